package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// create starts a thread, or installs a handler: that is a thread, too, which shares its locks with its host,
// the thread that installed it. A signal handler runs at some later time and interrupts its host (once, in this
// semantics); what is to run when its host ends runs then, one such function after the other, before the host
// is joined. What is to run at the exit is a thread like others that cannot be joined: some thread may end the
// process at any time.
func (p *step) create(a *cfg.Create) error {
	start, ok := a.Start.(*cfg.FuncRef)
	if !ok {
		return unsupported(p.pos, a)
	}
	arg, err := p.value(a.Arg)
	if err != nil {
		return err
	}
	p.readFirst()
	p.escape(arg, false)
	creator, host := p.t.trace, 0
	if a.Kind == cfg.SignalHandler || a.When.OfThread() {
		host = p.self()
	}
	regs := make(map[*cfg.Var]Value)
	for _, v := range start.Func.Params {
		regs[v] = arg
	}
	ev := &digest.Event{
		Kind: digest.EvCreate, Site: p.edge.ID, Pos: p.edge.Pos, Start: start.Func, Create: a.Kind,
		Several: a.Kind != cfg.NewThread, Own: a.When.OfThread(),
	}
	child := p.x.table.add(&Trace{Creator: creator, Edge: p.edge, Point: start.Func.Entry.ID, Event: ev, regs: regs}, Value{})
	if p.s.find(child.ID) >= 0 {
		return unsupported(p.pos, "one create action that starts two threads")
	}
	if a.Thread == nil {
		p.end(ev, nil, nil)
	} else {
		handle, err := p.object(a.Thread)
		if err != nil {
			return err
		}
		p.node(ev, nil, nil)
		p.access(place{cell: handle}, true, false, Value{Handle, int64(child.ID) + 1, 0}, nil, p.end)
	}
	i, _ := slices.BinarySearchFunc(p.s.threads, child.ID, func(t thread, id int) int { return t.id() - id })
	p.s.threads = slices.Insert(p.s.threads, i, thread{at: start.Func.Entry, trace: child, host: host, kind: a.Kind, own: ev.Own})
	p.t = nil
	return nil
}

// self is who owns the locks that the thread takes: the thread's number plus 1, or its host's.
func (p *step) self() int {
	if p.t.host != 0 {
		return p.t.host
	}
	return p.t.id() + 1
}

// mayRun reports whether a thread may take a step: a handler when its time has come, others while no handler
// interrupts them.
func (s *state) mayRun(t *thread) bool {
	if t.ended || t.host != 0 && s.threads[s.find(t.host-1)].ended != t.own {
		return false
	}
	if t.own && t.trace.First() && (s.threads[s.find(t.host-1)].awaited || s.ending(t.host)) {
		return false
	}
	return !slices.ContainsFunc(s.threads, func(h thread) bool {
		return h.host == t.id()+1 && h.kind == cfg.SignalHandler && !h.trace.First() && !h.ended
	})
}

// ending reports whether a function runs now that runs when the host ends.
func (s *state) ending(host int) bool {
	return slices.ContainsFunc(s.threads, func(o thread) bool { return o.own && o.host == host && !o.trace.First() && !o.ended })
}

// ends are the last traces of a thread that has ended and of what has run in it since.
func (s *state) ends(host int) []*Trace {
	out := []*Trace{s.threads[s.find(host-1)].trace}
	for _, o := range s.threads {
		if o.own && o.host == host && o.ended {
			out = append(out, o.trace)
		}
	}
	return out
}

// otherThread performs actions on a thread.
func (p *step) otherThread(action cfg.Action) ([]*state, error) {
	var handle cfg.Expr
	cfg.Operands(action, nil, func(x cfg.Expr) {
		if handle == nil {
			handle = x
		}
	})
	v, err := p.value(handle)
	if err != nil {
		return nil, err
	}
	if p.read != nil {
		return nil, unsupported(p.pos, errBlocking)
	}
	if v.Kind != Handle {
		return nil, nil
	}
	i := p.s.find(int(v.N) - 1)
	if i < 0 {
		return nil, nil
	}
	other := &p.s.threads[i]
	threads := digest.Threads{May: []digest.Thread{{Key: digest.ID(v.N)}}}
	switch a := action.(type) {
	case *cfg.Join:
		if a.Result != nil {
			return nil, unsupported(p.pos, "the result of a thread")
		}
		if !other.ended || other.joined || p.s.ending(int(v.N)) {
			return nil, nil
		}
		other.joined, other.awaited = true, true
		for _, t := range p.s.ends(int(v.N))[1:] {
			p.node(nil, nil, nil, t)
		}
		p.end(&digest.Event{Kind: digest.EvJoin, Threads: threads}, nil, nil, other.trace)
	case *cfg.JoinFail:
		if !a.Try && !other.joined && other != p.t {
			return nil, nil
		}
		p.end(&digest.Event{Kind: digest.EvJoinFail, Threads: threads}, nil, nil)
	case *cfg.Detach:
		other.joined = true
		p.end(nil, nil, nil)
	case *cfg.Cancel:
		other.cancelled = true
		p.end(nil, nil, nil)
	default:
		return nil, unsupported(p.pos, action)
	}
	return []*state{p.s}, nil
}

// exit ends the thread.
func (p *step) exit(value cfg.Expr) error {
	v, err := p.value(value)
	if err != nil {
		return err
	}
	p.readFirst()
	p.escape(v, false)
	p.t.ended = true
	end := p.end(&digest.Event{Kind: digest.EvReturn}, nil, nil)
	for o, l := range p.s.locks.all() { // what a handler leaves to its host
		if l.taken != nil && l.taken.Thread == end.Thread && p.t.host != 0 {
			l.taken = end
			p.s.locks.set(o, l)
		}
	}
	return nil
}

// cancelled is what a step of a thread looks like that ends where it is, because it was cancelled.
func cancelled(t *thread) *cfg.Edge {
	return &cfg.Edge{ID: -1, To: t.at, Action: &cfg.ThreadExit{}}
}
