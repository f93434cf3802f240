// Package limit watches how much time and memory a process uses, whatever it is busy with.
//
// A [Watch] has stages. At a limit, its context ends, with an [Exceeded] as the cause: work that looks at the
// context stops and says what it knows by then. What it still does for that looks at the context [Late], which
// ends a little later. Work that goes on is overdue later yet, or as soon as it takes what memory is left: whoever
// has started it goes on without it, and ends the process soon. All this is over before a limit is passed by a
// tenth: a machine that has that much more to spare needs no other guard.
//
// Memory is what the process has from the system, garbage included. A watch lets Go's collector work harder
// before it is reached, and ends the context at 15/16 of the limit, so that there is something left to stop
// with. A single object that is larger than a tenth of the limit passes it whatever the watch does: what is made
// by a size that the input says is bounded before it is made.
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

// graces are how long after a limit has been reached its stages come.
type graces struct {
	late    time.Duration // [Late] ends
	overdue time.Duration // [Watch.Overdue]
	last    time.Duration // [Watch.Last]
}

// graces are parts of the time limit, so that the process is gone when a tenth more than it has passed; the rest
// is for its end. Limits below two seconds leave as much as two seconds do: less is not enough for anything.
func (l Limits) graces() graces {
	t := max(l.Time, 2*time.Second)
	return graces{late: t / 40, overdue: t / 24, last: t / 15}
}

// unhurried are those after the memory has been used up, for as long as the work takes no more of it, and after the
// work has been cancelled. There is no hurry then, but for the limit of the time, which holds as well.
var unhurried = graces{late: time.Second, overdue: 2 * time.Second, last: 3 * time.Second}

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
	peak    atomic.Int64
	late    context.Context
	hurry   context.CancelCauseFunc // ends late
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

// afterwards is how long after the end of a context that no watch has made the one ends that is [Late].
const afterwards = time.Second

// Late is a context for what makes a result of what is known when ctx has ended: it goes on for a part of the
// time that work has to stop in, so that the result is not lost because one more thing was done for it. release
// it as any other.
func Late(ctx context.Context) (late context.Context, release context.CancelFunc) {
	values := context.WithoutCancel(ctx)
	if w, ok := ctx.Value(key{}).(*Watch); ok {
		late, cancel := context.WithCancelCause(values)
		stop := context.AfterFunc(w.late, func() { cancel(context.Cause(w.late)) })
		if w.late.Err() != nil {
			cancel(context.Cause(w.late)) // AfterFunc's goroutine need not have come to it
		}
		return late, func() { stop(); cancel(nil) }
	}
	late, cancel := context.WithCancel(values)
	stop := context.AfterFunc(ctx, func() {
		select {
		case <-late.Done():
		case <-time.After(afterwards):
			cancel()
		}
	})
	return late, func() { stop(); cancel() }
}

// Early is a context for work after which there is more to do: it ends when a part of the time of ctx is over, and otherwise
// with ctx. Of a context without a limit of time there is no such part. release it as any other.
func Early(ctx context.Context, part float64) (early context.Context, release context.CancelFunc) {
	early, cancel := context.WithCancelCause(ctx)
	e := &Exceeded{What: fmt.Sprintf("%.0f %% of the time have passed", part*100)}
	var left time.Duration
	w, _ := ctx.Value(key{}).(*Watch)
	if w != nil {
		e.During = w.During()
	}
	if end, ok := ctx.Deadline(); w != nil && w.limits.Time > 0 {
		left = time.Until(w.began.Add(time.Duration(float64(w.limits.Time) * part)))
		e.What = fmt.Sprintf("%.0f %% of the time limit of %s have passed", part*100, w.limits.Time)
	} else if ok {
		left = time.Duration(float64(time.Until(end)) * part)
	} else {
		return early, func() { cancel(nil) }
	}
	timer := time.AfterFunc(left, func() { cancel(e) })
	return early, func() {
		timer.Stop()
		cancel(nil)
	}
}

// Watch begins to watch the process; the context is for its work. The time is counted from began. stop ends it.
func (l Limits) Watch(parent context.Context, began time.Time) (ctx context.Context, w *Watch, stop func()) {
	w = &Watch{limits: l, began: began, overdue: make(chan struct{}), last: make(chan struct{})}
	ctx, cancel := context.WithCancelCause(context.WithValue(parent, key{}, w))
	w.late, w.hurry = context.WithCancelCause(context.WithoutCancel(parent))
	if l.Memory > 0 && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(l.Memory / 8 * 7)
	}
	m := newMeter()
	w.look(ctx, cancel, m) // what has happened already ends the context at once
	done := make(chan struct{})
	go w.run(ctx, cancel, m, done)
	end := sync.OnceFunc(func() { close(done) })
	return ctx, w, func() { end(); cancel(nil); w.hurry(nil) }
}

// Overdue is closed when work has not stopped although it should have.
func (w *Watch) Overdue() <-chan struct{} { return w.overdue }

// Last is closed soon after [Watch.Overdue], when the process had better end.
func (w *Watch) Last() <-chan struct{} { return w.last }

// Peak is the most memory that the watch has seen, if there is a limit of it.
func (w *Watch) Peak() int64 { return w.peak.Load() }

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
		w.peak.Store(max(memory, w.peak.Load()))
	}
	switch {
	case ctx.Err() != nil:
	case w.limits.Time > 0 && time.Since(w.began) >= w.limits.Time:
		cancel(w.exceeded(fmt.Sprintf("the time limit of %s has passed", w.limits.Time)))
	case w.limits.Memory > 0 && memory > w.limits.Memory/16*15:
		e := w.exceeded(fmt.Sprintf("the memory limit of %s is reached", Bytes(w.limits.Memory)))
		e.Memory = true
		cancel(e)
	}
	return memory
}

// after tells when a stage comes once the context has ended, with the time limit or before it.
func (w *Watch) after(stopped time.Time, early bool, stage func(graces) time.Duration) (at time.Time) {
	if early {
		at = stopped.Add(stage(unhurried))
	}
	if w.limits.Time > 0 {
		if by := w.began.Add(w.limits.Time).Add(stage(w.limits.graces())); at.IsZero() || by.Before(at) {
			at = by
		}
	}
	return at
}

// run looks at the clock and the memory until done.
func (w *Watch) run(ctx context.Context, cancel context.CancelCauseFunc, m meter, done chan struct{}) {
	tick := time.NewTicker(pause)
	defer tick.Stop()
	var stopped time.Time // since when
	var overdue bool
	then := int64(0) // the memory when it was overdue
	for {
		memory, now := w.look(ctx, cancel, m), time.Now()
		above := w.limits.Memory > 0 && memory > w.limits.Memory
		if ctx.Err() != nil {
			if stopped.IsZero() {
				stopped = now
			}
			e := Cause(ctx)
			early := e == nil || e.Memory
			past := func(stage func(graces) time.Duration) bool { return now.After(w.after(stopped, early, stage)) }
			if above || past(func(g graces) time.Duration { return g.late }) {
				w.hurry(context.Cause(ctx))
			}
			switch {
			case !overdue:
				if above || past(func(g graces) time.Duration { return g.overdue }) {
					overdue, then = true, memory
					close(w.overdue)
				}
			case above && memory-then > max(little, w.limits.Memory/16), past(func(g graces) time.Duration { return g.last }):
				close(w.last)
				return
			}
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
