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
	all     []*handmade
	writes  []*cfg.Edge               // the writes of their texts
	number  map[*cfg.Edge]int         // which of these an edge is
	of      map[*cfg.Edge][]*handmade // who arrives or goes on there
	resets  map[*cfg.Edge][]*handmade // who has nobody arrived from there on
	knows   map[*cfg.Edge]bool        // see [handmade]
	names   map[any]bool              // members and variables that are numbers of those who have arrived
	phase   uint8                     // in which threads begin: see phases.go
}

// Watch looks for handmade barriers. Where there is setjmp, a function may be left, and come back to.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{number: map[*cfg.Edge]int{}, of: map[*cfg.Edge][]*handmade{}, resets: map[*cfg.Edge][]*handmade{},
		knows: map[*cfg.Edge]bool{}, names: map[any]bool{}}
	for e := range p.AllEdges() {
		if _, jumps := e.Action.(*cfg.SetJmp); jumps {
			return digest.Interest{}
		}
	}
	if phased(p) {
		d.program.phase = 1
	}
	if d.program.all = handmadeIn(p); len(d.program.all) == 0 {
		return digest.Interest{}
	}
	for _, h := range d.program.all {
		d.program.names[name(h.arrived)] = true
		for _, n := range h.f.Nodes {
			for _, e := range n.Out {
				d.read(h, e)
			}
		}
	}
	d.program.statics = cells.StaticsOf(p)
	return digest.Interest{Writes: true, Edges: func(e *cfg.Edge) bool {
		return len(d.program.of[e]) > 0 || len(d.program.resets[e]) > 0
	}}
}

// read notes what an edge is to a handmade barrier.
func (d *Digest) read(h *handmade, e *cfg.Edge) {
	p := &d.program
	if _, noted := p.number[e]; !noted && (h.counts(e) || h.changes[e]) {
		p.number[e] = len(p.writes)
		p.writes = append(p.writes, e)
	}
	if h.arrives[e] || h.past[e] != nothing {
		p.of[e] = append(p.of[e], h)
	}
	if h.resets[e] != nil {
		p.resets[e] = append(p.resets[e], h)
	}
	if h.knows[e] {
		p.knows[e] = true
	}
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
	case digest.Before:
		for _, h := range d.program.resets[s.Edge] {
			d.sets(x, v, h, h.resets[s.Edge])
		}
	case digest.After:
		for _, h := range d.program.of[s.Edge] {
			a = d.passes(x, v, a, h, s.Edge)
		}
	}
	return a
}

// sets notes what the number of those who have arrived is for nobody.
func (d *Digest) sets(x digest.Context, v digest.View, h *handmade, value cfg.Expr) {
	o, known := d.program.statics.Find(v, h.arrived)
	if !known {
		d.lost.Add(x, v.Place(h.arrived))
		return
	}
	bounds := Bounds{Differs: true}
	if n, one := single(v, value); one {
		bounds = Bounds{Nobody: n, Set: true}
	}
	d.numbers.bounds.Add(x, o, bounds)
}

// passes notes that a thread has arrived, or goes on. Where it is not known at which barrier, or which thread, no barrier
// has one of the numbers that it may be: what the function writes to them is nobody's.
func (d *Digest) passes(x digest.Context, v digest.View, a Element, h *handmade, e *cfg.Edge) Element {
	t := d.threads.Of(x)
	o, known := d.program.statics.Find(v, h.arrived)
	g, too := d.program.statics.Find(v, h.generation)
	if !known || !too || !t.Set.IsEmpty() { // of several threads with one name, nobody knows who arrives
		d.lost.Add(x, v.Place(h.arrived))
		d.lost.Add(x, v.Place(h.generation))
		return a
	}
	made := Made{Generation: g, Locked: h.locked, By: d.numbers.ints.List(slices.Index(d.program.all, h))}
	for _, m := range d.locks.Mutexes(d.held.Of(x)) {
		if !m.Shared {
			made.Locks = d.chosen.Learn(made.Locks, m.Mutex)
		}
	}
	if h.past[e] == isLast {
		bounds := Bounds{Differs: true}
		if all, one := single(v, h.all); one {
			bounds = Bounds{All: all - h.off, Met: true}
		}
		d.numbers.bounds.Add(x, o, bounds)
	}
	made.Unset = h.arrives[e] && !d.chosen.Certain(a.Stored, o)
	if made.Unset && d.program.statics.Var(o) == nil || !d.watch(x, o, h.arrived) || !d.watch(x, g, h.generation) {
		made = Made{Differs: true}
	}
	d.numbers.made.Add(x, o, made)
	d.numbers.owners.Add(x, g, d.objects.List(o))
	d.parties.Add(x, o, Party{Members: d.members.List(t.Thread)})
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

// maxFor bounds how many meet, and so what is computed of their number.
const maxFor = 100

// single is what an expression is, if that is one number, which is small.
func single(v digest.View, x cfg.Expr) (n int64, ok bool) {
	all := v.Number(x)
	if all.Any || len(all.May) != 1 || all.May[0] < 0 || all.May[0] > maxFor {
		return 0, false
	}
	return all.May[0], true
}

// wrote notes what is written to numbers: by the texts of handmade barriers, or otherwise. Of a thread that may have arrived
// somewhere, or knows something of a round, others need not have been started for that to let it go on.
func (d *Digest) wrote(x digest.Context, v digest.View, a Element, w digest.Wrote) Element {
	for _, p := range d.numbers.Written(x, w) {
		n := digest.Object{Base: w.Base, Offset: p.Off}
		i, text := d.program.number[w.Edge]
		switch value, known := d.stored(v, w, p); {
		case text && p.Whole(w) && d.threads.Of(x).Set.IsEmpty() && v.Place(written(w.Edge.Action)).Definite:
			d.numbers.texts.Add(x, n, d.numbers.ints.List(i))
		case !known, text, d.program.knows[w.Edge], !a.Arriving.IsEmpty():
			d.numbers.wild.Add(x, n)
		default:
			d.numbers.writers.Add(x, n, d.numbers.writerLists.List(Writer{d.threads.Of(x), value}))
		}
	}
	if _, text := d.program.number[w.Edge]; w.Edge == nil || text {
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
