package main

import (
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/pflag"
)

// listFlags say how much is listed: what nobody has reviewed may have any number of races.
type listFlags struct{ maxListed uint }

// defaultListed makes reports of a few megabytes at most.
const defaultListed = 1000

func (f *listFlags) register(fs *pflag.FlagSet) {
	fs.UintVar(&f.maxListed, "max-listed", defaultListed,
		"list at most `N` races, assumptions, accesses of a race, steps, …, and say how many are left out (0: list everything)")
}

// limit sets the options of a report.
func (f *listFlags) limit(o *report.Options) {
	o.Limit, o.LimitFlag = int(min(f.maxListed, 1<<30)), "--max-listed"
}
