package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Which links are good of nodes that functions are given, that they give back, and that they return: those that are so
// wherever the program calls the function, or wherever it returns.
//
//	void add(struct order *o, int n) { … it->next = o->items; o->items = it; }
//
// Sound: all calls of a function that is given nodes are in the program, directly or by a pointer of its type, or else the
// kind is dropped (pointed.go): as it is for the titles that a function is given. What is said begins with all links
// being null, and is taken back until nothing changes any more; then it holds at the beginning of each activation, if it
// has held at all calls, and returns, that came before. A node that is only shown to a function ([flow.shown]) has none
// that are good: who takes what one of them leads to would take it out of the container. So it is with what says that an
// argument is no null pointer. Of a function that returns, anywhere, a pointer of which nothing is known, callers know
// nothing: they may throw it away, compare it with null, and return it ([flow.vague]).

// loose are the links of a node that are not known to be null, and those of which nothing is known, as bits; and whether
// there may be no node.
type loose struct {
	full, bad uint64
	null      bool
}

// maxLinks is how many links are told apart; those behind are one.
const maxLinks = 63

func allLinks() loose { return loose{^uint64(0), ^uint64(0), true} }

// and are the links of which one or the other says so.
func (l loose) and(m loose) loose { return loose{l.full | m.full, l.bad | m.bad, l.null || m.null} }

// looseLinks are those of a node.
func (st status) looseLinks() (out loose) {
	for i, l := range st.links {
		switch bit := uint64(1) << min(i, maxLinks); l.how {
		case empty:
		case good:
			out.full |= bit
		default:
			out.full |= bit
			out.bad |= bit
		}
	}
	return out
}

// loosens notes links of which nothing is known of what a variable is given, or holds in the end.
func (f *flow) loosens(of map[*cfg.Var]loose, v *cfg.Var, more loose) {
	if all := of[v].and(more); all != of[v] {
		of[v] = all
		f.changes++
	}
}

// tight is a node that the thread owns, with links that are null but for some.
func (f *flow) tight(pointer cfg.Type, but loose) status {
	st := f.fresh(pointer, empty)
	for i := range st.links {
		switch bit := uint64(1) << min(i, maxLinks); {
		case but.bad&bit != 0:
			st.links[i].how = stale
		case but.full&bit != 0:
			st.links[i].how = good
		}
	}
	return st
}

// passes notes what the functions are given that a call may call.
func (f *flow) passes(s state, a *cfg.Call, i int, st status) {
	l := st.looseLinks()
	l.null = !s.sure[cfg.RegisterOf(a.Args[i])]
	for _, fn := range f.callees(a) {
		if i < len(fn.Params) {
			f.loosens(f.loose, fn.Params[i], l)
		}
	}
}

// leaves notes what a parameter holds where its function returns.
func (f *flow) leaves(s state, v *cfg.Var) {
	if st := s.regs[v]; s.how(v) == owned || s.how(v) == depends {
		f.loosens(f.left, v, st.looseLinks())
	}
}

// comesBack is a node that all functions give back which a call may call.
func (f *flow) comesBack(v *cfg.Var, a *cfg.Call, i int) status {
	but := loose{}
	for _, fn := range f.callees(a) {
		but = but.and(f.left[fn.Params[i]])
	}
	return f.tight(v.Type, but)
}
