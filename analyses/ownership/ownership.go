// Package ownership is the digest of nodes: objects that threads take out of a container under its lock, own while
// they are out, and perhaps put back.
//
//	lock(&m);                     lock(&m);
//	n = head;                     n->next = head;
//	if (n) head = n->next;        head = n;
//	unlock(&m);                   unlock(&m);
//	… n->value …; free(n);
//
// Rights come from the text of the program. A kind of nodes is a record all objects of which are allocated, each as
// one, and converted to a pointer to such a record at once. The look at the text ([scan]) drops every kind of which
// a pointer, or anything by which one gets at a pointer, is used in another way than by its type: converted, copied
// as bytes, in a union, behind an array without a length, given to code that is not in the program, on the heap
// outside of a node, the address of a place that holds one, or of a member beside it, … So the registers, variables
// and members of that type are all that ever holds pointers to such nodes, and all that happens to these is in the
// text.
//
// Then, function by function, it is followed which nodes are owned ([flow]). This is so at any time, for each
// node: at most one *title* to it exists. A title is a register by which a thread owns the node, or a place in
// shared memory, or a link of a node that somebody has a title to. A link of a node that a register owns counts
// if it is good; in a container all do. Reading a place makes no title; a title moves when a node that is owned
// is stored (the register loses it), or when a place is overwritten whose content has been read before in the
// same section of the lock (the register has it then, unless a link was made a copy of the place: then that has
// it). With the node go those that only its links lead to: registers that may have found one of these are
// forgotten, since what they lead to is in the container no more. Functions are given titles with their
// parameters, and give them back, or keep them; what they return comes with its title. A node is accessed by
// who owns it, or by who has found it in the container and has not released the lock since. Who has found it
// may also free it, and leave it where it is: whoever gets at it there afterwards uses what has been freed, and
// does so in a later section. Everything else drops the kind of nodes, and with it all that its nodes lead to.
//
// A place may also lead to a node to which another place has the title: the last one of a list, to which the
// next one is appended. What such a place holds when nobody is at the queue, and that it does so, is followed
// ([queue]). Of arrays of pointers numbers may say which elements lead to nodes ([rack]). Followed are also places that
// hold the address of the link that is to be written next, and registers with the address
// of a place ([types.handle]). Nodes may also be elements of an array, which are given away one by one ([home]), and
// functions that only look may find nodes, and be shown them ([found]); functions may be called by pointers
// ([flow.callees]), and pointers to nodes be passed on as void * ([carriers]). Addresses of numbers in arrays within nodes, as
// of their names, may be passed on ([text]), and whose nodes they lead into is followed, too ([loan]). Nodes may be numbers
// that are allocated by themselves ([boxed]); what lies in a container may be given to a function that frees it
// ([flow.consumes]); who has handed a node over may get it back since a member of it says so, and such a node may be a
// local variable ([answer], [recast.stack]); and pointers to nodes that nobody follows may still be used, as accesses of which this digest says
// nothing ([flow.strays]).
//
// What is left for the analysis itself to see is which lock that is. At each action that uses a place or a node
// in a container the mutexes that are held are noted, those that are held exclusively if the action changes something
// there, and those of which each place has its own, beside it; for the container ([sections.Section]), or for all if it is not known which it is ([Container]), unless no other thread
// can act. Guests that take part, and unknown code that may have
// its hands on a node or a place, spoil the kind.
//
// The package requires the digest of broken mutexes, the lockset, the thread flag and symlocks. In programs without such
// nodes nothing is watched.
//
// This package may change in any release: see COMPATIBILITY.md.
package ownership

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/sections"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "ownership"

// Element says how an access is made. Node: by an action that is followed, and uses nodes; Place: by one that uses places
// that lead to some, or nodes in a container. Found: the nodes, or some, are in a container; Deep: and not all of them are led to
// by a place outside of nodes that the thread has read in the same section. Guest marks what runs inside of other threads.
// Of is set in summaries of accesses only: the kinds, one or none, that the place that is accessed holds pointers to.
type Element struct {
	Node, Place, Found, Deep, Guest bool
	Of                              kinds
}

// Container is the fact of a kind of nodes: how places that hold pointers to them, and nodes in containers, are used
// where other threads may act.
type Container struct {
	Anywhere sections.Section    // the mutexes that are held at all uses of nodes in nobody knows which container
	Bases    digest.List[uint32] // the objects that the places, and all nodes, lie in
	Places   digest.List[Place]  // where the places lie outside of nodes
	Spoiled  bool                // something else may happen to them
}

// Place is an object outside of nodes that places lie in which hold pointers to nodes of a kind: all of one member, or
// variable.
type Place struct {
	Kind int    // the number of the kind
	Name int    // that of the member, or variable, among those of the program
	Base uint32 // the object
}

// Digest is the digest of ownership.
type Digest struct {
	bases       digest.Interner[uint32]
	places      digest.Interner[Place]
	conversions digest.Interner[conversion]
	containers  *digest.FactKind[int, Container]          // by the number of the kind
	sections    *digest.FactKind[Place, sections.Section] // of a place, and of nodes that one gets at from there, where other threads may act
	views       *digest.FactKind[uint32, views]           // what objects are seen as that pointers of type void * lead to
	nodes       *digest.FactKind[uint32, kinds]           // which objects are nodes, or belong to one
	touched     digest.Marks[uint32]                      // objects that unknown code may use
	written     digest.Marks[uint32]                      // objects that are written by something else than their types
	belongings  digest.Marks[uint32]                      // objects that belong to nodes
	all         digest.Marks[struct{}]                    // it may use all of them

	locks  sections.Locks
	coarse bool
	strict bool // no strays are followed
	flag   digest.Typed[threadflag.Element]
	phases threadflag.Phases

	program program
}

// New returns a digest of ownership.
func New() *Digest {
	d := &Digest{touched: digest.NewMarks[uint32](), written: digest.NewMarks[uint32](),
		belongings: digest.NewMarks[uint32](), all: digest.NewMarks[struct{}]()}
	d.containers = digest.NewFacts[int](d.joinContainers, func(a, b Container) bool { return d.joinContainers(a, b) == b })
	d.sections = digest.NewFacts[Place](d.locks.Join, func(a, b sections.Section) bool { return d.locks.Join(a, b) == b })
	d.views = digest.NewFacts[uint32](d.joinViews, func(a, b views) bool { return d.joinViews(a, b) == b })
	d.nodes = digest.NewFacts[uint32](func(a, b kinds) kinds { return a | b }, func(a, b kinds) bool { return a|b == b })
	return d
}

// Coarse returns one that does without symlocks: each lock is one object.
func Coarse() *Digest {
	d := New()
	d.coarse = true
	return d
}

// Name is "ownership".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "who accesses it has taken it out of the only place that leads to it, or found it there under the lock"
}

// Requires the digest of broken mutexes, the lockset, the thread flag, and that of locks that are known by names.
func (d *Digest) Requires() []string {
	if d.coarse {
		return []string{broken.Name, lockset.Name, threadflag.Name}
	}
	return []string{broken.Name, lockset.Name, threadflag.Name, symlocks.Name}
}

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	var named digest.Component
	if !d.coarse {
		named = required[3]
	}
	if err = d.locks.Bind(required[0], required[1], named); err == nil {
		d.flag, d.phases, err = threadflag.Require(required[2])
	}
	return err
}

// Init is no guest.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New tells guests from threads. What guests start is none of the host's either, but that makes no difference.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	return []Element{{Guest: a.Guest || ev.Create != cfg.NewThread}}
}

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// Step notes which objects are nodes, and which unknown code may use.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if d.program.live == 0 {
		return a, true
	}
	switch ev.Kind {
	case digest.EvAlloc:
		if ks := d.program.allocs[ev.Edge]; ks != 0 {
			for _, o := range ev.Memory.May {
				d.isNode(x, o.Base, ks)
			}
		}
	case digest.EvUnknown:
		if ev.Memory.Any {
			d.all.Add(x, struct{}{})
		}
		for _, o := range ev.Memory.May {
			d.touched.Add(x, o.Base)
		}
	}
	return a, true
}

// isNode notes that an object is a node of a kind, or belongs to one.
func (d *Digest) isNode(x digest.Context, base uint32, ks kinds) {
	if ks == 0 {
		return
	}
	d.nodes.Add(x, base, ks)
	d.program.each(ks, func(i int) { d.containers.Add(x, i, Container{Bases: d.bases.List(base)}) })
}

// Summary knows which places are accessed, and of results of functions that are stored in nodes: they are still those that they were before the call.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	if u := d.program.results[access.LV]; u != nil {
		a.Node, a.Found, a.Deep = true, a.Found || u.found, a.Deep || u.deep
	}
	if a.Place && access.LV != nil {
		a.Of = d.program.pointers(access.LV)
	}
	return a
}

// See notes how nodes are used.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		if u := d.program.uses[s.Edge]; u != nil {
			d.uses(x, view, a, u)
			a.Node, a.Place = u.nodes != 0 && !u.direct, u.lock != 0 && !u.direct
			a.Found, a.Deep = u.found, u.deep
		}
		d.sees(x, view, s.Edge)
		d.presumes(x, view, s.Edge)
	case digest.Wrote:
		if d.program.passed {
			d.wrote(x, s)
		}
	case digest.After, digest.Entered:
		a.Node, a.Place, a.Found, a.Deep = false, false, false, false
	}
	return a
}

func (d *Digest) uses(x digest.Context, view digest.View, a Element, u *use) {
	if a.Guest {
		d.program.each(u.all(), func(i int) { d.containers.Add(x, i, Container{Spoiled: true}) })
	}
	if u.made != nil {
		op, ks := view.Pointer(&cfg.Load{LV: &cfg.LVal{Var: u.made, Type: u.made.Type, Internal: true}}), d.program.made[u.made]
		if op.Any {
			d.program.each(ks, func(i int) { d.containers.Add(x, i, Container{Spoiled: true}) })
		}
		for _, o := range op.May {
			d.isNode(x, o.Base, ks)
			if d.program.brought[u.made] {
				d.belongings.Add(x, o.Base)
			}
		}
	}
	for _, y := range u.elements {
		op := view.Pointer(y.at)
		if op.Any {
			d.program.each(y.nodes, func(i int) { d.containers.Add(x, i, Container{Spoiled: true}) })
		}
		for _, o := range op.May {
			d.isNode(x, o.Base, y.nodes)
		}
	}
	for _, lv := range u.cells {
		op := view.Place(lv)
		c := Container{Bases: d.bases.List(basesOf(op)...), Spoiled: op.Any}
		d.program.each(u.lock, func(i int) { d.containers.Add(x, i, c) })
	}
	if u.lock == 0 {
		return
	}
	alone := !a.Guest && d.phases.SingleThreaded(d.flag.Of(x))
	for _, r := range u.roots {
		op := view.Place(r.lv)
		for _, b := range basesOf(op) {
			var use sections.Section
			if !alone {
				use = d.locks.Use(x, digest.Access{Base: b, LV: r.lv, Size: r.lv.Type.Size(), View: view}, u.changes)
			}
			d.program.each(r.nodes, func(i int) {
				at := Place{i, r.name, b}
				d.containers.Add(x, i, Container{Places: d.places.List(at)})
				if !alone {
					d.sections.Add(x, at, use)
				}
			})
		}
		d.program.each(r.nodes, func(i int) { d.containers.Add(x, i, Container{Spoiled: op.Any}) })
	}
	if !alone {
		c := Container{Anywhere: sections.Section{Mutexes: d.locks.Mutexes(x, u.changes), Locked: true}}
		d.program.each(u.anywhere, func(i int) { d.containers.Add(x, i, c) })
	}
}

// basesOf are the objects that an operand may lie in.
func basesOf(op digest.Operand) (bases []uint32) {
	for _, o := range op.May {
		bases = digest.Insert(bases, o.Base, cmp.Compare)
	}
	return bases
}

// joinContainers is spoiled if one of them is.
func (d *Digest) joinContainers(a, b Container) Container {
	out := Container{Anywhere: d.locks.Join(a.Anywhere, b.Anywhere), Spoiled: a.Spoiled || b.Spoiled}
	out.Bases = d.bases.Union(a.Bases, b.Bases, cmp.Compare)
	out.Places = d.places.Union(a.Places, b.Places, comparePlaces)
	return out
}

func comparePlaces(a, b Place) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Base, b.Base))
}

// Key is the same for all threads but guests.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	return Element{a.Node && b.Node, a.Place && b.Place, a.Found || b.Found, a.Deep || b.Deep, a.Guest, a.Of & b.Of}
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints whether an access is one by the rules.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	if a.Node {
		return "{node}"
	}
	return "{}"
}
