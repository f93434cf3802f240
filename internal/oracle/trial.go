package oracle

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

// A Trial holds one program against the analysis. The zero value uses all digests and a few schedules.
type Trial struct {
	Runs     int    // schedules; default 12
	First    uint64 // the first seed
	MaxSteps int64  // default 3000
	Every    int    // of how many states one is compared with all of memory; default 7
	// Components makes the digests; nil: all that are registered.
	Components func() []digest.Component
	// RacesOnly leaves out the comparison of states and accesses.
	RacesOnly bool
	Options   engine.Options

	Stats     Stats
	Programs  int
	Racy      int // programs with a race
	Pairs     int
	Proved    int
	Stopped   int // analyses that ran out of a budget
	States    int
	Accesses  int
	Late      int // states of what runs at ends
	Given     int // times that an object was found given away
	Load, Run time.Duration
	Analyse   time.Duration
}

// Text tries the text of a C program. The result says what is wrong with the analysis of it; it is empty if
// nothing was found.
func (t *Trial) Text(ctx context.Context, text string) (string, error) {
	start := time.Now()
	p, err := Load(ctx, text)
	t.Load += time.Since(start)
	if err != nil {
		return "", err
	}
	return t.Program(ctx, p)
}

// Program tries a program.
func (t *Trial) Program(ctx context.Context, p *cfg.Program) (wrong string, err error) {
	c, err := interp.PrepareWatched(p)
	if err != nil {
		return "", err
	}
	if t.Components == nil {
		t.Components = analyses.Components
	}
	product, err := digest.NewProduct(t.Components()...)
	if err != nil {
		return "", err
	}
	t.Programs++
	o := t.Options
	if o.Solver.MaxEvaluations == 0 {
		o.Solver = solver.Options{MaxEvaluations: 20_000, MaxMemory: 1 << 30}
	}
	var ws []Witness
	var runErr error
	var spent time.Duration
	o.Inspect = func(in *engine.Inspection) {
		start := time.Now()
		ws, wrong, runErr = t.explore(c, in)
		spent = time.Since(start)
		t.Run += spent
	}
	start := time.Now()
	r, err := engine.Run(ctx, p, product, nil, o)
	t.Analyse += time.Since(start) - spent
	if err != nil || runErr != nil || wrong != "" {
		return wrong, firstOf(err, runErr)
	}
	if r.Incomplete != "" {
		t.Stopped++
		return "", nil
	}
	t.count(r, ws)
	runs, steps, _ := t.defaults()
	missed, err := Originals(c, runs, t.First+1, steps, Missed(r, ws))
	if err != nil {
		return "", err
	}
	if len(missed) > 0 {
		m := missed[0]
		return fmt.Sprintf("verdict %s, missed %v on %s (schedule %d, step %d)", r.Verdict, m.Pair, m.Object, m.Seed, m.Step), nil
	}
	return "", nil
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (t *Trial) count(r *race.Report, ws []Witness) {
	if r.Verdict == race.RaceFree {
		t.Proved++
	}
	if len(ws) > 0 {
		t.Racy++
	}
	t.Pairs += len(ws)
}

// explore runs the program under random schedules while it compares it with the solution.
func (t *Trial) explore(c *interp.Program, in *engine.Inspection) (ws []Witness, wrong string, err error) {
	runs, steps, every := t.defaults()
	var follow func(uint64) Follower
	var all []*Comparison
	if !t.RacesOnly {
		s := Inspect(in)
		follow = func(uint64) Follower {
			all = append(all, s.Compare(every))
			return all[len(all)-1]
		}
	}
	ws, err = Explore(c, runs, t.First+1, steps, &t.Stats, follow)
	for i, f := range all {
		t.States += f.States
		t.Accesses += f.Accesses
		t.Late += f.Late
		t.Given += f.Given
		if f.Failure != "" && wrong == "" {
			wrong = fmt.Sprintf("%s (schedule %d)", f.Failure, t.First+1+uint64(i))
		}
	}
	return ws, wrong, err
}

func (t *Trial) defaults() (runs int, steps int64, every int) {
	return cmp.Or(t.Runs, 12), cmp.Or(t.MaxSteps, 3000), cmp.Or(t.Every, 7)
}

func (t *Trial) String() string {
	return fmt.Sprintf("%d programs, %d racy (%d pairs), %d proved, %d not finished; %d states (%d at ends, %d "+
		"times an object given away) and %d accesses compared; load %v, run %v, analyse %v; %d steps; %v %v",
		t.Programs, t.Racy, t.Pairs, t.Proved, t.Stopped, t.States, t.Late, t.Given, t.Accesses, t.Load, t.Run, t.Analyse,
		t.Stats.Steps, t.Stats.Outcomes, t.Stats.Texts)
}
