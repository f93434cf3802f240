package confirm

import (
	"context"
	"runtime"
	"time"
)

// clock is a context that ends when its goroutine has used up an amount of CPU time: what other programs do on
// the machine at the same time must not change what is found. Where the CPU time of a thread cannot be told,
// and in any case after several times as long, it is the wall clock.
type clock struct {
	context.Context
	limit, began time.Duration
	cpu          bool
}

// patience is how much longer than its CPU time a search may take.
const patience = 8

// newClock must be released by the goroutine that made it.
func newClock(ctx context.Context, limit time.Duration) (c *clock, release func()) {
	c = &clock{limit: limit}
	runtime.LockOSThread()
	wall := limit
	if c.began, c.cpu = threadTime(); c.cpu {
		wall *= patience
	}
	ctx, cancel := context.WithTimeout(ctx, wall)
	c.Context = ctx
	return c, func() {
		cancel()
		runtime.UnlockOSThread()
	}
}

// Err is also set when the CPU time is used up.
func (c *clock) Err() error {
	if c.cpu {
		if now, ok := threadTime(); ok && now-c.began > c.limit {
			return context.DeadlineExceeded
		}
	}
	return c.Context.Err()
}
