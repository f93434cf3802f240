package rings

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// See follows indices through registers, and how conditions come out that compare them.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	in := scene{x, view}
	if w, ok := s.(digest.Wrote); ok {
		return d.wrote(in, a, w)
	}
	if a.Guest {
		return a
	}
	switch s := s.(type) {
	case digest.Assigned:
		if s.Var.Func != nil && s.Var.Func.Result == s.Var {
			break // see returns
		}
		return d.assigned(in, a, s)
	case digest.Entered:
		return d.entered(a, s)
	case digest.Left:
		return d.forget(a, func(k Known) bool { return k.Var.Func == s.Func && k.Var != s.Func.Result })
	case digest.Before:
		if r, ok := s.Edge.Action.(*cfg.Return); ok {
			return d.returns(in, a, s.Edge.From.Func.Result, r.Value)
		}
		return d.forget(a, isResult)
	case digest.After:
		return d.after(in, a, s.Edge)
	}
	return a
}

func isResult(k Known) bool { return k.Var.Func != nil && k.Var == k.Var.Func.Result }

// single reports whether no other thread can act.
func (d *Digest) single(x digest.Context, a Element) bool {
	return !a.Guest && d.phases.SingleThreaded(d.flag.Of(x))
}

// value is what an expression is. Who computes with an index that was zero when the thread began takes that for granted.
func (d *Digest) value(a Element, in scene, x cfg.Expr) []Known {
	var ks []Known
	if isPointer(x.Type()) {
		ks, _ = d.pointer(a, in, x)
	} else {
		ks = d.number(a, in, x)
	}
	for _, k := range ks {
		if k.Zero && in.Context != nil {
			d.counted.Add(in, k.Of)
		}
	}
	return ks
}

// assigned forgets what a register was, and learns what it is.
func (d *Digest) assigned(in scene, a Element, s digest.Assigned) Element {
	var ks []Known
	if s.Value != nil && s.Var.Register() && d.program.holds(s.Var) && d.alike(s.Var.Type, s.Value.Type()) {
		at := in
		if cfg.Reads(s.Value, s.Var) {
			at.View = nil // it is another one by now
		}
		ks = append(d.value(a, at, s.Value), d.starts(in, a, s)...)
	}
	return d.assign(a, s.Var, ks)
}

// holds reports whether a register may hold what is computed from indices, or the address of what they choose.
func (p *program) holds(v *cfg.Var) bool { return p.numbers[v] }

// alike reports whether values of one type are values of another, as they are.
func (d *Digest) alike(a, b cfg.Type) bool {
	return cfg.Identical(a, b) || isPointer(a) && isPointer(b)
}

// starts is what zero is in a register in which the thread may keep its own index: the count of each that it has not
// moved yet.
func (d *Digest) starts(in scene, a Element, s digest.Assigned) (out []Known) {
	if n, ok := cfg.IsConst(s.Value); !ok || n != 0 {
		return nil
	}
	find := func(lv *cfg.LVal) (Index, bool) {
		if lv.Ptr != nil && !cfg.InRegisters(lv.Ptr) || cfg.Reads(&cfg.AddrOf{LV: lv}, s.Var) {
			return Index{}, false
		}
		return d.index(in, lv)
	}
	for _, lv := range d.program.kept[s.Var] {
		if i, ok := find(lv); ok && !d.mayHaveMoved(a, i) {
			out = append(out, Known{What: Number, Of: i, Own: true, Exact: true, Positive: true, Zero: true})
		}
	}
	for _, lv := range d.program.read[s.Var] {
		if i, ok := find(lv); ok && !d.isAhead(a, i) {
			out = append(out, Known{What: Number, Of: i, Exact: true, Positive: true})
		}
	}
	return out
}

// entered gives a function's parameters what the arguments are.
func (d *Digest) entered(a Element, s digest.Entered) Element {
	if a.Known.IsEmpty() {
		return a
	}
	args := make([][]Known, len(s.Args))
	for i, p := range s.Func.Params {
		if i < len(args) && s.Args[i] != nil && p.Register() && d.program.holds(p) && d.alike(p.Type, s.Args[i].Type()) {
			args[i] = d.value(a, scene{}, s.Args[i])
		}
	}
	a = d.forget(a, func(k Known) bool { return k.Var.Func == s.Func })
	for i, p := range s.Func.Params {
		if i < len(args) {
			a = d.is(a, p, args[i])
		}
	}
	return a
}

// returns lets the result of a function be a value. (It is assigned before the function's own variables are forgotten.)
func (d *Digest) returns(in scene, a Element, result *cfg.Var, value cfg.Expr) Element {
	a = d.forget(a, isResult)
	if result == nil || value == nil || !d.alike(result.Type, value.Type()) {
		return a
	}
	return d.is(a, result, d.value(a, in, value))
}

// after sees how a condition has come out, what a function has returned, what an atomic operation has read, and which
// objects are zero.
func (d *Digest) after(in scene, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Guard:
		return d.found(in, d.shortened(in, d.passes(in, a, action), action), action)
	case *cfg.Call:
		f, direct := action.Callee.(*cfg.FuncRef)
		if to := action.Result.Register(); direct && f.Func.Result != nil && to != nil && cfg.Identical(to.Type, f.Func.Result.Type) {
			a = d.is(a, to, d.of(a, f.Func.Result))
		}
		return d.forget(a, isResult)
	case *cfg.AtomicLoad:
		return d.loads(in, a, action)
	case *cfg.AtomicRMW:
		if n, ok := added(action); ok {
			a = d.adds(in, a, action.New, action.Target, 0)
			return d.adds(in, a, action.Old, action.Target, -n)
		}
	case *cfg.Alloc:
		if action.Shared {
			break
		}
		if at := in.Pointer(&cfg.Load{LV: action.Result}); at.Definite {
			d.zeroed.Add(in, at.May[0].Base)
		}
	}
	return a
}

// added is what an atomic operation adds to its target, and what it is known by.
func added(a *cfg.AtomicRMW) (n int64, ok bool) {
	n, ok = a.Adds()
	return n, ok && n > 0 && near(n)
}

// adds notes what an atomic operation on an index has left there, or found: that, plus off.
func (d *Digest) adds(in scene, a Element, to, from *cfg.LVal, off int64) Element {
	if i, ok := d.reads(in, to, from); ok {
		k := d.own(in, a, i)
		k.Off = off
		a = d.is(a, to.Var, d.beforeRound(a, []Known{k}))
	}
	return a
}

// loads notes what has been read of an index.
func (d *Digest) loads(in scene, a Element, load *cfg.AtomicLoad) Element {
	i, ok := d.reads(in, load.Result, load.Source)
	if !ok {
		return a
	}
	k := d.own(in, a, i)
	ks := []Known{k}
	if acquires := load.Order.Acquires() && load.Order != cfg.Consume; acquires || d.program.fences {
		a = d.goesAhead(in, d.older(a, i), i)
		k.Own, k.Calm, k.Late = false, false, !acquires
		ks = append(ks, k)
	}
	return d.is(a, load.Result.Var, d.beforeRound(a, ks))
}

// reads is the index that is read into a register.
func (d *Digest) reads(in scene, to, from *cfg.LVal) (Index, bool) {
	r := to.Register()
	if r == nil || cfg.Reads(&cfg.AddrOf{LV: from}, r) {
		return Index{}, false
	}
	i, ok := d.index(in, from)
	t, number := r.Type.(*cfg.Int)
	return i, ok && number && t.Bytes == i.Size && t.Signed == i.Signed
}

// found notes which indices are zero in a structure that a pointer is found to lead to, while no other thread can act: where
// a function makes it, and may fail, what it has made is only known then.
func (d *Digest) found(in scene, a Element, g *cfg.Guard) Element {
	r, null := cfg.NullTest(g)
	if r == nil || null || !d.single(in, a) {
		return a
	}
	p, ok := r.Type.(*cfg.Pointer)
	if !ok {
		return a
	}
	at := in.Pointer(&cfg.Load{LV: &cfg.LVal{Var: r, Type: r.Type}})
	if !at.Definite {
		return a
	}
	lv := &cfg.LVal{Ptr: &cfg.Load{LV: &cfg.LVal{Var: r, Type: r.Type}}, Type: p.Elem, Internal: true}
	for _, i := range d.zeroIn(in, lv, at.May[0]) {
		if !d.mayHaveMoved(a, i) {
			a.Set = d.indices.Learn(a.Set, i)
		}
	}
	return a
}

// older forgets what an index was when it was read before: the thread may move its own one by what it reads now, and what
// it has read before would be too far from that.
func (d *Digest) older(a Element, i Index) Element {
	return d.forget(a, func(k Known) bool { return !k.Own && k.Of == i || k.With == i || k.Then.With == i })
}

// passes notes what follows from how a condition has come out.
func (d *Digest) passes(in scene, a Element, g *cfg.Guard) Element {
	var bs []Bound
	t, ok := g.Cond.Type().(*cfg.Int)
	if !ok {
		return a
	}
	for _, k := range tested(d.value(a, in, g.Cond), cfg.Ne, 0, t) {
		if k.What == Truth && k.If == g.Truth {
			k.Then.Calm, k.Then.Late = k.Calm, k.Late
			bs = append(bs, k.Then)
		}
	}
	if len(bs) == 0 {
		return a
	}
	a.Bounds = d.learn(a.Bounds, bs...)
	for _, k := range d.known.Items(a.Known) {
		a = d.is(a, k.Var, d.beforeRound(a, []Known{k}))
	}
	return a
}
