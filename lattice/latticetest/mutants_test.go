package latticetest_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/lattice/integer"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
)

type (
	set      = lattice.Set[int]
	mustSet  = lattice.MustSet[int]
	interval = lattice.Interval[int]
)

var universe = lattice.Intervals[int]{Min: -1 << 40, Max: 1 << 40}

func sets() *rapid.Generator[set] {
	return rapid.Custom(func(t *rapid.T) set {
		return lattice.SetOf(rapid.SliceOfN(rapid.IntRange(0, 100), 0, 5).Draw(t, "elements")...)
	})
}

func mustSets() *rapid.Generator[mustSet] {
	return rapid.Custom(func(t *rapid.T) mustSet {
		if rapid.IntRange(0, 9).Draw(t, "bottom") == 0 {
			return mustSet{}
		}
		return lattice.MustFrom(sets().Draw(t, "set"))
	})
}

func intervals() *rapid.Generator[interval] {
	return rapid.Custom(func(t *rapid.T) interval {
		lo := rapid.IntRange(-50, 50).Draw(t, "lo")
		return lattice.Between(lo, lo+rapid.IntRange(-1, 50).Draw(t, "size"))
	})
}

func grow(i interval) interval {
	lo, hi, ok := i.Bounds()
	if !ok {
		return lattice.Between(0, 0)
	}
	return lattice.Between(lo, min(hi+1, universe.Max))
}

// The domains that the mutants are made from.
var (
	setLaws      = latticetest.Laws[set]{Domain: lattice.Sets[int]{}, Elements: sets()}
	mustLaws     = latticetest.Laws[mustSet]{Domain: lattice.MustSets[int]{}, Elements: mustSets()}
	intervalLaws = latticetest.Laws[interval]{Domain: universe, Elements: intervals(), Grow: grow}
)

func TestOriginalsHaveNoCounterexample(t *testing.T) {
	for name, err := range map[string]error{
		"may-sets":  setLaws.Counterexample(200),
		"must-sets": mustLaws.Counterexample(200),
		"intervals": intervalLaws.Counterexample(200),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Mutants: each is a domain with one thing broken.

type joinForgetsRight struct{ lattice.Sets[int] }

func (joinForgetsRight) Join(a, b set) set { return a }

type joinForgetsOne struct{ lattice.Sets[int] }

func (joinForgetsOne) Join(a, b set) set { return a.Union(b).Remove(7) }

type joinTooHigh struct{ lattice.Sets[int] }

func (joinTooHigh) Join(a, b set) set { return a.Union(b).Add(7) }

type joinOfMustSetsIsUnion struct{ lattice.MustSets[int] }

func (joinOfMustSetsIsUnion) Join(a, b mustSet) mustSet { return a.AddAll(b) }

type mustSetsUpsideDown struct{ lattice.Sets[int] }

func (mustSetsUpsideDown) Join(a, b set) set { return a.Intersect(b) }

type orderIgnoresBottom struct{ lattice.MustSets[int] }

func (o orderIgnoresBottom) Leq(a, b mustSet) bool {
	x, _ := a.Elements()
	y, _ := b.Elements()
	return y.SubsetOf(x)
}

type orderByLength struct{ lattice.Sets[int] }

func (orderByLength) Leq(a, b set) bool { return a.Len() <= b.Len() }

type equalByLength struct{ lattice.Sets[int] }

func (equalByLength) Equal(a, b set) bool { return a.Len() == b.Len() }

type hashByPointer struct{ lattice.Sets[int] }

func (hashByPointer) Hash(a set) uint64 {
	return uint64(len(a.String())) + a.Hash()<<8 + uint64(counter())
}

var calls int

func counter() int { calls++; return calls }

type meetTooLow struct{ lattice.Sets[int] }

func (meetTooLow) Meet(a, b set) set { return set{} }

type meetIsJoin struct{ lattice.Sets[int] }

func (meetIsJoin) Meet(a, b set) set { return a.Union(b) }

type topTooLow struct{ lattice.Intervals[int] }

func (topTooLow) Top() interval { return lattice.Between(0, 100) }

type wideningForgetsNew struct{ lattice.Intervals[int] }

func (wideningForgetsNew) Widen(old, new interval) interval {
	if old.IsBottom() {
		return new
	}
	return old
}

type wideningIsJoin struct{ lattice.Intervals[int] }

func (w wideningIsJoin) Widen(old, new interval) interval { return w.Join(old, new) }

type wideningOfLowerEndOnly struct{ lattice.Intervals[int] }

func (w wideningOfLowerEndOnly) Widen(old, new interval) interval {
	lo, _, _ := w.Intervals.Widen(old, new).Bounds()
	_, hi, ok := w.Join(old, new).Bounds()
	if !ok {
		return interval{}
	}
	return lattice.Between(lo, hi)
}

type narrowingBelowNew struct{ lattice.Intervals[int] }

func (n narrowingBelowNew) Narrow(old, new interval) interval {
	lo, hi, ok := new.Bounds()
	if !ok {
		return interval{}
	}
	return lattice.Between(lo, hi-1)
}

// Two bottoms: intervals whose ends are kept where nothing is between them.
type ends struct{ Lo, Hi int }

type endsOf struct{}

func (endsOf) Bottom() ends       { return ends{0, -1} }
func (endsOf) Leq(a, b ends) bool { return a.Lo > a.Hi || b.Lo <= a.Lo && a.Hi <= b.Hi }
func (d endsOf) Join(a, b ends) ends {
	switch {
	case d.Leq(b, a):
		return a
	case d.Leq(a, b):
		return b
	}
	return ends{min(a.Lo, b.Lo), max(a.Hi, b.Hi)}
}

// Equal elements that are drawn may be the same, and those that join makes not.
type shifted struct{ Lo, Hi, History int }

type shiftedOf struct{}

func (shiftedOf) Bottom() shifted       { return shifted{} }
func (shiftedOf) Leq(a, b shifted) bool { return a.Hi <= b.Hi }
func (shiftedOf) Join(a, b shifted) shifted {
	return shifted{Hi: max(a.Hi, b.Hi), History: a.Hi}
}

type bottomIsNotZero struct{ lattice.MustSets[int] }

func (bottomIsNotZero) Bottom() mustSet { return lattice.MustOf(1) }

func TestMutantsAreCaught(t *testing.T) {
	mutantOfSets := func(d lattice.JoinSemilattice[set]) error {
		l := setLaws
		l.Domain = d
		return l.Counterexample(500)
	}
	mutantOfMustSets := func(d lattice.JoinSemilattice[mustSet]) error {
		l := mustLaws
		l.Domain = d
		return l.Counterexample(500)
	}
	mutantOfIntervals := func(d lattice.JoinSemilattice[interval]) error {
		l := intervalLaws
		l.Domain = d
		return l.Counterexample(500)
	}
	notMonotone := setLaws
	notMonotone.Monotone = map[string]func(set) set{"complement": func(a set) set { return lattice.SetOf(1, 2, 3).Difference(a) }}
	twoBottoms := latticetest.Laws[ends]{Domain: endsOf{}, NonZeroBottom: true, Elements: rapid.Custom(func(t *rapid.T) ends {
		lo := rapid.IntRange(-5, 5).Draw(t, "lo")
		return ends{lo, lo + rapid.IntRange(-1, 5).Draw(t, "size")}
	})}
	redundant := twoBottoms
	redundant.Redundant = true
	if err := redundant.Counterexample(500); err != nil {
		t.Errorf("elements that are said to be redundant: %v", err)
	}
	history := latticetest.Laws[shifted]{Domain: shiftedOf{},
		Elements: rapid.Map(rapid.IntRange(0, 9), func(n int) shifted { return shifted{Hi: n} })}
	pointers := setLaws
	pointers.Canonical = true
	for _, m := range []struct {
		mutant string
		err    error
		law    string
	}{
		{"a join that forgets its right operand", mutantOfSets(joinForgetsRight{}), "join is commutative"},
		{"a join that forgets one element", mutantOfSets(joinForgetsOne{}), "join is an upper bound"},
		{"a join with an element too many", mutantOfSets(joinTooHigh{}), "join is idempotent"},
		{"a must-set joined by union", mutantOfMustSets(joinOfMustSetsIsUnion{}), "join is an upper bound"},
		{"a may-set joined by intersection", mutantOfSets(mustSetsUpsideDown{}), "join is an upper bound"},
		{"an order of must-sets that takes bottom for the empty set", mutantOfMustSets(orderIgnoresBottom{}), "join is an upper bound"},
		{"an order by length", mutantOfSets(orderByLength{}), "join is the least upper bound"},
		{"an equality by length", mutantOfSets(equalByLength{}), "Equal agrees with ⊑"},
		{"a hash that differs from call to call", mutantOfSets(hashByPointer{}), "equal elements have equal hashes"},
		{"a meet that is always bottom", mutantOfSets(meetTooLow{}), "meet absorbs join"},
		{"a meet that is the join", mutantOfSets(meetIsJoin{}), "meet is a lower bound"},
		{"a top that is not above everything", mutantOfIntervals(topTooLow{universe}), "⊤ is the greatest element"},
		{"a widening that does not cover the new element", mutantOfIntervals(wideningForgetsNew{universe}),
			"widening covers both operands"},
		{"a widening that never jumps", mutantOfIntervals(wideningIsJoin{universe}), "widening terminates"},
		{"a widening that jumps at one end only", mutantOfIntervals(wideningOfLowerEndOnly{universe}), "widening terminates"},
		{"a narrowing below the new element", mutantOfIntervals(narrowingBelowNew{universe}), "narrowing stays between its operands"},
		{"a bottom that is not the zero value", mutantOfMustSets(bottomIsNotZero{}), "⊥ is the least element"},
		{"two bottoms", twoBottoms.Counterexample(500), "equal elements are the same"},
		{"a join that leaves a trace", history.Counterexample(500), "equal elements are the same"},
		{"pointers as keys", pointers.Counterexample(500), "equal elements are the same"},
		{"an operation that is not monotone", notMonotone.Counterexample(500), "complement is monotone"},
	} {
		if !latticetest.IsBroken(m.err, m.law) {
			t.Errorf("%s: got %v, want a counterexample to %q", m.mutant, m.err, m.law)
		}
	}
}

// A recorder stands in for a test that is expected to fail.
type recorder struct {
	rapid.TB
	failed bool
}

func (r *recorder) Errorf(string, ...any) { r.failed = true }
func (r *recorder) Fatal(...any)          { r.failed = true }
func (r *recorder) Fatalf(string, ...any) { r.failed = true }
func (r *recorder) FailNow()              { r.failed = true }
func (r *recorder) Fail()                 { r.failed = true }
func (r *recorder) Failed() bool          { return r.failed }
func (r *recorder) Log(...any)            {}
func (r *recorder) Logf(string, ...any)   {}
func (r *recorder) Name() string          { return "" }

// Unsound operations of abstract integers are caught, too.
func TestUnsoundOperationsAreCaught(t *testing.T) {
	numbers := latticetest.Abstraction[integer.Set, int64]{
		Elements: rapid.Custom(func(t *rapid.T) integer.Set {
			lo := rapid.Int64Range(-200, 200).Draw(t, "lo")
			return integer.Int8().Convert(integer.Interval(lo, lo+rapid.Int64Range(0, 50).Draw(t, "size")))
		}),
		Member: func(t *rapid.T, a integer.Set) (int64, bool) {
			v := rapid.Int64Range(a.Min(), a.Max()).Draw(t, "member")
			return v, a.Contains(v)
		},
		Describes: integer.Set.Contains,
	}
	add := func(x, y int64) (int64, bool) { return int64(int8(x + y)), true }
	less := func(x, y int64) bool { return x < y }
	numbers.Binary(t, "+", func(a, b integer.Set) integer.Set { return integer.Int8().Binary(arith.Add, a, b) }, add)
	numbers.Unary(t, "-", integer.Int8().Neg, func(x int64) (int64, bool) { return int64(int8(-x)), true })
	numbers.Order(t, integer.Set.Leq, integer.Set.Join)
	numbers.Predicate(t, "<", func(a, b integer.Set) (bool, bool) { return integer.Int8().Compare(arith.Lt, a, b) }, less)

	for name, check := range map[string]func(rapid.TB){
		"an addition that forgets to wrap around": func(t rapid.TB) {
			numbers.Binary(t, "+", func(a, b integer.Set) integer.Set { return integer.Int16().Binary(arith.Add, a, b) }, add)
		},
		"a negation that is none": func(t rapid.TB) {
			numbers.Unary(t, "-", func(a integer.Set) integer.Set { return a },
				func(x int64) (int64, bool) { return int64(int8(-x)), true })
		},
		"a comparison that looks at one end only": func(t rapid.TB) {
			numbers.Predicate(t, "<", func(a, b integer.Set) (bool, bool) { return a.Min() < b.Min(), a.Min() >= b.Min() }, less)
		},
		"an order by lower ends": func(t rapid.TB) {
			numbers.Order(t, func(a, b integer.Set) bool { return b.Min() <= a.Min() }, integer.Set.Join)
		},
	} {
		r := &recorder{TB: t}
		expectFailure(r, check)
		if !r.failed {
			t.Errorf("%s is not caught", name)
		}
	}
}
