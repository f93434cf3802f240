package limit

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// A Heap bounds the objects that the process has on its heap. It is for one goroutine.
type Heap struct {
	most   uint64
	sample [1]metrics.Sample
}

// NewHeap bounds them to so many bytes; 0: there is no bound, and the result is nil.
func NewHeap(most uint64) *Heap {
	if most == 0 {
		return nil
	}
	h := &Heap{most: most}
	h.sample[0].Name = "/memory/classes/heap/objects:bytes"
	return h
}

// Full reports whether there are too many. Garbage counts until it has been collected: where that is what fills the heap,
// it is collected, unless so little would be won by it that it would soon have to be done again. Where there is room
// enough, the question takes a microsecond.
func (h *Heap) Full() bool {
	if h == nil || h.objects() <= h.most {
		return false
	}
	runtime.GC()
	return h.objects() > h.most/8*7
}

// Release gives back to the system what a part of the work has left behind, if the process has more than a quarter of the
// bytes that it may have (0: any number): the next part begins with what it has.
func Release(most uint64) {
	if most > 0 && uint64(newMeter().read()) > most/4 {
		debug.FreeOSMemory()
	}
}

func (h *Heap) objects() uint64 {
	metrics.Read(h.sample[:])
	return h.sample[0].Value.Uint64()
}
