package limittest_test

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// Work that looks at its context ends in time.
func TestWithin(t *testing.T) {
	limittest.Within(t, limit.Limits{Time: time.Nanosecond}, func(ctx context.Context) { <-ctx.Done() })
}

// bad is work that goes past its limits.
var bad = map[string]struct {
	limits limit.Limits
	work   func(ctx context.Context)
	says   string
}{
	"computes for ever": {limit.Limits{Time: time.Nanosecond}, func(context.Context) {
		for n := 0; ; n++ {
			sink = n
		}
	}, "the work has gone on for"},
	"sleeps for ever": {limit.Limits{Time: time.Nanosecond}, func(context.Context) { <-make(chan int) }, "the work has gone on for"},
	"computes for some time": {limit.Limits{Time: time.Nanosecond}, func(ctx context.Context) {
		<-ctx.Done()
		for end := time.Now().Add(time.Minute); time.Now().Before(end); {
		}
	}, "the work has gone on for"},
	"takes memory": {limit.Limits{Memory: 64 << 20}, func(ctx context.Context) {
		large := make([]byte, 128<<20)
		<-ctx.Done()
		runtime.KeepAlive(large)
	}, "took, of a limit of 64MiB"},
}

var sink int

// TestOver is run by [TestBad], in another process.
func TestOver(t *testing.T) {
	b, ok := bad[os.Getenv("LIMITTEST_BAD")]
	if !ok {
		t.Skip("nothing to do")
	}
	limittest.Within(t, b.limits, b.work)
}

// Whatever goes past its limits fails, and is ended if it does not end.
func TestBad(t *testing.T) {
	for name, b := range bad {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := exec.Command(os.Args[0], "-test.run=^TestOver$")
			c.Env = append(os.Environ(), "LIMITTEST_BAD="+name)
			if out, err := c.CombinedOutput(); err == nil || !strings.Contains(string(out), b.says) {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
