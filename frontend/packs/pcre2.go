package packs

// pcre2 lists functions of PCRE2 10. What is compiled is not changed by matching; match data and contexts belong to
// whoever uses them. Of match data, 1 is the subject; of a match context, 1 is the callout and 2 its argument, 3
// gives a stack with the argument 4.
func pcre2() []model {
	wide := func(names ...string) (all string) {
		for _, n := range names {
			for _, w := range []string{"8", "16", "32"} {
				all += " pcre2_" + n + "_" + w
			}
		}
		return all
	}
	match := func(data, context arg) []step {
		return []step{look("$1"), read("$2"), update(data, "4"), write("&" + data + "[4]"), keep("&"+data+"[1]", "$2"),
			when(context, look(context), many(
				eachCall(context, "it[1]", "&file:pcre2", "it[2]"), eachCall(context, "it[3]", "it[4]")))}
	}
	data := []step{update("$1", "4"), when("$1[1]", read("$1[1]"))}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	text0 := []step{step{Do: "alloc", Args: []arg{"nondet"}, Name: "pcre2_substring"}, when("new", receive("new", "nondet"))}
	return []model{
		ptr(wide("compile"), "new", read("$1"), out("$4"), out("$5"), look("$6"), made("pcre2_code")),
		void(wide("code_free", "match_data_free", "match_context_free", "compile_context_free",
			"general_context_free", "jit_stack_free", "substring_free"), free("$1")),
		num(wide("jit_compile"), use("$1")),
		ptr(wide("code_copy", "code_copy_with_tables"), "new", look("$1"), made("pcre2_code")),
		ptr(wide("match_data_create"), "new", look("$2"), made("pcre2_match_data")),
		ptr(wide("match_data_create_from_pattern"), "new", look("$1"), look("$2"), made("pcre2_match_data")),
		ptr(wide("match_context_create", "compile_context_create"), "new", look("$1"), made("pcre2_context")),
		ptr(wide("jit_stack_create"), "new", look("$3"), made("pcre2_jit_stack")),
		void(wide("jit_stack_assign"), use("$1"), store("&$1[3]", "$2"), store("&$1[4]", "$3")),
		num(wide("set_callout"), use("$1"), store("&$1[1]", "$2"), store("&$1[2]", "$3")),
		num(wide("set_depth_limit", "set_heap_limit", "set_match_limit", "set_offset_limit", "set_recursion_limit", "set_bsr", "set_newline",
			"set_max_pattern_length", "set_parens_nest_limit", "set_compile_extra_options"), use("$1")),
		num(wide("match", "jit_match"), match("$6", "$7")...),
		num(wide("dfa_match"), with(match("$6", "$7"), write("$8", "$9*size:$8"))...),
		num(wide("get_ovector_count", "get_startchar", "get_match_data_size"), look("$1")),
		ptr(wide("get_ovector_pointer"), "&$1[4]", look("$1")),
		ptr(wide("get_mark"), "", look("$1"), either(way("&file:pcre2"), way("null"))),
		num(wide("pattern_info"), look("$1"), when("$3", write("$3", "4"), keep("$3", "$1+?"))),
		num(wide("config"), write("$2")),
		num(wide("get_error_message"), write("$2", "$3")),
		num(wide("substring_copy_bynumber"), with(data, in("$4"), write("$3"), store("$4", "nondet"))...),
		num(wide("substring_copy_byname"), with(data, read("$2"), in("$4"), write("$3"), store("$4", "nondet"))...),
		num(wide("substring_get_bynumber"), with(data, with(text0, keep("$3", "new"), out("$4"))...)...),
		num(wide("substring_get_byname"), with(data, with(text0, read("$2"), keep("$3", "new"), out("$4"))...)...),
		num(wide("substring_length_bynumber"), with(data, out("$3"))...),
		num(wide("substring_length_byname"), with(data, read("$2"), out("$3"))...),
		num(wide("substring_number_from_name"), look("$1"), read("$2")),
	}
}
