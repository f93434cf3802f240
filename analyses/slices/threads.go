package slices

import (
	"math"
	"math/big"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// threads follows what the threads of a creation do, in the function that they begin with, and in those that only this
// and such functions call.
type threads struct {
	*passes
	*scope
	counters counters
	start    *cfg.Func
	region   int64  // how many bytes the job of a thread has, and no other one's; 0: there are no jobs
	created  *state // what is known when a thread begins, in terms of the pass that has created it
	spans    map[*cfg.LVal]span
	chunks   map[chunk]*cfg.LVal
	own      map[*cfg.Func]bool // functions that are followed
}

// span says that an access lies in the slice of its thread: behind the place that the base is, Unit bytes for each
// unit of a number that is not less than First, and less than First in the next pass. It covers the bytes from Lo to
// Hi there. With a Row, the number is a multiple of that and something that is not negative and less than it. With a
// Table, all that is so in one of several tables of so many bytes, one behind the other. Or, the access lies in the job of
// its thread.
type span struct {
	job          bool
	first        string // the key of a polynomial
	row          string
	table        int64 // 0: there is one
	unit, lo, hi int64
	size         int64    // of what is accessed
	base         cfg.Expr // the pointer that the rest is behind; nil: a variable
	open         bool     // of the thread with the greatest counter the slice may go on
}

func (s span) same(o span) bool {
	b := s.base
	s.base, s.open = o.base, o.open
	return s == o && (b == nil) == (o.base == nil)
}

// run follows the threads, and finds the spans of all that they access.
func (t *threads) run() bool {
	f := &flow{scope: t.scope, inside: func(*cfg.Node) bool { return true }, callee: t.callee,
		calling: func(g *cfg.Func) []*cfg.Edge { return t.refs[g] }}
	t.own = t.exclusive()
	if !f.run(t.start.Entry, t.created, t.nodes) {
		return false
	}
	lost := map[*cfg.LVal]bool{}
	for n, st := range f.at {
		for _, e := range n.Out {
			look := func(lv *cfg.LVal) {
				s, ok := t.span(st, lv)
				old, seen := t.spans[lv]
				if !ok || seen && !old.same(s) {
					lost[lv] = true
				}
				s.open = s.open || old.open
				t.spans[lv] = s
			}
			accesses(e, look)
			t.library(e, look)
		}
	}
	for lv := range lost {
		delete(t.spans, lv)
	}
	return true
}

// callee is the function that a call enters, if nothing else does but others that are followed.
func (t *threads) callee(c *cfg.Call) *cfg.Func {
	r, ok := c.Callee.(*cfg.FuncRef)
	if !ok || !t.own[r.Func] {
		return nil
	}
	return r.Func
}

// exclusive lists the functions that are called by their names only, with all their arguments, in the function that the
// threads begin with and in each other.
func (t *threads) exclusive() map[*cfg.Func]bool {
	own := map[*cfg.Func]bool{}
	for f, refs := range t.refs {
		own[f] = f.HasBody() && !f.Type.Variadic && f != t.Main && !t.starts[f] &&
			!slices.ContainsFunc(refs, func(e *cfg.Edge) bool {
				return !calls(e, f) || len(e.Action.(*cfg.Call).Args) != len(f.Params)
			})
	}
	for again := true; again; {
		again = false
		for f, yes := range own {
			if yes && slices.ContainsFunc(t.refs[f], func(e *cfg.Edge) bool { g := e.From.Func; return g != t.start && !own[g] }) {
				own[f], again = false, true
			}
		}
	}
	return own
}

// part is a summand of an address: scale bytes, as often as row says (nil: once), for each unit of a number.
type part struct {
	x     cfg.Expr
	num   *poly // the number, if there is no expression for it
	row   *poly
	scale int64
}

// span finds out how an lvalue lies in the slice of the thread.
func (t *threads) span(st *state, lv *cfg.LVal) (out span, ok bool) {
	if lv.BitField() != nil || lv.Type.Size() <= 0 || lv.Type.Size() > maxScale {
		return span{}, false
	}
	inJob := interval{exactly(0).lo, exactly(t.region).hi}
	if size := (interval{exactly(0).lo, exactly(lv.Type.Size()).hi}); t.reaches(st, lv).plus(size).within(inJob) {
		return span{job: true, size: lv.Type.Size()}, true
	}
	parts, base, off, ok := t.parts(st, lv)
	if !ok {
		return span{}, false
	}
	out = span{base: base, size: lv.Type.Size()}
	var own *part
	for i := range parts {
		if first, open, ok := t.slice(st, t.number(st, parts[i])); ok && parts[i].scale > 0 {
			if own != nil {
				return span{}, false
			}
			own, out.first, out.unit, out.open = &parts[i], first, parts[i].scale, open
		}
	}
	if own == nil {
		return span{}, false
	}
	lo, hi := exactly(off), exactly(off+out.size)
	table := t.tableOf(st, parts, own, off, out.size)
	for i, p := range parts {
		switch {
		case &parts[i] == own:
		case &parts[i] == table:
			out.table = p.scale
		case own.row != nil:
			f := t.number(st, p)
			if out.row != "" || p.row != nil || p.scale != own.scale || !t.notLess(st, f, bound{by: constant(0)}) ||
				!t.notMore(st, f, bound{by: own.row.add(-1)}) {
				return span{}, false
			}
			out.row = own.row.key
		case p.row != nil:
			return span{}, false
		default:
			in := t.spread(st, p).times(exactly(p.scale))
			lo, hi = lo.plus(interval{in.lo, in.lo}), hi.plus(interval{in.hi, in.hi})
		}
	}
	if own.row != nil && out.row == "" || !lo.within(near) || !hi.within(near) {
		return span{}, false
	}
	out.lo, out.hi = lo.lo.Int64(), hi.hi.Int64()
	return out, true
}

// tableOf is the part that says which of several tables it is that an access of some bytes lies in, if the slice and
// whatever else there is lie in one of them, wherever the slice of the thread is; or nil.
func (t *threads) tableOf(st *state, parts []part, own *part, off, size int64) (table *part) {
	in := interval{exactly(off).lo, exactly(off + size).hi}
	for i := range parts {
		switch p := &parts[i]; {
		case p.row != nil:
			return nil
		case p != own && p.scale > own.scale && (table == nil || p.scale > table.scale):
			table = p
		}
	}
	for i := range parts {
		if p := &parts[i]; p != table {
			in = in.plus(t.spread(st, *p).times(exactly(p.scale)))
		}
	}
	if table == nil || !in.within(interval{exactly(0).lo, exactly(table.scale).hi}) {
		return nil
	}
	return table
}

// maxScale bounds sizes, and near offsets, so that what is computed with them fits.
const maxScale = 1 << 30

var near = interval{big.NewInt(-1 << 40), big.NewInt(1 << 40)}

// reaches is where an lvalue lies, behind the start of the thread's job: in its members, and in elements of arrays
// among these, whose indices are known to lie between two numbers.
func (t *threads) reaches(st *state, lv *cfg.LVal) (at interval) {
	switch {
	case lv.Var != nil && lv.Var != t.root:
		return interval{}
	case lv.Ptr != nil:
		at = t.pointsTo(st, lv.Ptr)
	default:
		at = exactly(0)
	}
	for _, s := range lv.Path {
		switch {
		case !at.finite() || s.Unmeasured():
			return interval{}
		case s.Field != nil:
			at = at.plus(exactly(s.Field.Offset))
		default:
			at = at.plus(t.reach(st, s.Index).times(exactly(s.Elem.Size())))
		}
	}
	return at
}

// pointsTo is where a pointer leads to, behind the start of the thread's job.
func (t *threads) pointsTo(st *state, x cfg.Expr) interval {
	if p := t.eval(st, x).job; p != nil {
		if n, ok := p.constant(); ok {
			return exactly(n)
		}
		return interval{}
	}
	switch x := x.(type) {
	case *cfg.AddrOf:
		return t.reaches(st, x.LV)
	case *cfg.PtrAdd:
		if at := t.pointsTo(st, x.X); at.finite() {
			return at.plus(t.reach(st, x.Index).times(exactly(x.Scale)))
		}
	}
	return interval{}
}

// parts takes an address apart.
func (t *threads) parts(st *state, lv *cfg.LVal) (parts []part, base cfg.Expr, off int64, ok bool) {
	for at := lv; ; {
		for _, s := range at.Path {
			switch {
			case s.Unmeasured():
				return nil, nil, 0, false
			case s.Field != nil:
				off += s.Field.Offset
			default:
				if parts, ok = t.split(st, parts, &off, s.Index, s.Elem.Size()); !ok {
					return nil, nil, 0, false
				}
			}
		}
		if at.Var != nil {
			return parts, nil, off, len(parts) <= maxBounds && -maxScale < off && off < maxScale
		}
		x := at.Ptr
		for at = nil; at == nil; {
			switch y := x.(type) {
			case *cfg.Cast:
				if _, ok := y.X.Type().(*cfg.Pointer); !ok {
					return nil, nil, 0, false
				}
				x = y.X
			case *cfg.PtrAdd:
				if parts, ok = t.split(st, parts, &off, y.Index, y.Scale); !ok {
					return nil, nil, 0, false
				}
				x = y.X
			case *cfg.AddrOf:
				at = y.LV
			case *cfg.Load:
				if p := t.kept(st, y); p != nil {
					if off += p.off; p.num != nil {
						parts = append(parts, part{num: p.num, scale: p.unit})
					}
					return parts, nil, off, len(parts) <= maxBounds && -maxScale < off && off < maxScale
				}
				return parts, y, off, len(parts) <= maxBounds && -maxScale < off && off < maxScale
			default:
				return nil, nil, 0, false
			}
		}
	}
}

// split takes an index apart, as far as its arithmetic is exact, which that of signed numbers is, or undefined.
func (t *threads) split(st *state, parts []part, off *int64, x cfg.Expr, scale int64) ([]part, bool) {
	if scale <= 0 || scale > maxScale {
		return nil, false
	}
	if n, ok := cfg.IsConst(x); ok {
		if n > math.MaxInt32 || n < math.MinInt32 {
			return nil, false
		}
		*off += n * scale
		return parts, *off < maxScale && *off > -maxScale
	}
	if c, ok := x.(*cfg.Cast); ok {
		if _, ok := integer(c.X.Type()); ok && t.reach(st, c.X).within(rangeOf(c.Typ)) && rangeOf(c.Typ).finite() {
			return t.split(st, parts, off, c.X, scale)
		}
	}
	b, ok := x.(*cfg.Binary)
	if !ok || !t.exact(st, b) {
		return append(parts, part{x: x, scale: scale}), true
	}
	switch b.Op {
	case cfg.Add:
		if parts, ok = t.split(st, parts, off, b.X, scale); !ok {
			return nil, false
		}
		return t.split(st, parts, off, b.Y, scale)
	case cfg.Mul:
		for _, f := range [][2]cfg.Expr{{b.X, b.Y}, {b.Y, b.X}} {
			row := t.eval(st, f[1]).eq
			if row == nil || t.varies(row) {
				continue
			}
			if n, ok := row.constant(); !ok {
				return append(parts, part{x: f[0], row: row, scale: scale}), true
			} else if n > 0 && n < maxScale/scale {
				return append(parts, part{x: f[0], scale: scale * n}), true
			}
		}
	}
	return append(parts, part{x: x, scale: scale}), true
}

// kept is where a register points to, if that is known, or nil.
func (t *threads) kept(st *state, x *cfg.Load) *pointed {
	if x.LV.Register() == nil {
		return nil
	}
	return t.eval(st, x).at
}

// number is what is known of that of a part, and spread is where it lies.
func (t *threads) number(st *state, p part) fact {
	if p.x == nil {
		return fact{eq: p.num}
	}
	return t.eval(st, p.x)
}

func (t *threads) spread(st *state, p part) interval {
	if p.x == nil {
		return t.rangeOf(st, p.num)
	}
	return t.reach(st, p.x)
}

// reach is where the value of an expression lies.
func (t *threads) reach(st *state, x cfg.Expr) interval {
	return t.rangeOfFact(st, t.eval(st, x), x.Type())
}

// exact reports whether a sum or a product is that of the numbers, or undefined.
func (t *threads) exact(st *state, b *cfg.Binary) bool {
	typ, ok := integer(b.Typ)
	switch {
	case !ok:
		return false
	case typ.Signed:
		return true
	case b.Op == cfg.Add:
		return t.reach(st, b.X).plus(t.reach(st, b.Y)).within(rangeOf(typ))
	case b.Op == cfg.Mul:
		return t.reach(st, b.X).times(t.reach(st, b.Y)).within(rangeOf(typ))
	}
	return false
}

// varies reports whether a number is not the same for all threads.
func (t *threads) varies(p *poly) (yes bool) {
	p.variables(func(v *cfg.Var) { yes = yes || t.counters[v] != 0 })
	return yes
}

// slice reports whether a number certainly lies in a slice, and which function of the counter its start is;
// open: it may lie behind the slice in the thread with the greatest counter.
func (t *threads) slice(st *state, f fact) (first string, open, ok bool) {
	for _, lo := range f.lows() {
		var counter *cfg.Var
		many := false
		lo.by.variables(func(v *cfg.Var) {
			if t.counters[v] != 0 {
				many = many || counter != nil && counter != v
				counter = v
			}
		})
		if counter == nil || many || !lo.by.steady(counter) || lo.unless != nil && !t.notMore(st, f, bound{by: lo.unless.add(-1)}) {
			continue
		}
		step := t.counters[counter]
		next := lo.by.shifted(counter, max(step, -step))
		for _, hi := range f.highs() {
			if !t.holds(st, next.plus(-1, hi.by).add(-1)) {
				continue
			}
			if hi.unless == nil {
				return lo.by.key, false, true
			}
			if !ok && t.extreme(hi.unless, counter) {
				first, open, ok = lo.by.key, true, true
			}
		}
	}
	return first, open, ok
}

// extreme reports whether d is zero for the greatest value of a counter only, of all threads.
func (t *threads) extreme(d *poly, counter *cfg.Var) bool {
	v := variable(counter)
	switch {
	case d.plus(-1, v) != nil && !t.varies(d.plus(-1, v)): // counter - M
		return t.holds(t.created, constant(0).plus(-1, d))
	case d.plus(1, v) != nil && !t.varies(d.plus(1, v)): // M - counter
		return t.holds(t.created, d)
	}
	return false
}
