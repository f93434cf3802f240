package limit

import (
	"runtime"
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

func (h *Heap) objects() uint64 {
	metrics.Read(h.sample[:])
	return h.sample[0].Value.Uint64()
}
