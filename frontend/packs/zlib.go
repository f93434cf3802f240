package packs

// zlib lists functions of zlib 1.2 and 1.3. A stream belongs to whoever uses it: the library orders nothing. What it
// keeps of a stream, it keeps behind the member state: here, memory of the program's allocator, headers and windows.
// Where the program gives no allocator, there is one of the library, which needs not be called here.
func zlib() []model {
	// alloc asks the allocator that a stream has for memory, which the state then is made of.
	alloc := when("$1->zalloc", many(do("call", "$1->zalloc", "$1->opaque", "nondet", "nondet"), maybe(store("&$1->state", "returned"))))
	state := when("$1->state", whole("$1->state"))
	written := func(members ...string) (ss []step) {
		for _, m := range members {
			ss = append(ss, store("&$1->"+m, "nondet"))
		}
		return ss
	}
	same := func(members ...string) (ss []step) {
		for _, m := range members {
			ss = append(ss, store("&$1->"+m, "$1->"+m))
		}
		return ss
	}
	all := func(parts ...[]step) (ss []step) {
		for _, p := range parts {
			ss = append(ss, p...)
		}
		return ss
	}
	one := func(ss ...step) []step { return ss }
	results := written("total_in", "total_out", "data_type", "adler", "msg")
	code := all(one(read("$1"), read("$1->next_in", "$1->avail_in"), write("$1->next_out", "$1->avail_out"), state,
		store("&$1->next_in", "$1->next_in+?"), store("&$1->next_out", "$1->next_out+?")), written("avail_in", "avail_out"), results, one(alloc))
	init := func(version arg) []step {
		return all(one(text(version), read("$1"), sure("zlib"), store("&$1->state", "new")),
			same("zalloc", "zfree", "opaque"), results, one(alloc))
	}
	reset := all(one(read("$1"), state), same("zalloc", "zfree", "opaque"), results, one(alloc))
	return []model{
		num("inflate deflate inflateSync deflateParams", code...),
		num("inflateInit_", init("$2")...),
		num("inflateInit2_ deflateInit_", init("$3")...),
		num("deflateInit2_", init("$7")...),
		num("inflateReset inflateReset2 deflateReset inflateResetKeep deflateResetKeep", reset...),
		num("inflateEnd deflateEnd inflateBackEnd", read("$1"), state,
			when("$1->zfree", many(do("call", "$1->zfree", "$1->opaque", "$1->state"))), store("&$1->state", "null"), store("&$1->msg",
				"nondet")),
		// The copy has a state of its own.
		num("inflateCopy deflateCopy", read("$2"), when("$2->state", deep("$2->state")), do("copy", "$1", "$2", "size:$1"),
			sure("zlib"), store("&$1->state", "new"), alloc),
		num("deflateSetDictionary inflateSetDictionary", read("$1"), read("$2", "$3"), store("&$1->adler", "nondet"), state, alloc),
		num("deflateGetDictionary inflateGetDictionary", read("$1"), write("$2"), out("$3")),
		num("deflateTune inflatePrime deflatePrime inflateUndermine inflateValidate", read("$1"), write("&$1->msg", "1"), state),
		num("inflateMark inflateSyncPoint inflateCodesUsed deflateBound", read("$1"), when("$1->state", read("$1->state"))),
		num("deflatePending", read("$1"), when("$1->state", read("$1->state")), out("$2"), out("$3")),
		// The header is used by later calls.
		num("inflateGetHeader deflateSetHeader", read("$1"), whole("$2"), keep("&$1->state", "$2")),
		num("inflateBackInit_", text("$4"), read("$1"), keep("&$1->state", "$3"), store("&$1->zalloc", "$1->zalloc"),
			store("&$1->zfree", "$1->zfree"), store("&$1->msg", "nondet"), alloc),
		// What it reads is where the first function says, and what it writes is in the window.
		num("inflateBack", read("$1"), read("$1->next_in", "$1->avail_in"),
			many(do("call", "$2", "$3", "&got"), when("got", read("got")), state, do("call", "$4", "$5", "$1->state", "nondet")),
			store("&$1->next_in", "$1->next_in+?"), store("&$1->avail_in", "nondet"), store("&$1->msg", "nondet")),

		num("compress compress2 uncompress", in("$2"), read("$3", "$4"), write("$1", "*$2"), store("$2", "nondet")),
		num("uncompress2", in("$2"), in("$4"), read("$3", "*$4"), write("$1", "*$2"), store("$2", "nondet"), store("$4", "nondet")),
		num("adler32 adler32_z crc32 crc32_z", read("$2", "$3")),
		num(`compressBound zlibCompileFlags adler32_combine adler32_combine64 crc32_combine crc32_combine64 crc32_combine_gen
			crc32_combine_gen64 crc32_combine_op`),
		ptr("zlibVersion zError get_crc_table", "&file:zlib"),

		// A file of this kind belongs to whoever uses it, too.
		ptr("gzopen gzopen64", "new", path("$1"), text("$2"), made("gzopen")),
		ptr("gzdopen", "new", text("$2"), made("gzopen")),
		num("gzread", update("$1"), receive("$2", "$3")),
		num("gzfread", update("$4"), receive("$1", "$2*$3")),
		num("gzwrite", update("$1"), send("$2", "$3")),
		num("gzfwrite", update("$4"), send("$1", "$2*$3")),
		num("gzputs", update("$1"), path("$2")),
		num("gzputc", update("$1"), do("sendall", "$2")),
		num("gzungetc", update("$2"), do("sendall", "$1")),
		model{Name: "gzgetc gzgetc_", Type: "int", Steps: one(update("$1")), Result: "received"},
		ptr("gzgets", "", update("$1"), receive("$2", "$3"), either(way("$2"), way("null"))),
		num("gzprintf", update("$1"), do("printf", "$2", "$3")),
		num("gzvprintf", update("$1"), do("vprintf", "$2", "$3")),
		num(`gzbuffer gzsetparams gzflush gzrewind gzeof gzdirect gzseek gzseek64 gztell gztell64 gzoffset gzoffset64`, update("$1")),
		void("gzclearerr", update("$1")),
		ptr("gzerror", "$1+?", update("$1"), out("$2")),
		num("gzclose gzclose_r gzclose_w", free("$1")),
	}
}
