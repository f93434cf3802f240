package rules_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// What is said of little knowledge contains what is said of each state that it stands for, and nothing that none
// of them has.
func TestKnowledgeContainsViews(t *testing.T) {
	ask := map[string]func(rules.Knowledge) rules.Answer{"unlock": rules.Knowledge.Unlock}
	of := map[string]func(rules.View) rules.Answer{"unlock": rules.View.Unlock}
	for mode := rules.Wait; mode <= rules.Timed; mode++ {
		for _, shared := range []bool{false, true} {
			r := rules.Request{Mode: mode, Shared: shared}
			key := fmt.Sprintf("%+v", r)
			ask[key] = func(k rules.Knowledge) rules.Answer { return k.Lock(r) }
			of[key] = func(v rules.View) rules.Answer { return v.Lock(r) }
		}
	}
	for _, kind := range anyKind {
		for types := range rules.AnyType + 1 {
			for mine := range rules.Perhaps + 1 {
				for others := range rules.WithOthers + 1 {
					k := rules.Knowledge{Kind: kind, Types: types, Mine: mine, Others: others}
					for op, f := range ask {
						got, want := f(k), rules.Answer{}
						for _, v := range rules.Views() {
							if possible(k, v) {
								want = want.Or(of[op](v))
							}
						}
						if got != want {
							t.Fatalf("%+v: %s and not %s", k, got, want)
						}
					}
				}
			}
		}
	}
}

// possible says once more, in other words, what knowledge stands for.
func possible(k rules.Knowledge, v rules.View) bool {
	in := func(s rules.Holdings, h rules.Holds) bool { return s == 0 || s>>h&1 != 0 }
	typed := k.Types == 0 || k.Types>>v.Type.Base()&1 != 0 && (v.Type&rules.Robust == 0 || k.Types>>rules.Robust&1 != 0) &&
		(v.Type&rules.Ceiling == 0 || k.Types>>5 != 0)
	return v.Kind == k.Kind && (typed || k.Kind != cfg.Mutex) && v.Health != rules.Destroyed && in(k.Mine, v.Mine) && in(k.Others, v.Others)
}

// Whatever threads do to a lock by the rules, each of them sees a state that is in the table, somebody who has a
// lock exclusively is alone with it, and what a thread has taken it can release.
func TestRuns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.SampledFrom(rules.Views()).Draw(t, "lock")
		l := rules.Lock[string]{Kind: v.Kind, Type: v.Type}
		threads := []string{me, other, third}
		ended := map[string]bool{}
		holds := map[string]int{}
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			who := rapid.SampledFrom(threads).Draw(t, "who")
			if ended[who] {
				continue
			}
			view := l.View(who, ended[l.Owner])
			if !known(view) {
				t.Fatalf("%s sees %+v of %+v", who, view, l)
			}
			k := rules.Knowledge{Kind: view.Kind, Types: view.Type.Set(), Mine: 1 << view.Mine, Others: 1 << view.Others}
			switch rapid.IntRange(0, 4).Draw(t, "does") {
			case 0, 1:
				r := rules.Request{Mode: rules.Mode(rapid.IntRange(0, 2).Draw(t, "mode")),
					Shared: v.Kind == cfg.RWLock && rapid.Bool().Draw(t, "shared")}
				a := view.Lock(r)
				if a.May&^k.Lock(r).May != 0 {
					t.Fatalf("%s is not expected", a)
				}
				if a.Usual.Has(rules.Effective) {
					l = l.Take(who, r.Shared)
					holds[who]++
				}
			case 2, 3:
				a := view.Unlock()
				if holds[who] > 0 && a.Usual != rules.Succeeds {
					t.Fatalf("who holds it gets %s", a)
				}
				if a.May.Has(rules.Undefined) || !a.Usual.Has(rules.Succeeds) {
					continue
				}
				var freed rules.Freed
				l, freed = l.Release(who)
				holds[who]-- // each of a thread's shares of a lock for reading is one of its own
				if again := view.Mine == rules.Exclusive && holds[who] > 0; again != (freed == rules.FreedNothing) {
					t.Fatalf("held %d times more, and freed: %d", holds[who], freed)
				}
			case 4:
				ended[who], holds[who] = true, 0
			}
			writers, readers := 0, 0
			for _, u := range threads {
				switch w := l.View(u, false); w.Mine {
				case rules.Exclusive:
					writers++
				case rules.Shared:
					readers++
				}
			}
			if writers > 1 || writers > 0 && readers > 0 {
				t.Fatalf("%d writers and %d readers", writers, readers)
			}
		}
	})
}

func known(v rules.View) bool {
	for _, w := range rules.Views() {
		if v == w {
			return true
		}
	}
	return false
}

// TestTypes: numbers stand for types as they do for GNU's threads.
func TestTypes(t *testing.T) {
	for n, want := range map[int64]rules.Type{0: rules.Normal, 1: rules.Recursive, 2: rules.ErrorCheck, 3: rules.Normal,
		5: rules.Recursive | rules.Robust, 7: rules.Robust, 10: rules.ErrorCheck | rules.Ceiling} {
		got, ok := rules.TypeOf(n)
		if !ok || got != want {
			t.Errorf("%d is %d", n, got)
		}
		if !rules.TypesOf(n).Contains(want) || rules.TypesOf(n) == rules.AnyType {
			t.Errorf("%d is one of %b", n, rules.TypesOf(n))
		}
	}
	for _, n := range []int64{-1, 16, 100} {
		if _, ok := rules.TypeOf(n); ok || rules.TypesOf(n) != rules.AnyType {
			t.Errorf("%d is a type", n)
		}
	}
}

// TestAgain: what comes of asking for a lock that one holds.
func TestAgain(t *testing.T) {
	for _, c := range []struct {
		kind                      cfg.LockKind
		types                     rules.Types
		waits, takes, many, reads bool
	}{
		{cfg.Mutex, rules.Normal.Set(), true, false, false, false},
		{cfg.Mutex, (rules.Normal | rules.Robust | rules.Ceiling).Set(), true, false, false, false},
		{cfg.Mutex, rules.Recursive.Set(), false, true, true, false},
		{cfg.Mutex, (rules.Recursive | rules.Robust).Set(), false, true, true, false},
		{cfg.Mutex, rules.ErrorCheck.Set(), false, false, false, false},
		{cfg.Mutex, rules.Normal.Set() | rules.Recursive.Set(), false, true, true, false},
		{cfg.Mutex, rules.ErrorCheck.Set() | rules.Recursive.Set(), false, false, true, false},
		{cfg.Mutex, rules.Normal.Set() | rules.ErrorCheck.Set(), false, false, false, false},
		{cfg.Mutex, 0, false, false, true, false},
		{cfg.RWLock, 0, false, false, true, true},
		{cfg.Spin, 0, true, false, false, false},
	} {
		k := rules.Knowledge{Kind: c.kind, Types: c.types}
		if k.WaitsForItself() != c.waits || k.TakesAgain() != c.takes || k.MayTakeAgain() != c.many || k.StaysReader() != c.reads {
			t.Errorf("%v: waits for itself: %t, takes it again: %t, perhaps: %t, stays a reader: %t", c, k.WaitsForItself(), k.TakesAgain(),
				k.MayTakeAgain(), k.StaysReader())
		}
	}
}
