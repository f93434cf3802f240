package latticetest

import (
	"maps"
	"reflect"
	"slices"

	"github.com/mayrun-dev/mayrun/lattice"
)

func (c *checker) order(x, y, z any) {
	d := c.domain
	bottom := d.Bottom()
	c.law(d.Leq(x, x), "⊑ is reflexive", "%v ⋢ %v", x, x)
	c.law(!d.Leq(x, y) || !d.Leq(y, z) || d.Leq(x, z), "⊑ is transitive", "%v ⊑ %v ⊑ %v", x, y, z)
	c.law(d.Leq(bottom, x), "⊥ is the least element", "%v ⋢ %v", bottom, x)
	if !c.NonZeroBottom {
		c.law(d.Leq(d.zero, bottom), "the zero value is ⊥", "%v ⋢ %v", d.zero, bottom)
	}
	if d.top != nil {
		c.law(d.Leq(x, d.top()), "⊤ is the greatest element", "%v ⋢ %v", x, d.top())
	}
	if d.equal != nil {
		c.law(d.equal(x, y) == c.equal(x, y), "Equal agrees with ⊑", "Equal(%v, %v) is %v", x, y, d.equal(x, y))
		c.law(d.equal(x, x), "Equal agrees with ⊑", "Equal(%v, %v) is false", x, x)
	}
	if d.hash != nil {
		c.law(!c.equal(x, y) || d.hash(x) == d.hash(y), "equal elements have equal hashes", "%v and %v have not", x, y)
		in := lattice.NewInterner[any](hashed{d})
		hx, hy := in.Intern(x), in.Intern(y)
		c.law((hx == hy) == c.equal(x, y), "handles are equal if and only if elements are", "%v is %d, %v is %d", x, hx, y, hy)
		c.law(c.equal(in.Value(hx), x), "a handle stands for its element", "%v became %v", x, in.Value(hx))
	}
}

func (c *checker) joins(x, y, z any) {
	d := c.domain
	join := d.Join(x, y)
	c.law(d.Leq(x, join) && d.Leq(y, join), "join is an upper bound", "%v ⊔ %v = %v", x, y, join)
	c.law(c.equal(d.Join(x, x), x), "join is idempotent", "%v ⊔ %v = %v", x, x, d.Join(x, x))
	c.law(c.equal(join, d.Join(y, x)), "join is commutative", "%v ⊔ %v = %v, %v ⊔ %v = %v", x, y, join, y, x, d.Join(y, x))
	c.law(c.equal(d.Join(x, d.Bottom()), x), "⊥ is neutral for join", "%v ⊔ ⊥ = %v", x, d.Join(x, d.Bottom()))
	if c.AboveJoin {
		return
	}
	above := d.Join(d.Join(x, z), y)
	c.law(d.Leq(join, above), "join is the least upper bound", "%v ⊔ %v = %v ⋢ %v", x, y, join, above)
	c.law(!d.Leq(x, z) || !d.Leq(y, z) || d.Leq(join, z), "join is the least upper bound", "%v ⊔ %v = %v ⋢ %v", x, y, join, z)
	c.law(!d.Leq(x, y) || c.equal(join, y), "join is the least upper bound", "%v ⊑ %v, but their join is %v", x, y, join)
	c.law(c.equal(d.Join(join, z), d.Join(x, d.Join(y, z))), "join is associative", "%v, %v, %v: %v and %v",
		x, y, z, d.Join(join, z), d.Join(x, d.Join(y, z)))
}

// canonical compares elements that should be equal by Go's equality.
func (c *checker) canonical(x, y any) {
	if c.Redundant || !c.Canonical && !plain(c.domain.of) || c.err != nil {
		return
	}
	same := func(a, b any) {
		if !reflect.ValueOf(&a).Elem().Comparable() {
			c.law(false, "elements are comparable", "%v is not", a)
			return
		}
		c.law(!c.equal(a, b) || any(a) == any(b), "equal elements are the same", "%v and %v differ under ==: %#v, %#v", a, b, a, b)
	}
	d := c.domain
	same(x, y)
	same(d.Join(x, x), x)
	same(d.Join(x, d.Bottom()), x)
	same(d.Join(d.Bottom(), x), x)
	same(d.Join(x, y), d.Join(y, x))
	same(d.Join(d.Join(x, y), y), d.Join(x, y))
	if d.meet != nil {
		same(d.meet(x, x), x)
		same(d.meet(x, y), d.meet(y, x))
		same(d.meet(x, d.Bottom()), d.Bottom())
	}
	if d.widen != nil {
		same(d.widen(x, x), x)
	}
}

// plain reports whether the values of a type are all that there is to them.
func plain(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return plain(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return true
	case reflect.Pointer, reflect.UnsafePointer, reflect.Slice, reflect.Map, reflect.Func, reflect.Chan, reflect.Interface:
		return false
	}
	return true
}

func (c *checker) meets(x, y, z any) {
	d := c.domain
	if d.meet == nil {
		return
	}
	meet := d.meet(x, y)
	c.law(!d.Leq(z, x) || !d.Leq(z, y) || d.Leq(z, meet), "meet is the greatest lower bound",
		"%v ⊓ %v = %v, which is not above %v", x, y, meet, z)
	c.law(!d.Leq(x, y) || d.Leq(x, meet), "meet is the greatest lower bound", "%v ⊓ %v = %v, which is not above %v", x, y, meet, x)
	if c.BelowMeet {
		return
	}
	c.law(d.Leq(meet, x) && d.Leq(meet, y), "meet is a lower bound", "%v ⊓ %v = %v", x, y, meet)
	c.law(c.equal(meet, d.meet(y, x)), "meet is commutative", "%v ⊓ %v = %v, %v ⊓ %v = %v", x, y, meet, y, x, d.meet(y, x))
	c.law(c.equal(d.meet(x, d.Join(x, y)), x), "meet absorbs join", "%v ⊓ (%v ⊔ %v) = %v", x, x, y, d.meet(x, d.Join(x, y)))
	c.law(c.equal(d.Join(x, meet), x), "join absorbs meet", "%v ⊔ (%v ⊓ %v) = %v", x, x, y, d.Join(x, meet))
	c.law(c.equal(d.meet(meet, z), d.meet(x, d.meet(y, z))), "meet is associative", "%v, %v, %v: %v and %v",
		x, y, z, d.meet(meet, z), d.meet(x, d.meet(y, z)))
}

func (c *checker) monotone(x, y, z any) {
	d := c.domain
	above := d.Join(x, y)
	for _, name := range slices.Sorted(maps.Keys(c.Monotone)) {
		f := c.Monotone[name]
		c.law(d.Leq(f(x), f(above)), name+" is monotone", "%v ⊑ %v, but %v ⋢ %v", x, above, f(x), f(above))
	}
	for _, name := range slices.Sorted(maps.Keys(c.Monotone2)) {
		f := c.Monotone2[name]
		c.law(d.Leq(f(x, z), f(above, z)), name+" is monotone", "left %v ⊑ %v, right %v, but %v ⋢ %v", x, above, z, f(x, z), f(above, z))
		c.law(d.Leq(f(z, x), f(z, above)), name+" is monotone", "left %v, right %v ⊑ %v, but %v ⋢ %v", z, x, above, f(z, x), f(z, above))
	}
}

func (c *checker) limit() int {
	if c.Increases > 0 {
		return c.Increases
	}
	return 1000
}

func (c *checker) widening(x any, chain []any) {
	d := c.domain
	if d.widen == nil {
		return
	}
	increases := 0
	step := func(y any) (increased bool) {
		next := d.widen(x, y)
		c.law(d.Leq(x, next) && d.Leq(y, next), "widening covers both operands", "%v ∇ %v = %v", x, y, next)
		if increased = !d.Leq(next, x); increased {
			increases++
		}
		x = next
		return increased
	}
	for _, y := range chain {
		step(y)
	}
	for _, y := range chain {
		step(d.Join(x, y))
	}
	if c.Grow != nil { // the adversary does its best to grow for ever
		for c.err == nil && increases <= c.limit() && step(c.Grow(x)) {
		}
	}
	c.law(increases <= c.limit(), "widening terminates", "a chain increased %d times, up to %v", increases, x)
}

func (c *checker) narrowing(x any, chain []any) {
	d := c.domain
	if d.narrow == nil {
		return
	}
	for _, y := range chain {
		x = d.Join(x, y)
	}
	decreases := 0
	for _, y := range chain {
		below := y
		if d.meet != nil && !c.BelowMeet {
			below = d.meet(x, y)
		}
		if !d.Leq(below, x) {
			continue
		}
		next := d.narrow(x, below)
		c.law(d.Leq(below, next) && d.Leq(next, x), "narrowing stays between its operands", "%v △ %v = %v", x, below, next)
		if !d.Leq(x, next) {
			decreases++
		}
		x = next
	}
	c.law(decreases <= c.limit(), "narrowing terminates", "a chain decreased %d times, down to %v", decreases, x)
}
