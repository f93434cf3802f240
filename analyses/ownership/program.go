package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	live    kinds // of nodes that are used by the rules, as far as the text tells
	kinds   []kind
	made    map[*cfg.Var]kinds  // registers that hold what has been allocated: for nodes of which kind
	allocs  map[*cfg.Edge]kinds // where that is allocated
	brought map[*cfg.Var]bool   // those of which it belongs to a node
	uses    map[*cfg.Edge]*use
	results map[*cfg.LVal]bool // members of nodes that results of functions are stored in
	// Where functions of the library are presumed to stay in member arrays, and of which nodes nothing is known if not.
	presumes map[*cfg.Edge]presumption
	// Where pointers to what leads to nodes are passed on as void *:
	passed  bool
	seen    map[*cfg.Edge][]seen // what edges see objects as
	blind   map[*cfg.Edge]bool   // edges that may write by something else than types
	records []*cfg.Record        // that lead to nodes, by their numbers
	leads   []kinds              // to which nodes these lead
}

// Watch looks for kinds of nodes.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{}
	if !threads(p) {
		return digest.Interest{}
	}
	f := follow(p)
	if f == nil {
		return digest.Interest{}
	}
	s := f.scan
	d.program = program{live: f.alive(), kinds: f.kinds, made: s.destined(), brought: map[*cfg.Var]bool{}, allocs: map[*cfg.Edge]kinds{}, uses: map[*cfg.Edge]*use{}}
	for v := range s.brings {
		d.program.brought[v] = true
	}
	for e, u := range f.uses {
		u.keep(d.program.live)
		if u.all() != 0 {
			d.program.uses[e] = u
		}
	}
	d.program.presumes = map[*cfg.Edge]presumption{}
	for e, q := range s.presumes {
		if q.nodes = s.onward(q.nodes) & d.program.live; q.nodes != 0 {
			d.program.presumes[e] = q
		}
	}
	d.program.name(p)
	if len(d.program.uses) == 0 {
		d.program = program{}
		return digest.Interest{}
	}
	edges(p, func(e *cfg.Edge) {
		if a, ok := e.Action.(*cfg.Alloc); ok {
			if v := a.Result.Register(); v != nil && d.program.made[v] != 0 {
				d.program.allocs[e] = d.program.made[v]
			}
		}
	})
	if d.program.passed = s.passed; s.passed {
		d.program.seen, d.program.blind = map[*cfg.Edge][]seen{}, map[*cfg.Edge]bool{}
		edges(p, func(e *cfg.Edge) {
			if all := d.program.conversions(s, e); len(all) > 0 {
				d.program.seen[e] = all
			}
			if s.blind(e) {
				d.program.blind[e] = true
			}
		})
	}
	d.program.results = map[*cfg.LVal]bool{}
	passes := false // nodes are used where functions are called
	for e, u := range d.program.uses {
		a, call := e.Action.(*cfg.Call)
		passes = passes || call
		if call && !u.direct && a.Result != nil && a.Result.Ptr != nil && s.node(a.Result.Ptr.Type())&d.program.live != 0 {
			d.program.results[a.Result] = true
		}
	}
	return digest.Interest{Variables: passes, Writes: s.passed, Edges: func(e *cfg.Edge) bool {
		return d.program.uses[e] != nil || d.program.seen[e] != nil || d.program.presumes[e].nodes != 0
	}}
}

// name numbers the members and variables that lead to nodes. If some are behind handles, it is not known which these are:
// then all are one.
func (p *program) name(of *cfg.Program) {
	var roots []*root
	var names []any
	edges(of, func(e *cfg.Edge) {
		if u := p.uses[e]; u != nil {
			for i := range u.roots {
				roots = append(roots, &u.roots[i])
			}
		}
	})
	for _, r := range roots {
		if r.name = slices.Index(names, class(r.lv)); r.name < 0 {
			r.name = len(names)
			names = append(names, class(r.lv))
		}
	}
	if slices.Contains(names, nil) {
		for _, r := range roots {
			r.name = 0
		}
	}
}

// follow follows the kinds of nodes of a program; nil if there are none. Records that are allocated may be nodes, or
// what nodes are held in: those that cannot be the one are tried as the other.
func follow(p *cfg.Program) (best *flow) {
	without := map[*cfg.Record]bool{}
	for range maxRounds {
		f := attempt(p, without)
		if f == nil {
			break
		}
		if best == nil || f.alive().count() > best.alive().count() {
			best = f
		}
		heads := f.heads()
		if len(heads) == 0 {
			break
		}
		for _, r := range heads {
			without[r] = true
		}
	}
	if best == nil || best.alive() == 0 {
		return nil
	}
	return best
}

// maxRounds is how often records are taken for something else.
const maxRounds = 4

// threads reports whether a program creates threads, and takes locks.
func threads(p *cfg.Program) bool {
	create, lock := false, false
	edges(p, func(e *cfg.Edge) {
		switch a := e.Action.(type) {
		case *cfg.Create:
			create = create || a.Kind == cfg.NewThread
		case *cfg.Lock, *cfg.AtomicBegin:
			lock = true
		}
	})
	return create && lock
}

// pointers is the kind of nodes that a type is pointers to, if that is left.
func (p *program) pointers(t cfg.Type) kinds {
	q, ok := t.(*cfg.Pointer)
	if !ok {
		return 0
	}
	for i, k := range p.kinds {
		if p.live&(1<<i) != 0 && q.Elem == cfg.Type(k.record) {
			return 1 << i
		}
	}
	return 0
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
