package value

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// exact evaluates expressions of integers as C defines them, on mathematical numbers. It shares no code with
// what it tests.
type exact map[*cfg.Var]*big.Int

// in is n modulo the range of a type.
func in(n *big.Int, t *cfg.Int) *big.Int {
	if t.Bool {
		return big.NewInt(int64(n.CmpAbs(new(big.Int))))
	}
	size := new(big.Int).Lsh(big.NewInt(1), uint(8*t.Bytes))
	n = new(big.Int).Mod(n, size)
	if t.Signed && n.Bit(int(8*t.Bytes-1)) == 1 {
		n.Sub(n, size)
	}
	return n
}

// eval is the value of an expression; ok is false where C has none.
func (x exact) eval(e cfg.Expr) (n *big.Int, ok bool) {
	truth := func(b bool) *big.Int {
		if b {
			return big.NewInt(1)
		}
		return new(big.Int)
	}
	t, _ := e.Type().(*cfg.Int)
	switch e := e.(type) {
	case *cfg.Const:
		return in(new(big.Int).SetUint64(e.Bits), t), true
	case *cfg.Load:
		return x[e.LV.Var], true
	case *cfg.Cast:
		n, ok = x.eval(e.X)
		return in(n, t), ok
	case *cfg.Unary:
		n, ok = x.eval(e.X)
		switch e.Op {
		case cfg.Not:
			return truth(n.Sign() == 0), ok
		case cfg.Neg:
			return in(new(big.Int).Neg(n), t), ok
		}
		return in(new(big.Int).Not(n), t), ok
	}
	b := e.(*cfg.Binary)
	n, ok = x.eval(b.X)
	m, also := x.eval(b.Y)
	if !ok || !also {
		return new(big.Int), false
	}
	c := n.Cmp(m)
	r := new(big.Int)
	switch b.Op {
	case cfg.Eq:
		return truth(c == 0), true
	case cfg.Ne:
		return truth(c != 0), true
	case cfg.Lt:
		return truth(c < 0), true
	case cfg.Le:
		return truth(c <= 0), true
	case cfg.Gt:
		return truth(c > 0), true
	case cfg.Ge:
		return truth(c >= 0), true
	case cfg.Add:
		r.Add(n, m)
	case cfg.Sub:
		r.Sub(n, m)
	case cfg.Mul:
		r.Mul(n, m)
	case cfg.And:
		r.And(n, m)
	case cfg.Or:
		r.Or(n, m)
	case cfg.Xor:
		r.Xor(n, m)
	case cfg.Div, cfg.Rem:
		if m.Sign() == 0 {
			return r, false
		}
		if b.Op == cfg.Div {
			r.Quo(n, m)
		} else {
			r.Rem(n, m)
		}
	default:
		if m.Sign() < 0 || m.Cmp(big.NewInt(8*t.Bytes)) >= 0 {
			return r, false
		}
		if b.Op == cfg.Shl {
			r.Lsh(n, uint(m.Int64()))
		} else {
			r.Rsh(n, uint(m.Int64()))
		}
	}
	return in(r, t), true
}

// pattern is how a Num represents a number.
func pattern(n *big.Int) int64 {
	if n.Sign() < 0 {
		return n.Int64()
	}
	return int64(n.Uint64())
}

// cornersOf keeps the corners of each type.
type cornersOf map[cfg.Int][]*big.Int

func (c cornersOf) of(t *cfg.Int) []*big.Int {
	if c[*t] == nil {
		c[*t] = corners(t)
	}
	return c[*t]
}

// corners are the numbers of a type at which operators behave differently, in the type's own order.
func corners(t *cfg.Int) []*big.Int {
	seen := map[string]bool{}
	var out []*big.Int
	for _, at := range []uint{0, 7, 8, 15, 16, 31, 32, 63, 64} {
		for d := int64(-2); d <= 2; d++ {
			for _, sign := range []int64{1, -1} {
				n := new(big.Int).Lsh(big.NewInt(1), at)
				if at == 0 {
					n.SetInt64(0)
				}
				n.Add(n.Mul(n, big.NewInt(sign)), big.NewInt(d))
				if n = in(n, t); !seen[n.String()] {
					seen[n.String()] = true
					out = append(out, n)
				}
			}
		}
	}
	return out
}

// integerTypes are types of all widths and signs.
func integerTypes(m cfg.DataModel) []*cfg.Int {
	ts := cfg.NewTypes(m)
	return []*cfg.Int{ts.Bool, ts.SChar, ts.UChar, ts.Short, ts.UShort, ts.Int, ts.UInt, ts.Long, ts.ULong, ts.LLong, ts.ULLong}
}

// usual is the type to which C converts two operands.
func usual(a, b *cfg.Int, ts *cfg.Types) *cfg.Int {
	if a.Bytes < 4 {
		a = ts.Int
	}
	if b.Bytes < 4 {
		b = ts.Int
	}
	if a.Bytes > b.Bytes || a.Bytes == b.Bytes && !a.Signed {
		return a
	}
	return b
}

func castTo(x cfg.Expr, t *cfg.Int) cfg.Expr {
	if x.Type() == cfg.Type(t) {
		return x
	}
	return &cfg.Cast{X: x, Typ: t}
}

func constantOf(n *big.Int, t *cfg.Int) cfg.Expr {
	bits := new(big.Int).Mod(n, new(big.Int).Lsh(big.NewInt(1), uint(8*t.Bytes)))
	return &cfg.Const{Typ: t, Bits: bits.Uint64()}
}

// refinement holds Guard and Expr against the evaluation of single numbers.
type refinement struct {
	*testing.T
	ts   *cfg.Types
	vars [2]*cfg.Var
	n    int
	// corners of types, computed once
	corners cornersOf
}

func newRefinement(t *testing.T, m cfg.DataModel, a, b *cfg.Int) *refinement {
	r := &refinement{T: t, ts: cfg.NewTypes(m), corners: cornersOf{}}
	for i, ty := range []*cfg.Int{a, b} {
		r.vars[i] = &cfg.Var{Name: string("xy"[i]), Type: ty, Storage: cfg.Local, ID: i}
	}
	return r
}

func (r *refinement) load(i int) cfg.Expr {
	return &cfg.Load{LV: &cfg.LVal{Var: r.vars[i], Type: r.vars[i].Type}}
}

// check holds a condition against all pairs of numbers, which each of some pairs of abstract values must contain.
func (r *refinement) check(cond cfg.Expr, xs, ys []*big.Int, abstract ...[2]Num) {
	r.Helper()
	type value struct {
		x, y *big.Int
		n    int64
		zero bool
	}
	var values []value
	for _, x := range xs {
		for _, y := range ys {
			if n, ok := (exact{r.vars[0]: x, r.vars[1]: y}).eval(cond); ok {
				values = append(values, value{x, y, pattern(n), n.Sign() == 0})
			}
		}
	}
	for _, abs := range abstract {
		for _, truth := range []bool{true, false} {
			e := &Eval{Table: NewTable(), Types: r.ts, World: guardedWorld{}}
			for i, v := range r.vars {
				e.St.Frame = e.St.Frame.Set(uint32(v.ID), Ints(abs[i]))
			}
			result := e.Expr(cond).Numbers()
			possible := e.Guard(cond, truth)
			a, b := e.Register(r.vars[0]).Numbers(), e.Register(r.vars[1]).Numbers()
			for _, v := range values {
				r.n++
				if !result.Contains(v.n) {
					r.Fatalf("%v with x = %v in %v, y = %v in %v is %d, not in %v", cond, v.x, abs[0], v.y, abs[1], v.n, result)
				}
				if v.zero != truth && (!possible || !a.Contains(pattern(v.x)) || !b.Contains(pattern(v.y))) {
					r.Fatalf("%v is %v with x = %v in %v, y = %v in %v; Guard says %v, with x in %v, y in %v", cond,
						truth, v.x, abs[0], v.y, abs[1], possible, a, b)
				}
			}
		}
	}
}

// abstraction is an abstract value of some numbers: just these, or an interval that contains them.
func abstraction(ns []*big.Int, t *cfg.Int, how int) Num {
	var out Num
	for _, n := range ns {
		out = out.Join(constant(pattern(n)))
	}
	switch how {
	case 1:
		return out.Hull()
	case 2:
		return topOf(t)
	}
	return out
}

// TestGuardOfComparisons compares two registers of all types, converted as C does, at all corners: nothing that
// makes the condition true or false may be lost.
func TestGuardOfComparisons(t *testing.T) {
	known := cornersOf{}
	for _, m := range []cfg.DataModel{cfg.LP64, cfg.ILP32} {
		types := integerTypes(m)
		n := 0
		for i, a := range types {
			for j, b := range types {
				const long, ulong = 7, 8
				if m == cfg.ILP32 && i != long && i != ulong && j != long && j != ulong {
					continue // as in the other data model
				}
				r := newRefinement(t, m, a, b)
				to := usual(a, b, r.ts)
				for op := cfg.Eq; op <= cfg.Ge; op++ {
					cond := &cfg.Binary{Op: op, X: castTo(r.load(0), to), Y: castTo(r.load(1), to), Typ: r.ts.Int}
					xs, ys := known.of(a), known.of(b)
					var both [][2]Num
					for _, how := range []int{0, 1, 2} {
						both = append(both, [2]Num{abstraction(xs, a, how), abstraction(ys, b, how)})
					}
					r.check(cond, xs, ys, both...)
					// With one number on one side, the other one is narrowed most.
					for k, y := range ys {
						if (k+int(op))%6 != 0 {
							continue // the other operators take the others
						}
						one := []*big.Int{y}
						r.check(cond, xs, one, [2]Num{abstraction(xs, a, 1), abstraction(one, b, 0)}, [2]Num{abstraction(xs, a, 2), abstraction(one, b, 0)})
						flipped := &cfg.Binary{Op: op, X: castTo(constantOf(y, b), to), Y: castTo(r.load(0), to), Typ: r.ts.Int}
						r.check(flipped, xs, ys[:1], [2]Num{abstraction(xs, a, 1), abstraction(ys[:1], b, 0)})
					}
				}
				n += r.n
			}
		}
		t.Logf("%v: %d comparisons", m, n)
	}
}

// TestGuardOfExpressions does the same for random conditions: casts between, operators, negations, on random sets.
func TestGuardOfExpressions(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	known := cornersOf{}
	for i := range search.Times(10_000) {
		m := cfg.DataModel(i % 2)
		types := integerTypes(m)
		pick := func() *cfg.Int { return types[random.IntN(len(types))] }
		a, b := pick(), pick()
		r := newRefinement(t, m, a, b)
		r.corners = known
		some := func(ns []*big.Int) (out []*big.Int) {
			for range 1 + random.IntN(6) {
				out = append(out, ns[random.IntN(len(ns))])
			}
			return out
		}
		xs, ys := some(known.of(a)), some(known.of(b))
		r.check(r.condition(random, 1+random.IntN(3)), xs, ys,
			[2]Num{abstraction(xs, a, random.IntN(3)), abstraction(ys, b, random.IntN(3))})
	}
}

// condition is a random expression of an integer type.
func (r *refinement) condition(random *rand.Rand, depth int) cfg.Expr {
	types := integerTypes(r.ts.Model)
	pick := func() *cfg.Int { return types[random.IntN(len(types))] }
	if depth == 0 {
		if k := random.IntN(3); k < 2 {
			return r.load(k)
		}
		t := pick()
		ns := r.corners.of(t)
		return constantOf(ns[random.IntN(len(ns))], t)
	}
	sub := func() cfg.Expr { return r.condition(random, depth-1) }
	switch random.IntN(8) {
	case 0:
		return &cfg.Unary{Op: cfg.Not, X: sub(), Typ: r.ts.Int}
	case 1:
		return &cfg.Cast{X: sub(), Typ: pick()}
	case 2:
		x := sub()
		t := usual(x.Type().(*cfg.Int), r.ts.Bool, r.ts)
		return &cfg.Unary{Op: cfg.UnaryOp(random.IntN(2)), X: castTo(x, t), Typ: t}
	}
	x, y := sub(), sub()
	op := cfg.BinaryOp(random.IntN(int(cfg.Ge) + 1))
	if random.IntN(2) == 0 {
		op = cfg.Eq + cfg.BinaryOp(random.IntN(6))
	}
	to := usual(x.Type().(*cfg.Int), y.Type().(*cfg.Int), r.ts)
	if op == cfg.Shl || op == cfg.Shr {
		to = usual(x.Type().(*cfg.Int), r.ts.Bool, r.ts)
		return &cfg.Binary{Op: op, X: castTo(x, to), Y: castTo(y, usual(y.Type().(*cfg.Int), r.ts.Bool, r.ts)), Typ: to}
	}
	t := to
	if op.IsComparison() {
		t = r.ts.Int
	}
	return &cfg.Binary{Op: op, X: castTo(x, to), Y: castTo(y, to), Typ: t}
}

// TestGuardThroughUnsigned: a negative number is greater than a size, and the operand keeps it.
func TestGuardThroughUnsigned(t *testing.T) {
	r := newRefinement(t, cfg.LP64, cfg.NewTypes(cfg.LP64).Int, cfg.NewTypes(cfg.LP64).Int)
	less := &cfg.Binary{Op: cfg.Lt, X: castTo(r.load(0), r.ts.ULong), Y: constantOf(big.NewInt(4), r.ts.ULong), Typ: r.ts.Int}
	for _, c := range []struct {
		truth bool
		want  Num
	}{{true, interval(0, 3)}, {false, interval(-1, 9).Remove(0).Join(constant(-1))}} {
		e := &Eval{Table: NewTable(), Types: r.ts, World: guardedWorld{}}
		e.St.Frame = e.St.Frame.Set(0, Ints(interval(-1, 9)))
		ok := e.Guard(less, c.truth)
		got := e.Register(r.vars[0]).Numbers()
		if !ok || c.truth && got != c.want || !c.truth && (!got.Contains(-1) || !got.Contains(9)) {
			t.Error(fmt.Sprint(c.truth, ok, got))
		}
	}
}
