package arithmetic

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// Load translates the program with its main.
func (p Program) Load(ctx context.Context) (*cfg.Program, error) {
	model := csource.LP64
	if p.Model == cfg.ILP32 {
		model = csource.ILP32
	}
	return frontend.LoadSource(ctx, map[string]string{"main.c": p.Threaded()}, frontend.Options{DataModel: model})
}

// A Result is what the interpreter says of one run: what was computed, and which marks were reached.
type Result struct {
	Hash    uint64
	Reached []bool
	Lines   map[int]bool // in which marks stand that were reached
	End     interp.Outcome
}

// Interpret runs the program with an input, each thread as long as it can.
func (p Program) Interpret(c *interp.Program, input int) (Result, error) {
	r := Result{Reached: make([]bool, p.Marks), Lines: map[int]bool{}}
	marks := map[interp.ObjectID]int{}
	m, err := c.New(interp.Options{
		StrictReads: true, MaxSteps: 100_000,
		Choose: func(c *interp.Choice) uint64 {
			if c.Kind != interp.NondetValue || c.Guess { // as gcc has it
				return 0
			}
			x := input & 3
			input >>= 2
			return uint64(x)
		},
		Observe: func(e *interp.Event) {
			if k, ok := marks[e.Object]; ok && e.Thread != 0 {
				r.Reached[k] = true
				r.Lines[e.Pos().Line] = true
			}
		},
	})
	if err != nil {
		return r, err
	}
	for i := range p.Marks {
		marks[m.GlobalNamed(fmt.Sprintf("g%d_S", i))] = i
	}
	for {
		ts := m.Enabled()
		if len(ts) == 0 {
			break
		}
		if _, err := m.Step(slices.Max(ts)); err != nil {
			return r, err
		}
	}
	r.End = m.Outcome()
	r.Hash = binary.LittleEndian.Uint64(m.Bytes(m.GlobalNamed("h_S")))
	return r, nil
}

// Unreported lists the lines with marks that were reached and race, but are missing in a report.
func Unreported(r *race.Report, lines map[int]bool) (missed []int) {
	reported := map[int]bool{}
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			reported[a.Pos.Line] = true
		}
	}
	if r.Incomplete != "" {
		return nil
	}
	for l := range lines {
		if !reported[l] {
			missed = append(missed, l)
		}
	}
	slices.Sort(missed)
	return missed
}
