package regions

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What is known of the values of registers.

// value is what is known of a register, as far as the value leads to nodes or to heads; of everything else that it may lead
// to, nothing is said.
type value struct {
	what  what
	group int      // private: the numbers of the allocations that it may come from, as one of them
	of    *root    // placed
	head  headness // placed: whether it may be derived from the address of the head
	// How far it is behind the begin of the head's element, if it is derived from that; and behind that of the node.
	inHead, inNode distance
}

// distance is so many bytes, if it is known.
type distance struct {
	n     int64
	known bool
}

// or is what both are.
func (a distance) or(b distance) distance {
	if a == b {
		return a
	}
	return distance{}
}

type what uint8

const (
	anything what = iota // nothing is known
	null                 // it is null
	number               // no address has gone into it, or into what it is made of
	private              // it leads to a node that only this activation can link, or nowhere
	placed               // it leads to nodes in a bucket, or to the head of that, or nowhere
)

type headness uint8

const (
	never   headness = iota // a node's
	perhaps                 // a node's, or the head's
	certain                 // it is the address of the head, moved
)

// root is the element of an array of heads that a register, or a constant, chooses, as long as no register has changed that
// its number is spelled with.
type root struct {
	key   string
	shape *shape
	lv    *cfg.LVal  // the element
	regs  []*cfg.Var // that its number is spelled with
	owner *cfg.Func  // whose registers these are; nil if there are none
}

// shape is an array of heads: Count elements of Stride bytes, from Start on in a variable.
type shape struct {
	number        int
	array         *cfg.Var
	start, stride int64
	count         int64
	link          int64 // how far behind the element links that lead to it point
	linked        bool  // whether there are any
	used          bool  // whether nodes get into buckets
}

// entrance is where links lead to in nodes, as far behind the begin of each.
type entrance struct {
	at  distance
	set bool // there are links; if all lead to the same place, that is known
}

// leads reports whether a value may go into a link: links that lead to a head all lead to the same place in its element.
// That all lead to the same place in nodes is good to know, no more.
func (f *flow) leads(v value) bool {
	switch e := (entrance{v.inNode, true}); {
	case v.head == certain:
	case !f.nodes.set && v.inNode.known:
		f.nodes, f.again = e, true
	case f.nodes.at.known && f.nodes != e && !f.again: // else values have been read before that was known
		f.nodes.at, f.again = distance{}, true
	}
	if v.head == never {
		return true
	}
	s := v.of.shape
	switch {
	case !v.inHead.known:
		return false
	case !s.linked:
		s.linked, s.link, f.again = true, v.inHead.n, true
	}
	return s.link == v.inHead.n
}

// either is a value that is one or the other.
func either(a, b value) value {
	switch {
	case a == b:
		return a
	case a.what == null:
		return loose(b)
	case b.what == null:
		return loose(a)
	case a.what != b.what, a.group != b.group, a.of != b.of, a.what == anything:
		return value{}
	}
	out := value{what: a.what, group: a.group, of: a.of, inHead: a.inHead.or(b.inHead), inNode: a.inNode.or(b.inNode)}
	switch {
	case a.head == certain:
		out.inNode = b.inNode
	case b.head == certain:
		out.inNode = a.inNode
	}
	switch {
	case a.head == never:
		out.inHead = b.inHead
	case b.head == never:
		out.inHead = a.inHead
	}
	if a.head != never || b.head != never {
		out.head = perhaps
	}
	return out
}

// loose is a value that may be null, too.
func loose(v value) value {
	if v.head == certain {
		v.head = perhaps
	}
	return v
}

// moved is a value so many bytes further.
func (f *flow) moved(v value, n int64, known bool) value {
	if v.what != private && v.what != placed {
		return value{}
	}
	for _, d := range []*distance{&v.inHead, &v.inNode} {
		if d.n = f.wrapped(d.n + n); !known || !d.known {
			*d = distance{}
		}
	}
	return v
}

// wrapped is an offset modulo the size of the address space.
func (f *flow) wrapped(n int64) int64 {
	if f.types.Model.PointerSize() < 8 {
		return int64(int32(n))
	}
	return n
}

// state is what is known of registers: of the running function, and of those that have called it and are followed.
type state map[*cfg.Var]value

func join(a, b state) state {
	out := state{}
	for v, x := range a {
		if y, both := b[v]; both {
			if z := either(x, y); z.what != anything {
				out[v] = z
			}
		}
	}
	return out
}

// set gives a register a value. What is known in terms of its old one is known no more.
func (s state) set(v *cfg.Var, x value) {
	s.changed(v)
	if x.what != anything {
		s[v] = x
	}
}

func (s state) changed(v *cfg.Var) {
	delete(s, v)
	for w, x := range s {
		if x.of != nil && slices.Contains(x.of.regs, v) {
			delete(s, w)
		}
	}
}

// rename lets all that is private and of one group be something else.
func (s state) rename(group int, to value) {
	for v, x := range s {
		if x.what == private && x.group == group {
			to.inNode = x.inNode
			s[v] = to
		}
	}
}

// spelling is what chooses a head as a text, with the registers in it. Nothing else may be read there.
func spelling(x cfg.Expr) (text string, regs []*cfg.Var, ok bool) {
	var b strings.Builder
	ok = cfg.SpellIndex(&b, x, func(l *cfg.Load) bool {
		v := l.LV.Register()
		if v != nil {
			regs = append(regs, v)
			fmt.Fprintf(&b, "r%d", v.ID)
		}
		return v != nil
	}, nil)
	return b.String(), regs, ok
}

func (s state) clone() state {
	out := make(state, len(s))
	for v, x := range s {
		out[v] = x
	}
	return out
}
