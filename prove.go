package mayrun

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// prove analyses a program with the digests, at most three times: where it takes too many evaluations to follow what
// memory holds from statement to statement, the second analysis keeps it without regard to the flow, and where that takes
// too many, the third does so with registers as well. Each is as sound as the one before, takes a small part of the time,
// and proves less; the report says so. So it is where the memory is used up, or much of the time: then it is not
// deterministic which of them has the last word. If that is the third, and it comes to no end either, it says what may race
// as far as it has come.
func prove(ctx context.Context, p *cfg.Program, c Config) (*race.Report, error) {
	o := engine.Options{
		Solver:      solver.Options{MaxEvaluations: c.MaxEvaluations, MaxMemory: c.MaxMemory},
		Strict:      c.Strict,
		Verify:      c.Verify,
		MaxUnroll:   c.MaxUnroll,
		IgnoreFrees: c.IgnoreFrees,
		Externals:   c.Externals,
		Asked:       c.Asked,
	}
	precise, coarse := o, o.Coarse()
	precise.Solver.MaxEvaluations, coarse.Solver.MaxWork = c.CoarsenAfter, c.CoarsestAfter
	stages := []stage{
		{analyses.Components, precise, 0.45, ""},
		{analyses.Coarse, coarse, 0.6, "memory is kept without regard to the flow"},
		{analyses.Coarsest, o.Coarsest(), 0.8, "memory and registers are kept without regard to the flow"},
	}
	if p.Nodes() > maxCoarse {
		stages[0].options.Solver.MaxEvaluations = max(c.CoarsenAfter/5, 1)
		stages = slices.Delete(stages, 1, 2)
	}
	because, hurried, spent := "", false, 0
	for ; c.MaxEvaluations == 0 && len(stages) > 1 && stages[0].once(); stages = stages[1:] {
		spent++ // it would come nowhere: whoever allows no more wants the next one
		because = fmt.Sprintf("%d evaluations were not enough", spent)
	}
	for ; ; stages = stages[1:] {
		s := stages[0]
		s.options.Last, s.options.Part = len(stages) == 1, s.part
		if budget, left := &s.options.Solver.MaxEvaluations, c.MaxEvaluations-spent; c.MaxEvaluations > 0 && (*budget == 0 || left < *budget) {
			*budget, s.options.Last = left, true
		}
		r, err := run(ctx, p, c, s.digests(), s.options)
		if err != nil {
			return nil, err
		}
		if s.without != "" {
			r.Coarsened = fmt.Sprintf("%s, because %s", s.without, because)
		}
		r.Hurried = hurried
		spent += r.Stats.Evaluations
		again := r.Cause == race.EvaluationLimit || r.Cause == race.MemoryLimit || r.Cause == race.TimeLimit && ctx.Err() == nil
		if len(stages) == 1 || !again || c.MaxEvaluations > 0 && spent >= c.MaxEvaluations {
			return r, nil
		}
		because = fmt.Sprintf("%d evaluations were not enough", spent)
		hurried = hurried || r.Cause != race.EvaluationLimit
		switch r.Cause {
		case race.TimeLimit:
			because = fmt.Sprintf("%.0f %% of the time were not enough", s.part*100)
		case race.MemoryLimit:
			because = "the memory was not enough"
			debug.FreeOSMemory() // what the analysis has left behind does not count
		}
	}
}

// maxCoarse is how many nodes a program may have for the second stage to be worth while, and for the first to go on for all
// of its evaluations: of larger ones these have not been seen to end in the time that the third takes, unless most of the
// program is not used, which shows soon.
const maxCoarse = 16_000

// stage is one analysis: its digests and options, how long it may take, and what it does without, in words.
type stage struct {
	digests func() []digest.Component
	options engine.Options
	part    float64 // of the time, by whose end it must have come to its own
	without string
}

// once reports whether the analysis may make a single evaluation.
func (s stage) once() bool {
	return s.options.Solver.MaxEvaluations == 1 || s.options.Solver.MaxWork == 1
}

// run analyses the program with digests, and with those of the configuration.
func run(ctx context.Context, p *cfg.Program, c Config, components []digest.Component, o engine.Options) (*race.Report, error) {
	var names []string
	if c.Digests != nil {
		names = append([]string{}, c.Digests...)
	}
	for _, custom := range c.Custom {
		d := custom()
		if d == nil {
			return nil, fmt.Errorf("one of Config.Custom returns no digest")
		}
		components = append(components, d)
		if names != nil {
			names = append(names, d.Name())
		}
	}
	product, err := digest.NewProduct(components...)
	if err != nil {
		return nil, err
	}
	return engine.Run(ctx, p, product, names, o)
}
