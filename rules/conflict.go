package rules

// AccessKind says what an access does to the bytes of an object.
type AccessKind uint8

// What may be done to bytes.
const (
	Read  AccessKind = iota
	Write            // or a read and a write in one
	Free             // ends the object's life: all its bytes are gone
	Use              // an operation on the object of synchronisation that the bytes are, or an attempt that has failed
	Make             // initialises or destroys that
)

// Access is one side of what may be a race.
type Access struct {
	Kind   AccessKind
	Atomic bool // of Read and Write
}

// Writes reports whether the access changes the bytes.
func (a Access) Writes() bool { return a.Kind != Read }

// Indivisible reports whether the access cannot race with another that is so, too: an atomic one (C11, 5.1.2.4),
// or a use of an object of synchronisation, which is made for several threads. Making such an object is for one
// thread, like ending its life.
func (a Access) Indivisible() bool { return a.Kind == Use || a.Atomic && a.Kind <= Write }

// Conflict reports whether two accesses to a common byte race if nothing orders them: one of them writes, and
// not both are [Access.Indivisible].
func Conflict(a, b Access) bool {
	return (a.Writes() || b.Writes()) && !(a.Indivisible() && b.Indivisible())
}
