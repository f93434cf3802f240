package integer

import "github.com/mayrun-dev/mayrun/cfg/arith"

// Apply is an operator on two values of t, a comparison among them; ok is false where that has no result: for
// division by zero, shifts by an amount outside the width ([Type.Binary] takes any value for theirs), and types
// of an unknown width. The least number divided by -1 is itself, as on some machines.
func (t Type) Apply(op arith.Op, x, y int64) (result int64, ok bool) {
	if !t.known() {
		return 0, false
	}
	r, how := arith.Type(t).Apply(op, uint64(x), uint64(y))
	return int64(r), how != arith.None
}

// Binary returns what the operator may compute from a member of a and a member of b, which are values of t;
// the right operand of a shift may have any type.
func (t Type) Binary(op arith.Op, a, b Set) Set {
	if a.stride == 0 || b.stride == 0 {
		return Set{}
	}
	if !t.known() {
		return Top()
	}
	if op == arith.Shl || op == arith.Shr {
		if !b.Leq(Interval(0, int64(t.Bits)-1)) {
			return t.All() // undefined behaviour that machines do not agree upon
		}
	}
	if a.lo == a.hi && b.lo == b.hi {
		if v, ok := t.Apply(op, a.lo, b.lo); ok {
			return Const(v)
		}
		return Set{}
	}
	if a.IsSmall() && b.IsSmall() {
		return t.pairs(op, a, b)
	}
	switch op {
	case arith.Add:
		lo, hi := wideOf(a.lo).add(wideOf(b.lo)), wideOf(a.hi).add(wideOf(b.hi))
		return t.wrap(lo, hi, gcd(a.Stride(), b.Stride()))
	case arith.Sub:
		lo, hi := wideOf(a.lo).sub(wideOf(b.hi)), wideOf(a.hi).sub(wideOf(b.lo))
		return t.wrap(lo, hi, gcd(a.Stride(), b.Stride()))
	}
	// The others are more precise for one constant than for an interval of them.
	if a.IsSmall() && (op == arith.Mul || op == arith.And || op == arith.Or || op == arith.Xor) {
		a, b = b, a
	}
	if b.IsSmall() && b.lo != b.hi {
		return b.fold(func(v Set) Set { return t.binary(op, a, v) })
	}
	return t.binary(op, a, b)
}

// fold joins the results of f for the members of a small set.
func (s Set) fold(f func(v Set) Set) Set {
	var buffer [MaxValues]int64
	var result Set
	for _, v := range s.small(&buffer) {
		result = result.Join(f(Const(v)))
	}
	return result
}

// pairs applies the operator to all pairs of members of two small sets.
func (t Type) pairs(op arith.Op, a, b Set) Set {
	var x, y [MaxValues]int64
	var out [MaxValues * MaxValues]int64
	results := out[:0]
	ys := b.small(&y)
	for _, v := range a.small(&x) {
		for _, w := range ys {
			if r, ok := t.Apply(op, v, w); ok {
				results = append(results, r)
			}
		}
	}
	return collect(results)
}

// binary is Binary for operands of which one is not small.
func (t Type) binary(op arith.Op, a, b Set) Set {
	switch op {
	case arith.Mul:
		return t.mul(a, b)
	case arith.Div:
		return t.div(a, b)
	case arith.Rem:
		return t.rem(a, b)
	case arith.And, arith.Or, arith.Xor:
		return t.bitwise(op, a, b)
	case arith.Shl:
		return t.shift(a, b, t.shiftLeft)
	case arith.Shr:
		return t.shift(a, b, t.shiftRight)
	}
	return t.All()
}

// Neg returns the values of -x.
func (t Type) Neg(a Set) Set { return t.Binary(arith.Sub, Const(0), a) }

// Not returns the values of ~x.
func (t Type) Not(a Set) Set {
	if a.stride != 0 && !t.known() {
		return Top()
	}
	if t.Signed || t.full() {
		return Int64().Binary(arith.Sub, Const(-1), a)
	}
	return Int64().Binary(arith.Sub, Const(t.most()), a)
}
