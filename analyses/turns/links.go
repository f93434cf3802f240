package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Identifiers in objects of their own, to which the cells of an array lead:
//
//	for (i = 0; i < n; i++) {
//		struct job *j = malloc(sizeof *j);
//		job[i] = j;
//		pthread_create(&j->id, 0, work, j);
//	}
//	for (i = 0; i < n; i++) pthread_join(job[i]->id, 0);
//
// Such an array is a [Place] with a [Link]. What is said of its cells is said of the identifiers behind them: that
// something is in a cell, and has been there ever since, means that the pointer there leads to it and has not changed,
// and neither has the identifier. So each write to the pointers is one to the cells, and each write to the bytes of
// identifiers in any object of the link's base is one to any cell; but for what is written to an object that is Unused.
// As none of the facts can be about such an object, it is not what any cell leads to of which they say something.
//
// An object is unused when it has been allocated, and until the thread creates or joins the next thread, of whatever
// kind: whatever identifier is put into the object, and whatever is joined from there, that comes not before. (That other
// threads put one there is a write of theirs: nothing is said of what several threads write.)
//
// Neither is an unused object one that the thread has given to another one. So if each thread of a creation gets an
// unused one, these are different objects ([Digest.Apart]); and what their creator does with an unused object comes
// before whoever gets it is created ([Digest.Ahead]).

// plain is the array itself of one whose cells lead to identifiers.
func (p Place) plain() Place {
	p.Link = Link{}
	return p
}

// identifiers is what is written if all identifiers are that the cells of an array lead to.
func (p Place) identifiers(width int64) digest.Wrote {
	return digest.Wrote{Base: p.Link.Base, Lo: p.Link.Off, Hi: p.Link.Off, Size: width}
}

// linked reports whether the cells of an array lead to the identifiers.
func (p Place) linked() bool { return p.Link != Link{} }

// holder is the cell of an array of pointers that holds a pointer.
func (d *Digest) holder(x digest.Context, v digest.View, a Element, p cfg.Expr) (of Place, at Bound, ok bool) {
	if lv := pointerIn(p); lv != nil {
		r, row := rowOf(lv)
		if !row {
			return Place{}, Bound{}, false
		}
		of, at, ok = d.element(x, v, a, r)
		return of, at, ok && isPlace(of) && of.Stride >= d.program.width
	}
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind == Copies && f.Of == (Place{Var: pointer(p)}) {
			return f.To, f.Bound, true
		}
	}
	return Place{}, Bound{}, false
}

// pointerIn is the place in memory that a pointer, perhaps converted, is read from.
func pointerIn(p cfg.Expr) *cfg.LVal {
	switch p := p.(type) {
	case *cfg.Cast:
		if isPointer(p.X.Type()) {
			return pointerIn(p.X)
		}
	case *cfg.Load:
		if isPointer(p.LV.Type) && !p.LV.Volatile && (p.LV.Var == nil || !p.LV.Var.Register()) {
			return p.LV
		}
	}
	return nil
}

func isPointer(t cfg.Type) bool { _, ok := t.(*cfg.Pointer); return ok }

// behind is the cell that leads to an identifier some bytes behind a pointer.
func (d *Digest) behind(x digest.Context, v digest.View, a Element, r row) cell {
	if !d.program.linked || v == nil || r.ptr == nil || r.index != nil {
		return cell{}
	}
	of, at, ok := d.holder(x, v, a, r.ptr)
	to := v.Pointer(r.ptr)
	if !ok || to.Any || len(to.May) != 1 || to.May[0].Offset == digest.AnyOffset || to.May[0].Base == of.Base {
		return cell{}
	}
	of.Link = Link{Base: to.May[0].Base, Off: to.May[0].Offset + r.off}
	return cell{of: of, at: at, unknown: !d.own(x, of), len: of.Len}
}

// unused reports whether a pointer leads to an object that is unused, if it leads to one: of what is in a
// cell, a register may be known to hold the same.
func (d *Digest) unused(x digest.Context, v digest.View, a Element, p cfg.Expr) bool {
	known := func(r *cfg.Var) bool {
		_, ok := d.find(a, Fact{Kind: Unused, Of: Place{Var: r}})
		return ok
	}
	if r := pointer(p); r != nil && known(r) {
		return true
	}
	of, at, ok := d.holder(x, v, a, p)
	return ok && slices.ContainsFunc(d.facts.Items(a.Facts), func(f *Fact) bool {
		return f.Kind == Copies && f.To == of && f.Bound == at && known(f.Of.Var)
	})
}

// forgetUnused notes that an identifier is put somewhere, or joined.
func (d *Digest) forgetUnused(a Element) Element {
	return d.dropping(a, func(f *Fact) bool { return f.Kind == Unused })
}

// copied is what is known of a pointer to which an expression is assigned.
func (d *Digest) copied(x digest.Context, v digest.View, a Element, to *cfg.Var, value cfg.Expr) (fs []Fact) {
	if value == nil || !d.program.pointers[to] {
		return nil
	}
	if cfg.IsNull(value) {
		return []Fact{{Kind: Unused, Of: Place{Var: to}}} // it leads nowhere
	}
	if from := pointer(value); from != nil && from != to {
		for _, f := range d.facts.Items(a.Facts) {
			if f.Kind >= Copies && f.Kind <= Beside && f.Of == (Place{Var: from}) && f.Bound.Of.Var != to {
				g := *f
				g.Of.Var = to
				fs = append(fs, g)
			}
		}
		return fs
	}
	if pointerIn(value) == nil || v == nil {
		return nil
	}
	if of, at, ok := d.holder(x, v, a, value); ok && d.own(x, of) && at.Of.Var != to {
		fs = append(fs, Fact{Kind: Copies, Of: Place{Var: to}, To: of, Bound: at})
		if d.unused(x, v, a, value) {
			fs = append(fs, Fact{Kind: Unused, Of: Place{Var: to}})
		}
	}
	return fs
}

// named reports whether a pointer is the address of an element, or of what is in it, behind another pointer.
func named(x cfg.Expr) bool {
	r, ok := rowAt(x)
	return ok && r.index != nil && r.ptr != nil
}

// gives reports whether a call gives a pointer that cells hold, or one to an element behind a pointer.
func (p program) gives(c *cfg.Call) bool {
	f, ok := c.Callee.(*cfg.FuncRef)
	for i := 0; ok && i < min(len(c.Args), len(f.Func.Params)); i++ {
		if p.pointers[f.Func.Params[i]] && pointerIn(c.Args[i]) != nil || p.leads[f.Func.Params[i]] && named(c.Args[i]) {
			return true
		}
	}
	return false
}

// gives lists the parameters that get pointers which cells hold, or such to elements behind a pointer: before the call,
// as the caller's variables say which.
func (d *Digest) gives(x digest.Context, v digest.View, a Element, e *cfg.Edge, c *cfg.Call) (all []at) {
	f, ok := c.Callee.(*cfg.FuncRef)
	for i := 0; ok && i < min(len(c.Args), len(f.Func.Params)); i++ {
		p := f.Func.Params[i]
		if d.program.leads[p] && p.Register() && named(c.Args[i]) && cfg.Identical(p.Type, c.Args[i].Type()) {
			r, _ := rowAt(c.Args[i])
			if of, index, ok := d.element(x, v, a, r); ok {
				all = append(all, at{edge: e, param: p, cell: cell{of: of, at: index}, leads: true})
			}
			continue
		}
		if !d.program.pointers[p] || !p.Register() || pointerIn(c.Args[i]) == nil || !cfg.Identical(p.Type, c.Args[i].Type()) {
			continue
		}
		if of, index, ok := d.holder(x, v, a, c.Args[i]); ok && d.own(x, of) {
			all = append(all, at{edge: e, param: p, cell: cell{of: of, at: index}})
		}
	}
	return all
}

// given is what is known of the parameters of a function that begins.
func (d *Digest) given(a Element, f *cfg.Func) Element {
	var fs []Fact
	for _, x := range d.ats.Items(a.At) {
		if x.param != nil && x.param.Func == f && (x.cell.at.Of.Var == nil || x.cell.at.Of.Var.Func != f) {
			kind := Copies
			if x.leads {
				kind = Leads
			}
			fs = append(fs, Fact{Kind: kind, Of: Place{Var: x.param}, To: x.cell.of, Bound: x.cell.at})
		}
	}
	a.At = nothing
	return d.with(a, fs...)
}

// relink sees that a pointer is going to be written to a cell of an array.
func (d *Digest) relink(x digest.Context, v digest.View, a Element, e *cfg.Edge, s *cfg.Assign) Element {
	r, ok := rowOf(s.LHS)
	if !ok {
		return a
	}
	of, index, known := d.element(x, v, a, r)
	if !isPlace(of) || of.Stride < d.program.width {
		return a
	}
	var fs []Fact
	if known = known && d.own(x, of); known {
		if p := pointer(s.RHS); p != nil && p.Register() {
			fs = append(d.fastened(a, p, cell{of: of, at: index}), Fact{Kind: Copies, Of: Place{Var: p}, To: of, Bound: index})
		}
	}
	a = d.with(d.relinked(a, cell{of: of, at: index, unknown: !known}), fs...)
	a.At = d.ats.List(at{edge: e, link: of})
	return a
}

// relinked lets another pointer be in a cell. It hides no identifier that is needed, if the cells that lead to those
// lie before it.
func (d *Digest) relinked(a Element, c cell) Element {
	return d.dropping(a, func(f *Fact) bool {
		switch {
		case f.Kind == Copies, f.Kind == Beside:
			return meets(f.To.written(d.program.width), c.of.written(d.program.width))
		case f.Kind < Held || !f.Of.linked() || f.Of.plain() != c.of:
			return false // see clear
		}
		_, before := d.find(a, Fact{Kind: f.Kind, Of: f.Of, Creation: f.Creation, Bound: c.at})
		return c.unknown || !before || f.Kind == Joined || f.Kind == Waited && f.Bound != c.at
	})
}

// initialises sees that something is going to be written where a pointer leads: at is the base of the objects there, if
// they are unused, or 0.
func (d *Digest) initialises(x digest.Context, v digest.View, a Element, p cfg.Expr) uint32 {
	to := v.Pointer(p)
	if to.Any || len(to.May) != 1 || !d.unused(x, v, a, p) {
		return 0
	}
	return to.May[0].Base
}

// relinks reports whether a pointer is assigned to memory that may lead to an identifier.
func (p program) relinks(a *cfg.Assign) bool {
	return p.linked && isPointer(a.LHS.Type) && (a.LHS.Var == nil || !a.LHS.Var.Register()) && p.leadsToJobs(a.LHS.Type)
}

// allocates reports whether an object is allocated that may hold an identifier, and is a new one for sure.
func (p program) allocates(a *cfg.Alloc) bool {
	return p.linked && a.Kind == cfg.Heap && !a.Shared && a.Offset == nil && a.Result.IsVariable() && p.pointers[a.Result.Var]
}

// target is a pointer that leads where an action writes, if it may write identifiers of threads there other than as
// such.
func (p program) target(action cfg.Action) cfg.Expr {
	var r row
	ok := false
	switch a := action.(type) {
	case *cfg.MemSet:
		ok = r.pointer(a.Dst)
	case *cfg.MemCopy:
		ok = r.pointer(a.Dst)
	case *cfg.Assign:
		if t, number := a.LHS.Type.(*cfg.Int); !isPointer(a.LHS.Type) && (!number || t.Size() == p.width) {
			ok = r.lvalue(a.LHS)
		}
	}
	if !p.linked || !ok || r.ptr == nil || !p.holds(r.ptr) {
		return nil
	}
	return r.ptr
}

// holds reports whether a pointer is one that is followed, from a register or from memory.
func (p program) holds(x cfg.Expr) bool {
	if v := pointer(x); v != nil {
		return p.pointers[v]
	}
	lv := pointerIn(x)
	return lv != nil && p.leadsToJobs(lv.Type)
}

// leadsToJobs reports whether a pointer is of a type by which identifiers are reached.
func (p program) leadsToJobs(t cfg.Type) bool {
	return slices.ContainsFunc(p.jobs, func(j cfg.Type) bool { return cfg.Identical(j, t) })
}

// links are the pointers by which a program reaches identifiers of threads, and those that are stored to arrays and
// read from there.
type links struct {
	creates, joins []cfg.Expr
	given          []cfg.Expr               // to new threads, from memory
	cells          map[*cfg.Var][]*cfg.LVal // what a register is written to, or read from
	copies         map[*cfg.Var][]*cfg.Var  // what other registers get its value
}

// behind notes a pointer that an identifier lies behind.
func (l *links) behind(to *[]cfg.Expr, r row) {
	if r.ptr != nil && r.index == nil && isPointer(r.ptr.Type()) {
		*to = append(*to, r.ptr)
	}
}

// moved notes that a pointer is copied.
func (l *links) moved(to *cfg.LVal, value cfg.Expr) {
	if to.IsVariable() && to.Var.Register() {
		if from := pointerIn(value); from != nil {
			l.cells[to.Var] = append(l.cells[to.Var], from)
		} else if from := pointer(value); from != nil {
			l.copies[from] = append(l.copies[from], to.Var)
		}
	} else if from := pointer(value); from != nil {
		l.cells[from] = append(l.cells[from], to)
	}
}

// linked reports whether identifiers are put where cells of arrays lead, and joined from there, and finds out which
// pointers are to be followed.
func (u *uses) linked(p *program) bool {
	p.pointers = map[*cfg.Var]bool{}
	creates, joins, given := u.held(p, u.links.creates), u.held(p, u.links.joins), u.held(p, u.links.given)
	if !(creates && joins) && !given {
		return false
	}
	var work []*cfg.Var
	for v, cells := range u.links.cells {
		if p.leadsToJobs(v.Type) || slices.ContainsFunc(cells, func(lv *cfg.LVal) bool { return p.leadsToJobs(lv.Type) }) {
			work = append(work, v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		if work = work[:len(work)-1]; v.Register() && !p.pointers[v] {
			p.pointers[v] = true
			work = append(append(work, u.behind[v]...), u.links.copies[v]...)
		}
	}
	return true
}

// held reports whether some pointers are held by cells of arrays.
func (u *uses) held(p *program, pointers []cfg.Expr) (some bool) {
	var rows []row
	in := func(lv *cfg.LVal) {
		if r, ok := rowOf(lv); ok {
			rows = append(rows, r)
		}
	}
	var work []*cfg.Var
	for _, x := range pointers {
		t := x.Type()
		if lv := pointerIn(x); lv != nil {
			in(lv)
			t = lv.Type
		} else if v := pointer(x); v != nil {
			work = append(work, v)
			t = v.Type
		}
		if !p.leadsToJobs(t) {
			p.jobs = append(p.jobs, t)
		}
	}
	seen := map[*cfg.Var]bool{}
	for len(work) > 0 {
		v := work[len(work)-1]
		if work = work[:len(work)-1]; seen[v] || !v.Register() {
			continue
		}
		seen[v], p.pointers[v] = true, true
		work = append(append(work, u.behind[v]...), u.links.copies[v]...)
		for _, lv := range u.links.cells[v] {
			in(lv)
		}
	}
	return u.cells(rows)
}
