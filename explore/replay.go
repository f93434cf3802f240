package explore

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Step is one step of a replayed execution.
type Step struct {
	interp.Event
	Object string // what an access or an operation of synchronisation is about
	Func   string // the function that the thread was in
}

// Replay executes a witness again, step for step, and returns its steps. It fails if the execution does not end in the same race:
// the witness belongs to another program.
func Replay(p *cfg.Program, w *Witness) ([]Step, error) {
	c, err := interp.Prepare(p)
	if err != nil {
		return nil, err
	}
	x, steps, err := replay(c, w, w.Schedule, true)
	if err != nil {
		return steps, err
	}
	if r := x.d.Race; r == nil || !same(*r, w.Race) {
		return steps, fmt.Errorf("explore: the witness does not lead to its race; is it of this program?")
	}
	return steps, nil
}

func same(a, b Race) bool {
	return a.First.Pos == b.First.Pos && a.Second.Pos == b.Second.Pos && a.First.Kind == b.First.Kind && a.Second.Kind == b.Second.Kind
}

// replay executes a schedule as far as it is possible, or to the first race.
func replay(c *interp.Program, w *Witness, schedule []interp.ThreadID, record bool) (*execution, []Step, error) {
	frees := w.Race.First.Kind == interp.FreeObject || w.Race.Second.Kind == interp.FreeObject
	s := &searcher{p: c, o: Options{Frees: frees}}
	x, err := s.start(&inputs{rnd: s.random(0, 0), given: w.Choices}, int64(len(schedule))*300+1)
	if err != nil {
		return nil, nil, err
	}
	var steps []Step
	for _, t := range schedule {
		if !x.m.IsEnabled(t) {
			return x, steps, fmt.Errorf("explore: step %d: thread %d cannot go on", len(steps)+1, t)
		}
		st := Step{}
		if record {
			if fs := x.m.Stack(t); len(fs) > 0 {
				st.Func = fs[0].Name
			}
			if e, ok := x.m.Pending(t); ok {
				if o := x.m.Object(e.Object); o != nil {
					st.Object = o.String()
				}
			}
		}
		x.schedule = append(x.schedule, t)
		e, err := x.m.Step(t)
		if err != nil {
			return x, steps, err
		}
		st.Event = e
		if o := x.m.Object(e.Object); o != nil {
			st.Object = o.String()
		}
		steps = append(steps, st)
		if x.d.Race != nil {
			break
		}
	}
	return x, steps, nil
}

// Switches counts the context switches of a schedule.
func Switches(schedule []interp.ThreadID) int {
	n := 0
	for i := 1; i < len(schedule); i++ {
		if schedule[i] != schedule[i-1] {
			n++
		}
	}
	return n
}

// Minimize looks for an execution that shows the same race with fewer context switches, trying at most the given number of executions:
// it lets threads go on for longer wherever the race stays.
func Minimize(p *cfg.Program, w *Witness, tries int) (*Witness, error) {
	c, err := interp.Prepare(p)
	if err != nil {
		return nil, err
	}
	best := w
	for improved := true; improved; {
		improved = false
		for i := 1; i < len(best.Schedule) && tries > 0; i++ {
			if best.Schedule[i] == best.Schedule[i-1] {
				continue
			}
			// Bring the next block of the thread that was interrupted to here.
			t := best.Schedule[i-1]
			j := i
			for j < len(best.Schedule) && best.Schedule[j] != t {
				j++
			}
			k := j
			for k < len(best.Schedule) && best.Schedule[k] == t {
				k++
			}
			if j == len(best.Schedule) {
				continue
			}
			var s []interp.ThreadID
			s = append(s, best.Schedule[:i]...)
			s = append(s, best.Schedule[j:k]...)
			s = append(s, best.Schedule[i:j]...)
			s = append(s, best.Schedule[k:]...)
			tries--
			x, _, err := replay(c, best, s, false)
			if err != nil || x.d.Race == nil || !same(*x.d.Race, best.Race) && !same(Race{First: x.d.Race.Second, Second: x.d.Race.First}, best.Race) || Switches(x.schedule) >= Switches(best.Schedule) {
				continue
			}
			best = &Witness{Race: *x.d.Race, Schedule: x.schedule, Choices: x.in.log, Strategy: best.Strategy}
			improved = true
		}
	}
	return best, nil
}
