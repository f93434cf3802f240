package integer

import "fmt"

// Op is a binary operator of C that computes a number.
type Op uint8

// The operators.
const (
	Add Op = iota // x + y
	Sub           // x - y
	Mul           // x * y
	Div           // x / y
	Rem           // x % y
	And           // x & y
	Or            // x | y
	Xor           // x ^ y
	Shl           // x << y
	Shr           // x >> y
)

var opNames = [...]string{"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"}

// String returns the operator as C writes it.
func (op Op) String() string {
	if int(op) < len(opNames) {
		return opNames[op]
	}
	return fmt.Sprintf("Op(%d)", uint8(op))
}

// Apply is the operator on two values of t. ok is false where C has no result: division by zero, overflow under
// NoOverflow, and types of an unknown width. Shifts by an amount outside the width are not decided here: Apply
// treats them as having no result, but [Type.Binary] takes any value for theirs.
func (t Type) Apply(op Op, x, y int64) (result int64, ok bool) {
	if !t.known() {
		return 0, false
	}
	var exact wide
	switch op {
	case Add:
		exact = wideOf(x).add(wideOf(y))
	case Sub:
		exact = wideOf(x).sub(wideOf(y))
	case Mul:
		exact = product(x, y)
	case Div, Rem:
		if y == 0 {
			return 0, false
		}
		switch {
		case t.patterns() && op == Div:
			return int64(uint64(x) / uint64(y)), true
		case t.patterns():
			return int64(uint64(x) % uint64(y)), true
		case op == Rem && y == -1:
			return 0, true
		case op == Rem:
			return x % y, true
		}
		exact = quotient(x, y)
	case And:
		return x & y, true
	case Or:
		return x | y, true
	case Xor:
		return x ^ y, true
	case Shl, Shr:
		switch {
		case y < 0 || y >= int64(t.Bits):
			return 0, false
		case op == Shl:
			return t.Truncate(x << uint(y)), true
		case t.patterns():
			return int64(uint64(x) >> uint(y)), true
		}
		return x >> uint(y), true
	}
	if t.NoOverflow && t.Signed && !exact.fits(t.least(), t.most()) {
		return 0, false
	}
	return t.Truncate(int64(exact.low)), true
}

// Binary returns what the operator may compute from a member of a and a member of b, which are values of t;
// the right operand of a shift may have any type.
func (t Type) Binary(op Op, a, b Set) Set {
	if a.stride == 0 || b.stride == 0 {
		return Set{}
	}
	if !t.known() {
		return Top()
	}
	if op == Shl || op == Shr {
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
	case Add:
		lo, hi := wideOf(a.lo).add(wideOf(b.lo)), wideOf(a.hi).add(wideOf(b.hi))
		return t.exact(lo, hi, gcd(a.Stride(), b.Stride()))
	case Sub:
		lo, hi := wideOf(a.lo).sub(wideOf(b.hi)), wideOf(a.hi).sub(wideOf(b.lo))
		return t.exact(lo, hi, gcd(a.Stride(), b.Stride()))
	}
	// The others are more precise for one constant than for an interval of them.
	if a.IsSmall() && (op == Mul || op == And || op == Or || op == Xor) {
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
func (t Type) pairs(op Op, a, b Set) Set {
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
func (t Type) binary(op Op, a, b Set) Set {
	switch op {
	case Mul:
		return t.mul(a, b)
	case Div:
		return t.div(a, b)
	case Rem:
		return t.rem(a, b)
	case And, Or, Xor:
		return t.bitwise(op, a, b)
	case Shl:
		return t.shift(a, b, t.shiftLeft)
	case Shr:
		return t.shift(a, b, t.shiftRight)
	}
	return t.All()
}

// Neg returns the values of -x.
func (t Type) Neg(a Set) Set { return t.Binary(Sub, Const(0), a) }

// Not returns the values of ~x.
func (t Type) Not(a Set) Set {
	if a.stride != 0 && !t.known() {
		return Top()
	}
	if t.Signed || t.full() {
		return Int64.Binary(Sub, Const(-1), a)
	}
	return Int64.Binary(Sub, Const(t.most()), a)
}
