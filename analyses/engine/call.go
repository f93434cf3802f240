package engine

import (
	"encoding/binary"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// argument is an evaluated argument: a scalar, or the content of a record.
type argument struct {
	value  value.Value
	object *value.Object
	expr   cfg.Expr // nil where the program does not spell it out
	typ    cfg.Type // nil where it is that of the parameter
}

func (a argument) any() value.Value {
	v := a.value
	a.object.Values(func(x value.Value) { v = v.Join(x) })
	return v
}

// call evaluates a call, for one object after the other where it says so. Where none of the objects is known to hold a
// function, but one holds a number, that comes from somewhere that is not modelled, as in any other call: see callees.
// A number is the address of no object, as where memory is used: the assumption addresses-as-numbers is listed where
// the library's model uses the object.
func (s *step) call(a *cfg.Call) {
	if a.Each == nil {
		s.callOne(a)
		return
	}
	found, number := false, false
	for _, p := range s.ev.Register(a.Each).Parts() {
		if p.Base == value.Null {
			continue
		}
		s.branch(func() {
			s.ev.Store(&cfg.LVal{Var: a.Each, Type: a.Each.Type, Internal: true}, value.Pointers(p.Base, p.Off))
			callee := s.peek(a.Callee)
			if number = number || holdsNumber(callee); s.holdsFunction(callee) {
				found = true
				s.callOne(a)
			}
		})
	}
	if number && !found {
		s.branch(func() { s.callOne(a) })
	}
}

// peek is the value of an expression that is evaluated only to see what it is.
func (s *step) peek(x cfg.Expr) (v value.Value) {
	s.unrecorded(func() { v = s.ev.Expr(x) })
	return v
}

// callOne evaluates a call of whatever the callee may be.
func (s *step) callOne(a *cfg.Call) {
	s.ev.PublishEscaped()
	callee := s.ev.Followed(a.Callee)
	args := make([]argument, len(a.Args))
	for i, x := range a.Args {
		args[i].expr, args[i].typ = x, x.Type()
		if cfg.IsScalar(x.Type()) {
			args[i].value = s.ev.Expr(x)
		} else {
			args[i].object = s.ev.Aggregate(x)
		}
	}
	if s.ev.Undefined {
		return
	}
	s.flush()
	to := s.callees(callee, a.Callee)
	if _, direct := a.Callee.(*cfg.FuncRef); !direct && s.rec != nil {
		s.resolved(s.rec.calls, !to.any)
	}
	if to.outside {
		s.branch(func() { s.unknown(s.behind(a.Callee, a.Each != nil), args, a.Result) })
	}
	if to.passed {
		s.branch(func() {
			s.assignAny(a.Result, value.AnyInt())
			s.emit()
		})
	}
	for _, f := range to.functions {
		s.branch(func() {
			if f.HasBody() {
				s.invoke(f, args, a.Result)
			} else {
				s.unknown(f, args, a.Result)
			}
		})
	}
}

// invoke enters a function and emits what comes back, with its result written to result.
func (s *step) invoke(f *cfg.Func, args []argument, result *cfg.LVal) {
	s.enterAnd(f, args, func(v value.Value, o *value.Object) {
		switch {
		case result == nil:
		case f.Result == nil:
			s.assume("mismatched-call", s.edge.Pos, f.Name+" is called for its result, but has none: that is taken for a number")
			s.assignAny(result, value.AnyInt())
		case cfg.IsScalar(result.Type):
			s.ev.Store(result, s.result(f, v.Join(o.Read(value.At(0), result.Type.Size())), result.Type))
			s.passedOn(f, result)
		default:
			s.ev.StoreObject(result, o)
		}
	})
}

// passedOn says that a register has got what the result of a function holds, another register: that of the activation which
// has just returned. So it is if the function returns something wherever it returns.
func (s *step) passedOn(f *cfg.Func, to *cfg.LVal) {
	if to.Register() == nil || !f.Result.Register() || !cfg.Identical(to.Type, f.Result.Type) {
		return
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if r, ok := e.Action.(*cfg.Return); ok && r.Value == nil {
				return
			}
		}
	}
	s.yields = &cfg.Load{LV: &cfg.LVal{Var: f.Result, Type: f.Result.Type, Internal: true}}
}

// enterAnd enters a function, and emits what comes back after then has seen its result, a scalar or an object.
func (s *step) enterAnd(f *cfg.Func, args []argument, then func(v value.Value, o *value.Object)) {
	s.engine.entries.made++
	saved, before := s.ev.St, s.tuple
	s.become(s.entries.enter(f.ID, s.tuple, s.here().guest))
	c := s.enter(f, s.tuple, s.project(args), s.here().guest, s.ctx, s.edge)
	if s.rec != nil {
		s.rec.traces.entered(s, c)
	}
	var kept value.Kept
	caller, framed := s.tuple, !s.facts.Jumps && !s.opts.Flat // there, the state does not say what can be reached
	if !s.facts.Jumps {
		kept = s.narrow(f, c, args)
	}
	if framed {
		s.forget(f, c, &kept)
		s.become(s.product.Frame(s.tuple, s.reached(&kept)))
	}
	s.bind(f, args)
	s.entered(f, args)
	s.depositEntered(f, c)
	entryOf(c).add(s.env, s.domain.add(nil, s.tuple, s.ev.St))
	for _, n := range s.funcs[f.ID].Ends {
		s.env.Demand(pointAt(n, c))
	}
	did := s.done(c)
	for _, back := range s.env.Get(pointAt(f.Exit, c)) {
		s.resume(back)
		s.recall(before, did)
		if !s.facts.Jumps {
			s.ev.Disown(&kept, s.own(f, s.contexts.at(c).path))
		}
		if framed {
			s.become(s.product.Unframe(caller, s.tuple, s.reached(&kept)))
		}
		var v value.Value
		var o *value.Object
		if f.Result != nil {
			if f.Result.Register() {
				v = s.resultIn(f, c)
			} else {
				o = s.ev.Content(s.table.Var(f.Result, s.ev.Thread))
			}
		}
		s.drop(f)
		if !s.facts.Jumps {
			s.ev.Rejoin(kept)
		}
		s.ev.Restore(saved)
		if !s.cameBack() || !s.checked(f, args) {
			continue
		}
		then(v, o)
		s.emit()
	}
}

// checked draws the conclusions from the return of a function that checks its arguments. It reports whether
// that is possible at all.
func (s *step) checked(f *cfg.Func, args []argument) bool {
	possible := true
	s.unrecorded(func() { // the arguments have been evaluated before
		for _, i := range s.funcs[f.ID].Checks {
			if possible && i < len(args) && args[i].expr != nil && cfg.Identical(args[i].typ, f.Params[i].Type) {
				possible = s.ev.Guard(args[i].expr, true)
			}
		}
	})
	return possible
}

// result is what a caller that expects a value of type to finds of a result of f.
func (s *step) result(f *cfg.Func, v value.Value, to cfg.Type) value.Value {
	switch cfg.Passes(f.Result.Type, to, false) {
	case cfg.Cut:
		return s.ev.Cast(v, f.Result.Type, to)
	case cfg.Open:
		pos := f.Pos
		if s.edge != nil {
			pos = s.edge.Pos
		}
		s.assume("mismatched-call", pos,
			f.Name+" has a result of another type than its caller expects: that is taken for a number, or for what it returns")
		return v.Join(value.AnyInt())
	}
	return v
}

// drop forgets the local variables of f, which has returned. When the caller is none of the functions that f
// may call and that may call f, no activation of any of those is left: whoever is active is, directly or not, a
// caller of the running function.
func (s *step) drop(f *cfg.Func) {
	info := s.funcs[f.ID]
	switch {
	case !info.Recursive:
		s.ev.Drop(f)
	case s.funcs[s.here().fn].Component != info.Component:
		s.ev.DropAll(func(g *cfg.Func) bool { return s.funcs[g.ID].Component == info.Component })
	}
}

// bind makes the frame of a function that is entered.
func (s *step) bind(f *cfg.Func, args []argument) {
	s.ev.St.Frame = value.State{}.Frame
	s.ev.St.Folded = value.State{}.Folded
	s.ev.St.Varargs = value.Bottom()
	args = s.passed(f, args)
	for i, p := range f.Params {
		a := args[i]
		lv := &cfg.LVal{Var: p, Type: p.Type, Internal: true}
		if !p.Register() {
			s.ev.Declare(p)
		}
		if cfg.IsScalar(p.Type) {
			s.ev.Store(lv, a.any())
		} else if a.object != nil {
			s.ev.StoreObject(lv, a.object)
		} else {
			s.assignAny(lv, a.value)
		}
	}
	for _, v := range s.funcs[f.ID].Undeclared {
		s.ev.Declare(v)
	}
	for i := len(f.Params); i < len(args); i++ {
		s.ev.St.Varargs = s.ev.St.Varargs.Join(args[i].any())
	}
}

// passed is what the parameters of f find of the arguments of a call, and the arguments behind them. Where the
// types differ, it follows the conventions of x86, which have the callee look at a part of what the caller has
// passed. Where these leave open what it finds, that may be any number, or any of the arguments, which may lie
// in the registers that f looks at; the report says so, since a register may hold a pointer from before the
// call, too.
func (s *step) passed(f *cfg.Func, args []argument) []argument {
	alike := len(args) >= len(f.Params)
	for i, p := range f.Params {
		alike = alike && (args[i].typ == nil || args[i].typ == p.Type || cfg.Passes(args[i].typ, p.Type, f.Type.Variadic) == cfg.Alike)
	}
	if alike {
		return args
	}
	types := make([]cfg.Type, len(args))
	all := value.AnyInt()
	for i := range args {
		if types[i] = args[i].typ; types[i] == nil {
			types[i] = s.program.Types.Int
			if i < len(f.Params) {
				types[i] = f.Params[i].Type
			}
		}
		all = all.Join(args[i].any())
	}
	out := make([]argument, len(f.Params), max(len(args), len(f.Params)))
	for i, how := range f.Receives(types, s.program.Types.Model) {
		if i < len(args) {
			out[i] = args[i]
		}
		switch to := f.Params[i].Type; how {
		case cfg.Cut:
			out[i].value = s.ev.Cast(out[i].value, types[i], to)
		case cfg.Open:
			out[i] = argument{value: all}
			pos := f.Pos
			if s.edge != nil {
				pos = s.edge.Pos
			}
			s.assume("mismatched-call", pos, f.Name+
				" is called with other arguments than it is defined with: what it finds instead is a number, or one of the others")
		}
	}
	if len(args) > len(out) {
		out = append(out, args[len(out):]...)
	}
	return out
}

// project is what of the arguments tells contexts apart: bases with their offsets, and integers if they are
// constant.
func (s *step) project(args []argument) string {
	var key []byte
	for _, a := range args {
		for _, p := range a.value.Parts() {
			c, ok := p.Off.Const()
			if p.Base == value.Null && !ok {
				continue
			}
			key = binary.AppendUvarint(key, uint64(p.Base)+2)
			if ok {
				key = binary.AppendVarint(append(key, 1), c)
			} else {
				key = append(key, 0)
			}
		}
		key = append(key, 0)
	}
	return string(key)
}

// ret leaves a function.
func (s *step) ret(a *cfg.Return) {
	f := s.edge.From.Func
	if a.Value != nil && f.Result != nil {
		lv := &cfg.LVal{Var: f.Result, Type: f.Result.Type, Internal: true}
		if cfg.IsScalar(f.Result.Type) {
			s.ev.Store(lv, s.ev.Expr(a.Value))
		} else {
			s.ev.Declare(f.Result)
			s.ev.StoreObject(lv, s.ev.Aggregate(a.Value))
		}
	} else if a.Value != nil {
		s.ev.Expr(a.Value)
	}
	// The registers of the function are dead, but for its result.
	frame := value.State{}.Frame
	if f.Result != nil && f.Result.Register() {
		frame = frame.Set(uint32(f.Result.ID), s.ev.Register(f.Result))
	}
	s.ev.St.Frame = frame
	s.left(s.origin().From.Func)
	s.emit()
}

// callBack emits the present state, and the states after any number of calls of the functions that v contains,
// each with arg for all of its arguments.
func (s *step) callBack(v, arg value.Value) {
	s.emit()
	found, any := s.functions(v)
	var fs []*cfg.Func
	for _, f := range found {
		if f.HasBody() {
			fs = append(fs, f)
		}
	}
	if any {
		s.havocked(s.edge.Pos, "a function behind an unknown pointer is called back")
		s.unknownActs(v)
		s.emit()
	}
	s.callEach(fs, func(*cfg.Func) value.Value { return arg }, func(*cfg.Func, value.Value) {})
}

// callEach adds to the states that leave the edge those after any number of calls of some functions, each with one
// value for all of its arguments, and passes their results on. The state at the entry of a function holds the states
// after earlier calls, by way of the loop.
func (s *step) callEach(fs []*cfg.Func, arg func(*cfg.Func) value.Value, result func(*cfg.Func, value.Value)) {
	if len(fs) == 0 {
		return
	}
	for again := true; again; {
		before := s.out
		for _, it := range before {
			for _, f := range fs {
				s.resume(it)
				s.callWith(f, arg(f), result)
			}
		}
		s.out = s.domain.Widen(before, s.out)
		again = !s.domain.Equal(unfolded(before), unfolded(s.out))
	}
}

// callWith calls a function with one value for all of its arguments, the variable ones too, and passes its result on.
func (s *step) callWith(f *cfg.Func, arg value.Value, result func(*cfg.Func, value.Value)) {
	args := make([]argument, len(f.Params), len(f.Params)+1)
	if f.Type != nil && f.Type.Variadic {
		args = append(args, argument{})
	}
	for i := range args {
		args[i].value, args[i].typ = arg, s.program.Types.VoidPtr()
	}
	s.enterAnd(f, args, func(v value.Value, o *value.Object) {
		if f.Result != nil {
			o.Values(func(x value.Value) { v = v.Join(x) })
			result(f, v)
		}
	})
}

// unfolded are states without what has been folded since the running function was entered, of which a function that
// is called knows nothing: what becomes of it is added to what has been folded before.
func unfolded(in states) states {
	out := slices.Clone(in)
	for i := range out {
		out[i].state.Folded = value.State{}.Folded
	}
	return out
}

var _ digest.Env = (*step)(nil)
