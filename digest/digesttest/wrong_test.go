package digesttest_test

import (
	"flag"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

// The wrong digests: each is a shipped one with one mistake.

type (
	locksetE = lockset.Element
	tidE     = threadid.Element
	flagE    = threadflag.Element
	freshE   = freshness.Element
)

// neverRemoves: a lockset that forgets to release.
type neverRemoves struct{ *lockset.Digest }

func (d neverRemoves) Step(x digest.Context, a locksetE, ev *digest.Event) (locksetE, bool) {
	if ev.Kind == digest.EvUnlock {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// readersExclude: a lockset that takes a read lock for an exclusive one.
type readersExclude struct{ *lockset.Digest }

func (d readersExclude) Observe(x digest.Context, a locksetE, seen digest.Observed[locksetE], ev *digest.Event) (locksetE, bool) {
	e := *ev
	e.Shared = false
	return d.Digest.Observe(x, a, seen, &e)
}

// anyOperand: a lockset that adds mutexes of which the operand is not definite.
type anyOperand struct{ *lockset.Digest }

func (d anyOperand) Observe(x digest.Context, a locksetE, seen digest.Observed[locksetE], ev *digest.Event) (locksetE, bool) {
	e := *ev
	e.Mutex.Definite = len(e.Mutex.May) > 0
	return d.Digest.Observe(x, a, seen, &e)
}

// mustEqualUnlock: a lockset that forgets a mutex only when the unlock certainly is of this mutex.
type mustEqualUnlock struct{ *lockset.Digest }

func (d mustEqualUnlock) Step(x digest.Context, a locksetE, ev *digest.Event) (locksetE, bool) {
	if ev.Kind == digest.EvUnlock && !ev.Mutex.Definite {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// unbreakable: a lockset that believes in broken mutexes.
type unbreakable struct{ *lockset.Digest }

type noFacts struct{ digest.RaceContext }

func (noFacts) Fact(any) any { return nil }

func (d unbreakable) MayRun(x digest.RaceContext, a, b locksetE) bool {
	return d.Digest.MayRun(noFacts{x}, a, b)
}

// tryAlwaysSucceeds: a lockset that holds the mutex after a failed attempt.
type tryAlwaysSucceeds struct{ *lockset.Digest }

func (d tryAlwaysSucceeds) Step(x digest.Context, a locksetE, ev *digest.Event) (locksetE, bool) {
	if ev.Kind == digest.EvLockFail {
		e := *ev
		e.Kind = digest.EvLock
		return d.Digest.Observe(x, a, digest.Observed[locksetE]{}, &e)
	}
	return d.Digest.Step(x, a, ev)
}

// deadlockIfPossible: a lockset that thinks that no mutex can be locked twice.
type deadlockIfPossible struct{ *lockset.Digest }

func (d deadlockIfPossible) Observe(x digest.Context, a locksetE, seen digest.Observed[locksetE], ev *digest.Event) (locksetE, bool) {
	e := *ev
	e.MutexType = digest.Normal
	return d.Digest.Observe(x, a, seen, &e)
}

// exclusiveObserve: a lockset in which a thread that holds a mutex cannot observe what another one did while holding it (the paper's Remark 3).
type exclusiveObserve struct{ *lockset.Digest }

func (d exclusiveObserve) Observe(x digest.Context, a locksetE, seen digest.Observed[locksetE], ev *digest.Event) (locksetE, bool) {
	if seen.Known && a.Held == seen.Element.Held && !a.Held.IsEmpty() {
		return a, false
	}
	return d.Digest.Observe(x, a, seen, ev)
}

// uniqueInLoop: thread ids that stay unique when a create site is passed again.
type uniqueInLoop struct{ *threadid.Digest }

func (d uniqueInLoop) New(x digest.Context, a tidE, ev *digest.Event) []tidE {
	e := *ev
	e.Several = false
	return d.Digest.New(x, tidE{Thread: a.Thread}, &e)
}

// nobodyCreated: thread ids that think that a descendant is never started.
type nobodyCreated struct{ *threadid.Digest }

func (d nobodyCreated) MayRun(x digest.RaceContext, a, b tidE) bool {
	return d.Digest.MayRun(x, tidE{Thread: a.Thread}, tidE{Thread: b.Thread})
}

// childless: thread ids that have none for a second child.
type childless struct{ *threadid.Digest }

func (d childless) New(x digest.Context, a tidE, ev *digest.Event) []tidE {
	if !a.Created.IsEmpty() {
		return nil
	}
	return d.Digest.New(x, a, ev)
}

// intersectsCreated: thread ids that forget at a merge what only one side has created.
type intersectsCreated struct{ *threadid.Digest }

func (d intersectsCreated) Join(a, b tidE) tidE {
	if d.Digest.Leq(a, b) {
		return a
	}
	return b
}
func (d intersectsCreated) Leq(a, b tidE) bool { return a.Thread == b.Thread }

// singleAfterOneJoin: a thread flag that returns to single-threaded mode after any join.
type singleAfterOneJoin struct{ *threadflag.Digest }

func (d singleAfterOneJoin) Observe(x digest.Context, a flagE, seen digest.Observed[flagE], ev *digest.Event) (flagE, bool) {
	if ev.Kind == digest.EvJoin && a == threadflag.Multi {
		return threadflag.Again, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

// oneSided: a MayRun that is not commutative.
type oneSided struct{ *threadflag.Digest }

func (d oneSided) MayRun(_ digest.RaceContext, a, b flagE) bool { return a != threadflag.Single }

// deafMain: a thread flag whose main thread cannot observe other threads.
type deafMain struct{ *threadflag.Digest }

func (d deafMain) Observe(_ digest.Context, a flagE, seen digest.Observed[flagE], _ *digest.Event) (flagE, bool) {
	return a, a == threadflag.Other || !seen.Known || seen.Element != threadflag.Other
}

// survivesEscape: freshness that outlives the escape.
type survivesEscape struct{ *freshness.Digest }

func (d survivesEscape) Step(x digest.Context, a freshE, ev *digest.Event) (freshE, bool) {
	if ev.Kind == digest.EvEscape {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// freshSites: freshness that takes an allocation site for one object.
type freshSites struct{ *freshness.Digest }

func (d freshSites) Step(x digest.Context, a freshE, ev *digest.Event) (freshE, bool) {
	e := *ev
	e.Memory.Definite = true
	return d.Digest.Step(x, a, &e)
}

// ordered: freshness that believes that whoever reads a pointer synchronises.
type ordered struct{ *freshness.Digest }

func (d ordered) Step(x digest.Context, a freshE, ev *digest.Event) (freshE, bool) {
	e := *ev
	e.Unordered = false
	return d.Digest.Step(x, a, &e)
}

// anyJoin: joins that take the thread of a handle for granted although it may be several, or one that is not unique.
type anyJoin struct{ *joins.Digest }

func (d anyJoin) Observe(x digest.Context, a joins.Element, seen digest.Observed[joins.Element], ev *digest.Event) (joins.Element, bool) {
	e := *ev
	e.Threads.Any = false
	for _, t := range ev.Threads.May {
		if t.Unique {
			e.Threads.May = []digest.Thread{t}
		}
	}
	return d.Digest.Observe(x, a, seen, &e)
}

// uniteJoined: joins that unite at a merge.
type uniteJoined struct{ *joins.Digest }

func (d uniteJoined) Join(a, b joins.Element) joins.Element {
	if d.Digest.Leq(a, b) {
		return a
	}
	return b
}
func (d uniteJoined) Leq(a, b joins.Element) bool { return d.Digest.Leq(b, a) }

// uniteReturns: joins whose facts unite what a thread had joined.
type uniteReturns struct{ *joins.Digest }

func (d uniteReturns) JoinFact(a, b any) any {
	if d.Digest.LeqFact(a, b) {
		return a
	}
	return b
}
func (d uniteReturns) LeqFact(a, b any) bool { return d.Digest.LeqFact(b, a) }

// counting: a digest that access sequences change. It is otherwise harmless.
type counting struct{}

func (counting) Name() string                                              { return "counting" }
func (counting) Init(digest.Context) int                                   { return 0 }
func (counting) New(digest.Context, int, *digest.Event) []int              { return []int{0} }
func (counting) MayRun(digest.RaceContext, int, int) bool                  { return true }
func (counting) Step(_ digest.Context, a int, _ *digest.Event) (int, bool) { return a, true }
func (counting) Observe(_ digest.Context, a int, _ digest.Observed[int], _ *digest.Event) (int, bool) {
	return min(a+1, 3), true
}

// fickle: a digest that changes its mind.
type fickle struct {
	*threadflag.Digest
	calls *int
}

func (d fickle) Observe(_ digest.Context, a flagE, _ digest.Observed[flagE], _ *digest.Event) (flagE, bool) {
	*d.calls++
	return flagE(*d.calls % 2), true
}

func withIDs(c digest.Component) []digest.Component { return append(one(threadid.New()), c) }

func TestWrongDigestsAreFound(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some 20 seconds")
	}
	set := func(name, value string) {
		old := flag.Lookup(name).Value.String()
		t.Cleanup(func() { flag.Set(name, old) })
		flag.Set(name, value)
	}
	set("rapid.nofailfile", "true")
	set("rapid.shrinktime", "1s")
	set("rapid.checks", "100")
	set("rapid.seed", "1")
	for _, c := range []struct {
		name, violates string
		components     func() []digest.Component
	}{
		{"lockset that never removes", "access stability", func() []digest.Component { return one(neverRemoves{lockset.New()}) }},
		{"read locks exclude each other", "soundness", func() []digest.Component { return one(readersExclude{lockset.New()}) }},
		{"lock of an operand that is not definite", "soundness|admissibility", func() []digest.Component { return one(anyOperand{lockset.New()}) }},
		{"unlock only if must-equal", "soundness|admissibility", func() []digest.Component { return one(mustEqualUnlock{lockset.New()}) }},
		{"broken mutexes exclude", "soundness", func() []digest.Component { return one(unbreakable{lockset.New()}) }},
		{"failed try-lock counts", "soundness|admissibility", func() []digest.Component { return one(tryAlwaysSucceeds{lockset.New()}) }},
		{"recursive lock is a deadlock", "admissibility", func() []digest.Component { return one(deadlockIfPossible{lockset.New()}) }},
		{"observe forbids a possible order", "admissibility", func() []digest.Component { return one(exclusiveObserve{lockset.New()}) }},
		{"unique in a loop", "soundness", func() []digest.Component { return one(uniqueInLoop{threadid.New()}) }},
		{"created threads forgotten", "soundness", func() []digest.Component { return one(nobodyCreated{threadid.New()}) }},
		{"no element for a second child", "creation", func() []digest.Component { return one(childless{threadid.New()}) }},
		{"created threads intersected", "soundness|joins", func() []digest.Component { return one(intersectsCreated{threadid.New()}) }},
		{"single-threaded after one join", "soundness", func() []digest.Component { return one(singleAfterOneJoin{threadflag.New()}) }},
		{"MayRun not commutative", "commutativity", func() []digest.Component { return one(oneSided{threadflag.New()}) }},
		{"main observes nobody", "admissibility", func() []digest.Component { return one(deafMain{threadflag.New()}) }},
		{"fresh after escape", "soundness", func() []digest.Component { return one(survivesEscape{freshness.New()}) }},
		{"allocation site as one object", "soundness", func() []digest.Component { return one(freshSites{freshness.New()}) }},
		{"relaxed publication orders", "soundness", func() []digest.Component { return one(ordered{freshness.New()}) }},
		{"join of an uncertain thread", "soundness|admissibility", func() []digest.Component { return withIDs(digest.Erase(anyJoin{joins.New()})) }},
		{"joined threads united", "soundness|joins|generality", func() []digest.Component { return withIDs(digest.Erase(uniteJoined{joins.New()})) }},
		{"facts united", "soundness|joins|generality", func() []digest.Component { return withIDs(digest.Erase(uniteReturns{joins.New()})) }},
		{"not access stable", "access stability", func() []digest.Component { return one(counting{}) }},
		{"not deterministic", "access stability|determinism", func() []digest.Component { return one(fickle{threadflag.New(), new(int)}) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			// 40,000 programs take less than 30 seconds on two idle cores.
			start, batch := time.Now(), 100
			for n := 0; n < 40000; n += batch {
				flag.Set("rapid.seed", fmt.Sprint(uint64(n+1)*0x9e3779b97f4a7c15)) // the same programs every time
				r := &recorder{}
				done := make(chan struct{})
				go func() {
					defer close(done)
					digesttest.Run(r, c.components)
				}()
				<-done
				if r.failed {
					text := strings.Join(r.lines, "\n")
					if !slices.ContainsFunc(strings.Split(c.violates, "|"), func(v string) bool { return strings.Contains(text, "violated: "+v) }) {
						t.Errorf("found another violation than %q:\n%s", c.violates, text)
					}
					t.Logf("found in %v, among %d programs\n%s", time.Since(start).Round(time.Millisecond), n+batch, shortened(r.lines))
					return
				}
			}
			t.Error("not found")
		})
	}
}

// shortened is the failure without rapid's replay.
func shortened(lines []string) string {
	if i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "To reproduce") }); i >= 0 {
		lines = lines[:i]
	}
	return strings.Join(lines, "\n")
}

// recorder is a test that may fail.
type recorder struct {
	failed bool
	lines  []string
}

func (r *recorder) Helper()      {}
func (r *recorder) Name() string { return "recorder" }
func (r *recorder) Logf(format string, args ...any) {
	if strings.Contains(format, "failed after") {
		r.lines = append(r.lines, strings.Split(fmt.Sprintf(format, args...), "\n")...)
	}
}
func (r *recorder) Log(args ...any)      {}
func (r *recorder) Skipf(string, ...any) { r.SkipNow() }
func (r *recorder) Skip(...any)          { r.SkipNow() }
func (r *recorder) SkipNow()             { runtime.Goexit() }
func (r *recorder) Errorf(f string, a ...any) {
	r.failed = true
	r.lines = append(r.lines, strings.Split(fmt.Sprintf(f, a...), "\n")...)
}
func (r *recorder) Error(args ...any)         { r.Errorf("%s", fmt.Sprint(args...)) }
func (r *recorder) Fatalf(f string, a ...any) { r.Errorf(f, a...); r.FailNow() }
func (r *recorder) Fatal(args ...any)         { r.Error(args...); r.FailNow() }
func (r *recorder) FailNow()                  { r.failed = true; runtime.Goexit() }
func (r *recorder) Fail()                     { r.failed = true }
func (r *recorder) Failed() bool              { return r.failed }
