package digesttest_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// details are the forms of events that a digest may tell apart.
var details = map[string]func(ev *digest.Event, t *localtrace.Trace) bool{
	"read lock": func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvLock && ev.Shared },
	"recursive mutex": func(ev *digest.Event, _ *localtrace.Trace) bool {
		return ev.Kind == digest.EvLock && ev.MutexType == digest.Recursive
	},
	"error-checking mutex": func(ev *digest.Event, _ *localtrace.Trace) bool {
		return ev.Kind == digest.EvLock && ev.MutexType == digest.ErrorCheck
	},
	"robust mutex, inherited": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(a *cfg.Lock) bool { return a.Orphaned })
	},
	"robust mutex, lost": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(a *cfg.LockFail) bool { return a.Lost })
	},
	"try-lock": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(a *cfg.Lock) bool { return a.Try })
	},
	"try-lock, in vain":   func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvLockFail && !ev.Owned },
	"locked by the owner": func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvLockFail && ev.Owned },
	"lock that is no variable": func(ev *digest.Event, _ *localtrace.Trace) bool {
		return ev.Kind == digest.EvLock && ev.Mutex.May[0].Base >= localtrace.HeapBase
	},
	"mutex in use initialised": func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvMutexInit && ev.Published },
	"mutex in use destroyed": func(ev *digest.Event, _ *localtrace.Trace) bool {
		return ev.Kind == digest.EvMutexDestroy && ev.Published
	},
	"unknown code that observes": func(ev *digest.Event, t *localtrace.Trace) bool {
		return ev.Kind == digest.EvUnknown && len(t.Sees) > 0
	},
	"unknown code that keeps a lock": func(ev *digest.Event, _ *localtrace.Trace) bool {
		return ev.Kind == digest.EvUnknown && len(ev.Acquired.May) > 0
	},
	"signal handler": func(ev *digest.Event, t *localtrace.Trace) bool {
		return t.First() &&
			ev.Create == cfg.SignalHandler
	},
	"function at the exit":            func(ev *digest.Event, t *localtrace.Trace) bool { return t.First() && ev.Create == cfg.AtExit },
	"function at the end of a thread": func(ev *digest.Event, t *localtrace.Trace) bool { return t.First() && ev.Own },
	"end by cancellation": func(ev *digest.Event,
		t *localtrace.Trace) bool {
		return ev.Kind == digest.EvReturn && t.Edge.ID < 0
	},
	"join that does not wait": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(a *cfg.JoinFail) bool { return a.Try })
	},
	"relaxed publication": func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvEscape && ev.Unordered },
	"release fence":       func(ev *digest.Event, _ *localtrace.Trace) bool { return ev.Kind == digest.EvRelease && ev.Memory.Any },
	"acquire fence that sees": func(ev *digest.Event, t *localtrace.Trace) bool {
		return ev.Kind == digest.EvAcquire && ev.Memory.Any && len(t.Sees) > 0
	},
	"acquire read that sees": func(ev *digest.Event, t *localtrace.Trace) bool {
		return ev.Kind == digest.EvAcquire && !ev.Memory.Any && len(t.Sees) > 0
	},
	"read-modify-write": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(*cfg.AtomicRMW) bool { return true })
	},
	"compare-and-swap": func(_ *digest.Event, t *localtrace.Trace) bool {
		return action(t, func(*cfg.AtomicCAS) bool { return true })
	},
	"barrier with several": func(ev *digest.Event, t *localtrace.Trace) bool {
		return ev.Kind == digest.EvBarrier && len(t.Sees) > 0
	},
	"condition that is signaled": func(ev *digest.Event, t *localtrace.Trace) bool { return ev.Kind == digest.EvWait && len(t.Sees) > 0 },
}

func action[A cfg.Action](t *localtrace.Trace, ok func(A) bool) bool {
	a, is := t.Edge.Action.(A)
	return is && ok(a)
}

// Whatever events there are, generated programs have them. A new kind of event must be added to localtrace and
// to the generator.
func TestEveryEventIsGenerated(t *testing.T) {
	const programs = 4000
	seen, forms := make(map[digest.Kind]bool), make(map[string]bool)
	missing := len(digest.Kinds()) + len(details)
	generator := small.Generator(15, small.AllFeatures()...)
	for i := 0; i < programs && missing > 0; i++ {
		prog, err := generator.Example(i).Build()
		if err != nil {
			t.Fatal(err)
		}
		r, err := localtrace.Explore(prog, localtrace.Bounds{States: 200})
		if err != nil {
			t.Fatal(err)
		}
		for _, tr := range r.Traces {
			if tr.Event == nil {
				continue
			}
			if k := tr.Event.Kind; !seen[k] {
				seen[k] = true
				missing--
			}
			for name, is := range details {
				if !forms[name] && is(tr.Event, tr) {
					forms[name] = true
					missing--
				}
			}
		}
	}
	for _, k := range digest.Kinds() {
		if !seen[k] {
			t.Errorf("%v: not generated", k)
		}
	}
	for name := range details {
		if !forms[name] {
			t.Errorf("%s: not generated", name)
		}
	}
}
