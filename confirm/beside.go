package confirm

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/scene"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// Executions from main end where a program calls what cannot be executed. What threads do behind that is searched for
// races from where the threads begin (see [stage]): such an execution makes a race likely, under the assumption that
// the threads begin in such a state, which the report names; it never confirms one.
//
// A pair of accesses is looked for so if
//
//   - the race pass has left it, and both sides are by threads whose first function is known, or in functions that library
//     code calls back, or that were asked for;
//   - executions from main have not come to both beginnings, or somebody has asked;
//   - the two may begin at a time, as far as the digests know, and none doubts it: no creator has waited for anything
//     that the other one may have done, and no lock is held there;
//   - the accesses are to a place that is certain, in an object that there is once.
//
// What is found counts only if it does not depend on what the state leaves open, and if no pair that the analysis excludes
// raced before in the same execution: package explore, assumed.go.

// Bounds of the search.
const (
	mostStages     = 16  // pairs of entries
	mostPairs      = 400 // of a finding that are looked at
	besidePart     = 2   // what part of the budget it takes, one in so many; all, if executions from main start no thread
	mostCandidates = 400 // of a stage
)

// besides are the pairs of accesses to look for between two entries.
type besides struct {
	entries    [2]int
	candidates []explore.Candidate
	findings   map[int]bool
}

// beside searches from where threads begin.
func (c *confirmer) beside(ctx context.Context, p *cfg.Program, o Options, began map[*cfg.Func]bool) {
	if o.Scene == nil {
		return
	}
	all := c.besides(o, began)
	first := &beginning{p: p, certain: map[*cfg.Edge]bool{}}
	left := int64(o.Budget.Seconds() * ActionsPerSecond)
	if len(began) > 0 {
		left /= besidePart
	}
	var stages []staged
	for _, b := range all {
		entries := [2]*scene.Entry{&o.Scene.Entries[b.entries[0]], &o.Scene.Entries[b.entries[1]]}
		for busy := range 2 {
			if s := newStage(p, o.Scene, entries, first, busy > 0); s != nil && (busy == 0 || len(s.later) > 0) {
				stages = append(stages, staged{s, b})
			}
		}
	}
	for i, s := range stages {
		left -= c.on(ctx, o, s, left/int64(len(stages)-i))
	}
}

// staged is a stage with what is looked for on it.
type staged struct {
	*stage
	besides *besides
}

// on searches a stage, and returns what that costs.
func (c *confirmer) on(ctx context.Context, o Options, s staged, budget int64) (cost int64) {
	b := s.besides
	b.candidates = slices.DeleteFunc(b.candidates, func(k explore.Candidate) bool { return len(c.r.Races[k.Target].Schedule) > 0 })
	if len(b.candidates) == 0 || ctx.Err() != nil {
		return 0
	}
	x, err := explore.Prepare(s.program)
	if err != nil {
		return 0
	}
	x = x.Lazily()
	// What is likely anyway may depend on a state that the report names, if it is known when that is.
	depend := func(n int) bool {
		return len(o.From) > 0 || n < len(c.r.Races) && c.r.Races[n].Confidence == race.Likely && !s.late
	}
	found := x.Search(ctx, explore.Options{
		Candidates: b.candidates, Target: func(r *explore.Race) int { return c.meets(s.stage, b, r) }, Frees: o.Frees, Syncs: true,
		Externals: o.Externals, MaxActions: budget - budget/minimizing, Assumed: true, Depend: depend,
	})
	for _, w := range found.Witnesses {
		if w.Target >= 0 && w.Target < len(c.r.Races) {
			c.shows(ctx, s.stage, x, w, budget/minimizing/int64(len(found.Witnesses)), depend(w.Target))
		}
	}
	return found.Cost
}

// besides sorts the pairs that are looked for by the entries that lead to them.
func (c *confirmer) besides(o Options, began map[*cfg.Func]bool) (all []*besides) {
	type functions [2]*cfg.Func
	index := map[functions]*besides{} // threads that begin with the same functions may be many, and do the same
	for p := range c.promising() {
		f := &c.r.Races[p.finding]
		x, y := &f.Accesses[p.pair[0]], &f.Accesses[p.pair[1]]
		key, ok := entriesOf(o.Scene, x, y, began)
		if !ok {
			continue
		}
		of := functions{o.Scene.Entries[key[0]].Func, o.Scene.Entries[key[1]].Func}
		at := index[of]
		if at == nil {
			at = &besides{entries: key, findings: map[int]bool{}}
			index[of] = at
			all = append(all, at)
		}
		if k := (explore.Candidate{A: x.Pos, B: y.Pos, Target: p.finding}); len(at.candidates) < mostCandidates && !slices.Contains(at.candidates, k) {
			at.candidates = append(at.candidates, k)
			at.findings[p.finding] = true
		}
	}
	return most(all)
}

// promised is a pair of a finding.
type promised struct {
	finding int
	pair    [2]int
}

// promising yields the pairs that may be looked for: one of each finding, then a second one, and so on, so that one with
// hundreds does not keep out the others. Likely ones come first, and of each finding the pairs that make it likely; then
// those on variables, of which there is one.
func (c *confirmer) promising() iter.Seq[promised] {
	var order []int
	for i := range c.r.Races {
		if f := &c.r.Races[i]; f.Confidence != race.Confirmed && len(f.Schedule) == 0 && !f.Object.Unknown {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Compare(promise(&c.r.Races[i]), promise(&c.r.Races[j]))
	})
	return func(yield func(promised) bool) {
		for n := range mostPairs {
			more := false
			for _, i := range order {
				f := &c.r.Races[i]
				var pair [2]int
				switch k := n - len(f.Likely); {
				case k < 0:
					pair = f.Likely[n]
				case k < len(f.Pairs):
					pair = f.Pairs[k]
				default:
					continue
				}
				more = true
				if !yield(promised{i, pair}) {
					return
				}
			}
			if !more {
				return
			}
		}
	}
}

// promise orders findings: the least is looked for first.
func promise(f *race.Finding) int {
	switch {
	case f.Confidence == race.Likely:
		return 0
	case f.Object.Var != nil:
		return 1
	}
	return 2
}

// most chooses those that come to the most findings together, that with the most that are left first.
func most(all []*besides) (out []*besides) {
	seen := map[int]bool{}
	news := func(b *besides) (n int) {
		for i := range b.findings {
			if !seen[i] {
				n++
			}
		}
		return n
	}
	for len(all) > 0 && len(out) < mostStages {
		best := 0
		for i := range all {
			if news(all[i]) > news(all[best]) {
				best = i
			}
		}
		for i := range all[best].findings {
			seen[i] = true
		}
		out = append(out, all[best])
		all = slices.Delete(all, best, best+1)
	}
	return out
}

// entriesOf finds two entries behind which two accesses lie and that may be passed at a time.
func entriesOf(s *scene.Scene, x, y *race.Access, began map[*cfg.Func]bool) (key [2]int, ok bool) {
	for _, a := range behind(s, x) {
		for _, b := range behind(s, y) {
			if key := [2]int{min(a, b), max(a, b)}; together(s, key, began) {
				return key, true
			}
		}
	}
	return key, false
}

// together reports whether to look at two entries.
func together(s *scene.Scene, key [2]int, began map[*cfg.Func]bool) bool {
	a, b := &s.Entries[key[0]], &s.Entries[key[1]]
	asked := a.Kind == scene.Asked || b.Kind == scene.Asked
	if s.Apart[key] || a.Holds || b.Holds {
		return false
	}
	return asked || a.Kind == scene.Called || b.Kind == scene.Called || !began[a.Func] || !began[b.Func]
}

// behind lists the entries behind which an access lies: of the function that was asked for, else of the one that library code
// has called back, else of that with which the thread begins. Threads may have one name.
func behind(s *scene.Scene, a *race.Access) (best []int) {
	depth, kind := -1, scene.Starts
	for i := range s.Entries {
		e := &s.Entries[i]
		at := slices.Index(a.CallStack, e.Func.Name)
		if e.Thread != a.Thread || a.Handler || at < 0 || e.Kind == scene.Starts && at > 0 {
			continue
		}
		order := cmp.Compare(depth, at)
		switch {
		case len(best) > 0 && e.Kind != kind && (kind == scene.Asked || e.Kind == scene.Starts):
			continue
		case len(best) > 0 && e.Kind == kind && order > 0:
			continue
		case len(best) == 0 || e.Kind != kind || order < 0:
			best = best[:0]
		}
		best, depth, kind = append(best, i), at, e.Kind
	}
	return best
}

// meets is the finding of a race that an execution of a stage has come to, or -1 if the analysis has excluded it. The
// number of one that is not to be shown is beyond those of findings.
func (c *confirmer) meets(s *stage, b *besides, r *explore.Race) int {
	x, many := *r, false
	if r.Of != nil && r.Of.Site != nil {
		if o := s.origins[r.Of.Site]; o != nil {
			of := *r.Of
			of.Var, of.Site = o.Var, o.Site
			x.Of, many = &of, s.many[r.Of.Site]
		}
	}
	n := c.match.target(&x)
	switch {
	case n < 0:
		return -1
	case many || r.Of != nil && r.Of.Var != nil && (r.Of.Var.Several || r.Of.Var.Extern) || !b.findings[n] || !definite(&c.r.Races[n], r) || len(between(&c.r.Races[n], r.First.Pos, r.Second.Pos)) == 0:
		return len(c.r.Races) + n
	}
	return n
}

// definite reports whether a race is at a place that does not depend on numbers that a thread computes.
func definite(f *race.Finding, r *explore.Race) bool {
	if b := f.Object.Bytes; b.Size > 0 && b.Lo == b.Hi {
		return true
	}
	for _, a := range []explore.Access{r.First, r.Second} {
		if a.LV == nil || a.LV.Var == nil {
			return false
		}
		for _, s := range a.LV.Path {
			if s.Index == nil {
				continue
			}
			if _, ok := cfg.IsConst(s.Index); !ok {
				return false
			}
		}
	}
	return true
}

// shows marks the finding that a witness of a stage is of.
func (c *confirmer) shows(ctx context.Context, s *stage, p *explore.Program, w *explore.Witness, budget int64, depend bool) {
	small := p.Minimize(ctx, w, budget)
	if ok, _ := p.Independent(ctx, small, depend); !ok {
		small = w
	}
	x, err := p.Replay(ctx, small)
	free, _ := p.Independent(ctx, small, false)
	if err != nil || !s.both(x, depend) || !s.exists(x, free) {
		return
	}
	f := &c.r.Races[w.Target]
	if f.Confidence == race.Confirmed || len(f.Schedule) > 0 {
		return
	}
	if f.Confidence == race.Possible {
		f.Confidence, f.Likely = race.Likely, between(f, x.Race.First.Pos, x.Race.Second.Pos)
	}
	f.Schedule = slices.DeleteFunc(Schedule(x), func(s race.Step) bool { return s.Thread == "main" })
	f.Assumed = &race.Assumed{Places: [2]cfg.Pos{x.Race.First.Pos, x.Race.Second.Pos}, State: found(x)}
	for i, t := range []interp.ThreadID{x.Race.First.Thread, x.Race.Second.Thread} {
		if start := x.Threads[t].Start; start != nil {
			f.Assumed.Functions[i] = start.Name
		}
	}
}

// both reports whether each of two threads has looked at what the first thread sets later, if the other one has: then
// neither comes before that is set, and nothing is known that the first thread has waited for in between. What may be
// something else, and is not followed, is looked at by none of them, unless the race may depend on the state.
func (s *stage) both(x *explore.Replayed, depend bool) bool {
	first, second := x.Race.First.Thread, x.Race.Second.Thread
	looked := map[place][2]bool{}
	for i := range x.Steps {
		step := &x.Steps[i]
		if step.Of == nil || !step.Kind.IsAccess() || step.Thread != first && step.Thread != second {
			continue
		}
		k := place{step.Of.Var, step.Of.Site, step.Event.Offset}
		for t, size := range s.open {
			if !depend && t.v == k.v && t.site == k.site && t.offset < k.offset+step.Size && k.offset < t.offset+size {
				return false
			}
		}
		if !s.later[k] {
			continue
		}
		by := looked[k]
		if step.Thread == first {
			by[0] = true
		} else {
			by[1] = true
		}
		looked[k] = by
	}
	for _, by := range looked {
		if by[0] != by[1] {
			return false
		}
	}
	return true
}

// mostFound is how many values of a state are named.
const mostFound = 64

// found says what two threads have found in memory that neither had written before, in the order in which they found it:
// what of a state an execution rests on, but for what races.
func found(x *explore.Replayed) (out []string) {
	type cell struct {
		object interp.ObjectID
		offset int64
	}
	seen := map[cell]bool{{x.Race.First.Object, x.Race.First.Offset}: true}
	for i := range x.Steps {
		s := &x.Steps[i]
		k := cell{s.Event.Object, s.Event.Offset}
		if s.Thread == 0 || !s.Kind.IsAccess() || seen[k] {
			continue
		}
		seen[k] = true
		if s.LV == nil || len(out) == mostFound {
			continue
		}
		before := *s
		before.Value = s.Before
		switch {
		case s.Kind == interp.Read && s.Known:
			out = append(out, fmt.Sprintf("%s = %d", accessed(s), signed(s)))
		case s.Kind == interp.Read && s.Leads != nil && s.Leads.Var != nil:
			out = append(out, fmt.Sprintf("%s = &%s", accessed(s), s.Leads))
		case s.Kind == interp.Read && s.Leads != nil:
			out = append(out, fmt.Sprintf("%s = %s", accessed(s), s.Leads))
		case s.Kind == interp.Update && s.Known:
			out = append(out, fmt.Sprintf("%s = %d", accessed(s), signed(&before)))
		}
	}
	return out
}
