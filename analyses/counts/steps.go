package counts

import (
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// steps adds up what may have been added to a number otherwise than by a thread after some access of it.
//
// A name of threads that is not unique stands for those that its only creation in the program starts: there are as many
// as the process passes that, of which the first one may have a name of its own, and the thread of the access is one.
type steps struct {
	d       *Digest
	x       digest.RaceContext
	names   []name
	useful  bool // something comes after the access, or follows what was seen
	unknown bool
}

// name is what threads of one name may have added: one of them, if it is the thread of the access, and each other one.
type name struct {
	thread threadid.Thread
	each   Count
	one    Count
	own    bool
}

// none adds threads that do nothing before: of that, what does not release counts all the same, if released is asked.
func (s *steps) none(c Share, released bool) {
	s.useful = true
	if released {
		s.names = append(s.names, name{thread: c.Thread, each: c.Loose})
	}
}

// all adds threads that may do all that they ever do.
func (s *steps) all(c Share) {
	s.names = append(s.names, name{thread: c.Thread, each: c.All})
}

// until adds those of the name of the thread of the access, which may have done so much before it.
func (s *steps) until(c Share, before Count, released bool) {
	if released {
		before = before.plus(c.Loose)
	}
	before = before.least(c.All)
	s.useful = s.useful || before != c.All
	s.names = append(s.names, name{thread: c.Thread, each: c.All, one: before, own: true})
}

// sum is how much may have been added in all, and taken. Of that, if there is a register, what it is counts besides.
func (s *steps) sum(register *cfg.Var) (up, down int64, ok bool) {
	add := func(c Count, times int64) {
		if s.unknown = s.unknown || c.Times == Many || c.Up > maxPasses || c.Down > maxPasses; times > 0 && !s.unknown {
			up, down = up+c.Up*times, down+c.Down*times
		}
	}
	crowds := map[*cfg.Edge]bool{}
	for _, n := range s.names {
		if e := s.origin(n.thread); e != nil && !n.thread.Set.IsEmpty() {
			crowds[e] = true
		}
	}
	symbolic := 0
	for i, n := range s.names {
		e := s.origin(n.thread)
		switch {
		case crowds[e]:
			if s.first(e) == i {
				k, each, one, has := s.crowd(e)
				times := k.N
				if has {
					times--
					add(one, 1)
				}
				if k.Var != nil {
					symbolic++
					s.unknown = s.unknown || k.Var != register || !has || each.Up != 1 || each.Down != 0 || times > 0
					up += times
				} else {
					add(each, times)
				}
				s.unknown = s.unknown || !k.Known && each.Times > 0
			}
		case n.own:
			add(n.one, 1)
			s.unknown = s.unknown || !n.thread.Set.IsEmpty() && n.each.Times > 0
		default:
			add(n.each, 1)
			s.unknown = s.unknown || !n.thread.Set.IsEmpty() && n.each.Times > 0
		}
	}
	return up, down, !s.unknown && (register == nil) == (symbolic == 0) && symbolic <= 1
}

// origin is the one creation in the program that starts the threads of a name; nil if that is not so.
func (s *steps) origin(t threadid.Thread) *cfg.Edge {
	edges, _ := s.d.all.origins.Of(s.x, t)
	if es := s.d.all.edges.Items(edges); len(es) == 1 {
		return es[0]
	}
	return nil
}

// first is the first name of threads that a creation starts.
func (s *steps) first(e *cfg.Edge) int {
	for i, n := range s.names {
		if s.origin(n.thread) == e {
			return i
		}
	}
	return -1
}

// crowd is what all threads that a creation starts may do: there are k, of which each may do so much, and one of them, if
// it is the thread of the access, may have done so much before it.
func (s *steps) crowd(e *cfg.Edge) (k Passes, each, one Count, has bool) {
	for _, n := range s.names {
		if s.origin(n.thread) == e {
			each = each.most(n.each)
			if n.own {
				one, has = n.one, true
			}
		}
	}
	return s.d.program.passes.of(e), each, one, has
}
