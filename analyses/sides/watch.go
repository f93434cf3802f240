package sides

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// See follows numbers through registers and memory.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	in := scene{Context: x, View: view}
	switch s := s.(type) {
	case digest.Before:
		return d.before(in, a, s.Edge)
	case digest.After:
		return d.after(in, a, s.Edge)
	case digest.Wrote:
		return d.written(in, a, s)
	case digest.Assigned:
		if !d.program.numbers[s.Var] || s.Var.Func != nil && s.Var.Func.Result == s.Var {
			break // see before
		}
		var ks []Known
		counted := false
		if s.Value != nil && s.Var.Register() && cfg.Identical(s.Var.Type, s.Value.Type()) {
			if counted = cfg.Reads(s.Value, s.Var); counted {
				in.View = nil // it is another one by now
			}
			ks = d.said(a, in, s.Value)
		}
		return d.assign(a, s.Var, ks, counted)
	case digest.Entered:
		in.elsewhere = true
		return d.entered(a, in, s)
	case digest.Left:
		return d.without(a, func(k Known) bool { return k.Var.Func == s.Func && k.Var != s.Func.Result })
	}
	return a
}

// said lists what is known of the value of an expression.
func (d *Digest) said(a Element, in scene, x cfg.Expr) []Known {
	if integer(x.Type()) != nil {
		return d.span(a, in, x)
	}
	if _, ok := x.Type().(*cfg.Pointer); ok && in.View != nil {
		return d.leads(a, in, x)
	}
	return nil
}

// entered gives a function's parameters what the arguments are. What is known of its variables is about another
// activation.
func (d *Digest) entered(a Element, in scene, s digest.Entered) Element {
	args := make([][]Known, len(s.Args))
	for i, p := range s.Func.Params {
		if i < len(args) && s.Args[i] != nil && p.Register() && d.program.numbers[p] {
			args[i] = d.said(a, in, s.Args[i])
		}
	}
	a = d.without(a, func(k Known) bool { return k.Var.Func == s.Func })
	for i, p := range s.Func.Params {
		if i < len(args) && len(args[i]) > 0 {
			a = d.assign(a, p, args[i], false)
		}
	}
	return a
}

// before sees what is going to be returned, or stored. (A result is assigned before the function's own variables are
// forgotten: so what is known of it is kept from here on.)
func (d *Digest) before(in scene, a Element, e *cfg.Edge) Element {
	if d.program.chooses[e] { // the access does not look in memory itself, see [Digest.cell]
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if l, ok := x.(*cfg.Load); ok {
				d.cell(in, l.LV)
			}
		})
	}
	switch action := e.Action.(type) {
	case *cfg.Return:
		r := e.From.Func.Result
		if action.Value == nil || !cfg.Identical(r.Type, action.Value.Type()) {
			return d.assign(a, r, nil, false)
		}
		return d.assign(a, r, d.span(a, in, action.Value), false)
	case *cfg.Call:
		return d.withoutResults(a)
	case *cfg.Assign:
		if d.program.stores[e] {
			d.storing(in, a, e)
		}
	}
	return a
}

// withoutResults knows nothing of what functions have returned.
func (d *Digest) withoutResults(a Element) Element {
	return d.without(a, func(k Known) bool { return k.Var.Func != nil && k.Var == k.Var.Func.Result })
}

// after sees how a condition has come out, what has been returned, and what has been passed.
func (d *Digest) after(in scene, a Element, e *cfg.Edge) Element {
	if g, ok := e.Action.(*cfg.Guard); ok {
		return d.compared(a, in, g)
	}
	if call, ok := e.Action.(*cfg.Call); ok {
		if f, direct := call.Callee.(*cfg.FuncRef); direct && f.Func.Result != nil {
			r := f.Func.Result
			if to := call.Result.Register(); to != nil && d.program.numbers[to] && cfg.Identical(to.Type, r.Type) {
				a = d.assign(a, to, slices.Clone(d.of(a, r)), false)
			}
		}
		a = d.withoutResults(a)
	}
	if d.program.stores[e] {
		a.Passed = d.passed.List(digest.Insert(d.passed.Items(a.Passed), number(e), func(a, b int) int { return a - b })...)
	}
	if v := d.program.leaves[e]; v != nil {
		if m := d.atomOfRegister(v, number(e)); m != nil {
			a.Known = d.known.List(meet(slices.Clone(d.known.Items(a.Known)), Known{Var: v, Of: m})...)
		}
	}
	return a
}

// Summary is where an access is, relative to atoms.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	var out Element
	if access.LV == nil || access.LV.BitField() != nil {
		return out
	}
	size := access.LV.Type.Size()
	if access.Size <= 0 || access.Size > size || size > maxScale {
		return out
	}
	at, ok := d.place(a, scene{View: access.View}, access.LV)
	if !ok {
		return out
	}
	var rs []Relative
	for _, r := range at.relative {
		if r.Below() || r.Above() {
			r.Base, r.Size = access.Base, size
			rs = digest.Insert(rs, r, compareRelative)
		}
	}
	out.Relative = d.relative.List(rs...)
	return out
}
