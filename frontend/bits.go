package frontend

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// bitBuiltin returns the lowering of a builtin that computes with bits, or nil. They are spelled out, so that
// the concrete semantics of the program stays exact.
func bitBuiltin(name string) func(*callSite) value {
	rest, ok := strings.CutPrefix(name, "__builtin_")
	if !ok {
		return nil
	}
	switch rest {
	case "bswap16", "bswap32", "bswap64":
		return (*callSite).swapBytes
	}
	for _, op := range []string{"clz", "ctz", "popcount", "parity", "ffs", "clrsb"} {
		if r, ok := strings.CutPrefix(rest, op); ok && (r == "" || r == "l" || r == "ll") {
			return func(c *callSite) value { return c.countBits(op, r) }
		}
	}
	if i := strings.Index(rest, "_overflow"); i > 0 {
		for _, op := range []struct {
			name string
			op   cfg.BinaryOp
		}{{"add", cfg.Add}, {"sub", cfg.Sub}, {"mul", cfg.Mul}} {
			if strings.Contains(rest[:i], op.name) {
				return func(c *callSite) value { return c.overflow(op.op, strings.HasSuffix(rest, "_p")) }
			}
		}
	}
	return nil
}

// absBuiltin is abs, labs and llabs.
func absBuiltin(name string) func(*callSite) value {
	switch strings.TrimPrefix(name, "__builtin_") {
	case "abs", "labs", "llabs", "imaxabs":
		return func(c *callSite) value {
			f := c.f
			if len(c.nodes) != 1 {
				f.u.fail(c.n, "%s takes one argument", name)
			}
			t := c.ft.result.unqual()
			x := f.saved(f.convertTo(f.scalar(c.node(0)), t, c.n).x, c.pos)
			r := f.temp(t.cfgType())
			yes, no := f.guard(binary(cfg.Lt, x, intConst(t, 0), f.u.b.Int), c.pos)
			f.cur = yes
			f.emit(&cfg.Assign{LHS: lvOf(r), RHS: unary(cfg.Neg, x, t.cfgType())}, c.pos)
			yes = f.cur
			f.cur = no
			f.emit(&cfg.Assign{LHS: lvOf(r), RHS: x}, c.pos)
			f.cur = f.join(yes, f.cur)
			return value{x: load(r), t: t}
		}
	}
	return nil
}

func (c *callSite) swapBytes() value {
	f := c.f
	b := f.u.b
	t := c.ft.result.unqual()
	n := t.size()
	w := t
	if n < 4 {
		w = b.uint
	}
	ct := w.cfgType()
	x := f.saved(f.convert(f.convertTo(f.scalar(c.node(0)), t, c.n), w).x, c.pos)
	sum := cfg.Expr(constOf(ct, 0))
	for i := int64(0); i < n; i++ {
		v := binary(cfg.And, binary(cfg.Shr, x, intConst(b.intT, uint64(8*i)), ct), constOf(ct, 0xff), ct)
		v = binary(cfg.Shl, v, intConst(b.intT, uint64(8*(n-1-i))), ct)
		if i == 0 {
			sum = v
		} else {
			sum = binary(cfg.Or, sum, v, ct)
		}
	}
	return f.convert(value{x: sum, t: w}, t)
}

// countBits counts in a loop.
func (c *callSite) countBits(op, suffix string) value {
	f := c.f
	b := f.u.b
	t := map[string]*ctype{"": b.uint, "l": b.ulong, "ll": b.ullong}[suffix]
	ct := t.cfgType()
	x, r := f.temp(ct), f.temp(b.Int)
	one, zero := constOf(ct, 1), constOf(ct, 0)
	arg := f.convertTo(f.scalar(c.node(0)), t, c.n).x
	if op == "clrsb" {
		f.discard(arg, c.pos)
		return value{x: &cfg.Nondet{Typ: b.Int, Pos: c.pos, Guess: true}, t: b.intT}
	}
	set := func(v *cfg.Var, x cfg.Expr) { f.emit(&cfg.Assign{LHS: lvOf(v), RHS: x}, c.pos) }
	count := func(by cfg.Expr, op cfg.BinaryOp) { set(r, binary(op, load(r), by, b.Int)) }
	shift := func() { set(x, binary(cfg.Shr, load(x), intConst(b.intT, 1), ct)) }
	bit := binary(cfg.And, load(x), one, ct)
	set(x, arg)
	start := uint64(0)
	if op == "clz" {
		start = uint64(8 * t.size())
	}
	set(r, intConst(b.intT, start))
	var after point
	cond := binary(cfg.Ne, load(x), zero, b.Int)
	if op == "ffs" {
		yes, no := f.guard(cond, c.pos)
		after, f.cur = no, yes
		set(r, intConst(b.intT, 1))
	}
	if op == "ctz" || op == "ffs" {
		cond = binary(cfg.Eq, bit, zero, b.Int)
	}
	head := f.head()
	yes, no := f.guard(cond, c.pos)
	f.cur = yes
	switch op {
	case "popcount":
		count(castTo(bit, b.Int), cfg.Add)
	case "parity":
		count(castTo(bit, b.Int), cfg.Xor)
	case "clz":
		count(intConst(b.intT, 1), cfg.Sub)
	default:
		count(intConst(b.intT, 1), cfg.Add)
	}
	shift()
	f.goTo(head)
	f.cur = f.join(no, after)
	return value{x: load(r), t: b.intT}
}

// overflow is __builtin_…_overflow(a, b, &r): the operation in 128 bits shows whether the result fits.
func (c *callSite) overflow(op cfg.BinaryOp, predicate bool) value {
	f := c.f
	b := f.u.b
	wide := b.int128
	if len(c.nodes) != 3 {
		f.u.fail(c.n, "overflow check takes three arguments")
	}
	operand := func(i int) cfg.Expr {
		v := f.scalar(c.node(i))
		if i < len(c.ft.params) && c.ft.proto {
			v = f.convert(v, c.ft.params[i])
		}
		return f.convert(v, wide).x
	}
	x := operand(0)
	m := f.mark()
	y := operand(1)
	f.keep([]mark{m}, &x)
	exact := f.saved(binary(op, x, y, wide.cfgType()), c.pos)
	var t *ctype
	if predicate {
		v := f.scalar(c.node(2))
		f.discard(v.x, c.pos)
		t = v.t
	} else {
		p := c.target(2)
		t = p.t
		f.store(p, castTo(exact, t.cfgType()), c.pos)
	}
	if t.bits > 0 {
		f.u.fail(c.n, "overflow checks of a _BitInt are not supported")
	}
	back := castTo(castTo(exact, t.cfgType()), wide.cfgType())
	return value{x: castTo(binary(cfg.Ne, back, exact, b.Int), b.Bool), t: b.boolT}
}
