package ownership

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	live   kinds // of nodes that are used by the rules, as far as the text tells
	kinds  []kind
	made   map[*cfg.Var]kinds  // registers that hold what has been allocated: for nodes of which kind
	allocs map[*cfg.Edge]kinds // where that is allocated
	uses   map[*cfg.Edge]*use
}

// Watch looks for kinds of nodes.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{}
	if !threads(p) {
		return digest.Interest{}
	}
	t := &types{}
	if t.candidates(p); t.alive() == 0 {
		return digest.Interest{}
	}
	s := &scan{types: t}
	if !s.program(p) {
		return digest.Interest{}
	}
	f := &flow{scan: s}
	f.choose(p)
	d.program = program{live: t.alive(), kinds: t.kinds, made: s.destined(), allocs: map[*cfg.Edge]kinds{}, uses: map[*cfg.Edge]*use{}}
	for e, u := range f.uses {
		u.keep(d.program.live)
		if u.nodes|u.lock != 0 {
			d.program.uses[e] = u
		}
	}
	if len(d.program.uses) == 0 {
		d.program = program{}
		return digest.Interest{}
	}
	edges(p, func(e *cfg.Edge) {
		if a, ok := e.Action.(*cfg.Alloc); ok {
			if v := registerOf(a.Result); v != nil && d.program.made[v] != 0 {
				d.program.allocs[e] = d.program.made[v]
			}
		}
	})
	passes := false // nodes are used where functions are called
	for e, u := range d.program.uses {
		_, call := e.Action.(*cfg.Call)
		passes = passes || call && u.nodes != 0
	}
	return digest.Interest{Variables: passes, Edges: func(e *cfg.Edge) bool { return d.program.uses[e] != nil }}
}

// threads reports whether a program creates threads, takes locks, and allocates.
func threads(p *cfg.Program) bool {
	create, lock, alloc := false, false, false
	edges(p, func(e *cfg.Edge) {
		switch a := e.Action.(type) {
		case *cfg.Create:
			create = create || a.Kind == cfg.NewThread
		case *cfg.Lock, *cfg.AtomicBegin:
			lock = true
		case *cfg.Alloc:
			alloc = true
		}
	})
	return create && lock && alloc
}

// each calls f with the numbers of some kinds.
func (p *program) each(ks kinds, f func(int)) {
	for i := range p.kinds {
		if ks&(1<<i) != 0 {
			f(i)
		}
	}
}

// leading are some kinds with those whose nodes may lead to them.
func (p *program) leading(ks kinds) kinds {
	for before := kinds(0); before != ks; {
		before = ks
		for i, k := range p.kinds {
			for _, l := range k.links {
				if l.to&ks != 0 {
					ks |= 1 << i
				}
			}
		}
	}
	return ks
}

// destined says of registers that hold what has been allocated which kind of nodes that is for, if that is left.
func (s *scan) destined() map[*cfg.Var]kinds {
	out := map[*cfg.Var]kinds{}
	for v, ks := range s.raw {
		if f := s.brings[v]; f != nil && !s.lost[f] {
			ks = 1 << s.owners[f]
		}
		if ks&s.alive() != 0 {
			out[v] = ks
		}
	}
	return out
}
