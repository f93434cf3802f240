// Package sides is the digest of accesses on different sides of a number that is the same for both threads: one
// accesses elements before it, and the other one elements from it on.
//
//	void *front(void *x) { for (i = 0; i < half; i++) a[i] = 0; }
//	void *back(void *x)  { for (i = half; i < n; i++) a[i] = 0; }
//
// The digest knows of a history between which bounds registers lie, relative to numbers that do not change as long as
// it matters ([Known], [atom]): what lies in memory that is written only while there are no other threads, or what one
// action of the program leaves in a register, or in memory, that is passed once; and what is computed from such by
// operations that have one result. Members of structures count as well, so that two threads which run one function may
// have a range each:
//
//	struct job front = {0, half}, back = {half, n};
//
// Where these are filled in, it is known that both have the same half ([store]).
// It requires the thread flag.
//
// This package may change in any release: see COMPATIBILITY.md.
package sides

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "sides"

// Relative is where an access is, in its object: Scale times the number Of, plus Lo to Hi bytes, of which one may be
// unbounded; and from there Size bytes.
type Relative struct {
	Of          *atom
	Base        uint32
	Scale, Size int64
	bounds.Bounds
}

// Element is what is known of registers, and which edges that the process passes once have certainly been passed.
// Relative is set in summaries of accesses only, and the others are not.
type Element struct {
	Known    digest.List[Known]
	Passed   digest.List[int] // the numbers of the edges
	Relative digest.List[Relative]
}

// Digest is the digest of sides.
type Digest struct {
	known    digest.Interner[Known]
	passed   digest.Interner[int]
	relative digest.Interner[Relative]
	forms    digest.Interner[form]
	atoms    map[string]*atom
	changing digest.Marks[cell]              // memory that is written where other threads may act
	stores   *digest.FactKind[int, store]    // by the numbers of edges
	writers  *digest.FactKind[cell, writers] // who writes to memory
	edges    digest.Interner[int]            // of writers
	memory   *cells.Cells
	watched  map[cell]bool // what is looked for in it
	flag     digest.Typed[threadflag.Element]
	phases   threadflag.Phases
	program  program
}

// New returns a digest of sides.
func New() *Digest {
	d := &Digest{changing: digest.NewMarks[cell](), memory: cells.New(), atoms: map[string]*atom{}, watched: map[cell]bool{}}
	d.stores = digest.NewFacts[int](d.joinStores, func(a, b store) bool { return d.joinStores(a, b) == b })
	d.writers = digest.NewFacts[cell](d.joinWriters, func(a, b writers) bool { return d.joinWriters(a, b) == b })
	return d
}

// Name is "sides".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "they are on different sides of a number that is the same for both"
}

// Requires the thread flag.
func (d *Digest) Requires() []string { return []string{threadflag.Name} }

// Bind takes it.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.flag, d.phases, err = threadflag.Require(required[0])
	return err
}

// Init knows nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New knows what has been passed: all of that comes before the creation. A thread shares no register with its creator.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Passed: a.Passed}}
}

// Step and Observe change nothing: what is known is of registers, and of what does not change.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Observe is Step.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// single reports whether no other thread can act, which is not so of what runs inside of other threads either.
func (d *Digest) single(x digest.Context) bool { return d.phases.SingleThreaded(d.flag.Of(x)) }

// MayRun is false if one access lies before a number, and the other one behind it.
//
// Sound: let the two be accesses of different threads T and U to one object, of which the one ends before s·m + k bytes
// and the other begins there or later, where m is what T, and also what U, has found a number to be. It is to be
// shown that both have found the same.
//
// If the number is what one edge has left somewhere, and the process passes that edge once, there is only one. So it is
// with a [store] that nobody comes after ([Digest.lasts]): T and U have looked there after it, because it was passed
// before, in their past, and what they have found is what it has left (or they race with who has written something
// else, and then that is reported).
//
// If it is what lies in memory, and that is written only where no other thread can act ([Digest.changing]), all that
// other threads do comes before or after each such write. If there is none between when T looked and when U did, they
// have found the same. If there is one, by a thread W, after T looked and before U did, then all that T does comes
// before it, and so before U's access: if T is W, because it has forgotten at the write what it knew ([Digest.written]).
//
// The result of an operation on such numbers is the same if they are. Offsets in an object are true numbers,
// because addresses of what lies outside of it are undefined behaviour; and it does not matter how a thread has come by
// the address of the object: it holds as well where that was by a race ([digest.Location].Raced). Nothing is known of
// memory if something may write anywhere ([cells.Cells.Lost]).
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Relative.IsEmpty() || b.Relative.IsEmpty() {
		return true
	}
	for _, r := range d.relative.Items(a.Relative) {
		for _, s := range d.relative.Items(b.Relative) {
			if r.Base == s.Base && r.Scale == s.Scale && d.apart(x, r, s) {
				return false
			}
		}
	}
	return true
}

// apart reports whether two accesses lie on different sides of one number.
func (d *Digest) apart(x digest.Facts, r, s Relative) bool {
	if r.Of != s.Of && !r.Of.stored() && !s.Of.stored() {
		return false // they stand for themselves only
	}
	for _, f := range d.resolve(x, r.Of, maxDepth) {
		for _, g := range d.resolve(x, s.Of, maxDepth) {
			if f.of == g.of && (before(r.moved(f.off), s.moved(g.off)) || before(s.moved(g.off), r.moved(f.off))) {
				return true
			}
		}
	}
	return false
}

// moved is where an access is relative to a number that is off less.
func (r Relative) moved(off int64) Relative {
	r.Bounds = r.Plus(off*r.Scale, off*r.Scale)
	return r
}

// before reports whether an access ends where another one begins, or before that.
func before(r, s Relative) bool {
	return r.Above() && s.Below() && r.Hi+r.Size <= s.Lo
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	return Element{
		d.known.List(hull(d.known.Items(a.Known), d.known.Items(b.Known))...),
		d.passed.Intersection(a.Passed, b.Passed, cmp.Compare[int]),
		d.relative.Intersection(a.Relative, b.Relative, compareRelative),
	}
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(slices.CompareFunc(d.known.Items(a.Known), d.known.Items(b.Known), compareKnown),
		slices.Compare(d.passed.Items(a.Passed), d.passed.Items(b.Passed)),
		slices.CompareFunc(d.relative.Items(a.Relative), d.relative.Items(b.Relative), compareRelative))
}

func compareRelative(a, b Relative) int {
	return cmp.Or(cmp.Compare(a.Of.id, b.Of.id), cmp.Compare(a.Base, b.Base), cmp.Compare(a.Scale, b.Scale),
		cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi), cmp.Compare(a.Size, b.Size))
}

// Describe prints what is known of registers, or where an access is.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var ss []string
	for _, k := range d.known.Items(a.Known) {
		ss = append(ss, k.Var.Name+side(k.Lo, k.Hi)+k.Of.name)
	}
	for _, r := range d.relative.Items(a.Relative) {
		ss = append(ss, fmt.Sprintf("at %d of %s", r.Scale, strings.TrimSpace(side(r.Lo, r.Hi)+r.Of.name)))
	}
	slices.Sort(ss)
	return "{" + strings.Join(slices.Compact(ss), ", ") + "}"
}

// side says in a word on which side of a number something lies.
func side(lo, hi int64) string {
	switch {
	case lo == -unbounded:
		return " up to "
	case hi == unbounded:
		return " from "
	}
	return " beside "
}
