package digesttest

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// row is one action of a thread: all steps of it.
type row struct {
	steps []*localtrace.Trace
	lane  int
	cell  string
}

func (r *row) last() *localtrace.Trace { return r.steps[len(r.steps)-1] }

// lanes prints the union of the traces: a lane for each thread, a row for each action, time downwards, and on
// the right the digests, where they have changed.
func (f *Failure) lanes(b *strings.Builder) {
	rows, names := f.rows()
	width := make([]int, len(names))
	for i, name := range names {
		width[i] = utf8.RuneCountInString(name)
	}
	for i, r := range rows {
		r.cell = f.cell(rows, i)
		width[r.lane] = max(width[r.lane], utf8.RuneCountInString(r.cell))
	}
	line := func(lane int, text, right string) {
		for i, w := range width {
			cell := ""
			if lane < 0 {
				cell = names[i]
			} else if i == lane {
				cell = text
			}
			fmt.Fprintf(b, "│ %-*s ", w, cell)
		}
		fmt.Fprintln(b, strings.TrimRight("│ "+right, " "))
	}
	line(-1, "", "digests, where they change")
	before := make([]string, len(names))
	for _, r := range rows {
		now := f.describe(r.last())
		right := now
		if now == before[r.lane] {
			right = ""
		}
		before[r.lane] = now
		if told := f.told(r); told != "" {
			right = strings.TrimSpace(right + "   (told: " + told + ")")
		}
		line(r.lane, r.cell, right)
	}
}

// rows are the actions of the traces, in an order in which they may have happened, and the names of their
// threads.
func (f *Failure) rows() (rows []*row, names []string) {
	var threads []int
	uses := make(map[string]int)
	var current map[int]*row = make(map[int]*row)
	for _, t := range f.s.r.Traces {
		if !slices.ContainsFunc(f.Traces, t.Before) {
			continue
		}
		lane := slices.Index(threads, t.Thread)
		if lane < 0 {
			lane = len(threads)
			name := "main"
			if t.First() && t.Event != nil && t.Event.Start != nil {
				name = t.Event.Start.Name
			}
			if uses[name]++; uses[name] > 1 {
				name = fmt.Sprintf("%s, no. %d", name, uses[name])
			}
			threads, names = append(threads, t.Thread), append(names, name)
		}
		r := current[t.Thread]
		if r == nil || r.last().Point >= 0 || r.last().Edge != t.Edge || r.last().First() {
			r = &row{lane: lane}
			current[t.Thread] = r
			rows = append(rows, r)
		}
		r.steps = append(r.steps, t)
	}
	return rows, names
}

// cell is the text of a row: its number, what is done, and behind arrows the rows that it comes after for a
// reason.
func (f *Failure) cell(rows []*row, i int) string {
	r := rows[i]
	mark, text := "", ""
	if slices.ContainsFunc(r.steps, func(t *localtrace.Trace) bool { return slices.Contains(f.Traces, t) }) {
		mark = "► "
	}
	var after []int
	for _, t := range r.steps {
		text = t.String()
		if t.Edge != nil && !t.First() {
			text = t.Edge.Action.String()
		}
		for _, o := range append([]*localtrace.Trace{t.Creator, t.Over}, t.Sees...) {
			for j, other := range rows {
				if o != nil && other != r && slices.Contains(other.steps, o) && !slices.Contains(after, j) {
					after = append(after, j)
				}
			}
		}
	}
	slices.Sort(after)
	s := fmt.Sprintf("%s%d: %s", mark, i, text)
	for _, j := range after {
		s += fmt.Sprintf(" ←%d", j)
	}
	return s
}

// told is what digests are told of the events of a row, where that is less than what happens.
func (f *Failure) told(r *row) string {
	if f.Mode.Coarsen == 0 {
		return ""
	}
	var all []string
	exact := *f.s
	exact.mode.Coarsen = 0
	for _, t := range r.steps {
		if t.Event == nil || t.First() {
			continue
		}
		if text := f.event(f.s.event(t)); text != f.event(exact.event(t)) {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// event prints what an event says.
func (f *Failure) event(ev *digest.Event) string {
	s := ev.Kind.String()
	for _, op := range []digest.Operand{ev.Mutex, ev.Memory} {
		if !op.Any && len(op.May) == 0 {
			continue
		}
		var names []string
		for _, o := range op.May {
			name := f.s.name(o)
			if o.Offset == digest.AnyOffset {
				name += " at any offset"
			}
			names = append(names, name)
		}
		switch {
		case op.Any:
			s += " of anything"
		case op.Definite:
			s += " of " + names[0]
		case len(names) == 1:
			s += " of " + names[0] + ", not definite"
		default:
			s += " of " + strings.Join(names, " or ")
		}
	}
	if ev.Value.Any {
		s += ", any value"
	}
	if ev.Several {
		s += ", several threads"
	}
	if ev.Kind == digest.EvJoin || ev.Kind == digest.EvJoinFail {
		s += fmt.Sprintf(", one of %d threads, definite: %t", len(ev.Threads.May), ev.Threads.Definite)
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
