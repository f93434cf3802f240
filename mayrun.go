// Package mayrun decides which memory accesses of a multi-threaded C program may race.
//
// [Analyze] is the front door: it takes a program as a [cfg.Program] (made by package frontend from C, or by
// hand with package cfg's builder) and returns a [race.Report]. The verdict race-free is a proof under the
// assumptions that the report lists.
package mayrun

import (
	"context"
	"errors"
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/internal/fault"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/race"
)

// InternalError is a panic inside of an analysis, as an error: of mayrun, or of a digest of the caller's. It has
// the stack. Packages frontend, digest, solver and cfg return it, too.
type InternalError = fault.Error

// Analyze decides which accesses of p may race. It may be called concurrently. The error says what is wrong
// with the program or the configuration, or is an [*InternalError]; running out of a budget, or a cancelled
// context, is no error but makes the report incomplete: see [race.Report.Err].
func Analyze(ctx context.Context, p *cfg.Program, c Config) (r *race.Report, err error) {
	defer fault.Recover(&err, "mayrun")
	if err := usable(ctx, p, c); err != nil {
		return nil, fmt.Errorf("mayrun: %w", err)
	}
	c = c.withDefaults()
	if c.Timeout > 0 {
		// The time limit is for everything.
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.Timeout)
		defer cancel()
	}
	r, known, err := prove(ctx, p, c)
	if err != nil {
		return nil, fmt.Errorf("mayrun: %w", err)
	}
	limit.Release(c.MaxMemory)
	limit.During(ctx, "executions were searched for races")
	confirm.Report(ctx, p, r, confirm.Options{
		Budget: c.ConfirmBudget, Frees: !c.IgnoreFrees, Externals: c.ConfirmExternals, All: c.ConfirmAlways, Strict: c.Strict,
		Scene: known, From: c.From,
		Exhaust: c.Digests == nil && !p.Partial() &&
			(!c.Strict || len(r.Havocked) == 0 && len(r.Assumptions) == len(engine.Standing(c.Externals))),
	})
	return r, nil
}

// usable says what is wrong with the arguments of [Analyze], if anything.
func usable(ctx context.Context, p *cfg.Program, c Config) error {
	switch {
	case ctx == nil:
		return errors.New("there is no context")
	case p == nil:
		return errors.New("there is no program")
	case !p.Finished():
		return errors.New("the program is not finished: see cfg.Program.Finish")
	}
	return c.check()
}
