package packs

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// uv lists functions of libuv 1. A loop, and its handles and requests, are for the thread that runs it, but for
// uv_async_send; what uv_queue_work is given runs in another thread, and what comes after it in the loop.
//
// A callback is an entry that the loop has at 2, where its queue of handles is: 0 is the handle or the request, 1 to
// 6 the function, by its parameters. Where programs may look, things are where they expect them: 1 of a handle is its
// loop.
func uv() []model {
	// entry keeps a callback in the loop that is got.
	entry := func(slot, cb, of arg) []step {
		return []step{sure("uv_callback"), store("&new[0]", of), store("&new["+slot+"]", cb), when("got", hiddenKeep("&got[2]", "new"))}
	}
	with := func(parts ...[]step) (ss []step) {
		for _, p := range parts {
			ss = append(ss, p...)
		}
		return ss
	}
	one := func(ss ...step) []step { return ss }
	meet := func(h arg) step { return update("&"+h+"[2]", "4") } // the type of a handle, or the members behind it
	start := func(slot, cb arg) []step { return with(one(meet("$1"), store("&got", "$1[1]")), entry(slot, cb, "$1")) }
	request := func(handle, at, slot, cb arg) []step { // $1 is a request, and gets the handle
		return with(one(meet("$1"), meet(handle), store("&$1["+at+"]", handle), store("&got", handle+"[1]")), entry(slot, cb, "$1"))
	}
	bytes := func(b arg) step { return read(b + "->base") }
	init := one(meet("$1"), store("&$2[1]", "$1"), write("&$2[2]", "4"))
	return []model{
		ptr("uv_default_loop", "&file:uv_default_loop"),
		num("uv_loop_init", do(models.Set, "$1", "0", "size:$1")),
		ptr("uv_loop_new", "new", made("uv_loop")),
		num("uv_loop_close", meet("$1")),
		void("uv_loop_delete", free("$1")),
		// What is read goes where the program says.
		num("uv_run", meet("$1"), sure("uv_buf_t"), many(
			eachCall("$1[2]", "it[1]", "it[0]"),
			eachCall("$1[2]", "it[2]", "it[0]", "nondet"),
			eachCall("$1[2]", "it[3]", "it[0]", "nondet", "nondet"),
			eachCall("$1[2]", "it[5]", "it[0]", "nondet", "new"),
			when("new[0]", write("new[0]")),
			eachCall("$1[2]", "it[4]", "it[0]", "nondet", "new"),
			eachCall("$1[2]", "it[6]", "it[0]", "&file:uv", "nondet", "nondet"))),
		void("uv_stop uv_update_time uv_ref uv_unref", meet("$1")),
		num(`uv_loop_alive uv_now uv_backend_fd uv_backend_timeout uv_is_active uv_is_closing uv_has_ref uv_is_readable uv_is_writable
			uv_handle_get_type`, read("&$1[2]", "4")),
		num(`uv_loop_size uv_handle_size uv_req_size uv_version uv_hrtime uv_os_getpid uv_os_getppid uv_available_parallelism
			uv_translate_sys_error uv_kill`),
		void("uv_sleep"),
		ptr("uv_strerror uv_err_name uv_version_string", "&file:uv"),
		ptr("uv_strerror_r uv_err_name_r", "$2", write("$2", "$3")),
		ptr("uv_handle_get_loop", "$1[1]"), ptr("uv_handle_get_data uv_req_get_data", "$1[0]"),
		void("uv_handle_set_data uv_req_set_data", store("&$1[0]", "$2")),
		void("uv_close", start("1", "$2")...),
		void("uv_walk", meet("$1"), many(eachCall("$1[2]", "$2", "it[0]", "$3"))),

		num(`uv_timer_init uv_idle_init uv_prepare_init uv_check_init uv_tcp_init uv_udp_init uv_signal_init uv_fs_event_init uv_tcp_init_ex
			uv_udp_init_ex uv_pipe_init uv_tty_init uv_poll_init uv_poll_init_socket`, init...),
		num("uv_timer_start uv_idle_start uv_prepare_start uv_check_start", start("1", "$2")...),
		num(`uv_timer_stop uv_timer_again uv_idle_stop uv_prepare_stop uv_check_stop uv_poll_stop uv_read_stop uv_signal_stop
			uv_fs_event_stop uv_udp_recv_stop uv_cancel`, meet("$1")),
		void("uv_timer_set_repeat", meet("$1")),
		num("uv_timer_get_repeat uv_timer_get_due_in", read("&$1[2]", "4")),
		num("uv_signal_start uv_signal_start_oneshot", start("2", "$2")...),
		num("uv_fs_event_start", with(one(path("$3")), start("6", "$2"))...),
		num("uv_poll_start", start("3", "$3")...),
		num("uv_async_init", with(init, one(store("&got", "$1")), entry("1", "$3", "$2"))...),
		// It is for all threads.
		num("uv_async_send"),

		num("uv_listen", start("2", "$3")...),
		num("uv_accept", meet("$1"), meet("$2")),
		num("uv_read_start", with(start("5", "$2"), entry("4", "$3", "$1"))...),
		num("uv_write", with(one(bytes("$3")), request("$2", "10", "2", "$5"))...),
		num("uv_try_write", meet("$1"), bytes("$2")),
		num("uv_shutdown", request("$2", "8", "2", "$3")...),
		num("uv_tcp_connect", with(one(read("$3")), request("$2", "9", "2", "$4"))...),
		void("uv_pipe_connect", with(one(path("$3")), request("$2", "9", "2", "$4"))...),
		num("uv_tcp_bind uv_udp_bind", meet("$1"), read("$2")),
		num("uv_pipe_bind", meet("$1"), path("$2")),
		num(`uv_tcp_open uv_tcp_nodelay uv_tcp_keepalive uv_tcp_simultaneous_accepts uv_udp_open uv_udp_set_broadcast
			uv_udp_set_ttl uv_pipe_open uv_stream_set_blocking uv_tty_set_mode`, meet("$1")),
		num("uv_tcp_getsockname uv_tcp_getpeername uv_udp_getsockname", read("&$1[2]", "4"), in("$3"), write("$2", "*$3"), store("$3",
			"nondet")),
		num("uv_ip4_addr uv_ip6_addr", text("$1"), write("$3")),
		num("uv_ip4_name uv_ip6_name", read("$1"), write("$2", "$3")),

		num("uv_queue_work", with(one(meet("$2"), store("&$2[8]", "$1"), do(models.Create, "null", "null", "$3", "$2"), store("&got", "$1")),
			entry("2", "$4", "$2"))...),
	}
}

// uvThreads lists what libuv has for threads: what POSIX has, with other results.
func uvThreads() []model {
	as := func(name, posix string) model {
		m := *models.Builtin().Lookup(posix)
		m.Name = name
		return m
	}
	create := func(name string, start, data arg) model {
		m := num(name, either(way("0", do(models.Create, "$1", "null", start, data)), models.Branch{Result: "-11", IfUsed: true}))
		m.Result = ""
		return m
	}
	tried := func(name string, kind cfg.LockKind, shared bool) model {
		lock := step{Do: models.Lock, Args: []arg{"$1"}, Kind: kind, Shared: shared, Try: true}
		fail := lock
		fail.Do = models.LockFail
		m := num(name, either(way("0", lock), way("-16", fail)))
		m.Result = ""
		return m
	}
	of := func(kind cfg.LockKind, s step) step { s.Kind = kind; return s }
	read := step{Do: models.Lock, Args: []arg{"$1"}, Kind: cfg.RWLock, Shared: true}
	wait := []step{do(models.Unlock, "$2"), either(way("", do(models.CondWait, "$1")), way("")), do(models.Lock, "$2")}
	serial := step{Do: models.BarrierWait, Args: []arg{"$1"}, Serial: true}
	meet := num("uv_barrier_wait", either(way("1", serial), way("0", do(models.BarrierWait, "$1"))))
	poll := num("uv_sem_trywait", either(way("0", step{Do: models.SemWait, Args: []arg{"$1"}, Try: true}), way("-11")))
	ex := create("uv_thread_create_ex", "$3", "$4")
	ex.Steps = append([]step{in("$2")}, ex.Steps...)
	meet.Result, poll.Result = "", ""
	return []model{
		create("uv_thread_create", "$2", "$3"),
		ex,
		num("uv_thread_join", do(models.Join, "*$1", "null")),
		num("uv_thread_equal", in("$1"), in("$2")),
		as("uv_thread_self", "pthread_self"),
		as("uv_once", "pthread_once"),
		num("uv_mutex_init", do(models.Init, "$1")),
		num("uv_mutex_init_recursive", do(models.Init, "$1", "c11:1")),
		void("uv_mutex_destroy", do(models.Destroy, "$1")),
		void("uv_mutex_lock", do(models.Lock, "$1")),
		void("uv_mutex_unlock", do(models.Unlock, "$1")),
		tried("uv_mutex_trylock", cfg.Mutex, false),
		num("uv_rwlock_init", of(cfg.RWLock, do(models.Init, "$1"))),
		void("uv_rwlock_destroy", of(cfg.RWLock, do(models.Destroy, "$1"))),
		void("uv_rwlock_rdlock", read),
		void("uv_rwlock_wrlock", of(cfg.RWLock, do(models.Lock, "$1"))),
		void("uv_rwlock_rdunlock uv_rwlock_wrunlock", of(cfg.RWLock, do(models.Unlock, "$1"))),
		tried("uv_rwlock_tryrdlock", cfg.RWLock, true),
		tried("uv_rwlock_trywrlock", cfg.RWLock, false),
		num("uv_cond_init", of(cfg.CondVar, do(models.Init, "$1"))),
		void("uv_cond_destroy", of(cfg.CondVar, do(models.Destroy, "$1"))),
		void("uv_cond_signal", do(models.Signal, "$1")),
		void("uv_cond_broadcast", do(models.Broadcast, "$1")),
		void("uv_cond_wait", wait...),
		num("uv_cond_timedwait", wait...),
		num("uv_sem_init", do(models.SemInit, "$1", "$2")),
		void("uv_sem_destroy", of(cfg.Semaphore, do(models.Destroy, "$1"))),
		void("uv_sem_post", do(models.SemPost, "$1")),
		void("uv_sem_wait", do(models.SemWait, "$1")),
		poll,
		num("uv_barrier_init", do(models.BarrierInit, "$1", "$2")),
		void("uv_barrier_destroy", of(cfg.BarrierObject, do(models.Destroy, "$1"))),
		meet,
	}
}
