package solver

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun/internal/limit"
)

// A budget says when to stop. Why it did is in stopped; nothing starts again after that.
type budget struct {
	ctx         context.Context
	done        <-chan struct{}
	evaluations int
	worked      int // by evaluations, as System.Work says
	unknownsN   int
	limits      Options
	memory      *limit.Heap
	stopped     string
	why         Cause
}

func newBudget(ctx context.Context, opts Options) budget {
	return budget{ctx: ctx, done: ctx.Done(), limits: opts, memory: limit.NewHeap(opts.MaxMemory)}
}

func (b *budget) stop(why Cause, reason string) {
	if b.stopped == "" {
		b.stopped, b.why = reason, why
	}
}

// spend pays for one evaluation, and reports whether there was anything left to pay with.
func (b *budget) spend() bool {
	switch {
	case b.stopped != "":
		return false
	case b.limits.MaxEvaluations > 0 && b.evaluations >= b.limits.MaxEvaluations:
		b.stop(Evaluations, fmt.Sprintf("the budget of %d evaluations is used up", b.limits.MaxEvaluations))
		return false
	case b.limits.MaxWork > 0 && b.evaluations+b.worked >= b.limits.MaxWork:
		b.stop(Evaluations, fmt.Sprintf("the budget of %d evaluations, the large ones of which count for more, is used up", b.limits.MaxWork))
		return false
	}
	select {
	case <-b.done:
		b.stop([]Cause{limit.Cancelled: Cancelled, limit.Time: Time, limit.Memory: Memory}[limit.KindOf(b.ctx)], limit.Reason(b.ctx))
		return false
	default:
	}
	if b.evaluations%256 == 0 && b.memory.Full() {
		b.stop(Memory, fmt.Sprintf("the budget of %d bytes of memory is used up", b.limits.MaxMemory))
		return false
	}
	b.evaluations++
	return true
}

func (b *budget) countUnknown() {
	if b.unknownsN++; b.limits.MaxUnknowns > 0 && b.unknownsN > b.limits.MaxUnknowns {
		b.stop(Unknowns, fmt.Sprintf("the budget of %d unknowns is used up", b.limits.MaxUnknowns))
	}
}
