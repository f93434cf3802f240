package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// step is one visible action of one thread under construction. It works on a copy of the state.
type step struct {
	*reading
	x     *explorer
	edge  *cfg.Edge
	to    *cfg.Node // where the thread arrives
	sub   int       // how many nodes of this action there are
	regs  map[*cfg.Var]Value
	found Value // what was read; tells apart steps that differ in nothing else
	old   int   // an atomic load reads an old version: its number plus 1

	spelled       cfg.Expr       // what the register is assigned that is assigned, as the program says it
	as            *digest.Event  // what digests are told instead of what happens
	done          *cfg.Edge      // the call that ends with the action
	ahead, behind []digest.Sight // of the next node
}

// begin prepares a step of the i-th thread.
func (x *explorer) begin(s *state, i int, e *cfg.Edge) *step {
	c := s.clone()
	t := &c.threads[i]
	p := &step{reading: &reading{s: c, t: t, pos: e.Pos}, x: x, edge: e, to: e.To, regs: t.trace.regs}
	if e.ID >= 0 {
		p.ahead = []digest.Sight{digest.Before{Edge: e}}
	}
	return p
}

// node appends a node in the middle of the action to the thread's trace.
func (p *step) node(ev *digest.Event, a *Access, over *Trace, sees ...*Trace) *Trace {
	p.sub++
	return p.append(-8*p.edge.ID-p.sub, ev, a, over, sees)
}

// end appends the action's last node, at which the thread arrives at its next program point.
func (p *step) end(ev *digest.Event, a *Access, over *Trace, sees ...*Trace) *Trace {
	p.t.at = p.to
	switch _, call := p.edge.Action.(*cfg.Call); {
	case p.done != nil:
		p.behind = append(p.behind, digest.After{Edge: p.done})
	case !call && p.edge.ID >= 0:
		p.behind = append(p.behind, digest.After{Edge: p.edge})
	}
	return p.append(p.to.ID, ev, a, over, sees)
}

func (p *step) append(point int, ev *digest.Event, a *Access, over *Trace, sees []*Trace) *Trace {
	if ev != nil && p.as != nil {
		unknown := *p.as
		ev = &unknown
	}
	if ev != nil {
		ev.Site, ev.Pos = p.edge.ID, p.edge.Pos
		if p.edge.ID >= 0 {
			ev.Edge = p.edge
		}
	}
	if a != nil && a.Write {
		w := digest.Wrote{Base: a.Cell.Base, Lo: a.Cell.Offset, Hi: a.Cell.Offset}
		if p.edge.ID >= 0 {
			w.Edge = p.edge
		}
		if a.LV != nil {
			w.Size = a.LV.Type.Size()
		}
		p.behind = slices.Insert(p.behind, 0, digest.Sight(w))
	}
	sees = slices.DeleteFunc(slices.Clone(sees), func(t *Trace) bool { return t == nil })
	p.t.trace = p.x.table.add(&Trace{
		Prev: p.t.trace, Sees: sees, Over: over, Edge: p.edge, Point: point, Event: ev, Access: a, regs: p.regs,
		Ahead: p.ahead, Behind: p.behind,
	}, p.found)
	p.ahead, p.behind = nil, nil
	return p.t.trace
}

// access appends the node of an access, by emit, and finds its races. It updates the cell with what a write
// leaves in it.
func (p *step) access(at place, write, atomic bool, value Value, heads []*Trace,
	emit func(*digest.Event, *Access, *Trace, ...*Trace) *Trace) {
	o := at.cell
	c := p.s.cells.get(o)
	a := &Access{Cell: o, Write: write, Atomic: atomic, LV: at.lv}
	if !write && !atomic {
		p.found = c.value
	}
	var t *Trace
	if atomic {
		t = emit(nil, a, nil)
	} else {
		t = emit(nil, a, c.last)
		c.last = t
	}
	p.x.races(t, c.accesses)
	switch {
	case write && atomic:
		c.old = append(slices.Clip(c.old), version{c.value, c.heads, c.writer})
		c.value, c.heads, c.writer = value, heads, t
	case write:
		c.value, c.heads, c.writer, c.old, c.found = value, heads, nil, nil, nil
	case atomic:
		n := len(c.old)
		if p.old > 0 {
			n = p.old - 1
		}
		c.found = append(slices.Clip(c.found), found{t, n})
	}
	c.accesses = append(slices.Clip(c.accesses), t)
	p.s.cells.set(o, c)
}

// escape makes the heap objects reachable from a value reachable for all threads, and records it if that is
// news. It always is news that an object can be reached by who does not synchronise.
func (p *step) escape(v Value, unordered bool) {
	var found []digest.Object
	escaped := p.s.escaped
	var visit func(v Value)
	visit = func(v Value) {
		if v.Kind != Pointer || v.N < HeapBase || escaped.get(v.N) {
			return
		}
		escaped.set(v.N, true)
		found = digest.Insert(found, digest.Object{Base: uint32(v.N)}, digest.CompareObjects)
		for o, c := range p.s.cells.all() {
			if int64(o.Base) == v.N {
				visit(c.value)
				for _, v := range c.old {
					visit(v.value)
				}
			}
		}
	}
	visit(v)
	if unordered && v.Kind == Pointer && v.N >= HeapBase {
		found = digest.Insert(found, digest.Object{Base: uint32(v.N)}, digest.CompareObjects)
	}
	if p.s.escaped = escaped; len(found) > 0 {
		p.node(&digest.Event{Kind: digest.EvEscape, Memory: digest.Operand{May: found}, Unordered: unordered}, nil, nil)
	}
}

// passOn records that a pointer has been stored with relaxed order where others may find it one day.
func (p *step) passOn(v Value) {
	if v.Kind == Pointer && v.N >= HeapBase {
		memory := digest.Operand{May: []digest.Object{{Base: uint32(v.N)}}}
		p.node(&digest.Event{Kind: digest.EvEscape, Memory: memory, Unordered: true}, nil, nil)
	}
}

// allocated counts an allocation of the edge.
func (p *step) allocated() {
	n := p.s.allocs.get(p.edge.ID) + 1
	p.s.allocs.set(p.edge.ID, n)
	p.x.result.Allocations[p.edge.ID] = max(p.x.result.Allocations[p.edge.ID], n)
}

// shared reports whether an object is one that several threads can reach.
func (s *state) shared(base uint32) bool { return base < HeapBase || s.escaped.get(int64(base)) }

// published reports whether other threads may be using an object: it is reachable, and some other thread has
// not certainly ended.
func (p *step) published(base uint32) bool {
	return p.s.shared(base) && slices.ContainsFunc(p.s.threads, func(t thread) bool {
		return t.id() != p.t.id() && !(t.ended && t.trace.Before(p.t.trace))
	})
}

// object evaluates an operand that denotes one object.
func (p *step) object(e cfg.Expr) (digest.Object, error) {
	v, err := p.value(e)
	if err == nil && v.Kind != Pointer {
		err = errStuck
	}
	return digest.Object{Base: uint32(v.N), Offset: v.Offset}, err
}

func operand(o digest.Object) digest.Operand { return digest.Operand{May: []digest.Object{o}} }

// readFirst appends the node of the access that evaluating the operands made, if any.
func (p *step) readFirst() {
	if p.read != nil {
		p.access(*p.read, false, false, Value{}, nil, p.node)
	}
}

// assign writes a value to an lvalue as the action's last node. What the value points to escapes if the place
// is shared.
func (p *step) assign(lv *cfg.LVal, v Value) error {
	if lv == nil {
		p.finish()
		return nil
	}
	o, reg, err := p.place(lv)
	if err != nil {
		return err
	}
	if reg != nil {
		p.register(reg, v)
		p.finish()
		return nil
	}
	if p.read != nil {
		return unsupported(p.pos, "two accesses in one action")
	}
	if p.s.shared(o.Base) {
		p.escape(v, false)
	}
	p.access(place{o, lv}, true, false, v, nil, p.end)
	return nil
}

// finish ends an action whose only visible effect may be a read.
func (p *step) finish() {
	if p.read != nil {
		p.access(*p.read, false, false, Value{}, nil, p.end)
	} else {
		p.end(nil, nil, nil)
	}
}
