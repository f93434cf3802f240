// Package limit watches how much time and memory a process uses, whatever it is busy with.
//
// A [Watch] has two stages. At a limit, its context ends, with an [Exceeded] as the cause: work that looks at
// the context stops and says what it knows by then. Work that does not is overdue some time later, or as soon
// as it takes what memory is left: whoever has started it goes on without it, and ends the process soon.
//
// Memory is what the process has from the system, garbage included. A watch lets Go's collector work harder
// before it is reached, and ends the context at 15/16 of the limit, so that there is something left to stop
// with.
package limit

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"sync/atomic"
	"time"
)

// Limits bound what a process does; zero means no limit.
type Limits struct {
	Time   time.Duration
	Memory int64 // bytes
}

// Grace is how long after a limit has been reached the work may take to stop by itself.
const Grace = 2 * time.Second

// little is how much memory it may take to print that there is no result, if it is more than a 16th of the
// limit.
const little = 8 << 20

// pause is between two looks at the memory: new memory comes in at a gigabyte a second or so.
const pause = 4 * time.Millisecond

// Exceeded says which limit has been reached, and during what.
type Exceeded struct {
	Memory bool   // it is the limit of the memory, otherwise that of the time
	What   string // "the time limit of 2s has passed"
	During string // "the program was read"; "" if nobody has said
}

func (e *Exceeded) Error() string {
	if e.During == "" {
		return e.What
	}
	return e.What + " while " + e.During
}

// Cause is the limit because of which a context has ended; nil if it has not, or for another reason.
func Cause(ctx context.Context) *Exceeded {
	var e *Exceeded
	if ctx.Err() != nil && errors.As(context.Cause(ctx), &e) {
		return e
	}
	return nil
}

// Reason says why a context has ended.
func Reason(ctx context.Context) string {
	if e := Cause(ctx); e != nil {
		return e.Error()
	}
	return fmt.Sprintf("cancelled: %v", context.Cause(ctx))
}

// Kind is what has ended a context.
type Kind uint8

// The kinds of ends.
const (
	Cancelled Kind = iota // by whoever has made the context
	Time
	Memory
)

// KindOf tells why a context has ended.
func KindOf(ctx context.Context) Kind {
	switch e := Cause(ctx); {
	case e != nil && e.Memory:
		return Memory
	case e != nil || errors.Is(context.Cause(ctx), context.DeadlineExceeded):
		return Time
	}
	return Cancelled
}

// A Watch is on its guard from its making to its end.
type Watch struct {
	limits  Limits
	began   time.Time
	during  atomic.Pointer[string]
	overdue chan struct{}
	last    chan struct{}
}

type key struct{}

// During says what the work of a context is about from now on, such as "x.c was parsed". Without a watch it
// does nothing.
func During(ctx context.Context, what string) {
	if w, ok := ctx.Value(key{}).(*Watch); ok {
		w.during.Store(&what)
	}
}

// Watch begins to watch the process; the context is for its work. The time is counted from began. stop ends it.
func (l Limits) Watch(parent context.Context, began time.Time) (ctx context.Context, w *Watch, stop func()) {
	w = &Watch{limits: l, began: began, overdue: make(chan struct{}), last: make(chan struct{})}
	ctx, cancel := context.WithCancelCause(context.WithValue(parent, key{}, w))
	if l.Memory > 0 && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(l.Memory / 8 * 7)
	}
	m := newMeter()
	w.look(ctx, cancel, m) // what has happened already ends the context at once
	done := make(chan struct{})
	if l.Time > 0 || l.Memory > 0 {
		go w.run(ctx, cancel, m, done)
	}
	end := sync.OnceFunc(func() { close(done) })
	return ctx, w, func() { end(); cancel(nil) }
}

// Overdue is closed when work has not stopped although it should have.
func (w *Watch) Overdue() <-chan struct{} { return w.overdue }

// Last is closed soon after [Watch.Overdue], when the process had better end.
func (w *Watch) Last() <-chan struct{} { return w.last }

// During is what [During] has said last; empty if nothing.
func (w *Watch) During() string {
	if d := w.during.Load(); d != nil {
		return *d
	}
	return ""
}

func (w *Watch) exceeded(what string) *Exceeded {
	return &Exceeded{What: what, During: w.During()}
}

// look ends the context if a limit has been reached, and tells how much memory there is.
func (w *Watch) look(ctx context.Context, cancel context.CancelCauseFunc, m meter) (memory int64) {
	if w.limits.Memory > 0 {
		memory = m.read()
	}
	switch {
	case Cause(ctx) != nil:
	case w.limits.Time > 0 && time.Since(w.began) >= w.limits.Time:
		cancel(w.exceeded(fmt.Sprintf("the time limit of %s has passed", w.limits.Time)))
	case w.limits.Memory > 0 && memory > w.limits.Memory/16*15:
		e := w.exceeded(fmt.Sprintf("the memory limit of %s is reached", Bytes(w.limits.Memory)))
		e.Memory = true
		cancel(e)
	}
	return memory
}

// run looks at the clock and the memory until done.
func (w *Watch) run(ctx context.Context, cancel context.CancelCauseFunc, m meter, done chan struct{}) {
	tick := time.NewTicker(pause)
	defer tick.Stop()
	var stopped, overdue time.Time // since when
	then := int64(0)               // the memory when it was overdue
	for {
		memory, now := w.look(ctx, cancel, m), time.Now()
		above := func(limit int64) bool { return w.limits.Memory > 0 && memory > limit }
		switch {
		case Cause(ctx) == nil:
		case stopped.IsZero():
			stopped = now
		case overdue.IsZero():
			if above(w.limits.Memory) || now.Sub(stopped) > Grace {
				overdue, then = now, memory
				close(w.overdue)
			}
		case above(w.limits.Memory) && memory-then > max(little, w.limits.Memory/16), now.Sub(overdue) > Grace:
			close(w.last)
			return
		}
		select {
		case <-done:
			return
		case <-tick.C:
		}
	}
}

// A meter reads how much memory the process has from the system.
type meter []metrics.Sample

func newMeter() meter {
	return meter{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
}

func (m meter) read() int64 {
	metrics.Read(m)
	return int64(m[0].Value.Uint64() - m[1].Value.Uint64())
}

// Bytes prints an amount of memory: 2GiB, 500MB, or a number of bytes.
func Bytes(n int64) string {
	for _, u := range []struct {
		name  string
		bytes int64
	}{{"GiB", 1 << 30}, {"GB", 1e9}, {"MiB", 1 << 20}, {"MB", 1e6}} {
		if n >= u.bytes && n%u.bytes == 0 {
			return fmt.Sprintf("%d%s", n/u.bytes, u.name)
		}
	}
	return fmt.Sprintf("%d bytes", n)
}
