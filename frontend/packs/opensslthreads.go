package packs

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// opensslThreads lists what OpenSSL has for threads: what POSIX has, but that 1 is success, and that locks are objects
// of the library. Numbers are changed by the processor's atomic instructions, whatever lock is given, which is
// why nothing else may change them (CRYPTO_THREAD_run_once(3)).
func opensslThreads() []model {
	on := func(v models.Verb, shared bool) step {
		return step{Do: v, Args: []arg{"$1"}, Kind: cfg.RWLock, Shared: shared}
	}
	works := func(name string, s, fails step) model {
		m := num(name, either(way("1", s), models.Branch{Result: "0", IfUsed: true, Steps: []step{fails}}))
		m.Result = ""
		return m
	}
	as := func(m model, posix string) model {
		like := models.Builtin().Lookup(posix)
		if m.Type == "" {
			m.Type, m.Result = like.Type, like.Result
		}
		if m.Steps == nil {
			m.Steps = like.Steps
		}
		m.Feature = like.Feature
		return m
	}
	changes := func(name, op string) model {
		return model{Name: name, Type: "int", Result: "1",
			Steps: []step{{Do: models.AtomicUpdate, Args: []arg{"$1", "$2"}, Op: op, Order: "acq_rel"}, out("$3")}}
	}
	return []model{
		ptr("CRYPTO_THREAD_lock_new", "", either(
			way("new", step{Do: models.Alloc, Args: []arg{"nondet"}, Zero: true, Sure: true, Name: "CRYPTO_RWLOCK"},
				step{Do: models.Init, Args: []arg{"new"}, Kind: cfg.RWLock}),
			models.Branch{Result: "null", IfUsed: true})),
		works("CRYPTO_THREAD_read_lock", on(models.Lock, true), on(models.LockFail, true)),
		works("CRYPTO_THREAD_write_lock", on(models.Lock, false), on(models.LockFail, false)),
		works("CRYPTO_THREAD_unlock", on(models.Unlock, false), on(models.UnlockFail, false)),
		void("CRYPTO_THREAD_lock_free", when("$1", on(models.Destroy, false), free("$1"))),

		as(model{Name: "CRYPTO_THREAD_run_once", Type: "int", Result: "1"}, "pthread_once"),
		works("CRYPTO_THREAD_init_local", do(models.KeyCreate, "$1", "$2"), either(way(""), way(""))),
		works("CRYPTO_THREAD_set_local", do(models.SetSpecific, "*$1", "$2"), either(way(""), way(""))),
		ptr("CRYPTO_THREAD_get_local", "", do(models.GetSpecific, "*$1")),
		as(model{Name: "CRYPTO_THREAD_cleanup_local", Type: "int", Result: "1", Steps: []step{do(models.KeyDelete, "*$1")}},
			"pthread_key_delete"),
		as(model{Name: "CRYPTO_THREAD_get_current_id"}, "pthread_self"),
		num("CRYPTO_THREAD_compare_id"),

		changes("CRYPTO_atomic_add", "add"),
		changes("CRYPTO_atomic_or", "or"),
		{Name: "CRYPTO_atomic_load", Type: "int", Result: "1",
			Steps: []step{{Do: models.AtomicLoad, Args: []arg{"$1"}, Order: "acquire"}, out("$2")}},
	}
}
