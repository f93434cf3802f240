package explore

import (
	"fmt"
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// Explicit states: the program is race-free if none of its states is one that an execution comes to by a race.
// Where threads wait actively, or have little to do with each other, there are far fewer states than executions;
// and an execution that never ends visits finitely many.
//
// What is said of an [exhaustion] about executions, choices, ends and memory models holds here, too: executions
// are complete runs, none is cut, all answers to choices are tried, those before the first step included, and
// what an execution does when there is a race is of no interest. Otherwise than there, a state that was visited
// is not visited again. It holds all that the future depends on: see [interp.Canon] for the program's part and
// [keyWriter] for that of happens-before. It is compared in full.
//
// Reduction. A thread is stopped only in front of steps that others may notice without a race; a transition is one
// such step with all unnoticed ones that the thread takes behind it; with those that threads which it creates take
// first; and with those of threads that have waited for its end. Unnoticed are
//
//   - plain accesses;
//   - creations of threads;
//   - accesses of objects that nobody else can come to ([interp.Machine.Private]), and making an object of
//     synchronisation or freeing there;
//   - ends of atomic sections, and if no step of the program tries a lock, or to join: releases of locks that begin
//     no wait, ends of threads, and joins of threads that have ended.
//
// Let a thread t stand in front of an unnoticed step x, where there was no race yet. If some execution goes on
// from there to a race, or to what ends the exploration, so does one that begins with x. For let q1, q2, … be
// what other threads do in it before t takes a step (perhaps t takes none), and qi the first one that depends
// on x. If x is a plain access, qi accesses the same bytes, or frees them, or is an operation on an object of
// synchronisation that lies there: then both are in conflict, and nothing orders them, as x is not one that
// learns of others and t takes none between; x, q1, …, qi is an execution that races. (All such conflicts count
// here, those of frees, of operations and of accesses that C does not count, too, whatever is asked for: who
// finds one has no proof.) If x is private, there is no qi: others come to the object only by what t does next.
// Nor if x is a creation or a release, as whatever depends on it waits for it. (Only the stack of t ends with it: who
// uses that afterwards ends the exploration.) Nor if it is a join, as nobody else may join the thread or detach it: who
// does so ends the exploration, too. If there is no qi, then x can come first: q1, q2, … do as before, and so does what
// follows; nobody learns of x who has not waited for it, so that the race is one still. And the race is no further than
// before from the next state in which all threads are tried.
//
// Plain accesses may go on for ever. After so many of them the transition ends where it is, and all threads are
// tried there. Every state is left by all threads, so that no circle hides what another thread does.
type stateSpace struct {
	completeRun
	keys  *keyWriter
	locks bool // threads wait for each other by other means than atomic accesses and sections
	tries bool // a thread may find that another one has a lock, or has not ended, and need not wait
	seen  map[string]bool
	stack []branching
	path  []interp.ThreadID // who has taken each step, up to here
	first []answer          // before the first step
	work  int64             // that was done, as [cost] counts it
	bytes int64             // that the states on the stack take at most
	ended func()            // is told where no thread can go on

	forgets bool     // see [stateSpace.forget]
	over    bool     // a thread has ended in this transition
	made    int      // how many choices of the transition were whether a thread is created
	null    bool     // it has ended in front of a write through a null pointer
	doubts  bool     // there was an event because of which it must not
	since   []uint32 // when the latest transition of each thread began

	ends    int // how many transitions have led to an end
	deepest int // the most transitions that have led to a state

	States, Transitions int
	Actions             int64
}

// branching is a state from which not all transitions have been taken.
type branching struct {
	at      *interp.Snapshot
	d       *Detector
	given   map[interp.ThreadID]interp.Event
	since   []uint32
	threads []interp.ThreadID // the first one is being tried
	answers []answer          // to the choices of its transition
	steps   int               // that lead here
	bytes   int64
}

// longestTransition is after how many plain accesses a thread is stopped.
const longestTransition = 500

// Beside the number of states, their work and their memory have bounds: workPerState on average, which is some times
// what usual ones take, and mostBytes for those on the stack.
const (
	workPerState = 60
	mostBytes    = 1 << 28
)

// shortRun is how many transitions the executions of a program may take for it to have [Options].MoreStates.
const shortRun = 400

func newStateSpace(s *searcher) *stateSpace {
	weak := newWeakness(s.program.cfg, s.o.Strict)
	x := &stateSpace{completeRun: completeRun{s: s, weak: weak}, seen: map[string]bool{}}
	fences := false
	for e := range s.program.cfg.AllEdges() {
		switch a := e.Action.(type) {
		case *cfg.Fence:
			fences = true
		case *cfg.Lock:
			x.tries, x.locks = x.tries || a.Try, true
		case *cfg.CondWait, *cfg.SemWait, *cfg.BarrierWait:
			x.locks = true
		case *cfg.LockFail:
			x.tries = x.tries || a.Try
		case *cfg.JoinFail:
			x.tries = x.tries || a.Try
		}
	}
	x.forgets = !x.tries
	x.keys = &keyWriter{Canon: interp.NewCanon(s.program.code), weak: weak != nil, fences: fences}
	return x
}

// run explores at most so many states. It reports whether these are all, and no race is among them.
func (x *stateSpace) run(most int) bool {
	ok := x.all(most)
	if x.doubts { // again, from the beginning
		x.forgets, x.doubts, x.why = false, false, ""
		x.seen, x.stack, x.first, x.bytes = map[string]bool{}, nil, nil, 0
		ok = x.all(most)
	}
	return ok
}

func (x *stateSpace) all(most int) bool {
	for {
		if !x.begin() || !x.visit() {
			return false
		}
		for len(x.stack) > 0 {
			if more := x.s.o.MoreStates; more > most && x.States > most && !x.locks && x.ends > 0 && x.deepest < shortRun {
				most = more
			}
			switch {
			case x.States > most:
				x.why = fmt.Sprintf("more than %d states", most)
			case x.exceeds(most):
				x.why = fmt.Sprintf("more work than %d states are worth", most)
			case x.bytes > mostBytes:
				x.why = "the states take too much memory"
			case x.s.ctx.Err() != nil:
				x.why = "the time is up"
			}
			if x.why != "" || !x.advance() {
				return false
			}
		}
		if !next(&x.first) {
			return x.assumed()
		}
	}
}

// exceeds reports whether so many states have been explored, or as much was done as these are worth.
func (x *stateSpace) exceeds(most int) bool {
	return x.States > most || x.work > int64(most)*workPerState
}

// begin makes the machine of a way to begin.
// All races count: the reduction needs that.
func (x *stateSpace) begin() bool {
	again := func() bool {
		x.path, x.since, x.made = x.path[:0], nil, 0
		ok := x.start(&x.first, 1<<62, true)
		if x.s.o.Safe != nil {
			x.d.Ignored = x.ignored
		}
		return ok
	}
	return again() && (x.goOn(0) || x.halts(again))
}

// ignored reports whether a race with an access need not be looked for, as it is known that there is none before another
// one: what the analysis has proved of the program's variables holds in all executions up to their first race. Whoever
// frees or makes objects, accesses that C does not count, and atomic ones of which something is to be found out, are
// looked at all the same.
func (x *stateSpace) ignored(e *interp.Event) bool {
	if e.Internal || e.Uncertain || e.Kind == interp.FreeObject || e.Atomic && x.weak != nil {
		return false
	}
	o := x.m.Object(e.Object)
	return o != nil && o.Kind == interp.GlobalObject && o.Var != nil && !o.Var.Extern && !o.Var.Several &&
		x.s.o.Safe(o.Var, e.Offset, e.Size)
}

// raced is the schedule of the race that the exploration has ended with, if it has.
func (x *stateSpace) raced() []interp.ThreadID {
	if x.d == nil || x.d.Race == nil {
		return nil
	}
	return x.path
}

// advance takes a transition from the state on top of the stack.
func (x *stateSpace) advance() bool {
	b := &x.stack[len(x.stack)-1]
	if len(b.threads) == 0 {
		x.bytes -= b.bytes
		*b = branching{}
		x.stack = x.stack[:len(x.stack)-1]
		return true
	}
	back := func() bool {
		x.m.Restore(b.at)
		x.path = x.path[:b.steps]
		x.d, x.given, x.since = b.d.clone(), maps.Clone(b.given), slices.Clone(b.since)
		x.list, x.asked, x.made = &b.answers, 0, 0
		return true
	}
	back()
	x.Transitions++
	steps, work := x.Actions, x.m.Work()+8*x.d.Work
	ok := x.transition(b.threads[0]) || x.halts(back)
	x.work += x.Actions - steps + (x.m.Work()+8*x.d.Work-work)/64 + 1
	if !ok {
		return false
	}
	if !next(&b.answers) {
		b.threads, b.answers = b.threads[1:], nil
	}
	return x.visit()
}

// visit puts the state that was come to on the stack, if it is a new one.
func (x *stateSpace) visit() bool {
	enabled := x.m.Enabled()
	if len(enabled) == 0 { // all have ended, or wait for ever
		x.ends++
		if x.ended != nil {
			x.ended()
		}
		return true
	}
	key, ok := x.keys.write(x.m, x.d, x.given)
	switch {
	case !ok:
		x.why = "a state that cannot be compared with others"
		return false
	case x.seen[key]:
		return true
	}
	x.seen[key] = true
	if x.States++; x.States&1023 == 0 && !x.assumed() {
		return false
	}
	x.deepest = max(x.deepest, len(x.stack))
	bytes := x.keys.bytes(x.m)
	x.bytes += bytes
	x.stack = append(x.stack, branching{at: x.m.Snapshot(), d: x.d, given: x.given, since: x.since, threads: enabled, steps: len(x.path), bytes: bytes})
	return true
}

// transition takes a step of a thread, with the plain accesses behind it. It reports whether the exploration goes
// on.
func (x *stateSpace) transition(t interp.ThreadID) bool {
	if x.over = false; x.forgets {
		x.begins(int(t))
	}
	e, ok := x.step(t)
	if !ok {
		return false
	}
	if x.forgets {
		x.forget(t)
	}
	return x.goOnBehind(&e) && x.goOn(t) && x.join()
}

// goOnBehind lets a thread that was just created make plain accesses.
func (x *stateSpace) goOnBehind(e *interp.Event) bool {
	return e.Kind != interp.ThreadCreate || e.Peer == interp.NoThread || x.goOn(e.Peer)
}

// join lets threads go on that have waited for the end of one.
func (x *stateSpace) join() bool {
	if !x.over {
		return true
	}
	for _, t := range x.m.Threads() {
		if p, ok := x.m.Pending(t.ID); ok && p.Kind == interp.ThreadJoin && !x.goOn(t.ID) {
			return false
		}
	}
	return true
}

// halts reports whether a transition has ended because a thread has written to what a null pointer points to, as some do
// where memory is not checked to have been allocated, and nothing else. As long as there is no race, programs are taken
// to do nothing that is undefined ([interp.Undefined]), so that no execution goes there: the thread stands still in front
// of it, and others go on. The transition is repeated up to there.
func (x *stateSpace) halts(back func() bool) bool {
	if !x.null {
		return false
	}
	from, who := len(x.path), x.path[len(x.path)-1]
	steps := slices.Clone(x.path)
	x.null, x.why = false, ""
	if !back() {
		return false
	}
	for i, t := range steps[len(x.path) : from-1] {
		if i == 0 && len(x.path) > 0 && x.forgets {
			x.begins(int(t))
		}
		if _, ok := x.step(t); !ok {
			return false
		}
	}
	x.m.Halt(who)
	return true
}

// goOn lets a thread make plain accesses, until it stands in front of something else.
func (x *stateSpace) goOn(t interp.ThreadID) bool {
	for range longestTransition {
		p, ok := x.m.Pending(t)
		if !ok || x.asked > x.made || !x.m.IsEnabled(t) || !x.unnoticed(t, &p) {
			break
		}
		e, ok := x.step(t)
		if !ok || !x.goOnBehind(&e) {
			return false
		}
	}
	return true
}

// unnoticed reports whether what a thread is about to do belongs to a transition that has begun.
func (x *stateSpace) unnoticed(t interp.ThreadID, e *interp.Event) bool {
	switch e.Kind {
	case interp.Read, interp.Write:
		return !e.Atomic && !e.Internal || x.private(t, e)
	case interp.Update, interp.FreeObject, interp.LockInit, interp.SemInit, interp.BarrierInit:
		return x.private(t, e)
	case interp.NoOp:
		return e.Edge == nil
	case interp.AtomicEnd:
		return true
	case interp.ThreadCreate:
		return e.Create == cfg.NewThread
	case interp.Unlock, interp.ThreadEnd, interp.ThreadJoin:
		return e.Cond == 0 && !x.tries
	}
	return false
}

// private reports whether nobody but a thread can come to the object of its next step.
func (x *stateSpace) private(t interp.ThreadID, e *interp.Event) bool {
	return e.Object != 0 && e.Cond == 0 && x.m.Private(t, e.Object)
}

func (x *stateSpace) step(t interp.ThreadID) (e interp.Event, ok bool) {
	asked := x.asked
	e, err := x.m.Step(t)
	x.Actions++
	switch e.Kind {
	case interp.ThreadEnd:
		x.over = true
	case interp.ThreadCreate:
		x.made += x.asked - asked
	}
	x.path = append(x.path, t)
	switch o := x.m.Outcome(); {
	case err != nil:
		x.why = err.Error()
	case x.why != "":
	case x.d.Race != nil:
		x.why = "a race: " + x.d.Race.String()
	case x.forgets && x.doubtful(&e):
		x.doubts, x.why = true, "doubts"
	case o.Reason != interp.Running && o.Reason != interp.Terminated:
		x.why, x.null = o.String(), o.Null
	}
	return e, x.why == ""
}
