package packs

import "github.com/mayrun-dev/mayrun/frontend/models"

// eventThreads is the feature of a program that makes libevent lock what it has.
const eventThreads models.Feature = "threads in libevent"

// libevent lists functions of libevent 2. Whoever runs a base runs the callbacks of the events that have been added
// to it, in the thread that runs it. Bases, events and buffers belong to whoever uses them, unless the program has
// called evthread_use_pthreads: then bases, and the events that are added to them, lock themselves.
//
// What is kept where: of a base, 1 are its events, 2 its bufferevents, 3 its listeners; of an event, 3 is the
// callback, 4 its argument, 8 the base, where struct event has them, too; of a bufferevent, 1 to 3 are the callbacks,
// 4 their argument, 5 and 6 its buffers, 7 the base; of a listener, 1 is the callback, 2 its argument, 3 the one for
// errors, 4 the base.
func libevent() []model {
	safe := func(ss ...step) step {
		return either(models.Branch{Steps: ss, Without: eventThreads}, way(""))
	}
	run := func(base arg) step { // a base that got holds
		return many(
			eachCall(base+"[1]", "it[3]", "nondet", "nondet", "it[4]"),
			eachCall(base+"[2]", "it[1]", "it", "it[4]"),
			eachCall(base+"[2]", "it[2]", "it", "it[4]"),
			eachCall(base+"[2]", "it[3]", "it", "nondet", "it[4]"),
			eachCall(base+"[3]", "it[1]", "it", "nondet", "&file:libevent", "nondet", "it[2]"),
			eachCall(base+"[3]", "it[3]", "it", "it[2]"))
	}
	current := store("&got", "*file:current_base")
	event := func(base, cb, data arg) []step { // makes $1 an event
		return []step{use("$1"), store("&$1[3]", cb), store("&$1[4]", data), store("&$1[8]", base), write("&$1[7]", "4")}
	}
	added := []step{safe(use("$1")), store("&got", "$1[8]"), when("got", safe(use("got")), hiddenKeep("&got[1]", "$1"))}
	once := func(base, cb, data arg) []step {
		return []step{sure("event_base_once"), store("&new[3]", cb), store("&new[4]", data), store("&got", base),
			when("got", safe(use("got")), hiddenKeep("&got[1]", "new"))}
	}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	listener := func(at ...step) []step {
		return append(at, made("evconnlistener"), when("new", store("&new[1]", "$2"), store("&new[2]", "$3"), store("&new[4]", "$1"),
			safe(use("$1")), hiddenKeep("&$1[3]", "new")))
	}
	return []model{
		ptr("event_base_new", "new", made("event_base")),
		ptr("event_base_new_with_config", "new", look("$1"), made("event_base")),
		ptr("event_init", "new", made("event_base"), step{Do: models.Store, Args: []arg{"&file:current_base", "new"}, Internal: true}),
		void("event_base_free event_base_free_nofinalize", free("$1")),
		num("event_reinit event_base_priority_init", use("$1")),
		num("event_base_dispatch event_base_loop", safe(use("$1")), run("$1")),
		num("event_dispatch event_loop", current, when("got", safe(use("got")), run("got"))),
		num("event_base_loopexit", safe(use("$1")), read("$2")),
		num("event_loopexit", read("$1"), current, when("got", safe(use("got")))),
		num("event_loopbreak event_priority_init", current, when("got", safe(use("got")))),
		num("event_base_loopbreak event_base_loopcontinue event_base_get_num_events event_base_get_max_events event_base_update_cache_time",
			safe(use("$1"))),
		num("event_base_got_exit event_base_got_break event_base_get_features event_base_get_npriorities", safe(look("$1"))),
		num("event_gettime_monotonic event_base_gettimeofday_cached", safe(look("$1")), out("$2")),
		ptr("event_base_get_method", "&file:libevent", look("$1")),
		ptr("event_get_method event_get_supported_methods event_get_version", "&file:libevent"),
		ptr("event_base_init_common_timeout", "&file:libevent", safe(use("$1")), read("$2")),
		ptr("event_base_get_running_event", "$1[1]", safe(look("$1"))),
		void("event_base_active_by_fd event_base_active_by_signal", safe(use("$1"))),
		void("event_base_dump_events", safe(look("$1")), update("$2")),
		num("event_base_foreach_event", safe(look("$1")), many(eachCall("$1[1]", "$2", "$1", "it", "$3"))),
		void("libevent_global_shutdown event_enable_debug_mode event_enable_debug_logging"),
		void("event_debug_unassign", use("$1")),
		num("event_get_version_number event_get_struct_event_size"),

		ptr("event_config_new", "new", made("event_config")),
		void("event_config_free", free("$1")),
		num("event_config_avoid_method", use("$1"), text("$2")),
		num("event_config_require_features event_config_set_flag event_config_set_num_cpus_hint", use("$1")),
		num("event_config_set_max_dispatch_interval", use("$1"), read("$2")),

		num("event_assign", event("$2", "$5", "$6")...),
		void("event_set", event("*file:current_base", "$4", "$5")...),
		ptr("event_new", "new", made("event_new"),
			when("new", store("&new[3]", "$4"), store("&new[4]", "$5"), write("&new[7]", "4"), store("&new[8]", "$1"))),
		num("event_base_set", use("$2"), store("&$2[8]", "$1")),
		num("event_base_once", append(once("$1", "$4", "$5"), read("$6"))...),
		num("event_once", append(once("*file:current_base", "$3", "$4"), read("$5"))...),
		num("event_add", with(added, read("$2"))...),
		void("event_active", added...),
		num("event_del event_del_noblock event_del_block event_remove_timer", safe(use("$1")), store("&got", "$1[8]"),
			when("got", safe(use("got")))),
		void("event_free", safe(use("$1")), free("$1")),
		num("event_priority_set", use("$1")),
		num("event_pending", safe(look("$1")), out("$3")),
		num("event_initialized event_get_fd event_get_events event_get_priority", look("$1")),
		ptr("event_get_base", "$1[8]", look("$1")),
		ptr("event_get_callback", "$1[3]", look("$1")),
		ptr("event_get_callback_arg", "$1[4]", look("$1")),
		void("event_get_assignment", look("$1"), store("$2", "$1[8]"), out("$3"), out("$4"), store("$5", "$1[3]"), store("$6", "$1[4]")),

		model{Name: "evthread_use_pthreads", Type: "int", Result: "nondet", Feature: eventThreads},
		num("evthread_make_base_notifiable", safe(use("$1"))),
		void("evthread_enable_lock_debugging evthread_enable_lock_debuging"),

		// Where there is a structure of it that the program may see, it finds the buffers wherever it looks.
		ptr("bufferevent_socket_new", "", sure("evbuffer"), store("&got", "new"), sure("bufferevent"), keep("&new[?]", "got"),
			store("&new[5]", "got"), store("&new[7]", "$1"), store("&got", "new"), sure("evbuffer"), keep("&got[?]", "new"),
			store("&got[6]", "new"), when("$1", safe(use("$1")), hiddenKeep("&$1[2]", "got")), either(way("got"), way("null"))),
		void("bufferevent_free", free("$1")),
		num("bufferevent_socket_connect", use("$1"), read("$2", "$3")),
		num("bufferevent_base_set", use("$2"), store("&$2[7]", "$1"), safe(use("$1")), hiddenKeep("&$1[2]", "$2")),
		void("bufferevent_setcb", use("$1"), store("&$1[1]", "$2"), store("&$1[2]", "$3"), store("&$1[3]", "$4"), store("&$1[4]", "$5")),
		void("bufferevent_getcb", look("$1"), store("$2", "$1[1]"), store("$3", "$1[2]"), store("$4", "$1[3]"), store("$5", "$1[4]")),
		num("bufferevent_write", use("$1"), send("$2", "$3")),
		num("bufferevent_read", use("$1"), receive("$2", "$3")),
		num("bufferevent_write_buffer bufferevent_read_buffer", use("$1"), use("$2")),
		ptr("bufferevent_get_input", "$1[5]", look("$1")),
		ptr("bufferevent_get_output", "$1[6]", look("$1")),
		ptr("bufferevent_get_base", "$1[7]", look("$1")),
		num(`bufferevent_enable bufferevent_disable bufferevent_setfd bufferevent_priority_set bufferevent_decref bufferevent_flush
			bufferevent_set_max_single_read bufferevent_set_max_single_write`, use("$1")),
		void("bufferevent_incref bufferevent_setwatermark bufferevent_trigger bufferevent_trigger_event", use("$1")),
		num(`bufferevent_getfd bufferevent_get_enabled bufferevent_get_priority bufferevent_socket_get_dns_error
			bufferevent_get_max_single_read bufferevent_get_max_single_write`, look("$1")),
		num("bufferevent_set_timeouts", use("$1"), read("$2"), read("$3")),
		num("bufferevent_getwatermark", look("$1"), out("$3"), out("$4")),

		ptr("evconnlistener_new", "new", listener()...),
		ptr("evconnlistener_new_bind", "new", listener(read("$6", "$7"))...),
		void("evconnlistener_free", free("$1")),
		num("evconnlistener_enable evconnlistener_disable", use("$1")),
		num("evconnlistener_get_fd", look("$1")),
		ptr("evconnlistener_get_base", "$1[4]", look("$1")),
		void("evconnlistener_set_cb", use("$1"), store("&$1[1]", "$2"), store("&$1[2]", "$3")),
		void("evconnlistener_set_error_cb", use("$1"), store("&$1[3]", "$2")),

		ptr("evbuffer_new", "new", made("evbuffer")),
		void("evbuffer_free", free("$1")),
		num("evbuffer_get_length evbuffer_get_contiguous_space", look("$1")),
		num("evbuffer_expand evbuffer_drain evbuffer_freeze evbuffer_unfreeze evbuffer_set_flags evbuffer_clear_flags evbuffer_add_file", use(
			"$1")),
		num("evbuffer_add evbuffer_prepend", use("$1"), send("$2", "$3")),
		num("evbuffer_remove evbuffer_copyout", use("$1"), receive("$2", "$3")),
		num("evbuffer_add_buffer evbuffer_prepend_buffer evbuffer_add_buffer_reference evbuffer_remove_buffer", use("$1"), use("$2")),
		num("evbuffer_write evbuffer_write_atmost evbuffer_read", use("$1")),
		num("evbuffer_add_printf", use("$1"), do("printf", "$2", "$3")),
		num("evbuffer_add_vprintf", use("$1"), do("vprintf", "$2", "$3")),
		ptr("evbuffer_readln", "new", use("$1"), out("$2"),
			step{Do: "alloc", Args: []arg{"nondet"}, Name: "evbuffer_readln"}, when("new", receive("new", "nondet"))),
		ptr("evbuffer_pullup", "", use("$1"), either(way("$1+?"), way("null"))),

		num(`evutil_make_socket_nonblocking evutil_make_socket_closeonexec evutil_make_listen_socket_reuseable
			evutil_make_listen_socket_reuseable_port evutil_make_listen_socket_ipv6only evutil_make_tcp_listen_socket_deferred
			evutil_closesocket evutil_secure_rng_init`),
		num("evutil_socketpair", write("$4", "8")),
		num("evutil_snprintf", do("printf", "$3", "$4"), step{Do: "write", Args: []arg{"$1", "$2"}, From: "text", Partial: true}),
		num("evutil_ascii_strcasecmp", text("$1"), text("$2")),
		num("evutil_ascii_strncasecmp", read("$1", "$3"), read("$2", "$3")),
		num("evutil_inet_pton", text("$2"), write("$3")),
		ptr("evutil_inet_ntop", "", read("$2"), write("$3", "$4"), either(way("$3"), way("null"))),
		num("evutil_parse_sockaddr_port", text("$1"), in("$3"), write("$2", "*$3"), store("$3", "nondet")),
		num("evutil_sockaddr_cmp", read("$1"), read("$2")),
		ptr("evutil_gai_strerror", "&file:libevent"),
		void("evutil_secure_rng_get_bytes", receive("$1", "$2")),
		void("evutil_secure_rng_add_bytes", read("$1", "$2")),
	}
}
