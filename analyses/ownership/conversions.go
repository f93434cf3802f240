package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Pointers to records that lead to nodes, and are none, may be passed on as void *: to a thread that is created, in a
// member of a task, by a function that allocates the record. No type says then what comes out where such a pointer is
// converted back. So wherever pointers are converted to void *, or from it, it is noted as what which places of which
// objects are seen: the object is used by types as long as these views agree ([Digest.agree]). To add something to a
// pointer of type void *, or to make a number of it, is a view of something else. And whatever is written to such an
// object is written by its type: by a pointer to a record that leads to nodes, or by the name of a variable. (What is
// read by another type is no pointer to a node: what else is converted to one has dropped the kind. And what belongs to
// nodes holds none.)

// view of an object: a pointer to a place in it is converted from void *, or to it.
type conversion struct {
	offset int64 // of the place; [digest.AnyOffset] if it is not known
	as     int   // the number of the record in program.records, or one of these:
}

const (
	anything = -1 // as something that leads to no nodes
	maxViews = 16 // of one object; if there are more, they do not agree
)

// views is the fact of an object that pointers of type void * lead to.
type views struct {
	of    digest.List[conversion] // in ascending order
	mixed bool                    // they do not agree
}

// converts reports whether a conversion passes a pointer to a record that leads to nodes on as void *, or back.
func (s *scan) converts(c *cfg.Cast) bool {
	r, void := passedOn(c)
	if !void || r == nil || r.Union || s.of[r] != 0 || s.leads(r) == 0 {
		return false
	}
	s.passed = true
	return true
}

// passedOn reports whether one side of a conversion of pointers is void *, and the record that the other one points to.
func passedOn(c *cfg.Cast) (r *cfg.Record, void bool) {
	from, _ := c.X.Type().(*cfg.Pointer)
	to, _ := c.Typ.(*cfg.Pointer)
	if from == nil || to == nil || cfg.IsVoid(from.Elem) == cfg.IsVoid(to.Elem) {
		return nil, false
	}
	if cfg.IsVoid(from.Elem) {
		from = to
	}
	r, _ = from.Elem.(*cfg.Record)
	return r, true
}

// moved is an expression whose value goes elsewhere, or is followed.
func (s *scan) moved(x cfg.Expr) {
	if c, ok := x.(*cfg.Cast); ok && s.converts(c) {
		s.moved(c.X)
		return
	}
	s.expr(x)
}

// seen is a pointer whose object is seen as something.
type seen struct {
	pointer cfg.Expr
	as      int
}

// conversions finds what an edge sees objects as.
func (p *program) conversions(s *scan, e *cfg.Edge) (out []seen) {
	cfg.InspectAction(e.Action, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Cast:
			switch r, void := passedOn(x); {
			case cfg.IsNull(x.X):
			case r != nil && s.of[r]&s.alive() != 0:
				// that is made, or freed: what is allocated for nodes is nothing else
			case void:
				out = append(out, seen{x.X, p.record(s, r)})
			case isVoidPointer(x.X.Type()) && !isVoidPointer(x.Typ) && !isBool(x.Typ) && !cfg.IsVoid(x.Typ):
				out = append(out, seen{x.X, anything}) // a number
			}
		case *cfg.PtrAdd:
			if isVoidPointer(x.X.Type()) {
				out = append(out, seen{x.X, anything})
			}
		}
	})
	return out
}

// blind reports whether an edge may write by something else than the types of what it writes.
func (s *scan) blind(e *cfg.Edge) (yes bool) {
	if _, create := e.Action.(*cfg.Create); create || waits(e.Action) {
		return false // see [scan.itself]
	}
	typed := func(lv *cfg.LVal) bool { return lv.Ptr == nil || s.leads(lv.Ptr.Type()) != 0 }
	cfg.Operands(e.Action, func(lv *cfg.LVal) { yes = yes || !typed(lv) }, func(x cfg.Expr) {
		if !writesBy(e.Action, x) {
			return
		}
		switch x := cfg.Uncast(x).(type) {
		case *cfg.AddrOf:
			yes = yes || !typed(x.LV)
		default:
			_, pointer := x.Type().(*cfg.Pointer)
			yes = yes || pointer && s.leads(x.Type()) == 0
		}
	})
	return yes
}

// record is the number of a record that leads to nodes, and is none; or anything.
func (p *program) record(s *scan, r *cfg.Record) int {
	if r == nil || s.leads(r)&s.alive() == 0 || s.of[r] != 0 {
		return anything
	}
	i := slices.Index(p.records, r)
	if i < 0 {
		i = len(p.records)
		p.records = append(p.records, r)
		p.leads = append(p.leads, s.leads(r)&s.alive())
	}
	return i
}

// sees notes what an edge sees objects as. What leads to nodes of a kind is one of the objects that these rest on.
func (d *Digest) sees(x digest.Context, view digest.View, e *cfg.Edge) {
	for _, c := range d.program.seen[e] {
		op := view.Pointer(c.pointer)
		if op.Any {
			d.all.Add(x, struct{}{})
			return
		}
		for _, o := range op.May {
			d.views.Add(x, o.Base, views{of: d.conversions.List(conversion{o.Offset, c.as})})
			if c.as != anything {
				bases := d.bases.List(o.Base)
				d.program.each(d.program.leads[c.as], func(i int) { d.containers.Add(x, i, Container{Bases: bases}) })
			}
		}
	}
}

// wrote notes which objects are written by something else than their types.
func (d *Digest) wrote(x digest.Context, w digest.Wrote) {
	switch {
	case w.Edge != nil && !d.program.blind[w.Edge]:
	case w.Base == 0:
		d.all.Add(x, struct{}{})
	default:
		d.written.Add(x, w.Base)
	}
}

// joinViews are the views of both.
func (d *Digest) joinViews(a, b views) views {
	if a.mixed || b.mixed {
		return views{mixed: true}
	}
	all := digest.Union(d.conversions.Items(a.of), d.conversions.Items(b.of), compareConversions)
	if len(all) > maxViews || !d.agree(all) {
		return views{mixed: true}
	}
	return views{of: d.conversions.List(all...)}
}

func compareConversions(a, b conversion) int {
	if a.offset != b.offset {
		if a.offset < b.offset {
			return -1
		}
		return 1
	}
	return a.as - b.as
}

// agree reports whether views of one object are of different places, or of the same record, or of one inside of the
// other. Where it is not known which place that is, it is an element of an array, since nothing is added to pointers of
// type void *; so all views must be of one record then.
func (d *Digest) agree(all []conversion) bool {
	if !slices.ContainsFunc(all, func(c conversion) bool { return c.as != anything }) {
		return true
	}
	for i, a := range all {
		for _, b := range all[i+1:] {
			if a.as == anything || b.as == anything {
				return false
			}
			r, t := d.program.records[a.as], d.program.records[b.as]
			switch {
			case a.offset == digest.AnyOffset || b.offset == digest.AnyOffset:
				if r != t {
					return false
				}
			case a.offset+r.Size() <= b.offset:
			case r == t, !holds(r, t, b.offset-a.offset) && !holds(t, r, a.offset-b.offset):
				return false
			}
		}
	}
	return true
}

// holds reports whether there is an object of a type at a place in a record.
func holds(r *cfg.Record, t cfg.Type, at int64) bool {
	if r.Union {
		return false
	}
	for _, f := range r.Fields {
		in, x := at-f.Offset, f.Type
		for {
			a, ok := x.(*cfg.Array)
			if !ok || in < 0 || a.Elem.Size() <= 0 || in >= x.Size() {
				break
			}
			in, x = in%a.Elem.Size(), a.Elem
		}
		if in == 0 && cfg.Identical(x, t) {
			return true
		}
		if inner, ok := x.(*cfg.Record); ok && in >= 0 && in < x.Size() && holds(inner, t, in) {
			return true
		}
	}
	return false
}
