package digesttest

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Failure is a violated condition, with the program and the traces that show it.
type Failure struct {
	Condition string         // which one does not hold
	Text      string         // the counterexample, for people
	Program   *small.Program // nil if it is not in the notation
	CFG       *cfg.Program   // the program that shows it
	// Mode can be given back as one of [Check].Modes.
	Mode   Mode
	Traces []*localtrace.Trace // the two that it is about

	s          *simulation
	components uint64 // the ones to blame; 0 for all
}

// panics is the condition that an operation does not panic.
const panics = "no panic"

// callers lists the functions that have led to a panic, which is being recovered: from where it was to the framework
// that has called the digest.
func callers() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(0, pcs)])
	var b strings.Builder
	for panicked := false; ; {
		f, more := frames.Next()
		if panicked && strings.HasPrefix(f.Function, framework) || !more {
			return b.String()
		}
		if inside := strings.HasPrefix(f.Function, "runtime."); panicked && !inside {
			fmt.Fprintf(&b, "\tin %s, %s:%d\n", f.Function, f.File, f.Line)
		}
		panicked = panicked || f.Function == "runtime.gopanic"
	}
}

// framework is what the functions of package digest begin with that call those of a digest.
const framework = "github.com/mayrun-dev/mayrun/digest.(*erased"

// Error prints the program, the traces as swim lanes, and how to run it again.
func (f *Failure) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "violated: %s: %s\n(%s)\n", f.Condition, f.Text, f.Mode)
	switch {
	case f.Program != nil:
		fmt.Fprintf(&b, "\n%s", f.Program)
	case f.CFG != nil:
		b.WriteString("\n")
		_ = cfg.Fprint(&b, f.CFG)
	}
	if f.s != nil && len(f.Traces) > 0 {
		b.WriteString("\n")
		f.lanes(&b)
	}
	if f.Program != nil {
		fmt.Fprintf(&b, "\nonce more: digesttest.Check{New: …, Modes: []digesttest.Mode{%s}}.Program(`%s`)\n",
			strings.TrimPrefix(f.Mode.GoString(), "digesttest.Mode"), strings.Join(strings.Fields(f.Program.String()), " "))
	}
	return b.String()
}
