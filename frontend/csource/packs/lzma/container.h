#ifndef _MAYRUN_PACK_LZMA_CONTAINER_H
#define _MAYRUN_PACK_LZMA_CONTAINER_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_PRESET_DEFAULT UINT32_C(6)
#define LZMA_PRESET_LEVEL_MASK UINT32_C(0x1F)
#define LZMA_PRESET_EXTREME (UINT32_C(1) << 31)
typedef struct { uint32_t flags; uint32_t threads; uint64_t block_size; uint32_t timeout; uint32_t preset; const lzma_filter *filters; lzma_check check; lzma_reserved_enum reserved_enum1; lzma_reserved_enum reserved_enum2; lzma_reserved_enum reserved_enum3; uint32_t reserved_int1; uint32_t reserved_int2; uint32_t reserved_int3; uint32_t reserved_int4; uint64_t memlimit_threading; uint64_t memlimit_stop; uint64_t reserved_int7; uint64_t reserved_int8; void *reserved_ptr1; void *reserved_ptr2; void *reserved_ptr3; void *reserved_ptr4; } lzma_mt;
extern uint64_t lzma_easy_encoder_memusage(uint32_t preset);
extern uint64_t lzma_easy_decoder_memusage(uint32_t preset);
extern lzma_ret lzma_easy_encoder(lzma_stream *strm, uint32_t preset, lzma_check check);
extern lzma_ret lzma_easy_buffer_encode(uint32_t preset, lzma_check check, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_stream_encoder(lzma_stream *strm, const lzma_filter *filters, lzma_check check);
extern uint64_t lzma_stream_encoder_mt_memusage(const lzma_mt *options);
extern lzma_ret lzma_stream_encoder_mt(lzma_stream *strm, const lzma_mt *options);
extern lzma_ret lzma_alone_encoder(lzma_stream *strm, const lzma_options_lzma *options);
extern size_t lzma_stream_buffer_bound(size_t uncompressed_size);
extern lzma_ret lzma_stream_buffer_encode(lzma_filter *filters, lzma_check check, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_microlzma_encoder(lzma_stream *strm, const lzma_options_lzma *options);
#define LZMA_TELL_NO_CHECK UINT32_C(0x01)
#define LZMA_TELL_UNSUPPORTED_CHECK UINT32_C(0x02)
#define LZMA_TELL_ANY_CHECK UINT32_C(0x04)
#define LZMA_IGNORE_CHECK UINT32_C(0x10)
#define LZMA_CONCATENATED UINT32_C(0x08)
#define LZMA_FAIL_FAST UINT32_C(0x20)
extern lzma_ret lzma_stream_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags);
extern lzma_ret lzma_stream_decoder_mt(lzma_stream *strm, const lzma_mt *options);
extern lzma_ret lzma_auto_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags);
extern lzma_ret lzma_alone_decoder(lzma_stream *strm, uint64_t memlimit);
extern lzma_ret lzma_lzip_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags);
extern lzma_ret lzma_stream_buffer_decode(uint64_t *memlimit, uint32_t flags, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_microlzma_decoder(lzma_stream *strm, uint64_t comp_size, uint64_t uncomp_size, lzma_bool uncomp_size_is_exact, uint32_t dict_size);
extern LZMA_API(uint64_t) lzma_easy_encoder_memusage(uint32_t preset) lzma_nothrow lzma_attr_pure;
extern LZMA_API(uint64_t) lzma_easy_decoder_memusage(uint32_t preset) lzma_nothrow lzma_attr_pure;
extern LZMA_API(lzma_ret) lzma_easy_encoder(lzma_stream *strm, uint32_t preset, lzma_check check) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_easy_buffer_encode(uint32_t preset, lzma_check check, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_stream_encoder(lzma_stream *strm, const lzma_filter *filters, lzma_check check) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(uint64_t) lzma_stream_encoder_mt_memusage(const lzma_mt *options) lzma_nothrow lzma_attr_pure;
extern LZMA_API(lzma_ret) lzma_stream_encoder_mt(lzma_stream *strm, const lzma_mt *options) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_alone_encoder(lzma_stream *strm, const lzma_options_lzma *options) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(size_t) lzma_stream_buffer_bound(size_t uncompressed_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_stream_buffer_encode(lzma_filter *filters, lzma_check check, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_microlzma_encoder(lzma_stream *strm, const lzma_options_lzma *options);
extern LZMA_API(lzma_ret) lzma_stream_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_decoder_mt(lzma_stream *strm, const lzma_mt *options) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_auto_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_alone_decoder(lzma_stream *strm, uint64_t memlimit) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_lzip_decoder(lzma_stream *strm, uint64_t memlimit, uint32_t flags) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_stream_buffer_decode(uint64_t *memlimit, uint32_t flags, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_microlzma_decoder(lzma_stream *strm, uint64_t comp_size, uint64_t uncomp_size, lzma_bool uncomp_size_is_exact, uint32_t dict_size);
#endif
