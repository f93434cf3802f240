package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

func explainCommand(s *session, status *int) *cobra.Command {
	f := analysisFlags{inputFlags: inputFlags{session: s}}
	var names []string
	var from string
	var confirm confirmFlags
	c := &cobra.Command{
		Use:   "explain [flags] FILE.c:LINE … [FILE.c …] | --about NAME FILE.c … | --from REPORT FILE.c:LINE …",
		Short: "say why the accesses of a line are safe, or how they race; what is known of a name",
		Long: `explain analyses the program that the named files make, and says of each named line which accesses elsewhere conflict with
those on it, and for each such pair which digests show that the two never run in parallel, or that none does.
Files of the program that no question is about are named without a line.

With --about, it says what is known of a variable, a function, a lock or a thread: what protects it, who uses it, what it guards, where
it comes from, and which races it has part in.

With --from, both are answered at once from a report that mayrun check --format json --verbose has written: what protects the data that a
line accesses, and which findings the line has part in; not digest by digest. Files are called as in that report.

Exit status: 0 no access of these lines, or of what is named, may race; 1 one may; 2 and 3 as for check.`,
		RunE: f.within(s, func(c *cobra.Command, args []string) error {
			if from != "" {
				return f.recall(c, from, args, names, status)
			}
			if len(names) > 0 {
				return f.about(c, args, names, &confirm, status)
			}
			if err := f.checkDigests(); err != nil {
				return wrongUse{c, err}
			}
			if len(args) == 0 {
				return wrongUse{c, errors.New("no line given")}
			}
			files, lines, err := parseLines(args)
			if err != nil {
				return wrongUse{c, err}
			}
			if err := f.confine(files); err != nil {
				return err
			}
			if f.database != "" {
				files = nil // the database names them
			}
			f.stderr = c.ErrOrStderr()
			if err := f.prepare(c, files, "line"); err != nil {
				return err
			}
			asked := func(p cfg.Pos) bool { return slices.ContainsFunc(lines, func(l sourceLine) bool { return l.is(p) }) }
			rep, err := f.analyze(c.Context(), files, false, func(c *mayrun.Config) {
				confirm.apply(c)
				c.Asked = asked
			})
			if err != nil {
				return err
			}
			e := explainer{&f, rep}
			if name := f.from(); name != "" {
				printable.Fprintf(c.OutOrStdout(), "project file: %s\n", name)
			}
			if err := e.beyond(lines); err != nil {
				return wrongUse{c, err}
			}
			racy := false
			for i, l := range lines {
				if i > 0 {
					fmt.Fprintln(c.OutOrStdout())
				}
				racy = e.explain(c.OutOrStdout(), l) || racy
			}
			e.assumptions(c.OutOrStdout())
			switch {
			case racy:
				*status = exitRace
			case rep.Incomplete != "":
				printable.Fprintf(c.OutOrStdout(), "incomplete: %s\n", rep.Incomplete)
				*status = exitUnknown
			}
			return nil
		}),
	}
	f.register(c.Flags())
	confirm.register(c.Flags())
	c.Flags().StringVar(&from, "from", "", "analyse nothing, but answer from `REPORT`, which check --format json --verbose has written")
	c.Flags().Var((*textList)(&names), "about", "say what is known of `NAME`: a variable, a function, a lock or a thread")
	return c
}

// sourceLine is a line that a question is about.
type sourceLine struct {
	file string
	line int
}

// parseLines splits FILE:LINE arguments; every file is named once.
func parseLines(args []string) (files []string, lines []sourceLine, err error) {
	for _, a := range args {
		file := a
		if i := strings.LastIndexByte(a, ':'); i > 0 {
			if n, err := strconv.Atoi(a[i+1:]); err == nil {
				if n <= 0 {
					return nil, nil, fmt.Errorf("%s: lines are counted from 1", a)
				}
				file = a[:i]
				lines = append(lines, sourceLine{file, n})
			}
		}
		if !slices.Contains(files, file) {
			files = append(files, file)
		}
	}
	if len(lines) == 0 {
		return nil, nil, fmt.Errorf("no line given: write %s:LINE", files[0])
	}
	return files, lines, nil
}

// explainer has the conflicts of the lines in question, and which digests exclude them.
type explainer struct {
	flags *analysisFlags
	rep   *race.Report
}

// beyond is the error of a line behind the end of its file. A file may say that its lines are others (#line): what has
// an access is a line.
func (e *explainer) beyond(lines []sourceLine) error {
	for _, l := range lines {
		data, err := e.flags.read(l.file)
		n := bytes.Count(data, []byte("\n")) + 1
		if err == nil && l.line > n && !slices.ContainsFunc(e.rep.Conflicts, func(c race.Conflict) bool { return l.is(c.Here.Pos) }) {
			return fmt.Errorf("%s:%d: the last line is %d", l.file, l.line, n)
		}
	}
	return nil
}

// assumptions lists what a project file or a model has said that the answers rest on.
func (e *explainer) assumptions(w io.Writer) {
	first := true
	for _, n := range e.rep.Assumptions {
		if !strings.HasPrefix(n.ID, "project-file-") && !strings.HasPrefix(n.ID, "user-model") {
			continue
		}
		if first {
			fmt.Fprintln(w, "\nassumptions:")
		}
		first = false
		printable.Fprintf(w, "  %s: %s [%s]\n", n.Pos, n.Text, n.ID)
	}
}

// answer says why a conflict is safe, or how it races.
func (e *explainer) answer(c race.Conflict) (why string, racy bool) {
	x := e.rep.Refuted
	switch {
	case e.shown(c):
		return "race: an execution shows it", true
	case len(c.Excluded) > 0 && c.Because == "":
		return "excluded by " + strings.Join(c.Excluded, ", "), false
	case x != nil && x.States > 0:
		return fmt.Sprintf("no digest excludes it, but none of the %d states that the program can come to has a race", x.States), false
	case x != nil:
		return fmt.Sprintf("no digest excludes it, but none of all executions races (%d were tried)", x.Executions), false
	case c.Because != "":
		return "may run in parallel as a consequence of the race on " + c.Because, true
	}
	return "may run in parallel: no digest excludes it", true
}

// shown reports whether an execution has shown that a conflict races: one that no digest excludes, or else the report
// contradicts itself.
func (e *explainer) shown(c race.Conflict) bool {
	is := func(s race.Side, a *race.Access) bool {
		return s.Pos == a.Pos && (s.Thread == "main") == a.By.Main() &&
			(s.Operation != string(race.Read) || a.Kind == race.Read) && (s.Operation != string(race.Write) || a.Kind != race.Read)
	}
	return slices.ContainsFunc(e.rep.Races, func(f race.Finding) bool {
		w := f.Witness
		return w != nil && f.Location == c.Location && (len(c.Excluded) == 0 || f.Contradiction) &&
			(is(w.First, &c.Here) && is(w.Second, &c.There) || is(w.First, &c.There) && is(w.Second, &c.Here))
	})
}

// explain answers for one line, and says whether an access of it may race.
func (e *explainer) explain(w io.Writer, l sourceLine) (racy bool) {
	printable.Fprintf(w, "%s:%d%s\n", l.file, l.line, printable.Text(e.quote(l)))
	// One entry for each pair of places and threads, with the weakest explanation: a pair is safe only if it is
	// in every context.
	type pair struct{ location, here, there string }
	type entry struct {
		pair
		why  string
		ways string // how pointers of which nothing is known have come there, in lines
		racy bool
	}
	var entries []entry
	seen, racing := map[entry]bool{}, map[pair]bool{}
	for _, c := range e.rep.Conflicts {
		if !l.is(c.Here.Pos) {
			continue
		}
		x := entry{pair: pair{c.Location, report.Describe(c.Here), fmt.Sprintf("%s: %s", c.There.Pos, report.Describe(c.There))}}
		if c.Here.Pos == c.There.Pos && x.here == report.Describe(c.There) {
			x.there = "the same access in another thread"
		}
		x.ways = strings.Join(slices.Concat(report.Way(&c.Here, e.rep.Births), report.Way(&c.There, e.rep.Births)), "\n")
		if x.why, x.racy = e.answer(c); x.racy {
			racy = true
			racing[x.pair] = true
		}
		if !seen[x] {
			seen[x] = true
			entries = append(entries, x)
		}
	}
	entries = slices.DeleteFunc(entries, func(x entry) bool { return !x.racy && racing[x.pair] })
	slices.SortStableFunc(entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.location, b.location), cmp.Compare(a.here, b.here))
	})
	switch {
	case len(entries) > 0:
	case e.rep.Incomplete != "":
		fmt.Fprintln(w, "  nothing is known of its accesses")
	default:
		fmt.Fprintln(w, "  no access of this line conflicts with another one")
	}
	if n := int(e.flags.maxListed); n > 0 && len(entries) > n {
		defer fmt.Fprintf(w, "  not listed: %d more (--max-listed 0 lists everything)\n", len(entries)-n)
		entries = entries[:n]
	}
	last := entry{}
	for _, x := range entries {
		if x.location != last.location || x.here != last.here {
			printable.Fprintf(w, "  %s: %s\n", x.location, x.here)
		}
		last = x
		printable.Fprintf(w, "    with %s\n      %s\n", x.there, x.why)
		for _, line := range strings.Split(x.ways, "\n") {
			if x.racy && line != "" {
				printable.Fprintf(w, "      %s\n", line)
			}
		}
	}
	return racy
}

// is reports whether a place is on the line, as the file that was read counts it or as #line directives do.
func (l sourceLine) is(p cfg.Pos) bool {
	same := func(file string, line int) bool {
		return line == l.line && filepath.Clean(file) == filepath.Clean(l.file)
	}
	return same(p.File, p.Line) || same(p.PhysicalFile, p.PhysicalLine)
}

// quote is the text of the line, where it may be read.
func (e *explainer) quote(l sourceLine) string {
	data, err := e.flags.read(l.file)
	if err != nil {
		return ""
	}
	lines := strings.Split(string(data), "\n")
	if l.line > len(lines) {
		return ""
	}
	return ": " + strings.TrimSpace(lines[l.line-1])
}
