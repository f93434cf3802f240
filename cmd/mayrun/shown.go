package main

import (
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/pflag"
	"golang.org/x/term"
)

// shownFlags say how a text report looks, and what the exit status makes of it.
type shownFlags struct {
	maxFindings uint
	color       string
	failOn      string
}

// defaultFindings keep the report of a real program on a few screens.
const defaultFindings = 5

func (f *shownFlags) register(fs *pflag.FlagSet) {
	fs.UintVar(&f.maxFindings, "max-findings", defaultFindings,
		"show at most `N` findings in full in a text report, as many again in a line each, and count the others (0: all in full)")
	fs.StringVar(&f.color, "color", "auto", "colour a text report: auto (on a terminal, unless NO_COLOR is set), always, never; `WHEN`")
	fs.StringVar(&f.failOn, "fail-on", string(race.Possible),
		"exit with status 1 only if a race of this `GRADE` or a surer one is reported: confirmed, likely, possible")
}

// apply sets the options of a report that is written to out, which is the process's standard output unless a
// test calls.
func (f *shownFlags) apply(o *report.Options, stdout io.Writer) error {
	o.MaxFindings, o.FindingsFlag = int(min(f.maxFindings, 1<<30)), "--max-findings"
	switch f.color {
	case "always":
		o.Color = true
	case "never":
	case "auto":
		file, ok := stdout.(*os.File)
		o.Color = ok && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && term.IsTerminal(int(file.Fd()))
	default:
		return fmt.Errorf("unknown --color %q: choose auto, always or never", f.color)
	}
	if o.Quiet && o.Verbose {
		return fmt.Errorf("--quiet and --verbose exclude each other")
	}
	if !slices.Contains(grades, race.Confidence(f.failOn)) {
		return fmt.Errorf("unknown grade %q: choose confirmed, likely or possible", f.failOn)
	}
	return nil
}

// grades of races, the surest first.
var grades = []race.Confidence{race.Confirmed, race.Likely, race.Possible}
