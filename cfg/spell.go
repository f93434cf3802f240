package cfg

import (
	"fmt"
	"strings"
)

// Spell is [SameExpr] where expressions are looked up: it writes one as a text, and two with one text have one value, if what
// they read is the same. So the text says of which types constants are, and results, on which it depends what is computed:
// 0x31L << n is another number than 0x31u << n. What is read is written by load, and a place of which the address is taken by
// place (nil: no such expression is written); both report whether they can. It reports whether all could be written.
func Spell(b *strings.Builder, x Expr, load func(*Load) bool, place func(*LVal) bool) bool {
	switch x := x.(type) {
	case *Const:
		n, ok := IsConst(x)
		fmt.Fprintf(b, "(%s)%d", x.Typ, n)
		return ok
	case *Load:
		return load(x)
	case *AddrOf:
		b.WriteString("&")
		return place != nil && place(x.LV)
	case *Cast:
		fmt.Fprintf(b, "(%s)", x.Typ)
		return Spell(b, x.X, load, place)
	case *Unary:
		fmt.Fprintf(b, "(%s: %d ", x.Typ, x.Op)
		ok := Spell(b, x.X, load, place)
		b.WriteString(")")
		return ok
	case *Binary:
		fmt.Fprintf(b, "(%s: %d ", x.Typ, x.Op)
		ok := Spell(b, x.X, load, place)
		b.WriteString(" ")
		ok = ok && Spell(b, x.Y, load, place)
		b.WriteString(")")
		return ok
	}
	return false
}

// SpellIndex is [Spell] of what chooses an element: a constant that is not negative is the same number whatever its type is.
func SpellIndex(b *strings.Builder, x Expr, load func(*Load) bool, place func(*LVal) bool) bool {
	if n, constant := IsConst(x); constant && n >= 0 {
		fmt.Fprint(b, n)
		return true
	}
	return Spell(b, x, load, place)
}
