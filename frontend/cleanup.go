package frontend

import "github.com/mayrun-dev/mayrun/cfg"

// A cleanup is a call that is due when the scope of a variable is left (attribute cleanup). Those that are due
// at a point of the code form a list, innermost first; lists of nested scopes share their tails.
type cleanup struct {
	outer *cleanup
	v     *cfg.Var
	t     *ctype
	fn    *function
	pos   cfg.Pos
}

// A pendingJump leads to a label that is not placed yet: only there is it known which scopes it leaves.
type pendingJump struct {
	at   point
	from *cleanup
}

// atEnd makes the function of the attribute be called with the address of v at the end of the present scope.
func (f *funcBuilder) atEnd(name string, v *cfg.Var, t *ctype, pos cfg.Pos) {
	s := f.u.scope.lookup(name)
	if s == nil || s.fn == nil {
		f.u.failAt(pos, "%s, which is to clean up %s, is not a function", name, v.Name)
	}
	s.fn.taken = s.fn.taken || s.fn.model != nil && f.dry == 0
	f.addressTaken(v.Name)
	if f.taken != nil {
		f.taken[v.Name] = true
	}
	f.active = &cleanup{f.active, v, t, s.fn, pos}
}

// leave emits the calls of the list from that are not in the list to.
func (f *funcBuilder) leave(from, to *cleanup) {
	kept := map[*cleanup]bool{}
	for c := to; c != nil; c = c.outer {
		kept[c] = true
	}
	for c := from; c != nil && !kept[c] && f.cur.reachable(); c = c.outer {
		t := f.u.b.pointer(c.fn.t)
		arg := value{x: &cfg.AddrOf{LV: lvOf(c.v), Typ: f.u.b.pointer(c.t).cfgType()}, t: f.u.b.pointer(c.t)}
		if len(c.fn.t.params) > 0 {
			arg = f.convert(arg, c.fn.t.params[0])
		}
		f.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: c.fn.cfg, Typ: t.cfgType()}, Args: []cfg.Expr{arg.x}}, c.pos)
	}
}

// endScope leaves the scope that began when outer was the list of cleanups.
func (f *funcBuilder) endScope(outer *cleanup) {
	f.leave(f.active, outer)
	f.active = outer
}

// settle completes the jumps to a label that is placed here.
func (f *funcBuilder) settle(l *label) {
	l.active, l.known = f.active, true
	save := f.cur
	for _, p := range l.pending {
		f.cur = p.at
		f.leave(p.from, f.active)
		l.open = append(l.open, f.cur.open...)
		if f.cur.node != nil {
			l.open = append(l.open, f.branch(f.cur.node, &cfg.Skip{}, cfg.Pos{}))
		}
	}
	l.pending = nil
	f.cur = save
}
