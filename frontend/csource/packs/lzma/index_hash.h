#ifndef _MAYRUN_PACK_LZMA_INDEX_HASH_H
#define _MAYRUN_PACK_LZMA_INDEX_HASH_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
typedef struct lzma_index_hash_s lzma_index_hash;
extern lzma_index_hash * lzma_index_hash_init(lzma_index_hash *index_hash, const lzma_allocator *allocator);
extern void lzma_index_hash_end(lzma_index_hash *index_hash, const lzma_allocator *allocator);
extern lzma_ret lzma_index_hash_append(lzma_index_hash *index_hash, lzma_vli unpadded_size, lzma_vli uncompressed_size);
extern lzma_ret lzma_index_hash_decode(lzma_index_hash *index_hash, const uint8_t *in, size_t *in_pos, size_t in_size);
extern lzma_vli lzma_index_hash_size(const lzma_index_hash *index_hash);
extern LZMA_API(lzma_index_hash *) lzma_index_hash_init(lzma_index_hash *index_hash, const lzma_allocator *allocator) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(void) lzma_index_hash_end(lzma_index_hash *index_hash, const lzma_allocator *allocator) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_index_hash_append(lzma_index_hash *index_hash, lzma_vli unpadded_size, lzma_vli uncompressed_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_index_hash_decode(lzma_index_hash *index_hash, const uint8_t *in, size_t *in_pos, size_t in_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_vli) lzma_index_hash_size(const lzma_index_hash *index_hash) lzma_nothrow lzma_attr_pure;
#endif
