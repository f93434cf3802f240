package tokens

import (
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/digest"
)

// world is some registers with their values, and what is known of them in terms of a number that a counter gave out.
type world struct {
	digest.View
	d       *Digest
	a       Element
	counter *cfg.Var
	token   int64
	vars    []*cfg.Var
	value   map[*cfg.Var]uint64
}

// Number says between which bounds an expression lies: not far from what it is.
func (w *world) Number(x cfg.Expr) digest.Numbers {
	v, ok := w.eval(x)
	if n := int64(v); ok && n > -1<<30 && n < 1<<30 {
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
	case *cfg.Binary:
		v, ok := w.eval(x.X)
		u, ok2 := w.eval(x.Y)
		if !ok || !ok2 {
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

// exact reports whether a signed sum or difference is that of the numbers.
func exact(op cfg.BinaryOp, v, u, r int64) bool {
	if op == cfg.Sub {
		return (v >= u) == (r >= 0) && (v-u == r)
	}
	return v+u == r && (v < 0 || u < 0 || r >= 0) && (v >= 0 || u >= 0 || r < 0)
}

func typeOf(t cfg.Type) arith.Type {
	i := t.(*cfg.Int)
	return arith.Type{Bits: uint8(8 * i.Bytes), Signed: i.Signed}
}

// number is a value of a type as a number, which is true of the bits of unsigned numbers below half of 64 bits only.
func (w *world) number(t cfg.Type, v uint64) (int64, bool) {
	return int64(v), typeOf(t).Signed || bits.Len64(v) < 64
}

var intTypes = []*cfg.Int{
	{Name: "int", Bytes: 4, Signed: true}, {Name: "unsigned", Bytes: 4}, {Name: "long", Bytes: 8, Signed: true},
	{Name: "unsigned long", Bytes: 8}, {Name: "short", Bytes: 2, Signed: true},
}

// drawWorld draws numbers near to each other, and what is known of some; of each of the others nothing.
func drawWorld(t *rapid.T) *world {
	d := New()
	w := &world{d: d, value: map[*cfg.Var]uint64{}}
	w.counter = &cfg.Var{Name: "counter", ID: 1, Type: intTypes[rapid.IntRange(0, 3).Draw(t, "type of the counter")]}
	d.program.counters = map[*cfg.Var]bool{w.counter: true}
	w.token = rapid.OneOf(rapid.Int64Range(0, 20), rapid.Int64Range(1<<31-maxReach-40, 1<<31-maxReach-1)).Draw(t, "token")
	var rs []Range
	for i := range 4 {
		v := &cfg.Var{Name: "r", ID: 2 + i, Type: intTypes[rapid.IntRange(0, 4).Draw(t, "type")], Storage: cfg.Local}
		x := typeOf(v.Type).Cut(uint64(rapid.OneOf(rapid.Int64Range(w.token-9, w.token+9), rapid.Int64Range(-9, 9), rapid.Int64()).Draw(t, "value")))
		w.vars, w.value[v] = append(w.vars, v), x
		n, small := w.number(v.Type, x)
		if !small || n < -1<<62 || n > 1<<62 || rapid.IntRange(0, 4).Draw(t, "unknown") == 0 {
			continue
		}
		r := Range{Var: v, Of: w.counter, Bounds: bounds.Any()}
		if by := min(n-w.token, 9) - rapid.Int64Range(0, 3).Draw(t, "lower"); rapid.Bool().Draw(t, "from") && by > -maxReach && by < maxReach {
			r.Lo = by
		}
		if by := max(n-w.token, -9) + rapid.Int64Range(0, 3).Draw(t, "upper"); rapid.Bool().Draw(t, "to") && by > -maxReach && by < maxReach {
			r.Hi = by
		}
		if r, ok := r.bounded(); ok {
			rs = append(rs, r)
		}
	}
	w.a.Ranges = d.ranges.List(rs...)
	return w
}

// drawExpr draws an expression of registers and constants, of a type (nil: any).
func (w *world) drawExpr(t *rapid.T, typ cfg.Type, depth int) cfg.Expr {
	v := w.vars[rapid.IntRange(0, len(w.vars)-1).Draw(t, "register")]
	var x cfg.Expr = &cfg.Load{LV: &cfg.LVal{Var: v, Type: v.Type}}
	switch rapid.IntRange(0, 3).Draw(t, "kind") {
	case 0:
		c := intTypes[rapid.IntRange(0, 3).Draw(t, "type of a number")]
		n := rapid.OneOf(rapid.Int64Range(-5, 5), rapid.Int64Range(w.token-9, w.token+9)).Draw(t, "number")
		x = &cfg.Const{Typ: c, Bits: typeOf(c).Cut(uint64(n))}
	case 1, 2:
		if depth > 0 {
			op := []cfg.BinaryOp{cfg.Add, cfg.Sub}[rapid.IntRange(0, 1).Draw(t, "operator")]
			l := w.drawExpr(t, nil, depth-1)
			x = &cfg.Binary{Op: op, X: l, Y: w.drawExpr(t, l.Type(), depth-1), Typ: l.Type()}
		}
	}
	if typ == nil && rapid.Bool().Draw(t, "convert") {
		typ = intTypes[rapid.IntRange(0, 3).Draw(t, "another type")]
	}
	if typ != nil && !cfg.Identical(typ, x.Type()) {
		x = &cfg.Cast{X: x, Typ: typ}
	}
	return x
}

// holds reports whether a range is true of a number.
func (w *world) holds(r Range, n int64) bool {
	return (!r.Below() || n >= w.token+r.Lo) && (!r.Above() || n <= w.token+r.Hi)
}

// TestSpan compares where expressions are said to lie with where they do.
func TestSpan(t *testing.T) {
	known := 0
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for range 20 {
			x := w.drawExpr(t, nil, 2)
			v, ok := w.eval(x)
			if !ok {
				continue
			}
			for _, r := range w.d.span(w.a, scene{View: w}, x) {
				known++
				if n, small := w.number(x.Type(), v); !small && r.Above() || small && !w.holds(r, n) {
					t.Fatalf("%v is %d (%d behind the token), and not in %+v", x, n, n-w.token, r)
				}
			}
		}
	})
	if known < 60 {
		t.Errorf("%d expressions only were known", known)
	}
}

// TestCompared checks what conditions let be known.
func TestCompared(t *testing.T) {
	learned := 0
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for range 60 {
			x := w.drawExpr(t, nil, 1)
			op := cfg.Eq + cfg.BinaryOp(rapid.IntRange(0, 5).Draw(t, "comparison"))
			cond := &cfg.Binary{Op: op, X: x, Y: w.drawExpr(t, x.Type(), 1), Typ: intTypes[0]}
			v, ok := w.eval(cond)
			if !ok {
				continue
			}
			a := w.a
			if w.a = w.d.compared(a, scene{View: w}, &cfg.Guard{Cond: cond, Truth: v != 0}); w.a != a {
				learned++
			}
			for _, r := range w.d.ranges.Items(w.a.Ranges) {
				n, small := r.N, true
				if r.Var != nil {
					n, small = w.number(r.Var.Type, w.value[r.Var])
				}
				if !small && r.Above() || small && !w.holds(r, n) {
					t.Fatalf("%v: %d (%d behind the token) is not in %+v", cond, n, n-w.token, r)
				}
			}
		}
	})
	if learned < 30 {
		t.Errorf("%d conditions only let something be known", learned)
	}
}

// TestHull checks that what holds of either history is a least upper bound.
func TestHull(t *testing.T) {
	i, j, n := &cfg.Var{Name: "i", ID: 1}, &cfg.Var{Name: "j", ID: 2}, &cfg.Var{Name: "n", ID: 3}
	bound := rapid.OneOf(rapid.Int64Range(-3, 3), rapid.Just[int64](maxReach))
	draw := rapid.Custom(func(t *rapid.T) []Range {
		var out []Range
		for _, v := range []*cfg.Var{nil, i, j} {
			r := Range{Var: v, Of: n, Bounds: bounds.Bounds{Lo: -bound.Draw(t, "lower"), Hi: bound.Draw(t, "upper")}}
			if r, ok := r.bounded(); ok && r.Lo <= r.Hi {
				out = append(out, r)
			}
		}
		slices.SortFunc(out, compareRanges)
		return out
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := draw.Draw(t, "a"), draw.Draw(t, "b"), draw.Draw(t, "c")
		both := hull(a, b)
		if !slices.Equal(both, hull(b, a)) || !slices.Equal(hull(a, a), a) || !slices.Equal(hull(both, c), hull(a, hull(b, c))) ||
			!slices.Equal(hull(a, both), both) {
			t.Fatal("no join")
		}
		for _, r := range both {
			for _, of := range [][]Range{a, b} {
				k, ok := slices.BinarySearchFunc(of, r, compareSubjects)
				if !ok || of[k].Lo < r.Lo || of[k].Hi > r.Hi {
					t.Fatalf("%+v", r)
				}
			}
		}
	})
}
