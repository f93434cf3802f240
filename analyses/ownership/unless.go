package ownership

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// Functions that take a node do not always do so, and say by a number whether they have:
//
//	if (!put(&queue, n))                 int ok = 0;
//	        free(n);                     lock(&m); if (height < N) { stack[height++] = n; ok = 1; } unlock(&m);
//
// Where two ways meet, on one of which a register owns a node, a number says which of them it was if it is known on the
// other one: the register owns the node unless the number is that. So it is behind a call: what is returned where
// the callee does not own its parameter any more is followed to where the caller asks for it. On each way that
// an execution takes, the title is in one place only: what is said is that it is in the register *if* the number is
// none of those, and the register is of no use until a condition has told ([flow.told]).

// unless is a number that tells: a register owns a node unless reg, an integer, is one of these.
type unless struct {
	reg  *cfg.Var
	gone values
}

// values are a few numbers, in order, as they are in the type of the register.
type values []uint64

// maxValues is how many numbers are told apart.
const maxValues = 4

// with is a set with some numbers more; it is false if there are too many.
func (vs values) with(more values) (values, bool) {
	out := slices.Clone(vs)
	for _, n := range more {
		if i, found := slices.BinarySearch(out, n); !found {
			out = slices.Insert(out, i, n)
		}
	}
	return out, len(out) <= maxValues
}

// goneIf are the numbers that a register may be where another one does not own its node; false if nobody knows.
func (s state) goneIf(node, reg *cfg.Var) (values, bool) {
	st, known := s.regs[node]
	if known && (st.how == owned || st.how == null) {
		return nil, true
	}
	if known && st.how == depends {
		if i := slices.IndexFunc(st.unless, func(u unless) bool { return u.reg == reg }); i >= 0 {
			return st.unless[i].gone, true
		}
	}
	n, constant := s.consts[reg]
	return values{n}, constant
}

// whose is what a register is where two ways meet, on one of which it may own a node, and on the other one it does not, or
// may not. It is told by numbers that are different ones on the two, and by those that told before.
func whose(a, b state, node *cfg.Var) (status, bool) {
	mine := func(s state) bool { return s.how(node) == owned || s.how(node) == depends }
	if !mine(a) {
		a, b = b, a
	}
	if !mine(a) {
		return status{}, false
	}
	x, y := a.regs[node], b.regs[node]
	out := status{how: depends, links: x.links, has: x.has}
	if mine(b) {
		out = alike(x, y)
		out.how = depends
	}
	tell := map[*cfg.Var]bool{}
	for v, n := range a.consts {
		if m, ok := b.consts[v]; ok && m != n {
			tell[v] = true
		}
	}
	for _, u := range slices.Concat(x.unless, y.unless) {
		tell[u.reg] = true
	}
	for v := range tell {
		p, inA := a.goneIf(node, v)
		q, inB := b.goneIf(node, v)
		if gone, few := p.with(q); inA && inB && few {
			out.unless = append(out.unless, unless{v, gone})
		}
	}
	out.sort()
	return out, len(out.unless) > 0
}

func (st *status) sort() {
	slices.SortFunc(st.unless, func(a, b unless) int { return cmp.Compare(a.reg.ID, b.reg.ID) })
}

// without is what tells besides one register.
func without(us []unless, reg *cfg.Var) []unless {
	return slices.DeleteFunc(slices.Clone(us), func(u unless) bool { return u.reg == reg })
}

// numbered is an assignment to a register that holds an integer: what told of the numbers that it is computed from tells
// of this one, too.
func (s state) numbered(v *cfg.Var, x cfg.Expr, assign func()) {
	n, constant := s.eval(x, nil, 0)
	tells := map[*cfg.Var]values{}
	for node, st := range s.regs {
		if st.how == depends {
			if gone, ok := s.image(st, x); ok {
				tells[node] = gone
			}
		}
	}
	assign()
	if t, ok := v.Type.(*cfg.Int); !ok || t.Bytes > 8 || !cfg.Identical(t, x.Type()) {
		return
	}
	for node, gone := range tells {
		s.tells(node, unless{v, gone})
	}
	if constant {
		s.consts[v] = n
	}
}

// tells says that a number tells of a register.
func (s state) tells(node *cfg.Var, u unless) {
	st := s.regs[node]
	if st.how != depends {
		return // the number told alone, and is another one now
	}
	st.unless = append(without(st.unless, u.reg), u)
	st.sort()
	s.regs[node] = st
}

// image are the values of an expression where a register that depends does not own its node.
func (s state) image(st status, x cfg.Expr) (out values, ok bool) {
	for _, u := range st.unless {
		out, ok = nil, true
		for _, n := range u.gone {
			y, known := s.eval(x, u.reg, n)
			out, _ = out.with(values{y})
			ok = ok && known
		}
		if ok {
			return out, true
		}
	}
	return nil, false
}

// told follows a condition: numbers that do not make it true are none of those for which a node is gone.
func (s state) told(g *cfg.Guard) {
	for node, st := range s.regs {
		if st.how != depends {
			continue
		}
		st.unless = slices.Clone(st.unless)
		for i := range st.unless {
			u := &st.unless[i]
			u.gone = slices.DeleteFunc(slices.Clone(u.gone), func(n uint64) bool {
				y, known := s.eval(g.Cond, u.reg, n)
				return known && (y != 0) != g.Truth
			})
			if len(u.gone) == 0 {
				st.how = owned
			}
		}
		if st.how == owned {
			st.unless = nil
		}
		s.regs[node] = st
	}
}

// returned are the numbers that a function returns where a parameter is not its own any more; false if nobody knows.
func (s state) returned(param *cfg.Var, a *cfg.Return, fn *cfg.Func) (values, bool) {
	if a.Value == nil || fn.Result == nil || !cfg.Identical(a.Value.Type(), fn.Result.Type) {
		return nil, false
	}
	if st := s.regs[param]; s.how(param) == depends {
		if gone, ok := s.image(st, a.Value); ok {
			return gone, true
		}
	}
	n, ok := s.eval(a.Value, nil, 0)
	return values{n}, ok
}

// fate is what a function has done with a parameter that it does not always give back: it has it no more where it returns one
// of some numbers; or always, perhaps.
type fate struct {
	gone   values
	always bool
}

// meets notes what a function returns where a parameter is not its own any more.
func (f *flow) meets(param *cfg.Var, gone values, known bool) {
	old := f.fates[param]
	next, few := old.gone.with(gone)
	if always := old.always || !known || !few; always {
		f.fates[param] = fate{always: true}
	} else {
		f.fates[param] = fate{gone: next}
	}
	if now := f.fates[param]; now.always != old.always || len(now.gone) != len(old.gone) {
		f.changes++
	}
}

// kept is what a register is that was passed to a function as a parameter which that does not always give back, where the
// function has returned a number.
func (f *flow) kept(node, param *cfg.Var, a *cfg.Call, fn *cfg.Func) (status, bool) {
	to := f.fates[param]
	if a.Result == nil || fn.Result == nil || to.always || !cfg.Identical(a.Result.Type, fn.Result.Type) {
		return status{}, false
	}
	r := a.Result.Register()
	if r == nil || !cfg.Identical(r.Type, fn.Result.Type) {
		return status{}, false
	}
	if t, ok := r.Type.(*cfg.Int); !ok || t.Bytes > 8 {
		return status{}, false
	}
	st := f.tight(node.Type, f.left[param])
	st.how, st.unless = depends, []unless{{r, to.gone}}
	return st, true
}

// eval is the value of an expression if a register has some value; nil: none has.
func (s state) eval(x cfg.Expr, reg *cfg.Var, n uint64) (uint64, bool) {
	t, ok := x.Type().(*cfg.Int)
	if !ok || t.Bytes > 8 {
		return 0, false
	}
	switch x := x.(type) {
	case *cfg.Const:
		return cfg.Arith(t).Cut(x.Bits), true
	case *cfg.Load:
		v := x.LV.Register()
		if v == nil || x.LV.BitField() != nil || !cfg.Identical(v.Type, t) {
			return 0, false
		}
		if v == reg {
			return n, true
		}
		n, ok := s.consts[v]
		return n, ok
	case *cfg.Cast:
		y, ok := s.eval(x.X, reg, n)
		if t.Bool {
			return arith.Truth(y != 0), ok
		}
		return cfg.Arith(t).Cut(y), ok
	case *cfg.Unary:
		y, ok := s.eval(x.X, reg, n)
		return arith.Truth(y == 0), ok && x.Op == cfg.Not
	case *cfg.Binary:
		y, ok := s.eval(x.X, reg, n)
		z, known := s.eval(x.Y, reg, n)
		if !ok || !known || !x.Op.IsComparison() {
			return 0, false
		}
		return arith.Truth(cfg.Arith(x.X.Type()).Holds(x.Op, y, z)), true
	}
	return 0, false
}
