// Package waits is the digest of what a thread has certainly asked before it came where it is: whether another thread
// has done something. It excludes nothing, since it does not know what the answer means. It only doubts: two accesses
// that no other digest orders may be ordered after all, if one of them comes after a question that the thread has put
// to others. So a race of them is possible, and not likely ([digest.Doubter]).
//
// A thread asks by what the text shows (program.go): it goes on as an atomic operation has read; it leaves a loop in
// which it waits for a condition; it has waited for one of several semaphores, or at one of several barriers. And it asks
// what it was given itself, where the threads that one loop creates are given different things: of those, one only may
// come there.
//
// The lattice part of an element is a must-set of such places. It decides no verdict: where it is wrong, a grade is.
//
// This package may change in any release: see COMPATIBILITY.md.
package waits

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "waits"

// Element is what the thread has certainly asked.
type Element struct{ Asked digest.MustSet[question] }

// question is a place where threads ask.
type question struct {
	kind kind
	edge *cfg.Edge // what is passed then; of loops, the backward edge
}

type kind uint8

const (
	read  kind = iota // what an atomic operation has read
	told              // whether somebody has signalled, or has come to the barrier
	given             // which one of several threads it is
)

func compare(a, b question) int {
	return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.edge.ID, b.edge.ID))
}

// Digest is the digest of questions.
type Digest struct {
	sets *digest.MustSets[question]
	asks map[*cfg.Edge][]question // what is asked when an edge has been passed

	coarse bool // see Coarse
}

// New returns a digest of questions.
func New() *Digest { return &Digest{sets: digest.NewMustSets(compare)} }

// Coarse returns one for an analysis without the digests of semaphores and of barriers: of those it does not say that they
// may order something, where they know which one it is.
func Coarse() *Digest {
	d := New()
	d.coarse = true
	return d
}

// Name is "waits".
func (d *Digest) Name() string { return Name }

// Watch looks for questions.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.asks = questions(p, d.coarse)
	return digest.Interest{Edges: func(e *cfg.Edge) bool { return len(d.asks[e]) > 0 }}
}

// See adds what is asked.
func (d *Digest) See(_ digest.Context, _ digest.View, a Element, s digest.Sight) Element {
	if s, ok := s.(digest.After); ok {
		a.Asked = d.sets.Learn(a.Asked, d.asks[s.Edge]...)
	}
	return a
}

// Init has asked nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is the start of a thread: it comes after what its creator has asked others.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	a.Asked = d.sets.Forget(a.Asked, func(q question) bool { return q.kind == given })
	return []Element{a}
}

// Step changes nothing.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// MayRun excludes nothing.
func (d *Digest) MayRun(digest.RaceContext, Element, Element) bool { return true }

// Doubts reports whether one side has asked what another thread has written, atomically; or has been told something that
// the other has not; or whether both come where perhaps one of several threads does.
//
// Who waits at one place is told by others: of two that have been told the same, neither need come after the other.
func (d *Digest) Doubts(_ digest.RaceContext, a, b Element) bool {
	one := func(a, b Element) bool {
		return slices.ContainsFunc(d.sets.Items(a.Asked), func(q question) bool {
			return q.kind == read || d.sets.Certain(b.Asked, q) == (q.kind == given)
		})
	}
	return one(a, b) || one(b, a)
}

// Key tells no histories apart.
func (d *Digest) Key(Element) Element { return Element{} }

// Join is what was asked in both histories.
func (d *Digest) Join(a, b Element) Element { return Element{d.sets.Join(a.Asked, b.Asked)} }

// Leq reports whether a has asked all that b has.
func (d *Digest) Leq(a, b Element) bool { return d.sets.Leq(a.Asked, b.Asked) }

// Frame keeps all: what is done in a function comes after what its callers have asked.
func (d *Digest) Frame(a Element, _ func(base uint32) bool) Element { return a }

// Unframe knows what the caller has asked before the call, whoever else calls the function.
func (d *Digest) Unframe(caller, returned Element, _ func(base uint32) bool) Element {
	return d.both(caller, returned)
}

// Recall knows it, too.
func (d *Digest) Recall(caller, returned Element, _ digest.Deeds) Element {
	return d.both(caller, returned)
}

func (d *Digest) both(a, b Element) Element { return Element{d.sets.Both(a.Asked, b.Asked)} }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int { return d.sets.Compare(a.Asked, b.Asked) }

// Describe says where it has asked others, and behind a semicolon where what it was given; nothing, if it has not.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var places [given + 1][]string
	for _, q := range d.sets.Items(a.Asked) {
		if p := q.edge.Pos; p.IsValid() {
			places[q.kind] = append(places[q.kind], fmt.Sprintf("%s:%d", path.Base(p.File), p.Line))
		}
	}
	var text []string
	for k, how := range [given]string{read: "reads atomically at ", told: "waits at "} {
		if len(places[k]) > 0 {
			text = append(text, how+list(places[k]))
		}
	}
	asked := strings.Join(text, ", ")
	if len(places[given]) > 0 {
		asked += "; is chosen at " + list(places[given])
	}
	return asked
}

// list lists the first few places.
func list(places []string) string {
	slices.Sort(places)
	places = slices.Compact(places)
	if n := len(places); n > 3 {
		places = append(slices.Clone(places[:3]), fmt.Sprintf("%d more", n-3))
	}
	return strings.Join(places, ", ")
}
