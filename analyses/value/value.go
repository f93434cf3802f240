package value

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Value is what a scalar may be: for every base that it may point into, the possible offsets; the offsets of [Null] are
// plain integers. The zero value is bottom: no value at all. Values are immutable.
type Value struct {
	parts []Part // sorted by base, offsets never empty
}

// Part is one base of a value with its offsets in bytes.
type Part struct {
	Base Base
	in   window // the array within the object that the place lies in; see window.go
	Off  Num
}

// Bottom is no value.
func Bottom() Value { return Value{} }

// Int is an integer.
func Int(n int64) Value { return Value{[]Part{{Off: constant(n)}}} }

// Ints is a set of integers.
func Ints(n Num) Value {
	if n.IsBottom() {
		return Value{}
	}
	return Value{[]Part{{Off: n}}}
}

// AnyInt is an integer of which nothing is known.
func AnyInt() Value { return Ints(anyNum()) }

// Pointer is the address of a place in an object.
func Pointer(b Base, off int64) Value { return Value{[]Part{{Base: b, Off: constant(off)}}} }

// Pointers are the addresses of some places in an object.
func Pointers(b Base, off Num) Value {
	if off.IsBottom() {
		return Value{}
	}
	return Value{[]Part{{Base: b, Off: off}}}
}

// UnknownPointer may be null, any integer, or point to whatever the environment can reach.
func UnknownPointer() Value {
	return Value{[]Part{{Off: anyNum()}, {Base: Unknown, Off: anyNum()}}}
}

// IsBottom reports whether no value is possible.
func (v Value) IsBottom() bool { return len(v.parts) == 0 }

// Parts returns the bases and offsets. The result must not be changed.
func (v Value) Parts() []Part { return v.parts }

// indeterminate is what memory holds that nothing was written to.
var indeterminate = Value{[]Part{{Base: Indeterminate, Off: anyNum()}}}

// Numbers returns the plain integers that v may be.
func (v Value) Numbers() Num {
	if len(v.parts) > 0 && v.parts[0].Base == Null {
		return v.parts[0].Off
	}
	return Num{}
}

// HasPointer reports whether v may be anything other than a plain integer.
func (v Value) HasPointer() bool {
	n := len(v.parts)
	return n > 0 && v.parts[n-1].Base > Indeterminate
}

// pointers is the part of v that is no plain integer, at unknown offsets.
func (v Value) pointers() Value {
	if !v.HasPointer() {
		return Value{}
	}
	s := v.Smear().definite()
	return Value{s.parts[1:]}
}

// Constant returns v as an integer if it is exactly one.
func (v Value) Constant() (int64, bool) {
	if len(v.parts) == 1 && v.parts[0].Base == Null {
		return v.parts[0].Off.Const()
	}
	return 0, false
}

// Is reports whether two values are one and the same, as a join is that adds nothing: that is cheaper to see than whether
// they are equal.
func (v Value) Is(w Value) bool { return same(v, w) }

// Join is the union of two values.
func (v Value) Join(w Value) Value { return v.merge(w, joinNum) }

// Widen is an upper bound of old (v) and w that makes chains end.
func (v Value) Widen(w Value) Value { return v.merge(w, widenNum) }

func (v Value) merge(w Value, f func(a, b Num) Num) Value {
	if len(w.parts) == 0 || same(v, w) {
		return v
	}
	if len(v.parts) == 0 {
		return w
	}
	if len(w.parts) < len(v.parts)/8 && v.absorbs(w, f) {
		return v
	}
	var out []Part // nil while the result is v itself
	i, j := 0, 0
	keep := func() {
		if out == nil {
			out = append(make([]Part, 0, len(v.parts)+len(w.parts)-j), v.parts[:i]...)
		}
	}
	for i < len(v.parts) || j < len(w.parts) {
		switch {
		case j == len(w.parts) || i < len(v.parts) && v.parts[i].Base < w.parts[j].Base:
			if out != nil {
				out = append(out, v.parts[i])
			}
			i++
		case i == len(v.parts) || w.parts[j].Base < v.parts[i].Base:
			keep()
			out = append(out, w.parts[j])
			j++
		default:
			n := v.parts[i].Off
			if !equalNum(n, w.parts[j].Off) { // f is idempotent
				n = f(n, w.parts[j].Off)
			}
			in := both(v.parts[i].in, w.parts[j].in)
			if out == nil && (!equalNum(n, v.parts[i].Off) || in != v.parts[i].in) {
				keep()
			}
			if out != nil {
				out = append(out, Part{Base: v.parts[i].Base, in: in, Off: n})
			}
			i++
			j++
		}
	}
	if out == nil {
		return v
	}
	return Value{out}
}

// absorbs reports whether the merging of a value with few parts leaves v as it is.
func (v Value) absorbs(w Value, f func(a, b Num) Num) bool {
	rest := v.parts
	for _, p := range w.parts {
		i, ok := slices.BinarySearchFunc(rest, p.Base, func(q Part, b Base) int { return cmp.Compare(q.Base, b) })
		if !ok {
			return false
		}
		q := rest[i]
		if !equalNum(q.Off, p.Off) && !equalNum(f(q.Off, p.Off), q.Off) || both(q.in, p.in) != q.in {
			return false
		}
		rest = rest[i+1:]
	}
	return true
}

// Meet keeps what both values may be. [Unknown], [Crowd] and [Functions] meet every pointer.
func (v Value) Meet(w Value) Value {
	if v.summary() {
		return w
	}
	if w.summary() {
		return v
	}
	var out []Part
	i, j := 0, 0
	for i < len(v.parts) && j < len(w.parts) {
		switch c := cmp.Compare(v.parts[i].Base, w.parts[j].Base); {
		case c < 0:
			i++
		case c > 0:
			j++
		default:
			if n := meetNum(v.parts[i].Off, w.parts[j].Off); !n.IsBottom() {
				out = append(out, Part{Base: v.parts[i].Base, in: max(v.parts[i].in, w.parts[j].in), Off: n})
			}
			i++
			j++
		}
	}
	return Value{out}
}

func (v Value) has(b Base) bool {
	_, ok := v.find(b)
	return ok
}

// find is where a base is among the parts.
func (v Value) find(b Base) (int, bool) {
	return slices.BinarySearchFunc(v.parts, b, func(p Part, b Base) int { return cmp.Compare(p.Base, b) })
}

// Leq reports whether everything that v may be, w may be.
func (v Value) Leq(w Value) bool {
	if same(v, w) {
		return true
	}
	j := 0
	for _, p := range v.parts {
		for j < len(w.parts) && w.parts[j].Base < p.Base {
			j++
		}
		if j == len(w.parts) || w.parts[j].Base != p.Base || !leqNum(p.Off, w.parts[j].Off) || both(p.in, w.parts[j].in) != w.parts[j].in {
			return false
		}
	}
	return true
}

// Beyond is what of v has to be added to w for everything that v may be: v itself, but for the objects of which w has the
// same places.
func (v Value) Beyond(w Value) Value {
	if same(v, w) {
		return Value{}
	}
	var parts []Part
	j := 0
	for _, p := range v.parts {
		for j < len(w.parts) && w.parts[j].Base < p.Base {
			j++
		}
		if j == len(w.parts) || w.parts[j].Base != p.Base || p.in != w.parts[j].in || !equalNum(p.Off, w.parts[j].Off) {
			parts = append(parts, p)
		}
	}
	return Value{parts}
}

// Equal reports whether two values are the same set.
func (v Value) Equal(w Value) bool {
	return same(v, w) || slices.EqualFunc(v.parts, w.parts, func(a, b Part) bool {
		return a.Base == b.Base && a.in == b.in && equalNum(a.Off, b.Off)
	})
}

func same(v, w Value) bool {
	return len(v.parts) == len(w.parts) && (len(v.parts) == 0 || &v.parts[0] == &w.parts[0])
}

// rename replaces bases.
func (v Value) rename(f func(Base) Base) Value {
	if !slices.ContainsFunc(v.parts, func(p Part) bool { return f(p.Base) != p.Base }) {
		return v
	}
	out := make([]Part, len(v.parts))
	for i, p := range v.parts {
		out[i] = Part{Base: f(p.Base), in: p.in, Off: p.Off}
	}
	slices.SortStableFunc(out, func(p, q Part) int { return cmp.Compare(p.Base, q.Base) })
	n := 0
	for _, p := range out[1:] {
		if p.Base == out[n].Base {
			out[n].Off, out[n].in = joinNum(out[n].Off, p.Off), both(out[n].in, p.in)
		} else {
			n++
			out[n] = p
		}
	}
	return Value{out[:n+1]}
}

// filter is v without the bases that keep refuses.
func (v Value) filter(keep func(Base) bool) Value {
	for i, p := range v.parts {
		if !keep(p.Base) {
			parts := slices.Clone(v.parts[:i])
			for _, p := range v.parts[i+1:] {
				if keep(p.Base) {
					parts = append(parts, p)
				}
			}
			return Value{parts}
		}
	}
	return v
}

// Filter keeps the parts of some bases, wherever in these they point to.
func (v Value) Filter(keep func(Base) bool) Value {
	out := make([]Part, 0, len(v.parts))
	for _, p := range v.parts {
		if keep(p.Base) {
			out = append(out, Part{Base: p.Base, Off: p.Off})
		}
	}
	return Value{out}
}

// Map applies f to the offsets of every base; parts that f makes empty disappear, and those that get offsets which
// they did not have may lie anywhere in the object.
func (v Value) Map(f func(b Base, off Num) Num) Value {
	out := make([]Part, 0, len(v.parts))
	for _, p := range v.parts {
		if n := f(p.Base, p.Off); !n.IsBottom() {
			q := Part{Base: p.Base, Off: n}
			if p.in != 0 && leqNum(n, p.Off) {
				q.in = p.in
			}
			out = append(out, q)
		}
	}
	return Value{out}
}

// definite is v as a number that is read: what is indeterminate may be any.
func (v Value) definite() Value {
	i := v.indeterminate()
	if i < 0 {
		return v
	}
	rest := v.parts[i+1:]
	out := make([]Part, 1, 1+len(rest))
	out[0].Off = anyNum()
	return Value{append(out, rest...)}
}

// written is what v may be if it is not indeterminate.
func (v Value) written() Value {
	switch v.indeterminate() {
	case 0:
		return Value{v.parts[1:]}
	case 1:
		out := make([]Part, 1, len(v.parts)-1)
		out[0] = v.parts[0]
		return Value{append(out, v.parts[2:]...)}
	}
	return v
}

// indeterminate is where among the parts [Indeterminate] is, or -1: there is one before it at most.
func (v Value) indeterminate() int {
	for i := range v.parts[:min(len(v.parts), int(Indeterminate)+1)] {
		if v.parts[i].Base == Indeterminate {
			return i
		}
	}
	return -1
}

// String prints v with bases as numbers; see [Value.Text].
func (v Value) String() string { return v.Text(func(b Base) string { return fmt.Sprintf("#%d", b) }) }

// Text prints v for people.
func (v Value) Text(name func(Base) string) string {
	if v.IsBottom() {
		return "⊥"
	}
	var s []string
	for _, p := range v.parts {
		switch c, ok := p.Off.Const(); {
		case p.Base == Null:
			s = append(s, p.Off.String())
		case ok && c == 0:
			s = append(s, "&"+name(p.Base))
		default:
			s = append(s, "&"+name(p.Base)+"+"+p.Off.String())
		}
	}
	return strings.Join(s, "|")
}
