package interp

import (
	"errors"
	"fmt"
	"runtime/debug"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Options say how a program runs.
type Options struct {
	// Choose decides; nil always answers 0.
	Choose func(*Choice) uint64
	// Observe is told of every event, in order; nil: nobody is. The event is valid only during the call.
	Observe func(*Event)
	// Arrive is told whenever a thread arrives at a program point, if the program was prepared with
	// [PrepareWatched]; nil: nobody is. It may look, but not touch.
	Arrive func(*Machine, ThreadID, *cfg.Node)
	// MaxSteps limits the visible steps, MaxBytes the memory, MaxThreads the threads; 0: 10,000,000, 1 GiB and 10,000.
	MaxSteps   int64
	MaxBytes   int64
	MaxThreads int
	// Spurious lets operations fail that need not: try-locks of free locks, weak compare-exchanges, waits that
	// nobody signalled are possible anyway.
	Spurious bool
	// StrictReads makes reading an indeterminate value undefined behaviour; otherwise it is an arbitrary one,
	// chosen once.
	StrictReads bool
	// Externals lets code that is not in the program (functions without a body, assembly) do nothing and return
	// an arbitrary value, instead of ending the run. [Machine.Guessed] tells.
	Externals bool
	// Lazily lets what a library function writes, and no model computes, be chosen value by value when it is read; otherwise
	// all of its bytes are one that is chosen when it is written.
	Lazily bool
	// Follow, if set, follows values.
	Follow Follower
	// Open says what the run makes of what the program's text leaves open; nil: it settles it.
	Open *Policy
	// Otherwise settles that in another way, as far as there is one that is as good.
	Otherwise bool
	// Halts makes the end of the process, and a failed assumption, stop only the thread that is there.
	Halts bool
	// Pauses lets a thread pause behind each choice, before what only it can see goes on: then a loop that chooses is
	// one of steps. Only complete runs do.
	Pauses bool
	// Args are the arguments of main; nil: they are chosen, and none without Choose.
	Args []string
}

func (o *Options) defaults() {
	if o.MaxSteps == 0 {
		o.MaxSteps = 10_000_000
	}
	if o.MaxBytes == 0 {
		o.MaxBytes = 1 << 30
	}
	if o.MaxThreads == 0 {
		o.MaxThreads = 10_000
	}
}

// A Machine is a program in execution. It must not be used by several goroutines at once.
type Machine struct {
	code *program
	opt  Options
	state
	epoch  uint64
	event  Event
	choice Choice
	fresh  Label // of the choice that was just made
	alts   []int // scratch
	work   int64
	paused bool // a choice was made since the last visible operation; see Options.Pauses
	free   map[*function][]*frame
	unused map[int64][]uint64 // where freed objects of a size were, if the run settles AddressReuse otherwise
}

// state is what a snapshot saves.
type state struct {
	pages      []*page
	pageAddr   []uint64
	nextObject ObjectID
	nextAddr   uint64
	bytes      int64
	threads    []*thread
	activation uint64
	steps      int64
	outcome    Outcome
	atomic     ThreadID // who is inside an atomic section
	depth      int32    // how deeply
	guessed    bool     // see Guessed
	args       []string // of main
	exits      []handler
	registered int32  // how many handlers have been
	present    []bool // of the weak symbols
	files      *files // nil: those that are open at the start
}

// A Snapshot is a saved state of a machine. It stays valid for ever and may be restored any number of times.
type Snapshot struct {
	s     state
	epoch uint64 // that it ends: everything in it is at most so old
}

// A Program is a program made ready to run. Several machines may share it, also in different goroutines.
type Program struct {
	code  *program
	other func() *program // that settles otherwise what is open; nil if it cannot be translated
}

// Prepare translates a finished program.
func Prepare(p *cfg.Program) (*Program, error) { return prepare(p, false) }

// PrepareWatched is Prepare for runs that tell [Options].Arrive. They are slower.
func PrepareWatched(p *cfg.Program) (*Program, error) { return prepare(p, true) }

func prepare(p *cfg.Program, points bool) (*Program, error) {
	if p == nil || p.Main == nil || !p.Main.HasBody() {
		return nil, errors.New("interp: the program has no entry point")
	}
	if p.Types == nil {
		return nil, errors.New("interp: the program has no basic types (cfg.Program.Types)")
	}
	var c *program
	if err := guarded(func() { c = translate(p, points, false) }); err != nil {
		return nil, err
	}
	other := sync.OnceValue(func() (d *program) {
		_ = guarded(func() { d = translate(p, points, true) })
		return d
	})
	return &Program{c, other}, nil
}

// guarded turns a panic into an error.
func guarded(f func()) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("interp: internal error: %v\n%s", p, debug.Stack())
		}
	}()
	f()
	return nil
}

// New starts a program: the main thread stands in front of its first visible operation.
func New(p *cfg.Program, o Options) (*Machine, error) {
	c, err := Prepare(p)
	if err != nil {
		return nil, err
	}
	return c.New(o)
}

// New starts a prepared program.
func (p *Program) New(o Options) (m *Machine, err error) {
	o.defaults()
	m = &Machine{code: p.code, opt: o, epoch: 1, free: map[*function][]*frame{}}
	if o.Otherwise {
		if m.code = p.other(); m.code == nil {
			return nil, errors.New("interp: the program cannot be laid out otherwise")
		}
		m.unused = map[int64][]uint64{}
	}
	err = guarded(m.start)
	return m, err
}

// start makes the initial state.
func (m *Machine) start() {
	m.atomic = NoThread
	gs := m.code.globals
	m.nextObject = 1
	m.pages = append(m.pages, &page{gen: m.epoch})
	m.pageAddr = append(m.pageAddr, 0)
	for _, g := range gs[:len(gs)-1] {
		zero := g.Kind != GlobalObject || !g.Var.Extern
		o := m.create(g, zero)
		if g.Kind == LiteralObject {
			o.data = append([]byte(nil), g.Var.Data...)
		}
	}
	m.nextAddr = gs[len(gs)-1].Addr
	m.chooseSymbols()
	t := m.newThread(nil)
	f := m.code.funcs[m.code.Main]
	m.push(t, f)
	t.top.pc = f.starts[f.Entry]
	m.mainArgs(t.top)
	for _, g := range []*cfg.Func{m.code.Init, m.code.TLSInit} {
		if g != nil {
			m.push(t, m.code.funcs[g])
			t.top.pc = m.code.funcs[g].starts[g.Entry]
		}
	}
	m.advance(t)
}

// Snapshot saves the state.
func (m *Machine) Snapshot() *Snapshot {
	m.epoch++
	return &Snapshot{m.state.clone(), m.epoch - 1}
}

// Restore goes back to a saved state of this machine.
func (m *Machine) Restore(s *Snapshot) {
	m.epoch++
	m.state = s.s.clone()
	clear(m.free)
}

// Fork makes another machine of the same program, which goes on from a saved state of this one under options of
// its own.
func (m *Machine) Fork(s *Snapshot, o Options) *Machine {
	o.defaults()
	n := &Machine{code: m.code, opt: o, epoch: s.epoch + 1, state: s.s.clone(), free: map[*function][]*frame{}}
	return n
}

func (s *state) clone() state {
	c := *s
	c.pages = append([]*page(nil), s.pages...)
	c.pageAddr = append([]uint64(nil), s.pageAddr...)
	c.threads = append([]*thread(nil), s.threads...)
	return c
}

// Outcome says how the run ended; its reason is [Running] as long as it has not.
func (m *Machine) Outcome() Outcome { return m.outcome }

// Done reports whether the run has ended. It finds deadlocks.
func (m *Machine) Done() bool {
	if m.outcome.Reason != Running {
		return true
	}
	for i := range m.threads {
		if m.enabled(m.threads[i]) {
			return false
		}
	}
	m.outcome = Outcome{Reason: Deadlock, Thread: NoThread}
	return true
}

// Steps is the number of visible steps so far.
func (m *Machine) Steps() int64 { return m.steps }

// Guessed reports whether the run has passed code that is not in the program; see [Options].Externals.
func (m *Machine) Guessed() bool { return m.guessed }

// Work is how much the machine has done since it was made: invisible instructions, and what costs about as much
// as one. It is never set back.
func (m *Machine) Work() int64 { return m.work }

// Enabled lists the threads that can take a step, in order.
func (m *Machine) Enabled() []ThreadID { return m.AppendEnabled(nil) }

// AppendEnabled appends the threads that can take a step to buf.
func (m *Machine) AppendEnabled(buf []ThreadID) []ThreadID {
	m.work += int64(len(m.threads))
	if m.outcome.Reason != Running {
		return buf
	}
	n := len(buf)
	for i, t := range m.threads {
		if m.enabled(t) {
			buf = append(buf, ThreadID(i))
		}
	}
	if len(buf) == n {
		m.Done()
	}
	return buf
}

// Next is the first thread behind another one that can take a step, in order, the first ones behind the last, and that one
// itself if there is no other; NoThread if there is none. Unlike [Machine.AppendEnabled] it looks at no more threads than it
// has to.
func (m *Machine) Next(behind ThreadID) ThreadID {
	if m.outcome.Reason != Running {
		return NoThread
	}
	for i := range m.threads {
		m.work++
		if t := (int(behind) + 1 + i) % len(m.threads); m.enabled(m.threads[t]) {
			return ThreadID(t)
		}
	}
	m.Done()
	return NoThread
}

// Pending is the operation that a thread stands in front of; ok is false if the thread has ended. Where several
// operations are possible it is the first. The operation may be impossible at the moment; see
// [Machine.IsEnabled].
func (m *Machine) Pending(t ThreadID) (e Event, ok bool) {
	if t < 0 || int(t) >= len(m.threads) || m.threads[t].ended {
		return Event{}, false
	}
	return m.threads[t].pend, true
}

// IsEnabled reports whether a thread can take a step.
func (m *Machine) IsEnabled(t ThreadID) bool {
	return m.outcome.Reason == Running && t >= 0 && int(t) < len(m.threads) && m.enabled(m.threads[t])
}

// Unsignaled reports whether a thread waits for a condition and nobody has signaled it, so that it can only go
// on without a signal.
func (m *Machine) Unsignaled(t ThreadID) bool {
	if t < 0 || int(t) >= len(m.threads) {
		return false
	}
	u := m.threads[t]
	return u.pend.Kind == CondWait && !u.ended && !u.signaled
}

// Step lets a thread perform its pending operation and go on to the next one. The event is what it did. The
// error says that the thread cannot take a step; how the run ended is [Machine.Outcome].
func (m *Machine) Step(id ThreadID) (e Event, err error) {
	if m.outcome.Reason != Running {
		return Event{}, fmt.Errorf("interp: the run has ended: %s", m.outcome)
	}
	if id < 0 || int(id) >= len(m.threads) || !m.enabled(m.threads[id]) {
		return Event{}, fmt.Errorf("interp: thread %d cannot take a step", id)
	}
	defer func() {
		if p := recover(); p != nil {
			m.outcome = Outcome{Reason: Unsupported, Thread: id, Text: fmt.Sprint("internal error: ", p)}
			err = fmt.Errorf("interp: internal error: %v\n%s", p, debug.Stack())
		}
	}()
	m.steps++
	t := m.ownThread(id)
	m.event = Event{Thread: id, Peer: NoThread}
	m.visible(t)
	e = m.event
	if m.outcome.Reason == Running || m.outcome.Reason == Exited || m.outcome.Reason == Terminated {
		if m.opt.Observe != nil {
			m.opt.Observe(&m.event)
		}
	}
	if m.outcome.Reason == Running && !t.ended {
		m.advance(t)
	}
	if m.outcome.Reason == Running && e.Kind == ThreadCreate && e.Peer != NoThread {
		m.advance(m.threads[e.Peer])
	}
	if m.outcome.Reason == Running && (m.steps >= m.opt.MaxSteps || m.bytes > m.opt.MaxBytes) {
		m.outcome = Outcome{Reason: OutOfBudget, Thread: id, Text: "steps or memory"}
	}
	return e, nil
}

// fail ends the run.
func (m *Machine) fail(t *thread, r Reason, text string) {
	if m.outcome.Reason != Running {
		return
	}
	m.outcome = Outcome{Reason: r, Thread: NoThread, Text: text}
	if t != nil {
		m.outcome.Thread = t.id
		if t.edge != nil {
			m.outcome.Edge = t.edge
		}
	}
}
