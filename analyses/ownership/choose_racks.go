package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// shares reports whether two racks have a place in common.
func (r *rack) shares(o *rack) bool {
	for _, c := range []any{r.items, r.in, r.head, r.tail, r.count} {
		if c != nil && (c == o.items || c == o.in || c == o.head || c == o.tail || c == o.count) {
			return true
		}
	}
	return false
}

// arrays is what is seen of arrays of pointers to nodes, and of numbers that they are indexed with.
type arrays struct {
	*flow
	order   []any         // the arrays, or the members of their elements, that the pointers are
	in      map[any]any   // the arrays
	kindOf  map[any]kinds // of what they lead to
	length  map[any]int64
	stores  map[any][]any // the numbers that they are indexed with where pointers are stored
	loads   map[any][]any // and elsewhere
	numbers []any         // all numbers
	down    map[any]bool  // those that are decreased
	modulo  map[any]int64 // by what they are divided
	spoiled map[any]bool  // they have addresses, or are not what they seem
	held    map[*cfg.Var][]any
}

// mayBeRacks are the racks that a program may have.
func (f *flow) mayBeRacks(p *cfg.Program) (out []*rack) {
	a := &arrays{flow: f, in: map[any]any{}, kindOf: map[any]kinds{}, length: map[any]int64{}, stores: map[any][]any{}, loads: map[any][]any{},
		down: map[any]bool{}, modulo: map[any]int64{}, spoiled: map[any]bool{}, held: map[*cfg.Var][]any{}}
	edges(p, a.registers)
	edges(p, a.see)
	for _, items := range a.order {
		rs := a.rings(items)
		for _, n := range a.stores[items] {
			if slices.Contains(a.loads[items], n) && a.down[n] {
				rs = append(rs, &rack{tail: n})
			}
		}
		for _, r := range rs {
			r.items, r.in, r.kind = items, a.in[items], a.kindOf[items]
			if f.kind(r.kind) != nil && !a.spoiled[items] && !a.spoiled[r.in] && r.proper(a) {
				out = append(out, r)
			}
		}
	}
	return out
}

// rings are the rings that an array may be.
func (a *arrays) rings(items any) (rs []*rack) {
	for _, head := range a.loads[items] {
		for _, tail := range a.stores[items] {
			size := max(a.modulo[head], a.modulo[tail])
			if size == 0 {
				size = a.length[items]
			}
			if size < 1 || size > a.length[items] {
				continue
			}
			if head == tail {
				for _, count := range a.stores[items] {
					if count != head {
						rs = append(rs, &rack{head: head, count: count, size: size})
					}
				}
				continue
			}
			counts := []any{nil}
			for _, n := range a.numbers {
				if n != head && n != tail && a.down[n] && beside(n, tail) {
					counts = append(counts, n)
				}
			}
			for _, count := range slices.Backward(counts) {
				rs = append(rs, &rack{head: head, tail: tail, count: count, size: size},
					&rack{head: head, tail: tail, count: count, size: size, exact: true, unsigned: unsigned(tail) || unsigned(head)})
			}
		}
	}
	return rs
}

// proper reports whether a rack is what it may be by what its places are.
func (r *rack) proper(a *arrays) bool {
	for _, c := range []any{r.head, r.tail, r.count} {
		if c != nil && (a.spoiled[c] || !beside(c, r.in)) {
			return false
		}
	}
	return !r.exact || !r.unsigned || r.size&(r.size-1) == 0
}

// beside reports whether two places are both variables, or members that may be in one record: then what is spelled with
// one of them and what is spelled with the other lie in one object.
func beside(x, y any) bool {
	_, a := x.(*cfg.Var)
	_, b := y.(*cfg.Var)
	return a == b
}

func unsigned(class any) bool {
	t, ok := typeOf(class).(*cfg.Int)
	return ok && !t.Signed
}

func typeOf(class any) cfg.Type {
	switch c := class.(type) {
	case *cfg.Var:
		return c.Type
	case *cfg.Field:
		return c.Type
	}
	return nil
}

// numberIn is the class of an lvalue that may be a number of a rack, or nil.
func (a *arrays) numberIn(lv *cfg.LVal) any {
	t, ok := lv.Type.(*cfg.Int)
	n := len(lv.Path)
	switch {
	case !ok || t.Bool || t.Bytes < 4 || lv.Register() != nil:
		return nil
	case lv.Var != nil && n == 0 && lv.Var.Storage != cfg.Global:
		return nil
	case n > 0 && lv.Path[n-1].Field == nil:
		return nil
	}
	return class(lv)
}

// of are the numbers that an expression has to do with.
func (a *arrays) of(x cfg.Expr) (out []any) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		if !ok {
			return
		}
		if v := l.LV.Register(); v != nil {
			out = append(out, a.held[v]...)
		} else if c := a.numberIn(l.LV); c != nil {
			out = append(out, c)
		}
	})
	return out
}

// registers notes of which numbers registers hold something.
func (a *arrays) registers(e *cfg.Edge) {
	if x, ok := e.Action.(*cfg.Assign); ok {
		if v := x.LHS.Register(); v != nil {
			for _, c := range a.of(x.RHS) {
				if !slices.Contains(a.held[v], c) {
					a.held[v] = append(a.held[v], c)
				}
			}
			if b, ok := cfg.Uncast(x.RHS).(*cfg.Binary); ok {
				a.operator(b, a.of(b.X))
			}
		}
	}
}

// operator notes that numbers are decreased, or divided.
func (a *arrays) operator(b *cfg.Binary, of []any) {
	n, constant := cfg.IsConst(b.Y)
	for _, c := range of {
		switch {
		case !constant:
		case b.Op == cfg.Sub && n == 1, b.Op == cfg.Add && n == -1:
			a.down[c] = true
		case b.Op == cfg.Rem:
			a.modulo[c] = n
		case b.Op == cfg.And:
			a.modulo[c] = n + 1
		}
	}
}

// see notes what an action has to do with arrays and numbers.
func (a *arrays) see(e *cfg.Edge) {
	assign, _ := e.Action.(*cfg.Assign)
	place := func(lv *cfg.LVal, stored bool) {
		if c := a.numberIn(lv); c != nil {
			a.spoiled[c] = a.spoiled[c] || lv.Volatile || lv.BitField() != nil || !plain(c)
			if !slices.Contains(a.numbers, c) {
				a.numbers = append(a.numbers, c)
			}
		}
		in, index := itemOf(lv)
		if in == nil || a.node(lv.Type) == 0 {
			return
		}
		items, n := class(lv), len(lv.Path)
		t, ok := typeOf(in).(*cfg.Array)
		if !ok || !cfg.Identical(t.Elem, lv.Type) && (lv.Path[n-1].Field == nil || !cfg.Identical(t.Elem, lv.Path[n-2].Elem)) {
			return
		}
		if a.kindOf[items] == 0 {
			a.order = append(a.order, items)
			a.in[items] = in
		}
		a.kindOf[items], a.length[items] = a.node(lv.Type), t.Len
		a.spoiled[items] = a.spoiled[items] || lv.Volatile || !plain(in) || in != a.in[items]
		of := a.loads
		if stored {
			of = a.stores
		}
		for _, c := range a.of(index) {
			if !slices.Contains(of[items], c) {
				of[items] = append(of[items], c)
			}
		}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) { place(lv, assign != nil && !cfg.IsNull(assign.RHS)) }, nil)
	cfg.InspectAction(e.Action, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			place(x.LV, false)
		case *cfg.AddrOf:
			if c := class(x.LV); c != nil {
				a.spoiled[c] = true
			}
		case *cfg.Binary:
			a.operator(x, a.of(x.X))
		}
	})
}

// plain reports whether a variable, or a member, is what all of the program takes it for.
func plain(class any) bool {
	v, ok := class.(*cfg.Var)
	return !ok || v.Storage == cfg.Global && !v.Atomic && !v.Extern && !v.Weak && !v.Several && !v.Standard
}
