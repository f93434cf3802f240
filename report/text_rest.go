package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// safe says what protects the locations that do not race: the answer to "which lock protects which data".
func (t *textWriter) safe(l *listing) {
	switch {
	case l.safe == 0:
	case t.o.Verbose:
		for _, x := range l.locations(true) {
			t.printf("safe: %s (%s): %s\n", x.Name, plural(x.Accesses, "access"), l.needs(x))
		}
		t.printf("\n")
	default:
		t.printf("%s (listed with --verbose)\n\n", plural(l.safe, "safe location"))
	}
}

// notes lists notes; of many of one kind the first, unless everything is asked for.
func (t *textWriter) notes(title string, notes []race.Note, ids bool) {
	if len(notes) == 0 {
		return
	}
	t.printf("%s\n", title)
	for len(notes) > 0 {
		n := notes[0]
		same := 1
		for same < len(notes) && notes[same].ID == n.ID {
			same++
		}
		show := same
		if same > mostNotes && !t.o.Verbose {
			show = 1
		}
		for _, n := range notes[:show] {
			t.printf("  ")
			if n.Pos.IsValid() {
				t.printf("%s: ", n.Pos)
			}
			t.printf("%s", n.Text)
			if ids && n.ID != "" {
				t.printf(" [%s]", n.ID)
			}
			t.printf("\n")
		}
		if show < same {
			t.printf("    and %d more of this kind (listed with --verbose)\n", same-show)
		}
		notes = notes[same:]
	}
	t.printf("\n")
}

// mostNotes is how many notes of one kind a short report lists.
const mostNotes = 4

func (t *textWriter) stats(r *race.Report) {
	s := r.Stats
	t.printf("%s, %s, %s, %s, %s, %s\n", plural(s.Functions, "function"), plural(s.Contexts, "context"), plural(s.Nodes, "node"),
		plural(s.Unknowns, "unknown"), plural(s.Evaluations, "evaluation"), plural(s.Accesses, "collected access"))
	if r.Search.Executions > 0 {
		t.printf("%s, %s\n", plural(r.Search.Executions, "execution"), plural(int(r.Search.Actions), "action"))
	}
	tried := "executions"
	if r.Search.States > 0 {
		tried = "states"
		t.printf("%s, %s\n", plural(r.Search.States, "state"), plural(r.Search.Transitions, "transition"))
	}
	if why := r.Search.Unproved; why != "" {
		t.printf("trying all %s proves nothing: %s\n", tried, why)
	}
	for _, p := range s.Phases {
		t.printf("  %-12s %8.3f s\n", p.Name, p.Seconds)
	}
	t.printf("%.3f s CPU, %.1f MiB peak\n\n", s.CPUSeconds, float64(s.PeakBytes)/(1<<20))
}

// refuted says why a location is safe that nothing but a refutation makes so.
func refuted(x *race.Refutation) string {
	if x != nil && x.States > 0 {
		return "every state was tried, and nothing races"
	}
	return "every execution was tried, and none races"
}

// Summary is the verdict with its grounds, in one line.
func Summary(r *race.Report) string {
	_, racy := counts(r)
	racy = max(racy, len(r.Races))
	s := string(r.Verdict)
	switch {
	case r.Verdict == race.RaceFree && (len(r.Assumptions) > 0 || r.Refuted != nil):
		var why []string
		if n := len(r.Assumptions); n > 0 {
			why = append(why, "under "+plural(n, "assumption"))
		}
		if x := r.Refuted; x != nil {
			executions := "execution"
			if slices.ContainsFunc(r.Assumptions, func(n race.Note) bool { return n.ID == "sequential-consistency" }) {
				executions = "sequentially consistent execution" // C permits others: so much rests on this one that it is said here
			}
			tried := plural(x.Executions, "schedule")
			if x.States > 0 {
				tried = fmt.Sprintf("%s and %s", plural(x.States, "state"), plural(x.Transitions, "transition"))
			}
			why = append(why, fmt.Sprintf("%s safe because no %s races, of all that there are: %s tried",
				plural(len(x.Findings), "location"), executions, tried))
		}
		s += " (" + strings.Join(why, "; ") + ")"
	case r.Verdict == race.Race:
		confirmed := 0
		for _, f := range r.Races {
			if f.Confidence == race.Confirmed {
				confirmed++
			}
		}
		s += fmt.Sprintf(" (%s, %d confirmed)", plural(racy, "racy location"), confirmed)
	case r.Verdict == race.Unknown && racy > 0:
		s += " (" + plural(racy, "location") + " may race; no schedule has confirmed it)"
	}
	return s
}
