package digest

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A Digest abstracts the history of a thread by elements of type E. This is the interface to implement for a
// new digest; [Erase] makes it a [Component]. E is comparable: two elements are the same abstraction exactly if
// they are equal (sets inside become a [List]).
//
// All operations are deterministic functions of their arguments, of the elements of required components and of
// the facts that they read. "No result" (false) is a claim: no execution with such a history can take this
// step. Admissibility is checked by digesttest.
type Digest[E comparable] interface {
	// Name identifies the digest in flags and reports.
	Name() string
	// Init is the digest of the program's start.
	Init(x Context) E
	// Step extends a history by a local, observable or creating event (see [Kind.Class]).
	Step(x Context, a E, ev *Event) (E, bool)
	// Observe extends a history by an observing event.
	Observe(x Context, a E, seen Observed[E], ev *Event) (E, bool)
	// New gives the first digests of a thread that a creates; at least one whenever Step(a, ev) has a result.
	New(x Context, a E, ev *Event) []E
	// MayRun reports whether two accesses to one location, reached with a and b, may be unordered but for the
	// location's atomicity mutex. It is commutative, and depends on nothing but the elements, the facts, and the
	// location. Without an argument of your own, return [Derived].
	MayRun(x RaceContext, a, b E) bool
}

// Observed is the digest of the trace that an observing event observes. If it is not Known, the digest must
// answer for every trace that the event may observe.
type Observed[E comparable] struct {
	Element E    // the zero value if it is not Known
	Known   bool // Element is that of the one trace that is observed
}

// Latticed is implemented by a digest whose elements have a lattice part, as a may-set that grows by union or a
// must-set that shrinks by intersection. Elements with one key may be merged.
type Latticed[E comparable] interface {
	// Key is the element without its lattice part: one canonical element for all that may be merged with a.
	Key(a E) E
	// Join is the least upper bound of two elements with one key.
	Join(a, b E) E
	// Leq reports whether b, with the same key as a, stands for every history that a stands for.
	Leq(a, b E) bool
}

// Mergeable is implemented by a digest some of whose elements with different keys have an upper bound. The
// engine asks for it only when a program point has more elements than its budget allows.
type Mergeable[E comparable] interface {
	// Merge returns an element that stands for every history of a and of b. It is commutative and associative.
	Merge(a, b E) (E, bool)
}

// Requirer is implemented by a digest that reads the elements of others.
type Requirer interface {
	// Requires names them.
	Requires() []string
	// Bind hands over their instances in that order, before anything else is called. [Typed] gives access to
	// their elements.
	Bind(required []Component) error
}

// Describer is implemented by a digest that prints its elements. The others are printed with %v.
type Describer[E comparable] interface {
	Describe(a E, name func(Object) string) string // prints an element; name prints objects
}

// Explainer is implemented by a digest that says in words what it finds of two accesses that it excludes.
type Explainer interface {
	// Excludes is a sentence without a full stop, such as "both hold the lock that lies beside the data".
	// Reports give it as the reason why a location is safe.
	Excludes() string
}

// Doubter is implemented by a digest that, where it cannot exclude a pair of accesses, knows whether something
// that it holds for possible would: a mutex that both may hold, say. A pair without doubts is likely to be a
// race; nothing else depends on it.
type Doubter[E comparable] interface {
	Doubts(x RaceContext, a, b E) bool // reports whether something that is possible would exclude the pair
}

// NamesThreads is implemented by a digest whose keys identify threads.
type NamesThreads[E comparable] interface {
	// Unique reports whether at most one thread of every execution has the key of a.
	Unique(a E) bool
	ThreadName(a E) string // for people
}

// TracesThreads is implemented by a digest that names threads and knows how they came about.
type TracesThreads[E comparable] interface {
	// Ancestry lists the starts of threads on the way from the main thread to that of a, its own last; others
	// are those that may be on the way besides, any number of times.
	Ancestry(a E) (path, others []Start)
}

// Start is a place where a thread is started.
type Start struct {
	Func *cfg.Func // what the thread begins with; nil if that is not known
	Pos  cfg.Pos   // of the action
}

// KnowsPhases is implemented by a digest that knows when there are no other threads; see [Phases].
type KnowsPhases[E comparable] interface {
	SingleThreaded(a E) bool // reports whether no other thread can act
}

// Comparer is implemented by a digest that orders its elements by their content. The order of the others is
// that of their first occurrence.
type Comparer[E comparable] interface {
	Compare(a, b E) int // is negative, zero or positive, as in cmp.Compare
}

// Typed is what [Erase] returns, for those who know the element type: a digest that requires another one reads
// its elements with it.
type Typed[E comparable] interface {
	Component
	Digest() Digest[E] // what was erased
	Element(ID) E      // the element with a number
	ID(E) ID           // its number
	// Of is the component's element before the event that a digest handles, and AfterEvent the one after it (see
	// [Context].After); OfBoth are those of two accesses.
	Of(x Context) E
	AfterEvent(x Context) E        // see [Context].After
	OfBoth(x RaceContext) (a, b E) // of the two accesses that may race
}

// Require is the typed view of a component, for use in [Requirer].Bind.
func Require[E comparable](c Component) (Typed[E], error) {
	t, ok := c.(Typed[E])
	if !ok {
		return nil, fmt.Errorf("digest: %s is not a digest of the element type that was asked for", c.Name())
	}
	return t, nil
}

// RequireAs is [Require] of a component whose digest can do more than every digest: I says what.
func RequireAs[E comparable, I any](c Component) (t Typed[E], does I, err error) {
	if t, err = Require[E](c); err != nil {
		return t, does, err
	}
	does, ok := t.Digest().(I)
	if !ok {
		err = fmt.Errorf("digest: %s is no %T", c.Name(), (*I)(nil))
	}
	return t, does, err
}

// Erase interns the elements of a typed digest; of nil it makes nil, which [NewProduct] refuses. The result belongs
// to one analysis and is not safe for concurrent use.
func Erase[E comparable](d Digest[E]) Component {
	if d == nil {
		return nil
	}
	c := &erased[E]{d: d, ids: make(map[E]ID), elems: make([]E, 1)}
	c.lattice, _ = d.(Latticed[E])
	naming, names := d.(NamesThreads[E])
	phases, knows := d.(KnowsPhases[E])
	switch {
	case names && knows:
		return struct {
			*erased[E]
			threadNaming[E]
			threadPhases[E]
		}{c, threadNaming[E]{c, naming}, threadPhases[E]{c, phases}}
	case names:
		return struct {
			*erased[E]
			threadNaming[E]
		}{c, threadNaming[E]{c, naming}}
	case knows:
		return struct {
			*erased[E]
			threadPhases[E]
		}{c, threadPhases[E]{c, phases}}
	}
	return c
}

// erased is a typed digest with its elements numbered from 1, so that the zero Thread is no thread in particular.
type erased[E comparable] struct {
	d       Digest[E]
	lattice Latticed[E]
	ids     map[E]ID
	elems   []E
}

func (c *erased[E]) Digest() Digest[E] { return c.d }

// Element is the zero value for 0, which is the number of no element. It panics for [None].
func (c *erased[E]) Element(a ID) E { return c.elems[a] }

func (c *erased[E]) Of(x Context) E         { return c.elems[x.Required(c.d.Name())] }
func (c *erased[E]) AfterEvent(x Context) E { return c.elems[x.After(c.d.Name())] }

func (c *erased[E]) OfBoth(x RaceContext) (a, b E) {
	i, j := x.Required(c.d.Name())
	return c.elems[i], c.elems[j]
}

// ID gives an element its number at its first use: numbers depend on the order of events, and say nothing beyond
// one analysis.
func (c *erased[E]) ID(e E) ID {
	id, ok := c.ids[e]
	if !ok {
		id = ID(len(c.elems))
		c.ids[e] = id
		c.elems = append(c.elems, e)
	}
	return id
}

// changed is the number of what an operation has made of element a, which is nearly always the same.
func (c *erased[E]) changed(a ID, e E) ID {
	if e == c.elems[a] {
		return a
	}
	return c.ID(e)
}

// result is changed, if the operation has a result.
func (c *erased[E]) result(a ID, e E, ok bool) (ID, bool) {
	if !ok {
		return None, false
	}
	return c.changed(a, e), true
}

func (c *erased[E]) Name() string { return c.d.Name() }

func (c *erased[E]) Requires() []string {
	if r, ok := c.d.(Requirer); ok {
		return r.Requires()
	}
	return nil
}

func (c *erased[E]) Bind(required []Component) error {
	if r, ok := c.d.(Requirer); ok {
		return r.Bind(required)
	}
	return nil
}

func (c *erased[E]) Init(x Context) ID { return c.ID(c.d.Init(x)) }

func (c *erased[E]) Step(x Context, a ID, ev *Event) (ID, bool) {
	e, ok := c.d.Step(x, c.elems[a], ev)
	return c.result(a, e, ok)
}

// Observe passes [None] on as a trace that is not known.
func (c *erased[E]) Observe(x Context, a, observed ID, ev *Event) (ID, bool) {
	var seen Observed[E]
	if observed != None {
		seen = Observed[E]{c.elems[observed], true}
	}
	e, ok := c.d.Observe(x, c.elems[a], seen, ev)
	return c.result(a, e, ok)
}

func (c *erased[E]) New(x Context, a ID, ev *Event) []ID {
	var ids []ID
	for _, e := range c.d.New(x, c.elems[a], ev) {
		ids = append(ids, c.ID(e))
	}
	return ids
}

func (c *erased[E]) Key(a ID) ID {
	if c.lattice == nil {
		return a
	}
	return c.changed(a, c.lattice.Key(c.elems[a]))
}

// Join of a digest without a lattice is a: there only equal elements have one key.
func (c *erased[E]) Join(a, b ID) ID {
	if a == b || c.lattice == nil {
		return a
	}
	return c.changed(b, c.lattice.Join(c.elems[a], c.elems[b]))
}

func (c *erased[E]) Leq(a, b ID) bool {
	return a == b || c.lattice != nil && c.lattice.Leq(c.elems[a], c.elems[b])
}

// Merge asks a digest that is [Mergeable]. Elements of others have an upper bound if they have one key.
func (c *erased[E]) Merge(a, b ID) (ID, bool) {
	if a == b {
		return a, true
	}
	if m, ok := c.d.(Mergeable[E]); ok {
		e, ok := m.Merge(c.elems[a], c.elems[b])
		return c.result(a, e, ok)
	}
	if c.Key(a) == c.Key(b) {
		return c.Join(a, b), true
	}
	return None, false
}

// Compare falls back to the numbers, by which elements stand in the order of their first use.
func (c *erased[E]) Compare(a, b ID) int {
	if o, ok := c.d.(Comparer[E]); ok && a != b {
		return o.Compare(c.elems[a], c.elems[b])
	}
	return int(a) - int(b)
}

func (c *erased[E]) MayRun(x RaceContext, a, b ID) bool {
	return c.d.MayRun(x, c.elems[a], c.elems[b])
}

// Doubts is [Doubter].Doubts; there are none where the digest does not say so.
func (c *erased[E]) Doubts(x RaceContext, a, b ID) bool {
	d, ok := c.d.(Doubter[E])
	return ok && d.Doubts(x, c.elems[a], c.elems[b])
}

// Describe falls back to %v, where objects have no names.
func (c *erased[E]) Describe(a ID, name func(Object) string) string {
	if p, ok := c.d.(Describer[E]); ok {
		return p.Describe(c.elems[a], name)
	}
	return fmt.Sprint(c.elems[a])
}

// Excludes is [Explainer].Excludes; empty where the digest has no words.
func (c *erased[E]) Excludes() string {
	if e, ok := c.d.(Explainer); ok {
		return e.Excludes()
	}
	return ""
}

// HoldsMutexes reports whether the digest is one that [HoldsMutexes].
func (c *erased[E]) HoldsMutexes() bool {
	_, ok := c.d.(HoldsMutexes[E])
	return ok
}

type threadNaming[E comparable] struct {
	erased *erased[E]
	naming NamesThreads[E]
}

// Thread tells threads apart by the keys of elements, whatever their lattice parts.
func (n threadNaming[E]) Thread(a ID) Thread {
	return Thread{Key: n.erased.Key(a), Unique: n.naming.Unique(n.erased.elems[a])}
}

// ThreadName is a question mark for the zero Thread, which is none in particular.
func (n threadNaming[E]) ThreadName(t Thread) string {
	if t.Key == 0 {
		return "?"
	}
	return n.naming.ThreadName(n.erased.elems[t.Key])
}

// Ancestry is [TracesThreads].Ancestry; nothing where the digest does not say.
func (n threadNaming[E]) Ancestry(t Thread) (path, others []Start) {
	if a, ok := n.naming.(TracesThreads[E]); ok && t.Key != 0 {
		return a.Ancestry(n.erased.elems[t.Key])
	}
	return nil, nil
}

type threadPhases[E comparable] struct {
	erased *erased[E]
	phases KnowsPhases[E]
}

func (p threadPhases[E]) SingleThreaded(a ID) bool {
	return p.phases.SingleThreaded(p.erased.elems[a])
}
