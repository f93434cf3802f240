package packs

// ev lists functions of libev 4. A loop, and the watchers that are started in it, are for one thread at a time, but for
// ev_async_send. Whoever runs the loop calls what is in the watchers, where programs put it themselves: in element 3
// where pointers have eight bytes, and 4 where they have four.
//
// Of a loop, 1 are its watchers, 2 what ev_once was given (1 the function, 2 the argument), 5 belongs to the user.
func ev() []model {
	run := []step{use("$1"), many(
		eachCall("$1[1]", "it[3]", "$1", "it", "nondet"),
		eachCall("$1[1]", "it[4]", "$1", "it", "nondet"),
		eachCall("$1[2]", "it[1]", "nondet", "it[2]"))}
	watch := func(kinds ...string) (start, stop string) {
		for _, k := range kinds {
			start += " ev_" + k + "_start"
			stop += " ev_" + k + "_stop"
		}
		return start, stop
	}
	start, stop := watch("io", "timer", "periodic", "signal", "child", "stat", "idle", "prepare", "check", "fork", "cleanup", "embed",
		"async")
	started := []step{use("$1"), update("$2", "8"), keep("&$1[1]", "$2")}
	return []model{
		ptr("ev_default_loop", "", either(way("&file:ev_default_loop"), way("null"))),
		ptr("ev_loop_new", "new", made("ev_loop")),
		void("ev_loop_destroy", append(run, free("$1"))...),
		num("ev_run", run...),
		void("ev_invoke_pending", run...),
		void(`ev_loop_fork ev_now_update ev_break ev_ref ev_unref ev_verify ev_set_io_collect_interval ev_set_timeout_collect_interval
			ev_suspend ev_resume ev_feed_fd_event ev_feed_signal_event`, use("$1")),
		num("ev_now ev_backend ev_iteration ev_depth ev_pending_count", look("$1")),
		void("ev_set_userdata", use("$1"), store("&$1[5]", "$2")),
		ptr("ev_userdata", "$1[5]", look("$1")),
		void(start+" ev_timer_again ev_periodic_again", started...),
		void("ev_feed_event", started...),
		void(stop+" ev_stat_stat ev_embed_sweep", use("$1"), update("$2", "8")),
		num("ev_timer_remaining ev_clear_pending", use("$1"), update("$2", "8")),
		void("ev_invoke", use("$1"), maybe(eachCall("$2", "it[3]", "$1", "it", "nondet"), eachCall("$2", "it[4]", "$1", "it", "nondet"))),
		void("ev_once", use("$1"), sure("ev_once"), store("&new[1]", "$5"), store("&new[2]", "$6"), keep("&$1[2]", "new")),
		// It is for all threads.
		void("ev_async_send"),
		void("ev_feed_signal ev_sleep"),
		num("ev_version_major ev_version_minor ev_supported_backends ev_recommended_backends ev_embeddable_backends ev_time"),
	}
}
