package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// Calls, and the objects that functions allocate.

// allocate makes an object.
func (m *Machine) allocate(t *thread, in *instr, size Value) {
	a := in.x.alloc
	n := int64(size.Lo)
	if size.undef || n < 0 || n > m.opt.MaxBytes-m.bytes {
		m.fail(t, OutOfBudget, "allocation is too large")
		return
	}
	o := m.create(Object{Kind: HeapObject, Size: n, Site: in.x.edge, Thread: t.id}, a.Zero)
	if a.Kind == cfg.Stack {
		o.Kind = StackObject
		t.top.allocs = append(t.top.allocs, o.ID)
	}
	t.top.regs[in.dst] = Value{Lo: o.Addr, Prov: o.ID}
}

// mismatched reports whether it is open what a function finds of the arguments of a call; see [cfg.Passing].
func (c *callInfo) mismatched(fn *function, model cfg.DataModel) bool {
	alike := len(c.args) >= len(fn.params)
	for i := range fn.params {
		p := &fn.params[i]
		alike = alike && (c.args[i].typ != nil && c.args[i].typ == p.typ || c.types[i] == p.v.Type)
	}
	if alike {
		return false
	}
	for i, how := range fn.Receives(c.types, model) {
		if how == cfg.Open && i < len(c.args) {
			return true
		}
	}
	return false
}

// call calls the function that p points to.
func (m *Machine) call(t *thread, in *instr, p Value) {
	f := t.top
	t.edge = in.x.edge
	f.retTyp = in.x.typ
	if id := p.Prov; id != 0 && id != wild {
		if o := m.lookup(id); o != nil && o.Func != nil && !o.Func.HasBody() && (o.Func.Pure || m.opt.Externals) && o.Addr == p.Lo {
			f.ret, f.retB = Value{}, nil
			m.guessed = m.guessed || !o.Func.Pure
			if s := in.x.typ; s != nil && m.keeps(Inputs) {
				f.ret = unknown
			} else if s != nil {
				f.ret = m.pick(t, Choice{Kind: LibraryValue, Thread: t.id, Edge: in.x.edge, Type: s.typ, Guess: o.Func.Pure}, s)
			}
			return
		}
	}
	fn := m.callee(t, p)
	if fn == nil {
		return
	}
	if f.depth > 50_000 {
		m.fail(t, OutOfBudget, "recursion is too deep")
		return
	}
	m.push(t, fn)
	g := t.top
	g.depth = f.depth + 1
	g.site = in.x.edge
	g.pc = fn.starts[fn.Entry]
	if in.x.call.mismatched(fn, m.code.model) {
		m.fail(t, Undefined, "a call of "+fn.Func.Name+" with arguments of other types")
		return
	}
	for i, a := range in.x.call.args {
		v := vaValue{typ: a.typ, size: a.size}
		if a.blob {
			v.b = f.blobs[a.slot]
		} else {
			v.v = m.get(f, a.slot)
		}
		if i < len(fn.params) {
			m.pass(t.id, g, i, v.v, v.b)
		} else {
			g.va = append(g.va, v)
		}
	}
}
