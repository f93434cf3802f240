package rules

// A Part says what a step does to a part of the state of an execution: to bytes, or to an object of
// synchronisation, or to another thread.
type Part uint8

// What a step may do to a part of the state.
const (
	ReadsBytes Part = iota
	WritesBytes
	Shares // takes or releases a lock as one of several readers, begins or ends a wait as one of several
	Looks  // finds that it cannot have it
	Uses   // any other operation
)

// OfBytes reports whether it is bytes that the step reads or writes: then it touches those of its access, any
// other step the object at one place.
func (p Part) OfBytes() bool { return p <= WritesBytes }

// Dependent reports whether the order of two steps of different threads may matter that do this to bytes that
// overlap, or to one object of synchronisation, whose bytes are its state as well.
//
// If it does not matter, the steps taken in either order lead to the same state, neither enables or disables the
// other, or changes what the other may choose, and the order between all steps that happens-before makes of them
// is the same. So two readers that come or go commute, as do two that find a lock taken.
func Dependent(a, b Part) bool {
	switch {
	case a.OfBytes() && b.OfBytes():
		return a == WritesBytes || b == WritesBytes
	case a.OfBytes():
		return a == WritesBytes || b != Looks
	case b.OfBytes():
		return b == WritesBytes || a != Looks
	}
	return a != b || a == Uses
}

// Part is what an access of memory does to its bytes; it is no operation on an object of synchronisation, which is
// an [Act].
func (a Access) Part() Part {
	if a.Writes() {
		return WritesBytes
	}
	return ReadsBytes
}

// Part is what an act does to its object, or its thread. failed says that it has been tried in vain.
func (a Act) Part(failed bool) Part {
	switch a {
	case LockShared, UnlockShared:
		if failed {
			return Looks
		}
		return Shares
	case LockExclusive, Take:
		if failed {
			return Looks
		}
	case BeginWait, WakeUp:
		return Shares
	}
	return Uses
}

// Enables reports whether an act may be what lets a later one of another thread happen, on the same object, that
// waits for it: then that could not have come first.
func Enables(earlier, later Act) bool {
	switch later {
	case LockShared, LockExclusive:
		return earlier == UnlockLast
	case EnterSection:
		return earlier == LeaveSection
	case Join:
		return earlier == End
	}
	return false
}
