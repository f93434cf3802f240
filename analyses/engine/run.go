package engine

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// Run analyses a program with a product of digests and returns the report of the race pass. excluders names the
// components that may exclude races (nil: all). A report that stopped early says why, and lists no location that is safe;
// those that may race, by what was known, it lists if that can be found in the rest of the time.
func Run(ctx context.Context, p *cfg.Program, product *digest.Product, excluders []string, opts Options) (*race.Report, error) {
	if p.Main == nil {
		return nil, fmt.Errorf("the program has no main function")
	}
	mask := ^uint64(0)
	if excluders != nil {
		mask = 0
		for _, name := range excluders {
			i := product.Index(name)
			if i < 0 {
				return nil, fmt.Errorf("unknown digest %q", name)
			}
			mask |= 1 << i
		}
	}
	if opts.Scene != nil {
		*opts.Scene = nil
	}
	x := newEngine(p, product, opts)
	early, release := limit.Early(ctx, cmp.Or(opts.Part, 0.8))
	sol, err := x.solve(early)
	release()
	if err != nil {
		return nil, err
	}
	r := &race.Report{Verdict: race.Unknown, Incomplete: sol.Incomplete, Cause: causeOf(sol.Cause)}
	for _, d := range product.About() {
		r.Digests = append(r.Digests, race.Digest(d))
	}
	r.Stats.Unknowns = sol.Stats.Locals + sol.Stats.Globals
	r.Stats.Evaluations = sol.Stats.Evaluations
	r.Stats.Contexts = len(x.contexts.list)
	r.Stats.Merges = *x.domain.merges
	r.Stats.MergedPaths = x.paths.merged
	for _, d := range sol.Locals() {
		r.Stats.Elements += len(d)
		r.Stats.MaxElements = max(r.Stats.MaxElements, len(d))
	}
	r.Stats.Nodes = p.Nodes()
	r.Stats.UnrolledLoops, r.Stats.LoopCopies = x.flow.Loops, x.flow.Copies
	for _, f := range x.funcs {
		if f != nil && f.HasBody() && f.Func.Func != x.flow.library {
			r.Stats.Functions++
		}
	}
	r.Functions = defined(p)
	ended, cause := r.Incomplete, r.Cause
	if ended != "" && !opts.worthwhile(cause) {
		return r, nil
	}
	early, release = limit.Early(ctx, recorded)
	stop, why := x.stopper(ctx, early, ended != "")
	rec, reason := x.record(sol, stop)
	release()
	if reason != "" {
		if ended == "" {
			r.Incomplete, r.Cause = reason, *why
			ended, cause = reason, *why
		}
		if !opts.worthwhile(cause) {
			return r, nil
		}
	}
	early, release = limit.Early(ctx, compared)
	defer release()
	stop, why = x.stopper(ctx, early, ended != "")
	r.Stats.Accesses = len(rec.points)
	r.Stats.Resolution = rec.resolution()
	if opts.Inspect != nil && ended == "" {
		opts.Inspect(x.inspection(sol, rec))
	}
	view := &view{engine: x, sol: sol, solved: &step{engine: x, env: frozen{sol}}}
	pass := race.Pass{Stop: stop, Product: product, Facts: view.solved, World: view, Among: view.among, Asked: opts.Asked,
		Excluders: mask, Strict: opts.Strict, IgnoreFrees: opts.IgnoreFrees, Alone: !threadsStarted().get(frozen{sol})}
	var t *tracer
	tried := ended != "" // what stopped early has no time for that, and no solution to trace in
	pass.Births = func(a *race.Point) ([]int, []race.Link) {
		if !a.Anywhere && (a.Handler || !view.strange(a.Digest)) {
			return nil, nil
		}
		if !tried {
			tried = true
			early, release := limit.Early(ctx, untraced)
			t = x.traced(sol, rec, func() string {
				if early.Err() != nil {
					return limit.Reason(early)
				}
				return stop()
			})
			release()
		}
		if t == nil {
			return nil, nil
		}
		return t.origin(a)
	}
	pass.Run(rec.points, r)
	if t != nil {
		r.Births = t.births
	}
	switch {
	case ended != "":
		r.Incomplete, r.Cause = ended, cause
		unfinished(r)
	case r.Incomplete != "":
		r.Cause = *why
	}
	r.Assumptions = slices.Concat(Standing(opts.Externals), rec.ordinary(), rec.sorted(cfg.Assumed), pass.Assumptions())
	r.Havocked = rec.sorted(cfg.Havocked)
	r.Operations, r.Threads = view.operations(rec), view.threads()
	if opts.Scene != nil && len(r.Races) > 0 && r.Incomplete == "" {
		*opts.Scene = view.scene(rec)
	}
	if len(r.Races) == 0 && r.Incomplete == "" {
		r.Verdict = race.RaceFree
		if opts.Strict && (len(r.Havocked) > 0 || len(r.Assumptions) > len(Standing(opts.Externals))) {
			r.Verdict = race.Unknown
			r.Cause, r.Incomplete = race.Assumptions, "the proof rests on more than the standing assumptions (--strict)"
		}
	}
	return r, nil
}

// untraced is the part of the time after which nobody begins to trace pointers any more, or goes on to prepare that: the
// report is worth more. That takes as long as the last pass, and the race pass comes behind it.
const untraced = 0.8

// Of the time, recorded is the part after which no more accesses are recorded, and compared the one after which no more are
// compared: what is known by then is told, and telling it takes time as well.
const (
	recorded = 0.88
	compared = 0.93
)

// worthwhile reports whether to say what may race by what was known when the analysis stopped: there is time for that, and
// nobody begins anew with less.
func (o Options) worthwhile(c race.Cause) bool {
	return o.Asked == nil && o.Last && (c == race.TimeLimit || c == race.MemoryLimit || c == race.EvaluationLimit)
}

// unfinished leaves in a report what holds although the solution is none. Each of its states is below one of the solution:
// more accesses, more threads and fewer locks may come. So what may race by them will mostly stay, and whatever they exclude
// may not.
func unfinished(r *race.Report) {
	r.Locations = slices.DeleteFunc(r.Locations, func(l race.Location) bool { return l.Safe })
	r.Exclusions = nil
}

// causeOf is what a report says of why the solver has stopped.
func causeOf(c solver.Cause) race.Cause {
	switch c {
	case "":
		return ""
	case solver.Cancelled:
		return race.Cancelled
	case solver.Time:
		return race.TimeLimit
	case solver.Memory:
		return race.MemoryLimit
	case solver.Evaluations, solver.Unknowns:
		return race.EvaluationLimit
	}
	return race.Defect
}

// stopper says when the time or the memory is used up, after the solver has kept to both, or has used it up: then there is
// a sixth more. The time is that of early, which is derived from ctx; that is asked as well, since what is derived from a
// context learns of its end later, and by Done alone.
func (x *engine) stopper(ctx, early context.Context, more bool) (stop func() string, why *race.Cause) {
	why = new(race.Cause)
	most := x.opts.Solver.MaxMemory
	if more {
		most += most / 6
	}
	memory := limit.NewHeap(most)
	asked := 0
	return func() string {
		for _, c := range []context.Context{ctx, early} {
			if c.Err() != nil {
				*why = []race.Cause{limit.Cancelled: race.Cancelled, limit.Time: race.TimeLimit,
					limit.Memory: race.MemoryLimit}[limit.KindOf(c)]
				return limit.Reason(c)
			}
		}
		if asked++; asked%64 == 1 && memory.Full() {
			*why = race.MemoryLimit
			return fmt.Sprintf("the budget of %d bytes of memory is used up", x.opts.Solver.MaxMemory)
		}
		return ""
	}, why
}

// Standing are the assumptions that every proof rests on.
func Standing(x Externals) []race.Note {
	all := []race.Note{
		{ID: "library-models", Text: "library functions do what their models say"},
		{ID: "no-undefined-behaviour", Text: "no other undefined behaviour comes before the first race"},
	}
	if x == Worst {
		all = append(all, race.Note{ID: "unknown-functions-use-arguments",
			Text: "functions without a body reach memory only through the arguments of the call and what is stored in variables and " +
				"memory of libraries, and keep none of it"})
	}
	return all
}

// view tells the race pass about objects, threads and contexts.
type view struct {
	*engine
	sol    *solution
	solved *step // no edge's, to ask the solution
	names  map[digest.Tuple][]race.DigestText

	creators  map[cfg.Pos]string     // see creator
	strangers map[digest.Thread]bool // see strange
}

// creator is the function of the program that creates threads at a place; "" if several do, as a macro may.
func (v *view) creator(at cfg.Pos) string {
	if v.creators == nil {
		v.creators = map[cfg.Pos]string{}
		for _, f := range v.program.Funcs {
			for _, n := range f.Nodes {
				for _, e := range n.Out {
					if _, ok := e.Action.(*cfg.Create); !ok {
						continue
					}
					if old, known := v.creators[e.Pos]; known && old != f.Name {
						v.creators[e.Pos] = ""
					} else {
						v.creators[e.Pos] = f.Name
					}
				}
			}
		}
	}
	return v.creators[at]
}

func (v *view) Shared(base uint32) bool {
	b := value.Base(base)
	if info := v.table.Info(b); info.Kind == value.KindVar && info.Var.Storage == cfg.Literal {
		return false // writing to a literal is undefined behaviour
	}
	if v.table.Static(b) {
		return true
	}
	return v.solved.Escaped(b)
}

// among reports whether an access by the crowd may be one to an object.
func (v *view) among(base uint32) bool {
	return v.solved.member(value.Base(base))
}

func (v *view) Declared(base uint32) cfg.Pos {
	switch info := v.table.Info(value.Base(base)); info.Kind {
	case value.KindVar:
		return info.Var.Pos
	case value.KindHeap:
		return info.Site.Pos
	}
	return cfg.Pos{}
}

func (v *view) Origin(base uint32) (*cfg.Var, *cfg.Edge, bool) {
	b := value.Base(base)
	info := v.table.Info(b)
	single := !v.several(b, func() bool { return madeTwice(b).get(frozen{v.sol}) })
	if info.Site != nil {
		info.Site = v.flow.Edge(info.Site)
	}
	return info.Var, info.Site, single
}

func (v *view) Thread(t digest.Tuple) race.Thread { return v.thread(v.product.Thread(t)) }

func (v *view) thread(id digest.Thread) race.Thread {
	starts := func(list []digest.Start) (out []race.Start) {
		for _, s := range list {
			name := ""
			if s.Func != nil {
				name = s.Func.Name
			}
			out = append(out, race.Start{Func: name, Pos: s.Pos, In: v.creator(s.Pos)})
		}
		return out
	}
	path, others := v.product.Ancestry(id)
	return race.Thread{Name: v.product.ThreadName(id), Unique: id.Unique, Path: starts(path), Others: starts(others)}
}

func (v *view) Locks(t digest.Tuple) []race.Lock {
	var out []race.Lock
	for _, h := range v.product.Holds(v.solved, t) {
		name := "atomic section"
		if h.Mutex != digest.AtomicSection() {
			name = v.object(h.Mutex)
		}
		out = append(out, race.Lock{Name: name, Shared: h.Shared})
	}
	return out
}

func (v *view) Describe(t digest.Tuple) []race.DigestText {
	if d, ok := v.names[t]; ok {
		return d
	}
	var out []race.DigestText
	for _, d := range v.product.Describe(t, v.object) {
		out = append(out, race.DigestText(d))
	}
	if v.names == nil {
		v.names = map[digest.Tuple][]race.DigestText{}
	}
	v.names[t] = out
	return out
}

func (v *view) object(o digest.Object) string {
	return v.Name(o.Base, race.Bytes{Lo: o.Offset, Hi: o.Offset, Size: 1})
}

// CallStack lists the functions that lead to a context, outermost first, along the calls that were seen first.
func (v *view) CallStack(c int) []string {
	var out []string
	for _, f := range v.contexts.stack(int32(c)) {
		if v.funcs[f].Func.Func != v.flow.library {
			out = append(out, v.funcs[f].Name)
		}
	}
	slices.Reverse(out)
	return out
}

// Name prints a place as C names it, as far as the type of a variable tells.
func (v *view) Name(base uint32, b race.Bytes) string {
	info := v.table.Info(value.Base(base))
	name := v.table.Name(value.Base(base))
	switch info.Kind {
	case value.KindVar:
		return name + part(info.Var.Type, b)
	case value.KindHeap:
		if b.Size > 0 && b.Lo == b.Hi && b.Lo != 0 {
			return fmt.Sprintf("%s+%d", name, b.Lo)
		}
	}
	return name
}

// part prints the part of an object of type t that the bytes lie in.
func part(t cfg.Type, b race.Bytes) string {
	var out strings.Builder
	off, single := b.Lo, b.Lo == b.Hi
	if b.Size <= 0 {
		return ""
	}
	for {
		switch u := t.(type) {
		case *cfg.Array:
			n := u.Elem.Size()
			if n <= 0 {
				return out.String()
			}
			if !single && b.Stride > 0 && b.Stride%n == 0 {
				out.WriteString("[*]")
				off, single = off%n, true
			} else if !single || off%n+b.Size > n {
				return out.String()
			} else {
				fmt.Fprintf(&out, "[%d]", off/n)
				off %= n
			}
			t = u.Elem
		case *cfg.Record:
			if !single || u.Opaque() {
				return out.String()
			}
			var in *cfg.Field
			for _, f := range u.Fields {
				at, size := f.Offset, f.Type.Size()
				if f.Width > 0 {
					at, size = f.UnitOff, f.UnitSize
				}
				if at <= off && off+b.Size <= at+size {
					in = f
					break
				}
			}
			if in == nil {
				return out.String()
			}
			if in.Name != "" {
				out.WriteString("." + in.Name)
			}
			if in.Width > 0 {
				return out.String()
			}
			off -= in.Offset
			t = in.Type
		default:
			return out.String()
		}
	}
}

// threads lists the threads that reach anything.
func (v *view) threads() []race.Thread {
	seen := map[digest.Thread]bool{}
	var out []race.Thread
	for _, d := range v.sol.Locals() {
		for _, x := range d {
			if id := v.product.Thread(x.tuple); !seen[id] {
				seen[id] = true
				out = append(out, v.thread(id))
			}
		}
	}
	slices.SortFunc(out, func(a, b race.Thread) int {
		switch {
		case a.Main() == b.Main():
			return cmp.Compare(a.Name, b.Name)
		case a.Main():
			return -1
		}
		return 1
	})
	return slices.CompactFunc(out, func(a, b race.Thread) bool { return a.Name == b.Name })
}

// defined are the names of the functions of a program.
func defined(p *cfg.Program) []string {
	var names []string
	for _, f := range p.Funcs {
		if f.HasBody() {
			names = append(names, f.Name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
