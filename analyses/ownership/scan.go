package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// scan is the look at the text of a program that drops all kinds of nodes whose pointers, and whatever leads to
// them, may be taken for something else: see the package comment.
type scan struct {
	*types
	// Registers of type void * that hold what has been allocated: what that is converted to, or in which member it
	// is stored.
	raw    map[*cfg.Var]kinds
	brings map[*cfg.Var]*cfg.Field
	passed bool  // pointers to records that lead to nodes are passed on as void *; see conversions.go
	sent   kinds // of these kinds links may have left the program; see bytes.go
	// What is presumed of member arrays, see within.go: for which kinds, at which edges, and of which ones it would be.
	stay     kinds
	presumes map[*cfg.Edge]presumption
	hurt     kinds
	texts    map[*cfg.Var]text // registers that point to numbers in them; see texts.go
	at       *cfg.Edge         // that is looked at
	pointed  []*cfg.Func       // functions that may be called by pointers; see pointed.go
}

func (s *scan) drop(ks kinds) { s.dropped |= ks }

// program looks at everything. It reports whether there is anything left.
func (s *scan) program(p *cfg.Program) bool {
	if !p.Whole() {
		return false
	}
	for _, v := range p.Globals {
		s.variable(v)
	}
	for _, f := range p.All() {
		for _, vs := range [][]*cfg.Var{f.Params, f.Locals} {
			for _, v := range vs {
				s.variable(v)
			}
		}
		if f.Result != nil {
			s.variable(f.Result)
		}
	}
	s.allocations(p)
	s.findTexts(p)
	s.pointed = pointed(p)
	all := true
	edges(p, func(e *cfg.Edge) {
		if all = all && s.alive() != 0 && s.edge(e); all {
			s.belongs(e)
		}
	})
	s.comeBack(p)
	s.spread()
	return all && s.alive() != 0
}

// alive are the kinds that have not been dropped.
func (t *types) alive() kinds { return (1<<len(t.kinds) - 1) &^ t.dropped }

// variable drops what lies in a variable, or is led to by one, that is neither a register, nor a local one, nor static
// and zero at the start. What a local one holds, or memory from an allocation, before something is stored there is
// undefined; so nobody takes it for a node.
func (s *scan) variable(v *cfg.Var) {
	ks := s.leads(v.Type)
	if ks == 0 {
		return
	}
	if s.homes[v] == nil {
		s.drop(s.objects(v.Type))
	}
	switch {
	case v.Atomic, v.Extern, v.Weak, v.Several, v.Standard:
		s.drop(ks)
	case v.Storage != cfg.Global && v.Storage != cfg.Local && !v.Register():
		s.drop(ks)
	}
	if a, ok := v.Type.(*cfg.Array); ok && endless(a.Elem) {
		s.drop(ks)
	}
}

// objects are the kinds of which there is a node in an object of a type.
func (s *scan) objects(x cfg.Type) (ks kinds) {
	switch x := x.(type) {
	case *cfg.Array:
		return s.objects(x.Elem)
	case *cfg.Record:
		ks = s.of[x]
		for _, f := range x.Fields {
			ks |= s.objects(f.Type)
		}
	}
	return ks
}

// edge looks at an action. It is false if nothing can be said of the whole program.
func (s *scan) edge(e *cfg.Edge) bool {
	s.at = e
	switch a := e.Action.(type) {
	case *cfg.SetJmp, *cfg.LongJmp, *cfg.Havoc:
		return false
	case *cfg.Create:
		if a.Kind == cfg.SignalHandler {
			return false
		}
		s.itself(a.Thread)
		s.operand(a.Attr)
		s.operand(a.Start)
		if a.Arg != nil {
			s.moved(a.Arg)
			s.drop(s.leads(a.Arg.Type()))
		}
		return true
	case *cfg.Assign:
		if s.linked(a) {
			return true
		}
		s.lval(a.LHS)
		if s.bringing(a) {
			return true
		}
		s.drop(s.whole(a.LHS.Type))
		if ks := s.leads(a.LHS.Type) | s.leads(a.RHS.Type()); ks != 0 && !cfg.Identical(a.LHS.Type, a.RHS.Type()) {
			s.drop(ks)
		}
		if r := made(a.RHS); r != nil && s.of[r] != 0 {
			if a.LHS.Register() == nil && !s.isLink(a.LHS) || s.raw[cfg.RegisterOf(a.RHS.(*cfg.Cast).X)] != s.of[r] {
				s.drop(s.leads(r))
			}
			s.drop(s.foreign(r))
			return true
		}
		if v := a.LHS.Register(); s.handle(v) != 0 {
			if !s.grips(v, a.RHS) {
				s.drop(s.handle(v))
			}
			return true
		}
		if !s.element(a.RHS) && !s.holds(a.LHS.Register(), a.RHS) {
			s.moved(a.RHS)
		}
		return true
	case *cfg.Guard:
		s.compared(a.Cond)
		return true
	case *cfg.Return:
		if a.Value != nil {
			if !s.holds(e.From.Func.Result, a.Value) {
				s.moved(a.Value)
			}
			if r := e.From.Func.Result; r == nil || !cfg.Identical(r.Type, a.Value.Type()) {
				s.drop(s.leads(a.Value.Type()))
			}
		}
		return true
	case *cfg.Free:
		if s.brings[cfg.RegisterOf(cfg.Uncast(a.Ptr))] != nil {
			return true
		}
		if c, ok := a.Ptr.(*cfg.Cast); ok && isVoidPointer(c.Typ) && s.node(c.X.Type()) != 0 {
			if l, ok := c.X.(*cfg.Load); ok {
				s.lval(l.LV)
				return true
			}
		} else if ok && s.converts(c) {
			s.expr(c.X)
			return true
		}
	case *cfg.Call:
		s.call(a)
		return true
	case *cfg.MemCopy:
		s.memories(a)
		s.operand(a.Len)
		return true
	case *cfg.MemSet:
		if lv := s.zeroed(a); lv != nil {
			s.lval(lv)
			return true
		}
		s.memories(a)
		s.operand(a.Byte)
		s.operand(a.Len)
		for _, x := range slices.Concat(a.From, a.Args) {
			if !isPointer(x.Type()) {
				s.operand(x)
			}
		}
		return true
	case *cfg.Touch:
		if a.Deep || a.Calls {
			break
		}
		s.memories(a)
		s.operand(a.Len)
		s.operand(a.Unit)
		return true
	}
	operand := s.operand
	if waits(e.Action) {
		operand = s.itself
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		s.lval(lv)
		s.drop(s.leads(lv.Type))
	}, operand)
	return true
}

// memories looks at the bytes that a function of the library gets at.
func (s *scan) memories(a cfg.Action) {
	for _, b := range effects(a) {
		s.memory(b.at, b.reaches)
	}
}

// foreign are the kinds that members of a record lead to which are no links, nor pointers to something else: nobody looks
// whether these have been written since the object was made. (What is followed, or called, by a pointer that has not been
// written is nothing: that is undefined.)
func (s *scan) foreign(r *cfg.Record) (ks kinds) {
	for _, f := range r.Fields {
		if s.node(f.Type) == 0 && !isPointer(f.Type) {
			ks |= s.leads(f.Type)
		}
	}
	return ks
}

// operand is an expression that leads to no node.
func (s *scan) operand(x cfg.Expr) {
	if x != nil {
		s.expr(x)
		s.drop(s.leads(x.Type()))
	}
}

// call is one of a function of the program, with what it expects, if nodes are passed.
func (s *scan) call(a *cfg.Call) {
	ref, direct := a.Callee.(*cfg.FuncRef)
	known, typ := direct && ref.Func.HasBody(), s.byPointer(a)
	switch {
	case typ != nil:
		s.expr(a.Callee)
	case !direct:
		s.operand(a.Callee)
	}
	for i, x := range a.Args {
		if !s.element(x) && !(known && i < len(ref.Func.Params) && s.grips(ref.Func.Params[i], x)) &&
			!(called(a) != nil && s.holds(ref.Func.Params[i], x)) {
			s.moved(x)
		}
		s.drop(s.whole(x.Type()))
		if typ != nil && cfg.Identical(x.Type(), typ.Params[i]) {
			continue
		}
		if !known || i >= len(ref.Func.Params) || !cfg.Identical(x.Type(), ref.Func.Params[i].Type) {
			s.drop(s.leads(x.Type()))
			if known && i < len(ref.Func.Params) {
				s.drop(s.leads(ref.Func.Params[i].Type))
			}
		}
	}
	if direct && len(a.Args) < len(ref.Func.Params) {
		for _, p := range ref.Func.Params[len(a.Args):] {
			s.drop(s.leads(p.Type))
		}
	}
	if a.Result != nil {
		s.lval(a.Result)
		s.drop(s.whole(a.Result.Type) | s.handle(a.Result.Register()))
		if !known || ref.Func.Result == nil || !cfg.Identical(a.Result.Type, ref.Func.Result.Type) {
			s.drop(s.leads(a.Result.Type))
		}
	}
	if direct && !s.texts[ref.Func.Result].none() && a.Result != nil && (called(a) == nil ||
		a.Result.Register() == nil || !cfg.Identical(a.Result.Type, ref.Func.Result.Type)) {
		s.spoil(s.texts[ref.Func.Result])
	}
	if direct && ref.Typ != nil {
		if p, ok := ref.Typ.(*cfg.Pointer); !ok || !cfg.Identical(p.Elem, ref.Func.Type) {
			s.drop(s.leads(ref.Typ) | s.leads(ref.Func.Type))
		}
	}
}

// whole are the kinds that an object of a type leads to that is moved as a whole, and no pointer.
func (s *scan) whole(x cfg.Type) kinds {
	if _, ok := x.(*cfg.Pointer); ok {
		return 0
	}
	return s.leads(x)
}

func (s *scan) expr(x cfg.Expr) {
	switch x := x.(type) {
	case nil:
		return
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); !ok || n != 0 {
			s.drop(s.leads(x.Typ))
		}
	case *cfg.FuncRef:
		s.functionRef(x)
	case *cfg.AddrOf:
		s.address(x)
		return
	case *cfg.Load:
		s.lval(x.LV)
		s.drop(s.whole(x.LV.Type) | s.handle(cfg.RegisterOf(x)))
		s.spoil(s.texts[x.LV.Var])
		return
	case *cfg.Binary:
		if x.Op.IsComparison() {
			s.compared(x.X, x.Y)
			return
		}
	case *cfg.PtrDiff:
		if s.text(x.X).none() == s.text(x.Y).none() { // or else the number is an address
			s.compared(x.X, x.Y)
			return
		}
	case *cfg.Unary:
		if x.Op == cfg.Not {
			s.compared(x.X)
			return
		}
	case *cfg.Cast:
		if from, to := x.X.Type(), x.Typ; !cfg.Identical(from, to) && !isBool(to) && !cfg.IsVoid(to) && !cfg.IsNull(x.X) {
			s.drop(s.leads(from) | s.leads(to))
		}
	case *cfg.PtrAdd:
		s.drop(s.node(x.Typ) | s.node(x.X.Type()))
		if !cfg.Identical(x.Typ, x.X.Type()) {
			s.drop(s.leads(x.Typ) | s.leads(x.X.Type()))
		}
	case *cfg.Nondet:
		s.drop(s.leads(x.Typ))
		for _, y := range slices.Concat(x.From, x.Args) {
			s.drop(s.leads(y.Type()))
			if _, pointer := x.Typ.(*cfg.Pointer); !pointer {
				s.memory(y, reaches{looks: true}) // a number that says something of them
			}
		}
		if _, pointer := x.Typ.(*cfg.Pointer); !pointer {
			return
		}
	}
	cfg.Subexprs(x, nil, s.expr)
}

// lval checks that an lvalue is of the types that it says, where it has to do with nodes.
func (s *scan) lval(lv *cfg.LVal) {
	if lv == nil {
		return
	}
	var at cfg.Type
	if lv.Var != nil {
		at = lv.Var.Type
	} else {
		if !s.element(lv.Ptr) && s.through(lv) == nil && !(!s.textAt(lv).none() && s.numbers(lv.Ptr)) {
			s.moved(lv.Ptr)
		}
		p, ok := lv.Ptr.Type().(*cfg.Pointer)
		if !ok {
			s.drop(s.leads(lv.Ptr.Type()) | s.leads(lv.Type))
			return
		}
		at = p.Elem
		if s.through(lv) == nil {
			s.drop(s.node(at)) // the place of a pointer to a node, which has no name
		}
	}
	ks := s.leads(at) | s.leads(lv.Type)
	right := !lv.Internal || lv.Register() != nil
	for i, step := range lv.Path {
		s.expr(step.Index)
		s.expr(step.Scale)
		ks |= s.leads(step.Elem)
		switch r := at.(type) {
		case *cfg.Record:
			switch {
			case step.Field != nil:
				right = right && slices.Contains(r.Fields, step.Field) && cfg.Identical(step.Field.Type, step.Elem)
			default:
				right = right && i == 0 && lv.Ptr != nil && s.of[r] == 0 && step.Scale == nil && cfg.Identical(r, step.Elem)
			}
		case *cfg.Array:
			right = right && step.Index != nil && step.Scale == nil && cfg.Identical(r.Elem, step.Elem)
		default:
			right = right && i == 0 && lv.Ptr != nil && step.Index != nil && step.Scale == nil && cfg.Identical(at, step.Elem)
		}
		at = step.Elem
	}
	if ks != 0 && (!right || lv.BitField() == nil && !cfg.Identical(at, lv.Type)) {
		s.drop(ks)
	}
}

func isBool(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && i.Bool
}
