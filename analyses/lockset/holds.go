package lockset

import "github.com/mayrun-dev/mayrun/digest"

// Holds lists the mutexes that the thread certainly holds.
func (d *Digest) Holds(a Element) []Held { return d.held.Items(a.Held) }

// MayHold reports whether the thread may hold a mutex.
func (d *Digest) MayHold(a Element, m digest.Object) bool {
	if a.Any {
		return true
	}
	for _, h := range d.may.Items(a.May) {
		if h.Mutex == m || h.Mutex.Base == m.Base && h.Mutex.Offset == digest.AnyOffset && m != digest.AtomicSection {
			return true
		}
	}
	return false
}
