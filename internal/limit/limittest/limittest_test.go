package limittest_test

import (
	"context"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// Work that looks at its context ends in time.
func TestWithin(t *testing.T) {
	limittest.Within(t, limit.Limits{Time: time.Nanosecond}, func(ctx context.Context) { <-ctx.Done() })
}
