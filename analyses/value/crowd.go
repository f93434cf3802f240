package value

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// The crowd. Where memory is kept without regard to the flow (flat.go), values are the unions of all that is
// ever written to an object, and there are programs in which most pointers lead to any of hundreds of objects.
// Telling these apart costs most of the time, and knowing nothing at all of such a pointer would lead it to
// every object of the program. So they are made one: the objects of a large set become members of the crowd,
// for good, and [Crowd] takes their place in the set, with the offsets that they had. A place in Crowd is that
// place in some member: an access there may be one to each of them.
//
// What is written to Crowd any member may hold, at the same offset, beside what is written to itself; and Crowd holds
// whatever is written to it or to a member. Where Crowd is published, all members have escaped; and what is written to
// Crowd escapes if some member has escaped, or if of what some member holds only an unknown pointer is left.
//
// Each access by Crowd is one to every member. Where there are too many of these, nothing is known of such
// pointers after all: [Unknown] takes the place of Crowd, and nobody is enrolled any more.
//
// Sound, because each of these is as it would be if Crowd were the list of the members wherever it stands: a read by
// Crowd is one of each member, and so on. What depends on who is a member is evaluated anew when there are more.

// What functions a value may lead to is told apart up to a limit, too. There are programs, interpreters above all, in which
// most pointers to functions lead to any of hundreds, and each value that holds one names them all. There [Functions] takes
// their place: any function of the program whose address is taken. That is more than they are by few, as so many of them
// are; and which are called is a question of types, as ever.
//
// Sound, because no value leads to another function: whoever asks for those of a value is given all whose address is taken,
// and what is compared with it, or narrowed to it, may be any of them.

// Sociable reports whether the objects of b may become members of the crowd: what a value of the program may hold many
// of, and whose content is nothing but what is written there.
func (t *Table) Sociable(b Base) bool {
	i := &t.infos[b]
	switch i.Kind {
	case KindHeap:
		return true
	case KindVar:
		return t.Secludable(b) && i.Var.Storage != cfg.ThreadLocal || i.Var.Storage == cfg.Global && !i.Var.Extern
	}
	return false
}

// A Host says who is in the crowd.
type Host struct {
	// Max is how many objects a value may point to before they become members. A value that points to more than Few
	// members, or to Crowd, names none of them.
	Max, Few int
	Member   func(Base) bool // whether the objects of a base are members
	Enroll   func(Base) bool // makes them members; whether they are
	Lost     func() bool     // whether there are too many members
	// Functions is how many functions a value may name.
	Functions int

	// Asked are the objects that the last Gather has found not to be members.
	Asked []Base

	large map[*Part]Value // values of more than Max objects, which are members, and what has become of them
}

// maxLarge bounds what a Host remembers.
const maxLarge = 1 << 14

// Gather is o with [Crowd] in the place of members, in all values. Settled tells that this is so for good, as long as
// none of those that are Asked becomes a member; large that some value is one of more than Max objects, or of Crowd.
func (h *Host) Gather(t *Table, o *Object) (w *Object, settled, large bool) {
	settled = true
	h.Asked = nil
	w = o.mapValues(func(v Value) Value {
		if len(v.parts) <= h.Few && !v.has(Crowd) && !v.has(Functions) { // most values are small
			return v
		}
		v = h.Callable(t, v)
		tooMany := h.TooMany(t, v)
		many := tooMany || v.has(Crowd)
		if large = large || many; many && h.Lost() {
			return unknownPointer
		}
		if w, ok := h.large[&v.parts[0]]; ok {
			return w
		}
		w, all := h.gather(t, v, tooMany)
		settled = settled && all
		return w
	})
	return w, settled, large
}

// Callable is v with [Functions] in the place of functions, if they are too many, or it is among them already.
func (h *Host) Callable(t *Table, v Value) Value {
	n := 0
	for _, p := range v.parts {
		if t.Code(p.Base) {
			n++
		}
	}
	if n > h.Functions || n > 1 && v.has(Functions) {
		return v.summarised(Functions, t.Code)
	}
	return v
}

// TooMany reports whether a value points to more objects than are told apart.
func (h *Host) TooMany(t *Table, v Value) bool {
	n := 0
	for _, p := range v.parts {
		if t.Sociable(p.Base) {
			n++
		}
	}
	return n > h.Max
}

// gather is a value gathered; all tells that those whom it would have enrolled are members.
func (h *Host) gather(t *Table, v Value, tooMany bool) (w Value, all bool) {
	if tooMany {
		all = true
		w = v.summarised(Crowd, func(b Base) bool {
			is := t.Sociable(b)
			if is && !h.Enroll(b) {
				is, all = false, false
			}
			return is
		})
		if all {
			if len(h.large) >= maxLarge || h.large == nil {
				h.large = map[*Part]Value{}
			}
			h.large[&v.parts[0]] = w
		}
		return w, all
	}
	var members []Base
	for _, p := range v.parts {
		switch {
		case !t.Sociable(p.Base):
		case h.Member(p.Base):
			members = append(members, p.Base)
		default:
			h.Asked = append(h.Asked, p.Base)
		}
	}
	if len(members) <= h.Few && !v.has(Crowd) {
		return v, true
	}
	return v.summarised(Crowd, func(b Base) bool { return slices.Contains(members, b) }), true
}

// Crowded is v with [Crowd] in the place of all objects that are, or can be made, members. Where there are too many
// members nothing changes: of what a register holds some may be secluded, and Unknown would not lead there.
func (h *Host) Crowded(t *Table, v Value) Value {
	if h.Lost() {
		return v
	}
	return v.summarised(Crowd, func(b Base) bool { return t.Sociable(b) && h.Enroll(b) })
}

// summarised is v with one base in the place of some others, at their places.
func (v Value) summarised(as Base, which func(Base) bool) Value {
	places := Num{}
	rest := make([]Part, 0, len(v.parts))
	for _, p := range v.parts {
		if which(p.Base) {
			places = places.Join(p.Off)
		} else {
			rest = append(rest, p)
		}
	}
	return Value{rest}.Join(Pointers(as, places)) // which is nothing without places
}

// summarises reports whether a base stands for many things that have bases of their own.
func summarises(b Base) bool { return b == Unknown || b == Crowd || b == Functions }

// summary reports whether one of the bases of v does.
func (v Value) summary() bool {
	return slices.ContainsFunc(v.parts[:min(len(v.parts), int(Functions)+1)], func(p Part) bool { return summarises(p.Base) })
}

// Holds reports whether b is one of the bases of v.
func (v Value) Holds(b Base) bool { return v.has(b) }

// Expand is v with what gather has put in the place of the members again.
func (v Value) Expand(members []Base) Value {
	i, ok := v.find(Crowd)
	if !ok {
		return v
	}
	at := v.parts[i].Off
	all := make([]Part, len(members))
	for i, b := range members {
		all[i] = Part{Base: b, Off: at}
	}
	return Value{slices.Delete(slices.Clone(v.parts), i, i+1)}.Join(Value{all})
}
