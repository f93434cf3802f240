package digesttest

import (
	"fmt"
	"math/rand/v2"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Check says what is tested, and on which programs. Only New is needed.
type Check struct {
	// New makes fresh components: the digest, and those that it requires. All of them are tested.
	New func() []digest.Component
	// Features are what the programs may use; nil means everything.
	Features []small.Feature
	// Size is about the number of statements; 0 means 15.
	Size int
	// Definition is an independent definition of the digest of a trace, if there is one: it returns false where
	// it has nothing to say. The element of some component must lie above it.
	Definition func(c digest.Component, t *localtrace.Trace) (digest.ID, bool)
}

// Run checks components on the programs of [small.Constellations], and on generated programs that use all features.
func Run(t rapid.TB, components func() []digest.Component) { Check{New: components}.Run(t) }

// Run checks on the programs of [small.Constellations], unless only some features are asked for, and on
// generated programs.
func (c Check) Run(t rapid.TB) {
	t.Helper()
	if c.Features == nil {
		for _, p := range small.Constellations() {
			if err := c.modes(p.Text, []Mode{{}, {Merging: ByKey, Anonymous: true, Newest: true}, {Merging: ByKey}}); err != nil {
				t.Fatalf("%s: %v", p.Name, err)
			}
		}
	}
	features, size := c.defaults()
	rapid.Check(t, func(t *rapid.T) {
		text := small.Generator(size, features...).Draw(t, "program")
		mode := Mode{
			Merging:   Merging(rapid.IntRange(0, 2).Draw(t, "merging")),
			Anonymous: rapid.Bool().Draw(t, "anonymous"),
			Newest:    rapid.Bool().Draw(t, "newest"),
			Coarsen:   rapid.Uint64Range(0, 1<<20).Draw(t, "coarsen"),
		}
		if !rapid.Bool().Draw(t, "coarsened") {
			mode.Coarsen = 0
		}
		if err := c.program(text, mode, 600); err != nil {
			t.Fatal(err)
		}
	})
}

// Find checks n generated programs, the same for the same seed, until one fails. It does not make the failing
// program smaller. Unlike [Check].Run it needs no test, and may be called concurrently.
func (c Check) Find(seed uint64, n int) error {
	features, size := c.defaults()
	programs := small.Generator(size, features...)
	r := rand.New(rand.NewPCG(seed, 1))
	for range n {
		mode := Mode{Merging: Merging(r.IntN(3)), Anonymous: r.IntN(2) == 1, Newest: r.IntN(2) == 1}
		if r.IntN(2) == 1 {
			mode.Coarsen = 1 + r.Uint64N(1<<20)
		}
		if err := c.program(programs.Example(int(r.Uint64()>>1)), mode, 600); err != nil {
			return err
		}
	}
	return nil
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

// Program checks one program, in the notation of package small, in every mode. It is for table tests and for
// the program of a failure.
func (c Check) Program(text string) error {
	var modes []Mode
	for _, merging := range []Merging{ByTrace, ByKey, ByBudget} {
		for _, anonymous := range []bool{false, true} {
			for coarsen := range uint64(4) {
				for _, newest := range []bool{false, true} {
					modes = append(modes, Mode{merging, anonymous, newest, coarsen})
				}
			}
		}
	}
	return c.modes(text, modes)
}

// modes checks one program in some modes.
func (c Check) modes(text string, modes []Mode) error {
	p, err := small.Parse(text)
	if err != nil {
		return err
	}
	for _, m := range modes {
		if err := c.program(p, m, 3000); err != nil {
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
	Merging Merging
	// Anonymous: observing events do not say which trace they observe.
	Anonymous bool
	// Newest: the newest object of an allocation site has a base of its own while it has not escaped.
	Newest bool
	// Coarsen seeds the coarsening of events; 0 means that they are exact.
	Coarsen uint64
}

func (m Mode) String() string {
	s := [...]string{"one element per trace", "elements joined by key", "elements merged"}[m.Merging]
	if m.Anonymous {
		s += ", observed traces unknown"
	}
	if m.Newest {
		s += ", newest objects apart"
	}
	if m.Coarsen != 0 {
		s += fmt.Sprintf(", operands coarsened (%d)", m.Coarsen)
	}
	return s
}

// program checks one program in one mode.
func (c Check) program(text *small.Program, mode Mode, states int) error {
	prog, err := text.Build()
	if err != nil {
		return err
	}
	r, err := localtrace.Explore(prog, localtrace.Bounds{States: states})
	if err != nil {
		return err
	}
	s, err := c.simulate(r, mode)
	if err == nil {
		err = s.checkAccesses()
	}
	if f, ok := err.(*Failure); ok {
		f.Program, f.Mode = text, mode
	}
	return err
}

// MayRace runs the components along all traces of a program, with exact events, and names the racy-looking
// variables: those with two conflicting accesses in different threads, at least one of which no component
// excludes. Heap objects are called "heap". It is for table tests of what a digest can and cannot prove.
func MayRace(components func() []digest.Component, text string) ([]string, error) {
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
	s, err := Check{New: components}.simulate(r, Mode{Merging: ByKey, Anonymous: true, Newest: true})
	if err != nil {
		return nil, err
	}
	return s.mayRace(), nil
}
