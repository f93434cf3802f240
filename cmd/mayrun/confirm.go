package main

import (
	"errors"
	"strconv"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/spf13/pflag"
)

// confirmFlags say how much is done to show the races that the analysis reports.
type confirmFlags struct {
	budget    seconds
	always    bool
	externals bool
}

func (f *confirmFlags) register(fs *pflag.FlagSet) {
	f.budget = seconds(mayrun.DefaultConfirmBudget)
	fs.Var(&f.budget, "confirm-budget", "search at most this `TIME`, such as 2s, for executions that show the "+
		"races; 0: prove only.\nIt is counted in actions, not by the clock, so that the result is the same on "+
		"every machine")
	fs.BoolVar(&f.externals, "confirm-externals", false,
		"executions pass calls of functions that have no body, as if these did nothing but return")
	fs.BoolVar(&f.always, "confirm-always", false, "search programs that are race-free too: a race there is a bug of mayrun")
	_ = fs.MarkHidden("confirm-always")
}

func (f *confirmFlags) apply(c *mayrun.Config) {
	c.ConfirmBudget, c.ConfirmExternals = time.Duration(f.budget), f.externals
	c.ProveOnly = f.budget == 0
	c.ConfirmAlways = f.always && !c.ProveOnly
}

// seconds is a flag for a time: 2s, 500ms, or a number of seconds.
type seconds time.Duration

func (s *seconds) String() string { return time.Duration(*s).String() }
func (s *seconds) Type() string   { return "TIME" }

func (s *seconds) Set(text string) error {
	d, err := time.ParseDuration(text)
	if x, e := strconv.ParseFloat(text, 64); e == nil {
		d, err = time.Duration(x*float64(time.Second)), nil
	}
	if err != nil || d < 0 || d > 1000*time.Hour {
		return errors.New("want a time such as 2s or 500ms, or a number of seconds")
	}
	*s = seconds(d)
	return nil
}
