package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// recall moves the title of a node between registers that hold the same pointer, to the one that an action reads: a title
// is by whichever register the thread goes on with. C reads the value of an assignment, for instance, from where that
// comes:
//
//	while ((n = take(&q))->value > 0)
func (f *flow) recall(s state, a cfg.Action) {
	if g, ok := a.(*cfg.Guard); ok {
		if v, _ := cfg.NullTest(g); v != nil {
			return // that says the same of all of them
		}
	}
	var read []*cfg.Var
	cfg.InspectAction(a, func(x cfg.Expr) {
		if v := cfg.RegisterOf(x); v != nil && f.node(v.Type) != 0 && !slices.Contains(read, v) {
			read = append(read, v)
		}
	})
	for _, v := range read {
		f.fetch(s, v, read)
	}
}

// fetch moves the title to a register of which nothing is known from one that holds the same pointer, if that is not
// one of some others.
func (f *flow) fetch(s state, v *cfg.Var, others []*cfg.Var) {
	if _, known := s.regs[v]; known {
		return
	}
	for _, w := range s.likewise(v) {
		if w == v || s.how(w) != owned || !cfg.Identical(v.Type, w.Type) || slices.Contains(others, w) || s.led(w) {
			continue
		}
		s.regs[v] = s.regs[w]
		if s.sure[w] {
			s.sure[v] = true
		}
		delete(s.regs, w)
		s.inherits(v, s.claims[w])
		return
	}
}

// led reports whether something is known in terms of a register that owns a node: then its title stays.
func (s state) led(v *cfg.Var) bool {
	if len(s.below(v, -1)) > 0 {
		return true
	}
	for _, l := range s.loans {
		if l.of == v {
			return true
		}
	}
	for _, q := range s.queues {
		if q.taken == v || q.end == v || q.same == v {
			return true
		}
	}
	return false
}
