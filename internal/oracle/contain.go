package oracle

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// Solution is what an analysis has found, made ready for comparisons with executions: every state of an
// execution must be contained in an abstract state of its program point whose digest is right, and every access
// in a recorded one.
type Solution struct {
	in     *engine.Inspection
	points map[cfg.Pos][]*race.Point
	among  []value.Base // the members of the crowd
	vars   map[*cfg.Var][]value.Base
	sites  map[*cfg.Edge][]value.Base
	cache  map[*cfg.Node][]engine.Element
	guests bool // some code may run as a guest of a thread

	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
	tid     int
	locks   digest.Typed[lockset.Element]
	lock    int
	flags   digest.Typed[threadflag.Element]
	flag    int
	joined  digest.Typed[joins.Element]
	join    int
}

// Inspect makes a solution ready. It must not be used after the call of [engine.Options].Inspect that in comes from.
func Inspect(in *engine.Inspection) *Solution {
	s := &Solution{
		in: in, among: in.Among(), points: map[cfg.Pos][]*race.Point{}, vars: map[*cfg.Var][]value.Base{}, sites: map[*cfg.Edge][]value.Base{},
		cache: map[*cfg.Node][]engine.Element{}, tid: -1, lock: -1, flag: -1, join: -1,
	}
	ps := in.Accesses()
	s.guests = in.Guests()
	for i := range ps {
		s.points[ps[i].Pos] = append(s.points[ps[i].Pos], &ps[i])
	}
	t := in.Table()
	for i := range t.Len() {
		b := value.Base(i)
		switch info := t.Info(b); info.Kind {
		case value.KindVar:
			s.vars[info.Var] = append(s.vars[info.Var], b)
		case value.KindHeap:
			site := in.Flow().Edge(info.Site)
			s.sites[site] = append(s.sites[site], b)
		}
	}
	for i, c := range in.Product().Components() {
		switch c := c.(type) {
		case digest.Typed[threadid.Element]:
			s.threads, s.tid = c, i
			s.ids, _ = c.Digest().(threadid.IDs)
		case digest.Typed[lockset.Element]:
			s.locks, s.lock = c, i
		case digest.Typed[threadflag.Element]:
			s.flags, s.flag = c, i
		case digest.Typed[joins.Element]:
			s.joined, s.join = c, i
		}
	}
	return s
}

// elements are the abstract states of a program point.
func (s *Solution) elements(n *cfg.Node) []engine.Element {
	es, ok := s.cache[n]
	if !ok {
		es = s.in.At(n)
		s.cache[n] = es
	}
	return es
}

// lockAt is where a lock lies.
type lockAt struct {
	object interp.ObjectID
	offset int64
}

// thread is what a comparison remembers of a thread.
type thread struct {
	named   bool
	id      threadid.Thread
	key     digest.Thread
	held    map[lockAt]int
	shared  map[lockAt]bool
	words   map[lockAt]bool // see [numbers]
	passed  map[threadid.Creation]bool
	created []threadid.Thread
	latest  map[string]interp.ObjectID // what it has allocated last at a site, reached by certain calls
	creator threadid.Thread            // of what runs at an end: who has registered it,
	site    int                        // where,
	when    cfg.Ending                 // and for when
	at      []*cfg.Node                // where it is in the flow of the analysis, in each activation, outermost first
}

// Comparison follows one execution and finds the first state or access that the solution does not contain. It
// implements [Follower].
type Comparison struct {
	*Solution
	m       *interp.Machine
	threads []*thread
	unique  map[threadid.Thread]bool
	ended   []bool
	seen    interp.ObjectID
	named   map[*cfg.Func]map[*cfg.Var]bool // see names
	made    map[interp.ObjectID]string      // where an object was allocated, reached by certain calls
	sited   map[interp.ObjectID]*cfg.Edge   // where it was allocated, in the flow of the analysis
	late    map[int32]*thread               // what runs at an end, by the number of its registration
	// those that were registered through pointers of which the analysis knows nothing
	vague  map[int32]bool
	makers map[interp.ObjectID]*thread // those of them that have made an object; nil: see lastOne
	words  numbers
	every  int // of how many states one is compared in full
	count  int

	// States and Accesses count what has been compared; Late are the states of what runs at ends, Given the times that
	// an object was found given away.
	States, Accesses, Late, Given int
	// Failure says what is not contained; empty if everything is.
	Failure string
}

// Compare begins a comparison. Of every so many states one is compared with all of memory, of the others only
// the registers and digests.
func (s *Solution) Compare(every int) *Comparison {
	return &Comparison{Solution: s, unique: map[threadid.Thread]bool{}, named: map[*cfg.Func]map[*cfg.Var]bool{},
		made: map[interp.ObjectID]string{}, sited: map[interp.ObjectID]*cfg.Edge{}, late: map[int32]*thread{},
		vague: map[int32]bool{}, makers: map[interp.ObjectID]*thread{}, words: numbers{}, every: max(every, 1)}
}

func (c *Comparison) fail(format string, args ...any) {
	if c.Failure == "" {
		c.Failure = fmt.Sprintf(format, args...)
	}
}

func newThread(id threadid.Thread) *thread {
	return &thread{
		id: id, held: map[lockAt]int{}, shared: map[lockAt]bool{}, words: map[lockAt]bool{},
		passed: map[threadid.Creation]bool{}, latest: map[string]interp.ObjectID{},
	}
}

// thread finds a thread by its number.
func (c *Comparison) thread(id interp.ThreadID) *thread {
	for len(c.threads) <= int(id) {
		t := newThread(threadid.Thread{})
		if len(c.threads) == 0 {
			c.name(t, threadid.Thread{})
		}
		c.threads = append(c.threads, t)
		c.ended = append(c.ended, false)
	}
	return c.threads[id]
}

// running is the thread that a thread is for the analysis: what runs at an end is one of its own.
func (c *Comparison) running(id interp.ThreadID) *thread {
	var t *thread
	for _, h := range c.m.Handlers(id) { // one of them may have ended the process
		if t = c.late[h]; t != nil {
			break
		}
	}
	if t == nil {
		return c.thread(id)
	}
	if !t.named && c.tid >= 0 {
		stack := c.m.Stack(id)
		ids := c.ids.Children(threadid.Element{Thread: t.creator},
			&digest.Event{Kind: digest.EvCreate, Site: t.site, Start: stack[len(stack)-1], Create: cfg.AtExit,
				Several: true, Own: t.when.OfThread()})
		c.name(t, ids[len(ids)-1])
	}
	return t
}

// maker is the thread that has made an object; nil if that was the last one, when main had ended.
func (c *Comparison) maker(o *interp.Object) *thread {
	if t, ok := c.makers[o.ID]; ok {
		return t
	}
	return c.thread(o.Thread)
}

// name gives a thread its abstract id.
func (c *Comparison) name(t *thread, id threadid.Thread) {
	t.id, t.named = id, true
	if c.tid < 0 {
		return
	}
	unique := id.Set.IsEmpty()
	t.key = digest.Thread{Key: c.Solution.threads.ID(threadid.Element{Thread: id}), Unique: unique}
	if unique {
		if c.unique[id] {
			c.fail("two threads have the unique id %s", c.ids.ThreadName(threadid.Element{Thread: id}))
		}
		c.unique[id] = true
	}
}

// at looks for objects that were allocated since it was called last.
func (c *Comparison) at(m *interp.Machine) {
	c.m = m
	for last := m.Last(); c.seen < last; {
		c.seen++
		o := m.Object(c.seen)
		if o == nil {
			continue
		}
		c.words.made(m, o)
		if o.Thread != interp.NoThread && m.Handler(o.Thread) != 0 && o.Kind != interp.TLSObject {
			c.makers[o.ID] = c.running(o.Thread)
			if c.lastOne(o.Thread) {
				c.makers[o.ID] = nil
				continue
			}
		}
		if o.Site != nil {
			place := []byte(nil)
			site := c.edge(c.running(o.Thread), len(m.Stack(o.Thread))-1, o.Site)
			place = binary.AppendVarint(place, int64(site.ID))
			for _, e := range c.calls(m, o.Thread) {
				place = binary.AppendVarint(place, int64(e.ID))
			}
			c.made[o.ID] = string(place)
			c.maker(o).latest[string(place)] = o.ID
			c.sited[o.ID] = site
		}
	}
}

// Event is told of every event, before anything else happens.
func (c *Comparison) Event(m *interp.Machine, e *interp.Event) {
	if c.Failure != "" {
		return
	}
	c.at(m)
	t := c.running(e.Thread)
	at := lockAt{e.Object, e.Offset}
	if !e.Internal {
		c.access(e, t)
	}
	locks := c.thread(e.Thread) // what runs at an end releases what it has found, and leaves what it has taken
	c.words.follow(m, e, len(locks.held) > 0, locks.words)
	switch e.Kind {
	case interp.Lock:
		locks.shared[at] = e.Shared && (locks.held[at] == 0 || locks.shared[at])
		locks.held[at]++
	case interp.Unlock:
		if locks.held[at]--; locks.held[at] <= 0 {
			delete(locks.held, at)
		}
	case interp.LockInit:
		delete(locks.held, at)
	case interp.ThreadCreate:
		switch {
		case c.tid < 0:
		case e.Peer != interp.NoThread:
			c.create(e, t)
		case e.Handler != 0:
			if a, ok := e.Edge.Action.(*cfg.Create); ok && (a.When == cfg.ProcessEnd || a.When == cfg.ProgramEnd) {
				break // it runs as part of the thread that ends the process
			}
			if c.lastOne(e.Thread) {
				break
			}
			if c.in.Unresolved(e.Edge) {
				c.vague[e.Handler] = true
			}
			u := newThread(threadid.Thread{})
			u.creator, u.site, u.when = t.id, c.createSite(e), e.Edge.Action.(*cfg.Create).When
			c.late[e.Handler] = u
		}
	case interp.ThreadEnd:
		c.ended[e.Thread] = true
	}
}

// create names a new thread. At its first passing of the create element, a unique creator creates the unique
// child; whatever is created later must have another id.
func (c *Comparison) create(e *interp.Event, t *thread) {
	var start *cfg.Func
	for _, d := range c.m.Threads() {
		if d.ID == e.Peer {
			start = d.Start
		}
	}
	site := c.createSite(e)
	el := threadid.Creation{Site: site, Start: start}
	ids := c.ids.Children(threadid.Element{Thread: t.id}, &digest.Event{
		Kind: digest.EvCreate, Site: site, Pos: e.Edge.Pos, Start: start, Create: e.Create, Several: t.passed[el],
	})
	t.passed[el] = true
	id := ids[0]
	if len(ids) > 1 {
		id = ids[len(ids)-1]
	}
	t.created = append(t.created, id)
	c.name(c.thread(e.Peer), id)
}

// Arrive is told when a thread arrives at a program point.
func (c *Comparison) Arrive(m *interp.Machine, id interp.ThreadID, n *cfg.Node) {
	if c.Failure != "" {
		return
	}
	c.at(m)
	if c.guest(id) {
		return
	}
	c.States++
	c.count++
	t := c.running(id)
	if m.Handler(id) != 0 {
		c.Late++
	}
	full := c.count%c.every == 0
	at := c.move(m, id, n)
	if at == nil {
		c.fail("thread %d comes to %s on a way that the analysis does not follow", id, place(n))
		return
	}
	es := c.elements(at)
	if len(es) == 0 {
		c.fail("%s is not reached, but thread %d is there", place(n), id)
		return
	}
	why, best := "", -1
	for i := range es {
		el := &es[i]
		w, depth := c.contains(el, id, t, n, full)
		if w == "" {
			return
		}
		if depth > best {
			why, best = w, depth
		}
	}
	c.fail("thread %d at %s: %s (the best of %d abstract states)", id, place(n), why, len(es))
}

// guest reports whether a thread runs code that it, or who ends it, has called through a pointer of which the
// analysis knows nothing: for the digests that is a thread of its own, and its states are not those of the
// thread that calls. So it is with functions that wait for the end of the process where the last thread runs
// them: the analysis has them at the end of main.
func (c *Comparison) guest(id interp.ThreadID) bool {
	return c.lastOne(id) || slices.ContainsFunc(c.m.Calls(id), c.in.Unresolved) ||
		slices.ContainsFunc(c.m.Handlers(id), func(h int32) bool { return c.vague[h] })
}

// lastOne reports whether a thread runs functions that wait for the end of the process, or what those have
// registered, because it is the last one and main has ended. Nobody follows where that is in the flow of the
// analysis.
func (c *Comparison) lastOne(id interp.ThreadID) bool {
	h := c.m.Handler(id)
	return h != 0 && c.late[h] == nil && id != 0 && c.ended[0]
}

// place prints a program point.
func place(n *cfg.Node) string {
	where := ""
	for _, es := range [][]*cfg.Edge{n.Out, n.In} {
		for _, e := range es {
			if e.Pos.IsValid() && where == "" {
				where = fmt.Sprintf("%d:%d, ", e.Pos.Line, e.Pos.Column)
			}
		}
	}
	if len(n.Out) > 0 {
		return fmt.Sprintf("%s%s, before %s", where, n.Func.Name, n.Out[0].Action)
	}
	return fmt.Sprintf("%s%s, at its end", where, n.Func.Name)
}

// contains reports why an abstract state does not contain the state of a thread, and how far the comparison
// came; "" if it does.
func (c *Comparison) contains(el *engine.Element, id interp.ThreadID, t *thread, n *cfg.Node, full bool) (string, int) {
	if w := c.digest(el.Digest, id, t); w != "" {
		return w, 0
	}
	if n != n.Func.Exit { // there, only the result is left
		for _, vs := range [][]*cfg.Var{n.Func.Params, n.Func.Locals} {
			for _, v := range vs {
				cell, ok := c.m.Register(id, v)
				if !ok || cell.Indeterminate || !el.Eval.Tracks(v) { // dead registers are left out
					continue
				}
				if x := el.Eval.Register(v); !c.holds(el, x, cell, v.Type.Size(), signed(v.Type)) {
					return fmt.Sprintf("%s is %s, not in %s", v, c.cell(cell), x.Text(c.in.Table().Name)), 1
				}
			}
		}
	}
	if full {
		if w := c.memory(el, id, t, n); w != "" {
			return w, 2
		}
	}
	return "", 3
}

func signed(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && i.Signed
}
