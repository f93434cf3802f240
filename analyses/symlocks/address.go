package symlocks

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Address is the address that an expression denotes, by the variables that it names: the address of Object (if
// set), plus Scale times what Of makes of the value of Var for each of Terms, plus Offset, modulo the size of a
// pointer. Two addresses with equal roots that are evaluated in one activation of a function, without an
// assignment to a variable that they mention in between, differ by the difference of their offsets, whatever
// they are.
type Address struct {
	Object *cfg.Var
	Terms  [2]Term // those with a Var first
	Offset int64
}

// Term is Scale times what Of makes of the value of Var, a register of the running function, or of one that has called
// it: a number, or the address that a pointer holds.
type Term struct {
	Var   *cfg.Var
	Scale int64
	Of    Of
}

// Of is a function of a number: what comes of the operator Op and the constant N, which is positive, or the value of
// the register By, if that is set. The zero value leaves it as it is. Numbers that are one modulo the size of a pointer
// name one place, but leave different things when they are divided as Signed numbers or not.
type Of struct {
	Op     cfg.BinaryOp
	N      int64
	By     *cfg.Var
	Signed bool
}

// mentions reports whether a term depends on a variable.
func (t Term) mentions(is func(*cfg.Var) bool) bool {
	return t.Var != nil && (is(t.Var) || t.Of.By != nil && is(t.Of.By))
}

// Root is the address without its offset.
func (a Address) Root() Address {
	a.Offset = 0
	return a
}

// Mentions reports whether the address depends on a variable, or is that of it.
func (a Address) Mentions(is func(*cfg.Var) bool) bool {
	return a.Object != nil && is(a.Object) || a.Terms[0].mentions(is) || a.Terms[1].mentions(is)
}

// Replace is the address with the value of v instead of v. It reports whether there is such an address: v
// occurs once, unscaled if the value is that of an object, and the result has no more than one object and two
// terms. In a function of it another variable can take its place only, and none that of what it is divided by.
func (a Address) Replace(v *cfg.Var, value Address) (Address, bool) {
	at := -1
	for i, t := range a.Terms {
		if t.Var == v {
			if at >= 0 || t.Scale != 1 && value.Object != nil || t.Of != (Of{}) && value != variable(value.Terms[0].Var) {
				return a, false
			}
			at = i
		}
	}
	if at < 0 || a.Object != nil && value.Object != nil {
		return a, false
	}
	value.Offset *= a.Terms[at].Scale
	for i := range value.Terms {
		value.Terms[i].Scale *= a.Terms[at].Scale
	}
	if of := a.Terms[at].Of; of != (Of{}) {
		value.Terms[0].Of = of
	}
	out := Address{Object: a.Object, Offset: a.Offset + value.Offset}
	if out.Object == nil {
		out.Object = value.Object
	}
	other := a.Terms[1-at]
	switch {
	case other.Var == nil:
		out.Terms = value.Terms
	case value.Terms[1].Var != nil:
		return a, false
	case value.Terms[0].Var == nil:
		out.Terms[0] = other
	case at == 0:
		out.Terms = [2]Term{value.Terms[0], other}
	default:
		out.Terms = [2]Term{other, value.Terms[0]}
	}
	return out, true
}

// Order says how two values may compare.
type Order uint8

const (
	Less    Order = 1 << iota // x < y
	Equal                     // x == y
	Greater                   // x > y
)

// Comparison says how the value of the register X compares to that of Y or, if that is nil, to N: as numbers,
// whatever their types are; pointers as unsigned addresses. X comes before Y.
type Comparison struct {
	X, Y *cfg.Var
	N    int64
	May  Order
}

// Mentions reports whether the comparison is of a variable.
func (c Comparison) Mentions(is func(*cfg.Var) bool) bool { return is(c.X) || c.Y != nil && is(c.Y) }

// operand prints the right side of the operator.
func (o Of) operand() string {
	if o.By != nil {
		return o.By.String()
	}
	return strconv.FormatInt(o.N, 10)
}

// String prints the address as a sum.
func (a Address) String() string {
	var b strings.Builder
	if a.Object != nil {
		fmt.Fprintf(&b, "&%s", a.Object.Name)
	}
	for _, t := range a.Terms {
		if t.Var == nil {
			continue
		}
		x := t.Var.String()
		if t.Of != (Of{}) {
			x = fmt.Sprintf("(%s %s %s)", t.Var, t.Of.Op, t.Of.operand())
		}
		if t.Scale == 1 {
			fmt.Fprintf(&b, "+%s", x)
		} else {
			fmt.Fprintf(&b, "%+d*%s", t.Scale, x)
		}
	}
	if a.Offset != 0 {
		fmt.Fprintf(&b, "%+d", a.Offset)
	}
	return strings.TrimPrefix(b.String(), "+")
}
