package digest_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// phase is a digest of two phases of the whole program: the main thread before it releases anything, and
// everything else. A thread can acquire only in the second phase. It has no MayRun of its own.
type phase struct{ name string }

const (
	early = "early"
	late  = "late"
)

func (d phase) Name() string               { return d.name }
func (d phase) Init(digest.Context) string { return early }

func (d phase) Step(_ digest.Context, a string, ev *digest.Event) (string, bool) {
	if ev.Kind == digest.EvCreate {
		return late, true
	}
	return a, true
}

func (d phase) Observe(_ digest.Context, a string, seen digest.Observed[string], _ *digest.Event) (string, bool) {
	return a, a == late || !seen.Known || seen.Element == early
}

func (d phase) New(digest.Context, string, *digest.Event) []string { return []string{late} }

func (d phase) MayRun(x digest.RaceContext, a, b string) bool { return digest.Derived(d, x, a, b) }

// needs is a phase that requires others.
type needs struct {
	phase
	required []string
}

func (d needs) Requires() []string { return d.required }

func (d needs) Bind(required []digest.Component) error {
	for i, c := range required {
		if c.Name() != d.required[i] {
			return fmt.Errorf("%s in the place of %s", c.Name(), d.required[i])
		}
	}
	return nil
}

func component(name string, required ...string) digest.Component {
	return digest.Erase[string](needs{phase{name}, required})
}

func TestProductOrder(t *testing.T) {
	p, err := digest.NewProduct(component("a", "c", "b"), component("b", "c"), component("c"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range p.Components() {
		names = append(names, c.Name())
	}
	if got := strings.Join(names, " "); got != "c b a" {
		t.Errorf("order: %s", got)
	}
	for _, c := range []struct {
		components []digest.Component
		err        string
	}{
		{[]digest.Component{component("a", "b")}, "a requires b, which is not in the product"},
		{[]digest.Component{component("a"), component("a")}, `two components are called "a"`},
		{[]digest.Component{component("a", "b"), component("b", "a")}, "a requires b requires a"},
	} {
		if _, err := digest.NewProduct(c.components...); err == nil || !strings.Contains(err.Error(), c.err) {
			t.Errorf("error %v, want %q", err, c.err)
		}
	}
}

func TestEmptyProduct(t *testing.T) {
	p, err := digest.NewProduct()
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	a := p.Init(env)
	if b, ok := p.Step(env, a, &digest.Event{Kind: digest.EvCreate}); !ok || b != a ||
		p.MayRun(env, digest.Location{}, a, a) != 0 || p.SingleThreaded(a) {
		t.Error("the empty product knows something")
	}
}

// The generic predicate excludes what happens before the first thread is created, as the paper's Example 6 says.
func TestDerived(t *testing.T) {
	p, _ := digest.NewProduct(digest.Erase[string](phase{"phase"}))
	env := digest.NoEnv{}
	before := p.Init(env)
	after, _ := p.Step(env, before, &digest.Event{Kind: digest.EvCreate})
	for _, c := range []struct {
		a, b     digest.Tuple
		excluded uint64
	}{{before, after, 1}, {after, before, 1}, {after, after, 0}, {before, before, 0}} {
		if got := p.MayRun(env, digest.Location{}, c.a, c.b); got != c.excluded {
			t.Errorf("MayRun(%v, %v) = %b", p.Describe(c.a, nil), p.Describe(c.b, nil), got)
		}
	}
}

// A predicate on several components excludes what none of them does alone.
func TestPredicate(t *testing.T) {
	both := digest.Predicate("both", []string{"x", "y"}, func(x digest.RaceContext, required []digest.Component) bool {
		a, _ := x.Required("x")
		_, b := x.Required("y")
		return required[0].Describe(a, nil) != late || required[1].Describe(b, nil) != late
	})
	p, err := digest.NewProduct(both, component("x"), component("y"))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	after, _ := p.Step(env, p.Init(env), &digest.Event{Kind: digest.EvCreate})
	if got := p.MayRun(env, digest.Location{}, after, after); got != 1<<p.Index("both") {
		t.Errorf("excluded by %b", got)
	}
}

func TestInterner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var in digest.Interner[int]
		lists := rapid.SliceOf(rapid.SliceOfN(rapid.IntRange(0, 3), 0, 4)).Draw(t, "lists")
		for _, a := range lists {
			if l := in.List(a...); !slices.Equal(in.Items(l), a) || l.IsEmpty() != (len(a) == 0) {
				t.Fatalf("%v became %v", a, in.Items(l))
			}
			for _, b := range lists {
				if (in.List(a...) == in.List(b...)) != slices.Equal(a, b) {
					t.Fatalf("%v and %v", a, b)
				}
			}
		}
	})
}

func TestSets(t *testing.T) {
	set := rapid.Map(rapid.SliceOfDistinct(rapid.IntRange(0, 9), rapid.ID[int]), func(s []int) []int { slices.Sort(s); return s })
	compare := func(a, b int) int { return a - b }
	rapid.Check(t, func(t *rapid.T) {
		a, b := set.Draw(t, "a"), set.Draw(t, "b")
		u, i := digest.Union(a, b, compare), digest.Intersection(a, b, compare)
		for n := range 10 {
			inA, inB := slices.Contains(a, n), slices.Contains(b, n)
			if slices.Contains(u, n) != (inA || inB) || slices.Contains(i, n) != (inA && inB) {
				t.Fatalf("%d: union %v, intersection %v", n, u, i)
			}
		}
		if !slices.IsSorted(u) || !slices.IsSorted(i) || digest.Subset(a, b, compare) != slices.Equal(i, a) {
			t.Fatalf("union %v, intersection %v", u, i)
		}
	})
}

// A product of two components: which of them excluded a pair is part of the answer.
func ExampleProduct() {
	p, _ := digest.NewProduct(digest.Erase[string](phase{"phase"}))
	env := digest.NoEnv{}
	before := p.Init(env)
	after, _ := p.Step(env, before, &digest.Event{Kind: digest.EvCreate})
	excluders := p.MayRun(env, digest.Location{}, before, after)
	for i, c := range p.Components() {
		if excluders&(1<<i) != 0 {
			fmt.Println("excluded by", c.Name(), p.Describe(before, nil)[i].Text, "/", p.Describe(after, nil)[i].Text)
		}
	}
	// Output:
	// excluded by phase early / late
}

// TestObjectMarks: what an operand may denote is marked, by its place, by its base, or all.
func TestObjectMarks(t *testing.T) {
	at := func(base uint32, offset int64) digest.Object { return digest.Object{Base: base, Offset: offset} }
	for _, c := range []struct {
		name            string
		marked          digest.Operand
		same, other, in bool // the object 1+8, the object 1+16, some object of base 1
		all             bool
	}{
		{"nothing", digest.Operand{}, false, false, false, false},
		{"a place", digest.Operand{May: []digest.Object{at(1, 8)}}, true, false, true, false},
		{"some place in it", digest.Operand{May: []digest.Object{at(1, digest.AnyOffset)}}, true, true, true, false},
		{"another object", digest.Operand{May: []digest.Object{at(2, 8)}}, false, false, false, false},
		{"anything", digest.Operand{Any: true}, false, false, false, true},
	} {
		marks, x := digest.NewObjectMarks(), recorder{digest.Table{}}
		marks.Add(x, c.marked)
		if marks.Has(x, at(1, 8)) != c.same || marks.Has(x, at(1, 16)) != c.other || marks.HasIn(x, 1) != c.in || marks.All(x) != c.all {
			t.Errorf("%s: %t %t %t %t", c.name, marks.Has(x, at(1, 8)), marks.Has(x, at(1, 16)), marks.HasIn(x, 1), marks.All(x))
		}
	}
}

// recorder is a context in which facts are kept, and nothing else happens.
type recorder struct{ digest.Table }

func (recorder) Required(string) digest.ID           { return digest.None }
func (recorder) After(string) digest.ID              { return digest.None }
func (recorder) Assume(string, cfg.Pos, string) bool { return false }

// TestReplace: one item is changed, or added, and the slice itself stays as it is.
func TestReplace(t *testing.T) {
	type item struct{ key, value int }
	byKey := func(a, b item) int { return a.key - b.key }
	s := []item{{1, 1}, {3, 3}}
	for _, c := range []struct {
		v    item
		want []item
	}{
		{item{3, 4}, []item{{1, 1}, {3, 4}}},
		{item{2, 2}, []item{{1, 1}, {2, 2}, {3, 3}}},
		{item{0, 0}, []item{{0, 0}, {1, 1}, {3, 3}}},
	} {
		if got := digest.Replace(s, c.v, byKey); !slices.Equal(got, c.want) || !slices.Equal(s, []item{{1, 1}, {3, 3}}) {
			t.Errorf("%v: %v, of %v", c.v, got, s)
		}
	}
}

// TestUnionOrAny: as many as are told apart, or any.
func TestUnionOrAny(t *testing.T) {
	var in digest.Interner[int]
	for _, c := range []struct {
		a, b, want []int
		any, isAny bool
	}{
		{[]int{1}, []int{1, 2}, []int{1, 2}, false, false},
		{[]int{1, 2}, []int{2, 3}, nil, false, true},
		{nil, nil, nil, false, false},
		{[]int{1}, nil, nil, true, true},
	} {
		got, isAny := in.UnionOrAny(in.List(c.a...), in.List(c.b...), cmp.Compare[int], c.any, 2)
		if got != in.List(c.want...) || isAny != c.isAny {
			t.Errorf("%v or %v, any %t: %v, any %t", c.a, c.b, c.any, in.Items(got), isAny)
		}
	}
}

// TestIntersection: lists have in common what their values do, and one that has no more than the other is that.
func TestIntersection(t *testing.T) {
	var in digest.Interner[int]
	for _, c := range []struct{ a, b, want []int }{
		{[]int{1, 3}, []int{1, 2, 3}, []int{1, 3}},
		{[]int{1, 2, 3}, []int{2}, []int{2}},
		{[]int{1, 2, 4}, []int{2, 3, 4}, []int{2, 4}},
		{[]int{1, 2}, []int{3}, nil},
		{[]int{1, 2}, nil, nil},
		{nil, []int{1}, nil},
	} {
		if got := in.Intersection(in.List(c.a...), in.List(c.b...), cmp.Compare[int]); got != in.List(c.want...) {
			t.Errorf("%v and %v have %v in common", c.a, c.b, in.Items(got))
		}
	}
}
