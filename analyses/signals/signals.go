// Package signals is the digest of the signals that a thread blocks: what it does then, no handler of them interrupts.
//
// The lattice part of an element is the set of signals that the thread certainly blocks. A handler may run in any thread
// that does not block its signal, and so an access is apart from those of a handler if the thread that makes it blocks
// the signal, or all that have handlers if it is not known which one that is, and so does every other thread that may be
// there:
//
//	sigprocmask(SIG_BLOCK, &set, &old); shared = 1; sigprocmask(SIG_SETMASK, &old, 0);
//	sigprocmask(SIG_BLOCK, &set, 0); pthread_create(…); while (sigwait(&set, &signal) == 0) …
//
// Which signals a set holds is what the analysis of values knows: of the first 32, as library functions note
// in it ([cfg.SignalMask]).
//
// Sound: a signal that is blocked in a thread runs no handler there before it is unblocked (POSIX, XSH 2.4.1); threads
// begin with the mask of their creator (pthread_create); a handler begins with the mask of the thread that it
// interrupts, and more, and that is restored when it returns (sigaction). What the thread blocks is known from what it
// has done itself, and from its creator: nobody else changes it. The global fact says which signals each thread may leave
// unblocked at some time when there are others: it grows when a thread is created, of both, and whenever a thread
// unblocks something afterwards. Waits (pselect, sigsuspend) may unblock anything while they last.
//
// A handler is not interrupted by its own signal, so that two runs of it are apart, too, unless two threads may run it at
// once, or the signal is not blocked meanwhile (SA_NODEFER, or a handler that is installed anew by itself, as those of
// System V have to be).
//
// SIGABRT is taken to be blocked by nobody, since abort overrides that.
//
// It gives up where masks change in ways that this does not follow: if handlers, or other code that runs in threads
// that are not its own, change them; where programs use setjmp, which may restore one; and after code of which
// nothing is known.
//
// This package may change in any release: see COMPATIBILITY.md.
package signals

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "signals"

// Set is a set of the signals 1 to 32: bit n-1 stands for signal n.
type Set uint32

const all Set = math.MaxUint32

// Element is what is known of the signals that the running thread blocks.
type Element struct {
	Role    Role
	Signal  Set  // of a handler: the signal that it handles; empty if that is not known
	Blocked Set  // certainly
	Behind  Set  // the same, as soon as a wait is over that may unblock others; else as Blocked
	Others  bool // there may be other threads
}

// Role is who runs.
type Role uint8

const (
	Thread  Role = iota // a thread of the program
	Handler             // of a signal, in any thread
	Guest               // what else runs in threads that are not its own
)

// Open says which signals a thread may leave unblocked while there are others.
type Open struct {
	Thread threadid.Thread
	Set    Set
}

// Digest is the digest of blocked signals.
type Digest struct {
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
	opens   digest.Interner[Open]
	open    *digest.FactKind[struct{}, digest.List[Open]]
	wild    digest.Marks[struct{}] // masks are changed in ways that are not followed
	handled Set                    // the signals that have handlers
	others  bool                   // others may have some, too
	handles map[*cfg.Func]Set      // of functions that are installed by name: which ones
	off     bool                   // nothing is excluded
}

// New returns a digest of blocked signals.
func New() *Digest {
	d := &Digest{wild: digest.NewMarks[struct{}](), off: true}
	d.open = digest.NewFacts[struct{}](d.join, func(a, b digest.List[Open]) bool { return d.join(a, b) == b })
	return d
}

// join is what either says of each thread.
func (d *Digest) join(a, b digest.List[Open]) digest.List[Open] {
	out := slices.Concat(d.opens.Items(a), d.opens.Items(b))
	slices.SortStableFunc(out, func(a, b Open) int { return d.ids.CompareThreads(a.Thread, b.Thread) })
	return d.opens.List(slices.CompactFunc(merged(out), func(a, b Open) bool { return a.Thread == b.Thread })...)
}

// merged gives all entries of one thread, which stand together, the union of their sets.
func merged(os []Open) []Open {
	for i := range os {
		for j := i + 1; j < len(os) && os[j].Thread == os[i].Thread; j++ {
			os[j].Set |= os[i].Set
			os[i].Set = os[j].Set
		}
	}
	return os
}

// Name is "signals".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "the signals that have handlers are blocked at one, and in all other threads"
}

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, d.ids, err = threadid.Require(required[0])
	return err
}

// Watch looks for handlers, and for what changes masks.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.handled, d.others, d.off, d.handles = 0, false, false, map[*cfg.Func]Set{}
	byName := true
	masks := false
	for _, f := range p.Funcs {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Create:
					if a.Kind == cfg.SignalHandler {
						n := number(a.Arg)
						d.handled |= n
						d.others = d.others || n == 0
						f, named := a.Start.(*cfg.FuncRef)
						if byName = byName && named; byName {
							d.handles[f.Func] |= n
						}
					}
				case *cfg.SignalMask:
					masks = masks || a.Set != nil
				case *cfg.SetJmp:
					d.off = true
				}
			}
		}
	}
	if !byName || d.others {
		d.handles = nil
	}
	if d.off = d.off || d.handled == 0; d.off {
		return digest.Interest{}
	}
	return digest.Interest{Edges: func(e *cfg.Edge) bool {
		_, mask := e.Action.(*cfg.SignalMask)
		return mask || masks && strange(e.Action)
	}}
}

// number is the signal that a handler is installed for, if it is said to be one of the first 32.
func number(x cfg.Expr) Set {
	if n, ok := cfg.IsConst(cfg.Uncast(x)); ok && n >= 1 && n <= 32 {
		return 1 << (n - 1)
	}
	return 0
}

// strange reports whether an action may run code of which nothing is known.
func strange(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Call:
		f, direct := a.Callee.(*cfg.FuncRef)
		return !direct || !f.Func.HasBody()
	case *cfg.Havoc:
		return a.Assembly == nil
	}
	return false
}

// See changes the mask.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	after, ok := s.(digest.After)
	if !ok {
		return a
	}
	m, ok := after.Edge.Action.(*cfg.SignalMask)
	switch {
	case !ok:
		return d.changed(x, a, 0, 0)
	case m.Set != nil:
		mask := masked(v, m, a.Blocked)
		return d.changed(x, a, mask, mask)
	case m.How != nil:
		d.wild.Add(x, struct{}{})
		return a
	case m.Ends:
		a.Blocked = a.Behind
		return a
	}
	return d.changed(x, a, 0, a.Behind)
}

// changed is a history in which the mask has become another one.
func (d *Digest) changed(x digest.Context, a Element, blocked, behind Set) Element {
	if a.Role != Thread {
		d.wild.Add(x, struct{}{})
		return a
	}
	a.Blocked, a.Behind = blocked, behind
	if a.Others {
		d.leaves(x, d.threads.Of(x).Thread, ^blocked)
	}
	return a
}

// masked is what is certainly blocked after sigprocmask.
func masked(v digest.View, m *cfg.SignalMask, blocked Set) Set {
	const block, unblock, set = 0, 1, 2 // of Linux
	how := v.Number(m.How)
	if how.Any || len(how.May) != 1 {
		return 0
	}
	least, most := all, Set(0)
	if n := v.Number(m.Set); n.Any || len(n.May) == 0 {
		least, most = 0, all
	} else {
		for _, s := range n.May {
			least, most = least&Set(s), most|Set(s)
		}
	}
	switch how.May[0] {
	case block:
		blocked |= least
	case unblock:
		blocked &^= most
	case set:
		blocked = least
	}
	return blocked &^ abort // and for another number, EINVAL
}

// abort is SIGABRT, which abort and failed assertions raise whether it is blocked or not.
const abort Set = 1 << (6 - 1)

// leaves tells that a thread may leave signals unblocked.
func (d *Digest) leaves(x digest.Context, t threadid.Thread, s Set) {
	if s &= d.handled; s != 0 {
		d.open.Add(x, struct{}{}, d.opens.List(Open{t, s}))
	}
}

// Init blocks what the process was started with, which may be nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New begins with the mask of its creator. What runs in other threads than its own has that of each of these.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	c := creation(ev)
	switch {
	case ev.Create == cfg.SignalHandler && c != nil:
		// Where the program does so, or in a thread that was there before, where it is created.
		s := d.handles[ev.Start]
		if c.Kind == cfg.SignalHandler {
			s = number(c.Arg)
		}
		if s&(s-1) != 0 {
			s = 0
		}
		return []Element{{Role: Handler, Signal: s, Others: true}}
	case ev.Create != cfg.NewThread || a.Role != Thread:
		return []Element{{Role: Guest, Others: true}}
	case !inherits(c):
		return []Element{{Others: true}}
	}
	return []Element{{Blocked: a.Blocked, Behind: a.Blocked, Others: true}}
}

// creation is the action of the program that creates what starts, if there is one.
func creation(ev *digest.Event) *cfg.Create {
	if ev.Edge == nil {
		return nil
	}
	c, _ := ev.Edge.Action.(*cfg.Create)
	return c
}

// inherits reports whether a thread begins with the mask of its creator: if the program has asked for it. Those that
// libraries start for it (SIGEV_THREAD) begin with any.
func inherits(c *cfg.Create) bool { return c != nil && c.Kind == cfg.NewThread && c.Thread != nil }

// Step notes what is left unblocked when a thread is created, by its creator and by itself. Unknown code may change the
// mask, and create threads with any.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch {
	case d.off:
	case ev.Kind == digest.EvUnknown:
		a.Others = true
		return d.changed(x, a, 0, 0), true
	case ev.Kind == digest.EvCreate && ev.Create == cfg.SignalHandler && a.Role == Handler:
		d.wild.Add(x, struct{}{})
	case ev.Kind == digest.EvCreate && ev.Create == cfg.NewThread:
		a.Others = true
		if a.Role != Thread {
			d.wild.Add(x, struct{}{})
			return a, true
		}
		self := d.threads.Of(x)
		d.leaves(x, self.Thread, ^a.Blocked)
		given := a.Blocked
		if !inherits(creation(ev)) {
			given = 0
		}
		for _, t := range d.ids.Children(self, ev) {
			d.leaves(x, t, ^given)
		}
	}
	return a, true
}

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// MayRun is false if one side is a handler's, and no thread can run a handler when the other one comes; or if both are of
// one handler, and one thread alone can run it: see the package comment.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if d.off || a.Role != Handler && b.Role != Handler || d.wild.Has(x, struct{}{}) {
		return true
	}
	opens, _ := d.open.Of(x, struct{}{})
	thread, other := d.threads.OfBoth(x)
	switch {
	case a.Role == b.Role:
		return a.Signal == 0 || a.Signal != b.Signal || d.several(opens)
	case a.Role == Handler:
		a, b, thread = b, a, other
	}
	needed, known := b.Signal, true
	if needed == 0 {
		needed, known = d.handled, !d.others
	}
	if a.Role != Thread || !known || needed&^a.Blocked != 0 {
		return true
	}
	return a.Others && slices.ContainsFunc(d.opens.Items(opens), func(o Open) bool {
		own := o.Thread == thread.Thread && thread.Set.IsEmpty()
		return o.Set&needed != 0 && !own && !d.ids.NotStarted(thread, o.Thread)
	})
}

// several reports whether handlers may run in more than one thread at once. Before there is another thread that is the
// main one, and the fact does not speak of it.
func (d *Digest) several(opens digest.List[Open]) bool {
	os := d.opens.Items(opens)
	return len(os) > 1 || len(os) == 1 && !os[0].Thread.Set.IsEmpty()
}

// Key tells who runs.
func (d *Digest) Key(a Element) Element { return Element{Role: a.Role, Signal: a.Signal} }

// Join blocks what both do.
func (d *Digest) Join(a, b Element) Element {
	return Element{a.Role, a.Signal, a.Blocked & b.Blocked, a.Behind & b.Behind, a.Others || b.Others}
}

// Merge is a handler of some signal, if those of several are no longer told apart: what excludes an access of that excludes
// the same of each.
func (d *Digest) Merge(a, b Element) (Element, bool) {
	if a.Signal != b.Signal {
		a.Signal, b.Signal = 0, 0
	}
	return d.Join(a, b), a.Role == b.Role
}

// Leq reports whether a blocks all that b does.
func (d *Digest) Leq(a, b Element) bool {
	return a.Role == b.Role && a.Signal == b.Signal && d.Join(a, b) == b
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(cmp.Compare(a.Role, b.Role), cmp.Compare(a.Signal, b.Signal), cmp.Compare(a.Blocked, b.Blocked), cmp.Compare(a.Behind, b.Behind),
		digest.CompareBools(a.Others, b.Others))
}

// Describe lists what is blocked, or handled.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	switch {
	case a.Role == Handler && a.Signal != 0:
		return "handles " + a.Signal.String()
	case a.Role == Handler:
		return "handles some signal"
	case a.Role == Guest:
		return "in any thread"
	}
	return "blocks " + a.Blocked.String()
}

// String lists the signals by number.
func (s Set) String() string {
	if s == all {
		return "{all}"
	}
	var out []string
	for ; s != 0; s &= s - 1 {
		out = append(out, fmt.Sprint(bits.TrailingZeros32(uint32(s))+1))
	}
	return "{" + strings.Join(out, ", ") + "}"
}
