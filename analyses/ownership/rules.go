package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// Which accesses to nodes, and to places that lead to them, are no race.

// sound reports whether nothing that happens to nodes of some kinds, and to what may lead to them, is against the
// rules. Of one of these kinds at least there are containers that threads use; nodes of the others may go from thread to
// thread by the links of such nodes only. It is orderly if that is so but for the locks of the containers.
func (d *Digest) sound(x digest.Facts, ks kinds) (sound, orderly bool) {
	v := digest.Concluded(x, ks, func() verdict {
		sound, orderly := d.judge(x, ks)
		return verdict{sound, orderly}
	})
	return v.sound, v.orderly
}

// verdict is what sound says.
type verdict struct{ sound, orderly bool }

func (d *Digest) judge(x digest.Facts, ks kinds) (sound, orderly bool) {
	if d.all.Has(x, struct{}{}) {
		return false, false
	}
	ok, locked, all := true, false, true
	d.program.each(ks, func(i int) {
		c, found := d.containers.Of(x, i)
		used, proper := d.locked(x, c)
		locked, all = locked || used, all && proper
		ok = ok && found && !c.Spoiled &&
			!slices.ContainsFunc(d.bases.Items(c.Bases), func(b uint32) bool {
				v, _ := d.views.Of(x, b)
				return v.mixed || d.touched.Has(x, b) || d.written.Has(x, b) && !d.belongings.Has(x, b)
			})
	})
	return ok && locked && all, ok && locked && d.program.locked&ks == 0
}

// locked reports whether there are containers of a kind of nodes that threads use; it is proper if each of these has a
// mutex, which does not break: it is held whenever the container is used, or one that may be it.
func (d *Digest) locked(x digest.Facts, c Container) (locked, proper bool) {
	for _, p := range d.places.Items(c.Places) {
		s, _ := d.sections.Of(x, p)
		if !s.Locked {
			continue // it is used where no other thread can act, and then whatever is done is ordered
		}
		locked = true
		if !d.locks.Mutex(x, s, c.Anywhere) && (c.Anywhere.Locked || !d.locks.Own(x, s, p.Base)) {
			return locked, false
		}
	}
	return locked, locked || !c.Anywhere.Locked
}

// MayRun is false for two accesses to a node of a kind that is used by the rules.
//
// Sound: there is at most one title to the node at any time (see the package comment), and each of the two
// accesses is made by a thread that has it as its own, or that holds the container's lock, which is not broken,
// and has found the node in the container under it: exclusively, if it writes to the node, or frees it, or
// changes the container. (Or no other thread can act: then it is ordered with all accesses of others.) Titles
// move from thread to thread by places in shared memory only, and they are put there, and taken from there, in
// sections of that lock. If both threads have a title of their own, one of them has lost it in a section that
// comes before the one in which the other has got it, and did not access the node after that. If one has found
// the node in the container, then the other one, who owns it, has taken it in a section that comes later (or in
// the same one, and then it is the same thread), or has put it there in one that comes before. If both have
// found it there, both hold the lock, and one of them exclusively if it writes. And before all that the node
// belongs to who has allocated it.
//
// Containers are the objects that places lie in, and each may have a lock of its own; or each place is one, whose lock
// lies beside it: whoever uses a place holds the lock at the same distance from it, or chosen by the same number, so two
// that use one place hold one lock, and two places are two containers. A node goes from one
// container to another by way of who owns it only, who has taken it from the one under that one's lock, and
// puts it in the other one under that one's: so all that was done to it in the one comes before all that is
// done to it in the other. Where it is not known in which container a node is found, the locks of all are held.
//
// So it is with two accesses to a place outside of nodes that leads to some of a kind, each of which is one of those uses:
// whoever uses the place holds its lock.
//
// Where a container has no such lock, so it is with two accesses to a node by threads that own it, or of which one owns it
// and the other one has found it in a place outside of nodes, as long as all else is no race: accesses to places, and
// to nodes that are found, which are left to other digests. Think of a *section* as what a thread does with containers
// between two actions that may order it with others (the flow forgets there what it has found). If two conflicting accesses
// to places, or to nodes that both have found, are in order, then all of the one section comes before all of the other; so
// sections are as if one came after the other, and those that are not in order use nothing in common but what both only
// read. So there is one title to each node at any time, as with locks, and who takes a node that another one finds in a
// place writes that place, which that one has read in its section: the two sections are in order. That does not hold of
// nodes that a section shows to a function, lends to it or has it consume (program.locked): that one takes them for its own.
// If places do race, the report says so, and what follows from that is asked about once more (Raced).
//
// A title is one only as long as all is so that may lead to the node: so kinds whose links lead to it must be sound,
// too. Where an address may have come by a race, nothing is excluded, nor where an access may be to anything.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	at := x.Location()
	if at.Unknown || at.Raced {
		return true
	}
	ks, _ := d.nodes.Of(x, at.Base)
	node := ks != 0
	switch {
	case node:
		if !a.Node || !b.Node || ks&(ks-1) != 0 {
			return true
		}
	case a.Of != b.Of || !d.leads(x, at.Base, a.Of):
		return true
	default:
		ks = a.Of
	}
	sound, orderly := d.sound(x, d.program.leading(ks))
	if !sound && orderly && node {
		return a.Found && b.Found || a.Deep || b.Deep
	}
	return !sound
}

// leads reports whether there are places in an object that lead to nodes of a kind.
func (d *Digest) leads(x digest.Facts, base uint32, ks kinds) (yes bool) {
	d.program.each(ks, func(i int) {
		c, _ := d.containers.Of(x, i)
		yes = yes || slices.ContainsFunc(d.places.Items(c.Places), func(p Place) bool { return p.Base == base })
	})
	return yes
}
