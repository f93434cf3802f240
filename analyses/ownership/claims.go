package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// claims are what is known of claims where functions begin and end: what holds at all calls, and at all returns. A
// function that nobody is seen to call may be given anything; a parameter is begun with all that may be known, and less is
// known of it with each call that is seen.
type claims struct {
	in     map[*cfg.Var]claim  // of what parameters are given
	out    map[*cfg.Var]claim  // of what they lead to where their function returns, if it has not changed them
	result map[*cfg.Func]claim // of what is returned
	by     map[*cfg.Var]bool   // parameters that are given claims, and no nodes
}

func newClaims() claims {
	return claims{map[*cfg.Var]claim{}, map[*cfg.Var]claim{}, map[*cfg.Func]claim{}, map[*cfg.Var]bool{}}
}

// meet notes that no more is known than that.
func meet[K comparable](f *flow, m map[K]claim, k K, c claim) {
	old := lookUp(m, k)
	if m[k] = old.and(c); m[k] != old {
		f.changes++
	}
}

func lookUp[K comparable](m map[K]claim, k K) claim {
	if c, known := m[k]; known {
		return c
	}
	return anyClaim
}

// begins says what a function knows of a parameter that leads to a node.
func (f *flow) begins(entry state, fn *cfg.Func, v *cfg.Var) {
	if f.answerOf(f.node(v.Type)) == nil {
		return
	}
	switch c := lookUp(f.claims.in, v); {
	case f.claims.by[v]:
		delete(entry.regs, v)
		entry.claimed(v, claim{mine: c.mine})
	case !slices.Contains(f.pointed, fn):
		entry.claimed(v, claim{none: c.none, open: c.open})
	}
}

// passesClaim follows an argument of which the caller has a claim only; false if it has none.
func (f *flow) passesClaim(s state, a *cfg.Call, i int) bool {
	v, fn := cfg.RegisterOf(a.Args[i]), called(a)
	if v == nil || fn == nil || !s.claims[v].mine {
		return false
	}
	if _, known := f.value(s, a.Args[i]); known {
		return false
	}
	p := fn.Params[i]
	if !f.claims.by[p] {
		f.claims.by[p] = true
		f.changes++
	}
	meet(f, f.claims.in, p, claim{mine: true})
	f.passes(s, a, i, status{})
	delete(s.regs, v) // if it has the title instead, as it may where a request can be refused, that goes along
	s.claimed(v, claim{})
	return true
}

// passesNode follows an argument that the caller owns, or that is null, with what was known of it.
func (f *flow) passesNode(a *cfg.Call, i int, st status, c claim) {
	if f.answerOf(f.node(a.Args[i].Type())) == nil {
		return
	}
	if st.how == null {
		c = anyClaim
	}
	for _, fn := range f.callees(a) {
		if i < len(fn.Params) {
			meet(f, f.claims.in, fn.Params[i], c)
			if f.claims.by[fn.Params[i]] && st.how != null {
				f.reject(f.node(a.Args[i].Type()))
			}
		}
	}
}

// comesBackWith is what is known of an argument behind a call, of which had was known before; kept: the caller owns it
// again.
//
// Sound: if the caller owns it, nobody has a claim to it if nobody had one before. Claims that have come about in
// the call are by registers of functions that have been left; for other threads, which have got it from there, cannot tell that
// there are no claims. If it does not, and the parameter had the claim in the end, nobody else has it now.
func (f *flow) comesBackWith(a *cfg.Call, i int, had claim, kept bool) claim {
	fn := called(a)
	if fn == nil {
		return claim{none: kept && had.none}
	}
	c := lookUp(f.claims.out, fn.Params[i])
	if f.assigned(fn, fn.Params[i]) {
		c = claim{}
	}
	c.none = c.none || had.none
	c.mine = !kept && c.mine && c.none
	return c
}

// behindCall says what is known of the arguments of a call.
func (f *flow) behindCall(s state, known map[*cfg.Var]claim) {
	for v, c := range known {
		if v != nil && f.answerOf(f.node(v.Type)) != nil {
			s.claimed(v, c)
		}
	}
}

// resultOf says what is known of the result of a call, in a register.
func (f *flow) resultOf(s state, v *cfg.Var, fn *cfg.Func) {
	if f.answerOf(f.node(v.Type)) != nil {
		s.claimed(v, lookUp(f.claims.result, fn))
	}
}

// leavesClaims notes what is known of parameters where a function returns, and has given up what it returns.
func (f *flow) leavesClaims(s state, fn *cfg.Func) {
	for _, v := range fn.Params {
		if f.answerOf(f.node(v.Type)) != nil {
			meet(f, f.claims.out, v, s.whichever(v))
		}
	}
}

// returnsClaim notes what is known of what a function returns.
func (f *flow) returnsClaim(s state, fn *cfg.Func, value cfg.Expr) {
	if value == nil || f.answerOf(f.node(value.Type())) == nil || cfg.IsNull(value) {
		return
	}
	v := cfg.RegisterOf(value)
	c := s.claims[v]
	if s.how(v) == null {
		c = anyClaim
	}
	if slices.Contains(fn.Params, v) {
		c.mine = false // it is passed back as such
	}
	meet(f, f.claims.result, fn, c)
}

// mayAnswer are the answers that the nodes of a program may have: the likeliest first.
func (f *flow) mayAnswer(p *cfg.Program) (out []*answer) {
	values, bad, order := map[*cfg.Field][]int64{}, map[*cfg.Field]bool{}, []*answer(nil)
	of := func(lv *cfg.LVal) (*cfg.Field, kinds) {
		if lv == nil || lv.Ptr == nil || len(lv.Path) == 0 {
			return nil, 0
		}
		ks := f.types.node(lv.Ptr.Type())
		if ks == 0 {
			return nil, 0
		}
		return lv.Path[0].Field, ks
	}
	waiting := map[*cfg.Func]bool{}
	edges(p, func(e *cfg.Edge) {
		if _, ok := e.Action.(*cfg.CondWait); ok {
			waiting[e.From.Func] = true
		}
		if w, ok := e.Action.(*cfg.SemWait); ok {
			if x, ok := cfg.Uncast(w.Sem).(*cfg.AddrOf); ok {
				if field, ks := of(x.LV); field != nil && len(x.LV.Path) == 1 && f.alive()&ks != 0 {
					if r := (&answer{kind: ks, field: field, sem: true}); !slices.ContainsFunc(order, r.same) {
						order = append(order, r)
					}
				}
			}
		}
		a, assigns := e.Action.(*cfg.Assign)
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			field := fieldOf(lv)
			if field == nil {
				return
			}
			n, constant := int64(0), false
			if assigns {
				n, constant = constantOf(a.RHS)
			}
			if at, _ := of(lv); at != field || len(lv.Path) > 1 || !constant || lv.BitField() != nil {
				bad[field] = true
				return
			}
			if !slices.Contains(values[field], n) {
				values[field] = append(values[field], n)
			}
		}, nil)
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if y, ok := x.(*cfg.AddrOf); ok && fieldOf(y.LV) != nil {
				bad[fieldOf(y.LV)] = true
			}
		})
	})
	edges(p, func(e *cfg.Edge) {
		g, ok := e.Action.(*cfg.Guard)
		if !ok || !waiting[e.From.Func] {
			return
		}
		lv, holds := comparison(g)
		field, ks := of(lv)
		if field == nil || len(lv.Path) > 1 || lv.BitField() != nil || bad[field] || len(values[field]) == 0 || cfg.RegisterOf(lv.Ptr) == nil || f.alive()&ks == 0 {
			return
		}
		if _, number := field.Type.(*cfg.Int); !number {
			return
		}
		r := &answer{kind: ks, field: field, values: values[field]}
		if !slices.Contains(r.values, 0) {
			r.values = append(slices.Clone(r.values), 0)
		}
		slices.Sort(r.values)
		for _, n := range r.values {
			if holds(n) {
				r.given = append(r.given, n)
			}
		}
		if len(r.given) > 0 && len(r.given) < len(r.values) && !slices.ContainsFunc(order, r.same) {
			order = append(order, r)
		}
	})
	// What a loop waits for may be one of several values, each of which is asked for.
	for _, r := range slices.Clone(order) {
		for _, q := range slices.Clone(order) {
			both := &answer{kind: r.kind, field: r.field, values: r.values}
			for _, n := range r.values {
				if r.gives(n) || q.gives(n) {
					both.given = append(both.given, n)
				}
			}
			if q.field == r.field && !r.sem && len(both.given) < len(r.values) && !slices.ContainsFunc(order, both.same) {
				order = append(order, both)
			}
		}
	}
	return order[:min(len(order), maxAnswers)]
}

// maxAnswers is how many answers are tried.
const maxAnswers = 8

func (a *answer) same(b *answer) bool {
	return a.field == b.field && slices.Equal(a.given, b.given)
}

// fieldOf is the member that an lvalue is, or lies in, or nil.
func fieldOf(lv *cfg.LVal) *cfg.Field {
	if f, ok := class(lv).(*cfg.Field); ok {
		return f
	}
	return nil
}
