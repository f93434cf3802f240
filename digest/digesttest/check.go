package digesttest

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Check says what is tested, and on which programs. Only New, or NewFor, is needed.
type Check struct {
	// New makes fresh components: the digest, and those that it requires. All of them are tested.
	New func() []digest.Component
	// NewFor is New for digests that need the program (a digest that is a [digest.Watcher] is told it anyway).
	NewFor func(*cfg.Program) []digest.Component
	// Seeds are programs, in the notation of package small, in which the digest excludes something. Programs
	// are bred from them, and from those of [small.Constellations].
	Seeds []string
	// Programs are checked as they are. They must be such as package localtrace can run.
	Programs []*cfg.Program
	// Generate makes programs, too, which are checked beside those that are bred.
	Generate func(*rand.Rand) *cfg.Program
	// Features are what the programs may use; nil means everything.
	Features []small.Feature
	// Size is about the number of statements; 0 means 15.
	Size int
	// Bred is how many programs are bred for each of rapid's 100 checks; 0 means ten.
	Bred int
	// Modes are how digests are run along the traces; nil means as it is drawn, or in every way. A failure's
	// mode can be given back here.
	Modes []Mode
	// Share is the least part of the pairs of accesses that must be excluded for the test to be worth
	// something, by some component that no other one requires. 0 means 0.01; less than 0 that there is none.
	Share float64
	// Definition is an independent definition of the digest of a trace, if there is one: it returns false where
	// it has nothing to say. The element of some component must lie above it.
	Definition func(c digest.Component, t *localtrace.Trace) (digest.ID, bool)
}

// Run checks components on the programs of [small.Constellations], and on programs that are bred from those.
func Run(t rapid.TB, components func() []digest.Component) {
	t.Helper()
	Check{New: components}.Run(t)
}

// Run checks on the seeds, and on programs that are bred from those in which the digest excludes something: a
// few for each of rapid's checks. They are the same in each run, unless -rapid.seed says otherwise. It logs
// what part of the pairs of accesses was excluded.
func (c Check) Run(t rapid.TB) {
	t.Helper()
	text, err := c.run()
	if err != nil {
		t.Fatal(err)
	}
	t.Log(text)
}

// run returns what part of the pairs was excluded, and what is wrong.
func (c Check) run() (string, error) {
	b, err := c.breed(seedOf())
	if err == nil {
		err = b.programs(c.programs())
	}
	if err != nil {
		return "", err
	}
	text, ok := b.tally.verdict(c.Share)
	if !ok {
		return "", errors.New(text)
	}
	return text, nil
}

// Fails is Run of a digest with a mistake: the test fails unless there is a counterexample, and logs that. That less
// than [Check].Share is excluded is none.
func (c Check) Fails(t rapid.TB) {
	t.Helper()
	text, err := c.run()
	if err == nil {
		t.Fatal("the mistake is not found; " + text)
	}
	if f := (*Failure)(nil); !errors.As(err, &f) {
		t.Fatal(err)
	}
	t.Log(err)
}

// Find checks the seeds and n programs that are bred from them, the same for the same seed, until one fails.
// Unlike [Check].Run it needs no test, and may be called concurrently.
func (c Check) Find(seed uint64, n int) error {
	b, err := c.breed(seed)
	if err == nil {
		err = b.programs(n)
	}
	return err
}

// defaults are the features and the size of generated programs.
func (c Check) defaults() ([]small.Feature, int) {
	features, size := c.Features, c.Size
	if features == nil {
		features = small.AllFeatures()
	}
	if size == 0 {
		size = 15
	}
	return features, size
}

// components are fresh ones for a program.
func (c Check) components(p *cfg.Program) []digest.Component {
	switch {
	case c.NewFor != nil:
		return c.NewFor(p)
	case c.New == nil:
		panic("digesttest: neither Check.New nor Check.NewFor is set: there is no digest to test")
	}
	return c.New()
}

// Program checks one program, in the notation of package small, in every mode. It is for table tests and for
// the program of a failure.
func (c Check) Program(text string) error {
	p, err := small.Parse(text)
	if err != nil {
		return err
	}
	prog, err := p.Build()
	if err != nil {
		return err
	}
	return c.everyMode(subject{text: p, prog: prog})
}

// CFG is Program for any program that package localtrace can run.
func (c Check) CFG(p *cfg.Program) error { return c.everyMode(subject{prog: p}) }

// everyMode checks one program in every mode.
func (c Check) everyMode(s subject) error {
	if err := s.explore(manyStates); err != nil {
		return err
	}
	modes := c.Modes
	if modes == nil {
		for _, merging := range []Merging{ByTrace, ByKey, ByBudget} {
			for _, anonymous := range []bool{false, true} {
				for coarsen := range uint64(4) {
					for _, newest := range []bool{false, true} {
						modes = append(modes, Mode{merging, anonymous, newest, coarsen, 0})
					}
				}
			}
		}
		for _, line := range s.operands(nil) {
			for coarsen := range uint64(4) {
				modes = append(modes, Mode{ByKey, true, false, 1 + coarsen, line})
			}
		}
	}
	for _, m := range modes {
		if _, err := c.simulated(s, m); err != nil {
			return err
		}
	}
	return nil
}

// Merging says which elements at a program point are merged.
type Merging int

const (
	ByTrace  Merging = iota // none: every trace has its own
	ByKey                   // those with one key
	ByBudget                // all that have a common upper bound
)

// Mode says how digests are run along the traces.
type Mode struct {
	Merging Merging // which elements are merged
	// Anonymous: observing events do not say which trace they observe.
	Anonymous bool
	// Newest: the newest object of an allocation site has a base of its own while it has not escaped.
	Newest bool
	// Coarsen seeds the coarsening of events; 0 means that they are exact.
	Coarsen uint64
	// Only is the line of the program of which events are coarsened, its statement's number in a program of
	// package small; 0 means all of them.
	Only int
}

// String describes the mode for people; [Mode.GoString] is the form that can be given back. It panics if Merging is
// none of the constants.
func (m Mode) String() string {
	s := [...]string{"one element per trace", "elements joined by key", "elements merged"}[m.Merging]
	if m.Anonymous {
		s += ", observed traces unknown"
	}
	if m.Newest {
		s += ", newest objects apart"
	}
	switch {
	case m.Coarsen != 0 && m.Only != 0:
		s += fmt.Sprintf(", operands of statement %d coarsened (%d)", m.Only, m.Coarsen)
	case m.Coarsen != 0:
		s += fmt.Sprintf(", operands coarsened (%d)", m.Coarsen)
	}
	return s
}

// GoString is what to give back as one of [Check].Modes.
func (m Mode) GoString() string {
	merging := [...]string{"ByTrace", "ByKey", "ByBudget"}[m.Merging]
	return fmt.Sprintf("digesttest.Mode{Merging: digesttest.%s, Anonymous: %t, Newest: %t, Coarsen: %d, Only: %d}",
		merging, m.Anonymous, m.Newest, m.Coarsen, m.Only)
}

// subject is a program that is checked, with its traces.
type subject struct {
	text *small.Program // nil if it is not in the notation
	prog *cfg.Program
	r    *localtrace.Result
}

// Bounds on the states of a program: of one that is written, and of one of many.
const (
	manyStates = 3000
	fewStates  = 400
)

func (s *subject) explore(states int) (err error) {
	s.r, err = localtrace.Explore(s.prog, localtrace.Bounds{States: states})
	return err
}

// operands are the lines of the events that can be coarsened, in order; only some kinds of them, if that is
// asked for.
func (s *subject) operands(kinds map[digest.Kind]bool) []int {
	var lines []int
	for _, t := range s.r.Traces {
		if t.Event != nil && !t.First() && coarsenable(t.Event) && t.Edge.Pos.Line > 0 && (kinds == nil || kinds[t.Event.Kind]) {
			lines = digest.Insert(lines, t.Edge.Pos.Line, func(a, b int) int { return a - b })
		}
	}
	return lines
}

// simulated checks one program in one mode. A panic of the digest is a violation, too.
func (c Check) simulated(of subject, mode Mode) (s *simulation, err error) {
	defer func() {
		if v := recover(); v != nil {
			s, err = nil, &Failure{Condition: panics, Text: fmt.Sprintf("%v\n%s", v, callers()), Program: of.text, CFG: of.prog, Mode: mode}
		}
	}()
	s, err = c.simulate(of.r, mode)
	if err == nil {
		err = s.checkAccesses()
	}
	if err == nil {
		err = s.checkLaws()
	}
	if f, ok := err.(*Failure); ok {
		f.Program, f.CFG, f.Mode = of.text, of.prog, mode
	}
	return s, err
}

// MayRace runs the components along all traces of a program, with exact events, and names the racy-looking
// variables: those with two conflicting accesses in different threads, at least one of which no component
// excludes. Heap objects are called "heap". It is for table tests of what a digest can and cannot prove.
func MayRace(components func() []digest.Component, text string) ([]string, error) {
	return Check{New: components}.mayRace(text)
}

func (c Check) mayRace(text string) ([]string, error) {
	p, err := small.Parse(text)
	if err != nil {
		return nil, err
	}
	prog, err := p.Build()
	if err != nil {
		return nil, err
	}
	r, err := localtrace.Explore(prog, localtrace.Bounds{})
	if err != nil {
		return nil, err
	}
	s, err := c.simulate(r, Mode{Merging: ByKey, Anonymous: true, Newest: true})
	if err != nil {
		return nil, err
	}
	return s.mayRace(), nil
}
