package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"sync"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The limits of a command that reads input, unless others are given: what a machine that builds software has to
// spare.
const (
	defaultTimeout = mayrun.DefaultTimeout
	defaultMemory  = byteSize(mayrun.DefaultMaxMemory / 3 * 4)
)

// limitFlags bound the time and the memory of one run of the command, whatever it is busy with.
type limitFlags struct {
	timeout time.Duration
	memory  byteSize

	watch *limit.Watch // from the start of the command's work
}

func (f *limitFlags) register(fs *pflag.FlagSet) {
	f.timeout, f.memory = defaultTimeout, defaultMemory
	fs.DurationVar(&f.timeout, "timeout", f.timeout, "stop after this time, such as 30s, with what is known by then; 0: no limit")
	fs.Var(&f.memory, "memory", "stop when this much memory is used, a `SIZE` such as 500MB or 2GiB; 0: no limit")
}

// within lets a command's work run within the limits. Whatever does not stop at one is left behind, and prints
// nothing any more: the process ends soon after.
func (f *limitFlags) within(s *session, work func(*cobra.Command, []string) error) func(*cobra.Command, []string) error {
	return func(c *cobra.Command, args []string) error {
		if f.timeout < 0 {
			return errors.New("mayrun: --timeout must not be negative")
		}
		tuneGC()
		ctx, watch, stop := limit.Limits{Time: f.timeout, Memory: int64(f.memory)}.Watch(c.Context(), s.began)
		defer stop()
		f.watch = watch
		c.SetContext(ctx)
		shows := newTicker(s.terminal, s.began, watch.During)
		defer shows.end()
		// What is on standard error are whole lines, between which a line can be drawn again.
		out, errs := &gate{to: c.OutOrStdout(), first: shows.end}, &gate{to: c.ErrOrStderr(), first: shows.pause}
		c.SetOut(out)
		c.SetErr(errs)
		type outcome struct {
			err error
			bug any
		}
		done := make(chan outcome, 1)
		go func() {
			var o outcome
			defer func() {
				o.bug = recover()
				done <- o
			}()
			o.err = work(c, args)
		}()
		select {
		case o := <-done:
			if o.bug != nil {
				panic(o.bug)
			}
			if at := limit.Cause(ctx); at != nil && errors.Is(o.err, context.Canceled) {
				return fmt.Errorf("mayrun: %w: there is no report", at)
			}
			return o.err
		case <-watch.Last():
			out.shut()
			errs.shut()
			return fmt.Errorf("mayrun: %s: there is no report", limit.Reason(ctx))
		}
	}
}

// render prints a report, which it makes as a whole first: one that is not done when the process must end soon is left
// behind, and the one that is printed, and returned, says that there was no time for it.
func (f *analysisFlags) render(c *cobra.Command, rep *race.Report, print func(io.Writer, *race.Report) error) (*race.Report, error) {
	type outcome struct {
		text printable.Buffer
		err  error
		bug  any
	}
	ctx := c.Context()
	done := make(chan *outcome, 1)
	go func() {
		var o outcome
		defer func() {
			o.bug = recover()
			done <- &o
		}()
		o.err = print(&o.text, rep)
	}()
	select {
	case o := <-done:
		if o.bug != nil {
			panic(o.bug)
		}
		if o.err != nil {
			return rep, o.err
		}
		return rep, o.text.Print(c.OutOrStdout())
	case <-f.watch.Overdue():
		short := stopped(ctx)
		short.ProjectFile = rep.ProjectFile
		return short, print(c.OutOrStdout(), short)
	}
}

// A gate passes on what is written, until it is shut. Then writers wait for ever.
type gate struct {
	mu    sync.Mutex
	to    io.Writer
	first func() // before anything is passed on
	gone  bool
}

func (g *gate) Write(p []byte) (int, error) {
	g.mu.Lock()
	if g.gone {
		g.mu.Unlock()
		select {}
	}
	defer g.mu.Unlock()
	g.first()
	return g.to.Write(p)
}

// SetStyle passes on a style.
func (g *gate) SetStyle(s printable.Style) error {
	g.mu.Lock()
	if g.gone {
		g.mu.Unlock()
		select {}
	}
	defer g.mu.Unlock()
	g.first()
	return printable.SetStyle(g.to, s)
}

// shut does not wait for a write that is going on: its reader may have gone away.
func (g *gate) shut() {
	if g.mu.TryLock() {
		g.gone = true
		g.mu.Unlock()
	}
}

// tuneGC trades memory for time, as suits a process that lives for a second: over 366 SV-COMP tasks it saves 28
// % of the CPU time and costs 8 MiB of a median task; larger values save no more.
func tuneGC() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}
