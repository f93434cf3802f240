package engine

import (
	"fmt"
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// sources are the facts that a fact follows from; without any, why there is none: in words that say how the pointer came
// about.
func (t *tracer) sources(k factKey) (from []factKey, why string) {
	switch k.kind {
	case accessFact:
		if k.lv != nil && k.lv.Ptr != nil {
			return t.vagueIn(k.spot, k.lv.Ptr), tooMany
		}
		return t.operandsOf(k.spot, nil)
	case exprFact:
		return t.expr(k.spot, k.expr)
	case registerFact:
		return t.register(k)
	case resultFact:
		return t.result(k)
	case paramFact:
		return t.param(k)
	case memoryFact:
		return t.memory(k)
	case anywhereFact:
		from = t.cut(value.Unknown)
		for _, w := range t.rec.traces.writers[value.Unknown] {
			from = append(from, factKey{kind: accessFact, spot: w.spot, lv: w.lv})
			if w.vague {
				from = append(from, factKey{kind: resultFact, spot: w.spot, lv: w.lv})
			}
		}
	case writtenFact:
		for _, b := range slices.Sorted(maps.Keys(t.rec.traces.writers)) {
			from = append(from, t.cut(b)...)
			for _, w := range t.rec.traces.writers[b] {
				if w.vague {
					from = append(from, factKey{kind: resultFact, spot: w.spot, lv: w.lv})
				}
			}
		}
		return from, "it is not traced further than here"
	case cutFact:
		return nil, "there are more writes than are traced"
	case outsideFact:
		if t.table.Info(k.base).Kind == value.KindVar {
			return nil, "a variable that is defined elsewhere: nothing is known of what it holds"
		}
		return nil, "memory that the program has not made: nothing is known of what it holds"
	case crowdFact:
		n := 0
		for _, by := range t.crowded.by {
			n += by.n
		}
		return nil, fmt.Sprintf("of the %d objects to which pointers lead that meet here and at %d other places, the coarser analysis "+
			"does not know any more which one is meant", n, len(t.crowded.by)-1)
	case codeFact:
		for _, at := range t.outsiders.calls {
			from = append(from, factKey{kind: callFact, spot: at})
		}
		return from, "code of which nothing is known calls functions of the program"
	case callFact:
		from, _ = t.operandsOf(k.spot, nil)
		return from, "what is called or called back there may be any function, as far as is known on the way to the solution"
	}
	return from, "it is not traced further than here"
}

// tooMany is said where nothing is known of a pointer because it may be one to too many objects.
const tooMany = "more objects meet here than are told apart"

// each evaluates something in each state in which an action is done.
func (t *tracer) each(at spot, f func(s *step)) {
	for _, it := range t.in.states(pointAt(at.edge.From, at.ctx)) {
		s := &step{engine: t.engine, env: frozen{t.in.sol}, edge: at.edge, to: pointAt(at.edge.To, at.ctx), ctx: at.ctx, tuple: it.tuple}
		s.init(it.state)
		f(s)
	}
}

// value is what an expression may be at a spot.
func (t *tracer) value(at spot, x cfg.Expr) (v value.Value) {
	t.each(at, func(s *step) { v = v.Join(s.ev.Expr(x)) })
	return v
}

// vagueIn is the fact that an expression holds such a pointer, if it does.
func (t *tracer) vagueIn(at spot, xs ...cfg.Expr) (from []factKey) {
	for _, x := range xs {
		if x != nil && vague(t.value(at, x)) {
			from = append(from, factKey{kind: exprFact, spot: at, expr: x})
		}
	}
	return from
}

// expr is what it follows from that an expression holds one.
func (t *tracer) expr(at spot, x cfg.Expr) ([]factKey, string) {
	switch x := x.(type) {
	case *cfg.Load:
		return t.load(at, x.LV)
	case *cfg.AddrOf:
		return t.address(at, x.LV), "an address that is not known"
	case *cfg.Cast:
		return t.vagueIn(at, x.X), "a number that is converted to a pointer"
	case *cfg.PtrAdd:
		return t.vagueIn(at, x.X, x.Index), "an address that is computed in a way which is not followed"
	case *cfg.PtrDiff:
		return t.vagueIn(at, x.X, x.Y), "a distance of pointers"
	case *cfg.Unary:
		return t.vagueIn(at, x.X), "an address that is computed in a way which is not followed"
	case *cfg.Binary:
		return t.vagueIn(at, x.X, x.Y), "an address that is computed in a way which is not followed"
	case *cfg.Nondet:
		return t.vagueIn(at, x.From...), "a value that a library function returns, which may be any pointer"
	case *cfg.Self:
		return nil, "the identifier of a thread that a handler of signals may interrupt, which may be any"
	}
	return nil, "a value of which nothing is known"
}

// address is what an lvalue's address follows from.
func (t *tracer) address(at spot, lv *cfg.LVal) (from []factKey) {
	from = t.vagueIn(at, lv.Ptr)
	for _, s := range lv.Path {
		from = append(from, t.vagueIn(at, s.Index)...)
	}
	return from
}

// load is what it follows from that an lvalue holds one: that its address is one, or what it reads there.
func (t *tracer) load(at spot, lv *cfg.LVal) (from []factKey, why string) {
	if v := lv.Var; v != nil && len(lv.Path) == 0 && v.Register() {
		return []factKey{{kind: registerFact, spot: at, v: v}}, ""
	}
	if from = t.address(at, lv); len(from) > 0 {
		return from, ""
	}
	t.each(at, func(s *step) { from = append(from, t.read(s, s.ev.Address(lv), lv.Type.Size())...) })
	return from, "what is read there is not known"
}

// read are the objects at an address whose bytes hold one.
func (t *tracer) read(s *step, at value.Value, size int64) (from []factKey) {
	for _, p := range at.Parts() {
		if p.Base == value.Null || p.Base == value.Unknown || !s.table.Memory(p.Base) {
			continue
		}
		k := factKey{kind: memoryFact, base: s.table.Summary(p.Base), at: everything(p.Base)}
		if c, ok := p.Off.Const(); ok && size > 0 {
			k.at = bytesOf{p.Base, c, c + size}
		}
		if s.ev.Content(p.Base).Holds(value.Unknown) {
			from = append(from, k)
		}
	}
	return from
}

// register is what it follows from that a register holds one before a spot: the assignments from which one can come there
// without another one in between. Where registers are kept without regard to the flow it may be any.
func (t *tracer) register(k factKey) (from []factKey, why string) {
	f := k.edge.From.Func
	seen := map[*cfg.Node]bool{k.edge.From: true}
	entered := k.edge.From == f.Entry
	for work := []*cfg.Node{k.edge.From}; len(work) > 0; work = work[1:] {
		for _, e := range work[0].In {
			if assigns(e, k.v) {
				from = append(from, t.assigned(spot{e, k.ctx}, k.v)...)
				continue
			}
			if !seen[e.From] {
				seen[e.From] = true
				work = append(work, e.From)
				entered = entered || e.From == f.Entry
			}
		}
	}
	if entered {
		from = append(from, t.entered(f, k.ctx, k.v)...)
	}
	if !t.opts.FlatFrames {
		return from, tooMany
	}
	for c, ctx := range t.contexts.list {
		if ctx.fn != t.contexts.at(k.ctx).fn {
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if assigns(e, k.v) {
					from = append(from, t.assigned(spot{e, int32(c)}, k.v)...)
				}
			}
		}
		from = append(from, t.entered(f, int32(c), k.v)...)
	}
	if len(from) == 0 && slices.Contains(f.Params, k.v) {
		from = []factKey{{kind: paramFact, spot: spot{nil, k.ctx}, v: k.v}}
	}
	return from, tooMany
}

// entered is the fact that a register is a parameter which holds one when the function is entered, if it does.
func (t *tracer) entered(f *cfg.Func, ctx int32, v *cfg.Var) []factKey {
	if !slices.Contains(f.Params, v) {
		return nil
	}
	k := factKey{kind: paramFact, spot: spot{nil, ctx}, v: v}
	if t.opts.FlatFrames { // all that it ever holds is kept together
		if from, _ := t.param(k); len(from) == 0 {
			return nil
		}
		return []factKey{k}
	}
	for _, it := range t.in.states(pointAt(f.Entry, ctx)) {
		if held, ok := it.state.Frame.Get(uint32(v.ID)); ok && vague(held) {
			return []factKey{k}
		}
	}
	return nil
}

// assigns reports whether an action may assign a register.
func assigns(e *cfg.Edge, v *cfg.Var) (yes bool) {
	cfg.Operands(e.Action, func(lv *cfg.LVal) { yes = yes || lv.Var == v && len(lv.Path) == 0 }, nil)
	return yes
}

// assigned is the fact that an action assigns one to a register, if it does.
func (t *tracer) assigned(at spot, v *cfg.Var) []factKey {
	if !t.rec.traces.yields[at] {
		return nil
	}
	var to *cfg.LVal
	cfg.Operands(at.edge.Action, func(lv *cfg.LVal) {
		if lv.Var == v && len(lv.Path) == 0 {
			to = lv
		}
	}, nil)
	return []factKey{{kind: resultFact, spot: at, lv: to}}
}

// result is what it follows from that an action writes one.
func (t *tracer) result(k factKey) ([]factKey, string) {
	switch a := k.edge.Action.(type) {
	case *cfg.Assign:
		if cfg.IsScalar(a.LHS.Type) {
			if from := t.vagueIn(k.spot, a.RHS); len(from) > 0 {
				return from, ""
			}
		} else if l, ok := a.RHS.(*cfg.Load); ok {
			return t.load(k.spot, l.LV)
		}
		return nil, "a value of which nothing is known"
	case *cfg.Call:
		return t.called(k.spot, a)
	case *cfg.Return:
		return t.vagueIn(k.spot, a.Value), "a value of which nothing is known"
	case *cfg.AtomicLoad:
		return t.vagueIn(k.spot, t.loadOf(a.Source)), "a value of which nothing is known"
	case *cfg.AtomicStore:
		return t.vagueIn(k.spot, a.Value), "a value of which nothing is known"
	case *cfg.AtomicRMW:
		return t.vagueIn(k.spot, t.loadOf(a.Target), a.Operand), "a value of which nothing is known"
	case *cfg.AtomicCAS:
		return t.vagueIn(k.spot, t.loadOf(a.Target), a.Desired), "a value of which nothing is known"
	case *cfg.Havoc:
		if a.Assembly != nil {
			return t.operandsOf(k.spot, nil)
		}
		from, _ := t.operandsOf(k.spot, nil)
		return from, a.Text + ", which may compute any address"
	case *cfg.Join:
		return nil, "the result of a thread of which it is not known which one it is"
	case *cfg.VaArg:
		return nil, "a variable argument: these are not traced"
	case *cfg.SetJmp:
		return nil, "what longjmp passes: that is not traced"
	}
	return t.operandsOf(k.spot, nil)
}

// loadOf is the expression that reads an lvalue.
func (t *tracer) loadOf(lv *cfg.LVal) cfg.Expr {
	x := t.loads[lv]
	if x == nil {
		x = &cfg.Load{LV: lv}
		t.loads[lv] = x
	}
	return x
}

// operandsOf are the operands of an action that are such pointers, or lead to one.
func (t *tracer) operandsOf(at spot, more []cfg.Expr) (from []factKey, why string) {
	xs := slices.Clone(more)
	cfg.Operands(at.edge.Action, nil, func(x cfg.Expr) { xs = append(xs, x) })
	if from = t.vagueIn(at, xs...); len(from) > 0 {
		return from, ""
	}
	for _, x := range xs {
		if _, ok := x.Type().(*cfg.Pointer); ok {
			t.each(at, func(s *step) { from = append(from, t.read(s, s.ev.Expr(x), 0)...) })
		}
	}
	return from, "what it finds, or makes of that, is not followed"
}

// called is what the result of a call follows from: the results of the functions that it may be one of; that nothing is
// known of who is called; or what a function without a body is given.
func (t *tracer) called(at spot, c *cfg.Call) (from []factKey, why string) {
	for _, ctx := range t.rec.traces.into[at] {
		f := t.funcs[t.contexts.at(ctx).fn].Func.Func
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				r, ok := e.Action.(*cfg.Return)
				if !ok || r.Value == nil {
					continue
				}
				if cfg.IsScalar(r.Value.Type()) {
					from = append(from, t.vagueIn(spot{e, ctx}, r.Value)...)
				} else if l, ok := r.Value.(*cfg.Load); ok {
					found, _ := t.load(spot{e, ctx}, l.LV)
					from = append(from, found...)
				}
			}
		}
	}
	if from = append(from, t.vagueIn(at, c.Callee)...); len(from) > 0 {
		return from, ""
	}
	name := said(c)
	if ref, ok := c.Callee.(*cfg.FuncRef); ok && ref.Func.HasBody() {
		return nil, "result of " + name + ", which is not traced"
	}
	if from, _ = t.operandsOf(at, nil); len(from) > 0 {
		return from, ""
	}
	return nil, "result of " + name + ", of which nothing is known"
}

// param is what it follows from that a parameter holds one: the arguments of calls, and what threads are started with.
func (t *tracer) param(k factKey) (from []factKey, why string) {
	f := t.funcs[t.contexts.at(k.ctx).fn].Func.Func
	i := slices.Index(f.Params, k.v)
	for _, at := range t.rec.traces.callers[k.ctx] {
		switch a := at.edge.Action.(type) {
		case *cfg.Call:
			if t.flow.inLibrary(at.edge) || i >= len(a.Args) {
				continue
			}
			if ref, ok := a.Callee.(*cfg.FuncRef); ok && !ref.Func.HasBody() {
				fs, _ := t.operandsOf(at, nil)
				from = append(from, fs...)
				continue
			}
			from = append(from, t.vagueIn(at, a.Args[i])...)
		case *cfg.Create:
			if i == 0 {
				from = append(from, t.vagueIn(at, a.Arg)...)
			}
		}
	}
	if len(from) > 0 {
		return from, ""
	}
	if len(t.rec.traces.callers[k.ctx]) == 0 {
		return []factKey{{kind: codeFact}}, ""
	}
	if f == t.program.Main {
		return nil, "an argument of main"
	}
	return nil, fmt.Sprintf("argument with which code that is not in the program may call %s", f.Name)
}

// memory is what it follows from that bytes of an object hold one.
func (t *tracer) memory(k factKey) (from []factKey, why string) {
	from = t.cut(k.base)
	for _, w := range t.rec.traces.writers[k.base] {
		if k.at.hi > k.at.lo && w.size > 0 {
			if c, ok := w.off.Const(); ok && (c >= k.at.hi || c+w.size <= k.at.lo) {
				continue
			}
		}
		from = append(from, factKey{kind: resultFact, spot: w.spot, lv: w.lv})
	}
	if k.base != value.Crowd {
		s := &step{engine: t.engine, env: frozen{t.in.sol}}
		if s.member(k.base) {
			from = append(from, factKey{kind: memoryFact, base: value.Crowd, at: k.at})
		}
		if writtenAnywhere().get(s.env) && t.poisoned(s, k.base) {
			from = append(from, factKey{kind: anywhereFact})
		}
	}
	if info := t.table.Info(k.base); info.Kind == value.KindVar && info.Var.Extern || info.Kind == value.KindEnv {
		from = append(from, factKey{kind: outsideFact, base: k.base, at: everything(k.base)})
	}
	return from, tooMany
}

// cut is the fact that more is written to an object than is traced, if it is.
func (t *tracer) cut(b value.Base) []factKey {
	if len(t.rec.traces.writers[b]) < maxWriters {
		return nil
	}
	return []factKey{{kind: cutFact}}
}

// poisoned reports whether what is written through such a pointer may lie in an object.
func (t *tracer) poisoned(s *step, b value.Base) bool {
	info := t.table.Info(b)
	if info.Kind == value.KindEnv || info.Kind == value.KindVar && info.Var.Storage == cfg.Literal {
		return false
	}
	return t.table.Static(b) || s.Escaped(b)
}
