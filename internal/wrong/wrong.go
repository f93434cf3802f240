// Package wrong holds digests with one mistake each: unsound variants of the shipped ones. The tests of digests
// (digest/digesttest) and the tests of the whole analysis (internal/oracle) must find every one of them, or
// else they prove little about the right ones.
package wrong

import (
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/handover"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A Digest is a wrong digest.
type Digest struct {
	Name string
	// Violates are the conditions of digesttest that it violates, any one of which may be found first, separated by |.
	Violates string
	New      func() digest.Component
	// Theory: its mistake concerns what only digesttest asks: known observed traces, access sequences, the
	// order of arguments, determinism; mutexes that executions do not go on with after they are broken; fresh
	// bases that the engine does not use any more, since it folds an object that escapes; functions that run at
	// some end, as few as are not known better; flags that two threads set, where the order of the two decides; unknown
	// code, which no execution follows.
	Theory bool
}

func one[E comparable](d digest.Digest[E]) digest.Component { return digest.Erase(d) }

// Digests lists them.
func Digests() []Digest {
	return append([]Digest{
		{"lockset that never removes", "access stability", func() digest.Component { return one(neverRemoves{lockset.New()}) }, false},
		{"read locks exclude each other", "soundness", func() digest.Component { return one(readersExclude{lockset.New()}) }, false},
		{"readers become writers", "soundness", func() digest.Component { return one(upgrades{lockset.New()}) }, true},
		{"lock of an operand that is not definite", "soundness|admissibility",
			func() digest.Component { return one(anyOperand{lockset.New()}) }, false},
		{"unlock only if must-equal", "soundness|admissibility",
			func() digest.Component { return one(mustEqualUnlock{lockset.New()}) }, false},
		{"broken mutexes exclude", "soundness", func() digest.Component { return one(unbreakable{lockset.New()}) }, true},
		{"broken mutexes are held", "mutual exclusion", func() digest.Component { return one(holdsBroken{lockset.New()}) }, true},
		{"readers hold exclusively", "mutual exclusion", func() digest.Component { return one(holdsExclusively{lockset.New()}) }, true},
		{"writers taken for others", "visibility", func() digest.Component { return one(projectsChild{threadid.New()}) }, true},
		{"deaf to unknown code", "soundness|admissibility|mutual exclusion",
			func() digest.Component { return one(deafToUnknown{lockset.New()}) }, true},
		{"failed try-lock counts", "soundness|admissibility",
			func() digest.Component { return one(tryAlwaysSucceeds{lockset.New()}) }, false},
		{"recursive lock is a deadlock", "admissibility", func() digest.Component { return one(deadlockIfPossible{lockset.New()}) }, false},
		{"observe forbids a possible order", "admissibility",
			func() digest.Component { return one(exclusiveObserve{lockset.New()}) }, true},
		{"unique in a loop", "soundness", func() digest.Component { return one(uniqueInLoop{threadid.New()}) }, false},
		{"created threads forgotten", "soundness", func() digest.Component { return one(nobodyCreated{threadid.New()}) }, false},
		{"no element for a second child", "creation", func() digest.Component { return one(childless{threadid.New()}) }, false},
		{"exit handlers run in their creators", "soundness|admissibility",
			func() digest.Component { return one(ownsAll{threadid.New()}) }, true},
		{"created threads intersected", "soundness|joins|termination|admissibility|canonical elements",
			func() digest.Component { return one(intersectsCreated{threadid.New()}) }, false},
		{"single-threaded after one join", "soundness",
			func() digest.Component { return one(singleAfterOneJoin{threadflag.New()}) }, false},
		{"single-threaded after a create", "soundness|admissibility",
			func() digest.Component { return one(forgetsCreate{threadflag.New()}) }, false},
		{"every thread is main", "soundness", func() digest.Component { return one(allMain{threadflag.New()}) }, false},
		{"MayRun not commutative", "commutativity", func() digest.Component { return one(oneSided{threadflag.New()}) }, true},
		{"main observes nobody", "admissibility", func() digest.Component { return one(deafMain{threadflag.New()}) }, true},
		{"fresh after escape", "soundness", func() digest.Component { return one(survivesEscape{freshness.New()}) }, true},
		{"allocation site as one object", "soundness", func() digest.Component { return one(freshSites{freshness.New()}) }, true},
		{"relaxed publication orders", "soundness", func() digest.Component { return one(ordered{freshness.New()}) }, false},
		{"fresh objects forgotten", "soundness|joins|termination|canonical elements",
			func() digest.Component { return one(forgetsFresh{freshness.New()}) }, true},
		{"join of an uncertain thread", "soundness|admissibility", func() digest.Component { return one(anyJoin{joins.New()}) }, false},
		{"joined threads united", "soundness|joins|generality|canonical elements",
			func() digest.Component { return one(uniteJoined{joins.New()}) }, false},
		{"facts united", "soundness|joins|generality|canonical elements",
			func() digest.Component { return one(uniteReturns{joins.New()}) }, false},
		{"flags that are forgotten", "soundness", func() digest.Component { return one(forgetsSet{handover.New()}) }, false},
		{"flags that one of two has set", "soundness", func() digest.Component { return one(oneSetter{handover.New()}) }, true},
		{"flags unset for ever", "soundness", func() digest.Component { return one(keepsUnset{handover.New()}) }, true},
		{"flags seen on some way", "soundness|joins|termination|canonical elements",
			func() digest.Component { return one(unitesSeen{handover.New()}) }, false},
		{"not access stable", "access stability", func() digest.Component { return one(counting{}) }, true},
		{"not deterministic", "access stability|determinism",
			func() digest.Component { return one(fickle{threadflag.New(), new(int)}) }, true},
	}, wrongTurns()...)
}

type (
	locksetE = lockset.Element
	tidE     = threadid.Element
	handE    = handover.Element
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

// upgrades: a lockset that takes a reader who asks to write for a writer, where it only may hold the lock.
type upgrades struct{ *lockset.Digest }

func (d upgrades) Observe(x digest.Context, a locksetE, seen digest.Observed[locksetE], ev *digest.Event) (locksetE, bool) {
	b, ok := d.Digest.Observe(x, a, seen, ev)
	if ok && ev.Kind == digest.EvLock && !ev.Shared {
		blind, _ := d.Digest.Observe(x, locksetE{Held: a.Held, Handler: a.Handler}, seen, ev)
		b.Held = blind.Held
	}
	return b, ok
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

// holdsBroken: a lockset that says that broken mutexes are held.
type holdsBroken struct{ *lockset.Digest }

func (d holdsBroken) Holds(_ digest.Facts, a locksetE) []digest.Hold {
	return d.Digest.Holds(noFacts{}, a)
}

// holdsExclusively: a lockset that says of every mutex that it is held exclusively.
type holdsExclusively struct{ *lockset.Digest }

func (d holdsExclusively) Holds(x digest.Facts, a locksetE) []digest.Hold {
	hs := d.Digest.Holds(x, a)
	for i := range hs {
		hs[i].Shared = false
	}
	return hs
}

// projectsChild: a thread id by which a thread's values are recorded as those of a thread that it never creates.
type projectsChild struct{ *threadid.Digest }

func (d projectsChild) Project(a tidE) tidE {
	return tidE{Thread: d.Children(a, &digest.Event{Kind: digest.EvCreate, Site: 1 << 20})[0]}
}

type noFacts struct{ digest.RaceContext }

func (noFacts) Fact(digest.FactID) digest.Fact { return nil }

func (d unbreakable) MayRun(x digest.RaceContext, a, b locksetE) bool {
	return d.Digest.MayRun(noFacts{x}, a, b)
}

// deafToUnknown: a lockset that does not heed what unknown code may release.
type deafToUnknown struct{ *lockset.Digest }

func (d deafToUnknown) Step(x digest.Context, a locksetE, ev *digest.Event) (locksetE, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
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

// exclusiveObserve: a lockset in which a thread that holds a mutex cannot observe what another one did while
// holding it (the paper's Remark 3).
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

// ownsAll: thread ids that take all that runs at some end for their creator's.
type ownsAll struct{ *threadid.Digest }

func (d ownsAll) New(x digest.Context, a tidE, ev *digest.Event) []tidE {
	e := *ev
	e.Own = ev.Create == cfg.AtExit
	return d.Digest.New(x, a, &e)
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

// forgetsSet: flags that think that nobody has set one yet.
type forgetsSet struct{ *handover.Digest }

func (d forgetsSet) See(x digest.Context, v digest.View, a handE, s digest.Sight) handE {
	b := d.Digest.See(x, v, a, s)
	b.Set = a.Set
	return b
}

// oneSetter: flags that take the first of several setters for the only one.
type oneSetter struct{ *handover.Digest }

func (d oneSetter) See(x digest.Context, v digest.View, a handE, s digest.Sight) handE {
	return d.Digest.See(keepsFirst{x}, v, a, s)
}

// keepsFirst is a context in which facts do not grow.
type keepsFirst struct{ digest.Context }

func (x keepsFirst) Contribute(id digest.FactID, f digest.Fact) {
	if x.Fact(id) == nil {
		x.Context.Contribute(id, f)
	}
}

// keepsUnset: flags that are taken for unset when the lock under which that was seen has been released.
type keepsUnset struct{ *handover.Digest }

func (d keepsUnset) Step(_ digest.Context, a handE, _ *digest.Event) (handE, bool) { return a, true }
func (d keepsUnset) Observe(_ digest.Context, a handE, _ digest.Observed[handE], _ *digest.Event) (handE, bool) {
	return a, true
}

// unitesSeen: flags that are seen set after a branch if they are on one way.
type unitesSeen struct{ *handover.Digest }

func (d unitesSeen) Join(a, b handE) handE {
	out := d.Digest.Join(a, b)
	for _, e := range []handE{a, b} {
		if d.Digest.Leq(e, out) && e != out { // the side that has seen more
			out.Seen = e.Seen
		}
	}
	return out
}
func (d unitesSeen) Leq(a, b handE) bool            { return d.Join(a, b) == b }
func (d unitesSeen) Merge(a, b handE) (handE, bool) { return d.Join(a, b), true }

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
	e.Newest = true
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

func (d uniteReturns) Step(x digest.Context, a joins.Element, ev *digest.Event) (joins.Element, bool) {
	return d.Digest.Step(upsideDown{x}, a, ev)
}

func (d uniteReturns) Observe(x digest.Context, a joins.Element, seen digest.Observed[joins.Element], ev *digest.Event) (joins.Element, bool) {
	return d.Digest.Observe(upsideDown{x}, a, seen, ev)
}

// upsideDown is a context in which facts shrink where they should grow.
type upsideDown struct{ digest.Context }

func (x upsideDown) Contribute(id digest.FactID, f digest.Fact) {
	x.Context.Contribute(id, shrinking{f})
}

func (x upsideDown) Fact(id digest.FactID) digest.Fact {
	if f, ok := x.Context.Fact(id).(shrinking); ok {
		return f.Fact
	}
	return nil
}

type shrinking struct{ digest.Fact }

func (f shrinking) Leq(o digest.Fact) bool { return o.(shrinking).Fact.Leq(f.Fact) }

func (f shrinking) Join(o digest.Fact) digest.Fact {
	if f.Leq(o) {
		return o
	}
	return f
}

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

// forgetsCreate: a thread flag that stays single-threaded when a thread is created.
type forgetsCreate struct{ *threadflag.Digest }

func (d forgetsCreate) Step(x digest.Context, a flagE, ev *digest.Event) (flagE, bool) {
	if ev.Kind == digest.EvCreate {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// allMain: a thread flag that takes every thread for the main thread.
type allMain struct{ *threadflag.Digest }

func (d allMain) New(digest.Context, flagE, *digest.Event) []flagE { return []flagE{threadflag.Multi} }

// forgetsFresh: freshness whose merge is no upper bound.
type forgetsFresh struct{ *freshness.Digest }

func (d forgetsFresh) Join(a, b freshE) freshE {
	if d.Digest.Leq(a, b) {
		return a
	}
	return b
}
func (d forgetsFresh) Leq(a, b freshE) bool { return d.Digest.Leq(b, a) }
