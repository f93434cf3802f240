package packs

// sqlite lists functions of SQLite 3 in its usual mode, in which connections and statements lock themselves. What
// belongs to a connection or a statement and is handed out, such as the text of a column, is written by later calls.
//
// What is kept where, of a connection: 1 to 3 are functions of SQL with what belongs to them in 4, 5 handles what is
// busy with the argument 6; of a statement: 1 is what is bound, 2 the connection. At 12 is the mutex of a connection,
// behind element 48 are texts.
func sqlite() []model {
	locked := func(o arg, ss ...step) []step { // the object lies in the library: its lock is at its beginning
		return append(append([]step{do("lock", o)}, ss...), do("unlock", o))
	}
	texts := func(o arg) step { return do("write", "&"+o+"[48]", "4096") }
	with := func(parts ...[]step) (ss []step) {
		for _, p := range parts {
			ss = append(ss, p...)
		}
		return ss
	}
	one := func(ss ...step) []step { return ss }
	values := func(x arg) []step { return one(sure("sqlite3_value"), keep("&new[?]", x)) }
	// What statements of a connection that got holds call.
	run := with(values("got"), one(many(
		eachCall("got", "it[1]", "it", "nondet", "new"),
		eachCall("got", "it[2]", "it", "nondet", "new"),
		eachCall("got", "it[3]", "it"),
		eachCall("got", "it[5]", "it[6]", "nondet"))))
	step0 := with(locked("$1", texts("$1")), one(when("$1[1]", read("$1[1]")), store("&got", "$1[2]")),
		one(when("got", append(locked("got", texts("got")), run...)...)))
	prepare := func(to, tail arg) []step {
		return with(one(text("$2")), locked("$1", texts("$1")), one(made("sqlite3_stmt"), when("new", store("&new[2]", "$1")), store(to,
			"new"),
			when(tail, store(tail, "$2+?"))))
	}
	bound := with(one(eachCall("$3", "$5", "$3"), read("$3"),
		cond("$5>=0", ways(way("", keep("&$1[1]", "$3")), way("")))), locked("$1", texts("$1")))
	given := one(read("$2"), eachCall("$2", "$4", "$2"))
	open := with(one(path("$1"), made("sqlite3"), when("new", do("init", "&new[12]", "c11:1")), store("$2", "new")))
	function := with(one(text("$2")),
		locked("$1", texts("$1"), hiddenKeep("&$1[4]", "$5"), hiddenKeep("&$1[1]", "$6"), hiddenKeep("&$1[2]", "$7"),
			hiddenKeep("&$1[3]", "$8")))
	return []model{
		num("sqlite3_open", open...),
		num("sqlite3_open_v2", append(open, text("$4"))...),
		num("sqlite3_close sqlite3_close_v2 sqlite3_finalize", free("$1")),
		num("sqlite3_prepare sqlite3_prepare_v2", prepare("$4", "$5")...),
		num("sqlite3_prepare_v3", prepare("$5", "$6")...),
		num("sqlite3_step sqlite3_reset", step0...),
		num("sqlite3_exec", with(one(text("$2")), locked("$1", texts("$1")), one(store("&got", "$1")), run, values("&file:sqlite"),
			one(calls("$3", "$4", "nondet", "new", "new"), step{Do: "alloc", Args: []arg{"nondet"}, Name: "sqlite3_exec"},
				when("new", receive("new", "nondet")), store("$5", "new")))...),
		num("sqlite3_bind_text sqlite3_bind_blob", bound...),
		num(`sqlite3_bind_int sqlite3_bind_int64 sqlite3_bind_double sqlite3_bind_null sqlite3_bind_zeroblob sqlite3_clear_bindings`,
			locked("$1", texts("$1"))...),
		num("sqlite3_bind_parameter_index", append(locked("$1"), text("$2"))...),
		num(`sqlite3_bind_parameter_count sqlite3_column_count sqlite3_data_count sqlite3_stmt_readonly sqlite3_stmt_busy`, locked("$1")...),
		num(`sqlite3_column_int sqlite3_column_int64 sqlite3_column_double sqlite3_column_type sqlite3_column_bytes`, locked("$1")...),
		ptr("sqlite3_column_text sqlite3_column_blob", "", with(locked("$1", texts("$1")), one(either(way("&$1[48]"), way("null"))))...),
		ptr("sqlite3_column_value", "$1", locked("$1")...),
		ptr("sqlite3_column_name sqlite3_column_decltype sqlite3_column_table_name sqlite3_bind_parameter_name sqlite3_sql", "&file:sqlite", locked(
			"$1")...),
		ptr("sqlite3_db_handle", "$1[2]", locked("$1")...),
		ptr("sqlite3_errmsg", "&$1[48]", locked("$1")...),
		ptr("sqlite3_errstr sqlite3_libversion sqlite3_sourceid", "&file:sqlite"),
		num(`sqlite3_errcode sqlite3_extended_errcode sqlite3_changes sqlite3_changes64 sqlite3_total_changes
			sqlite3_last_insert_rowid sqlite3_get_autocommit sqlite3_extended_result_codes sqlite3_busy_timeout
			sqlite3_limit sqlite3_system_errno sqlite3_db_release_memory sqlite3_db_cacheflush
			sqlite3_enable_load_extension`, locked("$1")...),
		void("sqlite3_interrupt sqlite3_set_last_insert_rowid", locked("$1")...),
		num("sqlite3_busy_handler", locked("$1", hiddenKeep("&$1[5]", "$2"), hiddenKeep("&$1[6]", "$3"))...),
		num("sqlite3_create_function", function...),
		// A function of SQL is given the connection, as if it were its context.
		ptr("sqlite3_user_data", "$1[4]", look("$1")),
		ptr("sqlite3_context_db_handle", "$1", look("$1")),
		num("sqlite3_value_int sqlite3_value_int64 sqlite3_value_double sqlite3_value_type sqlite3_value_bytes sqlite3_value_numeric_type", look(
			"$1")),
		ptr("sqlite3_value_text sqlite3_value_blob", "", look("$1"), either(way("&$1[48]"), way("null"))),
		void("sqlite3_result_int sqlite3_result_int64 sqlite3_result_double sqlite3_result_null "+
			"sqlite3_result_error_nomem sqlite3_result_error_code sqlite3_result_zeroblob",
			locked("$1", texts("$1"))...),
		void("sqlite3_result_value", look("$1"), look("$2")),
		void("sqlite3_result_text sqlite3_result_blob", with(locked("$1", texts("$1")), given)...),
		void("sqlite3_result_error", with(locked("$1", texts("$1")), one(read("$2")))...),

		ptr("sqlite3_db_mutex", "&$1[12]", locked("$1")...),
		ptr("sqlite3_mutex_alloc", "new", made("sqlite3_mutex"), when("new", do("init", "new", "c11:1"))),
		void("sqlite3_mutex_free", when("$1", do("destroy", "$1"), free("$1"))),
		void("sqlite3_mutex_enter", when("$1", do("lock", "$1"))),
		num("sqlite3_mutex_try", either(way("0", when("$1", step{Do: "lock", Args: []arg{"$1"}, Try: true})),
			way("5", step{Do: "lock-fail", Args: []arg{"$1"}, Try: true}))),
		void("sqlite3_mutex_leave", when("$1", do("unlock", "$1"))),

		num(`sqlite3_initialize sqlite3_shutdown sqlite3_threadsafe sqlite3_libversion_number sqlite3_sleep sqlite3_release_memory
			sqlite3_memory_used sqlite3_memory_highwater sqlite3_soft_heap_limit64 sqlite3_enable_shared_cache`),
		num("sqlite3_complete sqlite3_compileoption_used", text("$1")),
		void("sqlite3_randomness", receive("$2", "$1")),
		num("sqlite3_stricmp", text("$1"), text("$2")),
		num("sqlite3_strnicmp", read("$1", "$3"), read("$2", "$3")),
		ptr("sqlite3_malloc sqlite3_malloc64", "new", step{Do: "alloc", Args: []arg{"$1"}, Name: "sqlite3_malloc"}),
		ptr("sqlite3_realloc sqlite3_realloc64", "new", do("realloc", "$1", "$2")),
		void("sqlite3_free", free("$1")),
		ptr("sqlite3_mprintf", "new", do("printf", "$1", "$2"), step{Do: "alloc", Args: []arg{"nondet"}, Name: "sqlite3_mprintf"},
			when("new", step{Do: "write", Args: []arg{"new"}, From: "text"})),
		ptr("sqlite3_vmprintf", "new", do("vprintf", "$1", "$2"), step{Do: "alloc", Args: []arg{"nondet"}, Name: "sqlite3_mprintf"},
			when("new", step{Do: "write", Args: []arg{"new"}, From: "text"})),
		ptr("sqlite3_snprintf", "$2", do("printf", "$3", "$4"), step{Do: "write", Args: []arg{"$2", "$1"}, From: "text", Partial: true}),

		// Tables are arrays of texts, which belong to the program.
		num("sqlite3_get_table", with(one(text("$2")), locked("$1", texts("$1")), one(store("&got", "$1")), run,
			one(step{Do: "alloc", Args: []arg{"nondet"}, Name: "sqlite3_get_table"}, when("new", write("new")), store("&got", "new"),
				sure("sqlite3_get_table"), when("got", keep("&got[?]", "new")), store("$3", "got"), store("$4", "nondet"), store("$5",
					"nondet"),
				step{Do: "alloc", Args: []arg{"nondet"}, Name: "sqlite3_exec"}, when("new", receive("new", "nondet")), store("$6", "new")))...),
		void("sqlite3_free_table", free("$1")),

		ptr("sqlite3_backup_init", "new", with(one(text("$2"), text("$4")), locked("$1"), locked("$3"), one(made("sqlite3_backup")))...),
		num("sqlite3_backup_step", use("$1")),
		num("sqlite3_backup_remaining sqlite3_backup_pagecount", look("$1")),
		num("sqlite3_backup_finish", free("$1")),
	}
}
