package value

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// Comparisons: what is known of the truth of one, for numbers and for pointers.

// Truth tells whether a value may be non-zero, and whether it may be zero.
func Truth(v Value) (yes, no bool) {
	for _, p := range v.parts {
		if p.Base != Null {
			yes = true // objects do not live at address zero, nor does what lies behind one
			no = no || p.Off.Min() < 0
			continue
		}
		c, single := p.Off.Const()
		yes = yes || !single || c != 0
		no = no || p.Off.Contains(0)
		if !single {
			no = p.Off.Contains(0)
		}
	}
	if v.has(Unknown) {
		no = true
	}
	return yes, no
}

func truthValue(yes, no bool) Value {
	switch {
	case yes && no:
		return Ints(interval(0, 1))
	case yes:
		return Int(1)
	case no:
		return Int(0)
	}
	return Bottom()
}

func (e *Eval) compare(op cfg.BinaryOp, a, b Value, t cfg.Type) Value {
	if _, float := t.(*cfg.Float); float {
		return Ints(interval(0, 1))
	}
	if !a.HasPointer() && !b.HasPointer() {
		return Ints(compareNum(op, a.Numbers(), b.Numbers(), t))
	}
	if op != cfg.Eq && op != cfg.Ne {
		if b, ok := e.sameObject(a, b, t); ok {
			return Ints(compareOffsets(op, a.parts[0].Off, b))
		}
		return Ints(interval(0, 1))
	}
	equal, different := e.mayEqual(a, b, t)
	if op == cfg.Eq {
		return truthValue(equal, different)
	}
	return truthValue(different, equal)
}

// sameObject returns the offsets of b if a and b are pointers into one and the same object: these are ordered
// as their offsets are.
func (e *Eval) sameObject(a, b Value, t cfg.Type) (Num, bool) {
	if _, ok := t.(*cfg.Pointer); !ok || len(a.parts) != 1 || len(b.parts) != 1 {
		return Num{}, false
	}
	if p := a.parts[0].Base; p != b.parts[0].Base || !e.Table.Memory(p) || e.many(p) {
		return Num{}, false
	}
	return b.parts[0].Off, true
}

// mayEqual tells whether two values may be equal, and whether they may differ.
func (e *Eval) mayEqual(a, b Value, t cfg.Type) (equal, different bool) {
	if a.has(Unknown) || b.has(Unknown) {
		return true, true
	}
	for _, p := range a.parts {
		for _, q := range b.parts {
			switch {
			case e.mayCoincide(p.Base, q.Base, t):
				return true, true
			case p.Base == q.Base:
				meet := meetNum(p.Off, q.Off)
				c, ok1 := p.Off.Const()
				d, ok2 := q.Off.Const()
				equal = equal || !meet.IsBottom() || e.many(p.Base)
				different = different || !(ok1 && ok2 && c == d) || e.many(p.Base)
			case p.Base == Null || q.Base == Null:
				// An object is never at address zero, but may be at any other number.
				n, o := p, q
				if q.Base == Null {
					n, o = q, p
				}
				if c, ok := n.Off.Const(); !ok || c != 0 {
					equal = true
				} else if c, ok := o.Off.Const(); !ok || c < 0 {
					equal = true
				}
				different = true
			default:
				different = true
				// One past the end of an object may be the start of another.
				if e.atEnd(p) || e.atEnd(q) {
					equal = true
				}
			}
		}
	}
	return equal, different
}

func (e *Eval) atEnd(p Part) bool {
	c, ok := p.Off.Const()
	if !e.Table.Memory(p.Base) {
		return !ok || c != 0
	}
	size := e.Table.Size(p.Base)
	return !ok || c < 0 || c != 0 && (size < 0 || c >= size)
}
