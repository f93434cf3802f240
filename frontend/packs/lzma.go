package packs

// lzma lists functions of liblzma 5. A stream belongs to whoever uses it; what it keeps is behind the member
// internal. Its allocator may be called by any of these functions.
func lzma() []model {
	alloc := when("$1->allocator", many(
		call("$1->allocator->alloc", "$1->allocator->opaque", "nondet", "nondet"),
		keep("&$1->internal", "returned"),
		call("$1->allocator->free", "$1->allocator->opaque", "$1->internal"),
		when("$1->internal", update("$1->internal"))))
	coder := []step{read("$1"), sure("lzma"), store("&$1->internal", "new"), store("&$1->total_in", "nondet"),
		store("&$1->total_out", "nondet"), alloc}
	return []model{
		num("lzma_code", read("$1"), read("$1->next_in", "$1->avail_in"), write("$1->next_out", "$1->avail_out"),
			store("&$1->next_in", "$1->next_in+?"), store("&$1->avail_in", "nondet"), store("&$1->total_in", "nondet"),
			store("&$1->next_out", "$1->next_out+?"), store("&$1->avail_out", "nondet"), store("&$1->total_out", "nondet"),
			store("&$1->seek_pos", "nondet"), alloc),
		num("lzma_auto_decoder lzma_stream_decoder lzma_alone_decoder lzma_lzip_decoder lzma_microlzma_decoder lzma_easy_encoder", coder...),
		// The filters are read, and copied.
		num("lzma_raw_decoder lzma_raw_encoder lzma_alone_encoder lzma_microlzma_encoder lzma_stream_encoder lzma_filters_update",
			append([]step{deep("$2")}, coder...)...),
		void("lzma_end", read("$1"), alloc, store("&$1->internal", "null")),
		num("lzma_memusage lzma_memlimit_get lzma_get_check", read("$1")),
		num("lzma_memlimit_set", read("$1"), store("&$1->internal", "$1->internal")),
		void("lzma_get_progress", read("$1"), out("$2"), out("$3")),
		num("lzma_crc32 lzma_crc64", read("$1", "$2")),
		num("lzma_lzma_preset", write("$1")),
		num(`lzma_easy_encoder_memusage lzma_easy_decoder_memusage lzma_check_is_supported lzma_check_size lzma_version_number
			lzma_physmem lzma_cputhreads lzma_stream_buffer_bound lzma_block_buffer_bound lzma_filter_encoder_is_supported
			lzma_filter_decoder_is_supported lzma_mf_is_supported lzma_mode_is_supported`),
		ptr("lzma_version_string", "&file:lzma"),
	}
}
