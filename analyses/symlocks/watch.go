package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What the digest sees of the program. Only registers are variables here, so that every assignment to one is
// seen.

// Watch looks for locks that are not variables, or parts of one that are always the same. Where there is
// setjmp, states of one activation go on in another, and nothing is to be known. It also finds the functions
// that take such locks, or may call those that do: only in them it is of use how conditions come out.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.types = p.Types
	calls := map[int][]int{}
	asked, set, locks := map[string]bool{}, map[string]bool{}, false
	deciding := map[int]bool{}
	for e := range p.AllEdges() {
		f := e.From.Func.ID
		switch a := e.Action.(type) {
		case *cfg.SetJmp:
			d.flags = flags{}
			return digest.Interest{}
		case *cfg.Assign:
			if lv, _, ok := sets(e); ok && d.chosen(lv) {
				set[flagName(lv)] = true
			}
		case *cfg.Guard:
			if lv, _, ok := tested(a); ok {
				asked[flagName(lv)] = true
			}
		case *cfg.Lock:
			viewed := d.viewed(e)
			locks = true
			d.views = d.views || viewed
			if at, known := address(a.Mutex, p.Types); known && at.Terms[0].Var != nil || viewed {
				deciding[f] = true
			}
		case *cfg.Call:
			if r, ok := a.Callee.(*cfg.FuncRef); ok && r.Func.HasBody() {
				calls[f] = append(calls[f], r.Func.ID)
			} else {
				calls[f] = append(calls[f], anything)
			}
		case *cfg.Touch, *cfg.Havoc, *cfg.Exit, *cfg.ThreadExit:
			calls[f] = append(calls[f], anything)
		}
	}
	if locks {
		d.watchFlags(p, asked, set, deciding)
	}
	if len(deciding) == 0 {
		return digest.Interest{}
	}
	for _, f := range p.Taken() {
		calls[anything] = append(calls[anything], f.ID)
	}
	for changed := true; changed; {
		changed = false
		for f, called := range calls {
			if !deciding[f] && slices.ContainsFunc(called, func(g int) bool { return deciding[g] }) {
				deciding[f], changed = true, true
			}
		}
	}
	d.watching, d.callers = true, callers{calls: calls, of: map[int]map[int]bool{}}
	d.callers.shared(p)
	return digest.Interest{Variables: true, Writes: d.flags.taken != nil, Edges: func(e *cfg.Edge) bool {
		switch e.Action.(type) {
		case *cfg.Guard, *cfg.Call:
			return deciding[e.From.Func.ID] || d.viewed(e)
		}
		return d.viewed(e) || d.setsFlag(e)
	}}
}

// anything stands for a function that is called and not named: one whose address is taken.
const anything = -1

// See forgets what mentions a variable that changes, and learns what it is equal to, and how conditions have
// come out.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		if _, call := s.Edge.Action.(*cfg.Call); call {
			a.Cases = d.called(a.Cases, s.Edge)
		} else if d.viewed(s.Edge) {
			value := d.valueAt(v, operand(s.Edge))
			a.Cases = d.each(a.Cases, func(c Case) Case { return d.assign(c, d.operand, value) })
		} else if d.setsFlag(s.Edge) {
			lv, _, _ := sets(s.Edge)
			value := d.placeAt(v, lv)
			a.Cases = d.each(d.inside(a.Cases, lv), func(c Case) Case { return d.assign(c, d.operand, value) })
		}
	case digest.Wrote:
		return d.wrote(x, v, a, s)
	case digest.Assigned:
		view := v
		if cfg.Reads(s.Value, s.Var) {
			v = nil // it is another one by now
		}
		value := d.valueOf(v, s.Var, s.Value)
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.assign(c, s.Var, value) })
		if d.flags.taken != nil {
			if c, ok := valued(view, s.Var, s.Value); ok {
				a.Cases = d.decide(a.Cases, c)
			}
		}
	case digest.Entered:
		for i, p := range s.Func.Params {
			if p.Register() {
				value := d.valueOf(nil, p, s.Args[i])
				a.Cases = d.each(a.Cases, func(c Case) Case { return d.assign(c, p, value) })
			}
		}
		a = d.begun(a, s.Func)
	case digest.Left:
		// The result is read at once by the caller, and written whenever the function returns.
		local := func(v *cfg.Var) bool { return v.Func != nil && v.Func.ID == s.Func.ID && v != s.Func.Result }
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.forget(c, local) })
	case digest.Returned:
		a = d.back(a, s.Edge)
	case digest.After:
		switch g := s.Edge.Action.(type) {
		case *cfg.Guard:
			if lv, n, ok := tested(g); ok && d.flags.names[flagName(lv)] {
				at := d.placeAt(v, lv)
				a.Cases = d.each(a.Cases, func(c Case) Case { return d.learn(c, at, lv.Type.Size(), n) })
			}
			c, ok := comparison(g.Cond, g.Truth)
			if size := d.types.Model.PointerSize(); ok && c.X.Size() <= size && (c.Y == nil || c.Y.Size() <= size) {
				a.Cases = d.decide(a.Cases, c)
			}
		case *cfg.Call:
			a.Cases = d.ended(a.Cases, s.Edge)
		case *cfg.Assign:
			lv, n, _ := sets(s.Edge)
			a.Cases = d.each(a.Cases, func(c Case) Case { return d.done(d.set(c, lv.Type.Size(), n)) })
		default:
			a.Cases = d.each(a.Cases, d.done)
		}
	}
	return a
}

// lock is the address of the lock that an event is about, if that is known. It may be what the operand is equal to, to
// which nothing refers behind the event ([Digest.done]).
func (d *Digest) lock(ev *digest.Event) []Address {
	if d.viewed(ev.Edge) {
		return []Address{variable(d.operand)}
	}
	return d.valueAt(nil, operand(ev.Edge))
}

// valueAt is the value of an expression, as an address or a number, if it has that form.
func (d *Digest) valueAt(v digest.View, x cfg.Expr) []Address {
	if !d.watching || x == nil {
		return nil
	}
	a, ok := Address{}, false
	if isInt(x.Type()) {
		a, ok = number(x, d.types)
	} else {
		var from cfg.Expr
		from, a, ok = distance(x, d.types)
		a, ok = d.behind(v, from, a, ok)
	}
	if !ok {
		return nil
	}
	return []Address{a}
}

// valueOf is the value of x, which is assigned to v, if both are pointers or the value is a number of v's type.
func (d *Digest) valueOf(view digest.View, v *cfg.Var, x cfg.Expr) []Address {
	if x == nil {
		return nil
	}
	switch v.Type.(type) {
	case *cfg.Pointer:
		if _, ok := x.Type().(*cfg.Pointer); ok {
			return d.valueAt(view, x)
		}
	case *cfg.Int:
		if t := x.Type(); isInt(t) && t.Size() == v.Type.Size() && t.(*cfg.Int).Signed == v.Type.(*cfg.Int).Signed &&
			t.(*cfg.Int).Bool == v.Type.(*cfg.Int).Bool {
			return d.valueAt(view, x)
		}
	}
	return nil
}
