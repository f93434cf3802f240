#ifndef _MAYRUN_PACK_LZMA_LZMA12_H
#define _MAYRUN_PACK_LZMA_LZMA12_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_FILTER_LZMA1 LZMA_VLI_C(0x4000000000000001)
#define LZMA_FILTER_LZMA1EXT LZMA_VLI_C(0x4000000000000002)
#define LZMA_FILTER_LZMA2 LZMA_VLI_C(0x21)
typedef enum { LZMA_MF_HC3 = 0x03, LZMA_MF_HC4 = 0x04, LZMA_MF_BT2 = 0x12, LZMA_MF_BT3 = 0x13, LZMA_MF_BT4 = 0x14 } lzma_match_finder;
extern lzma_bool lzma_mf_is_supported(lzma_match_finder match_finder);
typedef enum { LZMA_MODE_FAST = 1, LZMA_MODE_NORMAL = 2 } lzma_mode;
extern lzma_bool lzma_mode_is_supported(lzma_mode mode);
typedef struct { uint32_t dict_size; const uint8_t *preset_dict; uint32_t preset_dict_size; uint32_t lc; uint32_t lp; uint32_t pb; lzma_mode mode; uint32_t nice_len; lzma_match_finder mf; uint32_t depth; uint32_t ext_flags; uint32_t ext_size_low; uint32_t ext_size_high; uint32_t reserved_int4; uint32_t reserved_int5; uint32_t reserved_int6; uint32_t reserved_int7; uint32_t reserved_int8; lzma_reserved_enum reserved_enum1; lzma_reserved_enum reserved_enum2; lzma_reserved_enum reserved_enum3; lzma_reserved_enum reserved_enum4; void *reserved_ptr1; void *reserved_ptr2; } lzma_options_lzma;
#define lzma_set_ext_size(opt_lzma2,u64size) do { (opt_lzma2).ext_size_low = (uint32_t)(u64size); (opt_lzma2).ext_size_high = (uint32_t)((uint64_t)(u64size) >> 32); } while (0)
extern lzma_bool lzma_lzma_preset(lzma_options_lzma *options, uint32_t preset);
extern LZMA_API(lzma_bool) lzma_mf_is_supported(lzma_match_finder match_finder) lzma_nothrow lzma_attr_const;
extern LZMA_API(lzma_bool) lzma_mode_is_supported(lzma_mode mode) lzma_nothrow lzma_attr_const;
extern LZMA_API(lzma_bool) lzma_lzma_preset(lzma_options_lzma *options, uint32_t preset) lzma_nothrow;
#endif
