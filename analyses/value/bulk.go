package value

import "github.com/mayrun-dev/mayrun/cfg"

// Assign evaluates rhs and writes it to lhs, whatever its type.
func (e *Eval) Assign(lhs *cfg.LVal, rhs cfg.Expr) {
	if cfg.IsScalar(lhs.Type) {
		e.Store(lhs, e.Expr(rhs))
		return
	}
	e.StoreObject(lhs, e.Aggregate(rhs))
}

// Aggregate evaluates an expression of record or array type to its content.
func (e *Eval) Aggregate(x cfg.Expr) *Object {
	l, ok := x.(*cfg.Load)
	if !ok {
		return UnknownObject()
	}
	at := e.Address(l.LV)
	return e.readBytes(at, l.LV.Type.Size(), l.LV, l.LV.Pos)
}

// StoreObject writes the content of a record or array to an lvalue.
func (e *Eval) StoreObject(lv *cfg.LVal, o *Object) {
	e.writeBytes(e.Address(lv), lv.Type.Size(), o, lv, lv.Pos)
}

func (e *Eval) readBytes(at Value, size int64, lv *cfg.LVal, pos cfg.Pos) *Object {
	at = e.current(at)
	e.absolute(false, at, size, lv, pos)
	var o *Object
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.record(false, Unknown, anyNum(), size, lv, pos)
			o = o.Join(UnknownObject())
		case p.Base != Null && e.Table.Memory(p.Base):
			off := e.inside(p, size)
			e.recordIn(false, p, off, size, lv, pos)
			o = o.Join(e.contentAt(p.Base, off, size).Slice(off, size))
		}
	}
	if o == nil {
		return IndeterminateObject()
	}
	return o
}

func (e *Eval) writeBytes(at Value, size int64, o *Object, lv *cfg.LVal, pos cfg.Pos) {
	_, single := e.target(e.current(at))
	e.pasteBytes(at, size, o, single, lv, pos)
}

// pasteBytes writes bytes; unless the write is single, what was there may stay.
func (e *Eval) pasteBytes(at Value, size int64, o *Object, single bool, lv *cfg.LVal, pos cfg.Pos) {
	at = e.current(at)
	e.absolute(true, at, size, lv, pos)
	if e.exposed(at) {
		o.Values(func(v Value) { e.Publish(v) })
		at = e.current(at)
	}
	o = o.mapValues(e.current)
	if e.Recording {
		e.carried = o.all()
	}
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.record(true, Unknown, anyNum(), size, lv, pos)
			e.World.WriteShared(Unknown, o.blur(Bottom()), false)
		case p.Base != Null && e.Table.Memory(p.Base):
			off := e.inside(p, size)
			e.overwrites(p, off, size, o, lv)
			e.recordIn(true, p, off, size, lv, pos)
			elem := e.Table.elems[p.Base]
			at, one := off.Const()
			whole := one && at == 0 && size == e.Table.sizes[p.Base]
			e.modify(p.Base, single, func(old *Object, strong bool) *Object {
				if strong && whole && o != nil {
					return o.whole()
				}
				return old.Paste(off, o, size, strong, elem)
			})
		}
	}
}

// whole is an object of which all bytes have just been written, as o has them: nothing is left of what was there,
// and there are no other bytes. What o has for those without a cell goes for all sizes of reads; see [Object].
func (o *Object) whole() *Object {
	if n, ok := o.rest.Constant(); ok && n == 0 {
		return o
	}
	return &Object{o.period, o.cells, o.rest.Smear()}
}

// Copy copies length bytes (nil: unknown) from src to dst. An unknown length may be all of either object. With
// text there are zeros behind the first one.
func (e *Eval) Copy(dst, src Value, length *Num, text bool, pos cfg.Pos) {
	if n, ok := exactly(length); ok {
		if n > 0 {
			o := e.readBytes(src, n, nil, pos)
			if text {
				// A text may be shorter than length, and begin where so many bytes are no more.
				o = o.Weaken(Int(0).Join(e.Held(src, nil)))
			}
			e.writeBytes(dst, n, o, nil, pos)
		}
		return
	}
	v := e.readAll(src, pos)
	e.writeAll(dst, v, pos)
}

// Append copies length bytes (nil: unknown) from src to somewhere behind dst.
func (e *Eval) Append(dst, src Value, length *Num, pos cfg.Pos) {
	n, ok := exactly(length)
	switch {
	case !ok:
		e.writeAll(dst, e.readAll(src, pos), pos)
	case n > 0:
		v := AnyInt()
		e.readBytes(src, n, nil, pos).Values(func(x Value) { v = v.Join(x.Smear()) })
		e.writeAll(dst, v, pos)
	}
}

// Set writes length bytes (nil: unknown) at dst, all of them: copies of one byte.
func (e *Eval) Set(dst, b Value, length *Num, pos cfg.Pos) {
	v := AnyInt().Join(b.pointers())
	if c, ok := b.Constant(); ok && c&0xff == 0 {
		v = Int(0)
	}
	if n, ok := exactly(length); ok {
		if n > 0 {
			e.writeBytes(dst, n, &Object{rest: v}, nil, pos)
		}
		return
	}
	e.writeAll(dst, v, pos)
}

// Receive writes up to length bytes (nil: unknown) at dst, each of which may be part of v. It need not write
// any: input ends early, and calls fail, so that what was there may stay.
func (e *Eval) Receive(dst, v Value, length *Num, pos cfg.Pos) {
	if n, ok := exactly(length); ok {
		if n > 0 {
			e.pasteBytes(dst, n, &Object{rest: v}, false, nil, pos)
		}
		return
	}
	e.writeAll(dst, v, pos)
}

// Held is what length bytes (nil: all) at an address may hold, without that being an access.
func (e *Eval) Held(at Value, length *Num) Value {
	v := Bottom()
	n, exact := exactly(length)
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			v = v.Join(UnknownPointer())
		case p.Base != Null && e.Table.Memory(p.Base):
			o := e.content(p.Base)
			off, size := p.Off, n
			if !exact {
				off, size = e.rest(p)
			}
			if size > 0 {
				o = o.Slice(off, size)
			}
			o.Values(func(x Value) { v = v.Join(x.Smear()) })
		}
	}
	return v
}

// Permute moves units of bytes around in the objects at an address: a read and a write of length bytes (nil: all).
func (e *Eval) Permute(at Value, length, unit *Num, pos cfg.Pos) {
	e.absolute(true, at, 0, nil, pos)
	n, _ := exactly(length)
	e.carried = UnknownPointer() // whatever was there
	for _, p := range at.parts {
		if p.Base == Null || p.Base != Unknown && !e.Table.Memory(p.Base) {
			continue
		}
		off, size := p.Off, n
		if n == 0 {
			off, size = e.rest(p)
		}
		e.recordIn(false, p, off, size, nil, pos)
		e.recordIn(true, p, off, size, nil, pos)
		if p.Base == Unknown {
			e.World.WriteShared(Unknown, UnknownObject(), false)
			continue
		}
		o := e.content(p.Base)
		if o == nil {
			continue
		}
		if size, ok := exactly(unit); ok && size > 0 {
			o = o.fold(size)
		} else {
			o = o.blur(Bottom())
		}
		e.modify(p.Base, false, func(*Object, bool) *Object { return o })
	}
}

func exactly(n *Num) (int64, bool) {
	if n == nil {
		return 0, false
	}
	c, ok := n.Const()
	return c, ok && c >= 0 // a greater length than any object has stands for no bound: snprintf(p, -1, …)
}

// readAll reads from the given places up to the ends of the objects.
func (e *Eval) readAll(at Value, pos cfg.Pos) Value {
	e.absolute(false, at, 0, nil, pos)
	v := Bottom()
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.record(false, Unknown, anyNum(), 0, nil, pos)
			v = v.Join(UnknownPointer())
		case p.Base != Null && e.Table.Memory(p.Base):
			off, size := e.rest(p)
			e.recordIn(false, p, off, size, nil, pos)
			v = v.Join(AnyInt())
			o := e.content(p.Base)
			if size > 0 {
				o = o.Slice(off, size)
			}
			o.Values(func(x Value) { v = v.Join(x.Smear()) })
		}
	}
	return v
}

// writeAll writes anything that v holds to the given places up to the ends of the objects.
func (e *Eval) writeAll(at Value, v Value, pos cfg.Pos) {
	at, v = e.current(at), e.current(v)
	e.absolute(true, at, 0, nil, pos)
	if e.exposed(at) {
		v = e.Publish(v)
		at = e.current(at)
	}
	e.carried = v
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.record(true, Unknown, anyNum(), 0, nil, pos)
			e.World.WriteShared(Unknown, (&Object{}).Weaken(v), false)
		case p.Base != Null && e.Table.Memory(p.Base):
			off, size := e.rest(p)
			e.overwrites(p, off, size, &Object{rest: v}, nil)
			e.recordIn(true, p, off, size, nil, pos)
			e.modify(p.Base, false, func(o *Object, _ bool) *Object {
				if size > 0 && o != nil && !o.rest.IsBottom() {
					return o.writeRange(off, size, v)
				}
				return o.Weaken(v)
			})
		}
	}
}

// Touch is what a library function does with the memory at v: see [cfg.Touch]. It returns everything that was
// reached, as pointers.
func (e *Eval) Touch(v Value, length *Num, read, write, deep bool, pos cfg.Pos) Value {
	if read {
		e.absolute(false, v, 0, nil, pos)
	}
	if write {
		e.absolute(true, v, 0, nil, pos)
	}
	reached := v
	e.carried = Bottom()
	if write && deep && e.Recording {
		e.carried = e.Closure(v)
	}
	seen := map[Base]bool{}
	work := []Value{v}
	for first := true; len(work) > 0; first = false {
		at := work[0]
		work = work[1:]
		for _, p := range at.parts {
			if p.Base == Null || p.Base != Unknown && !e.Table.Memory(p.Base) || !first && seen[p.Base] {
				continue
			}
			seen[p.Base] = true
			var off Num
			var size int64
			switch n, ok := exactly(length); {
			case !first:
				off = anyNum() // what is found by following pointers is touched anywhere
			case ok:
				off, size = p.Off, n
			default:
				off, size = e.rest(p)
			}
			if read {
				e.recordIn(false, p, off, size, nil, pos)
			}
			if write {
				e.recordIn(true, p, off, size, nil, pos)
			}
			if !deep {
				continue
			}
			if p.Base == Unknown {
				reached = reached.Join(UnknownPointer())
				continue
			}
			e.content(p.Base).Values(func(x Value) {
				if x.HasPointer() {
					work = append(work, x)
					reached = reached.Join(x)
				}
			})
		}
	}
	if write {
		fill := AnyInt()
		if deep {
			fill = fill.Join(reached.Smear())
		}
		for _, p := range reached.parts {
			if seen[p.Base] {
				e.fill(p, fill, exactLength(length, deep))
			}
		}
	}
	return reached
}

// Closure is everything that can be reached from v, as pointers.
func (e *Eval) Closure(v Value) Value {
	seen := map[Base]bool{}
	for work := []Value{v}; len(work) > 0; {
		at := work[0]
		work = work[1:]
		for _, p := range at.parts {
			if seen[p.Base] || p.Base == Null || p.Base == Unknown || !e.Table.Memory(p.Base) {
				continue
			}
			seen[p.Base] = true
			if held := e.content(p.Base).all(); held.HasPointer() {
				work = append(work, held)
				v = v.Join(held)
			}
		}
	}
	return v
}

func exactLength(length *Num, deep bool) int64 {
	if n, ok := exactly(length); ok && !deep {
		return n
	}
	return 0
}

// fill writes v, smeared, to some of size bytes (0: all) of a place without recording an access.
func (e *Eval) fill(p Part, v Value, size int64) {
	old := e.Recording
	e.Recording = false
	at := Value{[]Part{p}}
	if size > 0 {
		e.pasteBytes(at, size, &Object{rest: v.Smear()}, false, nil, cfg.Pos{})
	} else {
		e.writeAll(at, v, cfg.Pos{})
	}
	e.Recording = old
}
