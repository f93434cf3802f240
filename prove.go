package mayrun

import (
	"context"
	"fmt"
	"runtime/debug"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/scene"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// prove analyses a program with the digests, at most three times: where it takes too many evaluations to follow what
// memory holds from statement to statement, the second analysis keeps it without regard to the flow, and where that takes
// too many, the third does so with registers as well. Each is as sound as the one before, takes a small part of the time,
// and proves less; the report says so. So it is where the memory is used up, or much of the time: then it is not
// deterministic which of them has the last word. If that is the third, and it comes to no end either, it says what may race
// as far as it has come.
//
// Of programs that are not small the third comes first: see survey. With the report comes what the same analysis knows of
// the places where threads begin.
func prove(ctx context.Context, p *cfg.Program, c Config) (*race.Report, *scene.Scene, error) {
	o := engine.Options{
		Solver:      solver.Options{MaxEvaluations: c.MaxEvaluations, MaxMemory: c.MaxMemory},
		Strict:      c.Strict,
		Verify:      c.Verify,
		MaxUnroll:   c.MaxUnroll,
		IgnoreFrees: c.IgnoreFrees,
		Externals:   c.Externals,
		Asked:       c.Asked,
		From:        c.From,
	}
	var known *scene.Scene
	if !c.ProveOnly {
		o.Scene = &known
	}
	precise, coarse := o, o.Coarse()
	precise.Solver.MaxEvaluations, coarse.Solver.MaxWork = c.CoarsenAfter, c.CoarsestAfter
	stages := []stage{
		{analyses.Components, precise, 0.45, ""},
		{analyses.Coarse, coarse, 0.6, "memory is kept without regard to the flow"},
		{analyses.Coarsest, o.Coarsest(), 0.8, "memory and registers are kept without regard to the flow"},
	}
	if p.Nodes() > maxSmall && !stages[0].once() {
		return survey(ctx, p, c, stages[2], stages[0])
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
			return nil, nil, err
		}
		if s.without != "" {
			r.Coarsened = fmt.Sprintf("%s, because %s", s.without, because)
		}
		r.Hurried = hurried
		spent += r.Stats.Evaluations
		again := r.Cause == race.EvaluationLimit || r.Cause == race.MemoryLimit || r.Cause == race.TimeLimit && ctx.Err() == nil
		if len(stages) == 1 || !again || c.MaxEvaluations > 0 && spent >= c.MaxEvaluations {
			return r, known, nil
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

// maxSmall is how many nodes a program may have for the first stage to come first.
const maxSmall = 1_500

// survey analyses a program that is not small: first without regard to the flow, which takes a tenth of the time and
// mostly tells as much, as the values that decide are few where there is much code. What is proved then is proved. What is
// not, the most precise analysis may settle, if that promises to come to its end with a third of the evaluations that small
// programs get; of two complete reports, the one counts that leaves fewer places open. If it does not come to its end, or
// the time or the memory is used up, the first report is there.
func survey(ctx context.Context, p *cfg.Program, c Config, flat, precise stage) (*race.Report, *scene.Scene, error) {
	var known [2]*scene.Scene
	if flat.options.Scene != nil {
		flat.options.Scene, precise.options.Scene = &known[0], &known[1]
	}
	limits := func(s *stage, spent int) {
		if c.MaxEvaluations > 0 {
			s.options.Solver.MaxEvaluations = max(c.MaxEvaluations-spent, 1)
		}
	}
	flat.options.Last, flat.options.Part = true, flat.part
	limits(&flat, 0)
	first, err := run(ctx, p, c, flat.digests(), flat.options)
	if err != nil {
		return nil, nil, err
	}
	first.Coarsened = fmt.Sprintf("%s, because the program is not small", flat.without)
	if first.Verdict == race.RaceFree || !complete(first) || c.MaxEvaluations > 0 && first.Stats.Evaluations >= c.MaxEvaluations {
		return first, known[0], nil
	}
	most := max(c.CoarsenAfter/3, 1)
	if first.Stats.Evaluations > most/promising {
		first.Coarsened = fmt.Sprintf("%s, because %d evaluations would not be enough", flat.without, most)
		return first, known[0], nil
	}
	limit.Release(c.MaxMemory)
	precise.options.Part, precise.options.Solver.MaxWork, precise.options.Large = surveyed, most, true
	limits(&precise, first.Stats.Evaluations)
	second, err := run(ctx, p, c, precise.digests(), precise.options)
	switch {
	case err != nil:
		return nil, nil, err
	case complete(second) && (second.Verdict == race.RaceFree || open(second) <= open(first)):
		return second, known[1], nil
	case complete(second):
		first.Coarsened = flat.without + ", which settles more here"
		return first, known[0], nil
	case second.Cause == race.TimeLimit:
		first.Coarsened = flat.without + ", because the time was not enough"
	case second.Cause == race.MemoryLimit:
		first.Coarsened = flat.without + ", because the memory was not enough"
	case second.Cause == race.EvaluationLimit:
		first.Coarsened = fmt.Sprintf("%s, because %d evaluations were not enough", flat.without, most)
	default:
		return second, known[1], nil
	}
	first.Hurried = second.Cause != race.EvaluationLimit
	return first, known[0], nil
}

// promising is how many times the evaluations of the survey there must be for the precise analysis to be worth a try. Of 30
// real programs with more than maxSmall nodes it took one to five times as many where it came to an end, and those
// on which it did not had all needed more than a sixth of them in the survey.
const promising = 5

// complete reports whether a report is one of the whole program; also where --strict does not accept what it rests on.
func complete(r *race.Report) bool { return r.Incomplete == "" || r.Cause == race.Assumptions }

// surveyed is the part of the time by whose end the precise analysis must have come to its own, if there is a report.
const surveyed = 0.9

// open is how many locations a report leaves open.
func open(r *race.Report) (n int) {
	for _, l := range r.Locations {
		if !l.Safe {
			n++
		}
	}
	return n
}

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
