package digesttest

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Failure is a violated condition, with the program and the traces that show it.
type Failure struct {
	Condition string
	Text      string
	Program   *small.Program
	Mode      Mode
	Traces    []*localtrace.Trace

	s          *simulation
	components uint64 // the ones to blame; 0 for all
}

// Error prints the program and the traces as swim lanes: one column per thread, time downwards, the digests
// after each step.
func (f *Failure) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "violated: %s: %s\n(%s)\n", f.Condition, f.Text, f.Mode)
	if f.Program != nil {
		fmt.Fprintf(&b, "\n%s", f.Program)
	}
	if f.s != nil && len(f.Traces) > 0 {
		b.WriteString("\n")
		f.lanes(&b)
	}
	return b.String()
}

// lanes prints the union of the traces.
func (f *Failure) lanes(b *strings.Builder) {
	s := f.s
	var columns []int
	var rows []*localtrace.Trace
	for _, t := range s.r.Traces {
		if slices.ContainsFunc(f.Traces, t.Before) {
			rows = append(rows, t)
			if !slices.Contains(columns, t.Thread) {
				columns = append(columns, t.Thread)
			}
		}
	}
	cells := make([]string, len(rows))
	width := make([]int, len(columns))
	for i, t := range rows {
		mark := ""
		if slices.Contains(f.Traces, t) {
			mark = "► "
		}
		cells[i] = fmt.Sprintf("%s%d: %s%s", mark, t.ID, t, observed(t))
		c := slices.Index(columns, t.Thread)
		width[c] = max(width[c], utf8.RuneCountInString(cells[i]))
	}
	for i, t := range rows {
		var line strings.Builder
		for c, id := range columns {
			text := ""
			if id == t.Thread {
				text = cells[i]
			}
			fmt.Fprintf(&line, "│ %-*s ", width[c], text)
		}
		fmt.Fprintf(b, "%s│ %s\n", line.String(), f.describe(t))
	}
}

// observed tells what a step comes after, besides the thread's own past.
func observed(t *localtrace.Trace) string {
	s := ""
	for _, o := range append([]*localtrace.Trace{t.Creator, t.Over}, t.Sees...) {
		if o != nil {
			s += fmt.Sprintf(" ←%d", o.ID)
		}
	}
	return s
}

// describe prints the digests of a trace.
func (f *Failure) describe(t *localtrace.Trace) string {
	var alternatives []string
	for _, d := range f.s.digests[t.ID] {
		var parts []string
		for i, text := range f.s.p.Describe(d, f.s.name) {
			if f.components == 0 || f.components&(1<<i) != 0 {
				parts = append(parts, text.Name+" "+text.Text)
			}
		}
		alternatives = append(alternatives, strings.Join(parts, "; "))
	}
	return strings.Join(alternatives, " or ")
}
