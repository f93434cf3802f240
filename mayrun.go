// Package mayrun decides which memory accesses of a multi-threaded C program may race.
//
// [Analyze] is the front door: it takes a program as a [cfg.Program] (made by package frontend from C, or by
// hand with package cfg's builder) and returns a [race.Report]. The verdict race-free is a proof under the
// assumptions that the report lists.
package mayrun

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// Config says how a program is analysed. The zero value is the default: every digest, no limits.
type Config struct {
	// Digests names the digests that may exclude races; nil means all of them, and enumeration besides. The
	// others still refine the analysis.
	Digests []string
	// Custom are further digests, of the caller's own, that refine the analysis and may exclude races. Each
	// call makes new instances.
	Custom []func() digest.Component
	// Timeout limits the wall-clock time; MaxEvaluations the number of evaluated right-hand sides;
	// MaxMemory the heap in bytes. Zero means no limit. Running out makes the report incomplete.
	Timeout        time.Duration
	MaxEvaluations int
	MaxMemory      uint64
	// Strict turns a proof that rests on more than the standing assumptions into an unknown.
	Strict bool
	// MaxUnroll is how often a loop may be passed to be analysed pass by pass, so that what each pass does is
	// definite: the thread that it starts, the mutex that it makes. Zero means 16; less than zero that no loop
	// is.
	MaxUnroll int
	// Verify checks the solution of the constraint system once more, constraint by constraint.
	Verify bool
	// IgnoreFrees leaves out races between a free and an access of the object.
	IgnoreFrees bool
	// ConfirmBudget is how long to search for executions that show the reported races; 0: prove only. It is
	// counted in actions (see [confirm.ActionsPerSecond]), so that the result does not depend on the machine.
	// Only such executions give the verdict [race.Race]. If all executions of the program could be tried and
	// none races, what was reported is refuted; see [race.Report].Refuted.
	ConfirmBudget time.Duration
	// ConfirmExternals takes functions without a body to do nothing but return, for these executions: it is an
	// assumption. Otherwise a race behind such a call is likely at most.
	ConfirmExternals bool
	// ConfirmAlways also searches where the program is race-free: then an execution that shows a race is a
	// contradiction.
	ConfirmAlways bool
}

// Analyze decides which accesses of p may race. It may be called concurrently. The error says what is wrong
// with the program or the configuration; running out of a budget, or a cancelled context, is no error but makes
// the report incomplete.
func Analyze(ctx context.Context, p *cfg.Program, c Config) (*race.Report, error) {
	if c.Timeout > 0 {
		// The time limit is for everything.
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.Timeout)
		defer cancel()
	}
	components := analyses.Components()
	var names []string
	if c.Digests != nil {
		names = append([]string{}, c.Digests...)
	}
	for _, custom := range c.Custom {
		d := custom()
		components = append(components, d)
		if names != nil {
			names = append(names, d.Name())
		}
	}
	product, err := digest.NewProduct(components...)
	if err != nil {
		return nil, fmt.Errorf("mayrun: %w", err)
	}
	r, err := engine.Run(ctx, p, product, names, engine.Options{
		Solver:      solver.Options{MaxEvaluations: c.MaxEvaluations, MaxMemory: c.MaxMemory},
		Strict:      c.Strict,
		Verify:      c.Verify,
		MaxUnroll:   c.MaxUnroll,
		IgnoreFrees: c.IgnoreFrees,
	})
	if err != nil {
		return nil, fmt.Errorf("mayrun: %w", err)
	}
	confirm.Report(ctx, p, r, confirm.Options{
		Budget: c.ConfirmBudget, Frees: !c.IgnoreFrees, Externals: c.ConfirmExternals, All: c.ConfirmAlways, Strict: c.Strict,
		Exhaust: c.Digests == nil && !slices.ContainsFunc(p.Notes, func(n cfg.Note) bool { return n.Partial }) &&
			(!c.Strict || len(r.Havocked) == 0 && len(r.Assumptions) == len(engine.Standing())),
	})
	return r, nil
}
