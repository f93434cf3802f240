package limit_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
)

// Time that has passed already ends the context at once, and work that goes on is overdue.
func TestTime(t *testing.T) {
	ctx, w, stop := limit.Limits{Time: time.Nanosecond}.Watch(context.Background(), time.Now().Add(-time.Second))
	defer stop()
	if e := limit.Cause(ctx); e == nil || e.Error() != "the time limit of 1ns has passed" {
		t.Errorf("%v", e)
	}
	<-w.Overdue()
	<-w.Last()
}

func TestMemory(t *testing.T) {
	ctx, w, stop := limit.Limits{Memory: 1 << 20}.Watch(context.Background(), time.Now())
	defer stop()
	limit.During(ctx, "x.c was parsed")
	<-ctx.Done()
	if got := limit.Reason(ctx); !strings.HasPrefix(got, "the memory limit of 1MiB is reached") {
		t.Error(got)
	}
	<-w.Overdue()
	<-w.Last()
}

// Without a limit nothing ends, and another end of the context is no limit.
func TestNone(t *testing.T) {
	parent, cancel := context.WithCancelCause(context.Background())
	ctx, w, stop := limit.Limits{Time: time.Hour, Memory: 1 << 50}.Watch(parent, time.Now())
	if ctx.Err() != nil || limit.Cause(ctx) != nil {
		t.Error("it ends")
	}
	cancel(errors.New("enough"))
	if got := limit.Reason(ctx); limit.Cause(ctx) != nil || got != "cancelled: enough" {
		t.Error(got)
	}
	stop()
	select {
	case <-w.Overdue():
		t.Error("overdue")
	default:
	}
	limit.During(context.Background(), "nothing is watched")
}

func TestBytes(t *testing.T) {
	for n, want := range map[int64]string{2 << 30: "2GiB", 500e6: "500MB", 100 << 20: "100MiB", 17: "17 bytes"} {
		if got := limit.Bytes(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}

// Each stage comes before the next, and all before a tenth more than the limit.
func TestStages(t *testing.T) {
	began := time.Now()
	for _, l := range []limit.Limits{{Time: 2 * time.Second}, {Time: 5 * time.Second}, {Time: 15 * time.Minute}} {
		for _, memory := range []bool{false, true} {
			stages := limit.Stages(l, began, began.Add(l.Time), memory)
			if end := began.Add(l.Time); !end.Before(stages[0]) || !stages[0].Before(stages[1]) || !stages[1].Before(stages[2]) ||
				!stages[2].Before(end.Add(l.Time/10)) {
				t.Errorf("%v, %v: %v after %v", l.Time, memory, stages, began)
			}
		}
	}
}

// What is late goes on when the context has ended, and ends before the work is overdue.
func TestLate(t *testing.T) {
	for _, l := range []limit.Limits{{Time: time.Nanosecond}, {Memory: 1}} {
		ctx, w, stop := l.Watch(context.Background(), time.Now())
		late, release := limit.Late(ctx)
		<-ctx.Done()
		<-w.Overdue()
		<-late.Done()
		if again, release := limit.Late(ctx); again.Err() == nil {
			t.Error("it begins anew")
		} else {
			release()
		}
		release()
		stop()
	}
	parent, interrupt := context.WithCancel(context.Background())
	watched, w, stop := limit.Limits{Time: time.Hour}.Watch(parent, time.Now())
	defer stop()
	goesOn, done := limit.Late(watched)
	defer done()
	if interrupt(); goesOn.Err() != nil {
		t.Error("what is interrupted is not late")
	}
	<-goesOn.Done()
	<-w.Last()

	ctx, cancel := context.WithCancel(context.Background())
	late, release := limit.Late(ctx)
	cancel()
	if late.Err() != nil {
		t.Error("late is no later")
	}
	<-late.Done()
	release()
}
