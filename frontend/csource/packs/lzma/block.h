#ifndef _MAYRUN_PACK_LZMA_BLOCK_H
#define _MAYRUN_PACK_LZMA_BLOCK_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
typedef struct { uint32_t version; uint32_t header_size; lzma_check check; lzma_vli compressed_size; lzma_vli uncompressed_size; lzma_filter *filters; uint8_t raw_check[64]; void *reserved_ptr1; void *reserved_ptr2; void *reserved_ptr3; uint32_t reserved_int1; uint32_t reserved_int2; lzma_vli reserved_int3; lzma_vli reserved_int4; lzma_vli reserved_int5; lzma_vli reserved_int6; lzma_vli reserved_int7; lzma_vli reserved_int8; lzma_reserved_enum reserved_enum1; lzma_reserved_enum reserved_enum2; lzma_reserved_enum reserved_enum3; lzma_reserved_enum reserved_enum4; lzma_bool ignore_check; lzma_bool reserved_bool2; lzma_bool reserved_bool3; lzma_bool reserved_bool4; lzma_bool reserved_bool5; lzma_bool reserved_bool6; lzma_bool reserved_bool7; lzma_bool reserved_bool8; } lzma_block;
#define lzma_block_header_size_decode(b) (((uint32_t)(b) + 1) * 4)
extern lzma_ret lzma_block_header_size(lzma_block *block);
extern lzma_ret lzma_block_header_encode(const lzma_block *block, uint8_t *out);
extern lzma_ret lzma_block_header_decode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in);
extern lzma_ret lzma_block_compressed_size(lzma_block *block, lzma_vli unpadded_size);
extern lzma_vli lzma_block_unpadded_size(const lzma_block *block);
extern lzma_vli lzma_block_total_size(const lzma_block *block);
extern lzma_ret lzma_block_encoder(lzma_stream *strm, lzma_block *block);
extern lzma_ret lzma_block_decoder(lzma_stream *strm, lzma_block *block);
extern size_t lzma_block_buffer_bound(size_t uncompressed_size);
extern lzma_ret lzma_block_buffer_encode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_block_uncomp_encode(lzma_block *block, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_block_buffer_decode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern LZMA_API(lzma_ret) lzma_block_header_size(lzma_block *block) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_header_encode(const lzma_block *block, uint8_t *out) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_header_decode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_compressed_size(lzma_block *block, lzma_vli unpadded_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_vli) lzma_block_unpadded_size(const lzma_block *block) lzma_nothrow lzma_attr_pure;
extern LZMA_API(lzma_vli) lzma_block_total_size(const lzma_block *block) lzma_nothrow lzma_attr_pure;
extern LZMA_API(lzma_ret) lzma_block_encoder(lzma_stream *strm, lzma_block *block) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_decoder(lzma_stream *strm, lzma_block *block) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(size_t) lzma_block_buffer_bound(size_t uncompressed_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_block_buffer_encode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_uncomp_encode(lzma_block *block, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_block_buffer_decode(lzma_block *block, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow;
#endif
