package regions

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/sections"
	"github.com/mayrun-dev/mayrun/digest"
)

// Which accesses to nodes and heads are no race.

// sound reports whether nothing that happens to nodes and heads is against the rules, and buckets of each shape have a lock
// that is held whenever one of them is used.
func (d *Digest) sound(x digest.Facts, f family) bool {
	if f.spoiled {
		return false
	}
	own := f.nodes
	for _, h := range d.places.Items(f.heads) {
		own = d.bases.Union(own, d.bases.List(h.base), func(a, b uint32) int { return int(int64(a) - int64(b)) })
	}
	all := d.bases.Items(own)
	if slices.ContainsFunc(d.bases.Items(f.through), func(b uint32) bool { return !slices.Contains(all, b) }) {
		return false
	}
	for _, h := range d.places.Items(f.heads) {
		if !d.locked(x, h) {
			return false
		}
	}
	return !slices.ContainsFunc(all, func(b uint32) bool { return !d.clean(x, b, f, all) })
}

// clean reports whether an object holds addresses of nodes and heads only where they have been stored by the rules: in a node,
// as far as such are read there.
func (d *Digest) clean(x digest.Facts, base uint32, f family, all []uint32) bool {
	c, _ := d.contents.Of(x, base)
	node := slices.Contains(d.bases.Items(f.nodes), base)
	through, numbers := d.spans.Items(c.through), d.spans.Items(c.numbers)
	for _, w := range d.written.Items(c.writes) {
		read := !node || meets(through, w.at) || meets(numbers, w.at)
		if read && (w.of == 0 || slices.Contains(all, w.of)) {
			return false
		}
	}
	return !node || !slices.ContainsFunc(d.spans.Items(c.links), func(l span) bool { return meets(numbers, l) })
}

func meets(s []span, at span) bool {
	return slices.ContainsFunc(s, func(o span) bool { return overlap(o, at) })
}

// locked reports whether buckets of an array are used by no threads, or under a lock that does not break: a mutex, or one of
// each bucket's own.
func (d *Digest) locked(x digest.Facts, h array) bool {
	s, _ := d.sections.Of(x, h)
	return !s.Locked || d.locks.Mutex(x, s, sections.Section{}) || d.locks.Own(x, s, h.base)
}

// MayRun is false for two accesses to a node, or to a head, by the rules; and for one that is to no head with any other one
// to the object that heads lie in, and for one that is to a head with one that is beside them all.
//
// Sound: what is said of buckets in the package comment holds at any time. At first nodes are private, and heads hold no
// addresses. An assignment that the text understands keeps it so: by what is said of the registers, the place is private, or
// lies in a certain bucket, and so does what is stored there. If one of the two is private, its group gets into the other
// one's bucket, or group, all of it, and all registers that are said to lead to that are renamed: those of the activation
// that has allocated them, since no others are said to. (Others may lead there: but nothing is said of these, and so
// nothing is excluded of what is done by them.) Everything else that is written is no address of a node or of a head, or is
// written where nobody reads from whom something is said ([Digest.clean]): that the value analysis sees. Numbers that are
// read from nodes are taken for none where no such address has been stored either.
//
// What is said of registers is true: it follows what is in the text, where it is read from private nodes and from buckets.
// Objects that are followed, and are no nodes, there are none (family.through). A bucket is known by the text by
// which its head is chosen; what is said in terms of that is forgotten when a register changes that it is spelled with, or
// its function returns. No number is beyond the array: that would be undefined behaviour. Links that lead to heads lead to
// the same place in the element, so that it is known where a register leads if it leads to one, and different numbers
// are different places.
//
// If both accesses are to one node in a bucket, or to its head, both threads hold a lock that is the same for this head, at
// each access by the rules, exclusively if it changes something: see [symlocks.Beside]. (Or no other thread can act: then
// the access is ordered with all accesses of others.) If one of them is to a node that is private then, it comes before
// that gets into the bucket, by the same thread; and that happens in an access to the bucket, after which the other one
// comes, since it has found the node there; so they are ordered by the lock. Two activations, or two threads, have
// private nodes of their own.
//
// Where an address may have come by a race, nothing is excluded, nor where an access may be to anything.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	at := x.Location()
	if at.Unknown || at.Raced {
		return true
	}
	f, _ := d.families.Of(x, struct{}{})
	node := slices.Contains(d.bases.Items(f.nodes), at.Base)
	head := slices.ContainsFunc(d.places.Items(f.heads), func(h array) bool { return h.base == at.Base })
	byRules := node && a.Node && b.Node || head && (a.Absent || b.Absent || a.Head && (b.Head || b.Apart) || a.Apart && b.Head)
	return !byRules || !digest.Concluded(x, rules{}, func() bool { return d.sound(x, f) })
}

// rules is what is concluded to be kept.
type rules struct{}
