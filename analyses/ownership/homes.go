package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Nodes may also be the elements of an array, a variable or one that has been allocated, its *home*:
//
//	for (i = 0; i < N; i++) {
//		jobs[i].input = i;
//		push(&jobs[i]);
//	}
//
// At first whoever runs this function owns all of them. It gives them away one by one: no title to an element is made
// twice, since titles are made in this function only, which runs once (or has an array of its own each time), of the
// element whose number a register holds, and of elements with greater numbers than those that have been given away: so
// it is followed by what register that is bounded ([issue]). Before it is given away, the element belongs to this
// function. In what is followed, such an element is what another register leads to (home.owner), which owns it until
// it is given away; and so all that happens to owned nodes happens to it.
//
// An element may also be accessed by its number where that is not known to be so, after all threads have been joined,
// say. These are no accesses of the kind that this digest excludes (use.direct), and they store no links.

// home is an array whose elements are nodes.
type home struct {
	array  *cfg.Var    // the variable, or the register that holds the address of what has been allocated, and nothing else
	record *cfg.Record // what its elements are
	fn     *cfg.Func   // that makes titles to them
	heap   bool        // it is a register
	once   bool        // the function is called once, so that the life of a variable of it ends once
	zero   bool        // links of elements that have not been given away are null, unless the function has stored something there
	owner  *cfg.Var    // the register that leads to the element in hand
}

// element is one, by its address.
type element struct {
	at    cfg.Expr
	nodes kinds // which kind of nodes it is
}

// issue says which elements of a home have been given away; there is none where that is not known.
type issue struct {
	what issued
	sure bool     // the one with the number in that register has been given away for certain, if what is upTo
	by   *cfg.Var // the register that bounds them
	now  *cfg.Var // the register with the number of the element in hand, which home.owner leads to; or nil
}

type issued uint8

const (
	nobody issued = iota // none
	below                // those with numbers below that in a register at most
	upTo                 // those, and the one with that number
)

// findHomes looks for arrays that may be homes.
func findHomes(p *cfg.Program) (homes map[*cfg.Var]*home, order []*home) {
	homes = map[*cfg.Var]*home{}
	spoiled := map[*cfg.Var]bool{}
	found := func(array *cfg.Var, r *cfg.Record, fn *cfg.Func, heap bool) {
		h := homes[array]
		if h == nil {
			owner := &cfg.Var{Name: "an element of " + array.Name, Type: p.Types.PointerTo(r), Storage: cfg.Local, Func: fn, ID: -1 - len(order)}
			h = &home{array: array, record: r, fn: fn, heap: heap, owner: owner, zero: true}
			homes[array] = h
			order = append(order, h)
		}
		if h.fn != fn || h.record != r {
			spoiled[array] = true
		}
	}
	edges(p, func(e *cfg.Edge) {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if array, r, _, heap := elementAt(x); array != nil {
				found(array, r, e.From.Func, heap)
			}
		})
	})
	once := map[*cfg.Func]bool{}
	named := mentions(p)
	for _, h := range order {
		if _, known := once[h.fn]; !known && !h.heap {
			once[h.fn] = runsOnce(p, named, h.fn)
		}
		h.once = once[h.fn]
		switch v := h.array; {
		case h.heap:
			spoiled[v] = spoiled[v] || slices.Contains(h.fn.Params, v)
		case v.Storage == cfg.Global:
			spoiled[v] = spoiled[v] || !h.once
		case v.Storage == cfg.Local:
			h.zero = false
		default:
			spoiled[v] = true
		}
	}
	zero := map[*cfg.Var]bool{} // registers that hold what has been allocated, and is zero
	edges(p, func(e *cfg.Edge) {
		if a, ok := e.Action.(*cfg.Alloc); ok {
			if v := a.Result.Register(); v != nil {
				old, known := zero[v]
				zero[v] = a.Zero && (old || !known)
			}
		}
	})
	edges(p, func(e *cfg.Edge) {
		if c, ok := e.Action.(*cfg.Call); ok {
			for _, x := range c.Args {
				if array, _, _, _ := elementAt(x); homes[array] != nil {
					homes[array].zero = false // who knows what the function stores there
				}
			}
		}
		a, assign := e.Action.(*cfg.Assign)
		if assign {
			if h, _, _, _ := elementIn(homes, a.LHS); h != nil && !cfg.IsScalar(a.LHS.Type) {
				spoiled[h.array] = true
			} else if _, pointer := a.LHS.Type.(*cfg.Pointer); h != nil && pointer && !cfg.IsNull(a.RHS) {
				h.zero = false
			}
		}
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			h := homes[lv.Register()]
			if h == nil {
				return
			}
			switch {
			case assign && cfg.IsNull(a.RHS):
			case assign && made(a.RHS) == h.record:
				h.zero = h.zero && zero[cfg.RegisterOf(a.RHS.(*cfg.Cast).X)]
			default:
				spoiled[h.array] = true
			}
		}, nil)
	})
	order = slices.DeleteFunc(order, func(h *home) bool { return spoiled[h.array] })
	maps.DeleteFunc(homes, func(v *cfg.Var, _ *home) bool { return spoiled[v] })
	return homes, order
}

// elementAt is the array that an expression is the address of an element of, if it is one of records, what these are,
// and the element's number.
func elementAt(x cfg.Expr) (array *cfg.Var, r *cfg.Record, index cfg.Expr, heap bool) {
	switch x := x.(type) {
	case *cfg.AddrOf:
		if v := x.LV.Var; v != nil && len(x.LV.Path) == 1 && x.LV.Path[0].Field == nil && x.LV.Path[0].Scale == nil {
			if a, ok := v.Type.(*cfg.Array); ok && cfg.Identical(a.Elem, x.LV.Type) {
				if r, ok := a.Elem.(*cfg.Record); ok {
					return v, r, x.LV.Path[0].Index, false
				}
			}
		}
	case *cfg.PtrAdd:
		p, ok := x.Typ.(*cfg.Pointer)
		if b := cfg.RegisterOf(x.X); ok && b != nil && cfg.Identical(b.Type, x.Typ) {
			if r, ok := p.Elem.(*cfg.Record); ok && x.Scale == r.Size() {
				return b, r, x.Index, true
			}
		}
	}
	return nil, nil, nil, false
}

// elementIn is the home that an lvalue lies in an element of, the element's number, its address, and the way from there.
func elementIn(homes map[*cfg.Var]*home, lv *cfg.LVal) (h *home, index, at cfg.Expr, rest []cfg.Step) {
	switch {
	case lv.Var != nil:
		if h = homes[lv.Var]; h == nil || h.heap || len(lv.Path) == 0 || lv.Path[0].Field != nil {
			return nil, nil, nil, nil
		}
		whole := &cfg.LVal{Var: lv.Var, Path: lv.Path[:1], Type: lv.Path[0].Elem}
		return h, lv.Path[0].Index, &cfg.AddrOf{LV: whole, Typ: h.owner.Type}, lv.Path[1:]
	case lv.Ptr != nil:
		if v, _, i, heap := elementAt(lv.Ptr); v != nil && homes[v] != nil && homes[v].heap == heap {
			return homes[v], i, lv.Ptr, lv.Path
		}
	}
	return nil, nil, nil, nil
}

// runsOnce reports whether a function is entered once at most: it is main, or there is one call of it, or one creation of
// a thread that begins with it, on no cycle of such a function.
func runsOnce(p *cfg.Program, named map[*cfg.Func]mention, fn *cfg.Func) bool {
	for range len(p.All()) + 1 {
		m := named[fn]
		if fn == p.Main {
			return m.refs == 0
		}
		if m.refs != 1 || m.at == nil || comesBack(m.at) {
			return false
		}
		fn = m.at.From.Func
	}
	return false
}

// mention is how often a function is named, and an edge that calls it by its name, or starts a thread with it.
type mention struct {
	refs int
	at   *cfg.Edge
}

func mentions(p *cfg.Program) map[*cfg.Func]mention {
	named := map[*cfg.Func]mention{}
	edges(p, func(e *cfg.Edge) {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			r, ok := x.(*cfg.FuncRef)
			if !ok {
				return
			}
			m := named[r.Func]
			m.refs++
			switch a := e.Action.(type) {
			case *cfg.Call:
				if a.Callee == x {
					m.at = e
				}
			case *cfg.Create:
				if a.Start == x && a.Kind == cfg.NewThread {
					m.at = e
				}
			}
			named[r.Func] = m
		})
	})
	return named
}

// comesBack reports whether an edge may be passed again in one activation of its function.
func comesBack(e *cfg.Edge) bool {
	seen := map[*cfg.Node]bool{e.To: true}
	work := []*cfg.Node{e.To}
	for len(work) > 0 {
		n := work[0]
		work = work[1:]
		if n == e.From {
			return true
		}
		for _, out := range n.Out {
			if !seen[out.To] {
				seen[out.To] = true
				work = append(work, out.To)
			}
		}
	}
	return false
}

// counter is the register that holds the number of an element, if no two numbers of it are one element.
func counter(x cfg.Expr) *cfg.Var {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok {
			break
		}
		to, ok := c.Typ.(*cfg.Int)
		from, isInt := c.X.Type().(*cfg.Int)
		if !ok || !isInt || to.Bool || to.Bytes < from.Bytes {
			return nil
		}
		x = c.X
	}
	v := cfg.RegisterOf(x)
	if v == nil {
		return nil
	}
	if t, ok := v.Type.(*cfg.Int); !ok || t.Bool {
		return nil
	}
	return v
}

// element reports whether an expression is the address of an element of a home whose kind is left, and looks at it.
func (s *scan) element(x cfg.Expr) bool {
	v, r, index, heap := elementAt(x)
	if v == nil || s.homes[v] == nil || s.homes[v].heap != heap || s.of[r] == 0 {
		return false
	}
	if a, ok := x.(*cfg.AddrOf); ok {
		s.lval(a.LV)
	}
	s.expr(index)
	return true
}

// inHand reports whether the thread owns the element of a home whose number an expression is, and has it in hand from
// now on. Else nothing is known of who may use it.
func (f *flow) inHand(s state, h *home, index cfg.Expr) bool {
	i, known := s.issues[h]
	by := counter(index)
	if !known || by == nil || f.of[h.record]&f.live == 0 || i.what == upTo || i.what == below && i.by != by {
		return false
	}
	if i.now != by {
		l := stale
		if h.zero {
			l = empty
		}
		s.forgotten(h.owner)
		i.now = by
		s.issues[h] = i
		s.regs[h.owner] = f.fresh(h.owner.Type, l)
		s.sure[h.owner] = true
	}
	return true
}

// ended checks that nobody has an element of an array whose life ends.
func (f *flow) ended(s state, h *home) {
	if i, known := s.issues[h]; !known || i.what != nobody {
		f.reject(f.of[h.record])
	}
}

// given notes the elements that have been given away by an action.
func (s state) given() {
	for h, i := range s.issues {
		if i.now == nil || s.how(h.owner) == owned {
			continue
		}
		s.forgotten(h.owner)
		s.issues[h] = issue{what: upTo, sure: true, by: i.now}
	}
}

// counts says what becomes of the bounds when a register is assigned; x is its new value, in terms of the old one, or
// nil. Numbers do not wrap around: signed ones may not, the register has just been the number of an element on every way
// that leads here, or it would take more steps than there can be.
func (s state) counts(v *cfg.Var, x cfg.Expr) {
	if v == nil || len(s.issues) == 0 {
		return
	}
	s.given()
	up := false
	if b, ok := x.(*cfg.Binary); ok && b.Op == cfg.Add && cfg.RegisterOf(b.X) == v && cfg.Identical(b.Typ, v.Type) {
		n, constant := cfg.IsConst(b.Y)
		up = constant && n == 1
	}
	for h, i := range s.issues {
		if i.now == v {
			s.forgotten(h.owner)
			i.now = nil
		}
		if i.by == v {
			t, _ := v.Type.(*cfg.Int)
			if !up || !i.sure && !t.Signed && t.Bytes < 8 {
				delete(s.issues, h)
				continue
			}
			i.what, i.sure = below, false
		}
		s.issues[h] = i
	}
}

// joinIssue is what holds of both.
func joinIssue(a, b issue) (issue, bool) {
	if a.now != b.now {
		a.now = nil
	}
	a.sure = a.sure && b.sure
	switch {
	case a.what == nobody:
		a.what, a.by = b.what, b.by
	case b.what == nobody:
	case a.by != b.by:
		return issue{}, false
	default:
		a.what = max(a.what, b.what)
	}
	return a, true
}

// terms writes an action in terms of the elements in hand.
type terms struct {
	*flow
	s      state
	taken  map[*home]*cfg.Var // by what register an element is in hand, where one is named
	used   []element          // the elements in hand that are named
	direct bool               // others are accessed
}

// inTerms is an action in terms of the elements in hand.
func (f *flow) inTerms(s state, a cfg.Action) (cfg.Action, *terms) {
	t := &terms{flow: f, s: s, taken: map[*home]*cfg.Var{}}
	if len(f.homes) == 0 {
		return a, t
	}
	switch x := a.(type) {
	case *cfg.Assign:
		b := *x
		b.LHS, b.RHS = t.lval(x.LHS), t.expr(x.RHS)
		a = &b
	case *cfg.Guard:
		b := *x
		b.Cond = t.expr(x.Cond)
		a = &b
	case *cfg.Call:
		b := *x
		b.Result, b.Args = t.lval(x.Result), t.exprs(x.Args)
		a = &b
	case *cfg.MemCopy:
		b := *x
		b.Dst, b.Src, b.Len = t.expr(x.Dst), t.expr(x.Src), t.expr(x.Len)
		a = &b
	case *cfg.MemSet:
		b := *x
		b.Dst, b.Byte, b.Len, b.From, b.Args = t.expr(x.Dst), t.expr(x.Byte), t.expr(x.Len), t.exprs(x.From), t.exprs(x.Args)
		a = &b
	case *cfg.Touch:
		b := *x
		b.Ptr, b.Len, b.Unit = t.expr(x.Ptr), t.expr(x.Len), t.expr(x.Unit)
		a = &b
	}
	return a, t
}

// has reports whether an element is in hand. Of one home only one is, in one action.
func (t *terms) has(h *home, index, at cfg.Expr) bool {
	by, named := t.taken[h]
	if named && by != counter(index) || !t.inHand(t.s, h, index) {
		return false
	}
	t.taken[h] = counter(index)
	t.used = append(t.used, element{at, t.of[h.record] & t.live})
	return true
}

func (t *terms) exprs(xs []cfg.Expr) []cfg.Expr {
	out := make([]cfg.Expr, len(xs))
	for i, x := range xs {
		out[i] = t.expr(x)
	}
	return out
}

func (t *terms) expr(x cfg.Expr) cfg.Expr {
	if v, r, index, heap := elementAt(x); v != nil && t.homes[v] != nil && t.homes[v].heap == heap && t.homes[v].record == r {
		if t.has(t.homes[v], index, x) {
			return t.homes[v].leads()
		}
		return x
	}
	switch x := x.(type) {
	case *cfg.Load:
		return &cfg.Load{LV: t.lval(x.LV)}
	case *cfg.AddrOf:
		return &cfg.AddrOf{LV: t.lval(x.LV), Typ: x.Typ}
	case *cfg.Cast:
		y := *x
		y.X = t.expr(x.X)
		return &y
	case *cfg.Unary:
		y := *x
		y.X = t.expr(x.X)
		return &y
	case *cfg.Binary:
		y := *x
		y.X, y.Y = t.expr(x.X), t.expr(x.Y)
		return &y
	case *cfg.PtrAdd:
		y := *x
		y.X, y.Index = t.expr(x.X), t.expr(x.Index)
		return &y
	}
	return x
}

func (t *terms) lval(lv *cfg.LVal) *cfg.LVal {
	if lv == nil {
		return nil
	}
	out := *lv
	h, index, at, rest := elementIn(t.homes, lv)
	switch {
	case h != nil && t.has(h, index, at):
		out.Var, out.Ptr, out.Path = nil, h.leads(), rest
	case h != nil:
		t.direct = true
		return lv
	default:
		out.Ptr = t.expr(lv.Ptr)
	}
	out.Path = slices.Clone(out.Path)
	for i, step := range out.Path {
		out.Path[i].Index, out.Path[i].Scale = t.expr(step.Index), t.expr(step.Scale)
	}
	return &out
}

// leads is a pointer to the element in hand.
func (h *home) leads() cfg.Expr { return &cfg.Load{LV: cfg.VarLV(h.owner)} }
