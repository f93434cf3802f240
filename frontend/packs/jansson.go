package packs

// jansson lists functions of Jansson 2. Values may be read by several threads, as long as none changes them; counting a
// reference changes a value. Of a value, 2 is what it holds: itself, if it comes from a text. Its own text lies at 8.
func jansson() []model {
	fresh := []step{step{Do: "alloc", Args: []arg{"nondet"}, Name: "json"}, when("new", write("new"))}
	tree := append(append([]step{}, fresh...), when("new", keep("&new[2]", "new")))
	with := func(ss []step, more ...step) []step { return append(append([]step{}, more...), ss...) }
	found := either(way("$1[2]"), way("null"))
	failed := func(e arg) step { return when(e, write(e)) }
	return []model{
		ptr("json_object json_array json_integer json_real json_true json_false json_null", "new", fresh...),
		ptr("json_string json_string_nocheck", "new", with(fresh, text("$1"))...),
		ptr("json_stringn json_stringn_nocheck", "new", with(fresh, read("$1", "$2"))...),
		ptr("json_incref", "$1", use("$1")),
		void("json_decref json_delete", use("$1")),
		num("json_object_size json_array_size json_string_length json_integer_value json_real_value json_number_value", look("$1")),
		ptr("json_object_get", "", look("$1"), text("$2"), found),
		ptr("json_object_getn", "", look("$1"), read("$2", "$3"), found),
		ptr("json_array_get", "", look("$1"), found),
		ptr("json_string_value", "", look("$1"), either(way("&$1[8]"), way("null"))),
		num("json_object_set_new json_object_set_new_nocheck json_object_set json_object_set_nocheck", use("$1"),
			text("$2"), use("$3"), keep("&$1[2]", "$3")),
		num("json_object_del", use("$1"), text("$2")),
		num("json_object_clear json_array_clear json_array_remove json_integer_set json_real_set", use("$1")),
		num(`json_object_update json_object_update_existing json_object_update_missing json_array_extend json_object_update_new
			json_object_update_existing_new json_object_update_missing_new`, use("$1"), use("$2"), keep("&$1[2]", "$2[2]")),
		num("json_array_set json_array_set_new json_array_insert json_array_insert_new", use("$1"), use("$3"), keep("&$1[2]", "$3")),
		num("json_array_append json_array_append_new", use("$1"), use("$2"), keep("&$1[2]", "$2")),
		num("json_string_set json_string_set_nocheck", use("$1"), text("$2"), write("&$1[8]", "8")),
		// What walks over an object is the object; so is a key.
		ptr("json_object_iter", "", look("$1"), either(way("$1"), way("null"))),
		ptr("json_object_iter_at", "", look("$1"), text("$2"), either(way("$1"), way("null"))),
		ptr("json_object_iter_next", "", look("$1"), look("$2"), either(way("$1"), way("null"))),
		ptr("json_object_iter_key json_object_key_to_iter", "$1", look("$1")),
		ptr("json_object_iter_value", "", look("$1"), found),
		num("json_object_iter_set json_object_iter_set_new", use("$1"), use("$2"), use("$3"), keep("&$1[2]", "$3")),
		num("json_equal", look("$1"), look("$2")),
		ptr("json_copy json_deep_copy", "new",
			with(append(append([]step{}, fresh...), when("new", keep("&new[2]", "new"), keep("&new[2]", "$1[2]"))), use("$1"))...),
		ptr("json_loads", "new", with(tree, text("$1"), failed("$3"))...),
		ptr("json_loadb", "new", with(tree, read("$1", "$2"), failed("$4"))...),
		ptr("json_loadf", "new", with(tree, update("$1"), failed("$3"))...),
		ptr("json_loadfd", "new", with(tree, failed("$3"))...),
		ptr("json_load_file", "new", with(tree, path("$1"), failed("$3"))...),
		ptr("json_load_callback", "new", with(tree, data("json_buffer"), calls("$1", "new", "nondet", "$2"), failed("$4"))...),
		ptr("json_dumps", "new", use("$1"), step{Do: "alloc", Args: []arg{"nondet"}, Name: "json_dumps"}, when("new", receive("new",
			"nondet"))),
		num("json_dumpb", use("$1"), write("$2", "$3")),
		num("json_dumpf", use("$1"), update("$2")),
		num("json_dumpfd", use("$1")),
		num("json_dump_file", use("$1"), path("$2")),
		num("json_dump_callback", use("$1"), data("json_buffer"), calls("$2", "new", "nondet", "$3")),
		void("json_object_seed"),
		num("jansson_version_cmp"),
		ptr("jansson_version_str", "&file:jansson"),
	}
}
