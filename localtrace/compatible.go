package localtrace

import "github.com/mayrun-dev/mayrun/digest"

// Compatible reports whether two local traces of different threads belong to one execution in which neither
// thread has gone on: whether each thread can take its next step after the other one's ("Data Race Detection by
// Digest-Driven Abstract Interpretation", Definition 3, where the next steps are access sequences). It looks at
// the traces only, and covers programs with plain accesses, mutexes, thread creation, joins and calls.
//
// Two traces are compatible if their union is a trace: every thread's steps are a chain, an unlock is observed
// by one lock, an end by one join, and an access is directly followed by one access to its cell.
func Compatible(t, u *Trace) bool {
	type follower struct {
		what   digest.Object
		before int // a trace, or -1 for none
		access bool
		kind   digest.Kind // unless it is an access
	}
	next := make(map[int]*Trace)         // by trace: the thread's next step
	creates := make(map[int]*Trace)      // by trace: the thread started there
	follows := make(map[follower]*Trace) // who observes a trace
	claim := func(f follower, by, seen *Trace) bool {
		if seen != nil {
			f.before = seen.ID
		}
		if o := follows[f]; o != nil && o != by {
			return false
		}
		follows[f] = by
		return true
	}
	first := func(ts []*Trace) *Trace {
		if len(ts) == 0 {
			return nil
		}
		return ts[0]
	}
	seen := make(map[*Trace]bool)
	var add func(n *Trace) bool
	add = func(n *Trace) bool {
		if n == nil || seen[n] {
			return true
		}
		seen[n] = true
		if n.Prev != nil {
			if o := next[n.Prev.ID]; o != nil && o != n {
				return false
			}
			next[n.Prev.ID] = n
		}
		if n.Creator != nil {
			creates[n.Creator.ID] = n
		}
		if n.Access != nil && !claim(follower{what: n.Access.Cell, before: -1, access: true}, n, n.Over) {
			return false
		}
		if ev := n.Event; ev != nil {
			switch {
			case ev.Kind == digest.EvLock && !claim(follower{what: ev.Mutex.May[0], before: -1, kind: ev.Kind}, n, first(n.Sees)),
				ev.Kind == digest.EvJoin && !claim(follower{before: -1, kind: ev.Kind}, n, first(n.Sees)):
				return false
			}
		}
		for _, o := range n.Sees {
			if !add(o) {
				return false
			}
		}
		return add(n.Prev) && add(n.Creator) && add(n.Over)
	}
	if !add(t) || !add(u) || next[t.ID] != nil || next[u.ID] != nil {
		return false
	}
	for at, child := range creates {
		if n := next[at]; n != nil && n.Edge != child.Edge {
			return false
		}
	}
	return true
}
