package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// Until it creates its first thread a program has one schedule, and what it does then is ordered before
// everything else. Where that takes long, executions begin at the end of what an earlier one did: those that
// chose nothing on the way always, others now and then.

// prefix is the beginning of an execution, up to the creation of the first thread.
type prefix struct {
	machine  *interp.Machine
	at       *interp.Snapshot
	schedule []interp.ThreadID
	steps    int64           // which is more where a thread computes for long
	inputs   inputs          // the decisions on the way
	inside   *cfg.Edge       // see execution
	trace    *concolic.Trace // of the inputs so far, if they were followed and the first thread sets up a state
}

const (
	shortPrefix = 100       // steps that are not worth while to remember
	longPrefix  = 1_000_000 // steps after which nobody waits for the first thread any more
	maxPrefixes = 8
)

// begin starts an execution, or goes on from the end of a prefix.
func (s *searcher) begin(in *inputs, maxSteps int64, how *strategy) (*execution, error) {
	if in.stop != nil {
		return s.resume(in.stop, in, maxSteps, how), nil
	}
	if p := s.reuse(in, how); p != nil {
		x := &execution{s: s, in: in, inside: p.inside, schedule: p.schedule[:len(p.schedule):len(p.schedule)],
			steps: len(p.schedule), begun: p.steps, base: p.steps}
		in.follow(&p.inputs)
		if p.trace != nil && in.trace != nil {
			*in.trace = *p.trace.Fork()
		}
		x.d = &Detector{Frees: s.o.Frees, Syncs: s.o.Syncs, Known: x.known}
		x.m = p.machine.Fork(p.at, s.options(x, maxSteps, how))
		x.limit = maxSteps
		x.d.Machine = x.m
		return x, nil
	}
	wait := s.patience
	if how.plain {
		wait = 0
	}
	x, err := s.start(in, maxSteps+wait, how)
	if err == nil {
		x.limit, x.alone = maxSteps, wait > 0
	}
	return x, err
}

// reuse chooses a prefix that a new execution may begin with, or nil.
func (s *searcher) reuse(in *inputs, how *strategy) *prefix {
	if len(s.prefixes) == 0 || how.plain || in.given != nil || in.each != nil {
		return nil
	}
	if p := s.prefixes[0]; len(p.inputs.log) == 0 {
		return p
	}
	if s.o.Assumed && how.again && (in.plan != nil || in.trace != nil) {
		return s.chosen(in)
	}
	if !how.again || in.trace != nil || in.plan != nil || in.rnd.IntN(4) == 0 {
		return nil
	}
	return s.prefixes[in.rnd.IntN(len(s.prefixes))]
}

// chosen finds a prefix of which the first thread has set up the state that a new execution is to begin with, or any if that
// may have any. If inputs are to be followed, those of the first thread must have been, too.
func (s *searcher) chosen(in *inputs) *prefix {
	for _, p := range s.prefixes {
		if (in.trace == nil || p.trace != nil) && (in.plan == nil || in.plan.begins(p.inputs.log)) {
			return p
		}
	}
	return nil
}

// begins reports whether the first thread first makes some choices.
func (p plan) begins(log []uint64) bool {
	return len(log) == 0 || len(p) > 0 && len(p[0]) >= len(log) && slices.Equal(p[0][:len(log)], log)
}

// follow takes over the decisions of a prefix.
func (in *inputs) follow(p *inputs) {
	in.log, in.whose = append(in.log, p.log...), append(in.whose, p.whose...)
	in.count, in.taken = append(in.count, p.count...), append(in.taken, p.taken...)
	in.ways, in.guess = append(in.ways, p.ways...), p.guess
}

// lonely notes that main is still the only thread, and remembers the prefix when it is about to create another
// one. It reports whether the execution goes on.
func (x *execution) lonely() bool {
	e, _ := x.m.Pending(0)
	if e.Kind == interp.ThreadCreate && e.Create == cfg.NewThread {
		x.alone = false
		x.base = x.m.Steps()
		x.remember()
		return true
	}
	if x.m.Steps() > x.s.patience {
		x.s.patience = 0 // nor will others come to it
		return false
	}
	return true
}

func (x *execution) remember() {
	s := x.s
	if x.steps < shortPrefix || x.in.trace != nil && len(x.in.log) > 0 && !s.o.Assumed {
		return
	}
	p := &prefix{machine: x.m, at: x.m.Snapshot(), steps: x.m.Steps(),
		schedule: append([]interp.ThreadID(nil), x.schedule...), inside: x.inside}
	p.inputs.follow(x.in)
	if x.in.trace != nil && len(x.in.log) > 0 {
		p.trace = x.in.trace.Fork()
	}
	switch {
	case len(p.inputs.log) == 0:
		s.prefixes = []*prefix{p}
	case len(s.prefixes) < maxPrefixes:
		s.prefixes = append(s.prefixes, p)
	default:
		s.prefixes[s.r.Executions%maxPrefixes] = p
	}
}

// taken is how many steps the execution has taken since there may be other threads.
func (x *execution) taken() int64 { return x.m.Steps() - x.base }
