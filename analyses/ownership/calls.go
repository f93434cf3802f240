package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// call follows a call. Nodes that are passed belong to the function that is called; those that it gives back belong
// to the caller again. What is known of their links, and of those of results, says links.go.
func (f *flow) call(s state, a *cfg.Call) {
	ref, direct := a.Callee.(*cfg.FuncRef)
	text, given := f.given(s, a)
	f.entrusts(s, a)
	back := map[*cfg.Var]status{}
	kept := map[*cfg.Var]status{} // what comes back unless the result says that it does not
	known := map[*cfg.Var]claim{}
	for i, x := range a.Args {
		ks := f.node(x.Type())
		if ks == 0 {
			continue
		}
		v := cfg.RegisterOf(x)
		if st, ok := f.value(s, x); ok && (st.how == in || st.how == part) {
			f.passesNode(a, i, st, claim{})
		}
		if st, ok := f.value(s, x); ok && f.shown(a, i, st) {
			f.loosens(f.loose, ref.Func.Params[i], allLinks())
			continue
		}
		if f.lendsPart(s, a, i) {
			continue
		}
		if st, ok := f.value(s, x); ok && f.consumes(a, i, st) {
			f.consume(s, a, i)
			continue
		}
		had := s.claims[v]
		if f.passesClaim(s, a, i) {
			known[v] = f.comesBackWith(a, i, claim{}, f.givenBack(a, i))
			if f.givenBack(a, i) {
				back[v] = f.comesBack(v, a, i)
			}
			continue
		}
		st, ok := f.take(s, x)
		if !ok || st.how != owned && st.how != null {
			f.reject(ks)
		}
		f.passesNode(a, i, st, had)
		known[v] = f.comesBackWith(a, i, had, v != nil && f.givenBack(a, i))
		f.handed(x.Type(), st)
		f.passes(s, a, i, st)
		if fn := called(a); v != nil && fn != nil && f.spends(fn, i) {
			s.changed(v)
			s.spent[v] = true
		}
		if v != nil && f.givenBack(a, i) {
			back[v] = f.comesBack(v, a, i)
		} else if v != nil && direct && i < len(ref.Func.Params) {
			if st, ok := f.kept(v, ref.Func.Params[i], a, ref.Func); ok {
				kept[v] = st
			}
		}
	}
	if direct && f.looks[ref.Func] {
		f.lookedAt(s)
	} else {
		f.interrupted(s)
	}
	maps.Copy(s.regs, back)
	f.behindCall(s, known)
	if a.Result == nil {
		return
	}
	f.behind(s, a.Result)
	ks := f.node(a.Result.Type)
	if v := a.Result.Register(); v != nil {
		s.changed(v)
		maps.Copy(s.regs, kept)
		if given && !f.texts[v].none() {
			s.loans[v] = text
		}
		if ks != 0 && !(direct && f.vague[ref.Func]) {
			s.regs[v] = f.fresh(v.Type, stale)
			if direct && f.finds[ref.Func] != nil {
				s.regs[v] = f.result(a, ref.Func)
				if s.regs[v].root.spelledWith(v) {
					s.regs[v] = status{how: in, loose: true}
				}
			} else if direct {
				s.regs[v] = f.tight(v.Type, f.loose[ref.Func.Result])
			}
		}
		if ks != 0 && direct {
			f.resultOf(s, v, ref.Func)
		}
		return
	}
	if !f.storeResult(s, a) {
		f.reject(ks | f.linkPlace(a.Result)&f.live)
		s.written(nil)
	}
}

// behind checks that the nodes that a result is stored in are still the thread's after the call.
func (f *flow) behind(s state, lv *cfg.LVal) {
	one := func(lv *cfg.LVal) {
		if lv.Ptr == nil {
			return
		}
		if _, ok := f.value(s, lv.Ptr); !ok {
			f.reject(f.node(lv.Ptr.Type()))
		}
	}
	one(lv)
	cfg.InspectLVal(lv, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok {
			one(l.LV)
			f.loads(s, l.LV)
		}
	})
}

// ret follows a return: what is returned is the caller's. Parameters that the function does not own any more are
// passed for good. The caller may still be in the section, and finds queues in order.
func (f *flow) ret(s state, a *cfg.Return, e *cfg.Edge) {
	defer f.interrupted(s)
	f.givesBack(s, e.From.Func, a.Value)
	f.returnsClaim(s, e.From.Func, a.Value)
	if a.Value != nil {
		if ks := f.node(a.Value.Type()); ks != 0 {
			st, ok := f.take(s, a.Value)
			fn := e.From.Func
			switch {
			case ok && st.how == in && f.looks[fn] && !f.gives[fn]:
				f.returns(fn, st)
			case ok && st.how == owned && f.finds[fn] == nil:
				f.gives[fn] = true
			case !ok || st.how != null:
				f.vague[fn] = true
			}
			f.handed(a.Value.Type(), st)
			if st.how == owned {
				f.loosens(f.loose, fn.Result, st.looseLinks())
			}
		}
	}
	f.leavesClaims(s, e.From.Func) // to a parameter that is returned the result has the title
	f.leavesFrame(s, e.From.Func)
	for _, v := range e.From.Func.Params {
		f.handed(v.Type, s.regs[v])
		f.leaves(s, v)
		f.spending(s, v)
		if f.node(v.Type) != 0 && (s.how(v) != owned && s.how(v) != null || f.assigned(e.From.Func, v)) {
			f.passed[v] = true
			gone, known := s.returned(v, a, e.From.Func)
			f.meets(v, gone, known && !f.assigned(e.From.Func, v))
		}
	}
}

// assigned reports whether a function changes a parameter.
func (f *flow) assigned(fn *cfg.Func, v *cfg.Var) bool {
	return slices.ContainsFunc(fn.Nodes, func(n *cfg.Node) bool {
		return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool {
			found := false
			if d, ok := e.Action.(*cfg.Declare); ok {
				found = d.Var == v
			}
			cfg.Operands(e.Action, func(lv *cfg.LVal) { found = found || lv.Var == v && len(lv.Path) == 0 }, nil)
			return found
		})
	})
}
