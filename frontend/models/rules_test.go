package models_test

import (
	"strconv"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/rules"
)

var errorNumbers = map[rules.Outcomes]int{rules.EBUSY: 16, rules.ETIMEDOUT: 110, rules.EDEADLK: 35, rules.EAGAIN: 11, rules.EPERM: 1,
	rules.EOWNERDEAD: 130, rules.ENOTRECOVERABLE: 131, rules.EINVAL: 22}

// The branches of the functions of locks are the outcomes of the rule book: each error that it allows is the result
// of one, and it allows what they say.
func TestLocksFollowTheRules(t *testing.T) {
	table := models.Builtin()
	ask := func(kind cfg.LockKind, m rules.Mode, shared bool) rules.Outcomes {
		return rules.Knowledge{Kind: kind}.Lock(rules.Request{Mode: m, Shared: shared}).May
	}
	unlock := func(kind cfg.LockKind) rules.Outcomes { return rules.Knowledge{Kind: kind}.Unlock().May }
	for name, may := range map[string]rules.Outcomes{
		"pthread_mutex_lock":         ask(cfg.Mutex, rules.Wait, false),
		"pthread_mutex_trylock":      ask(cfg.Mutex, rules.Try, false),
		"pthread_mutex_timedlock":    ask(cfg.Mutex, rules.Timed, false),
		"pthread_mutex_clocklock":    ask(cfg.Mutex, rules.Timed, false),
		"pthread_mutex_unlock":       unlock(cfg.Mutex),
		"pthread_rwlock_rdlock":      ask(cfg.RWLock, rules.Wait, true),
		"pthread_rwlock_wrlock":      ask(cfg.RWLock, rules.Wait, false),
		"pthread_rwlock_tryrdlock":   ask(cfg.RWLock, rules.Try, true),
		"pthread_rwlock_trywrlock":   ask(cfg.RWLock, rules.Try, false),
		"pthread_rwlock_timedrdlock": ask(cfg.RWLock, rules.Timed, true),
		"pthread_rwlock_timedwrlock": ask(cfg.RWLock, rules.Timed, false),
		"pthread_rwlock_clockrdlock": ask(cfg.RWLock, rules.Timed, true),
		"pthread_rwlock_clockwrlock": ask(cfg.RWLock, rules.Timed, false),
		"pthread_rwlock_unlock":      unlock(cfg.RWLock),
		"pthread_spin_lock":          ask(cfg.Spin, rules.Wait, false),
		"pthread_spin_trylock":       ask(cfg.Spin, rules.Try, false),
		"pthread_spin_unlock":        unlock(cfg.Spin),
	} {
		m := table.Lookup(name)
		if m == nil {
			t.Errorf("there is no %s", name)
			continue
		}
		results := map[models.Arg]bool{}
		for _, s := range m.Steps {
			for _, b := range s.Branches {
				results[b.Result] = true
			}
		}
		if !results["0"] {
			t.Errorf("%s never succeeds", name)
		}
		for o, number := range errorNumbers {
			n := models.Arg(strconv.Itoa(number))
			switch {
			case may.Has(o) && !results[n] && !results["error"]:
				t.Errorf("%s never comes to be %s", name, o)
			case !may.Has(o) && results[n]:
				t.Errorf("%s may come to be %s, which the rules do not allow", name, o)
			}
		}
	}
}
