package regions

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What happens at edges that the engine is to be asked about.

// duty is what an edge has to do with buckets.
type duty struct {
	locks   []lockUse
	stores  []storing // that nobody understands by the text
	links   []spot    // places in nodes that pointers to nodes and heads are stored in
	through []spot    // places that such are read from
	numbers []spot    // places in nodes that are read, and presumed to hold no such
	blind   bool      // what it writes is not known
}

// lockUse is an access to a node, or a head, of a bucket.
type lockUse struct {
	of      *root
	changes bool
}

// spot is a place, which is so far behind the begin of a node, if it is in one.
type spot struct {
	lv     *cfg.LVal
	inNode distance
}

// storing is an assignment of what is made of some expressions; absent: to no head.
type storing struct {
	spot
	absent bool
	parts  []cfg.Expr
}

// note adds to what the running edge has to do, in the last pass.
func (f *flow) note(what func(*duty)) {
	if f.final {
		what(f.duty(f.stack[len(f.stack)-1].at))
	}
}

func (f *flow) duty(e *cfg.Edge) *duty {
	d := f.duties[e]
	if d == nil {
		d = &duty{}
		f.duties[e] = d
	}
	return d
}

func add[T comparable](s []T, x T) []T {
	if slices.Contains(s, x) {
		return s
	}
	return append(s, x)
}

// accesses lists what an action reads and writes.
func (f *flow) accesses(s state, a cfg.Action) {
	if !f.final {
		return
	}
	f.note(func(*duty) {})
	switch a := a.(type) {
	case *cfg.Assign:
		f.written(s, a.LHS)
	case *cfg.Call:
		// The result is stored when the function has returned: it may have released the lock, or started a thread.
		if ref, direct := a.Callee.(*cfg.FuncRef); direct && f.quiet[ref.Func] {
			f.written(s, a.Result)
		} else if a.Result != nil {
			f.claim(a.Result, 0)
		}
	case *cfg.Free:
		switch v := f.eval(s, a.Ptr); {
		case v.what == private:
			f.freed(a.Ptr, claimAll)
		case v.what == placed: // nobody frees a head
			f.freed(a.Ptr, claimAll)
			f.locked(v.of, true)
		default:
			f.freed(a.Ptr, 0)
		}
	default:
		cfg.Operands(a, func(lv *cfg.LVal) { f.claim(lv, 0) }, nil)
	}
	cfg.InspectAction(a, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && l.LV.Register() == nil {
			f.access(s, l.LV, false)
		}
	})
}

// written is an access that writes.
func (f *flow) written(s state, lv *cfg.LVal) {
	if lv != nil && lv.Register() == nil {
		f.access(s, lv, true)
	}
}

// access is one to a place.
func (f *flow) access(s state, lv *cfg.LVal, changes bool) {
	at := f.place(s, lv)
	switch {
	case at.what == anything:
		f.claim(lv, 0)
		return
	case at.absent:
		f.claim(lv, claimAll)
	default:
		f.claim(lv, claimNode|claimHead)
	}
	if at.what == placed {
		f.locked(at.of, changes)
	}
}

// claim says what holds of an access wherever the text is passed.
func (f *flow) claim(lv *cfg.LVal, c claim) {
	if old, seen := f.claims[lv]; seen {
		c &= old
	}
	f.claims[lv] = c
}

func (f *flow) freed(x cfg.Expr, c claim) {
	if old, seen := f.frees[x]; seen {
		c &= old
	}
	f.frees[x] = c
}

// locked asks for the lock of a bucket: where the function is that has chosen the bucket, whose registers say which it is;
// if a constant does, in the one from which others are followed. These neither take nor release locks.
func (f *flow) locked(r *root, changes bool) {
	at := f.stack[0].at
	for _, fr := range f.stack {
		if fr.fn == r.owner {
			at = fr.at
		}
	}
	d := f.duty(at)
	d.locks = add(d.locks, lockUse{r, changes})
}

// store follows an assignment to memory.
func (f *flow) store(s state, lv *cfg.LVal, x cfg.Expr) {
	if !cfg.IsScalar(lv.Type) {
		f.note(func(d *duty) { d.blind = true })
		return
	}
	at := f.place(s, lv)
	if f.stores(s, lv, f.eval(s, x)) {
		return
	}
	f.note(func(d *duty) {
		// What is known of the place, and of what is stored, differs where a function is called from several places.
		w := storing{spot{lv, at.inNode}, at.absent, f.parts(s, x, nil)}
		if !slices.ContainsFunc(d.stores, w.equal) {
			d.stores = append(d.stores, w)
		}
	})
}

func (w storing) equal(o storing) bool {
	return w.spot == o.spot && w.absent == o.absent && slices.Equal(w.parts, o.parts)
}

// stores follows a value that gets into a place, if it is known that all that may lead to nodes or heads stays in one bucket.
func (f *flow) stores(s state, lv *cfg.LVal, v value) bool {
	if v.what == null || v.what == number {
		return true
	}
	at := f.place(s, lv)
	switch {
	case at.what == anything, v.what == anything, at.what == placed && v.what == placed && at.of != v.of, !f.leads(v):
		return false
	case at.what == private && v.what == private:
		f.unite(s, at.group, v.group)
	case at.what == private:
		f.link(s, at.group, v.of)
	case v.what == private:
		f.link(s, v.group, at.of)
	}
	if !at.named {
		f.note(func(d *duty) { d.links = add(d.links, spot{lv, at.inNode}) })
	}
	return true
}

// group is the group of what is allocated at an edge.
func (f *flow) group(n int) int {
	for {
		to, ok := f.joined[n]
		if !ok {
			return n
		}
		n = to
	}
}

// unite makes one group of two: their nodes lead to one another.
func (f *flow) unite(s state, a, b int) {
	if a == b {
		return
	}
	if a > b {
		a, b = b, a
	}
	f.joined[b] = a
	if f.linked[b] {
		f.linked[a] = true
	}
	s.rename(b, value{what: private, group: a})
}

// link puts the nodes of a group into a bucket.
func (f *flow) link(s state, group int, r *root) {
	f.linked[group], r.shape.used = true, true
	s.rename(group, value{what: placed, of: r})
}

// parts are what a number is made of, as far as nothing is known of it.
func (f *flow) parts(s state, x cfg.Expr, out []cfg.Expr) []cfg.Expr {
	if f.eval(s, x).what == number {
		return out
	}
	switch x := x.(type) {
	case *cfg.Binary:
		return f.parts(s, x.Y, f.parts(s, x.X, out))
	case *cfg.Unary:
		return f.parts(s, x.X, out)
	case *cfg.Cast:
		if _, number := x.Typ.(*cfg.Int); number {
			return f.parts(s, x.X, out)
		}
	}
	return append(out, x)
}

// guard learns that a value is not the address of the head.
func (f *flow) guard(s state, g *cfg.Guard) {
	x, truth := cfg.Unnegated(g.Cond, g.Truth)
	b, ok := x.(*cfg.Binary)
	if !ok || !(b.Op == cfg.Ne && truth || b.Op == cfg.Eq && !truth) {
		return
	}
	for _, side := range [][2]cfg.Expr{{b.X, b.Y}, {b.Y, b.X}} {
		v, head := f.eval(s, side[0]), f.eval(s, side[1])
		if v.what == placed && head.what == placed && v.of == head.of && head.head == certain && v.head == perhaps &&
			v.inHead.known && v.inHead == head.inHead {
			if r := base(side[0]); r != nil {
				if w := s[r]; w.what == placed {
					w.head, w.inHead = never, distance{}
					s[r] = w
				}
			}
		}
	}
}

// base is the register that a pointer is at a constant distance from.
func base(x cfg.Expr) *cfg.Var {
	for {
		switch y := x.(type) {
		case *cfg.Load:
			return y.LV.Register()
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			x = y.X
		case *cfg.AddrOf:
			if y.LV.Ptr == nil {
				return nil
			}
			x = y.LV.Ptr
		default:
			return nil
		}
	}
}
