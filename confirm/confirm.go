package confirm

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/scene"
	"github.com/mayrun-dev/mayrun/race"
)

// ActionsPerSecond turns a budget of time into one of actions. It is about a quarter of what a machine of 2020
// executes, so that the clock does not interfere.
const ActionsPerSecond = 250_000

// Options say how much to search.
type Options struct {
	// Budget is the time of the whole search; see [ActionsPerSecond].
	Budget time.Duration
	// Frees lets a free that is not ordered with an access of the object be a race.
	Frees bool
	// Externals takes functions without a body to do nothing but return, so that executions may pass them.
	Externals bool
	// Exhaust also tries all executions, where that is possible, and refutes what none of them shows.
	Exhaust bool
	// Strict refutes nothing under an assumption about weak atomic accesses.
	Strict bool
	// Scene says what is known of the places where threads begin. Nil: nothing is searched for from there.
	Scene *scene.Scene
	// From names functions that were asked for: what the search from there finds may depend on what the state leaves open.
	From []string
	// All also searches where nothing is reported.
	All bool
}

// Report searches for executions that show the races of a report, and marks those that it finds. Where the
// analysis has stopped early it searches for any race.
func Report(parent context.Context, p *cfg.Program, r *race.Report, o Options) {
	// An analysis that has not come to its end may have missed races.
	stopped := r.Incomplete != "" && r.Cause != race.Assumptions
	if o.Budget <= 0 || len(r.Races) == 0 && !stopped && !o.All {
		return
	}
	ctx, release := newClock(parent, o.Budget)
	defer release()
	// A search that breaks down must not take the analysis with it.
	defer func() {
		if p := recover(); p != nil {
			r.Search.Error = fmt.Sprint("internal error: ", p)
		}
	}()
	x, err := explore.Prepare(p)
	if err != nil {
		return // not executable: nothing can be shown
	}
	c := &confirmer{ctx: ctx, p: x, r: r, match: newMatcher(r), complete: !stopped}
	budget := int64(o.Budget.Seconds() * ActionsPerSecond)
	found := x.Search(ctx, explore.Options{
		Candidates: c.match.candidates(), Target: c.match.target, Frees: o.Frees, Syncs: true, Externals: o.Externals,
		MaxActions: budget - budget/minimizing,
		Exhaust:    o.Exhaust && r.Verdict == race.Unknown && r.Incomplete == "", Strict: o.Strict,
		Starts: o.Scene != nil,
	})
	c.showAll(found.Witnesses, budget-found.Cost)
	if o.Externals && r.Verdict == race.Race {
		r.Assumptions = append(r.Assumptions, race.Note{ID: "externals-return",
			Text: "functions without a body do nothing but return, in the executions that show races (--confirm-externals)"})
	}
	r.Search = race.Search{Executions: found.Executions, Actions: found.Actions, Unproved: found.Unproved}
	if found.Unfinished && r.Verdict == race.Unknown {
		done, shown, why := c.states(parent, o, budget/minimizing)
		c.showAll(shown, budget/minimizing)
		r.Search.States, r.Search.Transitions, r.Search.Unproved = done.States, done.Transitions, why
		if why == "" {
			found.Proof = &done
		}
	}
	if found.Proof != nil && r.Verdict == race.Unknown {
		refute(r, found.Proof)
	}
	if c.complete && r.Refuted == nil {
		late, done := newClock(parent, o.Budget)
		defer done()
		c.beside(late, p, o, found.Began)
	}
}

// The states of a program are explored when all else has come to nothing, under a budget of their own: so many for
// each second of the other one. The clock ends what takes longer than statesPatience such seconds. Where a race is
// likely, and the search has not found it, it is a rare one, or there is none: then it may take statesRare times as long,
// if the program has short executions and no locks ([explore.Options].MoreStates).
const (
	statesPerSecond = 25_000
	statesPatience  = 8
	statesRare      = 32
)

// states explores the states of the program.
func (c *confirmer) states(parent context.Context, o Options, budget int64) (done explore.Proof, shown []*explore.Witness, why string) {
	most, rare := int(o.Budget.Seconds()*statesPerSecond), 1
	if slices.ContainsFunc(c.r.Races, func(f race.Finding) bool { return f.Confidence == race.Likely }) {
		rare = statesRare
	}
	ctx, release := newClock(parent, time.Duration(rare)*statesPatience*o.Budget)
	defer release()
	safe := c.match.safe
	if !c.complete {
		safe = nil
	}
	return c.p.States(ctx, explore.Options{
		Candidates: c.match.candidates(), Target: c.match.target, Frees: o.Frees, Syncs: true,
		MaxActions: budget, Strict: o.Strict, Safe: safe, MaxStates: most, MoreStates: rare * most,
	})
}

// refute makes a report one of a program of which all executions, or all states, were tried, and none races.
func refute(r *race.Report, p *explore.Proof) {
	r.Verdict = race.RaceFree
	r.Refuted = &race.Refutation{Findings: r.Races, Executions: p.Executions, States: p.States, Transitions: p.Transitions,
		Actions: p.Actions}
	r.Races = nil
	for _, a := range p.Assumptions {
		if n := (race.Note{ID: a.ID, Pos: a.Pos, Text: a.Text}); !slices.Contains(r.Assumptions, n) {
			r.Assumptions = append(r.Assumptions, n)
		}
	}
	for i := range r.Locations {
		if l := &r.Locations[i]; !l.Safe {
			l.Safe, l.Refuted, l.Needed = true, true, nil
		}
	}
}

// minimizing is the part of the budget that is kept for making witnesses smaller: one in so many.
const minimizing = 5

// confirmer writes witnesses into a report.
type confirmer struct {
	ctx      context.Context
	p        *explore.Program
	r        *race.Report
	match    *matcher
	complete bool
}

// showAll makes witnesses smaller, within a budget of actions, and shows them.
func (c *confirmer) showAll(ws []*explore.Witness, budget int64) {
	for i, w := range ws {
		share := budget / int64(len(ws)-i)
		c.show(c.p.Minimize(c.ctx, w, share))
		budget -= share
	}
}

// show marks the finding that a witness is of.
func (c *confirmer) show(w *explore.Witness) {
	late, release := limit.Late(c.ctx)
	defer release()
	x, err := c.p.Replay(late, w) // as short as the execution that was found
	if err != nil {
		return // an execution that cannot be repeated shows nothing
	}
	n := w.Target
	if w.Guessed && n >= 0 && n < len(c.r.Races) {
		if f := &c.r.Races[n]; f.Confidence == race.Possible {
			f.Confidence, f.Likely = race.Likely, between(f, x.Race.First.Pos, x.Race.Second.Pos)
		}
		return
	}
	if n < 0 || n >= len(c.r.Races) {
		n = len(c.r.Races)
		c.r.Races = append(c.r.Races, c.unexpected(x))
	}
	f := &c.r.Races[n]
	if w.Guessed {
		f.Confidence = race.Likely
		return
	}
	f.Confidence = race.Confirmed
	f.Witness = toReport(w, x)
	f.Schedule = Schedule(x)
	c.r.Verdict = race.Race
}

// between are the pairs of a finding whose accesses are at two places.
func between(f *race.Finding, x, y cfg.Pos) (out [][2]int) {
	for _, p := range f.Pairs {
		if a, b := f.Accesses[p[0]].Pos, f.Accesses[p[1]].Pos; a == x && b == y || a == y && b == x {
			out = append(out, p)
		}
	}
	return out
}

// unexpected is the finding of a race that is not among those reported.
func (c *confirmer) unexpected(x *explore.Replayed) race.Finding {
	f := race.Finding{Location: location(x.Race.Of), Pairs: [][2]int{{0, 1}}, Contradiction: c.complete}
	if x.Race.Of != nil {
		f.Object = race.Object{Var: x.Race.Of.Var, Site: x.Race.Of.Site}
	}
	names := threadNames(x.Threads)
	for _, a := range []explore.Access{x.Race.First, x.Race.Second} {
		b := race.Access{Pos: a.Pos, Kind: kind(a.Kind), Atomic: a.Atomic, Sync: !a.Kind.IsAccess(), Thread: names[a.Thread]}
		b.By = race.Thread{Name: b.Thread, Unique: true}
		switch {
		case a.LV != nil:
			b.Text = a.LV.Source()
		case b.Sync && a.Edge != nil:
			b.Text = a.Edge.Action.String()
		}
		for i := len(a.Stack) - 1; i >= 0; i-- {
			b.CallStack = append(b.CallStack, a.Stack[i].Name)
		}
		f.Accesses = append(f.Accesses, b)
	}
	c.r.Locations = append([]race.Location{{Name: f.Location, Accesses: 2}}, c.r.Locations...)
	if c.complete {
		c.r.Cause = race.Contradiction
		c.r.Incomplete = fmt.Sprintf("internal contradiction: an execution shows a race on %s that the analysis "+
			"has not reported; please report it with the program", f.Location)
	}
	return f
}
