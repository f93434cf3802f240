package barriers

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program: its handmade barriers, by what threads do there.
type program struct {
	statics *cells.Statics
	changes map[*cfg.Edge]bool
	of      map[*cfg.Edge][]*handmade
	names   map[any]bool // members and variables that are numbers of those who have arrived
}

// Watch looks for handmade barriers. Where there is setjmp, a function may be left, and come back to.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{changes: map[*cfg.Edge]bool{}, of: map[*cfg.Edge][]*handmade{}, names: map[any]bool{}}
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if _, jumps := e.Action.(*cfg.SetJmp); jumps {
					return digest.Interest{}
				}
			}
		}
	}
	found := handmadeIn(p)
	if len(found) == 0 {
		return digest.Interest{}
	}
	for _, h := range found {
		d.program.names[name(h.arrived)] = true
		for e := range h.changes {
			d.program.changes[e] = true
		}
		for e := range h.arrives {
			d.program.of[e] = append(d.program.of[e], h)
		}
		for e, knows := range h.past {
			if knows != nothing {
				d.program.of[e] = append(d.program.of[e], h)
			}
		}
	}
	d.program.statics = cells.StaticsOf(p)
	return digest.Interest{Writes: true, Edges: func(e *cfg.Edge) bool { return len(d.program.of[e]) > 0 }}
}

// name is the member or the variable that an lvalue is.
func name(lv *cfg.LVal) any {
	if n := len(lv.Path); n > 0 && lv.Path[n-1].Field != nil {
		return lv.Path[n-1].Field
	}
	return lv.Var
}

// See notes who arrives at handmade barriers, who goes on, and who writes to their numbers.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Wrote:
		return d.wrote(x, v, a, s)
	case digest.After:
		for _, h := range d.program.of[s.Edge] {
			a = d.passes(x, v, a, h, s.Edge)
		}
	}
	return a
}

// passes notes that a thread has arrived, or goes on.
func (d *Digest) passes(x digest.Context, v digest.View, a Element, h *handmade, e *cfg.Edge) Element {
	t := d.threads.Of(x)
	o, known := d.program.statics.Find(v, h.arrived)
	g, too := d.program.statics.Find(v, h.generation)
	if !known || !too || !t.Set.IsEmpty() { // of several threads with one name, nobody knows who arrives
		d.lost.Add(x, v.Place(h.arrived))
		return a
	}
	made := Made{Generation: g, Locked: h.locked}
	for _, m := range d.locks.Mutexes(d.held.Of(x)) {
		if !m.Shared {
			made.Locks = d.chosen.Learn(made.Locks, m.Mutex)
		}
	}
	party := Party{Members: d.members.List(t.Thread)}
	if h.past[e] == isLast {
		party.For, made.Nobody, made.Known = d.size(v, h)
		party.Differs = !made.Known
	}
	made.Unset = h.arrives[e] && !d.chosen.Certain(a.Stored, o)
	if made.Unset && d.program.statics.Var(o) == nil || !d.watch(x, o, h.arrived) || !d.watch(x, g, h.generation) {
		made = Made{Differs: true}
	}
	d.numbers.made.Add(x, o, made)
	d.numbers.owners.Add(x, g, d.objects.List(o))
	d.parties.Add(x, o, party)
	if !h.arrives[e] {
		a.Arriving = d.objects.List(slices.DeleteFunc(slices.Clone(d.objects.Items(a.Arriving)), func(p digest.Object) bool { return p == o })...)
		return d.met(a, o, h.past[e] == isLast)
	}
	a.Chosen = d.chosen.Forget(a.Chosen, func(p digest.Object) bool { return p == o })
	a.Arriving = d.objects.List(digest.Insert(d.objects.Items(a.Arriving), o, digest.CompareObjects)...)
	return a
}

// watch looks for what is written to a number. It reports whether it is told from others that lie there.
func (d *Digest) watch(x digest.Context, o digest.Object, lv *cfg.LVal) bool {
	all := d.numbers.Watch(x, o, lv.Type.Size())
	return len(all) <= cells.Max && !slices.ContainsFunc(all, func(p cells.Place) bool {
		return p.Off < o.Offset+lv.Type.Size() && o.Offset < p.Off+p.Size && p != cells.Place{Off: o.Offset, Size: lv.Type.Size()}
	})
}

// maxFor bounds how many meet: these are numbers of any type.
const maxFor = 100

// size is for how many threads a barrier is, and what the number of those who have arrived is for nobody.
func (d *Digest) size(v digest.View, h *handmade) (n, nobody int64, ok bool) {
	all, none := v.Number(h.all), v.Number(h.nobody)
	if all.Any || none.Any || len(all.May) != 1 || len(none.May) != 1 {
		return 0, 0, false
	}
	nobody = none.May[0]
	n = (all.May[0] - h.off - nobody) * h.step
	return n, nobody, 0 < n && n <= maxFor && 0 <= nobody && nobody <= maxFor && 0 <= all.May[0] && all.May[0] <= maxFor
}

// wrote notes what is written to numbers otherwise than in handmade barriers.
func (d *Digest) wrote(x digest.Context, v digest.View, a Element, w digest.Wrote) Element {
	for _, p := range d.numbers.Written(x, w) {
		n := digest.Object{Base: w.Base, Offset: p.Off}
		switch value, known := d.stored(v, w, p); {
		case w.Edge != nil && d.program.changes[w.Edge] && p.Whole(w):
		case !known:
			d.numbers.wild.Add(x, n)
		default:
			d.numbers.writers.Add(x, n, d.numbers.writerLists.List(Writer{d.threads.Of(x), value}))
		}
	}
	if w.Edge == nil || d.program.changes[w.Edge] {
		return a
	}
	for _, p := range cells.Zeroed(v, w, func(f *cfg.Field) bool { return d.program.names[f] }) {
		a.Stored = d.chosen.Learn(a.Stored, digest.Object{Base: w.Base, Offset: p.Off})
	}
	if to := written(w.Edge.Action); to != nil && to.Register() == nil && d.program.names[name(to)] {
		if at := v.Place(to); at.Definite && at.May[0] == (digest.Object{Base: w.Base, Offset: w.Lo}) && w.Size == to.Type.Size() {
			a.Stored = d.chosen.Learn(a.Stored, at.May[0])
		}
	}
	return a
}

// stored is the one number that is stored in a place.
func (d *Digest) stored(v digest.View, w digest.Wrote, p cells.Place) (value int64, known bool) {
	if facts.Zeroes(w.Edge) && w.Lo == w.Hi && w.Lo <= p.Off && p.Off+p.Size <= w.Lo+w.Size {
		return 0, true
	}
	if w.Edge == nil || !p.Whole(w) {
		return 0, false
	}
	switch a := w.Edge.Action.(type) {
	case *cfg.Assign, *cfg.AtomicStore:
		to := written(a)
		n := v.Number(&cfg.Load{LV: to})
		if to.BitField() == nil && v.Place(to).Definite && !n.Any && len(n.May) == 1 {
			return n.May[0], true
		}
	}
	return 0, false
}
