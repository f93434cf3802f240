// Package slices is the digest of threads that share an array, each with a slice of its own.
//
//	for (t = 0; t < n; t++) {                      void *work(void *arg) {
//		job[t].begin = t * chunk;                      struct job *j = arg;
//		job[t].end = (t + 1) * chunk;                  for (int i = j->begin; i < j->end; i++)
//		pthread_create(&id[t], 0, work, &job[t]);          a[i] = 0;
//	}                                              }
//
// Two threads have different numbers t, and where one slice ends the next one begins, so what they access are
// different elements.
//
// # How it is found out
//
// All is in the text, but for where an array lies. A creation counts if a loop around it is entered once in the whole
// execution, and each pass creates one thread at most ([passes]). The passes are followed from the head of the loop
// ([flow]): what registers and members of jobs are there, as polynomials over what variables are at the head of the
// pass ([poly]), or between which bounds they lie ([fact]). Registers that go up or down by the same number in each
// pass are its counters. What is known at the creation of its argument, and of the job that this points to ([jobs]),
// is what the thread begins with ([threads]); so it is followed, too, in the function that it begins with and those
// that nobody else calls. Then an access to an element whose number i is certainly not less than f(t), and less than
// f(t + s), where t is a counter, s how far two of its values are apart at least, and f goes in one direction, is one
// to the slice of the thread ([span]).
//
// Jobs are slices, too: what a thread accesses where its argument points to, up to where the job of another pass may
// begin, is its own; and so it is its creator's in the pass that gives it away, before that. Jobs may be allocated one
// by one, too ([passes.freshly]). Where jobs are reached by a pointer in memory, the analysis of values says where that
// leads ([origin]).
//
// What a thread has left in its slice or its job, its creator may use when it has joined it: package turns says which
// threads those are, by the number of the cell that holds the identifier ([cells]).
//
// Polynomials are made of variables whose values do not change as long as it matters: at the head of one pass, they
// are what they are; registers that the loop does not write are the same in all passes; and variables with static
// storage count if they are written before the loop is entered only, by their names. Signed arithmetic is that of
// numbers, or undefined, which is an assumption of every proof; unsigned arithmetic and conversions are only where
// what they compute is known to lie in the type ([scope.eval]).
//
// This package may change in any release: see COMPATIBILITY.md.
package slices

import (
	"cmp"
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "slices"

// Element is the creation that the thread comes from, by a number from 1, or 0: none that is known. In summaries of
// accesses, Span says where these are, in an object of the Base; it is 0 if that is not known.
type Element struct {
	Family int
	Span   int
	Base   uint32
	Start  int64 // of the span, behind the start of the object
	// Fills is the creation that the access comes before, in the same pass, and to the job of which it is; or 0.
	Fills int
}

// Digest is the digest of slices.
type Digest struct {
	families  map[*cfg.Edge]int     // numbers from 1
	spans     []map[*cfg.LVal]int   // of a family: numbers from 1
	chunks    []map[chunk]*cfg.LVal // likewise: what library functions access
	fills     map[*cfg.LVal]int     // what creators access in jobs that they are going to give away: the family
	all       []span                // by their numbers
	cells     []cells               // of a family
	origins   []*origin             // likewise; nil of jobs that have a name
	single    []bool                // likewise: each job is an object of its own, if what the threads are given is unused
	reads     map[*cfg.Edge][]int   // the families whose origins an edge reads
	unknown   digest.Marks[struct{}]
	distances *digest.FactKind[int, distance]
	turns     digest.Typed[turns.Element]
	pasts     pasts
	main      *cfg.Func
}

// pasts is what the digest of turns knows of threads that have ended.
type pasts interface {
	Past(x digest.RaceContext, a, b turns.Element) (ofB, ofA []turns.Past)
	Ahead(x digest.RaceContext, a, b turns.Element) (ofB, ofA bool)
	Apart(x digest.RaceContext) bool
}

// New returns a digest of slices.
func New() *Digest {
	return &Digest{unknown: digest.NewMarks[struct{}](),
		distances: digest.NewFacts[int](distance.join, func(a, b distance) bool { return a.join(b) == b })}
}

// Name is "slices".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "each thread that a loop creates has a slice of its own"
}

// Requires thread ids, and turns.
func (d *Digest) Requires() []string { return []string{threadid.Name, turns.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.turns, d.pasts, err = digest.RequireAs[turns.Element, pasts](required[1])
	return err
}

// Watch looks for creations in loops, and what their threads do.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.main = p.Main
	d.cells, d.origins, d.single, d.reads = nil, nil, nil, map[*cfg.Edge][]int{}
	d.families, d.spans, d.chunks, d.all, d.fills = map[*cfg.Edge]int{}, nil, nil, nil, map[*cfg.LVal]int{}
	q := gather(p)
	if q == nil {
		return digest.Interest{}
	}
	for _, f := range q.all {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if f := q.family(e); f != nil {
					d.add(f)
				}
			}
		}
	}
	if len(d.families) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Edges: func(e *cfg.Edge) bool { return len(d.reads[e]) > 0 }} // and to be asked for summaries
}

// add numbers a family and its spans.
func (d *Digest) add(f *family) {
	spans := map[*cfg.LVal]int{}
	for lv, s := range f.spans {
		d.all = append(d.all, s)
		spans[lv] = len(d.all)
	}
	d.spans, d.chunks, d.cells = append(d.spans, spans), append(d.chunks, f.chunks), append(d.cells, f.cells)
	d.families[f.create] = len(d.spans)
	d.single = append(d.single, f.single)
	if d.origins = append(d.origins, f.origin); f.origin != nil {
		for _, e := range f.origin.edges {
			d.reads[e] = append(d.reads[e], len(d.spans))
		}
	}
	for lv := range f.filled {
		d.fills[lv] = len(d.spans)
	}
}

// family is that of the threads that an edge creates, or nil.
func (p *program) family(e *cfg.Edge) *family {
	c, ok := e.Action.(*cfg.Create)
	if !ok || c.Kind != cfg.NewThread || c.Arg == nil {
		return nil
	}
	start, ok := c.Start.(*cfg.FuncRef)
	if !ok || !start.Func.HasBody() || len(start.Func.Params) != 1 || len(p.refs[start.Func]) > 0 || start.Func == p.Main {
		return nil
	}
	if ps, ok := p.passesOf(e); ok {
		return ps.family()
	}
	return nil
}

// Init is that of no creation.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is that of the creation, if what it starts is one thread.
func (d *Digest) New(_ digest.Context, _ Element, ev *digest.Event) []Element {
	if ev.Create != cfg.NewThread || ev.Several || ev.Edge == nil {
		return []Element{{}}
	}
	return []Element{{Family: d.families[ev.Edge]}}
}

// Step notes that there is code that is not in the text.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvUnknown && !d.ends(ev.Edge) {
		d.unknown.Add(x, struct{}{})
	}
	return a, true
}

// ends reports whether an edge ends main as a thread. Cleanup handlers may run then, and the process may end
// after them: that is unknown to digests, but writes nothing that is followed here. (Who else ends may call
// unknown destructors.)
func (d *Digest) ends(e *cfg.Edge) bool {
	if e == nil || e.From.Func != d.main {
		return false
	}
	_, ok := e.Action.(*cfg.ThreadExit)
	return ok
}

// Observe is Step.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	return d.Step(x, a, ev)
}

// Summary is where an access is.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	if access.LV == nil || access.Size <= 0 || access.Size > access.LV.Type.Size() {
		return a
	}
	a.Fills = d.fills[access.LV]
	if a.Family == 0 {
		return a
	}
	n := d.spans[a.Family-1][access.LV]
	if lv := access.LV; n == 0 && lv.Ptr != nil && lv.Internal && len(lv.Path) == 0 {
		n = d.spans[a.Family-1][d.chunks[a.Family-1][chunk{lv.Ptr, access.Size}]]
	}
	if n == 0 || access.Size > d.all[n-1].size {
		return a
	}
	if d.all[n-1].job {
		a.Span = n
		return a
	}
	if at, ok := begins(access.View, d.all[n-1].base); ok {
		a.Span, a.Base, a.Start = n, access.Base, at
	}
	return a
}

// begins is where a pointer points to, if that is the same place in all objects that it may point to; the start of a
// variable, if there is none.
func begins(view digest.View, x cfg.Expr) (int64, bool) {
	if x == nil {
		return 0, true
	}
	op := view.Pointer(x)
	if op.Any || len(op.May) == 0 {
		return 0, false
	}
	for _, o := range op.May {
		if o.Offset == digest.AnyOffset || o.Offset != op.May[0].Offset {
			return 0, false
		}
	}
	n := op.May[0].Offset
	return n, -maxScale < n && n < maxScale
}

// MayRun is false for accesses of two threads of one creation to their slices, if these cannot meet.
//
// Sound: let the two be accesses to one object, in different threads T and U of the creation. These have been created
// in different passes, as a pass creates one at most, of one loop, which is entered once. So the values t and u of the
// counter are different, since it goes up, or down, in each pass, and does not come round; they differ by s or more.
// Let t < u. T accesses the element i of the slice, U the element k, and it is known that
//
//	f(t) <= i < f(t + s),    f(u) <= k < f(u + s)
//
// where f is the same function for both: of its argument and of numbers that are the same for both threads. (The upper
// bound may not hold for the greatest value of the counter; then it is not needed, as t is less than u.) So f(t) <
// f(t + s), and as f nowhere rises or nowhere falls, it nowhere falls: f(t + s) <= f(u) because t + s <= u. So i < k.
// With a row n, what is accessed are n·i + x and n·k + y, where x and y are from 0 to n - 1: the first is less, too.
//
// With a table, each access lies as a whole in one of several of that size, which are counted from the same place: either
// these are different ones, or all of this holds in the one.
//
// So one element lies behind the other by one unit at least; both are counted from the same place in the object
// ([begins]), and offsets in an object are true numbers, because addresses of what lies outside of it are undefined
// behaviour. What is left is to see whether places at such a distance have bytes in common.
//
// That a thread finds in its job what its creator has left there holds if no write of it races with that; such
// a race is reported. Code that is not in the text is not followed: where there is some that may do anything
// ([digest.EvUnknown]), nothing is excluded.
//
// A thread's job is the region of so many bytes that its argument leads to, in one object for all threads of
// the creation, and those of two passes do not overlap; or in several objects, but there at different distances
// from the start ([origin]). So two threads do not meet in their jobs. Nor does the creator meet them that
// fills in the job of a pass before it gives that away: the threads of earlier passes have other jobs, and all
// others are created later.
//
// All this is about places in one object, about joins, and about creations. It does not matter how a thread has come
// by the address of the object: it holds as well where that was by a race ([digest.Location].Raced). An access
// through a pointer of which nothing is known is to no place ([Digest.Summary]), and so in no slice and no job.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if d.unknown.Has(x, struct{}{}) {
		return true
	}
	if d.alone(x, a, b) || d.alone(x, b, a) || d.ended(x, a, b) || d.later(x, a, b) {
		return false
	}
	if a.Family != b.Family || a.Span == 0 || b.Span == 0 || a.Base != b.Base || d.inJob(a) || d.inJob(b) {
		return true
	}
	r, s := d.all[a.Span-1], d.all[b.Span-1]
	return r.first != s.first || r.row != s.row || r.unit != s.unit || r.table != s.table || r.table != 0 && a.Start != b.Start ||
		r.unit+s.lo+b.Start < r.hi+a.Start || s.unit+r.lo+a.Start < s.hi+b.Start
}

// alone reports whether an access is one to the job of its thread, and another one to a job that is not, or before that
// is given away.
func (d *Digest) alone(x digest.RaceContext, a, b Element) bool {
	return d.inJob(a) && (d.inJob(b) && a.Family == b.Family || b.Fills == a.Family) && d.apart(x, a.Family)
}

// later reports whether an access is one to the job of its thread, which is created after the other access, if that is
// to the same object.
func (d *Digest) later(x digest.RaceContext, a, b Element) bool {
	if !d.inJob(a) && !d.inJob(b) {
		return false
	}
	e, f := d.turns.OfBoth(x)
	aFirst, bFirst := d.pasts.Ahead(x, e, f)
	return aFirst && d.inJob(b) || bFirst && d.inJob(a)
}

// inJob reports whether an access is one to the job of its thread.
func (d *Digest) inJob(a Element) bool { return a.Span != 0 && d.all[a.Span-1].job }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(a.Family-b.Family, a.Span-b.Span, cmp.Compare(a.Base, b.Base), cmp.Compare(a.Start, b.Start), a.Fills-b.Fills)
}

// Describe prints which creation the thread is of.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	if a.Family == 0 {
		return "{}"
	}
	return fmt.Sprintf("{%d}", a.Family)
}
