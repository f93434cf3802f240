package halves

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// eval is what an expression is; nil if that is not known. What it computes by the way is added to the state.
//
// Signed arithmetic is exact where it is defined, as is that of addresses. Unsigned arithmetic and conversions are only where
// the state shows that what they compute lies in the type.
func (w *walk) eval(s *state, x cfg.Expr) form {
	if !followed(x.Type()) {
		return nil
	}
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && n > -maxNumber && n < maxNumber {
			if t := counted(x.Typ); n >= 0 || t != nil && t.Signed { // (void *)-1 is the last address
				return number(n)
			}
		}
	case *cfg.Load:
		return w.load(s, x.LV)
	case *cfg.AddrOf:
		return w.address(s, x.LV)
	case *cfg.PtrAdd:
		p, i := w.eval(s, x.X), w.eval(s, x.Index)
		return p.plus(i.times(x.Scale))
	case *cfg.PtrDiff:
		if d := w.eval(s, x.X).minus(w.eval(s, x.Y)); d != nil && x.Scale > 0 {
			return w.quotient(s, x, d, x.Scale)
		}
	case *cfg.Cast:
		return w.cast(s, x)
	case *cfg.Binary:
		return w.binary(s, x)
	case *cfg.Nondet:
		at := w.place(x, x.Typ)
		s.forget(at, w.space)
		return single(at)
	}
	return nil
}

// load is what is read. (Of a thread-local variable each thread has its own.)
func (w *walk) load(s *state, lv *cfg.LVal) form {
	if lv.Volatile || !followed(lv.Type) {
		return nil
	}
	if v := lv.Register(); v != nil {
		return single(w.place(v, v.Type))
	}
	if lv.Var != nil {
		off, ok := lies(lv)
		switch v := lv.Var; {
		case !ok:
		case w.objects[v] && !w.changed(off, lv.Type.Size()):
			return single(w.place(given{v, fieldOf(off, lv.Type)}, lv.Type))
		case v.Storage == cfg.Global && cfg.Identical(lv.Type, v.Type) &&
			!v.Atomic && !v.Extern && !v.Weak && !v.Several && !w.stored[v]:
			w.contents[v] = true
			return single(w.place(content{v}, v.Type))
		}
		return nil
	}
	if off, ok := w.own(s, lv); ok {
		if !w.changed(off, lv.Type.Size()) {
			return single(w.place(fieldOf(off, lv.Type), lv.Type))
		}
	}
	return nil
}

// changed reports whether activations write some bytes of what they are given.
func (w *walk) changed(off, size int64) bool {
	for f := range w.written {
		if f.meets(off, size) {
			return true
		}
	}
	return false
}

// lies is how far behind the begin of the variable or the target of the pointer an lvalue lies, if only members lead there.
func lies(lv *cfg.LVal) (off int64, ok bool) {
	for _, step := range lv.Path {
		if step.Field == nil || step.Unmeasured() {
			return 0, false
		}
		off += step.Field.Offset
	}
	return off, true
}

// own is how far behind the begin of the activation's argument an lvalue lies.
func (w *walk) own(s *state, lv *cfg.LVal) (int64, bool) {
	off, ok := lies(lv)
	if lv.Ptr == nil || !ok {
		return 0, false
	}
	n, ok := s.difference(w.eval(s, lv.Ptr), single(w.place(argument{}, nil)), w.space)
	return off + n, ok
}

// address is where an lvalue lies. Local variables lie elsewhere in each activation.
func (w *walk) address(s *state, lv *cfg.LVal) (f form) {
	switch {
	case lv.Ptr != nil:
		f = w.eval(s, lv.Ptr)
	case lv.Var.Storage == cfg.Global && !lv.Var.Several && !lv.Var.Weak && !lv.Var.Extern:
		f = single(w.place(address{lv.Var}, nil))
	}
	for _, step := range lv.Path {
		switch {
		case step.Unmeasured():
			return nil
		case step.Field != nil:
			f = f.add(step.Field.Offset)
		default:
			f = f.plus(w.eval(s, step.Index).times(step.Elem.Size()))
		}
	}
	return f
}

// cast is what a conversion yields.
func (w *walk) cast(s *state, x *cfg.Cast) form {
	f := w.eval(s, x.X)
	_, pointer := x.Typ.(*cfg.Pointer)
	_, from := x.X.Type().(*cfg.Pointer)
	if f == nil || f.constant() && f.at(0) == 0 {
		return f
	}
	switch {
	case pointer && from, isBool(x.X.Type()) && !pointer:
		return f
	case pointer || from || isBool(x.Typ):
		return nil
	}
	to, of := counted(x.Typ), counted(x.X.Type())
	switch {
	case to.HasAll(of):
		return f
	case !to.Signed && of.Signed && to.Bytes >= of.Bytes && s.implies(f, w.space):
		return f
	case f.constant() && f.at(0) >= 0 && f.at(0) < 128:
		return f
	}
	return nil
}

// binary is what an operator yields.
func (w *walk) binary(s *state, x *cfg.Binary) form {
	t := counted(x.Typ)
	a, b := w.eval(s, x.X), w.eval(s, x.Y)
	if t == nil || a == nil || b == nil {
		return nil
	}
	switch x.Op {
	case cfg.Add:
		if f := a.plus(b); t.Signed || w.fits(s, f, t) {
			return f
		}
	case cfg.Sub:
		if f := a.minus(b); t.Signed || f != nil && s.implies(f, w.space) {
			return f
		}
	case cfg.Mul:
		if f := a; t.Signed && b.constant() {
			return f.times(b.at(0))
		} else if t.Signed && a.constant() {
			return b.times(a.at(0))
		}
	case cfg.Div:
		if n := b.at(0); b.constant() && n > 0 && n < maxCoefficient {
			return w.quotient(s, x, a, n)
		}
	case cfg.Shr:
		if n := b.at(0); b.constant() && n >= 0 && n < 29 {
			if a.constant() {
				return number(a.at(0) >> n)
			}
			return w.quotient(s, x, a, 1<<n) // of a negative number this says less than is so: it is rounded down
		}
	}
	return nil
}

// atMost is a number that a number of bytes is not more than: if unsigned arithmetic comes round, what it yields is less.
func (w *walk) atMost(s *state, x cfg.Expr) form {
	if b, ok := x.(*cfg.Binary); ok && counted(b.Typ) != nil {
		switch n, constant := cfg.IsConst(b.Y); b.Op {
		case cfg.Mul:
			if m, first := cfg.IsConst(b.X); first && m >= 0 {
				return w.atMost(s, b.Y).times(m)
			} else if constant && n >= 0 {
				return w.atMost(s, b.X).times(n)
			}
		case cfg.Add:
			return w.atMost(s, b.X).plus(w.atMost(s, b.Y))
		}
	}
	return w.eval(s, x)
}

// fits reports whether a sum of unsigned numbers lies in their type: it is not more than another number of a type that has no
// more numbers.
func (w *walk) fits(s *state, f form, t *cfg.Int) bool {
	if f == nil {
		return false
	}
	seen := map[int]bool{}
	for _, g := range append(append([]form(nil), s.eq...), s.ge...) {
		for i := 1; i < len(g); i++ {
			if of, ok := w.space.types[i].(*cfg.Int); ok && g[i] != 0 && t.HasAll(&cfg.Int{Bytes: of.Bytes}) {
				seen[i] = true
			}
		}
	}
	for _, i := range slices.Sorted(maps.Keys(seen)) {
		if g := single(i).minus(f); g != nil && s.implies(g, w.space) {
			return true
		}
	}
	return false
}

// quotient is a number divided by a constant, towards zero.
func (w *walk) quotient(s *state, x cfg.Expr, a form, n int64) form {
	if a.constant() {
		return number(a.at(0) / n)
	}
	q := w.place(x, nil)
	natural := s.implies(a, w.space)
	s.forget(q, w.space) // of a value that is not determined, it is another one each time
	rest := a.minus(single(q).times(n))
	if _, exact := x.(*cfg.PtrDiff); exact {
		s.equal(rest)
		return single(q)
	}
	s.atLeast(rest.times(-1).add(n - 1))
	if natural {
		s.atLeast(rest)
	} else {
		s.atLeast(rest.add(n - 1))
	}
	return single(q)
}

// learn adds what a condition says that has come out so; false if it cannot have.
func (w *walk) learn(s *state, cond cfg.Expr, truth bool) bool {
	cond, truth = cfg.Unnegated(cond, truth)
	c, ok := cond.(*cfg.Binary)
	if ok && c.Op.IsComparison() {
		a, b := w.eval(s, c.X), w.eval(s, c.Y)
		if d := b.minus(a); d != nil {
			w.compare(s, c.Op, truth, d, w.apartBy(c.X.Type(), a, b))
		}
	} else if f := w.eval(s, cond); f != nil {
		w.compare(s, cfg.Ne, truth, f, 1)
	}
	return s.possible(w.space)
}

// apartBy is by how much two values of a type differ at least that are not equal. Pointers to what is aligned are aligned: a
// conversion to one that is not is undefined (C17 6.3.2.3p7), unless types say that they need less, or it is one of a number.
func (w *walk) apartBy(t cfg.Type, a, b form) int64 {
	if p, ok := t.(*cfg.Pointer); ok && !w.space.unaligned && !a.constant() && !b.constant() {
		return max(p.Elem.Align(), 1)
	}
	return 1
}

// compare learns how a number d = b - a, of two that are unit apart if they differ, compares with zero.
func (w *walk) compare(s *state, op cfg.BinaryOp, truth bool, d form, unit int64) {
	back := d.times(-1)
	less := func(f form, by int64) {
		f = f.add(-by)
		s.atLeast(f)
		w.candidate(f, unit)
	}
	switch {
	case op == cfg.Lt && truth, op == cfg.Ge && !truth:
		less(d, unit)
	case op == cfg.Le && truth, op == cfg.Gt && !truth:
		less(d, 0)
	case op == cfg.Gt && truth, op == cfg.Le && !truth:
		less(back, unit)
	case op == cfg.Ge && truth, op == cfg.Lt && !truth:
		less(back, 0)
	case op == cfg.Eq && truth, op == cfg.Ne && !truth:
		s.equal(d)
	case op == cfg.Eq || op == cfg.Ne:
		if s.implies(d, w.space) {
			less(d, unit)
		} else if s.implies(back, w.space) {
			less(back, unit)
		}
	}
}

// candidate adds a condition, and what holds after one more step, to what is tried where ways meet.
func (w *walk) candidate(f form, step int64) {
	for _, g := range []form{f, f.add(step)} {
		if known := func(c form) bool { return slices.Equal(c, g) }; g != nil && len(w.candidates) < maxCandidates && !slices.ContainsFunc(w.candidates, known) {
			w.candidates = append(w.candidates, g)
		}
	}
}

// maxCandidates bounds them.
const maxCandidates = 48
