package engine

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// The values of global unknowns, and the lattice that they are.

// content is a type of values of global unknowns.
type content interface {
	bool | states | bases | spawned | writers | *value.Object | value.Value | placement | staleness | endings | digest.MutexTypes | fact | digest.Deeds
}

// bases is a set of bases.
type bases = lattice.Set[value.Base]

// spawned is what is known of the threads that start in a context.
type spawned struct {
	states states
	// oneArgument says that they are started with one argument, unlike functions that run at the end, or
	// handlers of signals: whoever runs these knows what they get.
	oneArgument bool
}

// writers tells who writes a shared object: the set of the projections of their digests (bit n is number n),
// and the mutexes that are held at all writes.
type writers struct {
	projections uint32
	mutexes     lattice.MustSet[uint32] // by number
}

// staleness tells whether others may have the address of an object without synchronising, and access it
// atomically.
type staleness uint8

const (
	passedOn staleness = 1 << iota
	seenAtomically
)

// endings tells who may end a thread wherever it is.
type endings uint8

const (
	cancelledByOther endings = 1 << iota
	endedByGuest
)

// fact is a fact of the digests; nil where nothing has been contributed.
type fact struct{ digest.Fact }

// shared is the value of a global unknown, for the solver: a [content], or nil, which is bottom. Two values of
// one unknown have the same type.
type shared any

// sharedDomain is the lattice of the values of global unknowns.
type sharedDomain struct{ stateDomain }

// Bottom is nil: a value of no type yet.
func (d sharedDomain) Bottom() shared { return nil }

// Leq is the order of whatever type the values have.
func (d sharedDomain) Leq(a, b shared) bool {
	switch a := a.(type) {
	case nil:
		return true
	case bool:
		return !a || as[bool](b)
	case states:
		return d.stateDomain.Leq(a, as[states](b))
	case bases:
		return a.SubsetOf(as[bases](b))
	case spawned:
		b := as[spawned](b)
		return (!a.oneArgument || b.oneArgument) && d.stateDomain.Leq(a.states, b.states)
	case writers:
		b := as[writers](b)
		return a.projections&^b.projections == 0 && lattice.MustSets[uint32]{}.Leq(a.mutexes, b.mutexes)
	case *value.Object:
		return d.values.Table.Sharing().Leq(a, as[*value.Object](b))
	case value.Value:
		return a.Leq(as[value.Value](b))
	case placement:
		return a.leq(as[placement](b))
	case staleness:
		return a&^as[staleness](b) == 0
	case endings:
		return a&^as[endings](b) == 0
	case digest.MutexTypes:
		return a&^as[digest.MutexTypes](b) == 0
	case digest.Deeds:
		return a.Leq(as[digest.Deeds](b))
	case fact:
		b := as[fact](b)
		return a.Fact == nil || b.Fact != nil && a.Fact.Leq(b.Fact)
	}
	panic(noContent(a))
}

// Equal reports whether two values say the same.
func (d sharedDomain) Equal(a, b shared) bool { return d.Leq(a, b) && d.Leq(b, a) }

// Join is the least upper bound.
func (d sharedDomain) Join(a, b shared) shared {
	return d.merge(a, b, d.stateDomain.Join, d.values.Table.Sharing().Join, value.Value.Join)
}

// Widen is an upper bound that makes chains end.
func (d sharedDomain) Widen(a, b shared) shared {
	return d.merge(a, b, d.stateDomain.Widen, d.values.Table.Sharing().Widen, value.Value.Widen)
}

// merge is an upper bound, by those of the parts that can grow without end.
func (d sharedDomain) merge(a, b shared, split func(a, b states) states, object func(a, b *value.Object) *value.Object,
	values func(a, b value.Value) value.Value) shared {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	switch a := a.(type) {
	case bool:
		return a || as[bool](b)
	case states:
		return split(a, as[states](b))
	case bases:
		return a.Union(as[bases](b))
	case spawned:
		b := as[spawned](b)
		return spawned{split(a.states, b.states), a.oneArgument || b.oneArgument}
	case writers:
		b := as[writers](b)
		return writers{a.projections | b.projections, a.mutexes.Merge(b.mutexes)}
	case *value.Object:
		return object(a, as[*value.Object](b))
	case value.Value:
		return values(a, as[value.Value](b))
	case placement:
		return a.merge(as[placement](b), values)
	case staleness:
		return a | as[staleness](b)
	case endings:
		return a | as[endings](b)
	case digest.MutexTypes:
		return a | as[digest.MutexTypes](b)
	case digest.Deeds:
		return a.Join(as[digest.Deeds](b))
	case fact:
		b := as[fact](b)
		switch {
		case a.Fact == nil:
			return b
		case b.Fact == nil:
			return a
		}
		return fact{a.Fact.Join(b.Fact)}
	}
	panic(noContent(a))
}

// as is a value of one of the types of contents: bottom, if it is nil.
func as[V content](a shared) V {
	v, ok := a.(V)
	if !ok && a != nil {
		panic(noContent(a))
	}
	return v
}

func noContent(a shared) string {
	return fmt.Sprintf("engine: a global unknown holds a %T, which is not its type", a)
}
