package limit

import (
	"context"
	"testing"
	"time"
)

// Work that is followed by more ends before its context does, and else with it.
func TestEarly(t *testing.T) {
	watched, _, end := Limits{Time: 20 * time.Second}.Watch(t.Context(), time.Now())
	defer end()
	timed, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for name, ctx := range map[string]context.Context{"a watch": watched, "a deadline": timed} {
		early, release := Early(ctx, 0.002)
		<-early.Done()
		if KindOf(early) != Time || ctx.Err() != nil {
			t.Errorf("%s: %v, %v", name, context.Cause(early), ctx.Err())
		}
		release()
	}
	ctx, cancel := context.WithCancel(t.Context())
	early, release := Early(ctx, 0.002)
	defer release()
	if early.Err() != nil {
		t.Error("without a limit of time")
	}
	cancel()
	<-early.Done()
	if KindOf(early) != Cancelled {
		t.Error(context.Cause(early))
	}
}
