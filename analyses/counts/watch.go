package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// See notes what is written to numbers, what registers hold of what was read, and how conditions come out.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Wrote:
		return d.wrote(x, v, a, s)
	case digest.Assigned:
		if s.Var.Func != nil && s.Var.Func.Result == s.Var {
			break // see returns
		}
		return d.assigned(x, v, a, s)
	case digest.Entered:
		return d.entered(x, v, a, s)
	case digest.Left:
		a.Known = d.known.Forget(a.Known, func(k Known) bool { return k.Var.Func == s.Func && k.Var != s.Func.Result })
	case digest.Before:
		if r, ok := s.Edge.Action.(*cfg.Return); ok {
			return d.returns(x, v, a, s.Edge.From.Func.Result, r.Value)
		}
		a.Known = d.known.Forget(a.Known, isResult)
	case digest.After:
		return d.after(x, v, a, s.Edge)
	}
	return a
}

func isResult(k Known) bool { return k.Var.Func != nil && k.Var == k.Var.Func.Result }

// returns lets the result of a function be a value.
func (d *Digest) returns(x digest.Context, v digest.View, a Element, result *cfg.Var, value cfg.Expr) Element {
	a.Known = d.known.Forget(a.Known, isResult)
	if result == nil || value == nil || a.Guest {
		return a
	}
	return d.learn(a, result, d.read(x, v, a, value))
}

// learn lets a register be known to be something.
func (d *Digest) learn(a Element, r *cfg.Var, ks []Known) Element {
	for _, k := range ks {
		k.Var = r
		a.Known = d.known.Learn(a.Known, k)
	}
	return a
}

// assigned forgets what a register was, and learns what it is.
func (d *Digest) assigned(x digest.Context, v digest.View, a Element, s digest.Assigned) Element {
	var ks []Known
	if s.Value != nil && d.program.holds[s.Var] && !a.Guest && !cfg.Reads(s.Value, s.Var) {
		ks = d.read(x, v, a, s.Value)
	}
	a.Known = d.known.Forget(a.Known, func(k Known) bool { return k.Var == s.Var })
	return d.learn(a, s.Var, ks)
}

// entered gives a function's parameters what the arguments are.
func (d *Digest) entered(x digest.Context, v digest.View, a Element, s digest.Entered) Element {
	if a.Known.IsEmpty() {
		return a
	}
	args := make([][]Known, len(s.Args))
	for i, p := range s.Func.Params {
		if i < len(args) && s.Args[i] != nil && p.Register() {
			args[i] = d.registers(v, a, s.Args[i])
		}
	}
	a.Known = d.known.Forget(a.Known, func(k Known) bool { return k.Var.Func == s.Func })
	for i, p := range s.Func.Params {
		if i < len(args) {
			a = d.learn(a, p, args[i])
		}
	}
	return a
}

// of lists what is known of a register.
func (d *Digest) of(a Element, r *cfg.Var) (ks []Known) {
	for _, k := range d.known.Items(a.Known) {
		if k.Var == r {
			ks = append(ks, k)
		}
	}
	return ks
}

// registers is what an expression is by what is known of registers.
func (d *Digest) registers(v digest.View, a Element, value cfg.Expr) []Known {
	return values(value, func(lv *cfg.LVal) []Known {
		if r := lv.Register(); r != nil {
			return d.of(a, r)
		}
		return nil
	}, constant(v))
}

// constant is the one number that an expression is.
func constant(v digest.View) func(cfg.Expr) (int64, bool) {
	return func(x cfg.Expr) (int64, bool) {
		if n, ok := cfg.IsConst(x); ok {
			return n, true
		}
		if l, ok := cfg.Uncast(x).(*cfg.Load); !ok || l.LV.Register() == nil {
			return 0, false
		}
		ns := v.Number(x)
		if ns.Any || len(ns.May) != 1 {
			return 0, false
		}
		return ns.May[0], true
	}
}

// read is what an expression is in terms of numbers that registers are known to hold, or that it reads itself while
// mutexes are held.
func (d *Digest) read(x digest.Context, v digest.View, a Element, value cfg.Expr) []Known {
	return values(value, func(lv *cfg.LVal) []Known {
		if r := lv.Register(); r != nil {
			return d.of(a, r)
		}
		held := d.locks.Mutexes(d.held.Of(x))
		if len(held) == 0 || !d.program.number(lv) {
			return nil
		}
		n, ok := d.program.statics.Find(v, lv)
		if !ok {
			return nil
		}
		var ks []Known
		for _, h := range held {
			k := d.reads(a, n, lv)
			k.How = h.Mutex
			if !h.Shared {
				k.Now = h.Mutex
			}
			ks = append(ks, k)
		}
		return ks
	}, constant(v))
}

// reads is what a register holds that is read just now.
func (d *Digest) reads(a Element, n digest.Object, lv *cfg.LVal) Known {
	k := Known{Of: n, Size: lv.Type.Size(), Stored: d.objects.Certain(a.Stored, n)}
	k.Lo, k.Hi = bounds(lv.Type.(*cfg.Int))
	return k
}

// bounds are the least and the greatest number of a type, as far as they matter.
func bounds(t *cfg.Int) (lo, hi int64) {
	switch {
	case t.Bool:
		return 0, 1
	case t.Bytes >= 8 && t.Signed:
		return -maxOff, maxOff
	case t.Bytes >= 8:
		return 0, maxOff
	case t.Signed:
		return -1 << (8*t.Bytes - 1), 1<<(8*t.Bytes-1) - 1
	}
	return 0, 1<<(8*t.Bytes) - 1
}

// watch looks for what is written to a number from now on. It reports whether it is told from others that lie there.
func (d *Digest) watch(x digest.Context, n digest.Object, size int64) bool {
	all := d.all.Watch(x, n, size)
	return len(all) <= cells.Max && !slices.ContainsFunc(all, func(p cells.Place) bool {
		return p.Off < n.Offset+size && n.Offset < p.Off+p.Size && p != cells.Place{Off: n.Offset, Size: size}
	})
}

// watches reports whether what is written to a number is looked for.
func (d *Digest) watches(x digest.Facts, n digest.Object, size int64) bool {
	return slices.Contains(d.all.In(x, n.Base), cells.Place{Off: n.Offset, Size: size})
}

// after sees how a condition has come out, what a function has returned, what an atomic operation has read, and which
// objects are zero.
func (d *Digest) after(x digest.Context, v digest.View, a Element, e *cfg.Edge) Element {
	if a.Guest {
		return a
	}
	switch action := e.Action.(type) {
	case *cfg.Guard:
		for _, k := range d.read(x, v, a, action.Cond) {
			a = d.sees(x, a, k, action.Truth)
		}
		a = d.equal(x, v, a, action)
		a = d.reaches(x, v, a, e)
	case *cfg.Call:
		f, direct := action.Callee.(*cfg.FuncRef)
		if to := action.Result; direct && f.Func.Result != nil && to.Register() != nil && cfg.Identical(to.Type, f.Func.Result.Type) {
			a = d.learn(a, to.Var, d.of(a, f.Func.Result))
		}
		a.Known = d.known.Forget(a.Known, isResult)
	case *cfg.AtomicLoad:
		a = d.loads(x, v, a, action.Result, action.Source, action.Order, 0, false)
	case *cfg.AtomicRMW:
		if n, ok := added(action); ok {
			a = d.loads(x, v, a, action.New, action.Target, action.Order, 0, n != 0)
			a = d.loads(x, v, a, action.Old, action.Target, action.Order, -n, n != 0)
		}
	case *cfg.Alloc:
		if action.Shared {
			break
		}
		if at := v.Pointer(&cfg.Load{LV: action.Result}); at.Definite {
			d.all.zeroed.Add(x, at.May[0].Base)
		}
	}
	return a
}

// loads notes what an atomic operation has read, or left there: that, plus off.
func (d *Digest) loads(x digest.Context, v digest.View, a Element, to, from *cfg.LVal, order cfg.MemoryOrder, off int64, own bool) Element {
	r := to.Register()
	if r == nil || !d.program.number(from) || cfg.Reads(&cfg.AddrOf{LV: from}, r) || !alike(from.Type, to.Type) {
		return a
	}
	n, ok := d.program.statics.Find(v, from)
	if !ok {
		return a
	}
	k := d.reads(a, n, from)
	k.Off, k.Own = off, own
	held := d.locks.Mutexes(d.held.Of(x))
	if acquires := order.Acquires() && order != cfg.Consume; acquires || len(held) == 0 {
		if acquires {
			k.How = n
		}
		a = d.learn(a, r, []Known{k})
	}
	for _, h := range held {
		if k.How, k.Now = h.Mutex, h.Mutex; h.Shared {
			k.Now = digest.Object{}
		}
		a = d.learn(a, r, []Known{k})
	}
	return a
}

// sees notes that a number has been seen to be something.
func (d *Digest) sees(x digest.Context, a Element, k Known, truth bool) Element {
	ks := tested([]Known{k}, cfg.Ne, 0)
	if len(ks) == 0 {
		return a
	}
	if k = ks[0]; !truth {
		k = turned(k)
	}
	if !d.watch(x, k.Of, k.Size) {
		return a
	}
	a.Seen = d.seen.learn(a.Seen, Seen{Of: k.Of, Op: k.Op, N: k.N, Size: k.Size, Lo: k.Lo, Hi: k.Hi, Stored: k.Stored, Own: k.Own}, k.How)
	if k.Own {
		d.all.dispensed.Add(x, k.Of)
	}
	is := Baton{Of: k.Of, How: k.How, Op: k.Op, N: k.N}
	if k.How != (digest.Object{}) && !k.Own && !k.Old {
		a.Batons = d.batons.Learn(a.Batons, is)
	}
	if k.Now != (digest.Object{}) && k.Now == k.How && !k.Own && !k.Old {
		a.Here = d.batons.Learn(a.Here, is)
	}
	return a
}

// equal notes that a number has been seen to be what the thread has got from another one when it added to that.
func (d *Digest) equal(x digest.Context, v digest.View, a Element, g *cfg.Guard) Element {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok || !(c.Op == cfg.Eq && truth || c.Op == cfg.Ne && !truth) {
		return a
	}
	left, right := d.read(x, v, a, c.X), d.read(x, v, a, c.Y)
	for _, k := range slices.Concat(left, right) {
		for _, t := range slices.Concat(left, right) {
			if k.Test || t.Test || k.Of == t.Of || k.How == (digest.Object{}) || k.Own || k.Old || !t.Own || k.Size != t.Size {
				continue
			}
			if d.watch(x, k.Of, k.Size) && d.watch(x, t.Of, t.Size) {
				d.all.dispensed.Add(x, t.Of)
				a.Batons = d.batons.Learn(a.Batons, Baton{Of: k.Of, How: k.How, Ticket: t.Of, By: t.How, Op: cfg.Eq, N: t.Off - k.Off})
			}
		}
	}
	return a
}

// reaches notes that a number has been seen to be not less than what a register is, which stays as it is.
func (d *Digest) reaches(x digest.Context, v digest.View, a Element, e *cfg.Edge) Element {
	g := e.Action.(*cfg.Guard)
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok {
		return a
	}
	op, l, r := c.Op, c.X, c.Y
	ks, n := d.read(x, v, a, l), register(r)
	if n == nil || len(ks) == 0 {
		op, ks, n = op.Flipped(), d.read(x, v, a, r), register(l)
	}
	more := int64(0)
	switch {
	case op == cfg.Ge && truth, op == cfg.Lt && !truth, op == cfg.Eq && truth, op == cfg.Ne && !truth:
	case op == cfg.Gt && truth, op == cfg.Le && !truth:
		more = 1
	default:
		return a
	}
	if n == nil || len(ks) == 0 || !fixed(n, e.From) {
		return a
	}
	for _, k := range ks {
		if !k.Test && k.Off == 0 && d.watch(x, k.Of, k.Size) {
			a.Seen = d.seen.learn(a.Seen,
				Seen{Of: k.Of, Op: cfg.Ge, N: more, Var: n, Size: k.Size, Lo: k.Lo, Hi: k.Hi, Stored: k.Stored}, k.How)
		}
	}
	return a
}

// alike reports whether integers of two types are the same ones.
func alike(a, b cfg.Type) bool {
	s, ok := a.(*cfg.Int)
	t, too := b.(*cfg.Int)
	return ok && too && s.Bytes == t.Bytes && s.Signed == t.Signed && s.Bool == t.Bool
}

// added is what an atomic operation adds to its target.
func added(a *cfg.AtomicRMW) (n int64, ok bool) {
	if operand, _ := cfg.IsConst(a.Operand); operand < 0 && !signed(a.Target.Type) {
		return 0, false // a great number
	}
	n, ok = a.Adds()
	return n, ok && near(n)
}

func signed(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && i.Signed
}
