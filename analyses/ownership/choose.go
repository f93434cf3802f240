package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// choose follows all functions, with the queues and racks that make the most kinds of nodes ones that are used by the
// rules. Any choice is right; one that is not what the program means is not followed. If some kinds are left, strays are
// followed: then that choice is the best by which the fewest actions are astray.
func (f *flow) choose(p *cfg.Program, strict bool) {
	c := &choice{flow: f, p: p, dropped: f.dropped, lost: maps.Clone(f.lost)}
	f.lenient = false
	c.best = c.try(nil, nil)
	all := f.live
	if c.best.alive == all {
		return
	}
	orderly := !leaves(p)
	if orderly {
		c.search(func() kinds { return all &^ c.best.alive })
	}
	c.searchAnswers(orderly, all)
	if before := c.best.alive; !strict {
		f.lenient = true
		if x := c.try(c.racks, c.queues); before&^x.alive == 0 {
			c.best = x
		}
		if orderly {
			c.search(func() kinds { return all &^ before })
		}
		f.lenient = c.best.alive != before
	}
	c.try(c.racks, c.queues)
}

// choice is the search for queues and racks.
type choice struct {
	*flow
	p       *cfg.Program
	dropped kinds // before anything is followed
	lost    map[*cfg.Field]bool
	best    outcome
	racks   []*rack
	queues  []*queue
	answers []*answer
}

// outcome is what comes of a choice: the kinds that are left, and how many actions are astray.
type outcome struct {
	alive  kinds
	astray int
}

func (c *choice) try(racks []*rack, queues []*queue) outcome {
	f := c.flow
	f.dropped, f.lost, f.racks, f.queues, f.answers = c.dropped, maps.Clone(c.lost), racks, queues, c.answers
	f.functions(c.p)
	out := outcome{alive: f.alive()}
	for _, u := range f.uses {
		if f.lenient && u.direct && u.nodes&out.alive != 0 {
			out.astray++
		}
	}
	return out
}

// better tries a choice, and keeps it if it is better.
func (c *choice) better(racks []*rack, queues []*queue) bool {
	x := c.try(racks, queues)
	if c.best.alive&^x.alive != 0 || x.alive == c.best.alive && x.astray >= c.best.astray {
		return false
	}
	c.best, c.racks, c.queues = x, racks, queues
	return true
}

// searchAnswers tries answers for kinds that are not left without them, with what else these may need.
func (c *choice) searchAnswers(orderly bool, all kinds) {
	if c.best.alive == all {
		return
	}
	c.flow.dropped = c.dropped
	for _, r := range c.mayAnswer(c.p) {
		if c.best.alive&r.kind != 0 || slices.ContainsFunc(c.answers, func(a *answer) bool { return a.kind == r.kind }) {
			continue
		}
		before := *c
		c.answers = append(slices.Clone(c.answers), r)
		if !c.better(c.racks, c.queues) && orderly {
			c.search(func() kinds { return r.kind })
		}
		if c.best.alive&r.kind == 0 {
			c.best, c.racks, c.queues, c.answers = before.best, before.racks, before.queues, before.answers
		}
	}
}

// search tries racks and queues for the kinds that something is wanted for.
func (c *choice) search(wanted func() kinds) {
	for tries, r := range c.mayBeRacks(c.p) {
		if tries == maxTries || r.kind&wanted() == 0 || slices.ContainsFunc(c.racks, r.shares) {
			continue
		}
		c.better(append(slices.Clone(c.racks), r), c.queues)
	}
	all := c.candidates(c.p)
	for _, stale := range []bool{false, true} {
		var qs []*queue
		for _, q := range all {
			if q.kind&wanted() != 0 && (q.stale == stale || q.byLink) && !slices.ContainsFunc(qs, q.shares) && !slices.ContainsFunc(c.queues, q.shares) {
				qs = append(qs, q)
			}
		}
		if len(qs) > 0 && c.better(c.racks, slices.Concat(c.queues, qs)) {
			break
		}
	}
	tries := 0
	for _, q := range all {
		if q.kind&wanted() != 0 && tries < maxTries && !slices.ContainsFunc(c.queues, q.shares) {
			tries++
			c.better(c.racks, append(slices.Clone(c.queues), q))
		}
	}
}

// leaves reports whether threads may end, or go on elsewhere, where their text does not say so: since they are
// cancelled, or what runs inside of them ends them or jumps away. Then a queue may never be in order again,
// though its lock is free.
func leaves(p *cfg.Program) (yes bool) {
	exits := map[*cfg.Func]bool{} // functions that end their thread
	edges(p, func(e *cfg.Edge) {
		switch e.Action.(type) {
		case *cfg.Cancel, *cfg.LongJmp:
			yes = true
		case *cfg.ThreadExit:
			exits[e.From.Func] = true
		}
	})
	edges(p, func(e *cfg.Edge) {
		create, _ := e.Action.(*cfg.Create)
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			r, ok := x.(*cfg.FuncRef)
			thread := create != nil && create.Kind == cfg.NewThread && x == create.Start
			yes = yes || ok && exits[r.Func] && !thread // threads begin with others
		})
	})
	return yes
}

// maxTries is how many queues are tried one by one.
const maxTries = 64

// shares reports whether two queues have a place in common.
func (q *queue) shares(r *queue) bool {
	return q.head == r.head || q.head == r.tail || q.tail == r.head || q.tail == r.tail
}

// pairs is what is seen of places that may be those of queues.
type pairs struct {
	*flow
	tails   map[any]kinds              // classes of places whose nodes are written at their links
	byLinks map[any]kinds              // of such through which nodes are stored
	links   map[any]int64              // where these links lie
	records map[any]*cfg.Record        // that a member is one of
	used    map[any]map[*cfg.Func]bool // where places are used
	inside  map[any]bool               // members of nodes
	order   []any                      // all classes
}

// candidates are the queues that a program may have: the likeliest first.
func (f *flow) candidates(p *cfg.Program) (qs []*queue) {
	s := &pairs{flow: f, tails: map[any]kinds{}, byLinks: map[any]kinds{}, links: map[any]int64{},
		records: map[any]*cfg.Record{}, used: map[any]map[*cfg.Func]bool{}, inside: map[any]bool{}}
	s.all(p)
	for _, tail := range s.order {
		ks, byLink := s.tails[tail], false
		if ks == 0 {
			ks, byLink = s.byLinks[tail], true
		}
		k := f.kind(ks)
		if k == nil || s.inside[tail] {
			continue
		}
		for _, head := range s.heads(tail, ks) {
			for _, l := range k.links {
				if at, known := s.links[tail]; l.to != ks || known && at != l.offset {
					continue
				}
				qs = append(qs, &queue{head: head, tail: tail, kind: ks, link: l.offset, byLink: byLink})
				if !byLink {
					qs = append(qs, &queue{head: head, tail: tail, kind: ks, link: l.offset, stale: true})
				}
			}
		}
	}
	return qs
}

// heads are the places that may go with a tail: members of the same record, or variables, those first that are used in
// more functions together with it, and are no tails themselves.
func (s *pairs) heads(tail any, ks kinds) (out []any) {
	score := map[any]int{}
	for _, c := range s.order {
		if c == tail || s.inside[c] || s.byLinks[c] != 0 || s.records[c] != s.records[tail] || s.kindOf(c) != ks {
			continue
		}
		for fn := range s.used[c] {
			if s.used[tail][fn] {
				score[c] += 2
			}
		}
		if s.tails[c] == 0 {
			score[c]++
		}
		out = append(out, c)
	}
	slices.SortStableFunc(out, func(a, b any) int { return score[b] - score[a] })
	return out
}

// kindOf is the kind of nodes that a place holds pointers to.
func (s *pairs) kindOf(class any) kinds {
	switch c := class.(type) {
	case *cfg.Var:
		return s.node(c.Type)
	case *cfg.Field:
		return s.node(c.Type)
	}
	return 0
}

// place is the class of a place that may be one of a queue, or nil.
func (s *pairs) place(lv *cfg.LVal) any {
	switch n := len(lv.Path); {
	case n > 0 && lv.Path[n-1].Field != nil:
		return lv.Path[n-1].Field
	case n == 0 && lv.Var != nil && !lv.Var.Register():
		return lv.Var
	}
	return nil
}

// all looks at all places of a program.
func (s *pairs) all(p *cfg.Program) {
	loaded := map[*cfg.Var][]any{}
	edges(p, func(e *cfg.Edge) {
		see := func(lv *cfg.LVal) { s.see(e.From.Func, lv) }
		cfg.LValues(e.Action, see)
		if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Register() != nil {
			if l, ok := a.RHS.(*cfg.Load); ok && s.place(l.LV) != nil {
				loaded[a.LHS.Register()] = append(loaded[a.LHS.Register()], s.place(l.LV))
			}
		}
	})
	edges(p, func(e *cfg.Edge) {
		a, ok := e.Action.(*cfg.Assign)
		if !ok || a.LHS.Ptr == nil || s.node(a.LHS.Type) == 0 {
			return
		}
		l, ok := a.LHS.Ptr.(*cfg.Load)
		if !ok {
			return
		}
		classes := loaded[l.LV.Register()]
		if c := s.place(l.LV); c != nil {
			classes = []any{c}
		}
		for _, c := range classes {
			if ks := s.node(a.LHS.Ptr.Type()); ks != 0 {
				if ks == s.node(a.LHS.Type) {
					s.tails[c], s.links[c] = ks, offset(a.LHS)
				}
			} else if len(a.LHS.Path) == 0 {
				s.byLinks[c] = s.node(a.LHS.Type)
			}
		}
	})
}

// see notes a place.
func (s *pairs) see(fn *cfg.Func, lv *cfg.LVal) {
	c := s.place(lv)
	if c == nil {
		return
	}
	if s.used[c] == nil {
		s.used[c] = map[*cfg.Func]bool{}
		s.order = append(s.order, c)
	}
	s.used[c][fn] = true
	at := cfg.Type(nil)
	switch n := len(lv.Path); {
	case n > 1:
		at = lv.Path[n-2].Elem
	case n == 1 && lv.Var != nil:
		at = lv.Var.Type
	case n == 1:
		if p, ok := lv.Ptr.Type().(*cfg.Pointer); ok {
			at = p.Elem
		}
	}
	if r, ok := at.(*cfg.Record); ok {
		s.records[c] = r
	}
	if lv.Ptr != nil && s.types.node(lv.Ptr.Type()) != 0 {
		s.inside[c] = true
	}
}
