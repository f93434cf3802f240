package stamps

import "github.com/mayrun-dev/mayrun/cfg"

// kind says what a register holds, in terms of what others hold now.
type kind uint8

const (
	nothing kind = iota // nobody knows
	number              // the number in reg, plus off; off itself, if reg is nil
	index               // the number in reg modulo at.count
	address             // that of at; where no element has been chosen, at.count is 0
	stamp               // what was read from at, with acquire order, plus off
	gap                 // that minus the number in reg; negated, if minus
)

// term is what is known of a value: modulo 2^32 or 2^64, by the size of the number that it is made of.
type term struct {
	kind  kind
	reg   *cfg.Var
	off   int64
	at    slot
	minus bool // of an index: it is a remainder of signed numbers, which is negative if reg is
}

// slot is a place that is chosen by a number: root is a variable, or a register that leads to an object. There, start bytes
// from its begin, elements of stride bytes begin, of which one of the first count is chosen by reg modulo count; and off
// bytes behind its begin lies the place, of size bytes.
type slot struct {
	root, reg                       *cfg.Var
	start, stride, count, off, size int64
}

// whole reports whether the place lies within the element.
func (s slot) whole() bool {
	return s.count > 0 && s.off >= 0 && s.size > 0 && s.off+s.size <= s.stride
}

func (t term) mentions(v *cfg.Var) bool { return t.reg == v || t.at.mentions(v) }

func (s slot) mentions(v *cfg.Var) bool { return s.root == v || s.reg == v }

// width is the size of the numbers modulo which a term is known: 0, if it is known as it is.
func (t term) width() int64 {
	switch {
	case t.kind == stamp || t.kind == gap:
		return t.at.size
	case t.kind == number && t.reg != nil:
		return t.reg.Type.Size()
	}
	return 0
}

// constant reports whether a term is a number that is known.
func (t term) constant() bool { return t.kind == number && t.reg == nil }

// maxConstant bounds constants, so that those that are not negative are the same numbers in all types that matter.
const maxConstant = 1 << 31

// maxOff bounds constants, so that sums fit.
const maxOff = 1 << 40

// shifted is a term, plus n.
func (t term) shifted(n int64) term {
	if n <= -maxOff || n >= maxOff {
		return term{}
	}
	switch t.kind {
	case number, stamp:
		t.off = reduced(t.off+n, t.width())
	case gap:
		if t.minus {
			n = -n
		}
		t.off = reduced(t.off+n, t.width())
	default:
		return term{}
	}
	if t.off <= -maxOff || t.off >= maxOff {
		return term{}
	}
	return t
}

// reduced is a number modulo the numbers of a size, as near to zero as that can be.
func reduced(n, size int64) int64 {
	if size == 4 {
		return int64(int32(n))
	}
	return n
}

// counts reports whether a type is one of numbers that can be taken for tickets and stamps.
func counts(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && !i.Bool && (i.Bytes == 4 || i.Bytes == 8)
}

// wide reports whether a type has numbers that are equal modulo those of a term's size, so that a conversion keeps it.
func (t term) wide(to cfg.Type) bool {
	i, ok := to.(*cfg.Int)
	return ok && !i.Bool && i.Bytes >= max(t.width(), 4) && i.Bytes <= 8
}

// eval is what is known of the value of an expression.
func (s *state) eval(x cfg.Expr) term {
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && n > -maxConstant && n < maxConstant && (term{}).wide(x.Typ) {
			return term{kind: number, off: n}
		}
	case *cfg.Load:
		if v := x.LV.Register(); v != nil {
			return s.register(v)
		}
	case *cfg.Cast:
		t := s.eval(x.X)
		_, pointer := x.Typ.(*cfg.Pointer)
		if t.kind == address && pointer || t.kind != address && t.wide(x.Typ) && (!t.constant() || t.off >= 0) {
			return t
		}
	case *cfg.AddrOf:
		if at, ok := s.place(x.LV); ok {
			return term{kind: address, at: at}
		}
	case *cfg.PtrAdd:
		t := s.eval(x.X)
		if t.kind != address {
			break
		}
		_, array := arrayOf(x.X)
		if at, ok := t.at.element(s.eval(x.Index), x.Scale, array); ok {
			return term{kind: address, at: at}
		}
	case *cfg.Binary:
		return s.binary(x)
	}
	return term{}
}

// arrayOf is the array that an expression is the address of.
func arrayOf(x cfg.Expr) (*cfg.Array, bool) {
	if a, ok := x.(*cfg.AddrOf); ok {
		array, ok := a.LV.Type.(*cfg.Array)
		return array, ok
	}
	return nil, false
}

// register is what a register holds.
func (s *state) register(v *cfg.Var) term {
	if t, known := s.terms[v]; known {
		return t
	}
	switch v.Type.(type) {
	case *cfg.Pointer:
		return term{kind: address, at: slot{root: v}}
	default:
		if counts(v.Type) {
			return term{kind: number, reg: v}
		}
	}
	return term{}
}

func (s *state) binary(x *cfg.Binary) term {
	l, r := s.eval(x.X), s.eval(x.Y)
	t, ok := x.Typ.(*cfg.Int)
	if !ok || l.kind == nothing || r.kind == nothing || l.constant() && r.constant() {
		return term{}
	}
	switch x.Op {
	case cfg.Add:
		if l.constant() {
			l, r = r, l
		}
		if r.constant() && l.wide(t) {
			return l.shifted(r.off)
		}
	case cfg.Sub:
		switch {
		case r.constant() && l.wide(t):
			return l.shifted(-r.off)
		case l.kind == stamp && r.kind == number:
			return between(l, r, t, false)
		case l.kind == number && r.kind == stamp:
			return between(r, l, t, true)
		}
	case cfg.And:
		if l.constant() {
			l, r = r, l
		}
		if r.constant() && l.wide(t) {
			return l.modulo(r.off+1, false)
		}
	case cfg.Rem:
		if r.constant() && l.wide(t) {
			return l.modulo(r.off, t.Signed)
		}
	}
	return term{}
}

// between is the difference of a stamp and a number.
func between(l, r term, t *cfg.Int, minus bool) term {
	if r.reg == nil || l.width() != r.width() || !l.wide(t) {
		return term{}
	}
	out := term{kind: gap, reg: r.reg, at: l.at, off: l.off, minus: minus}
	if minus {
		return out.shifted(r.off)
	}
	return out.shifted(-r.off)
}

// modulo is a number modulo a power of two.
func (t term) modulo(n int64, signed bool) term {
	if t.kind != number || t.reg == nil || t.off != 0 || n < 2 || n > maxCount || n&(n-1) != 0 {
		return term{}
	}
	return term{kind: index, reg: t.reg, at: slot{count: n}, minus: signed}
}

// maxCount bounds how many elements there are, so that each type of numbers has as many.
const maxCount = 1 << 20

// element is a place so many elements further. A remainder that is negative is outside of the array, if that is one.
func (s slot) element(i term, scale int64, array bool) (slot, bool) {
	const most = 1 << 30
	switch {
	case i.kind == number && i.reg == nil && i.off > -most && i.off < most && scale > 0 && scale < most:
		return s.moved(i.off * scale)
	case i.kind == index && s.count == 0 && scale > 0 && scale < most && (array || !i.minus):
		s.reg, s.count, s.stride = i.reg, i.at.count, scale
		return s, true
	}
	return slot{}, false
}

// moved is a place so many bytes further.
func (s slot) moved(n int64) (slot, bool) {
	const most = 1 << 61
	if s.count > 0 {
		s.off += n
	} else {
		s.start += n
	}
	return s, s.off > -most && s.off < most && s.start > -most && s.start < most
}

// place is where an lvalue lies: of what is chosen in an element by another number, all that it may be.
func (s *state) place(lv *cfg.LVal) (at slot, ok bool) {
	from := cfg.Type(nil)
	if lv.Var != nil {
		if lv.Var.Register() {
			return slot{}, false
		}
		at, from = slot{root: lv.Var}, lv.Var.Type
	} else {
		t := s.eval(lv.Ptr)
		if t.kind != address {
			return slot{}, false
		}
		at = t.at
	}
	size := int64(0)
	for _, step := range lv.Path {
		if step.Unmeasured() {
			return slot{}, false
		}
		if step.Field != nil {
			at, ok = at.moved(step.Field.Offset)
		} else {
			array, known := from.(*cfg.Array)
			before := at
			at, ok = at.element(s.eval(step.Index), step.Elem.Size(), known)
			if !ok && before.count > 0 && known && array.Len > 0 {
				if at, ok = before, true; size == 0 {
					size = array.Size()
				}
			}
		}
		if !ok {
			return slot{}, false
		}
		from = step.Elem
	}
	if at.size = lv.Type.Size(); size > 0 {
		at.size = size
	}
	return at, true
}
