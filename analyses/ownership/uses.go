package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// use is what an edge does with nodes.
type use struct {
	nodes    kinds       // it may access nodes of these kinds
	lock     kinds       // those, or places that hold pointers to them, are in a container: its lock must be held
	changes  bool        // something in a container is written, or freed: the lock must be held exclusively
	cells    []*cfg.LVal // these places
	roots    []root      // which containers these are, as far as that is known
	anywhere kinds       // those of which it is not known
	made     *cfg.Var    // the register with the address of a new node
	elements []element   // of homes, that the thread has in hand
	lent     []*cfg.Var  // parameters by whose addresses it accesses nodes
	direct   bool        // elements are accessed of which it is not known who owns them
	found    bool        // nodes are accessed that are in a container
	deep     bool        // and not all of them are led to by a place outside of nodes that has been read in this section
	clears   *cfg.LVal   // a place that is made empty, without a lock perhaps; see [flow.clears]
}

// root is a place outside of nodes that leads to what is used.
type root struct {
	lv    *cfg.LVal
	nodes kinds
	name  int // the number of the member, or variable, that it is
}

// keep drops all other kinds.
func (u *use) keep(live kinds) {
	u.nodes, u.lock, u.anywhere = u.nodes&live, u.lock&live, u.anywhere&live
	for i := range u.elements {
		u.elements[i].nodes &= live
	}
	for i := range u.roots {
		u.roots[i].nodes &= live
	}
}

// all are the kinds of nodes that are used, or given away.
func (u *use) all() kinds {
	ks := u.nodes | u.lock
	for _, y := range u.elements {
		ks |= y.nodes
	}
	return ks
}

// and is what is done by this use, and then another one, by one edge.
func (u *use) and(v *use) *use {
	if v == nil {
		return u
	}
	out := *v
	out.nodes, out.lock, out.anywhere = u.nodes|v.nodes, u.lock|v.lock, u.anywhere|v.anywhere
	out.changes, out.direct = u.changes || v.changes, u.direct || v.direct
	out.found, out.deep = u.found || v.found, u.deep || v.deep
	out.cells = append(slices.Clone(u.cells), v.cells...)
	out.roots = append(slices.Clone(u.roots), v.roots...)
	out.elements = append(slices.Clone(u.elements), v.elements...)
	out.lent = append(slices.Clone(u.lent), v.lent...)
	return &out
}

// in notes that nodes of some kinds are used that one gets at from a place, or that place.
func (u *use) in(c *cell, ks kinds, writes bool) {
	u.lock |= ks
	u.changes = u.changes || writes
	if c == nil {
		u.anywhere |= ks
		return
	}
	u.roots = append(u.roots, root{c.lv, ks, 0})
}

// finds notes that a node is accessed that is in a container.
func (u *use) finds(st status) {
	u.found = true
	u.deep = u.deep || st.cell == nil || st.cell.node
}

// check looks at all places that an edge uses: nodes that are led to, and cells.
func (f *flow) check(s state, e *cfg.Edge, action cfg.Action, t *terms) {
	if !f.final {
		return
	}
	u := use{elements: t.used, direct: t.direct, clears: f.clears(s, action)}
	see := func(x cfg.Expr, writes bool) {
		switch x := x.(type) {
		case *cfg.Load:
			f.place(s, &u, x.LV, false)
			f.loads(s, x.LV)
			f.borrows(s, &u, x.LV.Ptr, false)
		case *cfg.AddrOf:
			if f.gripped(action, x) == nil {
				f.place(s, &u, x.LV, writes)
			}
		}
	}
	cfg.Operands(action, func(lv *cfg.LVal) {
		f.place(s, &u, lv, true)
		f.borrows(s, &u, lv.Ptr, true)
		cfg.InspectLVal(lv, func(x cfg.Expr) { see(x, true) })
	}, func(x cfg.Expr) {
		writes := writesBy(action, x)
		cfg.Inspect(x, func(y cfg.Expr) {
			f.syncs = syncing(action) && y == x
			see(y, writes)
			f.syncs = false
		})
	})
	f.answered(s, &u, action)
	if _, assigns := action.(*cfg.Assign); !assigns {
		cfg.Operands(action, func(lv *cfg.LVal) {
			if r, _ := f.rackOf(lv); r != nil {
				f.reject(r.kind) // nobody follows that
			}
		}, nil)
	}
	for _, b := range effects(action) {
		f.borrows(s, &u, b.at, b.writes)
	}
	switch a := action.(type) {
	case *cfg.MemSet:
		if lv := f.zeroed(a); lv != nil {
			u.nodes |= f.of[lv.Type.(*cfg.Record)] & f.live
		}
	case *cfg.Call:
		f.lends(s, &u, a)
		for i, x := range a.Args {
			ks := f.node(x.Type())
			if ks == 0 {
				continue
			}
			if st, ok := f.value(s, x); ok && f.shown(a, i, st) {
				u.nodes |= ks
				u.in(st.root, ks, false)
				f.locked |= ks
			} else if ok && f.consumes(a, i, st) {
				f.locked |= ks
				u.nodes |= ks
				u.in(st.root, ks, true)
			}
		}
	case *cfg.Free:
		x := cfg.Uncast(a.Ptr)
		if ks := f.node(x.Type()); ks != 0 {
			u.nodes |= ks
			u.direct = u.direct || f.homes[cfg.RegisterOf(x)] != nil
			st, ok := f.value(s, x)
			if u.direct = u.direct || f.stray(s, x); ok && st.how == in {
				u.in(st.root, ks, true)
				u.finds(st)
			}
		}
	case *cfg.Assign:
		if r := made(a.RHS); r != nil && f.of[r]&f.live != 0 && f.homes[a.LHS.Register()] == nil {
			u.made = cfg.RegisterOf(a.RHS.(*cfg.Cast).X)
			u.nodes |= f.of[r]
		} else if v := f.brought(a); v != nil {
			u.made = v
		}
	}
	if lv := u.clears; lv != nil && u.lock != 0 {
		u.clears = nil
		f.place(s, &u, lv, true) // the edge uses containers anyway
	}
	if u.all() != 0 {
		f.uses[e] = &u
	}
}

// writesBy reports whether an action may write where an operand points to.
func writesBy(a cfg.Action, x cfg.Expr) bool {
	switch a := a.(type) {
	case *cfg.Assign, *cfg.Guard: // it is asked what is there; addresses that go elsewhere have dropped the kind
		return false
	case *cfg.Touch:
		return a.Write
	case *cfg.MemCopy:
		return x == a.Dst
	case *cfg.MemSet:
		return x == a.Dst
	}
	return !waits(a)
}

// place notes how an lvalue is used. Both places of a queue are used under the lock of the object that head lies in.
func (f *flow) place(s state, u *use, lv *cfg.LVal, writes bool) {
	if h, _, _, _ := elementIn(f.homes, lv); h != nil {
		u.direct = true
		if ks := f.node(lv.Type); writes && ks != 0 && !f.beginning {
			f.reject(ks) // nobody follows that
		}
		return
	}
	if v := f.through(lv); v != nil {
		ks := f.node(lv.Type)
		if u.nodes |= ks; s.how(v) != points {
			f.reject(ks)
		}
		u.cells = append(u.cells, lv)
		u.in(s.regs[v].root, ks, writes)
		if s.regs[v].cell == nil {
			u.finds(status{})
		}
		return
	}
	from, link := (*cell)(nil), false
	if lv.Ptr != nil {
		if ks := f.node(lv.Ptr.Type()); ks != 0 {
			u.nodes |= ks
			link = true
			switch st, ok := f.value(s, lv.Ptr); {
			case !ok && f.asksFor(s, u, lv, writes):
				return
			case !ok && f.strays(lv, writes):
				u.direct = true
				return
			case !ok, st.how == raw:
				f.reject(ks)
			case st.how == in:
				from = st.root
				u.in(from, ks, writes)
				u.finds(st)
			}
		}
	}
	ks := f.node(lv.Type)
	q, tail := f.queued(lv)
	r, index := f.rackOf(lv)
	switch {
	case lv == u.clears && lv != nil:
	case r != nil:
		if index != nil {
			u.cells = append(u.cells, lv)
		}
		u.in(f.array(r, lv), r.kind, writes)
	case q != nil && tail:
		u.cells = append(u.cells, lv)
		u.in(f.cell(q.first(lv)), q.kind, writes)
	case ks == 0, lv.Register() != nil, f.own(s, lv):
	case link:
		u.cells = append(u.cells, lv)
		u.in(from, ks, writes)
	case lv.Ptr != nil && len(lv.Path) == 0: // through the second place of a queue
		u.nodes |= ks
		u.cells = append(u.cells, lv)
		if l, ok := lv.Ptr.(*cfg.Load); ok {
			if q, tail := f.queued(l.LV); tail && q.byLink {
				from = f.cell(q.first(l.LV))
			}
		}
		u.in(from, ks, writes)
		u.finds(status{})
	default:
		u.cells = append(u.cells, lv)
		u.in(f.cell(lv), ks, writes)
	}
}

// clears is the place outside of nodes that an action makes empty, if no register is known to hold what lies there; or nil.
// As the first thing that is done to a container, nobody has a lock for that.
//
// Sound: no title comes into being by it, and if one is lost, nobody gets at that node any more. All that the lock of a
// container is needed for beside that is that who finds something in a place, or leaves it there, does so before or
// after whoever stores there. That is seen without it: the accesses to the place race, or they are in order (they are
// none of those that [Digest.MayRun] excludes). So what a thread takes to be there behind such an action, as long as it
// does nothing that orders it with others, is there, or there is a race.
func (f *flow) clears(s state, action cfg.Action) *cfg.LVal {
	a, ok := action.(*cfg.Assign)
	if !ok || a.LHS.Register() != nil || a.LHS.Ptr != nil && f.node(a.LHS.Ptr.Type()) != 0 || f.through(a.LHS) != nil {
		return nil
	}
	q, tail := f.queued(a.LHS)
	if r, _ := f.rackOf(a.LHS); r != nil || f.node(a.LHS.Type) == 0 && !tail {
		return nil
	}
	if _, ok := a.RHS.(*cfg.AddrOf); !ok || !tail || !q.byLink { // or else it says that the place is empty
		if v, ok := f.value(s, a.RHS); !cfg.IsNull(cfg.Uncast(a.RHS)) && (!ok || v.how != null) {
			return nil
		}
	}
	c := f.cell(a.LHS)
	for _, st := range s.regs {
		if st.how == in && (st.cell == c || st.root == c || c == nil) {
			return nil
		}
	}
	return a.LHS
}
