package report

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// Interleaving prints a schedule as swim lanes: a column for each thread, a line for each step. With
// [Options].Source, the source line is quoted beside the step.
func Interleaving(w io.Writer, steps []race.Step, o Options) error {
	t := newTextWriter(w, o)
	b := budget{limit: max(o.Limit, 0), steps: o.Limit}
	if o.Limit <= 0 {
		b.limit, b.steps = len(steps), len(steps)
	}
	f := b.finding(race.Finding{Schedule: steps})
	if s := f.cut.String(); s != "" {
		t.printf("not listed: %s\n\n", s)
	}
	t.lanes("", f.Schedule)
	return t.flush()
}

// These are what a thread's lane shows at a step.
const (
	laneIdle   = "|"
	laneGoes   = "o"
	laneRaces  = "X"
	laneAbsent = " "
)

func (t *textWriter) lanes(indent string, steps []race.Step) {
	lane := map[string]int{}
	var names []string
	last := map[string]int{}
	for i, s := range steps {
		if _, ok := lane[s.Thread]; !ok {
			lane[s.Thread] = len(names)
			names = append(names, s.Thread)
		}
		last[s.Thread] = i
	}
	// The name of a thread hangs over its lane.
	for i := len(names) - 1; i >= 0; i-- {
		t.printf("%s%s%s\n", indent, strings.Repeat(laneIdle+" ", i), names[i])
	}
	at := make([]string, len(steps))
	text := make([]string, len(steps))
	wide, says := 0, 0
	for i, s := range steps {
		text[i] = printable.String(s.Text)
		if s.Pos.IsValid() {
			at[i] = printable.String(s.Pos.String())
		}
		wide = max(wide, utf8.RuneCountInString(at[i]))
		says = max(says, min(utf8.RuneCountInString(text[i]), mostText))
	}
	for i, s := range steps {
		var l strings.Builder
		for k, n := range names {
			mark := laneIdle
			switch {
			case k == lane[s.Thread] && s.Racing:
				mark = laneRaces
			case k == lane[s.Thread]:
				mark = laneGoes
			case i > last[n]:
				mark = laneAbsent
			}
			l.WriteString(mark + " ")
		}
		line := fmt.Sprintf("%s%s %-*s  %-*s", indent, l.String(), wide, at[i], says, text[i])
		if x, ok := t.src.at(s.Pos); ok {
			line += "  " + strings.TrimSpace(x.Text)
		}
		t.printf("%s\n", printable.Text(strings.TrimRight(line, " ")))
	}
}

// mostText is the widest column for the texts of steps: behind longer ones, the source moves to the right.
const mostText = 48
