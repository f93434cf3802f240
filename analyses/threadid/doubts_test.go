package threadid

import "testing"

// A thread of which nothing is known may be one that the other has yet to start: no race with it is likely.
func TestDoubts(t *testing.T) {
	d := New()
	some := Element{Thread: Thread{Set: d.lists.List(Creation{Site: 1})}}
	any := Element{Thread: Thread{Set: d.lists.List(everything)}}
	if d.Doubts(nil, some, some) {
		t.Error("threads that are known are doubted")
	}
	if !d.Doubts(nil, some, any) || !d.Doubts(nil, any, some) {
		t.Error("a thread that may be any is not doubted")
	}
}
