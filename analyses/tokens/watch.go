package tokens

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// See follows numbers from counters through registers.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		return d.before(x, view, a, s.Edge)
	case digest.After:
		return d.after(a, s.Edge)
	case digest.Assigned:
		if s.Var.Func != nil && s.Var.Func.Result == s.Var || a.Known.IsEmpty() && !d.program.numbers[s.Var] {
			break // see before
		}
		var ks []Known
		if s.Value != nil && s.Var.Register() && d.program.numbers[s.Var] && alike(s.Var.Type, s.Value.Type()) {
			if mentions(s.Value, map[*cfg.Var]bool{s.Var: true}) {
				view = nil // it is another one by now
			}
			ks = d.value(a, view, s.Value)
		}
		return d.assign(a, s.Var, ks)
	case digest.Entered:
		return d.entered(a, s)
	case digest.Left:
		return d.without(a, func(k Known) bool { return k.Var.Func == s.Func && k.Var != s.Func.Result })
	}
	return a
}

// alike reports whether values of one type are values of another, as they are.
func alike(a, b cfg.Type) bool { return cfg.Identical(a, b) || isPointer(a) && isPointer(b) }

// entered gives a function's parameters what the arguments are. What is known of its variables is about another
// activation.
func (d *Digest) entered(a Element, s digest.Entered) Element {
	args := make([][]Known, len(s.Args))
	for i, p := range s.Func.Params {
		if i < len(args) && s.Args[i] != nil && p.Register() && d.program.numbers[p] {
			args[i] = d.value(a, nil, s.Args[i])
		}
	}
	a = d.without(a, func(k Known) bool { return k.Var.Func == s.Func })
	for i, p := range s.Func.Params {
		if i < len(args) && len(args[i]) > 0 {
			a = d.assign(a, p, args[i])
		}
	}
	return a
}

// before sees what an action is going to write to counters, and return. (A result is assigned before the
// function's own variables are forgotten: so what is known of it is kept from here on.)
func (d *Digest) before(x digest.Context, view digest.View, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Return:
		r := e.From.Func.Result
		if action.Value == nil || !cfg.Identical(r.Type, action.Value.Type()) {
			return d.assign(a, r, nil)
		}
		return d.assign(a, r, d.value(a, view, action.Value))
	case *cfg.Call:
		a = d.without(a, isResult)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if d.program.counters[lv.Var] {
			a = d.writes(x, a, e, lv)
		}
	}, nil)
	return a
}

func isResult(k Known) bool { return k.Var.Func != nil && k.Var == k.Var.Func.Result }

// writes sees an lvalue, which is a counter, among the operands of an action.
func (d *Digest) writes(x digest.Context, a Element, e *cfg.Edge, lv *cfg.LVal) Element {
	counter := lv.Var
	switch action := e.Action.(type) {
	case *cfg.AtomicLoad:
		if action.Result != lv {
			return a // it is read
		}
	case *cfg.AtomicRMW:
		if step, ok := added(action); ok && action.Target == lv && action.Old != lv && action.New != lv && lv.IsVariable() {
			d.increased(x, a, e, counter, step, true)
			return d.without(a, func(k Known) bool { return k.Of == counter && (!k.Taken || k.Var == counter) })
		}
	case *cfg.AtomicStore:
		return d.set(x, a, counter)
	case *cfg.Assign:
		if step, ok := d.step(a, action, counter); ok && !d.single(x, a) {
			d.increased(x, a, e, counter, step, false)
			return d.took(a, counter, step)
		}
		return d.set(x, a, counter)
	}
	d.takings.Add(x, counter, Takings{Spoiled: true}) // there may be other threads by the time when it is written
	return a
}

// set sees that something else is written to a counter. That spoils it, unless no other thread can act: then a
// new sequence of numbers begins, and whoever has one of the old sequence does not know it any more.
func (d *Digest) set(x digest.Context, a Element, counter *cfg.Var) Element {
	if !d.single(x, a) {
		d.takings.Add(x, counter, Takings{Spoiled: true})
	}
	return d.without(a, func(k Known) bool { return k.Of == counter })
}

// step is by how much an assignment increases a counter.
func (d *Digest) step(a Element, to *cfg.Assign, counter *cfg.Var) (step int64, ok bool) {
	if !to.LHS.IsVariable() {
		return 0, false
	}
	for _, k := range d.number(a, to.RHS) {
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
func added(a *cfg.AtomicRMW) (n int64, ok bool) {
	if n, ok = cfg.IsConst(a.Operand); !ok {
		return 0, false
	}
	n = signed(n, a.Target.Type)
	switch a.Op {
	case cfg.RMWAdd:
		return n, true
	case cfg.RMWSub:
		return -n, true
	}
	return 0, false
}

// took makes what was known in terms of the counter's value, which is now increased, known in terms of a token;
// and the counter is the token and step.
func (d *Digest) took(a Element, counter *cfg.Var, step int64) Element {
	a = d.without(a, func(k Known) bool { return k.Var == counter })
	items := slices.Clone(d.known.Items(a.Known))
	for i := range items {
		if items[i].Of == counter {
			items[i].Taken = true
		}
	}
	return d.with(a, append(items, Known{Var: counter, Of: counter, Taken: true, Scale: 1, Off: step}))
}

// after sees how a condition has come out, and what has been returned, or has been read by an atomic operation.
func (d *Digest) after(a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Guard:
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
		ks := slices.Clone(d.of(a, r))
		if to := action.Result; to.IsVariable() && to.Var.Register() && cfg.Identical(to.Type, r.Type) {
			a = d.assign(a, to.Var, ks)
		}
		return d.without(a, isResult)
	case *cfg.AtomicRMW:
		step, ok := added(action)
		if v := action.Target.Var; ok && action.Target.IsVariable() && d.program.counters[v] {
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
	return d.assign(a, to.Var, []Known{{Of: counter, Taken: true, Scale: 1, Off: off}})
}

// Summary is where an access is, in terms of tokens that the thread has taken.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Guest: a.Guest}
	if a.Known.IsEmpty() || access.LV == nil || access.LV.BitField() != nil {
		return out
	}
	size := access.LV.Type.Size()
	if access.Size <= 0 || access.Size > size || size > maxScale {
		return out
	}
	ks, _ := d.place(a, access.View, access.LV)
	var rs []Relative
	for _, k := range ks {
		if k.Address && k.Taken && !k.Else {
			rs = digest.Insert(rs, Relative{k.Of, access.Base, k.Scale, k.Off, size}, compareRelative)
		}
	}
	out.Relative = d.relative.List(rs...)
	return out
}
