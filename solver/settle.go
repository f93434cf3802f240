package solver

// settled is the [Env] of System.Settled: it reads what there is, and depends on nothing.
type settled[L, G comparable, D, V any] struct {
	sys    *System[L, G, D, V]
	local  func(x L) (D, bool) // what is known of a local unknown, if anything
	global func(g G) V
	effect func(g G, v V)
}

// Get implements [Env].
func (e *settled[L, G, D, V]) Get(x L) D {
	if v, ok := e.local(x); ok {
		return v
	}
	return e.sys.Locals.Bottom()
}

// GetGlobal implements [Env].
func (e *settled[L, G, D, V]) GetGlobal(g G) V { return e.global(g) }

// SideEffect implements [Env].
func (e *settled[L, G, D, V]) SideEffect(g G, v V) { e.effect(g, v) }

// Demand implements [Env].
func (e *settled[L, G, D, V]) Demand(L) {}

// A decision is a contribution of System.Settled.
type decision[G comparable, V any] struct {
	global G
	value  V
}

// nobody is who contributes what System.Settled does.
const nobody int32 = -1

// decide calls System.Settled, and reports whether there is anything left to solve.
func (s *topDown[L, G, D, V]) decide() (more bool) {
	if s.sys.Settled == nil || s.stopped != "" {
		return false
	}
	s.decisions++
	s.sys.Settled(&settled[L, G, D, V]{sys: s.sys,
		local: func(x L) (value D, ok bool) {
			id, ok := s.localIndex[x]
			if ok {
				value = s.locals[id].value
			}
			return value, ok
		},
		global: func(g G) V { return s.global(g).value },
		effect: func(key G, v V) {
			g := s.global(key)
			if value, changed := s.contribution(raise{nobody, g.id}, s.decisions, &g.history, g.value, v); changed {
				more = true
				s.decided = append(s.decided, decision[G, V]{key, v})
				s.alter(g, value)
			}
		},
	})
	return more
}

// decide calls System.Settled, and reports whether there is anything left to solve.
func (s *worklist[L, G, D, V]) decide() (more bool) {
	if s.sys.Settled == nil || s.stopped != "" {
		return false
	}
	s.decisions++
	s.sys.Settled(&settled[L, G, D, V]{sys: s.sys,
		local: func(x L) (value D, ok bool) {
			id, ok := s.localIndex[x]
			if ok {
				value = s.locals[id].value
			}
			return value, ok
		},
		global: func(key G) V { g, _ := s.global(key); return g.value },
		effect: func(key G, v V) {
			g, id := s.global(key)
			if value, changed := s.contribution(raise{nobody, id}, s.decisions, &g.history, g.value, v); changed {
				more = true
				g.value = value
				s.wake(g.readers...)
			}
		},
	})
	return more
}
