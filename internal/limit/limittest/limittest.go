// Package limittest holds work in a test to limits, as the command holds all that it does.
package limittest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
)

// Limits are those of one hostile input. Ten seconds are too many: that is when Go's fuzzer ends a worker by
// itself, and does not say why. A tenth more than these is before that.
var Limits = limit.Limits{Time: 8 * time.Second, Memory: 1 << 30}

// Within does work whose context ends at the limits. It fails if the work goes on for more than a tenth of the
// time limit, or takes a tenth more memory. Work that does not end ends the process then: so a fuzzer, whose
// workers are processes, keeps the input.
//
// What the work takes after the end of its context is by the clock, or by the process' CPU time if that is less: so
// a worker that other processes keep from running does not raise an alarm. Work that sleeps for ever has passed
// its limit when the time limit has passed twice.
func Within(t testing.TB, l limit.Limits, work func(ctx context.Context)) {
	t.Helper()
	ctx, w, stop := l.Watch(t.Context(), time.Now())
	defer stop()
	done := make(chan struct{})
	watched := make(chan string)
	go func() {
		why := watch(ctx, t.Name(), l, done)
		select {
		case <-done:
			watched <- why
		default:
			if why != "" {
				panic(why)
			}
			<-done
			watched <- ""
		}
	}()
	defer func() { // however the work ends
		close(done)
		if why := <-watched; why != "" {
			t.Error(why)
		}
		if m := w.Peak(); l.Memory > 0 && m > l.Memory/10*11 {
			t.Errorf("%s took, of a limit of %s", limit.Bytes(m), limit.Bytes(l.Memory))
		}
	}()
	work(ctx)
}

// watch says how work that is done at some time, or never, has passed its limits; "" if it has not.
func watch(ctx context.Context, name string, l limit.Limits, done <-chan struct{}) string {
	select {
	case <-ctx.Done():
	case <-done:
		return ""
	}
	began := time.Now()
	spent, measured := cpuTime()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for ended := false; !ended; {
		select {
		case <-done:
			ended = true // but perhaps too late
		case <-look.C:
		}
		wall := time.Since(began)
		cpu := wall
		if now, ok := cpuTime(); measured && ok {
			cpu = now - spent
		}
		if min(wall, cpu) > max(l.Time, least)/10 || wall > max(l.Time, least) {
			return fmt.Sprintf("%s: %v, and the work has gone on for %v (CPU time %v)", name, limit.Reason(ctx), wall, cpu)
		}
	}
	return ""
}

// least is the least time limit of which parts are demanded.
const least = 2 * time.Second
