package solver

// descend assembles the global unknowns anew from what the needed local unknowns contribute under the present
// solution, and reports whether any of them has become smaller. What has read one of those is unstable then.
//
// It is sound for right-hand sides of all kinds: the invariant that the contributions of the last evaluation of
// every stable unknown are below the values of the global unknowns is kept. The needed ones contribute in the
// sweep what they contributed in their last evaluation, because they read the same; those that read a value
// that is changed here become unstable. The others have their contributions taken away, and so must be
// evaluated again before they count as stable.
func (s *topDown[L, G, D, V]) descend() bool {
	needed := s.needed()
	sweep := &sweep[L, G, D, V]{s: s, values: make([]V, len(s.globals))}
	for i := range sweep.values {
		sweep.values[i] = s.globalDomain.Bottom()
	}
	for _, d := range s.decided {
		sweep.SideEffect(d.global, d.value)
	}
	for id, x := range s.locals {
		if !needed[id] {
			x.flags &^= stable | evaluated | root
			continue
		}
		if !s.spend() {
			return false
		}
		s.sys.RHS(x.key, sweep)
	}
	if s.stopped != "" {
		return false
	}
	smaller := false
	for id, v := range sweep.values {
		g := s.globals[id]
		if g.whole != nil || s.globalDomain.Leq(g.value, v) || !s.globalDomain.Leq(v, g.value) {
			continue
		}
		smaller = true
		s.alter(g, v)
		s.stats.Descents++
	}
	return smaller
}

// A sweep is an [Env] that reads the present values, and collects contributions separately.
type sweep[L, G comparable, D, V any] struct {
	s      *topDown[L, G, D, V]
	values []V
}

// Get implements [Env].
func (w *sweep[L, G, D, V]) Get(x L) D { return w.s.local(x).value }

// GetGlobal implements [Env].
func (w *sweep[L, G, D, V]) GetGlobal(g G) V { return w.s.global(g).value }

// SideEffect implements [Env].
func (w *sweep[L, G, D, V]) SideEffect(g G, v V) {
	id := w.s.global(g).id
	if int(id) >= len(w.values) {
		w.s.stop(Defect, "internal error of the analysis: a right-hand side is not deterministic")
		return
	}
	if !w.s.globalDomain.Leq(v, w.values[id]) {
		w.values[id] = w.s.globalDomain.Join(w.values[id], v)
	}
}

// Demand implements [Env].
func (w *sweep[L, G, D, V]) Demand(L) {}
