package tokens

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// See follows numbers from counters through registers.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	in := scene{x, view}
	switch s := s.(type) {
	case digest.Before:
		return d.before(in, a, s.Edge)
	case digest.After:
		return d.after(in, a, s.Edge)
	case digest.Wrote:
		return d.wrote(in, a, s)
	case digest.Assigned:
		if s.Var.Func != nil && s.Var.Func.Result == s.Var || a.Known.IsEmpty() && a.Ranges.IsEmpty() && !d.program.numbers[s.Var] {
			break // see before
		}
		var ks []Known
		var rs []Range
		if s.Value != nil && s.Var.Register() && d.program.numbers[s.Var] && alike(s.Var.Type, s.Value.Type()) {
			if cfg.Reads(s.Value, s.Var) {
				in = scene{} // it is another one by now
			}
			ks, rs = d.value(a, in, s.Value), d.span(a, in, s.Value)
		}
		return d.assignRange(d.assign(a, s.Var, ks), s.Var, rs)
	case digest.Entered:
		return d.entered(a, s)
	case digest.Left:
		a = d.withoutRanges(a, func(r Range) bool { return r.Var != nil && r.Var.Func == s.Func && r.Var != s.Func.Result })
		return d.without(a, func(k Known) bool { return k.Var.Func == s.Func && k.Var != s.Func.Result })
	}
	return a
}

// alike reports whether values of one type are values of another, as they are.
func alike(a, b cfg.Type) bool { return cfg.Identical(a, b) || isPointer(a) && isPointer(b) }

// entered gives a function's parameters what the arguments are. What is known of its variables is about another
// activation.
func (d *Digest) entered(a Element, s digest.Entered) Element {
	args, ranges := make([][]Known, len(s.Args)), make([][]Range, len(s.Args))
	for i, p := range s.Func.Params {
		if i < len(args) && s.Args[i] != nil && p.Register() && d.program.numbers[p] {
			args[i], ranges[i] = d.value(a, scene{}, s.Args[i]), d.span(a, scene{}, s.Args[i])
		}
	}
	a = d.without(a, func(k Known) bool { return k.Var.Func == s.Func })
	a = d.withoutRanges(a, func(r Range) bool { return r.Var != nil && r.Var.Func == s.Func })
	for i, p := range s.Func.Params {
		if i < len(args) {
			a = d.assignRange(d.assign(a, p, args[i]), p, ranges[i])
		}
	}
	return a
}

// before sees what an action is going to write to counters, and return. (A result is assigned before the
// function's own variables are forgotten: so what is known of it is kept from here on.)
func (d *Digest) before(in scene, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Return:
		r := e.From.Func.Result
		if action.Value == nil || !cfg.Identical(r.Type, action.Value.Type()) {
			return d.assignRange(d.assign(a, r, nil), r, nil)
		}
		return d.assignRange(d.assign(a, r, d.value(a, in, action.Value)), r, d.span(a, in, action.Value))
	case *cfg.Call:
		a = d.withoutResults(a)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if v := lv.Var; d.program.limits[v] && !reads(e.Action, lv) {
			a = d.changed(in, a, v)
		}
		if d.program.counters[lv.Var] {
			a = d.writes(in, a, e, lv)
		}
	}, nil)
	return a
}

// changed sees that what numbers are compared with gets another value.
func (d *Digest) changed(in scene, a Element, limit *cfg.Var) Element {
	if !d.single(in, a) {
		d.changing.Add(in, limit)
	}
	return d.withoutRanges(a, func(r Range) bool { return r.Var == limit })
}

// withoutResults knows nothing of what functions have returned.
func (d *Digest) withoutResults(a Element) Element {
	result := func(v *cfg.Var) bool { return v != nil && v.Func != nil && v == v.Func.Result }
	a = d.withoutRanges(a, func(r Range) bool { return result(r.Var) })
	return d.without(a, func(k Known) bool { return result(k.Var) })
}

// writes sees an lvalue, which is a counter, among the operands of an action.
func (d *Digest) writes(in scene, a Element, e *cfg.Edge, lv *cfg.LVal) Element {
	counter := lv.Var
	switch action := e.Action.(type) {
	case *cfg.AtomicLoad:
		if reads(action, lv) {
			return a
		}
	case *cfg.AtomicRMW:
		if step, ok := added(action); ok && action.Target == lv && action.Old != lv && action.New != lv && lv.IsVariable() {
			return d.adds(in, a, e, counter, step)
		}
	case *cfg.AtomicStore:
		return d.set(in, a, counter, action.Value)
	case *cfg.Assign:
		if action.LHS.IsVariable() {
			return d.assigns(in, a, e, counter, action.RHS)
		}
		return d.set(in, a, counter, nil)
	}
	d.takings.Add(in, counter, Takings{Spoiled: true}) // there may be other threads by the time when it is written
	return a
}

// adds sees that something is added to a counter atomically.
func (d *Digest) adds(in scene, a Element, e *cfg.Edge, counter *cfg.Var, step int64) Element {
	d.increased(in, a, e, counter, step, true)
	a = d.withoutRanges(a, func(r Range) bool { return r.Of == counter })
	return d.without(a, func(k Known) bool { return k.Of == counter && (!k.Taken || k.Var == counter) })
}

// assigns sees that a counter is assigned a value.
func (d *Digest) assigns(in scene, a Element, e *cfg.Edge, counter *cfg.Var, to cfg.Expr) Element {
	if step, ok := d.step(a, in, counter, to); ok && !d.single(in, a) {
		d.increased(in, a, e, counter, step, false)
		a = d.took(a, counter, step)
		a.Took = slices.ContainsFunc(d.known.Items(a.Known), func(k Known) bool { return k.Taken && k.Of == counter && k.Var != counter })
		return a
	}
	return d.set(in, a, counter, to)
}

// reads reports whether an action reads an lvalue among its operands only.
func reads(action cfg.Action, lv *cfg.LVal) bool {
	load, ok := action.(*cfg.AtomicLoad)
	return ok && load.Result != lv
}

// set sees that something else is written to a counter. That spoils it, unless no other thread can act: then a
// new sequence of numbers begins, and whoever has one of the old sequence does not know it any more.
// It is something that nobody knows if to is nil.
func (d *Digest) set(in scene, a Element, counter *cfg.Var, to cfg.Expr) Element {
	if !d.single(in, a) {
		d.takings.Add(in, counter, Takings{Spoiled: true})
	}
	small := false
	if to != nil {
		n, ok := cfg.IsConst(to)
		small = ok && n >= 0 && n < maxReach
	}
	if !small {
		d.far.Add(in, counter)
	}
	a = d.withoutRanges(a, func(r Range) bool { return r.Of == counter })
	return d.without(a, func(k Known) bool { return k.Of == counter })
}

// step is by how much an assignment increases a counter.
func (d *Digest) step(a Element, in scene, counter *cfg.Var, to cfg.Expr) (step int64, ok bool) {
	for _, k := range d.number(a, in, to) {
		if k.Of == counter && !k.Taken && !k.Else {
			return signed(k.Off, counter.Type), true
		}
	}
	return 0, false
}

// signed is a number modulo the size of a type, as near to zero as that can be.
func signed(n int64, t cfg.Type) int64 {
	if t.Size() == 4 {
		return int64(int32(n))
	}
	return n
}

// added is what an atomic operation adds to its target, as a signed number of the target's size.
func added(a *cfg.AtomicRMW) (int64, bool) {
	n, ok := a.Adds()
	return signed(n, a.Target.Type), ok
}

// took makes what was known in terms of the counter's value, which is now increased, known in terms of a token;
// and the counter is the token and step.
func (d *Digest) took(a Element, counter *cfg.Var, step int64) Element {
	a = d.without(a, func(k Known) bool { return k.Var == counter })
	items := slices.Clone(d.known.Items(a.Known))
	var now []Known // registers of its size, that lie no further from their ends
	for i, k := range items {
		if k.Of == counter {
			if !k.Taken && !k.Address && !k.Else && k.Off >= 0 && k.Var.Type.Size() == counter.Type.Size() {
				now = append(now, k)
			}
			items[i].Taken = true
		}
	}
	a = d.with(a, append(items, Known{Var: counter, Of: counter, Taken: true, Scale: 1, Off: step}))
	a = d.withoutRanges(a, func(r Range) bool { return r.Of == counter })
	for _, k := range now {
		a = d.assignRange(a, k.Var, []Range{{Of: counter, Bounds: bounds.At(k.Off)}})
	}
	return d.assignRange(a, counter, []Range{{Of: counter, Bounds: bounds.At(step)}})
}

// after sees how a condition has come out, and what has been returned, or has been read by an atomic operation.
func (d *Digest) after(in scene, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Guard:
		a = d.compared(a, in, action)
		items := d.known.Items(a.Known)
		if !slices.ContainsFunc(items, func(k Known) bool { return d.decided(k, action) }) {
			return a
		}
		items = slices.Clone(items)
		for i, k := range items {
			if d.decided(k, action) {
				items[i] = k.form()
			}
		}
		return d.with(a, items)
	case *cfg.Call:
		f, direct := action.Callee.(*cfg.FuncRef)
		if !direct || f.Func.Result == nil {
			return a // it returns no number that is known
		}
		r := f.Func.Result
		ks, rs := slices.Clone(d.of(a, r)), d.spanOf(a, r, 0)
		if to := action.Result; to.IsVariable() && to.Var.Register() && cfg.Identical(to.Type, r.Type) {
			a = d.assignRange(d.assign(a, to.Var, ks), to.Var, rs)
		}
		return d.withoutResults(a)
	case *cfg.AtomicRMW:
		step, ok := added(action)
		if v := d.counter(in, action.Target); ok && v != nil && !names(action.Target, action.Old) && !names(action.Target, action.New) {
			a = d.result(a, action.Old, v, 0)
			a = d.result(a, action.New, v, step)
		}
	}
	return a
}

// decided reports whether a condition shows that a register is not the number that it may be instead.
func (d *Digest) decided(k Known, g *cfg.Guard) bool {
	return k.Else && !k.constant() && !holds(g.Cond, g.Truth, k.Var, k.Or)
}

// result gives a register the token of a counter, plus off.
func (d *Digest) result(a Element, to *cfg.LVal, counter *cfg.Var, off int64) Element {
	if !to.IsVariable() || !to.Var.Register() || !converts(Known{Of: counter}, to.Type) {
		return a
	}
	a = d.assign(a, to.Var, []Known{{Of: counter, Taken: true, Scale: 1, Off: off}})
	return d.assignRange(a, to.Var, []Range{{Of: counter, Bounds: bounds.At(off)}})
}

// Summary is where an access is, in terms of tokens that the thread has taken.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Guest: a.Guest}
	if a.Known.IsEmpty() && a.Ranges.IsEmpty() || access.LV == nil || access.LV.BitField() != nil {
		return out
	}
	size := access.LV.Type.Size()
	if access.Size <= 0 || access.Size > size || size > maxScale {
		return out
	}
	in := scene{View: access.View}
	ks, _ := d.place(a, in, access.LV)
	var rs []Relative
	for _, k := range ks {
		if k.Address && k.Taken && !k.Else {
			rs = digest.Insert(rs, Relative{k.Of, access.Base, k.Scale, k.Off, size, false}, compareRelative)
		}
	}
	if len(rs) == 0 {
		for _, s := range d.stretch(a, in, access.LV) {
			if s.Below() && s.Above() {
				rs = digest.Insert(rs, Relative{s.Of, access.Base, s.N, s.Lo, s.Hi - s.Lo + size, true}, compareRelative)
			}
		}
	}
	out.Relative = d.relative.List(rs...)
	return out
}
