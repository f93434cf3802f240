package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// The objects of a case are different ones: those that are owned no common place leads to, and those that are visited
// were found in different places, or made. (Where that is not so, objects of the base are lost.)

// value is the value of a pointer, if it is known. It reads memory as the case has it.
func (h *heap) value(x cfg.Expr) (p Pointer, known bool) {
	if n, ok := cfg.IsConst(x); ok {
		return Pointer{}, n == 0 && isPointer(x.Type())
	}
	switch x := x.(type) {
	case *cfg.Load:
		if x.LV.Var != nil && len(x.LV.Path) == 0 && x.LV.Var.Register() {
			return h.register(x.LV.Var)
		}
		if at, ok := h.where(x.LV); ok {
			return h.found(at)
		}
	case *cfg.Cast:
		if n, ok := cfg.IsConst(x.X); ok && isPointer(x.Typ) {
			return Pointer{}, n == 0
		}
		if isPointer(x.Typ) && isPointer(x.X.Type()) {
			return h.value(x.X)
		}
	case *cfg.PtrAdd:
		n, constant := cfg.IsConst(x.Index)
		return moved(n*x.Scale, constant)(h.value(x.X))
	case *cfg.AddrOf:
		if x.LV.Ptr != nil {
			return moved(offset(x.LV))(h.value(x.LV.Ptr))
		}
	}
	return Pointer{}, false
}

// moved is the pointer so many bytes behind another one into an object.
func moved(by int64, known bool) func(Pointer, bool) (Pointer, bool) {
	return func(p Pointer, ok bool) (Pointer, bool) {
		switch {
		case !known || p.Offset == digest.AnyOffset:
			p.Offset = digest.AnyOffset
		default:
			p.Offset += by
		}
		return p, ok && p.Object > 0
	}
}

// offset is how far an lvalue lies behind where its pointer leads to.
func offset(lv *cfg.LVal) (n int64, known bool) {
	for _, s := range lv.Path {
		if s.Field != nil {
			n += s.Field.Offset
			continue
		}
		i, ok := cfg.IsConst(s.Index)
		if !ok || s.Scale != nil {
			return 0, false
		}
		n += i * s.Elem.Size()
	}
	return n, true
}

func isPointer(t cfg.Type) bool {
	_, ok := t.(*cfg.Pointer)
	return ok
}

func (h *heap) register(v *cfg.Var) (Pointer, bool) {
	for _, r := range h.regs {
		if r.Var == v {
			return r.Value, true
		}
	}
	return Pointer{}, false
}

// assign gives a register a value. What is not known is not kept, nor where in an object it goes on to.
func (h *heap) assign(v *cfg.Var, p Pointer, known bool) {
	if old, ok := h.register(v); ok && known && old.Object == p.Object && old.Offset != p.Offset {
		p.Offset = digest.AnyOffset
	}
	h.regs = slices.DeleteFunc(h.regs, func(r Reg) bool { return r.Var == v })
	if known && !p.Left {
		h.regs = append(h.regs, Reg{v, p})
	}
}

// where is the place of an lvalue in memory: in an object of the case, or one that has a name while the action runs.
func (h *heap) where(lv *cfg.LVal) (Place, bool) {
	if lv.Ptr != nil {
		if p, ok := moved(offset(lv))(h.value(lv.Ptr)); ok {
			return Place{Object: p.Object, Offset: p.Offset}, true
		}
	}
	for _, n := range h.names {
		if n.LV == lv {
			return n.Place, true
		}
	}
	return Place{}, false
}

// found is what certainly is in a place.
func (h *heap) found(at Place) (Pointer, bool) {
	if c := h.at(at, h.d.pointer); len(c) == 1 && c[0].Must && c[0].Place == at {
		return c[0].Value, !c[0].Value.Left
	}
	return Pointer{}, false
}

// at is what is said of the places that overlap with size bytes at a place.
func (h *heap) at(at Place, size int64) (out []Content) {
	for _, c := range h.places {
		if h.overlap(c.Place, at, size) {
			out = append(out, c)
		}
	}
	return out
}

func (h *heap) overlap(c, at Place, size int64) bool {
	return c.Object == at.Object && c.Base == at.Base && (c.Offset == digest.AnyOffset || at.Offset == digest.AnyOffset ||
		c.Offset < at.Offset+size && at.Offset < c.Offset+h.d.pointer)
}

// class is what the thread is to the object that a pointer leads to.
func (h *heap) class(p Pointer, known bool) Class {
	switch {
	case !known || p.Object == 0:
		return Stranger
	case h.objects[p.Object-1].Owned:
		return Owner
	}
	return Visitor
}

func (h *heap) object(o int8) *Object { return &h.objects[o-1] }

// manyObjects is how many may be known while an action is looked at.
const manyObjects = 100

// common lists the objects that a common place may lead to, by number.
func (h *heap) common() []bool {
	common := make([]bool, len(h.objects)+1)
	for i, o := range h.objects {
		common[i+1] = o.Hidden > 0
	}
	for changed := true; changed; {
		changed = false
		for _, c := range h.places {
			if o := c.Value.Object; o > 0 && !common[o] && (c.Place.Object == 0 || common[c.Place.Object]) {
				common[o], changed = true, true
			}
		}
	}
	return common
}

// leave makes the pointers to an object such that they say where they came from only.
func (h *heap) leave(o int8) {
	origin := h.object(o).Origin
	h.regs = slices.DeleteFunc(h.regs, func(r Reg) bool { return r.Value.Object == o })
	h.places = slices.DeleteFunc(h.places, func(c Content) bool { return c.Place.Object == o })
	for i := range h.places {
		if c := &h.places[i]; c.Value.Object == o {
			c.Value = Pointer{Left: true, Origin: origin}
		}
	}
	if h.storing.Active && h.storing.Value.Object == o {
		h.storing.Value = Pointer{Left: true, Origin: origin}
	}
	if h.storing.Active && h.storing.Known && h.storing.Place.Object == o {
		h.storing.Known = false
	}
}

// missing makes the pointers to an object null.
func (h *heap) missing(o int8) {
	h.places = slices.DeleteFunc(h.places, func(c Content) bool { return c.Place.Object == o })
	h.rename(func(x int8) int8 {
		if x == o {
			return 0
		}
		return x
	})
	for i := range h.regs {
		if h.regs[i].Value.Object == 0 {
			h.regs[i].Value = Pointer{}
		}
	}
	for i := range h.places {
		if c := &h.places[i]; c.Value.Object == 0 && !c.Value.Left {
			c.Value = Pointer{}
		}
	}
}

// uncertain lets no place certainly hold what is said of it.
func (h *heap) uncertain(which func(Place) bool) {
	for i := range h.places {
		if c := &h.places[i]; c.Must && which(c.Place) {
			c.Must = false
		}
	}
}

// collect forgets the objects that no register leads to, but for those that common places with a name do: of what a
// place leads to of which nothing is said, it may be found again.
func (h *heap) collect(w world) {
	for again := true; again; {
		again = false
		used := make([]bool, len(h.objects)+1)
		for _, r := range h.regs {
			used[r.Value.Object] = true
		}
		common := h.common()
		for o := int8(1); int(o) <= len(h.objects); o++ {
			known := h.object(o).Hidden > 1 ||
				slices.ContainsFunc(h.places, func(c Content) bool { return c.Value.Object == o || c.Place.Object == o })
			if used[o] || !known || h.storing.Active {
				continue
			}
			again = h.forget(w, o, common[o]) || again
		}
	}
}

// forget is collect for one object.
func (h *heap) forget(w world, o int8, common bool) bool {
	var to []Content
	for _, c := range h.places {
		if c.Value.Object == o {
			to = append(to, c)
		}
	}
	holds := func(c Content) bool { return c.Place.Object == o }
	refs := len(to) + int(h.object(o).Hidden)
	switch {
	case refs == 0: // nobody will find it again, nor what is in it
		h.places = slices.DeleteFunc(h.places, holds)
		return true
	case !common:
		// It belongs to an object of this thread. If something is said of what is in it, or several places lead to it,
		// those are taken for stale.
		if refs == 1 && !slices.ContainsFunc(h.places, holds) {
			h.places = slices.DeleteFunc(h.places, func(c Content) bool { return c.Value.Object == o })
		} else {
			h.leave(o)
		}
		return true
	case h.object(o).Hidden > 1:
		w.lose(h.object(o).Origin)
		h.object(o).Hidden = 0
		h.leave(o)
		return true
	case refs > 1: // the thread may be going to overwrite the others
		return false
	case len(to) == 1 && to[0].Place.Object == 0 && to[0].Must:
		return false // it may be taken out yet, with what is in it
	}
	h.hide(o)
	h.places = slices.DeleteFunc(h.places, func(c Content) bool { return c.Value.Object == o })
	return true
}

// hide forgets what is in a common object: what it leads to, common places lead to that are not known.
func (h *heap) hide(o int8) {
	for _, c := range h.places {
		if c.Place.Object == o && c.Value.Object > 0 {
			h.object(c.Value.Object).Hidden = min(h.object(c.Value.Object).Hidden+1, 2)
		}
	}
	h.places = slices.DeleteFunc(h.places, func(c Content) bool { return c.Place.Object == o })
	h.object(o).Hidden = 0
}

// load finds an object where a pointer is read from a place of which nothing is known.
func (h *heap) load(w world, lv *cfg.LVal, origin Origin) {
	at, ok := h.where(lv)
	if !ok || h.any || at.Offset == digest.AnyOffset || len(h.at(at, h.d.pointer)) > 0 || len(h.objects) >= manyObjects {
		return
	}
	owned := at.Object > 0 && h.object(at.Object).Owned
	if at.Object == 0 && !h.d.taken[lv.Type.String()] {
		return
	}
	if !owned && !w.alone && h.d.locks.Items(w.held) == nil {
		return
	}
	if at.Object > 0 {
		w.parent(origin, h.object(at.Object).Origin)
	}
	if !owned {
		w.guard(origin, w.held)
		// Places that are not known may be this one.
		for again := true; again; {
			again = false
			for o := int8(1); int(o) <= len(h.objects); o++ {
				if o != at.Object && h.object(o).Hidden > 0 {
					if h.object(o).Hidden > 1 || h.leads(o) {
						w.lose(h.object(o).Origin)
					}
					h.hide(o)
					h.leave(o)
					again = true
				}
			}
		}
	}
	h.objects = append(h.objects, Object{Origin: origin, Owned: owned})
	h.places = append(h.places, Content{Place: at, Value: Pointer{Object: int8(len(h.objects))}, Must: true})
}

// store overwrites size bytes at a place, with a pointer or something else.
func (h *heap) store(w world, s Store) {
	common := s.Place.Object == 0 || !h.object(s.Place.Object).Owned
	h.places = slices.DeleteFunc(h.places, func(c Content) bool {
		covered := h.overlap(c.Place, s.Place, s.Size) && c.Place.Offset != digest.AnyOffset && s.Place.Offset != digest.AnyOffset &&
			s.Place.Offset <= c.Place.Offset && c.Place.Offset+h.d.pointer <= s.Place.Offset+s.Size
		if covered && common && c.Value.Object > 0 {
			w.guard(h.object(c.Value.Object).Origin, w.exclusive)
		}
		return covered
	})
	h.uncertain(func(p Place) bool { return h.overlap(p, s.Place, s.Size) })
	if s.Number {
		return
	}
	origin := s.Value.Origin
	if s.Value.Object > 0 {
		origin = h.object(s.Value.Object).Origin
	}
	if s.Value != (Pointer{}) {
		if s.Place.Object > 0 {
			w.parent(origin, h.object(s.Place.Object).Origin)
		}
		if common {
			w.guard(origin, w.exclusive)
		}
	}
	switch {
	case common && s.Value.Left:
		w.lose(origin)
	case common && s.Value.Object > 0:
		h.put(w, s.Value.Object)
	}
	h.places = append(h.places, Content{Place: s.Place, Value: s.Value, Must: s.Place.Offset != digest.AnyOffset})
}

// put makes an object common that a common place leads to now, and what it leads to.
func (h *heap) put(w world, o int8) {
	if !h.object(o).Owned {
		return
	}
	h.object(o).Owned = false
	for _, c := range slices.Clone(h.places) {
		switch {
		case c.Place.Object != o:
		case c.Value.Left:
			w.lose(c.Value.Origin)
		case c.Value.Object > 0:
			to := h.object(c.Value.Object).Origin
			w.parent(to, h.object(o).Origin)
			w.guard(to, w.exclusive)
			h.put(w, c.Value.Object)
		}
	}
}

// settle ends a time in which nobody else could change common places: what no common place leads to any more is
// owned, and of other objects nothing is known any more. No object may be found in more than one common place.
func (h *heap) settle(w world) {
	common := h.common()
	for o := int8(1); int(o) <= len(h.objects); o++ {
		if !common[o] {
			h.object(o).Owned = true
			continue
		}
		refs := int(h.object(o).Hidden)
		for _, c := range h.places {
			if c.Value.Object == o && (c.Place.Object == 0 || common[c.Place.Object]) {
				refs++
			}
		}
		if refs > 1 {
			w.lose(h.object(o).Origin)
		}
	}
	h.places = slices.DeleteFunc(h.places, func(c Content) bool {
		// What is in its own objects others may change, too, if something else orders that.
		return c.Place.Object == 0 || common[c.Place.Object] || c.Value == Pointer{}
	})
	h.uncertain(func(Place) bool { return true })
	for o := int8(1); int(o) <= len(h.objects); o++ {
		if common[o] {
			h.leave(o)
		}
	}
	h.collect(w)
}
