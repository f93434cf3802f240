package regions

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// family is the fact of all nodes and heads.
type family struct {
	nodes   digest.List[uint32] // objects that are nodes
	heads   digest.List[array]  // where the arrays of heads lie
	through digest.List[uint32] // objects that are taken for nodes
	spoiled bool                // something else may happen to them
}

// array is an array of heads, by the number of its shape, in an object.
type array struct {
	shape int
	base  uint32
}

// span is a place in an object: Size bytes from Offset on; up to the end, if Size is 0; anywhere, if Offset is
// [digest.AnyOffset].
type span struct{ offset, size int64 }

// write is of the address of an object; or of nobody knows what, if of is 0.
type write struct {
	at span
	of uint32
}

// content is the fact of an object.
type content struct {
	writes  digest.List[write] // what is written there that nobody understands by the text
	links   digest.List[span]  // where pointers to nodes are stored
	through digest.List[span]  // from where such are read
	numbers digest.List[span]  // where such are presumed not to be
}

// maxSpans bounds what is listed of one object.
const maxSpans = 64

// See notes what is done at edges that have to do with buckets, and what is written everywhere.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		if u := d.program.duties[s.Edge]; u != nil {
			d.before(x, view, a, u)
		}
	case digest.After:
		if v := d.program.made[s.Edge]; v != nil {
			op := view.Pointer(&cfg.Load{LV: &cfg.LVal{Var: v, Type: v.Type, Internal: true}})
			d.families.Add(x, struct{}{}, family{nodes: d.bases.List(basesOf(op)...), spoiled: op.Any})
		}
	case digest.Wrote:
		d.wrote(x, view, s)
	}
	return a
}

func (d *Digest) before(x digest.Context, view digest.View, a Element, u *duty) {
	for _, w := range u.stores {
		d.stores(x, view, w)
	}
	for _, l := range u.links {
		d.each(x, view, l, func(base uint32, at span) { d.contents.Add(x, base, content{links: d.spans.List(at)}) })
	}
	for _, l := range u.through {
		d.each(x, view, l, func(base uint32, at span) {
			d.families.Add(x, struct{}{}, family{through: d.bases.List(base)})
			d.contents.Add(x, base, content{through: d.spans.List(at)})
		})
	}
	for _, l := range u.numbers {
		d.each(x, view, l, func(base uint32, at span) {
			d.families.Add(x, struct{}{}, family{through: d.bases.List(base)})
			d.contents.Add(x, base, content{numbers: d.spans.List(at)})
		})
	}
	for _, l := range u.locks {
		d.uses(x, view, a, l)
	}
}

// each calls f for where a place may lie. Where in nodes that is, the text may know better.
func (d *Digest) each(x digest.Context, view digest.View, l spot, f func(base uint32, at span)) {
	op := view.Place(l.lv)
	if op.Any {
		d.spoil(x)
	}
	for _, o := range op.May {
		at := span{o.Offset, l.lv.Type.Size()}
		if l.inNode.known && len(d.headsOf(view, o.Base)) == 0 {
			at.offset = l.inNode.n
		}
		f(o.Base, at)
	}
}

func (d *Digest) spoil(x digest.Context) { d.families.Add(x, struct{}{}, family{spoiled: true}) }

// headsOf are the arrays of heads in an object.
func (d *Digest) headsOf(view digest.View, base uint32) (out []*shape) {
	for _, sh := range d.program.shapes {
		if b, ok := d.baseOf(view, sh); ok && b == base {
			out = append(out, sh)
		}
	}
	return out
}

func (d *Digest) baseOf(view digest.View, sh *shape) (uint32, bool) {
	op := view.Place(&cfg.LVal{Var: sh.array, Type: sh.array.Type, Internal: true})
	if op.Any || len(op.May) != 1 {
		return 0, false
	}
	return op.May[0].Base, true
}

// apart reports whether a place in an object is certainly in no head of it.
func (d *Digest) apart(view digest.View, base uint32, at span) bool {
	hs := d.headsOf(view, base)
	for _, sh := range hs {
		if overlap(at, span{sh.start, sh.count * sh.stride}) {
			return false
		}
	}
	return len(hs) > 0
}

// stores notes an assignment that nobody understands by the text.
func (d *Digest) stores(x digest.Context, view digest.View, w storing) {
	for _, part := range w.parts {
		op := view.Pointer(part)
		if !op.Any && len(op.May) == 0 {
			continue
		}
		of := basesOf(op)
		if op.Any {
			of = []uint32{0}
		}
		d.each(x, view, w.spot, func(base uint32, at span) {
			if d.apart(view, base, at) || w.absent && len(d.headsOf(view, base)) > 0 {
				return
			}
			for _, b := range of {
				d.contents.Add(x, base, content{writes: d.written.List(write{at, b})})
			}
		})
	}
}

// wrote notes what is written by something else than assignments that are followed.
func (d *Digest) wrote(x digest.Context, view digest.View, w digest.Wrote) {
	if w.Edge != nil {
		if u := d.program.duties[w.Edge]; u != nil && writes(w.Edge.Action) && !u.blind || harmless(w.Edge.Action) {
			return
		}
	}
	if w.Base == 0 {
		d.spoil(x)
		return
	}
	at := spanOf(w.Lo, w.Hi, w.Size)
	if !d.apart(view, w.Base, at) {
		d.contents.Add(x, w.Base, content{writes: d.written.List(write{at, 0})})
	}
}

// spanOf are so many bytes (0: up to the end) at offsets between two.
func spanOf(lo, hi, size int64) span {
	if size <= 0 || size > maxSize || hi < lo || lo < -maxSize || hi > maxSize {
		return span{lo, 0}
	}
	return span{lo, hi - lo + size}
}

// maxSize bounds places, so that sums fit.
const maxSize = 1 << 40

// harmless reports whether what an action writes holds no addresses of nodes or heads: what objects of synchronisation hold,
// identifiers of threads, and data.
func harmless(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.CondWait, *cfg.CondSignal,
		*cfg.BarrierInit, *cfg.BarrierWait, *cfg.SemInit, *cfg.SemPost, *cfg.SemWait, *cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait,
		*cfg.Create:
		return true
	case *cfg.MemSet:
		return len(a.From) == 0 && !a.Received && (a.Byte == nil || isConst(a.Byte))
	}
	return false
}

func isConst(x cfg.Expr) bool {
	_, ok := cfg.IsConst(cfg.Uncast(x))
	return ok
}

// uses notes the locks that are held at an access to a bucket.
func (d *Digest) uses(x digest.Context, view digest.View, a Element, l lockUse) {
	base, ok := d.baseOf(view, l.of.shape)
	if !ok || a.Guest {
		d.spoil(x)
		return
	}
	at := array{l.of.shape.number, base}
	d.families.Add(x, struct{}{}, family{heads: d.places.List(at)})
	if d.phases.SingleThreaded(d.flag.Of(x)) {
		return // whatever is done is ordered with all that others do
	}
	place := digest.Access{Base: base, LV: l.of.lv, Size: l.of.shape.stride, View: view}
	d.sections.Add(x, at, d.locks.Use(x, place, l.changes))
}

// basesOf are the objects that an operand may lie in.
func basesOf(op digest.Operand) (bases []uint32) {
	for _, o := range op.May {
		bases = digest.Insert(bases, o.Base, cmp.Compare)
	}
	return bases
}

func overlap(a, b span) bool {
	if a.offset == digest.AnyOffset || b.offset == digest.AnyOffset {
		return true
	}
	return (a.size <= 0 || b.offset < a.offset+a.size) && (b.size <= 0 || a.offset < b.offset+b.size)
}

func (d *Digest) joinFamilies(a, b family) family {
	return family{d.bases.Union(a.nodes, b.nodes, cmp.Compare), d.places.Union(a.heads, b.heads, compareArrays),
		d.bases.Union(a.through, b.through, cmp.Compare), a.spoiled || b.spoiled}
}

func (d *Digest) joinContents(a, b content) content {
	out := content{d.written.Union(a.writes, b.writes, compareWrites), d.spans.Union(a.links, b.links, compareSpans),
		d.spans.Union(a.through, b.through, compareSpans), d.spans.Union(a.numbers, b.numbers, compareSpans)}
	everywhere := span{offset: digest.AnyOffset}
	out.writes = bounded(&d.written, out.writes, write{everywhere, 0})
	for _, l := range []*digest.List[span]{&out.links, &out.through, &out.numbers} {
		*l = bounded(&d.spans, *l, everywhere)
	}
	return out
}

// bounded is a list, or what stands for all, if that is in it, or it is too long.
func bounded[T comparable](in *digest.Interner[T], l digest.List[T], all T) digest.List[T] {
	if items := in.Items(l); len(items) > maxSpans || slices.Contains(items, all) {
		return in.List(all)
	}
	return l
}

func compareArrays(a, b array) int {
	return cmp.Or(cmp.Compare(a.shape, b.shape), cmp.Compare(a.base, b.base))
}

func compareSpans(a, b span) int {
	return cmp.Or(cmp.Compare(a.offset, b.offset), cmp.Compare(a.size, b.size))
}

func compareWrites(a, b write) int {
	return cmp.Or(compareSpans(a.at, b.at), cmp.Compare(a.of, b.of))
}
