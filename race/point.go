package race

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// Bytes is a set of byte ranges of one size, at the offsets Lo, Lo+Stride, …, Hi. A Size of 0 means up to the
// object's end.
type Bytes struct {
	Lo, Hi, Stride int64 // offsets of the first bytes
	Size           int64 // of each range, in bytes; 0: up to the end of the object
}

// Overlaps reports whether two sets of byte ranges may share a byte.
func (b Bytes) Overlaps(c Bytes) bool { return digest.Bytes(b).Overlaps(digest.Bytes(c)) }

// Point is one recorded access: where, to which bytes of which object, by whom.
type Point struct {
	Number int        // among all
	Edge   int        // the control-flow edge that makes the access
	Pos    cfg.Pos    // where the source says it
	Kind   AccessKind // what it does
	Atomic bool       // by an atomic operation
	// Sync marks an operation on a synchronisation object: a use (Atomic), or making or destroying it. It reads
	// and writes the object's bytes, unless it is Apart, because nobody knows which these are: then it
	// conflicts with other such operations and with freeing the object only.
	Sync, Apart bool
	// Scalar, of an access by an lvalue of a scalar type wider than a character, is the size of that.
	Scalar int64
	// Base is the object. Anywhere marks an access through a pointer of which nothing is known: it may be to
	// any shared object.
	Base     uint32
	Anywhere bool // the object is not known: any shared one
	// Among narrows Anywhere: the access is to Bytes of one of those objects that [Pass].Among tells. Base
	// stands for all of them.
	Among bool
	// Wide marks an access by a pointer that may lead to others as well, of which nothing is known or that are too many
	// to be told apart: Base is one of them.
	Wide bool
	// Choice marks an access that may be to another object instead, wherever it comes from: the pointer leads to several.
	Choice bool
	// Own marks an access by the name of a variable that is thread-local, or local to a function: to the object of the
	// thread, or of the activation, that makes the access.
	Own bool
	// Newest, if not zero, is the base of the object that the thread has allocated last at that place and not
	// let escape; Base is the summary that it will be folded into.
	Newest  uint32
	Bytes   Bytes        // which bytes of the object
	Within  Bytes        // where these lie, if that is more than Bytes says; if Size is 0, it is not
	Digest  digest.Tuple // what is known of the thread's past
	Context int          // for the call stack
	Text    string       // the accessed expression
	// Carries lists the objects that what is written points to, sorted; if CarriesAny, it may point to others as well.
	Carries    []uint32
	CarriesAny bool // what is written may point to other objects, too
	// External is the function without a body that makes the access, where it is one of library code: that leaves the
	// program's locks alone. Empty: the program makes it.
	External string
	// Handler marks an access by a handler of signals, Signal one by a volatile lvalue of the type sig_atomic_t,
	// which is int: that is what a handler may share with the thread that it interrupts.
	Handler, Signal bool
}

// Carry adds to what is written.
func (a *Point) Carry(bases []uint32, any bool) {
	a.CarriesAny = a.CarriesAny || any
	for _, b := range bases {
		if i, known := slices.BinarySearch(a.Carries, b); !known {
			a.Carries = slices.Insert(a.Carries, i, b)
		}
	}
}

// does is what the access is to the rule book.
func (a *Point) does() rules.Access {
	switch {
	case a.Kind == Free:
		return rules.Access{Kind: rules.Free}
	case a.Sync && a.Atomic:
		return rules.Access{Kind: rules.Use}
	case a.Sync:
		return rules.Access{Kind: rules.Make}
	case a.Kind == Read:
		return rules.Access{Kind: rules.Read, Atomic: a.Atomic}
	}
	return rules.Access{Kind: rules.Write, Atomic: a.Atomic}
}

// conflict reports whether two accesses of different threads conflict, by the rule book, and may touch a common
// byte. Two accesses by the name of a thread-local variable are to different objects, or made by one thread: code
// that runs in any thread, like a signal handler, finds under that name the object of the thread that it interrupts.
// So are two by the name of a local variable, of which each activation of a function has its own.
// Library code uses no lock of the program's, wherever that lies in what it is given.
func conflict(a, b *Point) bool {
	if a.External != "" && b.Sync || b.External != "" && a.Sync {
		return false
	}
	return !(a.Own && b.Own) && rules.Conflict(a.does(), b.does()) &&
		(a.Sync == b.Sync || a.Kind == Free || b.Kind == Free || meets(a, b) && meets(b, a)) &&
		(a.anyBytes() || b.anyBytes() || a.overlaps(b))
}

// overlaps reports whether two accesses to one object may touch a common byte, by all that is known of where they lie.
func (a *Point) overlaps(b *Point) bool {
	in := func(x, y *Point) bool { return x.Within.Size <= 0 || x.Within.Overlaps(y.Bytes) }
	return a.Bytes.Overlaps(b.Bytes) && in(a, b) && in(b, a) && (b.Within.Size <= 0 || in(a, &Point{Bytes: b.Within}))
}

// anyBytes reports whether nothing is known of which bytes are accessed.
func (a *Point) anyBytes() bool { return a.Anywhere && !a.Among }

// conflict leaves out of the conflicts what C lets a handler of signals share with the thread that it interrupts, where
// there is one thread only. Sound, because a data race needs accesses by different threads (C17 5.1.2.4p35), and a
// signal does not leave what they read unspecified (5.1.2.3p5).
func (p *Pass) conflict(a, b *Point) bool {
	return conflict(a, b) && !(p.Alone && a.Signal && b.Signal)
}

// meets reports whether a, if it is an operation of synchronisation, may be on the bytes that the access b
// touches. Where one of the two goes through a pointer of which nothing is known, an access by a scalar lvalue
// is to no such object but a number of its own size: what the library keeps in the others is not for the
// program to read and write piece by piece.
func meets(a, b *Point) bool {
	return !a.Sync || !a.Apart && (!a.Anywhere && !b.Anywhere || b.Scalar == 0 || b.Scalar == a.Bytes.Size)
}
