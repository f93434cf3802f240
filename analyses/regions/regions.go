// Package regions is the digest of buckets: lists whose heads are the elements of an array, and that are locked one by one.
//
//	lock(&locks[k]);                              lock(&locks[k]);
//	list_add(&node->list, &heads[k]);             for (p = heads[k].next; p != &heads[k]; p = p->next) …
//	unlock(&locks[k]);                            unlock(&locks[k]);
//
// The terms. A *shape* is such an array, with static storage, and a *head* an element of it, whatever that holds: a pointer
// to the first node, or both ends of a ring. A *node* is an object that is allocated where the text says that it gets into
// a bucket. This is so at any time: each node is private to an activation of a function, or lies in one *bucket*, that of
// one head, for ever. What a node, or a head, holds of addresses of nodes and heads leads into its own bucket only; what a
// private node holds of such, to private nodes of its *group*, which get into a bucket together. In which order the links of
// a bucket lead, and whether a node is still linked there, does not matter: so lists may be linked both ways, and be
// rings.
//
// Two parties see to that. The text says, function by function, which registers lead to private nodes, and which into which
// bucket ([flow]): a register comes by that from an allocation, from the address or the content of a head that the program
// names (heads[k]), from what it reads from a node of which that is known, and from other registers. Functions that take
// no locks are followed where they are called. An assignment that stores such a pointer where it may be stored is
// understood; that of a private node to a place in a bucket puts it there, and all registers know it from then on.
//
// The engine says of everything else that is written ([Digest.See]) where that is, and what it may lead to: if it may be the
// address of a node or of a head, in such a place of a node or of a head as is read from, it is none of this, and nothing
// is excluded. So nothing depends on types, or on which register has been copied where: what is not followed may not be
// stored in nodes and heads, and an access by it is not known to be by the rules.
//
// Where a node in a bucket, or its head, is accessed, the locks are asked for that lie beside the head, or are chosen by the
// same number, and those that have names: by the registers that the text has chosen the head by, if these are unchanged.
// All accesses by the rules to buckets of one shape need one in common; see [Digest.MayRun].
//
// A register that a walk along a ring leads from node to node may lead to the head. What is accessed by it at a distance
// that is not in the head's element is not known to be by the rules, unless the text asks before whether it is the head.
//
// The idea of regions that belong to a lock is from Seidl and Vojdani, "Region Analysis for Race Detection" (SAS 2009).
//
// This package may change in any release: see COMPATIBILITY.md.
package regions

import (
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/sections"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "regions"

// Element says how an access is made; all but Guest are set in summaries of accesses only.
type Element struct {
	Node   bool // if it is to a node, it is one of those that the thread has not linked yet, or of a bucket whose lock is asked for
	Head   bool // if it is to a head, it is that of such a bucket; or it is to none
	Absent bool // it is to no head, and to nothing else in the variables that they lie in
	Apart  bool // it is to none of the arrays of heads, in the variables that they lie in
	Guest  bool // it is made by what runs inside of another thread
}

// Digest is the digest of regions.
type Digest struct {
	bases    digest.Interner[uint32]
	places   digest.Interner[array]
	spans    digest.Interner[span]
	written  digest.Interner[write]
	families *digest.FactKind[struct{}, family]
	contents *digest.FactKind[uint32, content]         // by object
	sections *digest.FactKind[array, sections.Section] // of all accesses to buckets, where other threads may act

	locks  sections.Locks
	flag   digest.Typed[threadflag.Element]
	phases threadflag.Phases

	program program
}

// New returns a digest of regions.
func New() *Digest {
	d := &Digest{}
	d.families = digest.NewFacts[struct{}](d.joinFamilies, func(a, b family) bool { return d.joinFamilies(a, b) == b })
	d.contents = digest.NewFacts[uint32](d.joinContents, func(a, b content) bool { return d.joinContents(a, b) == b })
	d.sections = digest.NewFacts[array](d.locks.Join, func(a, b sections.Section) bool { return d.locks.Join(a, b) == b })
	return d
}

// Name is "regions".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "what is accessed lies in a bucket, whose lock both hold"
}

// Requires the digest of broken mutexes, the lockset, the thread flag, and that of locks that are known by names.
func (d *Digest) Requires() []string {
	return []string{broken.Name, lockset.Name, threadflag.Name, symlocks.Name}
}

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if err = d.locks.Bind(required[0], required[1], required[3]); err == nil {
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

// Step changes nothing.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Summary is what the text says of an access.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	var c claim
	switch {
	case access.LV != nil:
		c = d.program.claims[access.LV]
	case access.Freed != nil:
		c = d.program.frees[access.Freed]
	}
	a.Node, a.Head, a.Absent = c&claimNode != 0, c&claimHead != 0, c&claimAbsent != 0
	if len(d.program.shapes) > 0 && access.View != nil && access.Size > 0 && access.LV != nil {
		a.Apart = d.apart(access.View, access.Base, spanOf(access.Lo, access.Hi, access.Size))
	}
	return a
}

// Key is the same for all threads but guests.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	return Element{a.Node && b.Node, a.Head && b.Head, a.Absent && b.Absent, a.Apart && b.Apart, a.Guest}
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints whether an access is one by the rules.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	if a.Node {
		return "{bucket}"
	}
	return "{}"
}
