package oracle

import "github.com/mayrun-dev/mayrun/interp"

// numbers are the bytes of small objects as they were before the event that is looked at: an event is told when it has
// happened. By them it is known which numbers a thread has locked, if the program makes locks of them: those that it
// has replaced in an atomic operation when they were zero, and not set to zero since.
type numbers map[interp.ObjectID][]byte

// largestWords is how large an object is of which the bytes are kept.
const largestWords = 512

func (n numbers) made(m *interp.Machine, o *interp.Object) {
	if o.Size <= largestWords {
		n[o.ID] = m.Bytes(o.ID)
	}
}

// follow takes note of a write, and of what it does to a lock: an atomic update locks, and so does a write in a section of
// a mutex, if the number was zero.
func (n numbers) follow(m *interp.Machine, e *interp.Event, section bool, locked map[lockAt]bool) {
	old := n[e.Object]
	if old == nil || !e.Kind.Writes() {
		return
	}
	now := m.Bytes(e.Object)
	if now == nil {
		delete(n, e.Object)
		return
	}
	n[e.Object] = now
	if end := e.Offset + e.Size; (e.Atomic || section) && e.Offset >= 0 && e.Size > 0 && end <= int64(min(len(now), len(old))) {
		switch at := (lockAt{e.Object, e.Offset}); {
		case zero(now[e.Offset:end]):
			delete(locked, at)
		case (e.Kind == interp.Update || section) && zero(old[e.Offset:end]):
			locked[at] = true
		}
	}
}

func zero(bytes []byte) bool {
	for _, b := range bytes {
		if b != 0 {
			return false
		}
	}
	return true
}
