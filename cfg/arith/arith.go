// Package arith is the arithmetic of C's integers: what each operator, comparison and conversion does to
// numbers of each type. It is the only place that says so: package frontend folds constants with it, package
// interp executes with it, and follows with it what depends on inputs, and package lattice/integer asks it what
// single members of sets yield.
//
// A number of at most 64 bits is a uint64, extended from the width of its type according to the sign
// ([Type.Cut]); one of 128 bits is a [Wide]. Results wrap around: where C leaves the overflow of a signed type
// undefined, package cfg's semantics does not. What has no result all the same, an [Outcome] tells.
//
// Values of type _Bool are numbers of 8 bits, of which conversions yield 0 or 1; C computes with none.
package arith

import "fmt"

// Op is a binary operator of C.
type Op uint8

// The operators. A comparison yields 0 or 1.
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
	Eq            // x == y
	Ne            // x != y
	Lt            // x < y
	Le            // x <= y
	Gt            // x > y
	Ge            // x >= y
)

var names = [...]string{"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", "<=", ">", ">="}

// String returns the operator as C writes it.
func (op Op) String() string {
	if int(op) < len(names) {
		return names[op]
	}
	return fmt.Sprintf("Op(%d)", uint8(op))
}

// IsComparison reports whether op yields a truth value.
func (op Op) IsComparison() bool { return op >= Eq }

// Negated is the comparison that holds exactly when op does not; ok is false for operators that are none.
func (op Op) Negated() (not Op, ok bool) {
	if !op.IsComparison() {
		return op, false
	}
	return [...]Op{Ne, Eq, Ge, Gt, Le, Lt}[op-Eq], true
}

// Flipped is the comparison that holds for y and x exactly when op holds for x and y.
func (op Op) Flipped() Op {
	if op < Lt {
		return op
	}
	return [...]Op{Gt, Ge, Lt, Le}[op-Lt]
}

// Holds tells whether a comparison holds of two numbers, by the sign of their difference.
func (op Op) Holds(sign int) bool {
	switch op {
	case Eq:
		return sign == 0
	case Ne:
		return sign != 0
	case Lt:
		return sign < 0
	case Le:
		return sign <= 0
	case Gt:
		return sign > 0
	}
	return sign >= 0
}

// Outcome says whether an operation has a result.
type Outcome uint8

const (
	Defined Outcome = iota // the result is that of C
	// Overflow: the least number is divided by -1. The quotient wraps around, and the remainder is 0, on some
	// machines; others stop.
	Overflow
	// None: division by zero, and shifts by a negative number or by the width or more.
	None
)

// Type is an integer type, as far as numbers go: 1 to 64 bits, or 128. Pointers compare as unsigned ones.
type Type struct {
	Bits   uint8 // the width
	Signed bool  // two's complement
}

// Extend is the lowest bits of x, extended to 64; all of x if there are 64 or 128.
func Extend(x uint64, bits uint8, signed bool) uint64 {
	n := (64 - bits) & 63
	if signed {
		return uint64(int64(x<<n) >> n)
	}
	return x << n >> n
}

// Cut converts a number to t.
func (t Type) Cut(x uint64) uint64 { return Extend(x, t.Bits, t.Signed) }

// Holds tells whether a comparison holds of two numbers.
func (t Type) Holds(op Op, x, y uint64) bool {
	switch op {
	case Eq:
		return x == y
	case Ne:
		return x != y
	}
	less := x < y
	if t.Signed {
		less = int64(x) < int64(y)
	}
	switch op {
	case Lt:
		return less
	case Ge:
		return !less
	case Le:
		return less || x == y
	}
	return !less && x != y
}

// Truth is the number of a truth value.
func Truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Apply is an operator on two numbers of t, which has at most 64 bits; the right operand of a shift may be of
// any type.
func (t Type) Apply(op Op, x, y uint64) (uint64, Outcome) {
	switch op {
	case Add:
		return t.Cut(x + y), Defined
	case Sub:
		return t.Cut(x - y), Defined
	case Mul:
		return t.Cut(x * y), Defined
	case Div, Rem:
		return t.divide(op, x, y)
	case And:
		return x & y, Defined
	case Or:
		return x | y, Defined
	case Xor:
		return x ^ y, Defined
	case Shl, Shr:
		switch {
		case y >= uint64(t.Bits):
			return 0, None
		case op == Shl:
			return t.Cut(x << y), Defined
		case t.Signed:
			return uint64(int64(x) >> y), Defined
		}
		return x >> y, Defined
	}
	return Truth(t.Holds(op, x, y)), Defined
}

// divide is Apply for quotients and remainders.
func (t Type) divide(op Op, x, y uint64) (uint64, Outcome) {
	switch {
	case y == 0:
		return 0, None
	case t.Signed && int64(y) == -1 && x == t.Cut(1<<(t.Bits-1)):
		return x * Truth(op == Div), Overflow
	case t.Signed && op == Div:
		return uint64(int64(x) / int64(y)), Defined
	case t.Signed:
		return uint64(int64(x) % int64(y)), Defined
	case op == Div:
		return x / y, Defined
	}
	return x % y, Defined
}
