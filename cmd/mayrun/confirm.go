package main

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/misspelt"
	"github.com/spf13/pflag"
)

// confirmFlags say how much is done to show the races that the analysis reports.
type confirmFlags struct {
	budget    seconds
	always    bool
	externals bool
	from      []string
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

// registerFrom registers what check alone has: to explain, --from is another thing.
func (f *confirmFlags) registerFrom(fs *pflag.FlagSet) {
	fs.StringSliceVar(&f.from, "from", nil,
		"search from where these functions begin, a `LIST` with commas, in the state that the analysis knows there; races\n"+
			"found so are likely. Without, so is every race that executions of main do not come to")
}

func (f *confirmFlags) apply(c *mayrun.Config) {
	c.ConfirmBudget, c.ConfirmExternals = time.Duration(f.budget), f.externals
	c.ProveOnly = f.budget == 0
	c.From = f.from
	c.ConfirmAlways = f.always && !c.ProveOnly
}

// wanted says what is wrong with --from beside the other flags, if anything.
func (f *confirmFlags) wanted() error {
	if len(f.from) > 0 && f.budget == 0 {
		return errors.New("--from searches from where functions begin, but --confirm-budget 0 searches for nothing")
	}
	return nil
}

// suits says which of the functions that were asked for the program does not define.
func (f *confirmFlags) suits(p *cfg.Program) error {
	for _, name := range f.from {
		switch g := p.Func(name); {
		case g == nil:
			return fmt.Errorf("mayrun: --from: no function is called %s%s", name, likeFunction(p, name))
		case !g.HasBody():
			return fmt.Errorf("mayrun: --from: the program does not define %s, so that no execution can begin there", name)
		}
	}
	return nil
}

// likeFunction suggests a function of the program: one that is misspelt so, or one of which the name is a part.
func likeFunction(p *cfg.Program, name string) string {
	near, part := "", ""
	for _, g := range p.Funcs {
		switch {
		case !g.HasBody():
		case misspelt.Is(name, g.Name) && (near == "" || g.Name < near):
			near = g.Name
		case len(name) > 2 && strings.Contains(strings.ToLower(g.Name), strings.ToLower(name)) && (part == "" || g.Name < part):
			part = g.Name
		}
	}
	if near = cmp.Or(near, part); near != "" {
		return "; did you mean " + near + "?"
	}
	return "; mayrun check --format json lists those that the program defines"
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
