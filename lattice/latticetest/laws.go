// Package latticetest checks that a domain keeps the laws of package lattice, and that abstract operations are sound.
//
// One call checks everything that a domain claims by the interfaces that it implements:
//
//	latticetest.Laws[lattice.Set[int]]{
//		Domain:   lattice.Sets[int]{},
//		Elements: rapid.Custom(drawSet),
//	}.Check(t)
//
// The laws are properties of pgregory.net/rapid: elements are drawn at random, and a counterexample is shrunk
// to a small one before it is reported, with the name of the law that it breaks. The generator decides how good
// the test is: it should draw bottom, top, elements that are close to each other, and comparable ones often
// enough; joins and meets of what it draws are tried in addition.
//
// [Laws.Counterexample] does the same without a *testing.T, which is how one tests that the test would notice: see the
// mutants in this package's own tests.
package latticetest

import (
	"errors"
	"fmt"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice"
)

// Laws says what to check of a domain. Which laws apply follows from the interfaces that Domain implements:
// lattice.Lattice, Bounded, Widener, Narrower, Equaler and Hashed.
type Laws[T any] struct {
	Domain   lattice.JoinSemilattice[T] // what is checked
	Elements *rapid.Generator[T]        // draws the elements to try

	// AboveJoin says that Join is an upper bound but not always the least one, and not associative; BelowMeet that
	// Meet is no lower bound, but only above everything that is below both operands.
	AboveJoin, BelowMeet bool
	// NonZeroBottom says that the zero value of T is not bottom.
	NonZeroBottom bool
	// Canonical says that equal elements are the same under Go's ==, so that they can be the keys of maps: T must
	// be comparable. It is checked in any case if T is plain, that is, without pointers, slices, maps, functions,
	// channels and interfaces; unless Redundant says that equal elements may differ.
	Canonical, Redundant bool

	// Grow, if set, returns an element that is not below x, if there is one: the adversary of the widening.
	// Without it only drawn elements are tried, which says little about domains with long chains.
	Grow func(x T) T
	// Increases is the number of strict increases, and of decreases, in a chain of widenings, and of
	// narrowings, that is taken for an infinite one. Default 1000.
	Increases int

	// Monotone and Monotone2 are operations that must be monotone in every argument.
	Monotone  map[string]func(a T) T
	Monotone2 map[string]func(a, b T) T // by their names, for failures; of two arguments
}

// Check checks all laws with the elements that rapid draws.
func (l Laws[T]) Check(t rapid.TB) {
	t.Helper()
	rapid.Check(t, l.Property())
}

// Property returns the laws as one property, for rapid.Check and rapid.MakeFuzz.
func (l Laws[T]) Property() func(*rapid.T) { return l.checked().property() }

// A Broken law is the error of [Laws.Counterexample].
type Broken struct {
	Law     string // its name: "join is an upper bound"
	Example string // elements that break it
}

// Error is the law and the elements that break it: "join is an upper bound: but …".
func (b *Broken) Error() string { return fmt.Sprintf("%s: but %s", b.Law, b.Example) }

// Counterexample tries n samples of elements, always the same ones, and returns the first broken law as a
// [*Broken], nil if all hold.
func (l Laws[T]) Counterexample(n int) error { return l.checked().counterexample(n) }

// IsBroken reports whether err is the given law.
func IsBroken(err error, law string) bool {
	var b *Broken
	return errors.As(err, &b) && b.Law == law
}
