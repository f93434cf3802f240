// Package sections is which locks all uses of something are under: what digests know of places that belong to a lock, where
// it is for the program to say which.
//
//	lock(&t->m); t->head = node; unlock(&t->m);
//	lock(&t->m); node = t->head; unlock(&t->m);
//
// Each use contributes a [Section]; joined, they leave the locks that are held at all of them, exclusively at all changes.
// There are mutexes, and locks of which each place has its own, which lie at the same distance from it, or are chosen by the
// same number ([symlocks.Beside]). What locks mean to two uses is for the digest to argue: a lock counts that does not break.
//
// This package may change in any release: see COMPATIBILITY.md.
package sections

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/digest"
)

// Section is the locks that are held at all uses, exclusively at all changes. The zero value is that of no uses. The lists
// are those of one [Locks].
type Section struct {
	Mutexes digest.List[digest.Object]
	Beside  digest.List[symlocks.Beside] // those of which each place has its own
	Locked  bool                         // there are uses; else the others say nothing
}

// Locks knows the locks that threads hold. The zero value is to be bound. Like digests, it belongs to one analysis.
type Locks struct {
	mutexes digest.Interner[digest.Object]
	beside  digest.Interner[symlocks.Beside]
	broken  broken.Objects
	held    digest.Typed[lockset.Element]
	locks   lockset.Locks
	named   digest.Typed[symlocks.Element]
	byName  symlocks.Locks // nil: of locks that lie beside places nothing is known
}

// Bind takes the digests of broken mutexes, the lockset, and that of locks that are known by names, unless it is nil.
func (l *Locks) Bind(objects, held, named digest.Component) (err error) {
	if l.broken, err = broken.Require(objects); err != nil {
		return err
	}
	if l.held, l.locks, err = lockset.Require(held); err == nil && named != nil {
		l.named, l.byName, err = symlocks.Require(named)
	}
	return err
}

// Mutexes are the mutexes that the thread holds; those that it holds as a reader are none if it must be exclusively.
func (l *Locks) Mutexes(x digest.Context, exclusively bool) digest.List[digest.Object] {
	var held []digest.Object
	for _, h := range l.locks.Mutexes(l.held.Of(x)) {
		if !h.Shared || !exclusively {
			held = append(held, h.Mutex)
		}
	}
	return l.mutexes.List(held...)
}

// Use is the section of a use of a place, which changes it or not.
func (l *Locks) Use(x digest.Context, place digest.Access, changes bool) Section {
	s := Section{Mutexes: l.Mutexes(x, changes), Locked: true}
	if l.byName != nil {
		s.Beside = l.beside.List(l.byName.Beside(l.named.Of(x), place, changes)...)
	}
	return s
}

// Join is the section of the uses of both.
func (l *Locks) Join(a, b Section) Section {
	switch {
	case !a.Locked:
		return b
	case !b.Locked:
		return a
	}
	return Section{l.mutexes.Intersection(a.Mutexes, b.Mutexes, digest.CompareObjects),
		l.beside.Intersection(a.Beside, b.Beside, symlocks.CompareBeside), true}
}

// Mutex reports whether one of the mutexes of a section does not break: one that is held at all uses of another one, too, if
// there are any (the zero value: there are none).
func (l *Locks) Mutex(x digest.Facts, s, also Section) bool {
	of := s.Mutexes
	if also.Locked {
		of = l.mutexes.Intersection(of, also.Mutexes, digest.CompareObjects)
	}
	return slices.ContainsFunc(l.mutexes.Items(of), func(m digest.Object) bool { return !l.broken.Mutex(x, m) })
}

// Own reports whether the places in an object have locks of their own that do not break, which are held at all uses.
func (l *Locks) Own(x digest.Facts, s Section, base uint32) bool {
	return slices.ContainsFunc(l.beside.Items(s.Beside), func(b symlocks.Beside) bool { return !l.broken.MutexIn(x, b.Base(base)) })
}
