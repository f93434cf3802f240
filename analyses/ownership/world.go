package ownership

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// world is what a change of a case needs from outside: what is held, and the facts.
type world struct {
	d *Digest
	x digest.Context
	// alone: there is no other thread. held are the mutexes that are held, exclusive those that are not held as a reader.
	alone           bool
	held, exclusive digest.MustSet[digest.Object]
}

func (d *Digest) world(x digest.Context) world {
	w := world{d: d, x: x, alone: d.single.SingleThreaded(d.flag.Of(x))}
	for _, h := range d.lockset.Mutexes(d.held.Of(x)) {
		w.held = d.locks.Learn(w.held, h.Mutex)
		if !h.Shared {
			w.exclusive = d.locks.Learn(w.exclusive, h.Mutex)
		}
	}
	return w
}

// lose believes nothing any more of the objects of an origin.
func (w world) lose(o Origin) { w.d.lost.Add(w.x, o) }

// guard notes what is held where an object is found in a common place, or put there, or taken.
func (w world) guard(o Origin, held digest.MustSet[digest.Object]) {
	if !w.alone {
		w.d.guards.Add(w.x, o, held)
	}
}

// parent notes that objects of an origin are found in those of another one, or put there.
func (w world) parent(o, in Origin) {
	w.d.parents.Add(w.x, o, w.d.origins.List(in))
}

// points notes which objects the pointers of an origin lead to.
func (w world) points(o Origin, to digest.Operand) {
	if to.Any {
		w.d.allLost.Add(w.x, struct{}{})
	}
	for _, m := range to.May {
		w.d.basesOf.Add(w.x, o, w.d.bases.List(m.Base))
		w.d.originsOf.Add(w.x, m.Base, w.d.origins.List(o))
	}
}

// touches reports whether an object may be one of an operand.
func (h *heap) touches(x digest.Facts, o int8, op digest.Operand) bool {
	of, _ := h.d.basesOf.Of(x, h.object(o).Origin)
	return op.Any || slices.ContainsFunc(op.May, func(m digest.Object) bool {
		_, found := slices.BinarySearchFunc(h.d.bases.Items(of), m.Base, cmp.Compare)
		return found
	})
}

// settleAll settles all cases.
func (d *Digest) settleAll(x digest.Context, a Element) Element {
	if !d.watching || d.idle(a) {
		return a
	}
	w := d.world(x)
	return d.each(a, func(h *heap) bool {
		h.settle(w)
		return true
	})
}
