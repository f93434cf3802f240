package engine

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Flags, as the digests see them ([digest.EvSet]): scalar variables that are zero at the start, and that the
// program reads to find out whether they are not. Their addresses are taken nowhere, so all accesses to them
// are by name.

// flags are what the engine knows of them.
type flags struct {
	operands map[*cfg.Var]digest.Operand
	loads    map[*cfg.Var]*cfg.AtomicLoad // by register: what alone it is the result of (not zero only if that is not)
}

// markFlags finds the flags.
func (x *engine) markFlags() {
	asked, taken, written := map[*cfg.Var]bool{}, map[*cfg.Var]bool{}, map[*cfg.Var]int{}
	loads, copies := map[*cfg.Var]*cfg.AtomicLoad{}, map[*cfg.Var]*cfg.Var{}
	var conds []*cfg.LVal
	for _, f := range x.program.All() {
		for _, v := range f.Params {
			written[v]++
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Guard:
					if lv := cfg.NonZero(a.Cond, a.Truth); isVariable(lv) {
						conds = append(conds, lv)
					}
				case *cfg.Assign:
					if lv := cfg.NonZero(a.RHS, true); isVariable(a.LHS) && isVariable(lv) {
						copies[a.LHS.Var] = lv.Var
					}
				case *cfg.AtomicLoad:
					if isVariable(a.Result) && isVariable(a.Source) && a.Order.Acquires() {
						loads[a.Result.Var] = a
					}
				}
				cfg.Operands(e.Action, func(lv *cfg.LVal) { written[lv.Var]++ }, nil)
				cfg.InspectAction(e.Action, func(y cfg.Expr) {
					if a, ok := y.(*cfg.AddrOf); ok && a.LV.Var != nil {
						taken[a.LV.Var] = true
					}
				})
			}
		}
	}
	maps.DeleteFunc(loads, func(v *cfg.Var, _ *cfg.AtomicLoad) bool { return written[v] != 1 || !v.Register() })
	for v := range copies {
		w, once := v, true
		for n := 0; once && copies[w] != nil && n < len(copies); n++ {
			once = written[w] == 1 && w.Register()
			w = copies[w]
		}
		if once && loads[w] != nil {
			loads[v] = loads[w]
		}
	}
	for _, lv := range conds {
		asked[lv.Var] = true
		if l := loads[lv.Var]; l != nil {
			asked[l.Source.Var] = true
		}
	}
	x.flags.loads = loads
	for _, v := range x.program.Globals {
		_, number := v.Type.(*cfg.Int)
		if asked[v] && !taken[v] && !x.facts.Initial[v] && !v.Extern && v.Storage == cfg.Global && number {
			if x.flags.operands == nil {
				x.flags.operands = map[*cfg.Var]digest.Operand{}
			}
			x.flags.operands[v] = digest.Operand{May: []digest.Object{{Base: uint32(x.table.Var(v, digest.Thread{}))}}, Definite: true}
		}
	}
}

// isVariable reports whether an lvalue is a whole variable.
func isVariable(lv *cfg.LVal) bool { return lv != nil && lv.Var != nil && len(lv.Path) == 0 }

// sets tells the digests which flags the action may set. What is held when it does so is what is held now, if
// it is a store.
func (s *step) sets() {
	if s.flags.operands == nil {
		return
	}
	cfg.Operands(s.edge.Action, func(lv *cfg.LVal) {
		op, ok := s.flags.operands[lv.Var]
		if !ok {
			return
		}
		ev := &digest.Event{Kind: digest.EvSet, Memory: op, Perhaps: true}
		switch a := s.edge.Action.(type) {
		case *cfg.AtomicLoad:
			if a.Result != lv {
				return
			}
		case *cfg.Assign:
			if ev.Perhaps = !isVariable(lv); isZero(a.RHS) {
				return
			}
		case *cfg.AtomicStore:
			if ev.Perhaps, ev.Order = !isVariable(lv), a.Order; isZero(a.Value) {
				return
			}
		}
		s.local(ev)
	}, nil)
}

func isZero(x cfg.Expr) bool {
	n, ok := cfg.IsConst(x)
	return ok && n == 0
}

// seen tells the digests that a condition shows a flag to be set.
func (s *step) seen(a *cfg.Guard) {
	if s.flags.operands == nil {
		return
	}
	lv, order := cfg.NonZero(a.Cond, a.Truth), cfg.Relaxed
	if !isVariable(lv) {
		return
	}
	if l := s.flags.loads[lv.Var]; l != nil {
		if lv, order = l.Source, s.acquiring(l.Order); !order.Acquires() {
			return
		}
	}
	if op, ok := s.flags.operands[lv.Var]; ok {
		s.local(&digest.Event{Kind: digest.EvSeen, Memory: op, Order: order})
	}
}
