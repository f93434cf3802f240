package regions

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What is known of the values of registers.

// value is what is known of a register, as far as the value leads to nodes or to heads; of everything else that it may lead
// to, nothing is said.
type value struct {
	what  what
	group int   // private: the numbers of the allocations that it may come from, as one of them
	of    *root // placed
	// placed: whether it may be derived from the address of the head. Then it is delta bytes behind where the head's element
	// begins, if exact.
	head  headness
	delta int64
	exact bool
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
	certain                 // it is the head's address, moved by delta
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

// leads reports whether a value may go into a link: links that lead to a head all lead to the same place in its element.
func (f *flow) leads(v value) bool {
	if v.head == never {
		return true
	}
	s := v.of.shape
	switch {
	case !v.exact:
		return false
	case !s.linked:
		s.linked, s.link, f.again = true, v.delta, true
	}
	return s.link == v.delta
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
	case a.what != placed || b.what != placed || a.of != b.of:
		return value{}
	}
	out := value{what: placed, of: a.of, head: perhaps, delta: a.delta, exact: a.exact && b.exact && a.delta == b.delta}
	if a.head == never {
		out.delta, out.exact = b.delta, b.exact
	} else if b.head == never {
		out.delta, out.exact = a.delta, a.exact
	}
	return out.plain()
}

// loose is a value that may be null, too.
func loose(v value) value {
	if v.head == certain {
		v.head = perhaps
	}
	return v
}

// plain leaves out what says nothing.
func (v value) plain() value {
	if v.head == never || !v.exact {
		v.delta = 0
	}
	return v
}

// moved is a value so many bytes further.
func (f *flow) moved(v value, n int64, known bool) value {
	switch {
	case v.what == null:
		return value{}
	case v.what != placed || v.head == never:
		return v
	case !known || !v.exact:
		v.head, v.exact = perhaps, false
	}
	v.delta = f.wrapped(v.delta + n)
	return v.plain()
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
	if x.what != anything && (x.of == nil || !slices.Contains(x.of.regs, v)) {
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
			s[v] = to
		}
	}
}

// spelling is an expression over registers as a text that says which these are.
func spelling(x cfg.Expr) (text string, regs []*cfg.Var, ok bool) {
	switch x := x.(type) {
	case *cfg.Const:
		n, ok := cfg.IsConst(x)
		return fmt.Sprint(n), nil, ok
	case *cfg.Load:
		v := x.LV.Register()
		if v == nil {
			return "", nil, false
		}
		return fmt.Sprintf("r%d", v.ID), []*cfg.Var{v}, true
	case *cfg.Cast:
		text, regs, ok = spelling(x.X)
		t, number := x.Typ.(*cfg.Int)
		_, from := x.X.Type().(*cfg.Int)
		if !number || !from {
			return "", nil, false
		}
		return fmt.Sprintf("(%d %t %t %s)", t.Bytes, t.Signed, t.Bool, text), regs, ok
	case *cfg.Binary:
		a, r, ok := spelling(x.X)
		b, q, too := spelling(x.Y)
		return fmt.Sprintf("(%s %v %s)", a, x.Op, b), append(r, q...), ok && too
	}
	return "", nil, false
}

func (s state) clone() state {
	out := make(state, len(s))
	for v, x := range s {
		out[v] = x
	}
	return out
}
