package report

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/internal/causes"
)

// fresh are the findings that are shown in full: all, or what is not in the baseline.
func (s *settled) fresh() []causes.Finding {
	for i, x := range s.states {
		if x.was != "" {
			return s.open[:i]
		}
	}
	return s.open
}

// compared says what has become of the baseline; nil if there is none.
func (l *listing) compared(o Options) *Compared {
	if o.Baseline == nil {
		return nil
	}
	fresh := len(l.fresh())
	return &Compared{Name: clip(o.BaselineName), New: fresh, Known: len(l.open) - fresh, Gone: l.gone}
}

// judged says, a line each, what people have said of the findings, and what follows from that.
func (l *listing) judged(o Options) (lines []string) {
	if c := l.compared(o); c != nil {
		s := fmt.Sprintf("baseline: %d new, %d known", c.New, c.Known)
		if c.Gone > 0 {
			s += fmt.Sprintf(", %d gone", c.Gone)
		}
		lines = append(lines, s+"; only new findings count for the exit status")
	}
	if n := len(l.suppressed); n > 0 {
		lines = append(lines, fmt.Sprintf("suppressed: %s (the verdict counts them, the exit status does not)", plural(n, "finding")))
	}
	if n := o.Unapplied; n > 0 {
		lines = append(lines, fmt.Sprintf("suppressions that do not count: %d (%s)", n, o.UnappliedWhy))
	}
	return lines
}

func (t *textWriter) settled(l *listing) {
	for _, s := range l.judged(t.o) {
		t.printf("%s\n", s)
	}
}

// known lists the findings of the baseline, if everything is asked for.
func (t *textWriter) known(l *listing) {
	rest := l.open[len(l.fresh()):]
	if len(rest) == 0 {
		return
	}
	if !t.o.Verbose {
		t.printf("%s of the baseline (listed with --verbose)\n\n", plural(len(rest), "finding"))
		return
	}
	t.printf("of the baseline:\n\n")
	for i := range rest {
		t.cause(l, &rest[i])
	}
}

// suppressed lists what is suppressed, with the reasons, and suppressions that suppress nothing.
func (t *textWriter) suppressed(l *listing) {
	if all := l.suppressed; len(all) > 0 {
		t.printf("suppressed:\n")
		for i := range all {
			f := &all[i]
			t.printf("  ")
			t.line(&f.Finding)
			t.printf("    %s: %s\n", f.by.Pos, clip(f.by.Reason))
		}
		t.printf("\n")
	}
	if len(l.stale) > 0 {
		t.printf("stale suppressions (they suppress nothing):\n")
		for _, s := range l.stale {
			t.printf("  %s: %s", s.Pos, clip(s.about()))
			if s.Reason != "" {
				t.printf(": %s", clip(s.Reason))
			}
			t.printf("\n")
		}
		t.printf("\n")
	}
}

// toJSONSettled adds to a document what people have said of the findings.
func toJSONSettled(out *Document, l *listing, o Options) {
	names := ofAll * o.Limit
	for i := range l.open {
		f := l.toJSONFinding(&l.open[i], o)
		if o.Baseline != nil {
			f.State = map[bool]string{true: "new", false: "known"}[l.states[i].was == ""]
		}
		f.Parts = toJSONParts(l.open[i].Parts, o, &names, &l.cut)
		out.Findings = append(out.Findings, f)
	}
	by := func(s *Suppression) SuppressedBy {
		return SuppressedBy{Reason: clip(s.Reason), About: clip(s.about()), Position: toJSONPos(s.Pos)}
	}
	for i := range l.suppressed {
		x := &l.suppressed[i]
		out.Suppressed = append(out.Suppressed, Suppressed{by(x.by), l.toJSONFinding(&x.Finding, o)})
	}
	for _, s := range l.stale {
		out.Stale = append(out.Stale, by(s))
	}
	out.Baseline = l.compared(o)
}

// toJSONParts lists the accesses of a finding, or none of them: a part of them would be another finding.
func toJSONParts(parts []causes.Part, o Options, left *int, cut *NotListed) []Part {
	n := 0
	for _, p := range parts {
		n += len(p.Accesses)
	}
	if o.Limit > 0 && n > *left {
		cut.Names += n
		return nil
	}
	*left -= n
	out := make([]Part, 0, len(parts))
	for _, p := range parts {
		out = append(out, Part{clip(p.Func), list(p.Accesses)})
	}
	return out
}
