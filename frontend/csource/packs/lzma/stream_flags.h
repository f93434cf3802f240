#ifndef _MAYRUN_PACK_LZMA_STREAM_FLAGS_H
#define _MAYRUN_PACK_LZMA_STREAM_FLAGS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_STREAM_HEADER_SIZE 12
typedef struct { uint32_t version; lzma_vli backward_size; lzma_check check; lzma_reserved_enum reserved_enum1; lzma_reserved_enum reserved_enum2; lzma_reserved_enum reserved_enum3; lzma_reserved_enum reserved_enum4; lzma_bool reserved_bool1; lzma_bool reserved_bool2; lzma_bool reserved_bool3; lzma_bool reserved_bool4; lzma_bool reserved_bool5; lzma_bool reserved_bool6; lzma_bool reserved_bool7; lzma_bool reserved_bool8; uint32_t reserved_int1; uint32_t reserved_int2; } lzma_stream_flags;
extern lzma_ret lzma_stream_header_encode(const lzma_stream_flags *options, uint8_t *out);
extern lzma_ret lzma_stream_footer_encode(const lzma_stream_flags *options, uint8_t *out);
extern lzma_ret lzma_stream_header_decode(lzma_stream_flags *options, const uint8_t *in);
extern lzma_ret lzma_stream_footer_decode(lzma_stream_flags *options, const uint8_t *in);
extern lzma_ret lzma_stream_flags_compare(const lzma_stream_flags *a, const lzma_stream_flags *b);
extern LZMA_API(lzma_ret) lzma_stream_header_encode(const lzma_stream_flags *options, uint8_t *out) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_footer_encode(const lzma_stream_flags *options, uint8_t *out) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_header_decode(lzma_stream_flags *options, const uint8_t *in) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_footer_decode(lzma_stream_flags *options, const uint8_t *in) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_flags_compare(const lzma_stream_flags *a, const lzma_stream_flags *b) lzma_nothrow lzma_attr_pure;
#endif
