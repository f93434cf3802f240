package integer

import "github.com/mayrun-dev/mayrun/cfg/arith"

// Compare reports whether the comparison of a member of a with a member of b may be true, and whether it may be
// false. Both are false if there are no such members.
func (t Type) Compare(c arith.Op, a, b Set) (mayHold, mayFail bool) {
	if a.stride == 0 || b.stride == 0 {
		return false, false
	}
	if !t.known() {
		return true, true
	}
	switch c {
	case arith.Eq:
		return !a.Meet(b).IsBottom(), a.lo != a.hi || a.lo != b.lo || b.lo != b.hi
	case arith.Lt:
		return t.less(t.Min(a), t.Max(b)), !t.less(t.Max(a), t.Min(b))
	case arith.Gt:
		return t.Compare(arith.Lt, b, a)
	}
	not, _ := c.Negated()
	fails, holds := t.Compare(not, a, b)
	return holds, fails
}

// Refine returns what a and b may be where the comparison holds. Both are bottom where it cannot hold.
func (t Type) Refine(c arith.Op, a, b Set) (Set, Set) {
	if a.stride == 0 || b.stride == 0 {
		return Set{}, Set{}
	}
	if !t.known() {
		return a, b
	}
	switch c {
	case arith.Eq:
		both := a.Meet(b)
		return both, both
	case arith.Ne:
		if v, ok := b.Const(); ok {
			a = a.Remove(v)
		}
		if v, ok := a.Const(); ok {
			b = b.Remove(v)
		}
	case arith.Lt:
		if !t.less(t.Min(a), t.Max(b)) {
			return Set{}, Set{}
		}
		// One member of b is greater than one member of a: so neither bound is beyond the end of t.
		first, last := t.Min(a)+1, t.Max(b)-1
		a, b = t.between(a, t.minimum(), last), t.between(b, first, t.maximum())
	case arith.Le:
		a, b = t.between(a, t.minimum(), t.Max(b)), t.between(b, t.Min(a), t.maximum())
	default:
		b, a = t.Refine(c.Flipped(), b, a)
	}
	if a.stride == 0 || b.stride == 0 {
		return Set{}, Set{}
	}
	return a, b
}

// minimum and maximum are the ends of the order of t.
func (t Type) minimum() int64 {
	if t.patterns() {
		return 0
	}
	return Top().lo
}

func (t Type) maximum() int64 {
	if t.patterns() {
		return -1
	}
	return Top().hi
}

// between returns the members of s from lo to hi in the order of t.
func (t Type) between(s Set, lo, hi int64) Set {
	switch {
	case t.less(hi, lo):
		return Set{}
	case lo > hi: // only for patterns: from lo up to the greatest signed number, and from the smallest one up to hi
		return s.within(lo, Top().hi).Join(s.within(Top().lo, hi))
	}
	return s.within(lo, hi)
}
