package integer

import (
	"math"
	"math/bits"
	"slices"
)

// Leq reports whether every member of s is a member of t.
func (s Set) Leq(t Set) bool {
	switch {
	case s.stride == 0 || s == t:
		return true
	case t.stride == 0 || s.lo < t.lo || s.hi > t.hi:
		return false
	case t.inner == "":
		return distance(t.lo, s.lo)%t.stride == 0 && s.Stride()%t.stride == 0
	case !s.IsSmall():
		return false
	}
	var buffer [MaxValues]int64
	for _, v := range s.small(&buffer) {
		if !t.Contains(v) {
			return false
		}
	}
	return true
}

// Join returns the least element that contains the members of s and of t.
func (s Set) Join(t Set) Set {
	switch {
	case s == t || t.stride == 0:
		return s
	case s.stride == 0:
		return t
	}
	if s.lo == s.hi && t.lo == t.hi {
		lo, hi := min(s.lo, t.lo), max(s.lo, t.lo)
		return progression(lo, hi, distance(lo, hi))
	}
	if s.IsSmall() && t.IsSmall() {
		var x, y [MaxValues]int64
		var both [2 * MaxValues]int64
		joined := collect(append(append(both[:0], s.small(&x)...), t.small(&y)...))
		switch joined { // keep the operands' own strings alive, not copies
		case s:
			return s
		case t:
			return t
		}
		return joined
	}
	lo, hi := min(s.lo, t.lo), max(s.hi, t.hi)
	step := gcd(gcd(s.Stride(), t.Stride()), distance(min(s.lo, t.lo), max(s.lo, t.lo)))
	return progression(lo, hi, step)
}

// Meet returns the members that s and t have in common. It is exact for small sets and for intervals;
// for two strides of which the common multiple overflows 64 bits it may contain more.
func (s Set) Meet(t Set) Set {
	switch {
	case s == t || s.stride == 0:
		return s
	case t.stride == 0:
		return t
	case s.IsSmall():
		return s.filter(t.Contains)
	case t.IsSmall():
		return t.filter(s.Contains)
	case t.stride == 1:
		return s.within(t.lo, t.hi)
	case s.stride == 1:
		return t.within(s.lo, s.hi)
	}
	first, step, ok := congruence(s.lo, s.stride, t.lo, t.stride)
	if !ok {
		return Set{}
	}
	lo, hi := max(s.lo, t.lo), min(s.hi, t.hi)
	if step == 0 {
		return s.within(lo, hi)
	}
	return aligned(lo, hi, first, step)
}

// filter returns the members of a small set that satisfy keep.
func (s Set) filter(keep func(int64) bool) Set {
	var buffer [MaxValues]int64
	values := s.small(&buffer)
	n := len(values)
	values = slices.DeleteFunc(values, func(v int64) bool { return !keep(v) })
	if len(values) == n {
		return s
	}
	return collect(values)
}

// within returns the members from lo to hi.
func (s Set) within(lo, hi int64) Set {
	switch {
	case lo <= s.lo && s.hi <= hi:
		return s
	case s.stride == 0 || lo > s.hi || hi < s.lo || lo > hi:
		return Set{}
	case s.inner != "":
		return s.filter(func(v int64) bool { return lo <= v && v <= hi })
	}
	return aligned(max(lo, s.lo), min(hi, s.hi), s.lo, s.stride)
}

// aligned returns the numbers from lo to hi that differ from residue by a multiple of step.
func aligned(lo, hi, residue int64, step uint64) Set {
	if lo > hi {
		return Set{}
	}
	// The distance from lo up to the first such number.
	var up uint64
	if residue >= lo {
		up = distance(lo, residue) % step
	} else if below := distance(residue, lo) % step; below > 0 {
		up = step - below
	}
	if up > distance(lo, hi) {
		return Set{}
	}
	return Strided(lo+int64(up), hi, step)
}

// congruence solves x ≡ a (mod m), x ≡ b (mod n): the solutions are x ≡ first (mod step). ok is false if there
// are none. A step of 0 means that it is not known, because it overflows.
func congruence(a int64, m uint64, b int64, n uint64) (first int64, step uint64, ok bool) {
	g := gcd(m, n)
	// d = (b - a) mod n, computed without overflow.
	var d uint64
	if b >= a {
		d = distance(a, b) % n
	} else if d = distance(b, a) % n; d > 0 {
		d = n - d
	}
	if d%g != 0 {
		return 0, 0, false
	}
	high, lcm := bits.Mul64(m/g, n)
	if high != 0 {
		return 0, 0, true
	}
	// x = a + k·m with k·(m/g) ≡ d/g (mod n/g).
	q := n / g
	high, low := bits.Mul64(d/g%q, inverse(m/g%q, q))
	k := bits.Rem64(high, low, q)
	// k·m < lcm, so the product does not overflow; the sum may, but only modulo 2⁶⁴, where it is brought
	// below a again in that case: a + k·m - lcm is as good a solution.
	km := k * m
	if km > distance(a, math.MaxInt64) {
		return a - int64(lcm-km), lcm, lcm-km <= distance(math.MinInt64, a)
	}
	return a + int64(km), lcm, true
}

// inverse returns the inverse of x modulo q, where they have no common divisor. It is 0 for q = 1.
func inverse(x, q uint64) uint64 {
	if q == 1 {
		return 0
	}
	// Extended Euclid; the coefficients alternate in sign, and are kept modulo q.
	r0, r1 := q, x
	t0, t1 := uint64(0), uint64(1)
	for r1 != 0 {
		quotient := r0 / r1
		high, low := bits.Mul64(quotient%q, t1)
		product := bits.Rem64(high, low, q)
		next := t0 - product
		if t0 < product {
			next += q
		}
		r0, r1 = r1, r0-quotient*r1
		t0, t1 = t1, next
	}
	return t0
}

// Remove returns s without v, or s itself where that is no element of the domain: when v is neither an end of an
// interval nor in a small set.
func (s Set) Remove(v int64) Set {
	switch {
	case !s.Contains(v):
		return s
	case s.IsSmall():
		return s.filter(func(w int64) bool { return w != v })
	case v == s.lo:
		return progression(s.lo+int64(s.stride), s.hi, s.stride)
	case v == s.hi:
		return progression(s.lo, s.hi-int64(s.stride), s.stride)
	case s.size() == MaxValues+1:
		var values [MaxValues]int64
		n := 0
		for w := range s.All() {
			if w != v {
				values[n] = w
				n++
			}
		}
		return collect(values[:])
	}
	return s
}
