// Package limittest holds work in a test to limits, as the command holds all that it does.
package limittest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
)

// Limits are those of one hostile input.
var Limits = limit.Limits{Time: 10 * time.Second, Memory: 1 << 30}

// Within does work whose context ends at the limits. Work that goes on then ends the process: so a fuzzer,
// whose workers are processes, keeps the input.
func Within(t testing.TB, l limit.Limits, work func(ctx context.Context)) {
	t.Helper()
	ctx, w, stop := l.Watch(t.Context(), time.Now())
	defer stop()
	done := make(chan struct{})
	defer close(done)
	go func() {
		select {
		case <-w.Last():
			panic(fmt.Sprintf("%s: %v, and the work has not stopped", t.Name(), limit.Cause(ctx)))
		case <-done:
		}
	}()
	work(ctx)
}
