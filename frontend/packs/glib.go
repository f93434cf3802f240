package packs

import "github.com/mayrun-dev/mayrun/frontend/models"

// glib lists functions of GLib beside those for threads that count everywhere (in package models). Its main loops are
// for all threads: whoever runs one calls what others have added to it, and so does whoever removes it.
//
// The callbacks of all contexts lie in one place, since a thread may have a context that others do not name. Of an
// entry, 0 is the argument, 1 the function, 3 what is called in the end.
//
// Containers have no models: they are for whoever owns them, as ordinary library code is. Nor has
// g_once_init_enter, whose control is the program's own variable.
func glib() []model {
	const sources = "&file:glib_sources"
	entry := func(f, data arg, more ...step) []step {
		return append([]step{sure("GSource"), store("&new[0]", data), store("&new[1]", f), store("&got", sources),
			hiddenKeep("&got[2]", "new")}, more...)
	}
	notified := func(f, data, end arg) []step { return entry(f, data, store("&new[3]", end)) }
	run := []step{store("&got", sources), many(eachCall("got[2]", "it[1]", "it[0]"), eachCall("got[2]", "it[3]", "it[0]"))}
	return []model{
		// A thread gets what it has set, and nobody knows here who it is.
		ptr("g_private_get", "", either(way("null"), way("$1[2]"))),
		void("g_private_set", hiddenKeep("&$1[2]", "$2"), when("$1[1]", maybe(do(models.AtExit, "$1[1]", "$2")))),
		void("g_private_replace", hiddenKeep("&$1[2]", "$2"), when("$1[1]", maybe(do(models.AtExit, "$1[1]", "$2")),
			maybe(call("$1[1]", "$1[2]")))),

		ptr("g_main_context_new", "new", sure("GMainContext")),
		ptr("g_main_context_default", sources),
		ptr("g_main_loop_new", "new", sure("GMainLoop")),
		void("g_main_loop_run", run...),
		num("g_main_context_iteration", run...),
		num("g_main_context_pending g_main_loop_is_running"),
		void(`g_main_loop_quit g_main_context_wakeup g_main_context_push_thread_default g_main_context_pop_thread_default
			g_main_loop_unref g_main_context_unref`),
		ptr("g_main_loop_ref g_main_context_ref", "$1"),
		ptr("g_main_loop_get_context", sources),
		num("g_timeout_add g_timeout_add_seconds", entry("$2", "$3")...),
		num("g_timeout_add_full", notified("$3", "$4", "$5")...),
		num("g_idle_add", entry("$1", "$2")...),
		num("g_idle_add_full", notified("$2", "$3", "$4")...),
		void("g_main_context_invoke", entry("$2", "$3", maybe(call("$2", "$3")))...),
		ptr("g_timeout_source_new g_idle_source_new", "new", sure("GSource")),
		void("g_source_set_callback", notified("$2", "$3", "$4")...),
		num("g_source_attach"),
		num("g_source_remove", store("&got", sources), many(eachCall("got[2]", "it[3]", "it[0]"))),
		void("g_source_destroy g_source_unref", store("&got", sources), many(eachCall("got[2]", "it[3]", "it[0]"))),
	}
}
