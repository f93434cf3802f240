package digesttest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace/small"
	"github.com/mayrun-dev/mayrun/race"
)

// Contradiction is a program that the analysis calls free of a race which an execution shows.
type Contradiction struct {
	Program *small.Program // that was analysed
	Report  *race.Report   // what the analysis says
	Finding race.Finding   // what it has excluded
	// Executed is the program that was executed: Program, but that unknown code does something definite, and that
	// what is guessed is so.
	Executed *small.Program
}

// Error prints the program, and the execution.
func (c *Contradiction) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "an execution shows a race on %s, which the analysis excludes\n\n%s\n", c.Finding.Location, c.Program)
	if c.Executed != c.Program {
		fmt.Fprintf(&b, "where unknown code does what it does here:\n\n%s\n", c.Executed)
	}
	for _, s := range c.Finding.Schedule {
		mark := "  "
		if s.Racing {
			mark = "► "
		}
		fmt.Fprintf(&b, "%s%s, statement %d: %s\n", mark, s.Thread, s.Pos.Line, s.Text)
	}
	return b.String()
}

// Whole checks the whole analysis, refined by some digests beside its own, against executions of the programs
// that [Run] breeds: no race that one shows may be excluded. It finds mistakes in how a digest works together
// with the rest of the analysis, and is independent of package localtrace.
func Whole(t rapid.TB, components func() []digest.Component) {
	t.Helper()
	Check{New: components}.Whole(t)
}

// Whole is [Whole] of what the check says. It logs for how many memory locations the digest was needed, and
// fails if for none.
func (c Check) Whole(t rapid.TB) {
	t.Helper()
	text, err := c.whole(context.Background(), c.programs())
	if err != nil {
		t.Fatal(err)
	}
	t.Log(text)
}

// WholeFails is Whole of a digest with a mistake: the test fails unless an execution contradicts, and logs which one.
func (c Check) WholeFails(t rapid.TB) {
	t.Helper()
	text, err := c.whole(context.Background(), c.programs())
	if err == nil {
		t.Fatal("the mistake is not found; " + text)
	}
	if c := (*Contradiction)(nil); !errors.As(err, &c) {
		t.Fatal(err)
	}
	t.Log(err)
}

// whole analyses the seeds, and n programs that are bred from them.
func (c Check) whole(ctx context.Context, n int) (string, error) {
	w := &whole{breeding: c.breeding(seedOf()), ctx: ctx}
	w.unsound, w.Blur = true, true
	texts := slices.Clone(c.Seeds)
	for _, s := range small.Constellations() {
		texts = append(texts, s.Text)
	}
	if err := w.sow(texts); err != nil {
		return "", err
	}
	begin := w.fertile
	for _, text := range c.Seeds { // whether or not something is excluded there
		if p, err := small.Parse(text); err == nil {
			begin = append(begin, specimen{Program: p})
		}
	}
	for _, s := range begin {
		if err := w.analyse(s.Program); err != nil {
			return "", w.smaller(err)
		}
	}
	for _, p := range w.blurred() {
		if err := w.analyse(p); err != nil {
			return "", w.smaller(err)
		}
	}
	for range n {
		if err := w.one(); err != nil {
			return "", w.smaller(err)
		}
	}
	text := fmt.Sprintf("digesttest: %s needed for %d of %d locations in %d programs", strings.Join(w.names, ", "),
		w.needed, w.locations, w.analysed)
	if w.needed == 0 && c.Share >= 0 {
		return "", errors.New(text + ".\nThis tests nothing: give Check.Seeds a small program in which something " +
			"is safe by the digest alone.")
	}
	return text, nil
}

// whole is a search for contradictions.
type whole struct {
	*breeding
	ctx                         context.Context
	names                       []string // of the digests that are not mayrun's own
	needed, locations, analysed int
	shrinking                   bool // a program is made smaller that is known to contradict
}

// blurred are programs to begin with in which a statement that the digest heeds uses a pointer of which the analysis
// knows little. Those come first that somebody has given, and those in which something is excluded.
func (w *whole) blurred() (out []*small.Program) {
	for _, p := range w.seeds {
		for _, q := range w.Blurs(w.Rand, p) {
			if text := q.String(); !w.tried[text] {
				w.tried[text] = true
				out = append(out, q)
			}
		}
	}
	return out
}

// one breeds a program, mostly one in which the digest excludes something, and analyses it.
func (w *whole) one() error {
	for {
		p := w.next()
		if p == nil {
			return errors.New("digesttest: there is no seed in which the digest heeds anything: give Check.Seeds one")
		}
		text := p.String()
		if w.tried[text] {
			if w.repeats++; w.repeats > 1000 {
				return nil
			}
			continue
		}
		w.repeats, w.tried[text] = 0, true
		s, err := subjectOf(p, fewStates)
		if err != nil {
			return err
		}
		found, news, _ := w.check(s, Mode{Merging: ByKey, Anonymous: true})
		if news {
			w.keep(found)
		}
		if found.excluded > 0 || w.IntN(3) == 0 {
			return w.analyse(p)
		}
	}
}

// config lets the digest exclude races, and those of mayrun's own that it requires. All others refine the
// analysis.
func (w *whole) config(p *cfg.Program) (c mayrun.Config, names []string) {
	own := make(map[string]bool) // whether it excludes something
	for _, c := range analyses.Components() {
		own[c.Name()] = slices.ContainsFunc(analyses.Digests(), func(d analyses.Registration) bool { return d.Name == c.Name() })
	}
	c = mayrun.Config{Digests: []string{}, ProveOnly: true, MaxEvaluations: maxEvaluations}
	for i, d := range w.components(p) {
		switch excludes, is := own[d.Name()]; {
		case !is:
			c.Custom, names = append(c.Custom, func() digest.Component { return w.components(p)[i] }), append(names, d.Name())
		case excludes:
			c.Digests = append(c.Digests, d.Name())
		}
	}
	return c, names
}

// wholeBudget is how long executions of one program are tried; it is counted, not measured.
const wholeBudget = 30 * time.Millisecond

// maxEvaluations bounds the analysis of one program.
const maxEvaluations = 20_000

// analyse holds the analysis of a program against its executions.
func (w *whole) analyse(p *small.Program) error {
	prog, err := p.Blurred()
	if err != nil {
		return err
	}
	config, names := w.config(prog)
	w.names = names
	r, err := mayrun.Analyze(w.ctx, prog, config)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, p)
	}
	w.analysed++
	needed := 0
	for _, l := range r.Locations {
		w.locations++
		if slices.ContainsFunc(l.Needed, func(name string) bool { return slices.Contains(names, name) }) {
			needed++
		}
	}
	w.needed += needed
	if needed == 0 && !w.shrinking && w.IntN(idle) > 0 {
		return nil
	}
	if p.Uses("unknown") || p.Uses("guess") {
		return w.settle(p, r)
	}
	config.ProveOnly, config.ConfirmBudget, config.ConfirmAlways = false, wholeBudget, true
	if r, err = mayrun.Analyze(w.ctx, prog, config); err != nil {
		return fmt.Errorf("%w\n%s", err, p)
	}
	for _, f := range r.Races {
		if f.Contradiction {
			return &Contradiction{p, r, f, p}
		}
	}
	return nil
}

// idle is how many programs in which the digest is not needed are analysed for one of them that is executed, too.
const idle = 6

// settle holds the analysis of a program with unknown code against executions in which that does something, and
// one in which pointers are guessed against executions of what it is.
func (w *whole) settle(p *small.Program, r *race.Report) error {
	if r.Err() != nil {
		return nil
	}
	for i := range ways {
		q := p.Settled(w.Rand)
		switch {
		case q == nil && i == 0 && p.Uses("guess"):
			q = p
		case q == nil:
			return nil
		}
		prog, err := q.Build()
		if err != nil {
			return err
		}
		shown, err := mayrun.Analyze(w.ctx, prog, mayrun.Config{Digests: []string{}, ConfirmBudget: wholeBudget, MaxEvaluations: maxEvaluations})
		if err != nil {
			return fmt.Errorf("%w\n%s", err, q)
		}
		for _, f := range shown.Races {
			// What unknown code does to the bytes of an object, and what is done to it by operations, do not meet
			// in these programs: they say nothing of its layout.
			operations := slices.ContainsFunc(f.Accesses, func(a race.Access) bool { return a.Sync })
			if f.Confidence == race.Confirmed && !operations && slices.ContainsFunc(r.Locations, func(l race.Location) bool {
				return l.Name == f.Location && l.Safe
			}) {
				return &Contradiction{p, r, f, q}
			}
		}
	}
	return nil
}

// smaller makes the program of a contradiction smaller.
func (w *whole) smaller(err error) error {
	var c *Contradiction
	if !errors.As(err, &c) {
		return err
	}
	w.shrinking = true
	for tries, found := 0, true; found; {
		found = false
		for _, p := range c.Program.Reductions() {
			if tries++; tries > 300 {
				return c
			}
			if errors.As(w.analyse(p), &c) {
				found = true
				break
			}
		}
	}
	return c
}
