package digest

// What a product says of threads and tuples to those that report on them.

// Thread is the running thread, as the first component that names threads sees it; the zero value if there is none.
func (p *Product) Thread(t Tuple) Thread {
	if p.naming == nil {
		return Thread{}
	}
	return p.naming.Thread(p.tuples[t][p.namer])
}

// ThreadName is the name of a thread for people.
func (p *Product) ThreadName(t Thread) string {
	if p.naming == nil {
		return "?"
	}
	return p.naming.ThreadName(t)
}

// Ancestry lists the starts of threads that lead to t; see [TracesThreads].
func (p *Product) Ancestry(t Thread) (path, others []Start) {
	if a, ok := p.naming.(interface {
		Ancestry(Thread) (path, others []Start)
	}); ok {
		return a.Ancestry(t)
	}
	return nil, nil
}

// SingleThreaded reports whether no other thread can act, as the first component that knows phases sees it;
// false if there is none.
func (p *Product) SingleThreaded(t Tuple) bool {
	return p.phases != nil && p.phases.SingleThreaded(p.tuples[t][p.phaser])
}

// Doubts asks the components that know (see [Doubter]) whether something that they hold for possible would
// order two accesses.
func (p *Product) Doubts(env Env, loc Location, a, b Tuple) bool {
	x := &raceContext{p: p, env: env, loc: loc, a: p.tuples[a], b: p.tuples[b]}
	for i, c := range p.components {
		x.component = i
		if d, ok := c.(interface {
			Doubts(x RaceContext, a, b ID) bool
		}); ok && d.Doubts(x, x.a[i], x.b[i]) {
			return true
		}
	}
	return false
}

// Text is the printed element of one component.
type Text struct {
	Name, Text string // of the component
	Locks      bool   // it tells which locks the thread holds: see [HoldsMutexes]
}

// About is what reports say of a component.
type About struct {
	Name     string // of the component
	Excludes string // in words, what it finds of accesses that it excludes; see [Explainer]
	Locks    bool   // it knows which locks threads hold; see [HoldsMutexes]
	Phases   bool   // it is the one that knows when there are no other threads; see [Phases]
	Threads  bool   // it is the one that names threads; see [NamesThreads]
}

// About lists what reports say of the components, in their order.
func (p *Product) About() []About {
	var out []About
	for i, c := range p.components {
		a := About{Name: c.Name(), Locks: holds(c), Phases: i == p.phaser, Threads: i == p.namer}
		if e, ok := c.(Explainer); ok {
			a.Excludes = e.Excludes()
		}
		out = append(out, a)
	}
	return out
}

// holds reports whether a component is one that [HoldsMutexes].
func holds(c Component) bool {
	h, ok := c.(holder)
	return ok && h.HoldsMutexes()
}

// Describe prints the elements of a tuple, but for those that have nothing to say.
func (p *Product) Describe(t Tuple, name func(Object) string) []Text {
	var ts []Text
	for i, c := range p.components {
		if text := c.Describe(p.tuples[t][i], name); text != "" {
			ts = append(ts, Text{c.Name(), text, holds(c)})
		}
	}
	return ts
}
