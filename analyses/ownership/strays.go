package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// A *stray* is a pointer to a node of which it is not known who owns that: it was kept after the node was handed over, or
// read from an element of an array whose number says nothing. A thread may still look at the node by it, write numbers
// there, and free it: these are no accesses by the rules (use.direct), so that they are excluded by other digests, or
// reported. Nothing else may be done with a stray: who stores it, passes it, or stores pointers to nodes where it leads to,
// drops the kind.
//
// Sound: there is no title to what a stray leads to but those that there were before, since none is made of it, and none of
// the places that titles lie in is written by it. What is freed by a stray may still have a title: who uses that later
// uses what has been freed, and who has used it before, or does so at the same time, uses it by an access that only other
// digests exclude. Strays are followed only for kinds that else nothing would be known of ([flow.choose]).

// strays reports whether a place is got at by a pointer that may be a stray: none where pointers to nodes lie, or what says
// where they do, if it is written.
func (f *flow) strays(lv *cfg.LVal, writes bool) bool {
	if !f.lenient {
		return false
	}
	r, _ := f.rackOf(lv)
	q, _ := f.queued(lv)
	return !writes || cfg.IsScalar(lv.Type) && f.leads(lv.Type) == 0 && r == nil && q == nil && f.linkPlace(lv) == 0
}

// stray reports whether an expression is one.
func (f *flow) stray(s state, x cfg.Expr) bool {
	if !f.lenient || f.node(x.Type()) == 0 || f.homes[cfg.RegisterOf(x)] != nil {
		return false
	}
	_, ok := f.value(s, x)
	return !ok
}
