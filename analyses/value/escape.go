package value

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// exposed reports whether an address may lead to an object that other threads can reach.
func (e *Eval) exposed(at Value) bool {
	for _, p := range at.parts {
		if p.Base == Unknown || p.Base != Null && e.Table.Memory(p.Base) && (!e.Secluded(p.Base) || e.Table.Flat && e.World.Blurred(p.Base)) {
			return true
		}
	}
	return false
}

// Publish makes everything that v points to, and everything reachable from there, reachable for other threads:
// contents move from the state to the shared unknowns. Newest objects among them are folded first, so that no
// shared unknown ever contains one; the result is v with the bases that it has afterwards.
func (e *Eval) Publish(v Value) Value {
	if e.Table.Flat {
		e.publishFlat(v)
		return v
	}
	v = e.settle(v)
	var work []Base
	push := func(v Value) {
		for _, p := range v.parts {
			if p.Base > Unknown && e.St.Mem.Has(p.Base) {
				work = append(work, p.Base) // what is not tracked is shared already, or gone
			}
		}
	}
	push(v)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		o, tracked := e.St.Mem.Get(b)
		if !tracked {
			continue
		}
		e.St.Escaped = e.St.Escaped.Add(b)
		e.World.Escape(b)
		o = e.used(o)
		e.St.Mem = e.St.Mem.Delete(b)
		e.Inexact(b)
		e.World.WriteShared(b, o, false)
		o.Values(push)
	}
	return v
}

// PublishEscaped publishes the objects that have escaped on some of the paths that lead here. A state that
// keeps their contents knows hardly more than one that does not, since other threads may reach them in either.
// But it hands them on: by way of calls that lead back here, objects that have once escaped would pile up in
// all states, and each would go on growing by itself in each of them.
func (e *Eval) PublishEscaped() {
	var partly []Base
	for b := range e.St.Escaped.All() {
		if e.St.Mem.Has(b) {
			partly = append(partly, b)
		}
	}
	for _, b := range partly {
		e.Publish(Pointer(b, 0))
	}
}

// HasNewest reports whether a value leads to an object that the thread has allocated last at its site, and only it reaches.
func (e *Eval) HasNewest(v Value) bool {
	return slices.ContainsFunc(v.parts, func(p Part) bool { return e.Table.infos[p.Base].Newest && e.St.Mem.Has(p.Base) })
}

// settle folds the newest objects that are reachable from v.
func (e *Eval) settle(v Value) Value {
	seen := map[Base]bool{}
	var newest []Base
	work := []Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range v.parts {
			if seen[p.Base] || p.Base == Null || p.Base == Unknown {
				continue
			}
			seen[p.Base] = true
			if o, tracked := e.St.Mem.Get(p.Base); tracked {
				if e.Table.infos[p.Base].Newest {
					newest = append(newest, p.Base)
				}
				o.Values(func(x Value) {
					if x.HasPointer() {
						work = append(work, x)
					}
				})
			}
		}
	}
	e.fold(newest)
	return e.current(v)
}

// fold lets the newest objects of some sites join the others: their bases are replaced everywhere.
func (e *Eval) fold(newest []Base) {
	if len(newest) == 0 {
		return
	}
	for _, b := range newest {
		o, _ := e.St.Mem.Get(b)
		e.St.Mem = e.St.Mem.Delete(b)
		sum := e.Table.Summary(b)
		old, _ := e.St.Mem.Get(sum)
		e.St.Mem = e.St.Mem.Set(sum, old.Join(o))
		e.St.Folded = e.St.Folded.Add(b)
	}
	e.St = e.St.apply(func(v Value) Value {
		if !slices.ContainsFunc(newest, v.has) {
			return v
		}
		return v.rename(func(b Base) Base {
			if slices.Contains(newest, b) {
				return e.Table.Summary(b)
			}
			return b
		})
	})
}

// current is a value that was computed before the state has changed: newest objects that have been folded since
// go by their summaries. (No object is allocated between the evaluation of a value and its use in the same
// action.)
func (e *Eval) current(v Value) Value { return v.rename(e.nowadays) }

// nowadays is the base by which what b stood for goes in the state as it is now.
func (e *Eval) nowadays(b Base) Base {
	if e.Table.infos[b].Newest && !e.St.Mem.Has(b) {
		e.perhapsRetained(b)
		return e.Table.Summary(b)
	}
	return b
}

// Since is a value that was computed before functions were called, as the state has it now: what was the newest
// object of a site may be one of the others.
func (e *Eval) Since(v Value) Value {
	for _, p := range v.parts {
		if e.Table.infos[p.Base].Newest {
			e.perhapsRetained(p.Base)
			v = v.Join(Pointers(e.Table.Summary(p.Base), p.Off))
		}
	}
	return e.current(v)
}

// Restore is a register file that was put aside while a function ran. A pointer to a newest object may mean one
// that has been folded there, or given away.
func (e *Eval) Restore(saved State) {
	if !e.St.Folded.IsEmpty() {
		saved.Frame = saved.Frame.Apply(func(_ uint32, v Value) (Value, bool) { return e.since(v), true }, same)
		saved.Varargs = e.retained(e.since(saved.Varargs))
	}
	e.St.Frame, e.St.Varargs = saved.Frame, saved.Varargs
	e.St.Folded = saved.Folded.Union(e.St.Folded)
}

// Alloc makes a heap object and returns its base. The object that was the newest of the site before is folded;
// a stale one is not kept apart at all.
func (e *Eval) Alloc(site *cfg.Edge, zero bool) Base {
	info := Info{Kind: KindHeap, Site: site, Path: e.Path, Thread: e.Thread, Newest: !e.Table.Flat}
	if e.Table.Single != nil && e.Table.Single(site) {
		info.Path, info.Thread = 0, digest.Thread{}
	}
	b := e.Table.Base(info)
	if e.St.Mem.Has(b) {
		e.fold([]Base{b})
	}
	sum := e.Table.Summary(b)
	e.made(sum)
	o := e.uninitialised()
	if zero {
		o = ZeroObject()
	}
	if !e.Table.Flat && e.stale(sum) {
		e.World.WriteShared(sum, o, false)
		if old, tracked := e.St.Mem.Get(sum); tracked {
			o = old.Join(o)
		}
		b = sum
	}
	e.Track(b, o)
	return b
}

// PublishStatics publishes every variable that has a name other threads can use: what happens when the first of
// them starts.
func (e *Eval) PublishStatics() {
	var bases []Base
	for b := range e.St.Mem.Keys() {
		if e.Table.Static(b) {
			bases = append(bases, b)
		}
	}
	for _, b := range bases {
		e.Publish(Pointer(b, 0))
	}
}

// Unmade leaves out of the state objects that do not exist: of those that a register may have held before it turned out
// to be null. The register holds nothing but what the running function has allocated (facts.Func.Allocated).
//
// Where an allocation has failed, there is no object; but if the ways are joined before it is asked which one it
// was, the state has one, with what it holds at first, and that would be joined with what it holds elsewhere. An
// object is left out if it is the only one that the thread has made there: so the running function has made it since
// it was called, and whatever was put aside by its callers leads to none; if no other thread can reach it; and if
// nothing in the state leads to it. Then the program does not get at it again, whether it exists or not.
func (e *Eval) Unmade(held Value) {
	for _, p := range held.parts {
		b := p.Base
		if b <= Unknown || !e.Table.infos[b].Newest || !e.private(b) || e.St.Twice.Has(e.Table.Summary(b)) || e.St.leadsTo(b) {
			continue
		}
		e.St.Mem = e.St.Mem.Delete(b)
	}
}

// leadsTo reports whether a value in a state is a pointer to an object of a base.
func (s State) leadsTo(b Base) (yes bool) {
	look := func(v Value) { yes = yes || v.has(b) }
	look(s.Varargs)
	for _, v := range s.Frame.All() {
		look(v)
	}
	for _, objects := range []lattice.Map[Base, *Object]{s.Mem, s.Guarded} {
		for _, o := range objects.All() {
			if yes {
				return true
			}
			o.Values(look)
		}
	}
	return yes
}
