package explore

import (
	"context"
	"errors"
	"fmt"
	"path"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Step is one step of a replayed execution.
type Step struct {
	interp.Event
	Object string         // what an access or an operation of synchronisation is about
	Of     *interp.Object // the object of an access; nil: it is gone, or there is none
	Func   *cfg.Func      // the function that the thread was in
	Chosen []Chosen       // the decisions that this step took
	Value  uint64         // of an access to at most 8 bytes: what was read or written
	Known  bool           // whether Value is
	Before uint64         // of an update whose Value is known: what was there
	Leads  *interp.Object // of an access to a pointer: what that leads to
	Racing bool           // one of the two accesses that race
}

// Chosen is an answer to a choice.
type Chosen struct {
	Kind   interp.ChoiceKind
	Thread interp.ThreadID // whose it is: a thread runs up to its first visible operation in the step that creates it
	Edge   *cfg.Edge
	Value  uint64
}

// A Replayed execution has come to the race of its witness.
type Replayed struct {
	Steps   []Step
	Threads []interp.Thread
	Race    Race
	Args    []string // what the program is called with, its own name included
}

// Replay executes a witness again, step for step. It fails if the execution does not end in the same race:
// the witness belongs to another program; or the context ends before it.
func Replay(ctx context.Context, p *cfg.Program, w *Witness) (*Replayed, error) {
	c, err := Prepare(p)
	if err != nil {
		return nil, err
	}
	return c.Replay(ctx, w)
}

// Replay is the function [Replay].
func (p *Program) Replay(ctx context.Context, w *Witness) (*Replayed, error) {
	r := &Replayed{}
	x, err := p.replay(ctx, w, w.Schedule, replayed{steps: r})
	if x != nil {
		r.Threads = x.m.Threads()
		r.Args = x.m.Args()
	}
	switch {
	case err != nil:
		return r, err
	case x.d.Race == nil || !same(x.d.Race, &w.Race):
		return r, errors.New("explore: the witness does not lead to its race; is it of this program?")
	}
	r.Race = *x.d.Race
	for i := range r.Steps {
		n := int64(i + 1)
		r.Steps[i].Racing = n == r.Race.First.Step || n == r.Race.Second.Step
	}
	return r, nil
}

// same reports whether two races are of the same accesses in the same order.
func same(a, b *Race) bool {
	return here(a.First.Pos) == here(b.First.Pos) && here(a.Second.Pos) == here(b.Second.Pos) &&
		a.First.Kind == b.First.Kind && a.Second.Kind == b.Second.Kind &&
		path.Base(a.object()) == path.Base(b.object())
}

// here is a position without the folder: a program may be read from another one.
func here(p cfg.Pos) cfg.Pos { return cfg.Pos{File: path.Base(p.File), Line: p.Line, Column: p.Column} }

// alike is same in either order.
func alike(a, b *Race) bool {
	return same(a, b) || same(&Race{First: a.Second, Second: a.First, Object: a.Object, Of: a.Of}, b)
}

// replayed says how an execution is repeated.
type replayed struct {
	// if not nil, choices are answered from here, for each thread apart; otherwise from the witness
	each      [][]uint64
	steps     *Replayed       // if not nil, the steps are kept in it
	also      interp.Follower // if not nil, it follows the inputs
	otherwise bool            // what programs leave open is settled in another way; see [OpenRow]
}

// replay executes a schedule as far as it is possible, or to a race like that of w.
func (p *Program) replay(ctx context.Context, w *Witness, schedule []interp.ThreadID, how replayed) (*execution, error) {
	r := how.steps
	frees := w.Race.First.Kind == interp.FreeObject || w.Race.Second.Kind == interp.FreeObject
	s := newSearcher(ctx, p, Options{Frees: frees, Syncs: w.Race.syncs(), Externals: !w.Guessed})
	in := &inputs{rnd: s.random(0, 0), given: w.Choices, each: how.each, other: how.otherwise, also: how.also}
	s.otherwise = how.otherwise
	x, err := s.start(in, int64(len(schedule))*300+1, &strategy{})
	if err != nil {
		return nil, err
	}
	x.d.Known = func(r *Race) bool { return !alike(r, &w.Race) }
	chosen := 0
	in.kinds = r != nil
	look := poll{ctx: ctx}
	for i, t := range schedule {
		if look.ended(x.m) {
			return x, ctx.Err()
		}
		if !x.m.IsEnabled(t) {
			return x, fmt.Errorf("explore: step %d: thread %d cannot go on; is the witness of this program?", i+1, t)
		}
		st := Step{}
		if r != nil {
			st.Func = x.m.In(t)
			if e, ok := x.m.Pending(t); ok {
				if o := x.m.Object(e.Object); o != nil {
					st.Object = o.String() // a free ends it
				}
				if c, ok := x.m.Cell(e.Object, e.Offset, e.Size); ok && e.Kind == interp.Update {
					st.Before = c.Bits
				}
			}
		}
		x.schedule = append(x.schedule, t)
		e, err := x.m.Step(t)
		if err != nil {
			return x, err
		}
		if r != nil {
			st.Event = e
			if o := x.m.Object(e.Object); o != nil {
				st.Object, st.Of = o.String(), o
			}
			if e.Kind.IsAccess() {
				if c, ok := x.m.Cell(e.Object, e.Offset, e.Size); ok && !c.Indeterminate && c.Target == 0 {
					st.Value, st.Known = c.Bits, true
				} else if ok && c.Target != 0 {
					st.Leads = x.m.Object(c.Target)
				}
			}
			st.Chosen = in.chosen[chosen:len(in.chosen):len(in.chosen)]
			chosen = len(in.chosen)
			r.Steps = append(r.Steps, st)
		}
		if x.d.Race != nil {
			break
		}
	}
	return x, nil
}

// Robust reports whether a witness does not depend on how executions settle what the program leaves open, as
// far as that is to be varied (see [OpenRow]): the same schedule with the same choices leads to the same
// race when it is settled in another way. The cost is in actions.
func (p *Program) Robust(ctx context.Context, w *Witness) (ok bool, cost int64) {
	x, err := p.replay(ctx, w, w.Schedule, replayed{otherwise: true})
	if x == nil {
		return false, 0
	}
	return err == nil && x.d.Race != nil && alike(x.d.Race, &w.Race), x.price()
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

// Minimize looks for an execution that shows the same race with fewer context switches or steps, within a
// budget of actions: it leaves out what the race does not need, and lets threads go on for longer wherever the
// race stays.
func Minimize(ctx context.Context, p *cfg.Program, w *Witness, maxActions int64) (*Witness, error) {
	c, err := Prepare(p)
	if err != nil {
		return nil, err
	}
	return c.Minimize(ctx, w, maxActions), nil
}

// Minimize is the function [Minimize]. It stops with its context.
func (p *Program) Minimize(ctx context.Context, w *Witness, maxActions int64) *Witness {
	m := &minimizer{p: p, ctx: ctx, best: w, left: maxActions}
	// Once as it is, to learn whose the choices are.
	if !m.try(w.Schedule, false) {
		return w
	}
	for m.leaveOut() || m.unite() {
	}
	if !m.best.Guessed {
		late, release := limit.Late(ctx)
		defer release()
		if ok, _ := p.Robust(late, m.best); !ok {
			return w
		}
	}
	return m.best
}

// minimizer makes a witness smaller.
type minimizer struct {
	p    *Program
	ctx  context.Context
	best *Witness
	each [][]uint64 // the choices of best, of each thread apart
	left int64
}

// try executes another schedule, and keeps it if the race is still there and it is simpler.
func (m *minimizer) try(schedule []interp.ThreadID, simpler bool) bool {
	if m.left <= 0 || m.ctx.Err() != nil {
		return false
	}
	x, err := m.p.replay(m.ctx, m.best, schedule, replayed{each: m.each})
	if x == nil {
		return false
	}
	m.left -= cost(x.m, x.d)
	if err != nil || x.d.Race == nil {
		return false
	}
	if s, b := Switches(x.schedule), Switches(m.best.Schedule); simpler &&
		(s > b || s == b && len(x.schedule) >= len(m.best.Schedule)) || (x.guessed() || x.d.Race.tolerated()) && !m.best.Guessed {
		return false
	}
	m.best = &Witness{Race: *x.d.Race, Schedule: x.schedule, Choices: x.in.log, Strategy: m.best.Strategy,
		Target: m.best.Target, Guessed: x.guessed() || x.d.Race.tolerated()}
	m.each = x.in.apart()
	return true
}

// block is the end of the run of steps of one thread that begins at i.
func block(s []interp.ThreadID, i int) int {
	j := i
	for j < len(s) && s[j] == s[i] {
		j++
	}
	return j
}

// leaveOut lets threads do less: of each block of steps, from the last one on, as much as possible is dropped.
func (m *minimizer) leaveOut() bool {
	improved := false
	for end := len(m.best.Schedule); end > 0; {
		end = min(end, len(m.best.Schedule))
		begin := end
		for begin > 0 && m.best.Schedule[begin-1] == m.best.Schedule[end-1] {
			begin--
		}
		for n := end - begin; n > 0; n /= 2 {
			s := m.best.Schedule
			t := append(append([]interp.ThreadID(nil), s[:end-n]...), s[end:]...)
			if m.try(t, true) {
				improved = true
				break
			}
			if end == len(s) {
				break // the race itself
			}
		}
		end = begin
	}
	return improved
}

// unite brings the next block of a thread that was interrupted to where it was.
func (m *minimizer) unite() bool {
	improved := false
	for i := 1; i < len(m.best.Schedule); i++ {
		s := m.best.Schedule
		if s[i] == s[i-1] {
			continue
		}
		j := i
		for j < len(s) && s[j] != s[i-1] {
			j++
		}
		if j == len(s) {
			continue
		}
		k := block(s, j)
		var t []interp.ThreadID
		t = append(t, s[:i]...)
		t = append(t, s[j:k]...)
		t = append(t, s[i:j]...)
		t = append(t, s[k:]...)
		if m.try(t, true) {
			improved = true
		}
	}
	return improved
}
