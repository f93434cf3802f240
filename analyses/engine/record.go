package engine

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// recorder collects accesses and notes in the final pass over the solution.
type recorder struct {
	index  map[accessKey][]int32 // where the accesses to a place are in points
	points []race.Point
	uses   []use          // which makes each of them
	wide   map[use]bool   // those by pointers that may lead anywhere
	led    map[useIn]*led // where expressions lead, in each context
	notes  map[cfg.Note]bool

	// How well operands are resolved, by edge: true if not fully, in some context.
	calls, locks map[int]bool

	traces *traces // nil, but where unknown pointers are traced

	operations map[operation]bool          // on locks and threads
	externals  map[string]cfg.Pos          // functions that are taken for ordinary library code, with a call of each
	misfits    map[cfg.Pos]map[string]bool // functions that are not called by a pointer, since they are of other types, by the place of the call
}

// resolved notes how well the operand of an edge is resolved.
func (s *step) resolved(in map[int]bool, fully bool) {
	if s.edge != nil {
		e := s.flow.Edge(s.edge)
		in[e.ID] = in[e.ID] || !fully
	}
}

// resolution counts.
func (r *recorder) resolution() race.Resolution {
	count := func(in map[int]bool) (n int) {
		for _, open := range in {
			if open {
				n++
			}
		}
		return n
	}
	places := map[int]bool{}
	for i := range r.points {
		if p := &r.points[i]; p.Anywhere {
			places[p.Edge] = true
		}
	}
	return race.Resolution{
		PointerCalls: len(r.calls), UnresolvedCalls: count(r.calls), LockOperations: len(r.locks), IndefiniteLocks: count(r.locks),
		UnknownAccesses: len(places),
	}
}

type accessKey struct {
	edge              int
	lv                *cfg.LVal
	pos               cfg.Pos
	write, free, atom bool
	sync, apart       bool
	base              value.Base
	off               value.Num
	size              int64
	within            value.Window
	handler           bool
}

// use is an expression that makes accesses, in one place or in several.
type use struct {
	edge int
	lv   *cfg.LVal
	pos  cfg.Pos
}

// useIn is such an expression in one context, and led what it leads to there.
type useIn struct {
	use
	ctx int32
}

type led struct {
	to      value.Base
	several bool    // to others as well
	points  []int32 // which accesses that are
}

func newRecorder() *recorder {
	return &recorder{index: map[accessKey][]int32{}, wide: map[use]bool{}, led: map[useIn]*led{}, notes: map[cfg.Note]bool{}, calls: map[int]bool{},
		locks: map[int]bool{}, operations: map[operation]bool{}, externals: map[string]cfg.Pos{}, misfits: map[cfg.Pos]map[string]bool{}}
}

func (r *recorder) note(n cfg.Note) { r.notes[n] = true }

func (r *recorder) access(s *step, a value.Access) {
	edge := -1
	if s.edge != nil {
		edge = s.flow.Edge(s.edge).ID
	}
	tuple := s.summary(a)
	handler := s.here().guest == handler
	k := accessKey{edge, a.LV, a.Pos, a.Write, a.Free, a.Atomic, a.Sync, a.Apart, a.Base, a.Off, a.Size, a.Within, handler}
	n, by := r.like(s.engine, r.index[k], tuple), use{edge, a.LV, a.Pos}
	known := n >= 0
	if !known {
		n = int32(len(r.points))
	}
	r.leads(s, a, by, n)
	r.traces.accessed(s, a, n)
	if known {
		r.points[n].Carry(s.carries(a.Carries))
		return
	}
	r.index[k] = append(r.index[k], n)
	if r.uses = append(r.uses, by); a.Base == value.Unknown || a.Base == value.Crowd {
		r.wide[by] = true
	}
	p := race.Point{
		Number: int(n), Edge: edge, Pos: a.Pos, Kind: race.Read, Atomic: a.Atomic, Sync: a.Sync, Apart: a.Apart, Base: uint32(a.Base),
		Anywhere: a.Base == value.Unknown || a.Base == value.Crowd, Among: a.Base == value.Crowd,
		Bytes:  race.Bytes{Lo: a.Off.Min(), Hi: a.Off.Max(), Stride: int64(min(a.Off.Stride(), 1<<62)), Size: a.Size},
		Within: race.Bytes{Lo: a.Within.Lo, Hi: a.Within.Hi, Stride: a.Within.Stride, Size: a.Within.Size},
		Digest: tuple, Context: int(s.ctx), External: s.lending, Handler: handler,
		Signal: a.LV != nil && a.LV.Volatile && cfg.Identical(a.LV.Type, s.program.Types.Int),
	}
	p.Own = a.LV != nil && a.LV.Var != nil && s.ofRunning(a.LV.Var)
	switch {
	case a.Free:
		p.Kind = race.Free
	case a.Write:
		p.Kind = race.Write
	}
	if sum := s.table.Summary(a.Base); sum != a.Base {
		p.Base, p.Newest = uint32(sum), uint32(a.Base)
	}
	if p.Anywhere && !p.Among {
		p.Bytes, p.Within = race.Bytes{}, race.Bytes{}
		if a.Sync {
			p.Bytes.Size = a.Size
		}
	}
	if a.LV != nil && cfg.IsScalar(a.LV.Type) && a.LV.Type.Size() > 1 {
		p.Scalar = a.LV.Type.Size()
	}
	switch {
	case a.LV != nil:
		p.Text = a.LV.Source()
	case a.Sync:
		p.Text = s.edge.Action.String()
	}
	if !p.Pos.IsValid() && s.edge != nil {
		p.Pos = s.edge.Pos
	}
	p.Carry(s.carries(a.Carries))
	r.points = append(r.points, p)
}

// leads notes where the expression leads that makes an access.
func (r *recorder) leads(s *step, a value.Access, by use, n int32) {
	in, to := useIn{by, s.ctx}, s.table.Summary(a.Base)
	l := r.led[in]
	if l == nil {
		l = &led{to: to}
		r.led[in] = l
	}
	l.several = l.several || to != l.to
	if k := len(l.points); k == 0 || l.points[k-1] != n {
		l.points = append(l.points, n)
	}
}

// choices marks the accesses that are in each context one of those to several objects. Those of library functions are not
// by one expression, but by each of the arguments.
func (r *recorder) choices() {
	definite := make([]bool, len(r.points))
	for _, l := range r.led {
		for _, n := range l.points {
			definite[n] = definite[n] || !l.several
		}
	}
	for i := range r.points {
		r.points[i].Choice = !definite[i] && r.uses[i].lv != nil
	}
}

// ofRunning reports whether each thread that names a variable means an object of its own: one that is thread-local, or
// of the activation of a function, which runs in one thread, unless its stack may be given to another one.
func (s *step) ofRunning(v *cfg.Var) bool {
	switch v.Storage {
	case cfg.ThreadLocal:
		return true
	case cfg.Local, cfg.Param, cfg.Temp:
		return !s.facts.Coroutines
	}
	return false
}

// like is the number of the one of some accesses that differ in their digests alone which stands for one with the digest t,
// too, or -1. In the coarse mode, digests with one key are joined, as at a program point, whatever the
// contexts, and beyond the budget all those are merged that have an upper bound: whatever excludes a pair with
// the result excludes it with each of them.
func (r *recorder) like(x *engine, accesses []int32, t digest.Tuple) int32 {
	for _, n := range accesses {
		if r.points[n].Digest == t {
			return n
		}
	}
	if !x.opts.Flat {
		return -1
	}
	for _, n := range accesses {
		p := &r.points[n]
		if x.product.Key(p.Digest) == x.product.Key(t) {
			p.Digest = x.product.Join(p.Digest, t)
			return n
		}
		if len(accesses) < x.opts.MaxDigests {
			continue
		}
		if m, ok := x.product.Merge(p.Digest, t); ok {
			p.Digest = m
			return n
		}
	}
	return -1
}

// external notes a function that is taken for ordinary library code.
func (r *recorder) external(name string, pos cfg.Pos) {
	if at, known := r.externals[name]; !known || pos.Compare(at) < 0 {
		r.externals[name] = pos
	}
}

// carries lists the objects that v may point to; any says that it may be others as well.
func (s *step) carries(v value.Value) (bases []uint32, any bool) {
	for _, p := range v.Parts() {
		switch {
		case p.Base == value.Unknown, p.Base == value.Crowd:
			any = true
		case p.Base != value.Null && s.table.Memory(p.Base):
			bases = append(bases, uint32(s.table.Summary(p.Base)))
		}
	}
	return bases, any
}

// sorted returns the notes in a fixed order.
func (r *recorder) sorted(k cfg.NoteKind) []race.Note {
	var out []race.Note
	if k == cfg.Assumed {
		out = r.misfitting()
	}
	for n := range r.notes {
		if n.Kind == k {
			out = append(out, race.Note{ID: n.ID, Pos: n.Pos, Text: n.Text})
		}
	}
	slices.SortFunc(out, func(a, b race.Note) int {
		return cmp.Or(cmp.Compare(a.ID, b.ID), a.Pos.Compare(b.Pos), cmp.Compare(a.Text, b.Text))
	})
	return out
}

// frozen is a solution as an environment: it answers, and takes nothing in.
type frozen struct{ *solution }

func (f frozen) Get(p point) states { d, _ := f.Local(p); return d }

func (f frozen) GetGlobal(g global) shared { v, _ := f.Global(g); return v }

func (f frozen) SideEffect(global, shared) {}

func (f frozen) Demand(point) {}

// record runs the right-hand sides once more over the solution and collects the accesses that they make, unless
// stop gives a reason not to.
func (x *engine) record(sol *solution, stop func() string) (r *recorder, stopped string) {
	r = newRecorder()
	if len(x.crowded.members) > 0 && sol.Incomplete == "" {
		r.traces = newTraces() // somebody will ask
	}
	return x.recordIn(r, sol, stop)
}

// recordIn does so in a recorder.
func (x *engine) recordIn(r *recorder, sol *solution, stop func() string) (_ *recorder, stopped string) {
	defer func() {
		for i, by := range r.uses {
			r.points[i].Wide = !r.points[i].Anywhere && r.wide[by]
		}
		r.choices()
	}()
	for _, n := range x.program.Notes {
		r.note(n)
	}
	n := 0
	for p := range sol.Locals() {
		if n++; n%256 == 0 {
			if reason := stop(); reason != "" {
				return r, reason
			}
		}
		switch p.node {
		case root:
			x.root(p.ctx, frozen{sol}, r)
		case visitors:
		default:
			x.arrive(p, frozen{sol}, r)
		}
	}
	return r, ""
}
