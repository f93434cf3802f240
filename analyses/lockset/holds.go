package lockset

import "github.com/mayrun-dev/mayrun/digest"

// Locks is what digests that require the lockset ask of it.
type Locks interface {
	Mutexes(a Element) []Held
}

// Name is the name under which other digests require this one.
const Name = "lockset"

// Require is for the Bind of digests that require the lockset.
func Require(c digest.Component) (digest.Typed[Element], Locks, error) {
	return digest.RequireAs[Element, Locks](c)
}

// Mutexes lists the mutexes that the thread certainly holds.
func (d *Digest) Mutexes(a Element) []Held { return d.held.Items(a.Held) }

// Holds lists those that are not broken: nobody else releases them, destroys them or makes them anew while the
// thread holds them.
func (d *Digest) Holds(x digest.Facts, a Element) []digest.Hold {
	var out []digest.Hold
	for _, h := range d.held.Items(a.Held) {
		if !d.broken.Mutex(x, h.Mutex) {
			out = append(out, digest.Hold{Mutex: h.Mutex, Shared: h.Shared})
		}
	}
	return out
}

// MayHold reports whether the thread may hold a mutex.
func (d *Digest) MayHold(a Element, m digest.Object) bool {
	if a.Any || a.Many {
		return true
	}
	for _, h := range d.may.Items(a.May) {
		if h.Mutex == m || h.Mutex.Base == m.Base && h.Mutex.Offset == digest.AnyOffset && m != digest.AtomicSection() {
			return true
		}
	}
	return false
}
