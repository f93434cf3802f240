package sides

import (
	"fmt"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/digest"
)

// world is some registers with their values, and what is known of them relative to atoms.
type world struct {
	digest.View
	d     *Digest
	a     Element
	atoms map[*atom]int64
	vars  []*cfg.Var
	value map[*cfg.Var]uint64
}

// Number says between which bounds an expression lies: not far from what it is.
func (w *world) Number(x cfg.Expr) digest.Numbers {
	v, ok := w.eval(x)
	if n := int64(v); ok && n > -1<<40 && n < 1<<40 {
		return digest.Numbers{Any: true, Bounded: true, Least: n - n&3, Most: n + n&5}
	}
	return digest.Numbers{Any: true}
}

// eval is the value of an expression; false if there is none.
func (w *world) eval(x cfg.Expr) (uint64, bool) {
	t := typeOf(x.Type())
	switch x := x.(type) {
	case *cfg.Const:
		return x.Bits, true
	case *cfg.Load:
		return w.value[x.LV.Var], true
	case *cfg.Cast:
		v, ok := w.eval(x.X)
		return t.Cut(v), ok
	case *cfg.Unary:
		v, ok := w.eval(x.X)
		return t.Cut(-v), ok && (!t.Signed || v != 1<<63 && t.Cut(-v) == -v)
	case *cfg.Binary:
		v, ok := w.eval(x.X)
		u, ok2 := w.eval(x.Y)
		if !ok || !ok2 || (x.Op == cfg.Div || x.Op == cfg.Mul) && u == 0 {
			return 0, false
		}
		operands := typeOf(x.X.Type())
		if x.Op.IsComparison() {
			return arith.Truth(operands.Holds(x.Op, v, u)), true
		}
		r, _ := operands.Apply(x.Op, v, u)
		return r, !operands.Signed || exact(x.Op, int64(v), int64(u), int64(r))
	}
	panic("no such expression")
}

// exact reports whether a signed result is that of the numbers.
func exact(op cfg.BinaryOp, v, u, r int64) bool {
	switch op {
	case cfg.Sub:
		return (v >= u) == (r >= 0) && v-u == r
	case cfg.Mul:
		return v*u == r && v*u/u == v
	case cfg.Div:
		return v/u == r
	}
	return v+u == r && (v < 0 || u < 0 || r >= 0) && (v >= 0 || u >= 0 || r < 0)
}

func typeOf(t cfg.Type) arith.Type {
	i := t.(*cfg.Int)
	return arith.Type{Bits: uint8(8 * i.Bytes), Signed: i.Signed}
}

// number is a value of a type as a number, which is true of the bits of unsigned numbers below half of 64 bits only.
func number64(t cfg.Type, v uint64) (int64, bool) {
	return int64(v), typeOf(t).Signed || bits.Len64(v) < 64
}

var intTypes = []*cfg.Int{
	{Name: "int", Bytes: 4, Signed: true}, {Name: "unsigned", Bytes: 4}, {Name: "long", Bytes: 8, Signed: true},
	{Name: "unsigned long", Bytes: 8}, {Name: "short", Bytes: 2, Signed: true},
}

// drawWorld draws numbers near to each other, and what is known of some.
func drawWorld(t *rapid.T) *world {
	d := New()
	w := &world{d: d, value: map[*cfg.Var]uint64{}, atoms: map[*atom]int64{}}
	d.program.numbers = map[*cfg.Var]bool{}
	middle := rapid.OneOf(rapid.Int64Range(-20, 20), rapid.Int64Range(1<<31-20, 1<<31-1), rapid.Int64Range(1<<32-20, 1<<32-1)).Draw(t, "middle")
	var atoms []*atom
	for i := range 3 {
		typ := intTypes[rapid.IntRange(0, 3).Draw(t, "type of an atom")]
		n, ok := number64(typ, typeOf(typ).Cut(uint64(middle+rapid.Int64Range(-5, 5).Draw(t, "atom"))))
		m := d.atom(atom{key: fmt.Sprint(i), name: "m", typ: typ, edge: i + 1, begins: true})
		if w.atoms[m] = n; ok {
			atoms = append(atoms, m)
		}
	}
	var ks []Known
	for i := range 4 {
		v := &cfg.Var{Name: "r", ID: 2 + i, Type: intTypes[rapid.IntRange(0, 4).Draw(t, "type")], Storage: cfg.Local}
		d.program.numbers[v] = true
		x := typeOf(v.Type).Cut(uint64(rapid.OneOf(rapid.Int64Range(middle-9, middle+9), rapid.Int64Range(-9, 9), rapid.Int64()).Draw(t, "value")))
		w.vars, w.value[v] = append(w.vars, v), x
		n, small := number64(v.Type, x)
		for _, m := range atoms {
			if !small || n < -1<<62 || n > 1<<62 || rapid.IntRange(0, 2).Draw(t, "unknown") == 0 {
				continue
			}
			k := Known{Var: v, Of: m, Bounds: bounds.Any()}
			if by := n - w.atoms[m] - rapid.Int64Range(0, 2).Draw(t, "lower"); rapid.Bool().Draw(t, "from") {
				k.Lo = by
			}
			if by := n - w.atoms[m] + rapid.Int64Range(0, 2).Draw(t, "upper"); rapid.Bool().Draw(t, "to") {
				k.Hi = by
			}
			if k, ok := k.bounded(); ok {
				ks = append(ks, k)
			}
		}
	}
	slices.SortFunc(ks, compareKnown)
	w.a.Known = d.known.List(ks...)
	return w
}

// drawExpr draws an expression of registers and constants, of a type (nil: any).
func (w *world) drawExpr(t *rapid.T, typ cfg.Type, depth int) cfg.Expr {
	v := w.vars[rapid.IntRange(0, len(w.vars)-1).Draw(t, "register")]
	var x cfg.Expr = &cfg.Load{LV: &cfg.LVal{Var: v, Type: v.Type}}
	switch rapid.IntRange(0, 5).Draw(t, "kind") {
	case 0:
		c := intTypes[rapid.IntRange(0, 3).Draw(t, "type of a number")]
		n := rapid.OneOf(rapid.Int64Range(-5, 5), rapid.Int64Range(1<<31-9, 1<<31+9)).Draw(t, "number")
		x = &cfg.Const{Typ: c, Bits: typeOf(c).Cut(uint64(n))}
	case 1, 2, 3:
		if depth > 0 {
			op := []cfg.BinaryOp{cfg.Add, cfg.Sub, cfg.Mul, cfg.Div}[rapid.IntRange(0, 3).Draw(t, "operator")]
			l := w.drawExpr(t, nil, depth-1)
			x = &cfg.Binary{Op: op, X: l, Y: w.drawExpr(t, l.Type(), depth-1), Typ: l.Type()}
		}
	case 4:
		x = &cfg.Unary{Op: cfg.Neg, X: x, Typ: x.Type()}
	}
	if typ == nil && rapid.Bool().Draw(t, "convert") {
		typ = intTypes[rapid.IntRange(0, 3).Draw(t, "another type")]
	}
	if typ != nil && !cfg.Identical(typ, x.Type()) {
		x = &cfg.Cast{X: x, Typ: typ}
	}
	return x
}

// check checks what is said of a number. What an operation results in is found out when it is first said of something
// that it is equal to it; then all that is equal to it must be the same.
func (w *world) check(t *rapid.T, of any, typ cfg.Type, v uint64, k Known) {
	n, small := number64(typ, v)
	m, seen := w.atoms[k.Of]
	switch {
	case !small && k.Above() && !seen:
		return
	case !seen && k.Lo == 0 && k.Hi == 0:
		w.atoms[k.Of] = n
	case seen && (!small && k.Above() && k.Hi != 0 || small && !between(n, m, k.Lo, k.Hi)):
		t.Fatalf("%v is %d (%d behind), and not in %+v", of, n, n-m, k)
	}
}

// between reports whether n is at least m+lo and at most m+hi, as numbers without end.
func between(n, m, lo, hi int64) bool {
	by := new(big.Int).Sub(big.NewInt(n), big.NewInt(m))
	return (lo == -unbounded || by.Cmp(big.NewInt(lo)) >= 0) && (hi == unbounded || by.Cmp(big.NewInt(hi)) <= 0)
}

// TestSpan compares where expressions are said to lie with where they do.
func TestSpan(t *testing.T) {
	known := 0
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for range 30 {
			x := w.drawExpr(t, nil, 2)
			v, ok := w.eval(x)
			if !ok {
				continue
			}
			for _, k := range w.d.span(w.a, scene{View: w}, x) {
				known++
				w.check(t, x, x.Type(), v, k)
			}
		}
	})
	if known < 150 {
		t.Errorf("%d expressions only were known", known)
	}
}

// TestCompared checks what conditions let be known.
func TestCompared(t *testing.T) {
	learned := 0
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for range 200 {
			x := w.drawExpr(t, nil, rapid.IntRange(0, 1).Draw(t, "depth"))
			op := cfg.Eq + cfg.BinaryOp(rapid.IntRange(0, 5).Draw(t, "comparison"))
			cond := &cfg.Binary{Op: op, X: x, Y: w.drawExpr(t, x.Type(), 1), Typ: intTypes[0]}
			v, ok := w.eval(cond)
			if !ok {
				continue
			}
			for _, y := range []cfg.Expr{cond.X, cond.Y} { // what operations result in
				n, _ := w.eval(y)
				for _, k := range w.d.span(w.a, scene{View: w}, y) {
					w.check(t, y, y.Type(), n, k)
				}
			}
			a := w.a
			if w.a = w.d.compared(a, scene{View: w}, &cfg.Guard{Cond: cond, Truth: v != 0}); w.a != a {
				learned++
			}
			for _, k := range w.d.known.Items(w.a.Known) {
				w.check(t, cond, k.Var.Type, w.value[k.Var], k)
			}
		}
	})
	if learned < 80 {
		t.Errorf("%d conditions only let something be known", learned)
	}
}

// TestHull checks that what holds of either history is a least upper bound.
func TestHull(t *testing.T) {
	i, j, m := &cfg.Var{Name: "i", ID: 1}, &cfg.Var{Name: "j", ID: 2}, &atom{id: 3}
	bound := rapid.OneOf(rapid.Int64Range(-3, 3), rapid.Just[int64](maxReach))
	draw := rapid.Custom(func(t *rapid.T) []Known {
		var out []Known
		for _, v := range []*cfg.Var{i, j} {
			k := Known{Var: v, Of: m, Bounds: bounds.Bounds{Lo: -bound.Draw(t, "lower"), Hi: bound.Draw(t, "upper")}}
			if k, ok := k.bounded(); ok && k.Lo <= k.Hi {
				out = append(out, k)
			}
		}
		return out
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := draw.Draw(t, "a"), draw.Draw(t, "b"), draw.Draw(t, "c")
		both := hull(a, b)
		if !slices.Equal(both, hull(b, a)) || !slices.Equal(hull(a, a), a) || !slices.Equal(hull(both, c), hull(a, hull(b, c))) ||
			!slices.Equal(hull(a, both), both) {
			t.Fatal("no join")
		}
		for _, k := range both {
			for _, of := range [][]Known{a, b} {
				n, ok := slices.BinarySearchFunc(of, k, compareSubjects)
				if !ok || of[n].Lo < k.Lo || of[n].Hi > k.Hi {
					t.Fatalf("%+v", k)
				}
			}
		}
	})
}

// TestBefore compares where accesses are said to be apart with where they are.
func TestBefore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bound := rapid.OneOf(rapid.Int64Range(-9, 9), rapid.Just[int64](unbounded))
		draw := func() Relative {
			r := Relative{Size: rapid.Int64Range(1, 4).Draw(t, "size"), Bounds: bounds.Any()}
			if n := bound.Draw(t, "lower"); n != unbounded {
				r.Lo = n
			}
			if n := bound.Draw(t, "upper"); n != unbounded && n >= r.Lo {
				r.Hi = n
			}
			return r
		}
		r, s := draw(), draw()
		at := func(r Relative) int64 {
			return rapid.Int64Range(max(r.Lo, -30), min(r.Hi, 30)).Draw(t, "place")
		}
		if n, m := at(r), at(s); before(r, s) && n+r.Size > m {
			t.Fatalf("%+v at %d, %+v at %d", r, n, s, m)
		}
	})
}

// TestUnsignedSum checks that a sum which may come round does not say where its register lies.
func TestUnsignedSum(t *testing.T) {
	d := New()
	i, n := &cfg.Var{Name: "i", ID: 1, Storage: cfg.Local}, &cfg.Var{Name: "n", ID: 2, Storage: cfg.Local}
	d.program.numbers = map[*cfg.Var]bool{i: true, n: true}
	load := func(v *cfg.Var) cfg.Expr { return &cfg.Load{LV: &cfg.LVal{Var: v, Type: v.Type}} }
	for _, typ := range intTypes {
		i.Type, n.Type = typ, typ
		m := d.atom(atom{key: typ.Name, typ: typ, edge: 1, begins: true})
		a := Element{Known: d.known.List(Known{Var: n, Of: m})}
		sum := &cfg.Binary{Op: cfg.Add, X: load(i), Y: &cfg.Const{Typ: typ, Bits: 3}, Typ: typ}
		out := d.compared(a, scene{}, &cfg.Guard{Cond: &cfg.Binary{Op: cfg.Lt, X: sum, Y: load(n), Typ: intTypes[0]}, Truth: true})
		if ks := d.of(out, i); len(ks) > 0 != typ.Signed || len(ks) > 0 && ks[0].Hi != -4 {
			t.Errorf("%s: %+v", typ.Name, ks)
		}
	}
}

// TestStays checks by what unsigned sums are known not to come round.
func TestStays(t *testing.T) {
	d := New()
	u := intTypes[1]
	i := &cfg.Var{Name: "i", ID: 1, Storage: cfg.Local, Type: u}
	of := map[string]*atom{}
	for n, typ := range intTypes[:3] {
		of[typ.Name] = d.atom(atom{key: typ.Name, typ: typ, edge: n + 1})
	}
	for _, test := range []struct {
		op    cfg.BinaryOp
		by    uint64
		known Known
		stays bool
	}{
		{cfg.Add, 1, Known{Of: of["unsigned"], Bounds: bounds.Bounds{Lo: -9, Hi: -1}}, true},
		{cfg.Add, 2, Known{Of: of["unsigned"], Bounds: bounds.Bounds{Lo: -9, Hi: -1}}, false},
		{cfg.Add, 1, Known{Of: of["int"], Bounds: bounds.Bounds{Lo: -9, Hi: -1}}, true},
		{cfg.Add, 1, Known{Of: of["long"], Bounds: bounds.Bounds{Lo: -9, Hi: -1}}, false},
		{cfg.Sub, 1, Known{Of: of["unsigned"], Bounds: bounds.Bounds{Lo: 1, Hi: 9}}, true},
		{cfg.Sub, 2, Known{Of: of["unsigned"], Bounds: bounds.Bounds{Lo: 1, Hi: 9}}, false},
		{cfg.Sub, 1, Known{Of: of["int"], Bounds: bounds.Bounds{Lo: 1, Hi: 9}}, false},
	} {
		test.known.Var = i
		a := Element{Known: d.known.List(test.known)}
		x := &cfg.Binary{Op: test.op, X: &cfg.Load{LV: &cfg.LVal{Var: i, Type: u}}, Y: &cfg.Const{Typ: u, Bits: test.by}, Typ: u}
		if got := d.span(a, scene{}, x); len(got) > 0 != test.stays {
			t.Errorf("%+v: %+v", test, got)
		}
	}
}
