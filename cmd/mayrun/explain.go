package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

func explainCommand(s *session, status *int) *cobra.Command {
	f := analysisFlags{inputFlags: inputFlags{session: s}}
	var names []string
	var from string
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
				return f.about(c, args, names, status)
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
			e := explainer{flags: &f, files: files}
			if err := e.analyze(c.Context()); err != nil {
				return err
			}
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
			case e.incomplete != "":
				printable.Fprintf(c.OutOrStdout(), "incomplete: %s\n", e.incomplete)
				*status = exitUnknown
			}
			return nil
		}),
	}
	f.register(c.Flags())
	c.Flags().StringVar(&from, "from", "", "analyse nothing, but answer from `REPORT`, which check --format json --verbose has written")
	c.Flags().StringArrayVar(&names, "about", nil, "say what is known of `NAME`: a variable, a function, a lock or a thread")
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

// explainer knows every pair of conflicting accesses, and which digests exclude it. It finds out by asking the
// same analysis several times which races are left: with no digest allowed to exclude any (then every conflict
// is reported), and with each one alone. The digests refine the analysis in all of these runs, so that the
// accesses are the same.
type explainer struct {
	flags      *analysisFlags
	files      []string
	conflicts  []conflict
	taken      []race.Note // assumptions that somebody has written down
	incomplete string
}

// conflict is a pair of accesses to one location.
type conflict struct {
	location string
	a, b     race.Access
	by       []string // the digests that exclude the pair
	because  string   // the location whose race makes this pair race as a consequence
}

// beyond is the error of a line behind the end of its file. A file may say that its lines are others (#line): what has
// an access is a line.
func (e *explainer) beyond(lines []sourceLine) error {
	for _, l := range lines {
		data, err := e.flags.read(l.file)
		n := bytes.Count(data, []byte("\n")) + 1
		if err == nil && l.line > n && !slices.ContainsFunc(e.conflicts, func(c conflict) bool { return l.is(c.a) || l.is(c.b) }) {
			return fmt.Errorf("%s:%d: the last line is %d", l.file, l.line, n)
		}
	}
	return nil
}

func (e *explainer) analyze(ctx context.Context) error {
	allowed := e.flags.digests
	if allowed == nil {
		allowed = digestNames()
	}
	run := func(digests []string) (*race.Report, error) {
		r, err := e.flags.analyze(ctx, e.files, false, func(c *mayrun.Config) { c.Digests, c.ProveOnly = digests, true })
		if err == nil && r.Incomplete != "" {
			e.incomplete = r.Incomplete
		}
		return r, err
	}
	all, err := run([]string{})
	if err != nil {
		return err
	}
	for _, n := range all.Assumptions {
		if strings.HasPrefix(n.ID, "project-file-") || strings.HasPrefix(n.ID, "user-model") {
			e.taken = append(e.taken, n)
		}
	}
	index := make(map[string]int)
	eachPair(all, func(location string, a, b race.Access) {
		key := pairKey(location, a, b)
		if _, ok := index[key]; !ok {
			index[key] = len(e.conflicts)
			e.conflicts = append(e.conflicts, conflict{location: location, a: a, b: b})
		}
	})
	if len(e.conflicts) > 0 && e.incomplete == "" {
		r, err := run(allowed)
		if err != nil {
			return err
		}
		for _, f := range r.Races {
			for _, c := range f.Consequences {
				for _, p := range c.Pairs {
					if i, ok := index[pairKey(c.Location, c.Accesses[p[0]], c.Accesses[p[1]])]; ok {
						e.conflicts[i].because = f.Location
					}
				}
			}
		}
	}
	for _, d := range allowed {
		if len(e.conflicts) == 0 || e.incomplete != "" {
			break
		}
		r, err := run([]string{d})
		if err != nil {
			return err
		}
		left := make(map[string]bool)
		eachPair(r, func(location string, a, b race.Access) { left[pairKey(location, a, b)] = true })
		for key, i := range index {
			if !left[key] {
				e.conflicts[i].by = append(e.conflicts[i].by, d)
			}
		}
	}
	return nil
}

// assumptions lists what a project file or a model has said that the answers rest on.
func (e *explainer) assumptions(w io.Writer) {
	if len(e.taken) > 0 {
		fmt.Fprintln(w, "\nassumptions:")
	}
	for _, n := range e.taken {
		printable.Fprintf(w, "  %s: %s [%s]\n", n.Pos, n.Text, n.ID)
	}
}

func eachPair(r *race.Report, f func(location string, a, b race.Access)) {
	for _, x := range r.Races {
		for _, p := range x.Pairs {
			f(x.Location, x.Accesses[p[0]], x.Accesses[p[1]])
		}
	}
}

func pairKey(location string, a, b race.Access) string {
	x, y := accessKey(a), accessKey(b)
	if x > y {
		x, y = y, x
	}
	return location + "\x00" + x + "\x00" + y
}

func accessKey(a race.Access) string {
	return fmt.Sprint(a.Pos, a.Kind, a.Atomic, a.Thread, a.CallStack, a.Text, a.Digests)
}

// explain answers for one line, and says whether an access of it may race.
func (e *explainer) explain(w io.Writer, l sourceLine) (racy bool) {
	printable.Fprintf(w, "%s:%d%s\n", l.file, l.line, printable.Text(e.quote(l)))
	// One entry for each pair of places and threads, with the weakest explanation: a pair is safe only if it is
	// in every context.
	type entry struct{ location, here, there, why string }
	var entries []entry
	seen := make(map[entry]bool)
	racing := make(map[[3]string]bool)
	for _, c := range e.conflicts {
		for _, pair := range [][2]race.Access{{c.a, c.b}, {c.b, c.a}} {
			here, there := pair[0], pair[1]
			if !l.is(here) {
				continue
			}
			x := entry{location: c.location, here: report.Describe(here), there: fmt.Sprintf("%s: %s", there.Pos, report.Describe(there))}
			if accessKey(here) == accessKey(there) {
				x.there = "the same access in another thread"
			}
			if len(c.by) == 0 || c.because != "" {
				racy = true
				racing[[3]string{x.location, x.here, x.there}] = true
			}
			switch {
			case len(c.by) == 0:
				x.why = "may run in parallel: no digest excludes it"
			case c.because != "":
				x.why = "may run in parallel as a consequence of the race on " + c.because
			default:
				x.why = "excluded by " + strings.Join(c.by, ", ")
			}
			if !seen[x] {
				seen[x] = true
				entries = append(entries, x)
			}
		}
	}
	entries = slices.DeleteFunc(entries, func(x entry) bool {
		return strings.HasPrefix(x.why, "excluded") && racing[[3]string{x.location, x.here, x.there}]
	})
	slices.SortStableFunc(entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.location, b.location), cmp.Compare(a.here, b.here))
	})
	if len(entries) == 0 {
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
	}
	return racy
}

// is reports whether an access is on the line, as the file that was read counts it or as #line directives do.
func (l sourceLine) is(a race.Access) bool {
	same := func(file string, line int) bool {
		return line == l.line && filepath.Clean(file) == filepath.Clean(l.file)
	}
	return same(a.Pos.File, a.Pos.Line) || same(a.Pos.PhysicalFile, a.Pos.PhysicalLine)
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
