#ifndef _MAYRUN_PACK_LZMA_FILTER_H
#define _MAYRUN_PACK_LZMA_FILTER_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define LZMA_FILTERS_MAX 4
typedef struct { lzma_vli id; void *options; } lzma_filter;
extern lzma_bool lzma_filter_encoder_is_supported(lzma_vli id);
extern lzma_bool lzma_filter_decoder_is_supported(lzma_vli id);
extern lzma_ret lzma_filters_copy(const lzma_filter *src, lzma_filter *dest, const lzma_allocator *allocator);
extern void lzma_filters_free(lzma_filter *filters, const lzma_allocator *allocator);
extern uint64_t lzma_raw_encoder_memusage(const lzma_filter *filters);
extern uint64_t lzma_raw_decoder_memusage(const lzma_filter *filters);
extern lzma_ret lzma_raw_encoder(lzma_stream *strm, const lzma_filter *filters);
extern lzma_ret lzma_raw_decoder(lzma_stream *strm, const lzma_filter *filters);
extern lzma_ret lzma_filters_update(lzma_stream *strm, const lzma_filter *filters);
extern lzma_ret lzma_raw_buffer_encode(const lzma_filter *filters, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_raw_buffer_decode(const lzma_filter *filters, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_properties_size(uint32_t *size, const lzma_filter *filter);
extern lzma_ret lzma_properties_encode(const lzma_filter *filter, uint8_t *props);
extern lzma_ret lzma_properties_decode(lzma_filter *filter, const lzma_allocator *allocator, const uint8_t *props, size_t props_size);
extern lzma_ret lzma_filter_flags_size(uint32_t *size, const lzma_filter *filter);
extern lzma_ret lzma_filter_flags_encode(const lzma_filter *filter, uint8_t *out, size_t *out_pos, size_t out_size);
extern lzma_ret lzma_filter_flags_decode(lzma_filter *filter, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size);
#define LZMA_STR_ALL_FILTERS UINT32_C(0x01)
#define LZMA_STR_NO_VALIDATION UINT32_C(0x02)
#define LZMA_STR_ENCODER UINT32_C(0x10)
#define LZMA_STR_DECODER UINT32_C(0x20)
#define LZMA_STR_GETOPT_LONG UINT32_C(0x40)
#define LZMA_STR_NO_SPACES UINT32_C(0x80)
extern const char * lzma_str_to_filters(const char *str, int *error_pos, lzma_filter *filters, uint32_t flags, const lzma_allocator *allocator);
extern lzma_ret lzma_str_from_filters(char **str, const lzma_filter *filters, uint32_t flags, const lzma_allocator *allocator);
extern lzma_ret lzma_str_list_filters(char **str, lzma_vli filter_id, uint32_t flags, const lzma_allocator *allocator);
extern LZMA_API(lzma_bool) lzma_filter_encoder_is_supported(lzma_vli id) lzma_nothrow lzma_attr_const;
extern LZMA_API(lzma_bool) lzma_filter_decoder_is_supported(lzma_vli id) lzma_nothrow lzma_attr_const;
extern LZMA_API(lzma_ret) lzma_filters_copy(const lzma_filter *src, lzma_filter *dest, const lzma_allocator *allocator) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(void) lzma_filters_free(lzma_filter *filters, const lzma_allocator *allocator) lzma_nothrow;
extern LZMA_API(uint64_t) lzma_raw_encoder_memusage(const lzma_filter *filters) lzma_nothrow lzma_attr_pure;
extern LZMA_API(uint64_t) lzma_raw_decoder_memusage(const lzma_filter *filters) lzma_nothrow lzma_attr_pure;
extern LZMA_API(lzma_ret) lzma_raw_encoder(lzma_stream *strm, const lzma_filter *filters) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_raw_decoder(lzma_stream *strm, const lzma_filter *filters) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_filters_update(lzma_stream *strm, const lzma_filter *filters) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_raw_buffer_encode(const lzma_filter *filters, const lzma_allocator *allocator, const uint8_t *in, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_raw_buffer_decode(const lzma_filter *filters, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_properties_size(uint32_t *size, const lzma_filter *filter) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_properties_encode(const lzma_filter *filter, uint8_t *props) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_properties_decode(lzma_filter *filter, const lzma_allocator *allocator, const uint8_t *props, size_t props_size) lzma_nothrow;
extern LZMA_API(lzma_ret) lzma_filter_flags_size(uint32_t *size, const lzma_filter *filter) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_filter_flags_encode(const lzma_filter *filter, uint8_t *out, size_t *out_pos, size_t out_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_filter_flags_decode(lzma_filter *filter, const lzma_allocator *allocator, const uint8_t *in, size_t *in_pos, size_t in_size) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(const char *) lzma_str_to_filters(const char *str, int *error_pos, lzma_filter *filters, uint32_t flags, const lzma_allocator *allocator) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_str_from_filters(char **str, const lzma_filter *filters, uint32_t flags, const lzma_allocator *allocator) lzma_nothrow lzma_attr_warn_unused_result;
extern LZMA_API(lzma_ret) lzma_str_list_filters(char **str, lzma_vli filter_id, uint32_t flags, const lzma_allocator *allocator) lzma_nothrow lzma_attr_warn_unused_result;
#endif
