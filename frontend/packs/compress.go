package packs

// bzip2 lists functions of bzip2 1.0. A stream belongs to whoever uses it, as one of zlib; so does a file.
func bzip2() []model {
	alloc := when("$1->bzalloc", many(do("call", "$1->bzalloc", "$1->opaque", "nondet", "nondet"), keep("&$1->state", "returned")))
	state := when("$1->state", whole("$1->state"))
	totals := []step{store("&$1->total_in_lo32", "nondet"), store("&$1->total_in_hi32", "nondet"), store("&$1->total_out_lo32", "nondet"),
		store("&$1->total_out_hi32", "nondet")}
	code := append([]step{read("$1"), read("$1->next_in", "$1->avail_in"), write("$1->next_out", "$1->avail_out"), state,
		store("&$1->next_in", "$1->next_in+?"), store("&$1->next_out", "$1->next_out+?"),
		store("&$1->avail_in", "nondet"), store("&$1->avail_out", "nondet"), alloc}, totals...)
	init := append([]step{read("$1"), sure("bzip2"), store("&$1->state", "new"), store("&$1->bzalloc", "$1->bzalloc"),
		store("&$1->bzfree", "$1->bzfree"), alloc}, totals...)
	return []model{
		num("BZ2_bzCompressInit BZ2_bzDecompressInit", init...),
		num("BZ2_bzCompress BZ2_bzDecompress", code...),
		num("BZ2_bzCompressEnd BZ2_bzDecompressEnd", read("$1"), state,
			when("$1->bzfree", many(do("call", "$1->bzfree", "$1->opaque", "$1->state"))), store("&$1->state", "null")),
		num("BZ2_bzBuffToBuffCompress BZ2_bzBuffToBuffDecompress", in("$2"), read("$3", "$4"), write("$1", "*$2"), store("$2", "nondet")),
		// A file of the library works on a stream of the C library, which locks itself.
		ptr("BZ2_bzReadOpen", "new", out("$1"), read("$5", "$6"), made("BZ2_bzReadOpen"), when("new", store("&new[1]", "$2"))),
		ptr("BZ2_bzWriteOpen", "new", out("$1"), made("BZ2_bzWriteOpen"), when("new", store("&new[1]", "$2"))),
		num("BZ2_bzRead", out("$1"), use("$2"), receive("$3", "$4")),
		void("BZ2_bzWrite", out("$1"), use("$2"), send("$3", "$4")),
		void("BZ2_bzReadClose", out("$1"), free("$2")),
		void("BZ2_bzWriteClose", out("$1"), free("$2"), out("$4"), out("$5")),
		void("BZ2_bzWriteClose64", out("$1"), free("$2"), out("$4"), out("$5"), out("$6"), out("$7")),
		void("BZ2_bzReadGetUnused", out("$1"), use("$2"), store("$3", "$2+?"), out("$4")),
		ptr("BZ2_bzopen", "new", path("$1"), text("$2"), made("BZ2_bzopen")),
		ptr("BZ2_bzdopen", "new", text("$2"), made("BZ2_bzopen")),
		num("BZ2_bzread", use("$1"), receive("$2", "$3")),
		num("BZ2_bzwrite", use("$1"), send("$2", "$3")),
		num("BZ2_bzflush", use("$1")),
		void("BZ2_bzclose", free("$1")),
		ptr("BZ2_bzerror", "&file:bzip2", look("$1"), out("$2")),
		ptr("BZ2_bzlibVersion", "&file:bzip2"),
	}
}

// zstd lists functions of zstd 1.4 and 1.5. Contexts belong to whoever uses them; dictionaries are not changed once
// they are made, and may be used by several threads. What a context refers to is read by its later uses: 1 is a
// dictionary, 2 a prefix.
func zstd() []model {
	kept := func(c arg) []step {
		return []step{store("&got", c+"[1]"), when("got", look("got")), store("&got", c+"[2]"), when("got", read("got"))}
	}
	buffers := func(c arg, dst, src arg) []step { // ZSTD_outBuffer, ZSTD_inBuffer
		var ss []step
		ss = append(ss, use(c))
		if dst != "" {
			ss = append(ss, read(dst), write(dst+"->dst", dst+"->size"), store("&"+dst+"->pos", "nondet"))
		}
		if src != "" {
			ss = append(ss, read(src), read(src+"->src", src+"->size"), store("&"+src+"->pos", "nondet"))
		}
		return append(ss, kept(c)...)
	}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	context := with([]step{use("$1"), read("$4", "$5"), write("$2", "$3")}, kept("$1")...)
	return []model{
		num("ZSTD_compress ZSTD_decompress", read("$3", "$4"), write("$1", "$2")),
		ptr("ZSTD_createCCtx ZSTD_createDCtx ZSTD_createCStream ZSTD_createDStream", "new", made("ZSTD_context")),
		num("ZSTD_freeCCtx ZSTD_freeDCtx ZSTD_freeCStream ZSTD_freeDStream ZSTD_freeCDict ZSTD_freeDDict", free("$1")),
		num("ZSTD_compressCCtx ZSTD_decompressDCtx ZSTD_compress2", context...),
		num("ZSTD_compress_usingDict", with(context, read("$6", "$7"))...),
		num("ZSTD_decompress_usingDict", with(context, read("$6", "$7"))...),
		num("ZSTD_compress_usingCDict ZSTD_decompress_usingDDict", with(context, look("$6"))...),
		num("ZSTD_CCtx_setParameter ZSTD_DCtx_setParameter ZSTD_CCtx_setPledgedSrcSize ZSTD_CCtx_reset "+
			"ZSTD_DCtx_reset ZSTD_initCStream ZSTD_initDStream",
			use("$1")),
		num("ZSTD_CCtx_loadDictionary ZSTD_DCtx_loadDictionary", use("$1"), read("$2", "$3")),
		num("ZSTD_CCtx_refCDict ZSTD_DCtx_refDDict", use("$1"), keep("&$1[1]", "$2")),
		num("ZSTD_CCtx_refPrefix ZSTD_DCtx_refPrefix", use("$1"), keep("&$1[2]", "$2")),
		num("ZSTD_compressStream ZSTD_compressStream2 ZSTD_decompressStream", buffers("$1", "$2", "$3")...),
		num("ZSTD_flushStream ZSTD_endStream", buffers("$1", "$2", "")...),
		ptr("ZSTD_createCDict ZSTD_createDDict", "new", read("$1", "$2"), made("ZSTD_dictionary")),
		num("ZSTD_sizeof_CCtx ZSTD_sizeof_DCtx ZSTD_sizeof_CStream ZSTD_sizeof_DStream ZSTD_sizeof_CDict ZSTD_sizeof_DDict", look("$1")),
		num("ZSTD_getDictID_fromCDict ZSTD_getDictID_fromDDict", look("$1")),
		num("ZSTD_getDictID_fromDict ZSTD_getDictID_fromFrame ZSTD_getFrameContentSize ZSTD_getDecompressedSize "+
			"ZSTD_findFrameCompressedSize",
			read("$1", "$2")),
		num(`ZSTD_compressBound ZSTD_isError ZSTD_minCLevel ZSTD_maxCLevel ZSTD_defaultCLevel ZSTD_versionNumber
			ZSTD_CStreamInSize ZSTD_CStreamOutSize ZSTD_DStreamInSize ZSTD_DStreamOutSize ZSTD_getErrorCode`),
		ptr("ZSTD_getErrorName ZSTD_versionString ZSTD_getErrorString", "&file:zstd"),
		num("ZDICT_trainFromBuffer", read("$3"), read("$4"), write("$1", "$2")),
		num("ZDICT_isError"),
		ptr("ZDICT_getErrorName", "&file:zstd"),
	}
}
