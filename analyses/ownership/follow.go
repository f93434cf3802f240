package ownership

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// How actions are followed.

// before finds the objects that an action reads pointers to, and notes what it is going to do.
func (d *Digest) before(w world, view digest.ObjectsView, a Element, e *cfg.Edge) Element {
	loads := pointerLoads(e.Action)
	a.Names = d.named(w, view, a, e, loads)
	a = d.each(a, func(h *heap) bool {
		for _, o := range h.doubts {
			w.lose(o)
		}
		for i := len(loads) - 1; i >= 0; i-- { // those inside of others come behind them
			if i < maxLoads {
				h.load(w, loads[i], originOf(e, i))
			}
		}
		switch act := e.Action.(type) {
		case *cfg.Call:
			h.assign(nil, Pointer{}, false)
			h.enter(int32(e.ID))
		case *cfg.Return:
			var p Pointer
			known := false
			if act.Value != nil && isPointer(act.Value.Type()) {
				p, known = h.value(act.Value)
			}
			h.assign(nil, p, known)
		case *cfg.Assign:
			if !isRegister(act.LHS) && cfg.IsScalar(act.LHS.Type) {
				var p Pointer
				known := false
				if isPointer(act.RHS.Type()) && isPointer(act.LHS.Type) {
					p, known = h.value(act.RHS)
				}
				h.begin(w, view, act.LHS, p, known, true, e)
			}
		}
		return true
	})
	for i, lv := range loads {
		if i < maxLoads && d.found(a, originOf(e, i)) {
			w.points(originOf(e, i), view.Objects(&cfg.Load{LV: lv}))
		}
	}
	if act, ok := e.Action.(*cfg.Assign); ok && !isRegister(act.LHS) && isPointer(act.LHS.Type) {
		w.points(originOf(e, stored), view.Objects(act.RHS))
	}
	a.Uses = d.used(view, a, e.Action)
	return a
}

// found reports whether some case knows an object of an origin.
func (d *Digest) found(a Element, o Origin) bool {
	return slices.ContainsFunc(d.cases.Items(a.Cases), func(c Case) bool {
		return slices.ContainsFunc(d.objects.Items(c.Objects), func(x Object) bool { return x.Origin == o })
	})
}

// Origins of an edge: its loads, the value that it stores, the object that it makes.
const (
	maxLoads = 14
	stored   = 14
	made     = 15
)

func originOf(e *cfg.Edge, n int) Origin { return Origin(e.ID*16 + n) }

// pointerLoads lists the lvalues in memory that an action reads pointers from, those inside of others behind them.
func pointerLoads(a cfg.Action) (lvs []*cfg.LVal) {
	cfg.InspectAction(a, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && isPointer(l.LV.Type) && !isRegister(l.LV) {
			lvs = append(lvs, l.LV)
		}
	})
	return lvs
}

// named are the places of an action that are always the same, unless an object of a case may be there. They are common.
func (d *Digest) named(w world, view digest.ObjectsView, a Element, e *cfg.Edge, lvs []*cfg.LVal) digest.List[Name] {
	if act, ok := e.Action.(*cfg.Assign); ok && !isRegister(act.LHS) {
		lvs = append(slices.Clip(lvs), act.LHS)
	}
	var names []Name
	for _, lv := range lvs {
		at := view.Place(lv)
		if !at.Definite || lv.Var != nil && lv.Var.Extern { // what libraries define they change
			continue
		}
		if lv.Var == nil || lv.Var.Storage != cfg.Global {
			if slices.ContainsFunc(d.cases.Items(a.Cases), func(c Case) bool {
				h := d.open(a, c)
				for o := range h.objects {
					if h.touches(w.x, int8(o+1), at) {
						return true
					}
				}
				return false
			}) {
				continue
			}
			w.d.lostBases.Add(w.x, at.May[0].Base) // this is not known by how it is found
		}
		names = append(names, Name{lv, Place{Base: at.May[0].Base, Offset: at.May[0].Offset}})
	}
	return d.names.List(names...)
}

// enter notes a call, so that it is known where histories come back to of which something is known.
func (h *heap) enter(call int32) {
	if len(h.objects) == 0 && len(h.calls) == 0 && !h.any {
		h.regs = nil
		return
	}
	if h.calls = append(h.calls, call); len(h.calls) > maxCalls {
		h.calls, h.deep = h.calls[1:], true
	}
}

// leaveCall reports whether the history may have come back from a call, and forgets that.
func (h *heap) leaveCall(call int32) bool {
	n := len(h.calls)
	if n == 0 {
		return true // nothing was known when it was called, or it was not noted
	}
	if h.calls[n-1] != call {
		return false
	}
	h.calls = h.calls[:n-1]
	return true
}

// begin notes what is going to be stored, and where: p, if that is known. Of a place that is not certain nothing is known.
func (h *heap) begin(w world, view digest.ObjectsView, lv *cfg.LVal, p Pointer, known, certain bool, e *cfg.Edge) {
	s := Store{Active: true, Size: lv.Type.Size(), Value: p}
	if f := lv.BitField(); f != nil {
		s.Size = f.UnitSize
	}
	s.Place, s.Known = h.where(lv)
	s.Known = s.Known && certain
	if !known && isPointer(lv.Type) {
		s.Value = Pointer{Left: true, Origin: originOf(e, stored)}
	} else if !known {
		s.Value, s.Number = Pointer{}, true
	}
	if !s.Known {
		to := view.Place(lv)
		h.uncertain(func(p Place) bool {
			if p.Object > 0 {
				return h.touches(w.x, p.Object, to)
			}
			return to.Any || slices.ContainsFunc(to.May, func(m digest.Object) bool { return m.Base == p.Base })
		})
		if !s.Number {
			h.scatter(w, s.Value)
		}
	}
	h.storing = s
}

// deliver stores the result of a call. Where that goes is looked up when it is there already, which is the same
// unless it overwrites what leads there.
func (h *heap) deliver(w world, view digest.ObjectsView, lv *cfg.LVal, p Pointer, known bool, e *cfg.Edge) {
	h.assign(nil, p, known && isPointer(lv.Type)) // so that it is not collected
	direct := true
	cfg.InspectLVal(lv, func(x cfg.Expr) {
		l, ok := x.(*cfg.Load)
		direct = direct && (!ok || isRegister(l.LV))
	})
	h.begin(w, view, lv, p, known && isPointer(lv.Type), direct, e)
	if s := h.storing; s.Known {
		h.store(w, s)
	}
	h.storing = Store{}
	h.assign(nil, Pointer{}, false)
}

// scatter stores a pointer where nobody knows.
func (h *heap) scatter(w world, p Pointer) {
	switch {
	case p.Left:
		w.lose(p.Origin)
	case p.Object > 0:
		w.lose(h.object(p.Object).Origin)
	}
}

// used says what the thread is to the objects that an action accesses by pointers that it is given.
func (d *Digest) used(view digest.ObjectsView, a Element, action cfg.Action) digest.List[Use] {
	var pointers []cfg.Expr
	switch act := action.(type) {
	case *cfg.Free:
		pointers = []cfg.Expr{act.Ptr}
	case *cfg.MemCopy:
		pointers = []cfg.Expr{act.Dst, act.Src}
	case *cfg.MemSet:
		pointers = []cfg.Expr{act.Dst}
	case *cfg.Touch:
		if !act.Deep && !act.Calls {
			pointers = []cfg.Expr{act.Ptr}
		}
	}
	class := map[uint32]Class{}
	for _, x := range pointers {
		to := view.Objects(x)
		if to.Any {
			return digest.List[Use]{}
		}
		c := d.classOf(a, x)
		for _, m := range to.May {
			if old, ok := class[m.Base]; !ok || c < old {
				class[m.Base] = c
			}
		}
	}
	var uses []Use
	for b, c := range class {
		if c != Stranger {
			uses = append(uses, Use{b, c})
		}
	}
	slices.SortFunc(uses, func(a, b Use) int { return cmp.Compare(a.Base, b.Base) })
	return d.uses.List(uses...)
}

// after follows what an action has done.
func (d *Digest) after(w world, view digest.ObjectsView, a Element, e *cfg.Edge) Element {
	if act, ok := e.Action.(*cfg.Call); ok && (followed(e, true) || followed(e, false)) && !isRegister(act.Result) {
		a.Names = d.named(w, view, a, e, []*cfg.LVal{act.Result})
		w.points(originOf(e, stored), view.Objects(&cfg.Load{LV: act.Result}))
	}
	return d.each(a, func(h *heap) bool {
		switch act := e.Action.(type) {
		case *cfg.Call:
			if !h.leaveCall(int32(e.ID)) {
				return false
			}
			p, known := h.register(nil)
			h.assign(nil, Pointer{}, false)
			switch {
			case act.Result == nil || !cfg.IsScalar(act.Result.Type) || !returns(act):
			case !isRegister(act.Result):
				h.deliver(w, view, act.Result, p, known, e)
			case isPointer(act.Result.Type):
				h.assign(act.Result.Var, p, known)
			}
		case *cfg.Assign:
			if s := h.storing; s.Active {
				h.storing = Store{}
				if s.Known {
					h.store(w, s)
				}
			}
		case *cfg.Guard:
			if x, zero := tested(act.Cond, act.Truth); x != nil && !h.conclude(x, zero) {
				return false
			}
		case *cfg.Alloc:
			if act.Kind == cfg.Heap && !act.Shared && isRegister(act.Result) && len(h.objects) < manyObjects && !h.any {
				w.points(originOf(e, made), view.Objects(&cfg.Load{LV: act.Result}))
				h.objects = append(h.objects, Object{Origin: originOf(e, made), Owned: true})
				h.assign(act.Result.Var, Pointer{Object: int8(len(h.objects))}, true)
			}
		case *cfg.Free:
			if p, ok := h.value(act.Ptr); ok && p.Object > 0 {
				h.leave(p.Object) // who finds it by a pointer that was left there does not use it
			}
		}
		h.collect(w)
		return true
	})
}

// tested is a pointer that a condition asks for, and whether it was null.
func tested(cond cfg.Expr, truth bool) (x cfg.Expr, zero bool) {
	if isPointer(cond.Type()) {
		return cond, !truth
	}
	switch c := cond.(type) {
	case *cfg.Unary:
		if c.Op == cfg.Not {
			return tested(c.X, !truth)
		}
	case *cfg.Binary:
		if n, ok := cfg.IsConst(c.Y); ok && n == 0 && isPointer(c.X.Type()) && (c.Op == cfg.Eq || c.Op == cfg.Ne) {
			return c.X, (c.Op == cfg.Eq) == truth
		}
	}
	return nil, false
}

// conclude draws conclusions from whether a pointer is null. It reports whether that is possible.
func (h *heap) conclude(x cfg.Expr, zero bool) bool {
	p, known := h.value(x)
	switch {
	case !known || h.any:
	case p.Object == 0:
		return zero
	case zero && p.Offset == 0:
		h.missing(p.Object)
	}
	return true
}
