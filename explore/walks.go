package explore

import (
	"math/rand/v2"

	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// walks executes under random schedules: random walks that keep to a thread for a while, and random priorities.
func (s *searcher) walks(budget, steps int64, round uint64, runs int) {
	end := s.left - budget
	for i := uint64(0); s.goesOn() && s.left > end && i < uint64(runs); i++ {
		rnd := s.random(1+round, i)
		in := s.inputs(rnd)
		in.bare = round == 0 && i < 4
		if i%2 == 0 {
			s.run("random walk", in, steps, strategy{next: walk(rnd, []float64{0, 0.6, 0.9, 0.98}[i/2%4]), again: true})
		} else {
			s.run("random priorities", in, steps, strategy{next: pct(rnd, 1+int(i/2)%4, max(s.length, 50)), again: true})
		}
	}
}

func walk(rnd *rand.Rand, stay float64) func(*execution, []interp.ThreadID) interp.ThreadID {
	last := interp.NoThread
	return func(_ *execution, enabled []interp.ThreadID) interp.ThreadID {
		if rnd.Float64() < stay {
			for _, t := range enabled {
				if t == last {
					return t
				}
			}
		}
		last = enabled[rnd.IntN(len(enabled))]
		return last
	}
}

// pct runs the enabled thread of the highest priority. Priorities are random; at depth-1 random steps the
// running thread gets the lowest one. A thread that spins also loses its priority, so that the others can go
// on.
func pct(rnd *rand.Rand, depth int, length int64) func(*execution, []interp.ThreadID) interp.ThreadID {
	var priority []float64
	low := 0.0
	change := map[int64]bool{}
	for range depth - 1 {
		change[rnd.Int64N(length)] = true
	}
	spun := 0
	last := interp.NoThread
	return func(x *execution, enabled []interp.ThreadID) interp.ThreadID {
		best := enabled[0]
		for _, t := range enabled {
			for int(t) >= len(priority) {
				priority = append(priority, 1+rnd.Float64())
			}
			if priority[t] > priority[best] {
				best = t
			}
		}
		if best == last {
			spun++
		} else {
			spun, last = 0, best
		}
		if change[x.taken()] || spun > 400 {
			low--
			priority[best] = low
			spun = 0
		}
		return best
	}
}

// aimed executes under schedules in which threads wait in front of the accesses of a candidate.
func (s *searcher) aimed(budget, steps int64, round uint64) {
	if len(s.o.Candidates) == 0 {
		return
	}
	end := s.left - budget
	for i := uint64(0); i < 6; i++ {
		for k, c := range s.o.Candidates {
			if !s.goesOn() || s.left <= end {
				return
			}
			if s.targets[c.Target] {
				continue
			}
			rnd := s.random(5000+round, i<<16|uint64(k))
			s.run("aimed", s.inputs(rnd), steps, strategy{next: aim(rnd, c, []float64{0, 0.9}[i%2]), again: true})
		}
	}
}

// aim postpones threads in front of the candidate's accesses, until two of them meet there or nobody else can go on.
func aim(rnd *rand.Rand, c Candidate, stay float64) func(*execution, []interp.ThreadID) interp.ThreadID {
	plain := walk(rnd, stay)
	var free []interp.ThreadID
	patience := map[interp.ThreadID]int{}
	return func(x *execution, enabled []interp.ThreadID) interp.ThreadID {
		free = free[:0]
		var waiting []interp.Event
		for _, t := range enabled {
			e, _ := x.m.Pending(t)
			if p := e.Pos(); e.Kind.IsAccess() && (p == c.A || p == c.B) && patience[t] < 300 {
				patience[t]++
				for _, o := range waiting {
					if collide(&o, &e) {
						return t // both stand there: one after the other they race
					}
				}
				waiting = append(waiting, e)
				continue
			}
			free = append(free, t)
		}
		if len(free) == 0 {
			t := waiting[rnd.IntN(len(waiting))].Thread
			patience[t] = 0
			return t
		}
		return plain(x, free)
	}
}

// collide reports whether two threads stand in front of accesses that are in conflict.
func collide(a, b *interp.Event) bool {
	return a.Object == b.Object && a.Offset < b.Offset+b.Size && b.Offset < a.Offset+a.Size && rules.Conflict(AccessOf(a), AccessOf(b))
}
