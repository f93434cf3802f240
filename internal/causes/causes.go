// Package causes turns a [race.Report] into findings for a reader: one for each cause, which is what a person
// would mend.
//
// The race pass has a finding for each location in memory, with every access that takes part. A reader wants to
// know which two lines race, why nothing orders them, and what to change; and wants to be told once what mends
// twenty locations. So the pairs of all races are sorted into clusters, each with one [Kind] of cause: a member
// of a structure and not the whole object, the call that frees while others still use, the function of which
// nothing is known. Clusters with the same reason are folded into one [Finding], which shows at most two
// accesses in full and counts the others by function.
//
// Everything here is derived from the report; nothing is decided. A sentence says what the analysis knows, and
// not more: that no lock is known to be held, not that none is.
package causes

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/race"
)

// Kind is what sort of thing is to be mended.
type Kind int

// The kinds, in the order in which findings of one grade are listed.
const (
	Data            Kind = iota // accesses to memory that nothing orders
	Ended                       // memory ends while others may use it
	Made                        // a lock or the like is made or destroyed while others may use it
	ManyObjects                 // an access may be to any of many objects
	UnknownFunction             // a function without a body may access it
	UnknownCode                 // code that is called through an unknown pointer may
	UnknownPointer              // an access is through a pointer of which nothing is known
)

// String is the name of a kind in formats for programs.
func (k Kind) String() string {
	return [...]string{"data", "ended", "made", "many-objects", "unknown-function", "unknown-code", "unknown-pointer"}[k]
}

// Finding is one cause of races.
type Finding struct {
	Grade race.Confidence // the highest of what is folded into it
	Kind  Kind
	// Name is what races, as the source names it; of ManyObjects the access, of UnknownFunction the function,
	// of the other kinds of something unknown empty.
	Name  string
	Where string // where the memory is allocated, if it is on the heap and the name does not say it: "thpool.c:151"
	// Also are further names like Name: members, variables and allocations that race for the same reason.
	Also []string
	// Objects are what races, of the kinds from ManyObjects on.
	Objects []string
	Why     string // why nothing orders the two sides, in a sentence
	Fix     string // what would; empty if that is not plain
	// Sides are the accesses that are shown in full: two, or one that races with itself in another thread.
	Sides []Side
	Rest  []Count // the places in the source of all other accesses, by function
	// Main is the race of the report that the sides belong to, Races are all that have part in the finding, as
	// indices; with Main.
	Main  int
	Races []int
	// Fingerprint is the same for the same finding in later versions of a program.
	Fingerprint string
	Parts       []Part // all racing accesses, by function
	Class       int    // of its pairs: see [Split]
	Births      []int  // of unknown pointers on which some of its pairs rest, as indices into those of the report
	rests       rested // its pairs, as far as [Finding.Settled] tells them apart
}

// Side is an access that is shown in full.
type Side struct {
	race.Access
	Kinds []race.AccessKind // what it does to memory: x++ reads and writes
	// Objects are its Locks by the names that the report has: those in Locks are what the source calls them.
	Objects []string
	// Unsure says that a lock is taken above the access that is not known to be held there.
	Unsure bool
}

// Count is how many places a function has.
type Count struct {
	Func   string // empty if that is not known
	Places int
}

// Places is how many places in the source take part beside the sides.
func (f *Finding) Places() (n int) {
	for _, c := range f.Rest {
		n += c.Places
	}
	return n
}

// Of lists the findings of a report: confirmed ones first, then likely ones, and of one grade those with a
// plainer cause and more accesses first.
func Of(r *race.Report) []Finding { return Split(r, nil) }

// Split is [Of] with the pairs of each class apart, by a function that says of each pair which class it is in:
// those of class 0 first. No finding has pairs of two.
func Split(r *race.Report, class func(f *race.Finding, a, b *race.Access) int) []Finding {
	clusters := sorted(r, class)
	for _, c := range clusters {
		c.choose(r)
	}
	slices.SortStableFunc(clusters, func(a, b *cluster) int {
		return cmp.Or(cmp.Compare(a.class, b.class), cmp.Compare(rank(a.grade), rank(b.grade)), cmp.Compare(a.kind, b.kind),
			cmp.Compare(a.best.cost, b.best.cost), cmp.Compare(len(b.places), len(a.places)),
			a.best.a.Pos.Compare(b.best.a.Pos), a.best.b.Pos.Compare(b.best.b.Pos))
	})
	out := fold(r, clusters)
	fingerprints(r, out)
	return out
}

// rank orders grades, the surest first.
func rank(c race.Confidence) int {
	switch c {
	case race.Confirmed:
		return 0
	case race.Likely:
		return 1
	}
	return 2
}

// AtLeast reports whether a grade is as sure as another one, or surer.
func AtLeast(c, other race.Confidence) bool { return rank(c) <= rank(other) }
