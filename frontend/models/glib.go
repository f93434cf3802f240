package models

import "github.com/mayrun-dev/mayrun/cfg"

// glib lists the functions of GLib for threads. A GThread is an object that holds the identifier.
// A GRecMutex that is all zero needs no initialisation, and is recursive: its kind says so.
func glib() []Model {
	try := func(k cfg.LockKind, shared bool) []Step {
		return steps(either(way("1", lock(k, shared, true)), way("0", lockFail(k, shared, true))))
	}
	init := func(k cfg.LockKind) []Step { return steps(Step{Do: Init, Kind: k, Args: []Arg{"$1"}}) }
	clear := func(k cfg.LockKind) []Step { return steps(Step{Do: Destroy, Kind: k, Args: []Arg{"$1"}}) }
	made := func(size Arg, zero bool) Step {
		return Step{Do: Alloc, Args: []Arg{size}, Zero: zero, Sure: true, Name: "g_malloc"}
	}
	thread := Step{Do: Alloc, Args: []Arg{"64"}, Zero: true, Sure: true, Name: "g_thread_new"}
	create := do(Create, "new", "null", "$2", "$3")
	return []Model{
		{Name: "g_mutex_init", Type: "void", Steps: init(cfg.Mutex)},
		{Name: "g_mutex_clear", Type: "void", Steps: clear(cfg.Mutex)},
		{Name: "g_mutex_lock", Type: "void", Steps: steps(lock(cfg.Mutex, false, false))},
		{Name: "g_mutex_trylock", Type: "int", Steps: try(cfg.Mutex, false)},
		{Name: "g_mutex_unlock", Type: "void", Steps: steps(unlock(cfg.Mutex))},
		{Name: "g_rec_mutex_init", Type: "void", Steps: init(cfg.RecMutex)},
		{Name: "g_rec_mutex_clear", Type: "void", Steps: clear(cfg.RecMutex)},
		{Name: "g_rec_mutex_lock", Type: "void", Steps: steps(lock(cfg.RecMutex, false, false))},
		{Name: "g_rec_mutex_trylock", Type: "int", Steps: try(cfg.RecMutex, false)},
		{Name: "g_rec_mutex_unlock", Type: "void",
			Steps: steps(either(way("", unlock(cfg.RecMutex)), way("", Step{Do: UnlockFail, Args: []Arg{"$1"}, Kind: cfg.RecMutex})))},
		{Name: "g_rw_lock_init", Type: "void", Steps: init(cfg.RWLock)},
		{Name: "g_rw_lock_clear", Type: "void", Steps: clear(cfg.RWLock)},
		{Name: "g_rw_lock_reader_lock", Type: "void", Steps: steps(lock(cfg.RWLock, true, false))},
		{Name: "g_rw_lock_writer_lock", Type: "void", Steps: steps(lock(cfg.RWLock, false, false))},
		{Name: "g_rw_lock_reader_trylock", Type: "int", Steps: try(cfg.RWLock, true)},
		{Name: "g_rw_lock_writer_trylock", Type: "int", Steps: try(cfg.RWLock, false)},
		{Name: "g_rw_lock_reader_unlock g_rw_lock_writer_unlock", Type: "void", Steps: steps(unlock(cfg.RWLock))},
		{Name: "g_cond_init", Type: "void", Steps: init(cfg.CondVar)},
		{Name: "g_cond_clear", Type: "void", Steps: clear(cfg.CondVar)},
		{Name: "g_cond_wait", Type: "void", Steps: steps(Step{Do: Unlock, Args: []Arg{"$2"}},
			either(way("", do(CondWait, "$1")), way("")), Step{Do: Lock, Args: []Arg{"$2"}})},
		{Name: "g_cond_wait_until", Type: "int", Steps: steps(Step{Do: Unlock, Args: []Arg{"$2"}},
			either(way("1", do(CondWait, "$1")), way("1"), checked("0")), Step{Do: Lock, Args: []Arg{"$2"}})},
		{Name: "g_cond_signal", Type: "void", Steps: steps(do(Signal, "$1"))},
		{Name: "g_cond_broadcast", Type: "void", Steps: steps(do(Broadcast, "$1"))},
		{Name: "g_thread_new", Type: "ptr", Steps: steps(do(Read, "$1"), thread, create), Result: "new"},
		{Name: "g_thread_try_new", Type: "ptr", Steps: steps(do(Read, "$1"), thread,
			either(way("new", create), way("null", do(Store, "$4", "nondet"))))},
		{Name: "g_thread_join", Type: "ptr", Steps: steps(do(Join, "*$1", "&got")), Result: "got"},
		{Name: "g_thread_exit", Type: "void", Steps: steps(do(ThreadExit, "$1")), NoReturn: true, Feature: EarlyEnds},
		// A pool's threads call its function with what is pushed. Nothing is known to have ended when the pool is freed.
		{Name: "g_thread_pool_new g_thread_pool_new_full", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"24"}, Zero: true, Sure: true,
			Name: "g_thread_pool_new"}, do(Store, "new", "$1"), do(Store, "&new[1]", "$2")), Result: "new"},
		{Name: "g_thread_pool_push", Type: "int", Steps: steps(Step{Do: Alloc, Args: []Arg{"24"}, Sure: true, Name: "g_thread_pool_push"},
			do(Store, "new", "*$1"), do(Store, "&new[1]", "$1[1]"), do(Store, "&new[2]", "$2"),
			do(Create, "null", "null", "&model:__mayrun_pool_run", "new")), Result: "nondet"},
		{Name: "__mayrun_pool_run", Type: "void", Steps: steps(do(Call, "*$1", "$1[2]", "$1[1]"))},
		{Name: "g_thread_pool_unprocessed g_thread_pool_set_max_threads g_thread_pool_get_max_threads g_thread_pool_get_num_threads",
			Type: "int", Steps: steps(do(Read, "$1", "8")), Result: "nondet"},
		{Name: "g_thread_pool_free", Type: "void", Steps: steps(do(Read, "$1", "8"))},
		{Name: "g_thread_unref g_thread_yield g_usleep", Type: "void"},
		// What is pushed escapes; what is popped may be anything that was pushed to any queue.
		{Name: "g_async_queue_push g_async_queue_push_unlocked g_async_queue_push_front", Type: "void", Steps: steps(do(SendAll, "$2"))},
		{Name: "g_async_queue_pop g_async_queue_try_pop g_async_queue_pop_unlocked g_async_queue_try_pop_unlocked g_async_queue_timeout_pop",
			Type:  "ptr",
			Steps: steps(do(Receive, "&got")), Result: "got"},
		// What the bundled header makes of g_once, whose control the program does not look at.
		{Name: "__mayrun_once_begin", Type: "int", Steps: steps(either(way("1", do(OnceBegin, "$1")), way("0", do(OnceWait, "$1"))))},
		{Name: "__mayrun_once_end", Type: "void", Steps: steps(do(OnceDone, "$1"))},
		{Name: "g_malloc", Type: "ptr", Steps: steps(made("$1", false)), Result: "new"},
		{Name: "g_malloc0", Type: "ptr", Steps: steps(made("$1", true)), Result: "new"},
		{Name: "g_malloc_n", Type: "ptr", Steps: steps(made("$1*$2", false)), Result: "new"},
		{Name: "g_malloc0_n", Type: "ptr", Steps: steps(made("$1*$2", true)), Result: "new"},
		{Name: "g_realloc", Type: "ptr", Steps: steps(do(Realloc, "$1", "$2")), Result: "new"},
		{Name: "g_free", Type: "void", Steps: steps(do(Free, "$1"))},
	}
}
