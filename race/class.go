package race

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/digest"
)

// class is a set of accesses that differ at most in where they are made.
type class struct {
	Point
	points []*Point
	loc    int
	racy   bool   // of accesses through unknown pointers: some access races with it
	sample *class // of the same: one of its accesses
	at     int    // see look; 0: not asked for yet
	moved  bool   // see moves
	// Who has numbered it last, how, and in which group of its location it is: see answers.
	asked         *answers
	number, group int
	shown         *racing // of the last location at which it is shown
}

type classKey struct {
	kind     AccessKind
	atomic   bool
	sync     bool
	apart    bool
	anywhere bool
	among    bool
	wide     bool
	choice   bool
	own      bool
	signal   bool
	handler  bool
	scalar   int64
	newest   uint32
	bytes    Bytes
	within   Bytes
	digest   digest.Tuple
}

func classify(points []*Point) []*class {
	index := map[classKey]*class{}
	var out []*class
	for _, a := range points {
		k := classKey{a.Kind, a.Atomic, a.Sync, a.Apart, a.Anywhere, a.Among, a.Wide, a.Choice, a.Own, a.Signal, a.Handler, a.Scalar, a.Newest, a.Bytes, a.Within, a.Digest}
		c := index[k]
		if c == nil {
			c = &class{Point: *a}
			c.Carries = slices.Clone(a.Carries)
			index[k] = c
			out = append(out, c)
		}
		c.points = append(c.points, a)
		c.Carry(a.Carries, a.CarriesAny)
	}
	return out
}

// look numbers the places in the source of a class's accesses.
func (p *Pass) look(c *class) int {
	if c.at == 0 {
		var b strings.Builder
		for _, a := range c.points {
			fmt.Fprintf(&b, "%s:%d:%d;", a.Pos.File, a.Pos.Line, a.Pos.Column)
		}
		n, ok := p.looks[b.String()]
		if !ok {
			n = len(p.looks) + 1
			p.looks[b.String()] = n
		}
		c.at = n
	}
	return c.at
}

// one is a class with the first access of c only.
func (c *class) one() *class {
	if c.sample == nil {
		c.sample = &class{Point: c.Point, points: c.points[:1]}
	}
	return c.sample
}

// maxRacing is how many racing pairs of one location are kept one by one, and maxUnknown how many of those are
// with accesses through unknown pointers: each of these is in a finding of its own.
const (
	maxRacing  = 2000
	maxUnknown = 64
)

// racing keeps racing pairs of one location: of very many, those that show an access, or two places in the
// source, that no other one shows.
type racing struct {
	pairs   []pair
	places  map[[2]int]bool // places in the source whose accesses occur in pairs
	unknown int             // pairs with accesses through unknown pointers
}

type pair struct{ a, b *class }

// show adds a pair; of accesses through unknown pointers one for each class.
func (v *racing) show(p *Pass, a, b *class) {
	if b.Anywhere {
		b.racy = true
		b = b.one()
		if a.shown == v && v.unknown >= maxUnknown {
			return
		}
		v.unknown++
	}
	v.add(a, b, [2]int{p.look(a), p.look(b)})
}

// add is given the pair, and the numbers of its places. The pairs of one location are added one after the other.
func (v *racing) add(a, b *class, at [2]int) {
	if len(v.pairs) >= maxRacing && a.shown == v && b.shown == v && v.places[at] {
		return
	}
	v.pairs = append(v.pairs, pair{a, b})
	if v.places == nil {
		v.places = map[[2]int]bool{}
	}
	a.shown, b.shown = v, v
	v.places[at] = true
}
