package value

import "slices"

// A thread that is started with the newest object of a site takes that over, with the newest objects that only it
// leads to, if its creator does not use them any more: then they are private objects of the new thread, as they were
// the creator's before. The new thread has them by bases of their own (Info.Given), which are folded and published
// like those of other newest objects.
//
// Whatever the creator has left of pointers to them, in registers, of the running function and of its callers, and in
// objects that only it reaches, goes by a base that says so (Info.Residue). Sound, because a residue is no use to
// anybody: as soon as such a register is read, be it for a comparison, or such an object is, be it elsewhere, the
// object is Retained, for good and for all objects of its site, and creations publish these as everything else. So in
// the solution either a site is Retained, and none of its objects is given, or what its threads were given is reached
// by nobody else until they publish it. (What calls have put aside of registers and memory gets its residues when they
// return. Values that are in use while functions are called lose what they point to, and then that counts as retained,
// too.) If the creation fails, nothing is given: that is another way.
//
// Each creation gives away other objects, since a given one is out of the creator's reach.

// Give hands what arg points to over to a new thread, unless the thread that runs keeps a pointer to it, or may use
// one; in is a value that it does use. The result is what the new thread has: its argument as Varargs, and memory.
func (e *Eval) Give(arg, in Value) (to State, ok bool) {
	arg, in = e.current(arg), e.current(in)
	gift, ok := e.gift(arg)
	if !ok || e.St.Varargs.leads(gift) || in.leads(gift) {
		return State{}, false
	}
	given := func(v Value) Value { return v.rename(func(b Base) Base { return e.Table.given(b, gift) }) }
	for _, b := range gift {
		o, _ := e.St.Mem.Get(b)
		to.Mem = to.Mem.Set(e.Table.given(b, gift), o.mapValues(e.current).mapValues(given))
	}
	for _, b := range gift {
		i := e.Table.infos[b]
		i.Newest, i.Residue = false, true
		residue := e.Table.Base(i)
		e.Table.residues = true
		e.St.Mem = e.St.Mem.Delete(b)
		e.St.Folded = e.St.Folded.Add(residue)
		e.St = e.St.apply(func(v Value) Value {
			return v.rename(func(x Base) Base {
				if x == b {
					return residue
				}
				return x
			})
		})
		e.World.Give(e.Table.Summary(b))
	}
	to.Varargs = given(arg)
	return to, true
}

// gift lists the objects that arg leads to and only the running thread reaches, if all of them are newest ones.
func (e *Eval) gift(arg Value) (gift []Base, ok bool) {
	if slices.ContainsFunc(arg.parts, func(p Part) bool { return p.Base != Null && !e.St.Mem.Has(p.Base) }) {
		return nil, false
	}
	work := []Value{arg}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range v.parts {
			o, tracked := e.St.Mem.Get(p.Base)
			if !tracked || slices.Contains(gift, p.Base) {
				continue // a number, or what others can reach as well
			}
			i, sum := &e.Table.infos[p.Base], e.Table.Summary(p.Base)
			if !i.Newest || i.Given || !e.private(p.Base) || e.World.Stale(sum) || e.World.Retained(sum) {
				return nil, false
			}
			gift = append(gift, p.Base)
			o.Values(func(v Value) { work = append(work, v) })
		}
		if slices.ContainsFunc(v.parts, func(p Part) bool { return e.Table.infos[p.Base].Residue }) {
			return nil, false
		}
	}
	if len(gift) == 0 {
		return nil, false
	}
	return gift, true
}

// given is the base by which a new thread has what b stands for, if that is among its gift.
func (t *Table) given(b Base, gift []Base) Base {
	if !slices.Contains(gift, b) {
		return b
	}
	i := t.infos[b]
	i.Given = true
	return t.Base(i)
}

// residue is the base of what a thread has left of pointers to the newest object b, if one is ever given away.
func (t *Table) residue(b Base) (r Base, ok bool) {
	i := t.infos[b]
	if !i.Newest || i.Given {
		return b, false
	}
	i.Newest, i.Residue = false, true
	r, ok = t.index[i]
	return r, ok
}

// leads reports whether v holds one of some bases.
func (v Value) leads(to []Base) bool { return slices.ContainsFunc(to, v.has) }

// residues is what v, from before a function ran, holds of objects that were given away there.
func (e *Eval) residues(v Value) Value {
	out := Bottom()
	for _, p := range v.parts {
		if p.Base > Unknown {
			if r, ok := e.Table.residue(p.Base); ok && e.St.Folded.Has(r) {
				out = out.Join(Pointers(r, p.Off))
			}
		}
	}
	return out
}

// retained is a value that is used: what it holds of objects that were given away, it retains.
func (e *Eval) retained(v Value) Value {
	return v.rename(func(b Base) Base {
		if e.Table.infos[b].Residue {
			b = e.Table.Summary(b)
			e.World.Retain(b)
		}
		return b
	})
}

// used is the content of an object that is used.
func (e *Eval) used(o *Object) *Object {
	if !e.Table.residues {
		return o
	}
	return o.mapValues(e.retained)
}

// perhapsRetained is told that a value is used that held the newest object b before, when that may have been given
// away.
func (e *Eval) perhapsRetained(b Base) {
	if sum := e.Table.Summary(b); !e.Table.infos[b].Given && e.World.Given(sum) {
		e.World.Retain(sum)
	}
}
