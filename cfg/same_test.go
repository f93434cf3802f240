package cfg

import (
	"math/big"
	"testing"
)

// What prints alike need not be the same, and what is the same need not be one object of the representation.
func TestSame(t *testing.T) {
	ts := NewTypes(LP64)
	p := &Var{Name: "p", Type: &Pointer{Elem: ts.Void, Bytes: 8}, Storage: Param}
	q := &Var{Name: "p", Type: p.Type, Storage: Param}
	record := func(members ...string) *Record {
		s := &Record{Tag: "struct <anonymous>"}
		for i, name := range members {
			s.Fields = append(s.Fields, &Field{Name: name, Type: ts.Int, Offset: int64(4 * i)})
		}
		return s
	}
	one, two := record("n", "g"), record("q", "n")
	member := func(v *Var, s *Record, field int) *LVal {
		base := &Cast{X: Read(v), Typ: &Pointer{Elem: s, Bytes: 8}}
		return &LVal{Ptr: base, Path: []Step{{Field: s.Fields[field], Elem: ts.Int}}, Type: ts.Int}
	}
	element := func(scale int64) Expr {
		return &PtrAdd{X: Read(p), Index: Num(ts.Long, 1), Scale: scale, Typ: p.Type}
	}
	for i, c := range []struct {
		a, b *LVal
		want bool
	}{
		{member(p, one, 0), member(p, one, 0), true},
		{member(p, one, 0), member(p, two, 1), false},
		{member(p, one, 0), member(q, one, 0), false},
		{member(p, one, 0), member(p, one, 1), false},
		{member(p, one, 0), nil, false},
	} {
		if SamePlace(c.a, c.b) != c.want || SamePlace(c.b, c.a) != c.want {
			t.Errorf("%d: %s and %s: not %v", i, c.a, c.b, c.want)
		}
	}
	for i, c := range []struct {
		a, b Expr
		want bool
	}{
		{element(4), element(4), true},
		{element(4), element(8), false},
		{Num(ts.Int, 1), Num(ts.Int, 1), true},
		{Num(ts.Int, 1), Num(ts.Int, 2), false},
		{Num(ts.Int, 1), Num(ts.UInt, 1), false},
		{&Const{Typ: ts.Int, Bits: 1, High: 1}, Num(ts.Int, 1), false},
		{&Nondet{Typ: ts.Int}, &Nondet{Typ: ts.Int}, false},
		{&Unary{Op: Neg, X: Read(p), Typ: ts.Int}, &Unary{Op: Not, X: Read(p), Typ: ts.Int}, false},
		{&Binary{Op: Add, X: Num(ts.Int, 1), Y: Num(ts.Int, 2), Typ: ts.Int}, &Binary{Op: Add, X: Num(ts.Int, 1), Y: Num(ts.Int, 3), Typ: ts.Int}, false},
		{nil, Num(ts.Int, 1), false},
		{nil, nil, true},
	} {
		if SameExpr(c.a, c.b) != c.want || SameExpr(c.b, c.a) != c.want {
			t.Errorf("%d: %v and %v: not %v", i, c.a, c.b, c.want)
		}
	}
}

// A type has all numbers of another one if the least and the greatest of these stay what they are.
func TestHasAll(t *testing.T) {
	ts := NewTypes(LP64)
	all := []*Int{ts.Bool, ts.SChar, ts.UChar, ts.Short, ts.UShort, ts.Int, ts.UInt, ts.Long, ts.ULong}
	for _, to := range all {
		for _, of := range all {
			want := to.Bool && of.Bool || !to.Bool
			for _, n := range []uint64{0, 1, 1 << (8*of.Bytes - 1), 1<<(8*of.Bytes) - 1, 1<<(8*of.Bytes-1) - 1} {
				if n = Arith(of).Cut(n); !of.Bool || n <= 1 {
					exact := new(big.Int).SetUint64(n)
					if of.Signed {
						exact.SetInt64(int64(n))
					}
					_, fits := Arith(to).FromBig(exact)
					want = want && fits
				}
			}
			if got := to.HasAll(of); got != want {
				t.Errorf("%s has all of %s: %v", to, of, got)
			}
		}
	}
}
