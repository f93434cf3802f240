package threadid

import "github.com/mayrun-dev/mayrun/digest"

// Group is what ids know in common of the threads that a unique thread creates by one create element: the first of
// them may have an id of its own, the others share one.
type Group struct {
	Prefix   digest.List[Creation] // of the unique thread
	Creation Creation
}

// Creator is the id of the unique thread.
func (g Group) Creator() Thread { return Thread{Prefix: g.Prefix} }

// Group is the group of the threads with an id; ok is false where there is none: of the main thread, of threads that
// several creations may have made, and of what runs at the end of a thread. Other threads than the group's creator
// may create threads with the same id.
func (d *Digest) Group(t Thread) (g Group, ok bool) {
	if set := d.lists.Items(t.Set); len(set) > 0 {
		return Group{t.Prefix, set[0]}, len(set) == 1 && set[0] != everything && set[0] != own
	}
	prefix := d.lists.Items(t.Prefix)
	if len(prefix) == 0 {
		return Group{}, false
	}
	last := len(prefix) - 1
	return Group{d.lists.List(prefix[:last]...), prefix[last]}, true
}
