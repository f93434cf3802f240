package unroll

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// constants are the registers that certainly hold a certain number; nil where nothing gets. What is known only
// shrinks when ways meet.
type constants map[*cfg.Var]int64

// meet keeps what is known on both ways, and reports whether that is less than a knows.
func (a constants) meet(b constants) (constants, bool) {
	switch {
	case b == nil:
		return a, false
	case a == nil:
		return maps.Clone(b), true
	}
	less := false
	for v, n := range a {
		if m, ok := b[v]; !ok || m != n {
			delete(a, v)
			less = true
		}
	}
	return a, less
}

// passes counts how often the loop is passed from its head back to its head, at most: the number of copies that
// leave nothing for the remainder to do. It gives up beyond most.
func passes(facts *facts, f *cfg.Func, l *loop, most int) (k int, ok bool) {
	p := &propagation{facts: facts, tracked: facts.tracked(f, l)}
	if len(p.tracked) == 0 {
		return 0, false
	}
	at := p.run(f.Entry, constants{}, func(*cfg.Node) bool { return true })
	var now constants
	for _, e := range l.head.In {
		if !l.in[e.From] && at[e.From] != nil {
			now, _ = now.meet(p.follow(at[e.From], e))
		}
	}
	for ; now != nil; k++ {
		if k > most {
			return 0, false
		}
		at := p.run(l.head, now, func(n *cfg.Node) bool { return l.in[n] && n != l.head })
		now = nil
		for _, e := range l.head.In {
			if l.in[e.From] && at[e.From] != nil {
				now, _ = now.meet(p.follow(at[e.From], e))
			}
		}
	}
	return max(k-1, 0), true
}

// propagation knows which registers to look at.
type propagation struct {
	facts   *facts
	tracked map[*cfg.Var]bool
}

// run propagates constants from a node to those that inside admits.
func (p *propagation) run(from *cfg.Node, c constants, inside func(*cfg.Node) bool) map[*cfg.Node]constants {
	at := map[*cfg.Node]constants{from: c}
	work := []*cfg.Node{from}
	for len(work) > 0 {
		n := work[0]
		work = work[1:]
		for _, e := range n.Out {
			if !inside(e.To) {
				continue
			}
			next := p.follow(at[n], e)
			if next == nil {
				continue
			}
			known, less := at[e.To].meet(next)
			at[e.To] = known
			if less {
				work = append(work, e.To)
			}
		}
	}
	return at
}

// follow is what is known behind an edge; nil if the edge cannot be passed. It never changes c.
func (p *propagation) follow(c constants, e *cfg.Edge) constants {
	if g, ok := e.Action.(*cfg.Guard); ok {
		if n, ok := p.eval(c, g.Cond); ok && (n != 0) != g.Truth {
			return nil
		}
		return c
	}
	out := c
	set := func(lv *cfg.LVal, n int64, known bool) {
		if lv == nil || lv.Var == nil || !p.tracked[lv.Var] {
			return
		}
		out = maps.Clone(out)
		if delete(out, lv.Var); known {
			out[lv.Var] = n
		}
	}
	switch a := e.Action.(type) {
	case *cfg.Assign:
		n, ok := p.eval(c, a.RHS)
		set(a.LHS, n, ok)
	case *cfg.Declare:
		set(&cfg.LVal{Var: a.Var}, 0, false)
	default:
		cfg.Operands(e.Action, func(lv *cfg.LVal) { set(lv, 0, false) }, nil)
	}
	return out
}

// eval computes an expression of constants.
func (p *propagation) eval(c constants, x cfg.Expr) (int64, bool) {
	switch x := x.(type) {
	case *cfg.Const:
		_, ok := arithmetic(x.Typ)
		return x.Int64(), ok
	case *cfg.Load:
		if x.LV.Var == nil || len(x.LV.Path) > 0 {
			return 0, false
		}
		if n, ok := c[x.LV.Var]; ok {
			return n, true
		}
		n, ok := p.facts.fixed[x.LV.Var]
		return n, ok
	case *cfg.Cast:
		_, from := arithmetic(x.X.Type())
		to, ok := arithmetic(x.Typ)
		n, known := p.eval(c, x.X)
		if b, _ := x.Typ.(*cfg.Int); b != nil && b.Bool && n != 0 {
			n = 1
		}
		return to.Truncate(n), from && ok && known
	case *cfg.Unary:
		n, ok := p.eval(c, x.X)
		t, known := arithmetic(x.Typ)
		switch {
		case x.Op == cfg.Not:
			return truth(n == 0), ok
		case x.Op == cfg.Neg:
			n = -n
		default:
			n = ^n
		}
		return t.Truncate(n), ok && known
	case *cfg.Binary:
		n, ok := p.eval(c, x.X)
		m, also := p.eval(c, x.Y)
		t, known := arithmetic(x.X.Type())
		if !ok || !also || !known {
			return 0, false
		}
		return t.Apply(x.Op, n, m)
	}
	return 0, false
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// arithmetic is the arithmetic of an integer type.
func arithmetic(t cfg.Type) (integer.Type, bool) {
	i, ok := t.(*cfg.Int)
	if !ok || i.Bytes > 8 {
		return integer.Type{}, false
	}
	return integer.Type{Bits: uint8(8 * i.Bytes), Signed: i.Signed}, true
}
