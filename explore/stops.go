package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// An execution with directed inputs goes as another one has gone, up to where what it chooses differs. So each of them
// stops now and then, and others go on from its last stop before that: what leads deep into a program costs no more than
// what is new of it.

// A stop is a point of an execution from which others go on.
type stop struct {
	at       *interp.Snapshot
	state    execution // of which only what has happened counts
	detector *Detector
	inputs   inputs     // the decisions so far
	choices  [][]uint64 // the same, of each thread apart
	trace    *concolic.Trace
	steps    int64
	before   *stop
}

// stopEach is how many steps are between two stops.
const stopEach = 64

// pause makes a stop.
func (x *execution) pause() {
	p := &stop{at: x.m.Snapshot(), state: *x, detector: x.d.clone(), choices: x.in.apart(), trace: x.in.trace.Fork(),
		steps: x.m.Steps(), before: x.stop}
	x.d = x.d.clone() // neither of the two changes what the other one remembers
	x.d.Work += int64(len(x.d.shadow))
	p.detector.Work = 0
	x.schedule = slices.Clip(x.schedule)
	p.state.schedule, p.state.reached = x.schedule, slices.Clone(x.reached)
	p.inputs.follow(x.in)
	x.stop = p
}

// from is the last stop of an execution before what a plan chooses in another way; nil if there is none.
func (p plan) from(x *execution) *stop {
	at := x.stop
	for at != nil && !p.follows(at) {
		at = at.before
	}
	return at
}

// follows reports whether a plan chooses what has been chosen before a stop.
func (p plan) follows(at *stop) bool {
	for t, c := range at.choices {
		if len(c) > 0 && (t >= len(p) || len(p[t]) < len(c) || !slices.Equal(p[t][:len(c)], c)) {
			return false
		}
	}
	return true
}

// resume goes on from a stop.
func (s *searcher) resume(at *stop, in *inputs, maxSteps int64, how *strategy) *execution {
	y := at.state
	x := &y
	x.s, x.in, x.cost, x.begun, x.limit = s, in, 0, at.steps, maxSteps
	x.hope, x.judged, x.reached, x.stop = nil, nil, slices.Clone(x.reached), at
	in.follow(&at.inputs)
	*in.trace = *at.trace.Fork()
	if x.alone {
		maxSteps += s.patience
	}
	x.d = at.detector.clone()
	x.d.Known = x.known
	x.m = at.state.m.Fork(at.at, s.options(x, maxSteps, how))
	x.d.Machine = x.m
	return x
}
