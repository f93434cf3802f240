package limit

import (
	"runtime"
	"runtime/debug"
	"testing"
)

// What is garbage does not fill the heap, and what is in use does.
func TestHeap(t *testing.T) {
	if NewHeap(0).Full() {
		t.Error("without a bound")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // nobody else collects
	h := NewHeap(1 << 20)
	runtime.GC()
	h.most = h.objects() + 64<<20
	var kept [][]byte
	for range 20 {
		kept = [][]byte{make([]byte, 8<<20)}
		if h.Full() {
			t.Fatal("of garbage")
		}
	}
	for range 20 {
		kept = append(kept, make([]byte, 8<<20))
	}
	if !h.Full() {
		t.Error("of what is in use")
	}
	runtime.KeepAlive(kept)
}

// What a part of the work has left behind is given back where it is much.
func TestRelease(t *testing.T) {
	const much = 256 << 20
	garbage := make([]byte, much)
	for i := range garbage {
		garbage[i] = 1
	}
	before := newMeter().read()
	runtime.KeepAlive(garbage)
	Release(much)
	if after := newMeter().read(); after > before-much/2 {
		t.Errorf("of %d bytes the process still has %d", before, after)
	}
}
