package rules_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// objects is a lock, a semaphore and the control of an initialisation in one place, and what was published there.
type objects struct {
	lock rules.Lock[string]
	sem  rules.Semaphore
	once rules.Once
	past *channels
}

// attempt is what a thread asks for: "lock", "rdlock", "unlock", "post", "take", "begin", "end" or "pass".
type attempt string

// try lets a thread take a step: which act it is, whether that failed, and whether the thread can take it at all.
func (o objects) try(who string, x attempt, n int) (next objects, act rules.Act, failed, possible bool) {
	v := o.lock.View(who, false)
	var freed rules.Freed
	possible = true
	switch x {
	case "lock", "rdlock":
		shared := x == "rdlock"
		act = rules.LockExclusive
		if shared {
			act = rules.LockShared
		}
		if failed = !v.Lock(rules.Request{Mode: rules.Try, Shared: shared}).Usual.Has(rules.Effective); !failed {
			o.lock = o.lock.Take(who, shared)
		}
	case "unlock":
		if v.Mine == rules.No {
			return o, 0, false, false
		}
		o.lock, freed = o.lock.Release(who)
		act = map[rules.Freed]rules.Act{rules.FreedNothing: rules.UnlockOnce, rules.FreedShared: rules.UnlockShared,
			rules.FreedAll: rules.UnlockLast}[freed]
	case "post":
		act = rules.Post
		o.sem, _ = o.sem.Post()
	case "take":
		var a rules.Answer
		act = rules.Take
		o.sem, a = o.sem.Wait(rules.Try)
		failed = a.Usual != rules.Succeeds
	case "begin":
		act = rules.BeginOnce
		o.once, possible = o.once.Begin()
	case "end":
		act, possible = rules.EndOnce, o.once == rules.Running
		o.once = rules.Done
	case "pass":
		act, possible = rules.PassOnce, o.once.Passed()
	}
	o.past = o.past.clone()
	done := act
	if failed {
		done = rules.NoAct
	}
	o.past.act(who, done, n)
	return o, act, failed, possible
}

// Steps that are independent lead to the same state in either order, are the same steps in either order, and leave
// the same known. What could have come first is not enabled by the other one. All short histories are tried.
func TestDependent(t *testing.T) {
	locks := []rules.Lock[string]{{Kind: cfg.Mutex}, {Kind: cfg.Mutex, Type: rules.Recursive}, {Kind: cfg.RWLock}}
	independent := map[[2]attempt]bool{}
	for _, l := range locks {
		for _, group := range [][]attempt{{"lock", "rdlock", "unlock"}, {"post", "take"}, {"begin", "end", "pass"}} {
			if l.Kind == cfg.Mutex {
				group = slices.DeleteFunc(group, func(x attempt) bool { return x == "rdlock" })
			}
			histories(objects{lock: l, past: (&channels{}).clone()}, group, 4, func(s objects) {
				for _, x := range group {
					for _, y := range group {
						if commute(t, s, x, y) {
							independent[[2]attempt{x, y}] = true
						}
					}
				}
			})
		}
	}
	for _, pair := range [][2]attempt{{"rdlock", "rdlock"}, {"rdlock", "unlock"}, {"unlock", "rdlock"}, {"unlock", "unlock"},
		{"lock", "lock"}, {"take", "take"}} {
		if !independent[pair] {
			t.Errorf("%v are never independent", pair)
		}
	}
}

// histories calls f for what short histories of three threads lead to.
func histories(s objects, group []attempt, steps int, f func(objects)) {
	f(s)
	if steps == 0 {
		return
	}
	for _, who := range []string{me, other, third} {
		for _, x := range group {
			if next, _, _, ok := s.try(who, x, steps); ok {
				histories(next, group, steps-1, f)
			}
		}
	}
}

// commute tries two steps in both orders, and reports whether the rules say that they are independent.
func commute(t *testing.T, s objects, x, y attempt) bool {
	s1, a, aFailed, aOK := s.try(me, x, 100)
	t1, b, bFailed, bOK := s.try(other, y, 101)
	s2, b2, b2Failed, b2OK := s1.try(other, y, 101)
	t2, a2, a2Failed, a2OK := t1.try(me, x, 100)
	if !aOK || !bOK && !b2OK {
		return false
	}
	same := bOK == b2OK && b == b2 && bFailed == b2Failed && a2OK && a == a2 && aFailed == a2Failed &&
		reflect.DeepEqual(sorted(s2), sorted(t2))
	dependent := rules.Dependent(a.Part(aFailed), b2.Part(b2Failed))
	if !same && !dependent {
		t.Fatalf("%s and %s do not commute in %+v", x, y, s)
	}
	if b2OK && !b2Failed && rules.Enables(a, b2) && bOK && !bFailed {
		t.Fatalf("%s could have come before %s in %+v", y, x, s)
	}
	return !dependent
}

func sorted(o objects) objects {
	o.lock.Readers = slices.Sorted(slices.Values(o.lock.Readers))
	return o
}

// An access that does not conflict with a read of its bytes commutes with it, and only such a one.
func TestDependentAccesses(t *testing.T) {
	for _, a := range []rules.AccessKind{rules.Read, rules.Write, rules.Free} {
		for _, b := range []rules.AccessKind{rules.Read, rules.Write, rules.Free} {
			x, y := rules.Access{Kind: a}, rules.Access{Kind: b}
			if got := rules.Dependent(x.Part(), y.Part()); got != rules.Conflict(x, y) || !x.Part().OfBytes() {
				t.Errorf("%d and %d: %t", a, b, got)
			}
			x.Atomic = true // that has an order, too
			if rules.Dependent(x.Part(), y.Part()) != rules.Conflict(x, y) {
				t.Errorf("%d and %d, atomic", a, b)
			}
		}
	}
}

// Bytes that are read twice may be read in either order, and beside an operation on the object of synchronisation that
// they are of which is in vain; all else about bytes has an order.
func TestDependentBytes(t *testing.T) {
	for _, a := range []rules.Part{rules.ReadsBytes, rules.WritesBytes} {
		for b := rules.ReadsBytes; b <= rules.Uses; b++ {
			if want := a == rules.WritesBytes || b != rules.ReadsBytes && b != rules.Looks; rules.Dependent(a, b) != want || rules.Dependent(b, a) != want {
				t.Errorf("%d and %d: %t", a, b, !want)
			}
		}
	}
}
