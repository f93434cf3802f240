package handover

import (
	"cmp"
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Flags are scalar variables that are zero at the start, and that the program reads to find out whether they
// are not. Their addresses are taken nowhere, so all accesses to them are by name; or else see memory.go.

// program is what the digest knows of the program.
type program struct {
	flags map[*cfg.Var]bool
	loads map[*cfg.Var]*cfg.AtomicLoad // by register: what alone it is the result of (not zero only if that is not)
	// By condition: what the register which it asks for has been assigned just before.
	copied map[*cfg.Guard]*cfg.LVal
	init   *cfg.Func // what it does is done before everything else

	statics *cells.Statics
	byte    *cfg.Int // the type of bytes

	effects map[*cfg.Edge]effect // what was asked for already
}

// effect is what an action does with flags.
type effect struct {
	cleared []*cfg.Var
	set     []setting
}

type setting struct {
	flag    *cfg.Var
	perhaps bool
	order   cfg.MemoryOrder
}

// effect is that of an edge.
func (p program) effect(e *cfg.Edge) effect {
	x, ok := p.effects[e]
	if !ok {
		p.clears(e, func(v *cfg.Var) { x.cleared = append(x.cleared, v) })
		p.sets(e.Action, func(v *cfg.Var, perhaps bool, order cfg.MemoryOrder) {
			x.set = append(x.set, setting{v, perhaps, order})
		})
		p.effects[e] = x
	}
	return x
}

// uses is what a program does with its variables.
type uses struct {
	taken   map[*cfg.Var]bool            // their addresses are
	initial map[*cfg.Var]bool            // they may not be zero at the start
	written map[*cfg.Var]int             // at so many places
	copies  map[*cfg.Var]*cfg.Var        // what is not zero only if another is not
	loads   map[*cfg.Var]*cfg.AtomicLoad // results of acquiring loads
	conds   []*cfg.LVal                  // what is asked whether it is zero
	guards  []*cfg.Edge                  // where a register is
}

// Watch finds the flags.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	u := &uses{map[*cfg.Var]bool{}, map[*cfg.Var]bool{}, map[*cfg.Var]int{}, map[*cfg.Var]*cfg.Var{}, map[*cfg.Var]*cfg.AtomicLoad{}, nil, nil}
	for _, f := range p.All() {
		for _, v := range f.Params {
			u.written[v]++
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				u.look(e, f == p.Init)
			}
		}
	}
	loads := u.alone()
	asked := map[*cfg.Var]bool{}
	for _, lv := range u.conds {
		asked[lv.Var] = true
		if l := loads[lv.Var]; l != nil && l.Source.IsVariable() {
			asked[l.Source.Var] = true
		}
	}
	copied := u.copied()
	for _, lv := range copied {
		if lv.IsVariable() {
			asked[lv.Var] = true
		}
	}
	flags := map[*cfg.Var]bool{}
	for _, v := range p.Globals {
		_, number := v.Type.(*cfg.Int)
		if asked[v] && !u.taken[v] && !u.initial[v] && !v.Extern && v.Storage == cfg.Global && number {
			flags[v] = true
		}
	}
	d.program = program{flags, loads, copied, p.Init, cells.StaticsOf(p), p.Types.UChar, map[*cfg.Edge]effect{}}
	memory := d.program.memory(u)
	if len(flags) == 0 && len(memory) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Writes: len(memory) > 0, Edges: func(e *cfg.Edge) bool {
		if memory[e.Action] {
			return true
		}
		if g, ok := e.Action.(*cfg.Guard); ok {
			v, _ := d.program.asks(g)
			return v != nil || d.program.asksZero(g) != nil
		}
		x := d.program.effect(e)
		return len(x.cleared) > 0 || len(x.set) > 0
	}}
}

// look notes what an edge does with variables.
func (u *uses) look(e *cfg.Edge, initialises bool) {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		if lv := cfg.NonZero(a.Cond, a.Truth); lv.IsVariable() {
			u.conds = append(u.conds, lv)
		}
		u.guards = append(u.guards, e)
	case *cfg.Assign:
		if lv := cfg.NonZero(a.RHS, true); a.LHS.IsVariable() && lv.IsVariable() {
			u.copies[a.LHS.Var] = lv.Var
		}
		if initialises && a.LHS.Var != nil && !isZero(a.RHS) {
			u.initial[a.LHS.Var] = true
		}
	case *cfg.AtomicLoad:
		if a.Result.IsVariable() && a.Order.Acquires() {
			u.loads[a.Result.Var] = a
		}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) { u.written[lv.Var]++ }, nil)
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		if a, ok := y.(*cfg.AddrOf); ok && a.LV.Var != nil {
			u.taken[a.LV.Var] = true
		}
	})
}

// alone lists the registers that are not zero only if an acquiring load has read something else: they are
// assigned once, its result or a copy of such a register.
func (u *uses) alone() map[*cfg.Var]*cfg.AtomicLoad {
	loads := u.loads
	maps.DeleteFunc(loads, func(v *cfg.Var, _ *cfg.AtomicLoad) bool { return u.written[v] != 1 || !v.Register() })
	for v := range u.copies {
		w, once := v, true
		for n := 0; once && u.copies[w] != nil && n < len(u.copies); n++ {
			once = u.written[w] == 1 && w.Register()
			w = u.copies[w]
		}
		if once && loads[w] != nil {
			loads[v] = loads[w]
		}
	}
	return loads
}

func isZero(x cfg.Expr) bool {
	n, ok := cfg.IsConst(x)
	return ok && n == 0
}

// sets calls f for the flags that an action may set. What is held when it does so is what is held before, if it
// is a store of the whole flag; otherwise only perhaps, and perhaps it is set otherwise than by the order.
func (p program) sets(action cfg.Action, f func(flag *cfg.Var, perhaps bool, order cfg.MemoryOrder)) {
	cfg.Operands(action, func(lv *cfg.LVal) {
		if !p.flags[lv.Var] {
			return
		}
		switch a := action.(type) {
		case *cfg.AtomicLoad:
			if a.Result == lv {
				f(lv.Var, true, cfg.Relaxed)
			}
		case *cfg.Assign:
			if !isZero(a.RHS) {
				f(lv.Var, !lv.IsVariable(), cfg.Relaxed)
			}
		case *cfg.AtomicStore:
			if !isZero(a.Value) {
				f(lv.Var, !lv.IsVariable(), a.Order)
			}
		default:
			f(lv.Var, true, cfg.Relaxed)
		}
	}, nil)
}

// clears calls f for the flags that an action may set to zero, again.
func (p program) clears(e *cfg.Edge, f func(flag *cfg.Var)) {
	if e.From.Func == p.init {
		return
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if !p.flags[lv.Var] {
			return
		}
		to, what := (*cfg.LVal)(nil), cfg.Expr(nil)
		switch a := e.Action.(type) {
		case *cfg.AtomicLoad:
			if a.Result != lv {
				return
			}
		case *cfg.Assign:
			to, what = a.LHS, a.RHS
		case *cfg.AtomicStore:
			to, what = a.Target, a.Value
		}
		if n, ok := cfg.IsConst(what); !ok || n == 0 || to != lv || !to.IsVariable() {
			f(lv.Var)
		}
	}, nil)
}

// asksZero is the flag that a condition shows to be zero now; nil if it shows nothing like that.
func (p program) asksZero(g *cfg.Guard) *cfg.Var {
	lv := cmp.Or(p.copied[g], zero(g.Cond, g.Truth))
	if !lv.IsVariable() || zero(g.Cond, g.Truth) == nil || !p.flags[lv.Var] {
		return nil
	}
	return lv.Var
}

// zero is what is zero if a condition comes out so; nil if that says nothing of one.
func zero(cond cfg.Expr, truth bool) *cfg.LVal {
	switch x := cond.(type) {
	case *cfg.Load:
		if !truth {
			return x.LV
		}
	case *cfg.Unary:
		if x.Op == cfg.Not {
			return zero(x.X, !truth)
		}
	case *cfg.Cast:
		if !truth && keepsNonZero(x) {
			return zero(x.X, false)
		}
	case *cfg.Binary:
		if n, ok := cfg.IsConst(x.Y); ok && n == 0 && (x.Op == cfg.Eq && truth || x.Op == cfg.Ne && !truth) {
			return zero(x.X, false)
		}
	}
	return nil
}

// keepsNonZero reports whether only zero is converted to zero.
func keepsNonZero(x *cfg.Cast) bool {
	from, ok := x.X.Type().(*cfg.Int)
	to, also := x.Typ.(*cfg.Int)
	return ok && also && (to.Bool || to.Bytes >= from.Bytes)
}

// copied finds what registers in conditions have been assigned just before, with nothing but conditions in between: who
// asks for the register asks for that.
func (u *uses) copied() map[*cfg.Guard]*cfg.LVal {
	out, twice := map[*cfg.Guard]*cfg.LVal{}, map[*cfg.Guard]bool{}
	for _, e := range u.guards {
		g := e.Action.(*cfg.Guard)
		lv := zero(g.Cond, g.Truth)
		if lv == nil {
			lv = cfg.NonZero(g.Cond, g.Truth)
		}
		if !lv.IsVariable() || !lv.Var.Register() {
			continue
		}
		if v := source(e.From, lv.Var); v != nil && !twice[g] {
			out[g] = v
		} else {
			delete(out, g)
		}
		twice[g] = true
	}
	return out
}

// maxSource is how many program points are looked at to find out what has just been assigned to a register.
const maxSource = 64

// source is the one lvalue whose value a register has at a program point on all ways there, of which each has
// assigned it just before; nil if there is none, or if they are long.
func source(at *cfg.Node, register *cfg.Var) (of *cfg.LVal) {
	seen := map[*cfg.Node]bool{}
	var back func(n *cfg.Node) bool
	back = func(n *cfg.Node) bool {
		if seen[n] {
			return true
		}
		seen[n] = true
		if n == n.Func.Entry || len(seen) > maxSource {
			return false
		}
		for _, e := range n.In {
			switch a := e.Action.(type) {
			case *cfg.Guard, *cfg.Skip:
				if !back(e.From) {
					return false
				}
			case *cfg.Assign:
				l, ok := unconverted(a.RHS).(*cfg.Load)
				if !ok || !a.LHS.IsVariable() || a.LHS.Var != register || of != nil && !alike(of, l.LV) {
					return false
				}
				of = l.LV
			default:
				return false
			}
		}
		return len(n.In) > 0
	}
	if !back(at) {
		return nil
	}
	return of
}

// alike reports whether two lvalues are one, or one variable.
func alike(a, b *cfg.LVal) bool { return a == b || a.IsVariable() && b.IsVariable() && a.Var == b.Var }

// unconverted is what is converted to an expression, in which it is zero only if it is zero.
func unconverted(x cfg.Expr) cfg.Expr {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || !keepsNonZero(c) {
			return x
		}
		x = c.X
	}
}

// asks is the flag that a condition shows to be set, and the acquiring load that has read it; nil if it was
// read just now.
func (p program) asks(g *cfg.Guard) (*cfg.Var, *cfg.AtomicLoad) {
	lv := cfg.NonZero(g.Cond, g.Truth)
	if !lv.IsVariable() {
		return nil, nil
	}
	v, load := lv.Var, p.loads[lv.Var]
	switch {
	case load != nil && !load.Source.IsVariable():
		return nil, nil
	case load != nil:
		v = load.Source.Var
	case p.copied[g] != nil:
		if v = p.copied[g].Var; !p.copied[g].IsVariable() {
			return nil, nil
		}
	}
	if !p.flags[v] {
		return nil, nil
	}
	return v, load
}

// See notes which flags are set, and which are seen to be.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	flag := func(v *cfg.Var) digest.Object {
		return view.Place(&cfg.LVal{Var: v, Type: v.Type, Internal: true}).May[0] // one object, as it is static
	}
	switch s := s.(type) {
	case digest.Wrote:
		return d.wrote(x, view, a, s)
	case digest.Before:
		does := d.program.effect(s.Edge)
		for _, v := range does.cleared {
			d.cleared.Add(x, flag(v))
		}
		for _, set := range does.set {
			a = d.set(x, a, flag(set.flag), set.perhaps, !slices.Contains(does.cleared, set.flag), set.order)
		}
	case digest.After:
		if l, ok := s.Edge.Action.(*cfg.AtomicLoad); ok && d.program.inMemory(l.Source) {
			return d.loads(x, view, a, l)
		}
		g, ok := s.Edge.Action.(*cfg.Guard)
		if !ok {
			break
		}
		a = d.asks(x, view, a, s.Edge, g)
		if v := d.program.asksZero(g); v != nil {
			a.Unset = d.under(a.Unset, flag(v), d.locks.Mutexes(d.held.Of(x)))
			break
		}
		v, load := d.program.asks(g)
		switch {
		case v == nil:
		case load == nil:
			a.Seen = d.under(a.Seen, flag(v), d.locks.Mutexes(d.held.Of(x)))
		case load.Order != cfg.Consume || consumes(x, s.Edge.Pos):
			a.Seen = d.seen.List(digest.Insert(d.seen.Items(a.Seen), Seen{flag(v), flag(v)}, compareSeen)...)
		}
	}
	return a
}

// consumes reports whether it may be assumed that a load with consume order acquires.
func consumes(x digest.Context, at cfg.Pos) bool {
	return x.Assume("consume-acquires", at, "memory_order_consume is treated as memory_order_acquire")
}
