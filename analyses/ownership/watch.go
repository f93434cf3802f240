package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// maxEdges bounds the programs that are looked at. What is known of objects changes where functions are called, and how
// often their callers are evaluated again for that grows with the depth of calls.
const maxEdges = 4000

// Watch looks for what this digest is about: threads, objects of the heap, and functions that read a pointer from a place
// and overwrite it there, in which a lock is taken, or which are called where one is. The types of such pointers are those
// of places in which objects are looked for. Where there is setjmp, states of one activation go on in another, and nothing
// is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	var creates, allocates, jumps bool
	edges := 0
	moved, calls, locks := map[int][]cfg.Type{}, map[int][]int{}, map[int]bool{}
	d.locking = map[int]bool{}
	for _, f := range p.All() {
		read, written := map[string]bool{}, map[string]cfg.Type{}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				edges++
				d.locking[f.ID] = d.locking[f.ID] || mayLock(e.Action)
				switch a := e.Action.(type) {
				case *cfg.SetJmp:
					jumps = true
				case *cfg.Create:
					creates = true
				case *cfg.Lock, *cfg.AtomicBegin:
					locks[f.ID] = true
				case *cfg.Alloc:
					allocates = allocates || a.Kind == cfg.Heap && !a.Shared
				case *cfg.Call:
					if g, ok := a.Callee.(*cfg.FuncRef); ok {
						calls[f.ID] = append(calls[f.ID], g.Func.ID)
					}
				case *cfg.Assign:
					if isPointer(a.LHS.Type) && !isRegister(a.LHS) {
						written[a.LHS.Source()] = a.LHS.Type
					}
				}
				for _, lv := range pointerLoads(e.Action) {
					read[lv.Source()] = true
				}
			}
		}
		for s, t := range written {
			if read[s] {
				moved[f.ID] = append(moved[f.ID], t)
			}
		}
	}
	for again := true; again; {
		again = false
		for f, callees := range calls {
			if !d.locking[f] && slices.ContainsFunc(callees, func(g int) bool { return d.locking[g] }) {
				d.locking[f], again = true, true
			}
		}
	}
	d.taken, d.nulls = map[string]bool{}, map[string]bool{}
	for f := range locks {
		for _, g := range append(calls[f], f) {
			for _, t := range moved[g] {
				d.taken[t.String()] = true
				d.members(t)
			}
		}
	}
	d.watching = creates && allocates && !jumps && len(d.taken) > 0 && edges <= maxEdges
	if !d.watching {
		return digest.Interest{}
	}
	d.pointer = p.Types.Model.PointerSize()
	return digest.Interest{Variables: true, Writes: true, Edges: interesting}
}

// mayLock reports whether an action may take or release a lock, by itself or in code that is not certain.
func mayLock(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		return !ok || !f.Func.HasBody()
	case *cfg.Assign, *cfg.Guard, *cfg.Declare, *cfg.Return, *cfg.Skip, *cfg.Alloc, *cfg.Free, *cfg.MemSet, *cfg.MemCopy, *cfg.Exit,
		*cfg.AtomicStore, *cfg.AtomicLoad:
		return false
	case *cfg.Touch:
		return a.Calls
	}
	return true
}

// members adds the types of pointers that are members of what pointers of a type lead to.
func (d *Digest) members(t cfg.Type) {
	d.nulls[t.String()] = true
	if r, ok := t.(*cfg.Pointer).Elem.(*cfg.Record); ok {
		for _, f := range r.Fields {
			if isPointer(f.Type) {
				d.nulls[f.Type.String()] = true
			}
		}
	}
}

// idle reports whether there is nothing that a thread knows.
func (d *Digest) idle(a Element) bool { return a.Cases == d.start().Cases }

func isRegister(lv *cfg.LVal) bool {
	return lv != nil && lv.Var != nil && len(lv.Path) == 0 && lv.Var.Register()
}

// interesting reports whether an edge may read, write or test pointers, or access what they lead to.
func interesting(e *cfg.Edge) bool {
	switch a := e.Action.(type) {
	case *cfg.Call, *cfg.Return, *cfg.Alloc, *cfg.Free, *cfg.MemCopy, *cfg.MemSet, *cfg.Touch:
		return true
	case *cfg.Assign:
		if !isRegister(a.LHS) || isPointer(a.LHS.Type) {
			return true
		}
	case *cfg.Guard:
	default:
		return false
	}
	found := false
	cfg.InspectAction(e.Action, func(x cfg.Expr) { found = found || isPointer(x.Type()) })
	return found
}

// See follows pointers.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	view, ok := v.(digest.ObjectsView)
	if !ok {
		d.allLost.Add(x, struct{}{})
		return a
	}
	idle := d.idle(a)
	switch s := s.(type) {
	case digest.Before:
		if idle && !d.begins(s.Edge.Action) {
			return a
		}
		return d.before(d.world(x), view, a, s.Edge)
	case digest.After:
		if idle && !d.ends(s.Edge.Action) {
			return a
		}
		a = d.after(d.world(x), view, a, s.Edge)
		a.Names, a.Uses = digest.List[Name]{}, digest.List[Use]{}
		return a
	case digest.Assigned:
		return d.assigned(a, s)
	case digest.Wrote:
		switch {
		case s.Edge != nil && followed(s.Edge, true):
		case s.Edge != nil && followed(s.Edge, false):
			d.lose(x, s.Pointers)
		default:
			d.lose(x, s.Pointers)
			if idle {
				return a
			}
			a = d.each(a, func(h *heap) bool {
				h.uncertain(func(Place) bool { return true })
				return true
			})
		}
	case digest.Entered:
		if idle {
			return a
		}
		w := d.world(x)
		return d.each(a, func(h *heap) bool {
			type argument struct {
				value Pointer
				known bool
			}
			var args []argument
			for i := range s.Func.Params {
				var g argument
				if s.Args[i] != nil {
					g.value, g.known = h.value(s.Args[i])
				}
				args = append(args, g)
			}
			for i, p := range s.Func.Params {
				h.assign(p, args[i].value, args[i].known && p.Register())
			}
			h.collect(w)
			return true
		})
	case digest.Left:
		if idle {
			return a
		}
		w := d.world(x)
		return d.each(a, func(h *heap) bool {
			h.regs = slices.DeleteFunc(h.regs, func(r Reg) bool { return r.Var != nil && r.Var.Func != nil && r.Var.Func.ID == s.Func.ID })
			h.collect(w)
			return true
		})
	}
	return a
}

// ends reports whether there may be something to know of an action when it has been performed, where nothing is before.
func (d *Digest) ends(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Alloc:
		return true
	case *cfg.Call:
		return a.Result != nil && !isRegister(a.Result)
	}
	return false
}

// follows reports whether registers of a type are worth knowing that they are null.
func (d *Digest) follows(t cfg.Type) bool {
	p, ok := t.(*cfg.Pointer)
	if !ok {
		return false
	}
	_, any := p.Elem.(*cfg.Void)
	return any || d.nulls[t.String()]
}

// begins reports whether an action may be the first of which something is known.
func (d *Digest) begins(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Alloc:
		return true
	case *cfg.Assign:
		if !isRegister(a.LHS) && isPointer(a.LHS.Type) {
			return true
		}
	case *cfg.Return:
		if a.Value != nil && d.follows(a.Value.Type()) {
			return true // null
		}
	}
	return slices.ContainsFunc(pointerLoads(a), func(lv *cfg.LVal) bool { return d.taken[lv.Type.String()] })
}

// followed reports whether what an edge writes to memory is followed, as a store; of a pointer, or of something else.
func followed(e *cfg.Edge, pointer bool) bool {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		return cfg.IsScalar(a.LHS.Type) && isPointer(a.LHS.Type) == pointer
	case *cfg.Call:
		return a.Result != nil && cfg.IsScalar(a.Result.Type) && returns(a) && isPointer(a.Result.Type) == pointer
	}
	return false
}

// returns reports whether a call is one of a certain function of the program, so that its result is what that returned last.
func returns(a *cfg.Call) bool {
	f, ok := a.Callee.(*cfg.FuncRef)
	return ok && f.Func.HasBody()
}

// assigned follows an assignment to a register.
func (d *Digest) assigned(a Element, s digest.Assigned) Element {
	if d.idle(a) && (s.Value == nil || !d.follows(s.Var.Type)) {
		return a
	}
	return d.each(a, func(h *heap) bool {
		if !s.Var.Register() {
			h.uncertain(func(p Place) bool { return p.Object == 0 }) // it may be this variable, which is another one now
			return true
		}
		var p Pointer
		known := false
		if s.Value != nil && isPointer(s.Var.Type) && isPointer(s.Value.Type()) {
			p, known = h.value(s.Value)
		}
		h.assign(s.Var, p, known && (p.Object > 0 || d.follows(s.Var.Type)))
		return true
	})
}
