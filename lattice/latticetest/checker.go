package latticetest

import (
	"fmt"
	"reflect"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice"
)

// A domain is one of elements of any type: the laws are compiled once, and not for each type of elements, which takes
// longer than to check them. What a domain cannot do is nil.
type domain struct {
	of            reflect.Type // of the elements
	zero          any
	bottom, top   func() any
	join, meet    func(a, b any) any
	leq, equal    func(a, b any) bool
	hash          func(a any) uint64
	widen, narrow func(old, new any) any
}

func (d *domain) Bottom() any       { return d.bottom() }
func (d *domain) Join(a, b any) any { return d.join(a, b) }
func (d *domain) Leq(a, b any) bool { return d.leq(a, b) }

// hashed is a domain that can hash.
type hashed struct{ *domain }

func (h hashed) Equal(a, b any) bool { return h.equal(a, b) }
func (h hashed) Hash(a any) uint64   { return h.hash(a) }

// domainOf is a domain whose elements have a type.
func domainOf[T any](of lattice.JoinSemilattice[T]) *domain {
	var zero T
	two := func(f func(a, b T) T) func(a, b any) any {
		return func(a, b any) any { return f(as[T](a), as[T](b)) }
	}
	asked := func(f func(a, b T) bool) func(a, b any) bool {
		return func(a, b any) bool { return f(as[T](a), as[T](b)) }
	}
	d := &domain{of: reflect.TypeFor[T](), zero: zero, bottom: func() any { return of.Bottom() },
		join: two(of.Join), leq: asked(of.Leq)}
	if m, ok := of.(lattice.Lattice[T]); ok {
		d.meet = two(m.Meet)
	}
	if b, ok := of.(lattice.Bounded[T]); ok {
		d.top = func() any { return b.Top() }
	}
	if e, ok := of.(lattice.Equaler[T]); ok {
		d.equal = asked(e.Equal)
	}
	if h, ok := of.(lattice.Hashed[T]); ok {
		d.hash = func(a any) uint64 { return h.Hash(as[T](a)) }
	}
	if w, ok := of.(lattice.Widener[T]); ok {
		d.widen = two(w.Widen)
	}
	if n, ok := of.(lattice.Narrower[T]); ok {
		d.narrow = two(n.Narrow)
	}
	return d
}

// as is an element; a nil interface is one, too.
func as[T any](x any) T {
	v, _ := x.(T)
	return v
}

// A checker remembers the first broken law.
type checker struct {
	*domain
	Laws[any]
	err error
}

// checked are the laws of elements of any type.
func (l Laws[T]) checked() checker {
	c := checker{domain: domainOf(l.Domain), Laws: Laws[any]{Elements: l.Elements.AsAny(), AboveJoin: l.AboveJoin, BelowMeet: l.BelowMeet,
		NonZeroBottom: l.NonZeroBottom, Canonical: l.Canonical, Redundant: l.Redundant, Increases: l.Increases,
		Monotone: map[string]func(any) any{}, Monotone2: map[string]func(a, b any) any{}}}
	if l.Grow != nil {
		c.Grow = func(x any) any { return l.Grow(as[T](x)) }
	}
	for name, f := range l.Monotone {
		c.Monotone[name] = func(a any) any { return f(as[T](a)) }
	}
	for name, f := range l.Monotone2 {
		c.Monotone2[name] = func(a, b any) any { return f(as[T](a), as[T](b)) }
	}
	return c
}

func (c checker) property() func(*rapid.T) {
	samples := c.samples()
	return func(t *rapid.T) {
		if err := c.broken(samples.Draw(t, "elements")); err != nil {
			t.Fatal(err)
		}
	}
}

func (c checker) counterexample(n int) error {
	samples := c.samples()
	for seed := range n {
		if err := c.broken(samples.Example(seed)); err != nil {
			return err
		}
	}
	return nil
}

// sample is what one round of checks works on.
type sample struct {
	A, B, C any
	Chain   []any
}

func (c checker) samples() *rapid.Generator[sample] {
	return rapid.Custom(func(t *rapid.T) sample {
		return sample{
			A: c.Elements.Draw(t, "a"), B: c.Elements.Draw(t, "b"), C: c.Elements.Draw(t, "c"),
			Chain: rapid.SliceOfN(c.Elements, 0, 20).Draw(t, "chain"),
		}
	})
}

// broken returns the first law that the sample breaks.
func (c checker) broken(s sample) error {
	before := fmt.Sprint(s)
	d := c.domain
	join := d.Join(s.A, s.B)
	triples := [][3]any{{s.A, s.B, s.C}, {s.A, join, d.Join(join, s.C)}, {join, s.B, s.A}, {s.A, s.A, s.B}, {d.Bottom(), s.A, s.B}}
	if d.meet != nil {
		triples = append(triples, [3]any{d.meet(s.A, s.B), s.A, s.C})
	}
	for _, x := range triples {
		c.order(x[0], x[1], x[2])
		c.joins(x[0], x[1], x[2])
		c.canonical(x[0], x[1])
		c.meets(x[0], x[1], x[2])
		c.monotone(x[0], x[1], x[2])
		if c.err != nil {
			return c.err
		}
	}
	c.widening(s.A, s.Chain)
	c.narrowing(s.A, s.Chain)
	after := fmt.Sprint(s)
	c.law(before == after, "operations leave their operands alone", "%s became %s", before, after)
	return c.err
}

// law records that a law is broken unless it holds.
func (c *checker) law(holds bool, name, format string, args ...any) {
	if !holds && c.err == nil {
		c.err = &Broken{name, fmt.Sprintf(format, args...)}
	}
}

func (c *checker) equal(a, b any) bool { return c.Leq(a, b) && c.Leq(b, a) }
