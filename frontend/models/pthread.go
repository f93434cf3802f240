package models

import "github.com/mayrun-dev/mayrun/cfg"

// Error numbers of Linux.
const (
	eagain    = "11"
	ebusy     = "16"
	einval    = "22"
	enomem    = "12"
	erange    = "34"
	edeadlk   = "35"
	enotsup   = "95"
	etimedout = "110"

	eownerdead      = "130"
	enotrecoverable = "131"
)

// locking is a lock operation that waits.
func locking(k cfg.LockKind, shared bool, ok, deadlock string) []Step {
	ways := []Branch{way(ok, lock(k, shared, false)), checked(deadlock, lockFail(k, shared, false))}
	switch {
	case k == cfg.Mutex && ok == "0" && deadlock == edeadlk:
		ways = append(ways, checked(eagain, lockFail(k, shared, false)), checked(eownerdead, orphaned("$1", false)),
			gone(lost("$1")), above("$1"))
	case shared:
		ways = append(ways, checked(eagain, lockFail(k, shared, false)))
	}
	return steps(either(ways...))
}

// gone is the way of a robust mutex that is not usable any more, whatever the program does with the result.
func gone(s ...Step) Branch {
	return Branch{Steps: s, Result: enotrecoverable, IfUsed: true, Feature: RobustMutexes}
}

// above is the way of a mutex whose priority ceiling lies below the thread's priority, whatever the program does with
// the result.
func above(m Arg) Branch {
	return Branch{Steps: steps(Step{Do: LockFail, Args: []Arg{m}, Ceiling: true}), Result: einval, IfUsed: true, Feature: Ceilings}
}

// stack stores the address of a stack: that of a thread that runs, or what the program has said.
func stack(to Arg) Step {
	return either(way("", do(Store, to, "any")), way("", do(Receive, to, Arg("size:")+to)))
}

// trying is a lock operation that may give up.
func trying(k cfg.LockKind, shared bool, fail, other string) []Step {
	ways := []Branch{way("0", lock(k, shared, true)), way(fail, lockFail(k, shared, true)), checked(other, lockFail(k, shared, true))}
	if k == cfg.Mutex && other == "error" {
		ways = append(ways, checked(eownerdead, orphaned("$1", true)))
	}
	return steps(either(ways...))
}

// unlocking is an unlock that may find that the thread does not own the mutex.
func unlocking(k cfg.LockKind, fail Arg) []Step {
	return steps(either(way("0", unlock(k)), checked(fail, Step{Do: UnlockFail, Args: []Arg{"$1"}, Kind: k})))
}

// waiting releases the mutex, waits for a signal or wakes up without one, and locks again. Other results are
// the codes of a time-out.
func waiting(mutex, fail Arg, results ...Arg) []Step {
	wakes := []Branch{way("0", do(CondWait, "$1")), way("0")}
	for _, r := range results {
		wakes = append(wakes, checked(r))
	}
	wait := func(lock Step) []Step {
		return steps(Step{Do: Unlock, Args: []Arg{mutex}}, either(wakes...), lock)
	}
	plain := Step{Do: Lock, Args: []Arg{mutex}}
	quiet := func(lock Step) []Step {
		return steps(Step{Do: Unlock, Args: []Arg{mutex}}, either(way("", do(CondWait, "$1")), way("")), lock)
	}
	if fail != "error" { // a mutex of C11 is not robust
		return steps(either(Branch{Steps: wait(plain)}, checked(fail, Step{Do: UnlockFail, Args: []Arg{mutex}})))
	}
	return steps(either(
		Branch{Steps: wait(plain)},
		checked(fail, Step{Do: UnlockFail, Args: []Arg{mutex}}),
		checked(eownerdead, quiet(orphaned(mutex, false))...),
		gone(quiet(lost(mutex))...)))
}

// timedWaiting is waiting until a time that may be invalid: then nothing happens.
func timedWaiting(mutex, fail, timeout, invalid Arg) []Step {
	s := waiting(mutex, fail, timeout)
	s[0].Branches = append(s[0].Branches, kept(invalid))
	return s
}

// Attributes of threads, mutexes, … are read and written as a whole; their first bytes, where set-kind keeps
// what matters, stand for all of them.

// changed reads and writes attributes, of which nothing is remembered.
func changed(attributes Arg) Step { return do(SetKind, attributes, "kind:"+attributes) }

// looked is a look at an object of synchronisation that others may use at the same time.
func looked(object Arg) Step { return Step{Do: Read, Args: []Arg{object, "4"}, Atomic: true} }

// pthread lists the functions of <pthread.h>.
func pthread() []Model {
	none := []Step(nil)
	notYet := Step{Do: JoinFail, Args: []Arg{"$1"}, Try: true}
	return []Model{
		{Name: "pthread_create", Type: "int", Steps: steps(either(
			way("0", do(Create, "$1", "$2", "$3", "$4")),
			Branch{Result: "error", IfUsed: true, Assumption: "create-succeeds"}))},
		{Name: "clone __clone", Type: "int", Steps: steps(Step{Do: If, Args: []Arg{"$3&256"}, Branches: []Branch{ // CLONE_VM
			way("number", either(way("", do(Create, "null", "null", "$1", "$4")), way(""))), way("number")}})},
		{Name: "pthread_join", Type: "int", Steps: steps(either(way("0", do(Join, "$1", "$2")), checked("error", do(JoinFail, "$1"))))},
		{Name: "pthread_tryjoin_np", Type: "int", Steps: steps(either(way("0", do(Join, "$1", "$2")),
			way(ebusy, notYet), checked("error", do(JoinFail, "$1"))))},
		{Name: "pthread_timedjoin_np", Type: "int",
			Steps: steps(do(Read, "$3", "size:$3"),
				either(way("0", do(Join, "$1", "$2")), way(etimedout, notYet), checked(einval, notYet),
					checked("error", do(JoinFail, "$1"))))},
		{Name: "pthread_clockjoin_np", Type: "int",
			Steps: steps(do(Read, "$4", "size:$4"),
				either(way("0", do(Join, "$1", "$2")), way(etimedout, notYet), checked(einval, notYet),
					checked("error", do(JoinFail, "$1"))))},
		{Name: "pthread_exit", Type: "void", Steps: steps(do(ThreadExit, "$1")), NoReturn: true, Feature: EarlyEnds},
		{Name: "pthread_detach", Type: "int", Steps: certain(do(Detach, "$1"))},
		{Name: "pthread_self", Type: "size", Result: "self"},
		{Name: "pthread_equal", Type: "int", Result: "$1==$2"},
		{Name: "pthread_cancel", Type: "int", Steps: steps(do(Cancel, "$1")), Result: "nondet", Feature: EarlyEnds},
		{Name: "pthread_tryjoin pthread_setconcurrency pthread_getconcurrency pthread_yield pthread_setschedprio",
			Type: "int", Result: "nondet"},
		{Name: "pthread_sigqueue", Type: "int", Steps: steps(do(SendAll, "$3")), Result: "nondet"},
		{Name: "pthread_testcancel", Type: "void", Steps: none},
		{Name: "pthread_setcancelstate", Type: "int",
			Steps: certain(do(Store, "$2", "*file:cancelstate"), do(Store, "&file:cancelstate", "$1"))},
		{Name: "pthread_setcanceltype", Type: "int",
			Steps: certain(do(Store, "$2", "*file:canceltype"), do(Store, "&file:canceltype", "$1"))},
		{Name: "pthread_sigmask", Type: "int", Steps: steps(do(Send, "$2"), do(Receive, "$3"), either(masking("$1", "$2"), kept("error")))},
		{Name: "pthread_setname_np", Type: "int", Steps: steps(name("$2"), either(way("0"), checked(erange), kept("error")))},
		{Name: "pthread_getname_np", Type: "int", Steps: steps(either(way("0", do(Receive, "$2", "$3")), checked(erange), kept("error")))},
		{Name: "pthread_setaffinity_np", Type: "int", Steps: steps(do(Send, "$3", "$2")), Result: "nondet"},
		{Name: "pthread_getaffinity_np", Type: "int", Steps: steps(do(Receive, "$3", "$2")), Result: "nondet"},
		{Name: "pthread_setschedparam", Type: "int", Steps: steps(do(Read, "$3")), Result: "nondet"},
		{Name: "pthread_getschedparam", Type: "int", Steps: steps(do(Write, "$2", "size:$2"), do(Write, "$3")), Result: "nondet"},
		{Name: "pthread_getcpuclockid", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "pthread_atfork __register_atfork", Type: "int",
			Steps:  steps(handler("prepare", "$1"), handler("parent", "$2"), handler("child", "$3")),
			Result: "nondet", Feature: ForkHandlers},
		{Name: "pthread_usleep_np pthread_sleep_np pthread_delay_np", Type: "int", Result: "nondet"},

		{Name: "pthread_attr_init", Type: "int", Steps: exhaustible(do(SetKind, "$1", "0"))},
		{Name: "pthread_attr_destroy", Type: "int", Steps: certain(changed("$1"))},
		{Name: "pthread_attr_setdetachstate", Type: "int", Steps: certain(do(SetKind, "$1", "$2"))},
		{Name: "pthread_attr_getinheritsched pthread_attr_getschedpolicy pthread_attr_getscope", Type: "int",
			Steps: certain(do(Read, "$1", "4"), do(Write, "$2", "size:$2"))},
		{Name: "pthread_attr_getdetachstate", Type: "int", Steps: certain(do(Store, "$2", "kind:$1"))},
		{Name: "pthread_attr_getguardsize pthread_attr_getstacksize", Type: "int",
			Steps: certain(do(Read, "$1", "4"), do(Store, "$2", "nondet"))},
		{Name: "pthread_attr_getschedparam", Type: "int", Steps: certain(do(Read, "$1", "4"), do(Write, "$2"))},
		{Name: "pthread_attr_getstackaddr", Type: "int", Steps: certain(do(Read, "$1", "4"), stack("$2"))},
		{Name: "pthread_attr_getstack", Type: "int",
			Steps: certain(do(Read, "$1", "4"), stack("$2"), do(Store, "$3", "nondet"))},
		{Name: "pthread_attr_setschedparam", Type: "int", Steps: steps(changed("$1"), do(Read, "$2")), Result: "nondet"},
		{Name: "pthread_attr_setguardsize pthread_attr_setstacksize pthread_attr_setinheritsched " +
			"pthread_attr_setschedpolicy pthread_attr_setscope", Type: "int", Steps: steps(changed(
			"$1")), Result: "nondet"},
		// pthread_attr_getstack finds the address again, in the attributes or in those that a thread has got.
		{Name: "pthread_attr_setstackaddr pthread_attr_setstack", Type: "int", Steps: steps(changed("$1"), do(SendAll, "$2")), Result: "nondet"},
		{Name: "pthread_attr_setaffinity_np", Type: "int", Steps: steps(changed("$1"), do(Read, "$3", "$2")), Result: "nondet"},
		{Name: "pthread_attr_getaffinity_np", Type: "int", Steps: steps(do(Read, "$1", "4"), do(Write, "$3", "$2")), Result: "nondet"},
		{Name: "pthread_attr_setsigmask_np", Type: "int", Steps: steps(changed("$1"), do(Read, "$2"), do(Mask, "nondet")), Result: "nondet"},
		{Name: "pthread_attr_getsigmask_np", Type: "int", Steps: steps(do(Read, "$1", "4"), do(Write, "$2")), Result: "nondet"},
		{Name: "pthread_getattr_np", Type: "int", Steps: steps(do(SetKind, "$2", "nondet")), Result: "nondet"},
		{Name: "pthread_getattr_default_np", Type: "int", Steps: steps(do(SetKind, "$1", "nondet")), Result: "nondet"},
		{Name: "pthread_setattr_default_np", Type: "int", Feature: DefaultAttributes, Steps: steps(do(Read, "$1", "4"),
			either(way("0", do(Store, "&file:attributes", "kind:$1")), kept("error")))},

		{Name: "pthread_mutex_init", Type: "int", Steps: fallible(Step{Do: Init, Args: []Arg{"$1", "$2"}})},
		{Name: "pthread_mutex_destroy", Type: "int", Steps: certain(do(Destroy, "$1"))},
		{Name: "pthread_mutex_lock", Type: "int", Steps: locking(cfg.Mutex, false, "0", edeadlk)},
		{Name: "pthread_mutex_trylock", Type: "int", Steps: trying(cfg.Mutex, false, ebusy, "error")},
		{Name: "pthread_mutex_timedlock", Type: "int",
			Steps: after(do(Read, "$2", "size:$2"), trying(cfg.Mutex, false, etimedout, "error"))},
		{Name: "pthread_mutex_clocklock", Type: "int",
			Steps: after(do(Read, "$3", "size:$3"), trying(cfg.Mutex, false, etimedout, "error"))},
		{Name: "pthread_mutex_unlock", Type: "int", Steps: unlocking(cfg.Mutex, "error")},
		{Name: "pthread_mutex_consistent pthread_mutex_consistent_np", Type: "int", Steps: certain(looked("$1"))},
		{Name: "pthread_mutex_getprioceiling", Type: "int", Steps: certain(looked("$1"), do(Write, "$2", "size:$2"))},
		{Name: "pthread_mutexattr_getprioceiling pthread_mutexattr_getprotocol pthread_mutexattr_getpshared " +
			"pthread_mutexattr_getrobust pthread_mutexattr_getrobust_np", Type: "int", Steps: certain(do(Read, "$1",
			"4"), do(Write, "$2", "size:$2"))},
		{Name: "pthread_mutex_setprioceiling", Type: "int", Steps: steps(looked("$1"), do(Write, "$3", "size:$3")), Result: "nondet"},
		{Name: "pthread_mutexattr_gettype", Type: "int", Steps: certain(do(Store, "$2", "kind:$1&3"))},
		{Name: "pthread_mutexattr_init", Type: "int", Steps: exhaustible(do(SetKind, "$1", "0"))},
		{Name: "pthread_mutexattr_settype pthread_mutexattr_setkind_np", Type: "int", Steps: certain(do(SetKind, "$1", "$2"))},
		{Name: "pthread_mutexattr_destroy", Type: "int", Steps: certain(changed("$1"))},
		{Name: "pthread_mutexattr_setprotocol", Type: "int", Feature: Ceilings,
			Steps: steps(either(way("0", do(SetProtocol, "$1", "$2")), checked(enotsup), kept("error")))},
		{Name: "pthread_mutexattr_setprioceiling pthread_mutexattr_setpshared",
			Type: "int", Steps: steps(changed("$1"), either(way("0"), checked(enotsup), kept("error")))},
		{Name: "pthread_mutexattr_setrobust pthread_mutexattr_setrobust_np", Type: "int",
			Steps: certain(do(SetRobust, "$1", "$2")), Feature: RobustMutexes},

		{Name: "pthread_cond_init", Type: "int", Steps: fallible(do(Read, "$2", "4"),
			Step{Do: Init, Kind: cfg.CondVar, Args: []Arg{"$1"}})},
		{Name: "pthread_cond_destroy", Type: "int", Steps: certain(Step{Do: Destroy, Kind: cfg.CondVar, Args: []Arg{"$1"}})},
		{Name: "pthread_cond_signal", Type: "int", Steps: steps(do(Signal, "$1")), Result: "0"},
		{Name: "pthread_cond_broadcast", Type: "int", Steps: steps(do(Broadcast, "$1")), Result: "0"},
		{Name: "pthread_cond_wait", Type: "int", Steps: waiting("$2", "error")},
		{Name: "pthread_cond_timedwait pthread_cond_reltimedwait_np", Type: "int",
			Steps: after(do(Read, "$3", "size:$3"), timedWaiting("$2", "error", etimedout, einval))},
		{Name: "pthread_cond_clockwait", Type: "int",
			Steps: after(do(Read, "$4", "size:$4"), timedWaiting("$2", "error", etimedout, einval))},
		{Name: "pthread_condattr_init", Type: "int", Steps: exhaustible(do(SetKind, "$1", "0"))},
		{Name: "pthread_condattr_destroy pthread_condattr_setclock pthread_condattr_setpshared", Type: "int",
			Steps: certain(changed("$1"))},
		{Name: "pthread_condattr_getclock pthread_condattr_getpshared", Type: "int",
			Steps: certain(do(Read, "$1", "4"), do(Write, "$2", "size:$2"))},

		{Name: "pthread_rwlock_init", Type: "int",
			Steps: fallible(do(Read, "$2", "4"), Step{Do: Init, Kind: cfg.RWLock, Args: []Arg{"$1"}})},
		{Name: "pthread_rwlock_destroy", Type: "int", Steps: certain(Step{Do: Destroy, Kind: cfg.RWLock, Args: []Arg{"$1"}})},
		{Name: "pthread_rwlock_rdlock", Type: "int", Steps: locking(cfg.RWLock, true, "0", edeadlk)},
		{Name: "pthread_rwlock_wrlock", Type: "int", Steps: locking(cfg.RWLock, false, "0", edeadlk)},
		{Name: "pthread_rwlock_tryrdlock", Type: "int", Steps: trying(cfg.RWLock, true, ebusy, "error")},
		{Name: "pthread_rwlock_trywrlock", Type: "int", Steps: trying(cfg.RWLock, false, ebusy, "error")},
		{Name: "pthread_rwlock_timedrdlock", Type: "int",
			Steps: after(do(Read, "$2", "size:$2"), trying(cfg.RWLock, true, etimedout, "error"))},
		{Name: "pthread_rwlock_clockrdlock", Type: "int",
			Steps: after(do(Read, "$3", "size:$3"), trying(cfg.RWLock, true, etimedout, "error"))},
		{Name: "pthread_rwlock_timedwrlock", Type: "int",
			Steps: after(do(Read, "$2", "size:$2"), trying(cfg.RWLock, false, etimedout, "error"))},
		{Name: "pthread_rwlock_clockwrlock", Type: "int",
			Steps: after(do(Read, "$3", "size:$3"), trying(cfg.RWLock, false, etimedout, "error"))},
		{Name: "pthread_rwlock_unlock", Type: "int", Steps: unlocking(cfg.RWLock, "error")},
		{Name: "pthread_rwlockattr_init", Type: "int", Steps: exhaustible(do(SetKind, "$1", "0"))},
		{Name: "pthread_rwlockattr_destroy pthread_rwlockattr_setpshared pthread_rwlockattr_setkind_np", Type: "int",
			Steps: certain(changed("$1"))},
		{Name: "pthread_rwlockattr_getpshared pthread_rwlockattr_getkind_np", Type: "int",
			Steps: certain(do(Read, "$1", "4"), do(Write, "$2", "size:$2"))},

		{Name: "pthread_spin_init", Type: "int", Steps: fallible(Step{Do: Init, Kind: cfg.Spin, Args: []Arg{"$1"}})},
		{Name: "pthread_spin_destroy", Type: "int", Steps: certain(Step{Do: Destroy, Kind: cfg.Spin, Args: []Arg{"$1"}})},
		{Name: "pthread_spin_lock", Type: "int", Steps: locking(cfg.Spin, false, "0", edeadlk)},
		{Name: "pthread_spin_trylock", Type: "int", Steps: trying(cfg.Spin, false, ebusy, "error")},
		{Name: "pthread_spin_unlock", Type: "int", Steps: unlocking(cfg.Spin, "error")},

		{Name: "pthread_barrier_init", Type: "int", Steps: fallible(do(Read, "$2", "4"), do(BarrierInit, "$1", "$3"))},
		{Name: "pthread_barrier_destroy", Type: "int", Steps: certain(Step{Do: Destroy, Kind: cfg.BarrierObject, Args: []Arg{"$1"}})},
		{Name: "pthread_barrierattr_init", Type: "int", Steps: exhaustible(do(SetKind, "$1", "0"))},
		{Name: "pthread_barrierattr_destroy pthread_barrierattr_setpshared", Type: "int", Steps: certain(changed("$1"))},
		{Name: "pthread_barrierattr_getpshared", Type: "int", Steps: certain(do(Read, "$1", "4"), do(Write, "$2", "size:$2"))},
		{Name: "pthread_barrier_wait", Type: "int", Steps: steps(either(
			way("0", do(BarrierWait, "$1")),
			checked("-1", Step{Do: BarrierWait, Args: []Arg{"$1"}, Serial: true})))},

		{Name: "pthread_once", Type: "int", Steps: steps(either(
			way("", do(OnceBegin, "$1"), do(Call, "$2"), do(OnceDone, "$1")),
			way("", do(OnceWait, "$1")))), Result: "0"},

		{Name: "pthread_key_create", Type: "int", Steps: fallible(do(KeyCreate, "$1", "$2"))},
		{Name: "pthread_key_delete", Type: "int", Steps: certain(do(KeyDelete, "$1")), Feature: DeletedKeys},
		{Name: "pthread_setspecific", Type: "int", Steps: exhaustible(do(SetSpecific, "$1", "$2"))},
		{Name: "pthread_getspecific", Type: "ptr", Steps: steps(do(GetSpecific, "$1"))},

		// The macros of pthread_cleanup_push and _pop: a handler may run whenever the thread is cancelled or
		// exits, if that ever happens.
		{Name: "__mayrun_cleanup_push", Type: "void",
			Steps: steps(either(Branch{Steps: steps(Step{Do: AtExit, Args: []Arg{"$1", "$2"}, When: "cleanup"}), Feature: EarlyEnds}))},
		{Name: "__mayrun_cleanup_pop", Type: "void", Steps: steps(either(Branch{Steps: steps(Step{Do: Unregister}), Feature: EarlyEnds}))},
		{Name: "__pthread_register_cancel __pthread_unregister_cancel __pthread_unwind_next", Type: "void"},
		{Name: "_pthread_cleanup_push", Type: "void",
			Steps: steps(either(way(""), Branch{Steps: steps(do(AtExit, "$2", "$3")), Feature: EarlyEnds}))},
		{Name: "_pthread_cleanup_pop", Type: "void"},
	}
}

// threads lists the functions of C11's <threads.h>, with glibc's results.
func threads() []Model {
	const (
		success  = "0"
		busy     = "1"
		failure  = "2"
		nomem    = "3"
		timedout = "4"
	)
	return []Model{
		{Name: "thrd_create", Type: "int", Steps: steps(either(
			way(success, do(Create, "$1", "null", "$2", "$3")),
			Branch{Result: failure, IfUsed: true, Assumption: "create-succeeds"}, checked(nomem)))},
		{Name: "thrd_join", Type: "int", Steps: steps(either(way(success, do(Join, "$1", "$2")), checked(failure, do(JoinFail, "$1"))))},
		{Name: "thrd_exit", Type: "void", Steps: steps(do(ThreadExit, "$1")), NoReturn: true, Feature: EarlyEnds},
		{Name: "thrd_detach", Type: "int", Steps: steps(either(way(success, do(Detach, "$1")), kept(failure)))},
		{Name: "thrd_current", Type: "size", Result: "self"},
		{Name: "thrd_equal", Type: "int", Result: "$1==$2"},
		{Name: "thrd_yield", Type: "void"},
		{Name: "thrd_sleep", Type: "int", Steps: steps(do(Read, "$1", "size:$1"), do(Write, "$2", "size:$2")), Result: "failed"},
		{Name: "mtx_init", Type: "int", Steps: steps(either(way(success, Step{Do: Init, Args: []Arg{"$1", "c11:$2"}}), checked(failure)))},
		{Name: "mtx_destroy", Type: "void", Steps: steps(do(Destroy, "$1"))},
		{Name: "mtx_lock", Type: "int", Steps: locking(cfg.Mutex, false, success, failure)},
		{Name: "mtx_trylock", Type: "int", Steps: trying(cfg.Mutex, false, busy, failure)},
		{Name: "mtx_timedlock", Type: "int", Steps: after(do(Read, "$2", "size:$2"), trying(cfg.Mutex, false, timedout, failure))},
		{Name: "mtx_unlock", Type: "int", Steps: unlocking(cfg.Mutex, failure)},
		{Name: "cnd_init", Type: "int", Steps: steps(either(way(success,
			Step{Do: Init, Kind: cfg.CondVar, Args: []Arg{"$1"}}), checked(failure), checked(nomem)))},
		{Name: "cnd_destroy", Type: "void", Steps: steps(Step{Do: Destroy, Kind: cfg.CondVar, Args: []Arg{"$1"}})},
		{Name: "cnd_signal", Type: "int", Steps: steps(either(way(success, do(Signal, "$1")), kept(failure)))},
		{Name: "cnd_broadcast", Type: "int", Steps: steps(either(way(success, do(Broadcast, "$1")), kept(failure)))},
		{Name: "cnd_wait", Type: "int", Steps: waiting("$2", failure)},
		{Name: "cnd_timedwait", Type: "int", Steps: after(do(Read, "$3", "size:$3"), timedWaiting("$2", failure, timedout, failure))},
		{Name: "call_once", Type: "void", Steps: steps(either(
			way("", do(OnceBegin, "$1"), do(Call, "$2"), do(OnceDone, "$1")),
			way("", do(OnceWait, "$1"))))},
		{Name: "tss_create", Type: "int", Steps: steps(either(way(success, do(KeyCreate, "$1", "$2")), checked(failure)))},
		{Name: "tss_delete", Type: "void", Steps: steps(do(KeyDelete, "$1")), Feature: DeletedKeys},
		{Name: "tss_set", Type: "int", Steps: steps(either(way(success, do(SetSpecific, "$1", "$2")), checked(failure)))},
		{Name: "tss_get", Type: "ptr", Steps: steps(do(GetSpecific, "$1"))},
	}
}

// semaphores lists the functions of <semaphore.h>.
func semaphores() []Model {
	wait := func(try bool) Step { return Step{Do: SemWait, Args: []Arg{"$1"}, Try: try} }
	return []Model{
		{Name: "sem_init", Type: "int", Steps: failing(do(SemInit, "$1", "$3"))},
		{Name: "sem_destroy sem_close", Type: "int", Steps: sure(Step{Do: Destroy, Kind: cfg.Semaphore, Args: []Arg{"$1"}})},
		{Name: "sem_unlink", Type: "int", Steps: after(do(Read, "$1"), failing())},
		{Name: "sem_post", Type: "int", Steps: sure(do(SemPost, "$1"))},
		{Name: "sem_wait", Type: "int", Steps: steps(either(way("0", wait(false)), Branch{Result: "-1", IfUsed: true, Feature: Handlers}))},
		{Name: "sem_trywait", Type: "int", Steps: steps(either(way("0", wait(true)), way("-1")))},
		{Name: "sem_timedwait", Type: "int", Steps: steps(do(Read, "$2", "size:$2"), either(way("0", wait(true)), way("-1")))},
		{Name: "sem_clockwait", Type: "int", Steps: steps(do(Read, "$3", "size:$3"), either(way("0", wait(true)), way("-1")))},
		{Name: "sem_getvalue", Type: "int", Steps: sure(looked("$1"), do(Store, "$2", "nondet"))},
		// Two names may be those of one semaphore, or not, and it may exist, with any value. What is done with it
		// here is no execution of the program's.
		{Name: "sem_open", Type: "ptr", Steps: steps(do(Read, "$1"), either(
			Branch{Result: "&file:semaphore", Steps: steps(Step{Do: Loop, Body: steps(do(SemPost, "&file:semaphore"))}), Kept: true},
			way("null")))},
	}
}
