package mayrun

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// prove analyses a program with the digests, at most twice: where it takes too many evaluations to follow what memory
// holds from statement to statement, the second analysis keeps it without regard to the flow. That is as sound, takes a
// small part of the time, and proves less; the report says so.
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
	both := c.MaxEvaluations == 0 || c.MaxEvaluations > c.CoarsenAfter
	if both {
		o.Solver.MaxEvaluations = c.CoarsenAfter
	}
	r, err := run(ctx, p, c, analyses.Components(), o)
	if err != nil || !both || r.Cause != race.EvaluationLimit {
		return r, err
	}
	if o = o.Coarse(); c.MaxEvaluations > 0 {
		o.Solver.MaxEvaluations = c.MaxEvaluations - c.CoarsenAfter
	}
	if r, err = run(ctx, p, c, analyses.Coarse(), o); err == nil {
		r.Coarsened = fmt.Sprintf("memory is kept without regard to the flow, because %d evaluations were not enough", c.CoarsenAfter)
	}
	return r, err
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
