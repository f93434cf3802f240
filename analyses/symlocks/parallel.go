package symlocks

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Locks that lie in another array than what they protect, or in another part of one object, and are chosen by the same
// number: locks[k] and table[k], or locks[k % 8] and table[k].

// Parallel is a lock that is held at an access: for some number k, the access is Scale*k + Start bytes behind the begin
// of its object, and the lock is Lock.Scale times what Lock.Of makes of k behind a place.
type Parallel struct {
	Base         uint32 // the object of the access
	Start, Scale int64
	Size         int64
	Lock         Choice
	Shared       bool
}

// Choice is a lock that is chosen by a number: Scale times what Of makes of it behind At, or, if Same, behind
// the offset of At in the object that is accessed.
type Choice struct {
	At    digest.Object
	Same  bool
	Scale int64
	Of    Of
}

// parallels lists locks of one case that are chosen by the number by which an access is.
func (d *Digest) parallels(c Case, held []Held, access digest.Access) (ps []Parallel) {
	if access.View == nil || access.Size <= 0 || access.Size > maxSize {
		return nil
	}
	from, at, ok := begin(access.LV, d.types)
	if !ok || at.Terms[0].Var == nil || at.Terms[1].Var != nil || !d.numbers(at.Terms[0].Var) {
		return nil
	}
	start, ok := int64(0), true
	if from != nil {
		start, ok = starts(access.View.Pointer(from))
	}
	if !ok || at.Offset > maxStart || at.Offset < -maxStart {
		return nil
	}
	var forms []Address
	for _, f := range d.expand(c, []Address{{Terms: [2]Term{{Var: at.Terms[0].Var, Scale: 1, Of: at.Terms[0].Of}}}}) {
		if d.numbers(f.Terms[0].Var) {
			forms = append(forms, f)
		}
	}
	for _, h := range held {
		for _, lock := range d.expand(c, []Address{h.Lock}) {
			base, k, ok := lock.chosen()
			if !ok {
				continue
			}
			for _, f := range forms {
				if of, ok := sameNumber(f, k); ok {
					if choice, ok := d.choice(access, from, at, start, base, k.Scale, of); ok {
						ps = append(ps, Parallel{access.Base, start + at.Offset, at.Terms[0].Scale, access.Size, choice, h.Shared})
					}
				}
			}
		}
	}
	return ps
}

// numbers reports whether a variable holds numbers of which no two are one as addresses are computed: where these have 32
// bits, a wider one is cut off before it chooses an element, which leaves nothing undefined.
func (d *Digest) numbers(v *cfg.Var) bool {
	return v != nil && isInt(v.Type) && v.Type.Size() <= d.types.Model.PointerSize()
}

// maxStart bounds offsets, so that sums fit.
const maxStart = 1 << 40

// chosen takes the address of a lock apart: the number by which it is chosen, and the rest.
func (a Address) chosen() (rest Address, k Term, ok bool) {
	for i, t := range a.Terms {
		if t.Var == nil || !isInt(t.Var.Type) {
			continue
		}
		other := a.Terms[1-i]
		pointer := other.Var != nil && !isInt(other.Var.Type) && other.Scale == 1
		if (a.Object != nil) == (other.Var != nil) || other.Var != nil && !pointer {
			return a, k, false
		}
		return Address{Object: a.Object, Terms: [2]Term{other}, Offset: a.Offset}, t, true
	}
	return a, k, false
}

// sameNumber reports whether an access is by the number that a lock is chosen by, and what is made of that for the lock.
// If one function of a variable is made for both, what that leaves is the number: t[i % n] and locks[i % n], wherever i
// and n come from. Else it has to be a function that all threads mean alike.
func sameNumber(f Address, k Term) (Of, bool) {
	t := f.Terms[0]
	switch {
	case f.Object != nil || f.Offset != 0 || f.Terms[1].Var != nil || t.Scale != 1 || t.Var != k.Var:
		return Of{}, false
	case t.Of == k.Of:
		return Of{}, true
	}
	return k.Of, t.Of == (Of{}) && k.Of.By == nil
}

// choice is how a lock is chosen. Its place is known if it is behind what the access is behind, or in the only
// object of its kind.
func (d *Digest) choice(access digest.Access, from cfg.Expr, at Address, start int64, base Address,
	scale int64, of Of) (Choice, bool) {
	out := Choice{Scale: scale, Of: of}
	if base.Offset > maxStart || base.Offset < -maxStart {
		return out, false
	}
	var op digest.Operand
	object, ofObject := uint32(0), false
	if base.Object != nil {
		object, ofObject = baseOf(base.Object)
	}
	switch p := base.Terms[0].Var; {
	case p == nil && base.Object == at.Object:
		out.Same, out.At = true, digest.Object{Offset: base.Offset}
		return out, true
	case p == nil && ofObject:
		op = digest.Operand{May: []digest.Object{{Base: object}}, Definite: true}
	case p == nil:
		op = access.View.Place(&cfg.LVal{Var: base.Object, Type: base.Object.Type})
	default:
		x := &cfg.Load{LV: &cfg.LVal{Var: p, Type: p.Type}}
		if l, ok := from.(*cfg.Load); ok && l.LV.IsVariable() && l.LV.Var == p {
			out.Same, out.At = true, digest.Object{Offset: start + base.Offset}
			return out, true
		}
		op = access.View.Pointer(x)
	}
	if !op.Definite || op.May[0].Offset == digest.AnyOffset {
		return out, false
	}
	out.At = digest.Object{Base: op.May[0].Base, Offset: op.May[0].Offset + base.Offset}
	return out, true
}

// starts is where a pointer points to, if that is the same offset in all objects that it may point to.
func starts(op digest.Operand) (int64, bool) {
	if op.Any || len(op.May) == 0 {
		return 0, false
	}
	n := op.May[0].Offset
	for _, o := range op.May {
		if o.Offset != n {
			return 0, false
		}
	}
	return n, -maxStart < n && n < maxStart
}

// alike reports whether two locks that are chosen are one whenever the accesses touch a common byte.
//
// Sound: let x = r.Scale*i + r.Start and y = s.Scale*k + s.Start be the places of the accesses in their object,
// where i and k are the numbers. Offsets in an object are true numbers, since addresses of
// what lies outside of it are undefined behaviour. The scales are one, so that x-y is a multiple of it and the
// distance of the starts; that and a size are no more than the scale together, so that accesses of different i
// and k have no byte in common. So i = k, and so is whatever is computed of them with constants, if they are divided as
// signed numbers by both or neither: as addresses are computed modulo the size of a pointer, one of them may be
// negative, and the other one the same as an unsigned number. Both locks are so far behind one place: in the object of
// the access, which is one for both, or in an object that there is once.
func alike(r, s Parallel) bool {
	scale, apart := max(r.Scale, -r.Scale), max(r.Start-s.Start, s.Start-r.Start)
	return r.Base == s.Base && r.Scale == s.Scale && r.Lock == s.Lock && apart+max(r.Size, s.Size) <= scale
}

func compareParallel(a, b Parallel) int {
	return cmp.Or(cmp.Compare(a.Base, b.Base), cmp.Compare(a.Start, b.Start), cmp.Compare(a.Scale, b.Scale),
		cmp.Compare(a.Size, b.Size), digest.CompareObjects(a.Lock.At, b.Lock.At), digest.CompareBools(a.Lock.Same, b.Lock.Same),
		cmp.Compare(a.Lock.Scale, b.Lock.Scale), compareOf(a.Lock.Of, b.Lock.Of), digest.CompareBools(a.Shared, b.Shared))
}

func compareOf(a, b Of) int {
	return cmp.Or(cmp.Compare(a.Op, b.Op), cmp.Compare(a.N, b.N), compareVar(a.By, b.By), digest.CompareBools(a.Signed, b.Signed))
}
