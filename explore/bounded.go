package explore

import "github.com/mayrun-dev/mayrun/interp"

// decision is a point of an execution where the systematic search may go on with several threads.
type decision struct {
	threads []interp.ThreadID
	next    int
}

// fairness is how many steps a thread takes in a row before the others get their turn without that counting as
// a preemption: a thread that waits actively must not keep the others from what it waits for.
const fairness = 200

// bounded executes all schedules with at most 0, 1, … preemptions, until the budget is used up. Threads are
// preempted only in front of operations that others can see the effect of. All executions of one call have the
// same inputs, as far as they go the same way.
func (s *searcher) bounded(budget, steps int64, round int) {
	end := s.left - budget
	for bound := 0; bound <= s.o.MaxPreemptions; bound++ {
		var stack []decision
		for s.goesOn() && s.left > end {
			depth, used, row := 0, 0, 0
			last := interp.NoThread
			in := s.inputs(s.random(9000, uint64(round)))
			if round == 0 {
				in.fails = 0
			}
			s.run("systematic", in, steps, strategy{next: func(x *execution, enabled []interp.ThreadID) interp.ThreadID {
				current := false
				for _, t := range enabled {
					current = current || t == last
				}
				if row++; row > fairness {
					row, current = 0, false
					enabled = without(enabled, last)
				}
				t := enabled[0]
				switch {
				case current && (used == bound || len(enabled) == 1 || !s.visible(x, last)):
					t = last
				case len(enabled) > 1:
					if depth == len(stack) {
						d := decision{}
						if current {
							d.threads = append(d.threads, last)
						}
						for _, u := range enabled {
							if u != last || !current {
								d.threads = append(d.threads, u)
							}
						}
						stack = append(stack, d)
					}
					d := stack[depth]
					depth++
					t = d.threads[d.next]
					if current && t != last {
						used++
					}
				}
				if t != last {
					row = 0
				}
				last = t
				return t
			}})
			stack = stack[:min(depth, len(stack))]
			for len(stack) > 0 {
				d := &stack[len(stack)-1]
				if d.next++; d.next < len(d.threads) {
					break
				}
				stack = stack[:len(stack)-1]
			}
			if len(stack) == 0 {
				break
			}
		}
	}
}

func without(ts []interp.ThreadID, t interp.ThreadID) []interp.ThreadID {
	if len(ts) == 1 {
		return ts
	}
	var out []interp.ThreadID
	for _, u := range ts {
		if u != t {
			out = append(out, u)
		}
	}
	return out
}

// visible reports whether other threads may see the effect of what a thread stands in front of: accesses of its
// own stack are not.
func (s *searcher) visible(x *execution, t interp.ThreadID) bool {
	e, ok := x.m.Pending(t)
	if !ok || e.Internal {
		return false
	}
	if !e.Kind.IsAccess() {
		return e.Kind != interp.NoOp
	}
	o := x.m.Object(e.Object)
	return o == nil || o.Kind != interp.LocalObject || o.Thread != t
}
