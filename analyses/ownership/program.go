package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	live    kinds // of nodes that are used by the rules, as far as the text tells
	locked  kinds // of which only the locks of their containers say something
	kinds   []kind
	made    map[*cfg.Var]kinds  // registers that hold what has been allocated: for nodes of which kind
	allocs  map[*cfg.Edge]kinds // where that is allocated
	brought map[*cfg.Var]bool   // those of which it belongs to a node
	uses    map[*cfg.Edge]*use
	results map[*cfg.LVal]*use // members of nodes that results of functions are stored in
	// Where functions of the library are presumed to stay in member arrays, and of which nodes nothing is known if not.
	presumes map[*cfg.Edge]presumption
	carriers map[*cfg.LVal]kinds // places of type void * that hold pointers to nodes
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
	f, c := follow(p, d.strict)
	if f == nil {
		return digest.Interest{}
	}
	s := f.scan
	d.program = program{live: f.alive(), locked: f.locked, kinds: f.kinds, made: s.destined(), brought: map[*cfg.Var]bool{}, allocs: map[*cfg.Edge]kinds{}, uses: map[*cfg.Edge]*use{}}
	for v := range s.brings {
		d.program.brought[v] = true
	}
	d.program.presumes = map[*cfg.Edge]presumption{}
	d.program.results = map[*cfg.LVal]*use{}
	if d.program.passed = s.passed; s.passed {
		d.program.seen, d.program.blind = map[*cfg.Edge][]seen{}, map[*cfg.Edge]bool{}
	}
	passes := false // nodes are used where functions are called
	edges(c.program(p), func(e *cfg.Edge) {
		of := c.edge(e)
		if u := f.uses[e]; u != nil {
			if u.keep(d.program.live); u.all() != 0 {
				d.program.uses[of] = c.use(u).and(d.program.uses[of])
				if a, call := e.Action.(*cfg.Call); call {
					passes = true
					if !u.direct && a.Result != nil && a.Result.Ptr != nil && s.node(a.Result.Ptr.Type())&d.program.live != 0 {
						d.program.results[of.Action.(*cfg.Call).Result] = d.program.uses[of]
					}
				}
			}
		}
		if q, ok := s.presumes[e]; ok {
			if q.nodes = s.onward(q.nodes) & d.program.live; q.nodes != 0 {
				d.program.presumes[of] = c.presumption(q).and(d.program.presumes[of])
			}
		}
		if s.passed {
			for _, x := range d.program.conversions(s, e) {
				d.program.seen[of] = append(d.program.seen[of], seen{c.expr(x.pointer), x.as})
			}
			if s.blind(e) {
				d.program.blind[of] = true
			}
		}
	})
	c.returned(&d.program, s)
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
	return digest.Interest{Variables: passes, Writes: s.passed, Edges: func(e *cfg.Edge) bool {
		return d.program.uses[e] != nil || len(d.program.seen[e]) > 0 || d.program.presumes[e].nodes != 0
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

// follow follows the kinds of nodes of a program, or of its copy in which these are not passed on as void *, or that one in
// which local variables are nodes, too, if there are more in that; nil if there are none.
func follow(p *cfg.Program, strict bool) (*flow, *recast) {
	f, of := followIn(p, strict, nil), (*recast)(nil)
	for _, stacks := range []bool{false, true} {
		if c := newRecast(p, stacks); c != nil {
			if g := followIn(c.to, strict, c.frames()); g != nil && (f == nil || g.alive().count() > f.alive().count()) {
				f, of = g, c
			}
		}
	}
	return f, of
}

// followIn follows the kinds of nodes of a program; nil if there are none. Records that are allocated may be nodes, or
// what nodes are held in: those that cannot be the one are tried as the other.
func followIn(p *cfg.Program, strict bool, frames map[*cfg.Func][]*cfg.Var) (best *flow) {
	without := map[*cfg.Record]bool{}
	for range maxRounds {
		f := attempt(p, without, strict, frames)
		if f == nil {
			break
		}
		if best == nil || f.alive().count() > best.alive().count() {
			best = f
		}
		heads := f.heads()
		if len(heads) == 0 {
			for _, r := range f.tangled() { // that the nodes lead back to
				g := attempt(p, with(without, r), strict, frames)
				if g != nil && g.alive().count() > best.alive().count() {
					best = g
				}
			}
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

// pointers is the kind of nodes that a place holds pointers to, if that is left.
func (p *program) pointers(lv *cfg.LVal) kinds {
	if ks, ok := p.carriers[lv]; ok {
		return ks
	}
	q, ok := lv.Type.(*cfg.Pointer)
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

// with is a set of records with one more.
func with(records map[*cfg.Record]bool, r *cfg.Record) map[*cfg.Record]bool {
	out := maps.Clone(records)
	out[r] = true
	return out
}
