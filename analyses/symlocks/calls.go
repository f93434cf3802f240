package symlocks

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A function that is called where each caller holds a lock of its own naming:
//
//	lock(&mine->m);              lock(&theirs->m);              int sum(struct box *b) { return b->x + b->y; }
//	n = sum(mine);               n = sum(theirs);
//	mine->x = n;                 theirs->x = n;
//
// Inside of it there is a case for each of the callers. Cases remember by which calls of the program they have come, the
// innermost ones: so back in a caller, only its own are left, also where one of the callers leads to the other one, or is
// it, at another place, so that all its variables live ([Digest.returned]).
//
// Sound: between the call and the return from it a thread runs the function, and what that calls, or what library
// functions call back; each call that is remembered in between has ended, and is not remembered any more. Activations
// that are left in another way come to no caller's return, since where there is setjmp nothing is known at all. So who
// returns by a call has come by it, and a case that has come by another one describes none of its histories. A thread,
// and what runs inside of another one, begins without calls.

// maxCalls bounds the calls that are remembered.
const maxCalls = 3

// shared finds the calls to tell apart: of functions of the program that are called in several places.
func (c *callers) shared(p *cfg.Program) {
	by := map[*cfg.Func][]*cfg.Edge{}
	for e := range p.AllEdges() {
		if a, ok := e.Action.(*cfg.Call); ok {
			if r, ok := a.Callee.(*cfg.FuncRef); ok && r.Func.HasBody() {
				by[r.Func] = append(by[r.Func], e)
			}
		}
	}
	c.apart = map[*cfg.Edge]bool{}
	for _, edges := range by {
		for _, e := range edges {
			c.apart[e] = len(edges) > 1
		}
	}
}

// called lets the cases remember a call.
func (d *Digest) called(cases digest.List[Case], e *cfg.Edge) digest.List[Case] {
	if !d.callers.apart[e] || d.max == 1 {
		return cases
	}
	return d.each(cases, func(c Case) Case {
		calls := append(slices.Clone(d.calls.Items(c.Calls)), e)
		c.Calls = d.calls.List(calls[max(0, len(calls)-maxCalls):]...)
		return c
	})
}

// back is what is known when a function has returned by a call that is remembered, and is not any more.
func (d *Digest) back(a Element, e *cfg.Edge) Element {
	all := d.all(a.Cases)
	cases := d.returned(d.come(all, e), e.From.Func)
	switch {
	case len(cases) == 0:
		a.Nobody = true
	case !slices.Equal(all, cases):
		a.Cases = d.disjunction(cases)
	}
	return a
}

// come are the cases that have come by a call, without it. The others may have been those of another caller first, whose
// function has returned before this one's has.
func (d *Digest) come(all []Case, e *cfg.Edge) (cases []Case) {
	if !d.callers.apart[e] || d.max == 1 {
		return slices.Clone(all)
	}
	for _, c := range all {
		calls := d.calls.Items(c.Calls)
		if n := len(calls); n == 0 {
			cases = append(cases, c)
		} else if calls[n-1] == e {
			c.Calls = d.calls.List(calls[:n-1]...)
			cases = append(cases, c)
		}
	}
	return cases
}

// ended forgets a call that is over, if something else has been called than a function that has returned.
func (d *Digest) ended(cases digest.List[Case], e *cfg.Edge) digest.List[Case] {
	if !d.callers.apart[e] {
		return cases
	}
	return d.each(cases, func(c Case) Case {
		if calls := d.calls.Items(c.Calls); len(calls) > 0 && calls[len(calls)-1] == e {
			c.Calls = digest.List[*cfg.Edge]{}
		}
		return c
	})
}

// withoutCalls are the cases without what they remember of calls.
func withoutCalls(cs []Case) []Case {
	out := slices.Clone(cs)
	for i := range out {
		out[i].Calls = digest.List[*cfg.Edge]{}
	}
	return out
}

// sameCalls are the innermost calls by which two cases have come both.
func (d *Digest) sameCalls(a, b digest.List[*cfg.Edge]) digest.List[*cfg.Edge] {
	if a == b {
		return a
	}
	xs, ys := d.calls.Items(a), d.calls.Items(b)
	n := 0
	for n < min(len(xs), len(ys)) && xs[len(xs)-1-n] == ys[len(ys)-1-n] {
		n++
	}
	return d.calls.List(xs[len(xs)-n:]...)
}

func compareEdges(a, b *cfg.Edge) int { return cmp.Compare(a.ID, b.ID) }
