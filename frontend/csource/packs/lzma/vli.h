#ifndef _MAYRUN_PACK_LZMA_VLI_H
#define _MAYRUN_PACK_LZMA_VLI_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_VLI_MAX (UINT64_MAX / 2)
#define LZMA_VLI_UNKNOWN UINT64_MAX
#define LZMA_VLI_BYTES_MAX 9
#define LZMA_VLI_C(n) UINT64_C(n)
typedef uint64_t lzma_vli;
#define lzma_vli_is_valid(vli) ((vli) <= LZMA_VLI_MAX || (vli) == LZMA_VLI_UNKNOWN)
extern lzma_ret lzma_vli_encode(lzma_vli vli, size_t *vli_pos, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_vli_decode(lzma_vli *vli, size_t *vli_pos, const uint8_t *in, size_t *in_pos, size_t in_size);
extern uint32_t lzma_vli_size(lzma_vli vli);
extern LZMA_API(lzma_ret) lzma_vli_encode(lzma_vli vli, size_t *vli_pos, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_vli_decode(lzma_vli *vli, size_t *vli_pos, const uint8_t *in, size_t *in_pos, size_t in_size) lzma_nothrow;
extern LZMA_API(uint32_t) lzma_vli_size(lzma_vli vli) lzma_nothrow lzma_attr_pure;
#endif
