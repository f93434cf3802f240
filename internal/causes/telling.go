package causes

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/race"
)

// choose finds the pair of a cluster that tells most about its cause.
func (c *cluster) choose(r *race.Report) {
	c.look()
	lock := ""
	if c.kind == Data {
		lock = c.common()
	}
	for i := range c.pairs {
		p := &c.pairs[i]
		p.cost = cost(p, lock)
		if i == 0 || better(p, &c.best) {
			c.best = *p
		}
	}
	c.main = c.best.race
}

// common is the lock that most places of a cluster hold; empty if none holds any.
func (c *cluster) common() string {
	count := map[string]int{}
	for _, at := range c.places {
		for name, n := range at.locks {
			if n == at.accesses {
				count[name]++
			}
		}
	}
	best := ""
	for name, n := range count {
		if n > count[best] || n == count[best] && (best == "" || name < best) {
			best = name
		}
	}
	return best
}

// cost is how much stands against showing a pair, beside its grade: what it takes for granted, and what does
// not tell anything. One side that holds the lock of the others, and one that does not, tell most.
func cost(p *pair, lock string) (n int) {
	frees := 0
	for _, a := range []*race.Access{p.a, p.b} {
		if a.Kind == race.Free {
			frees++
		}
		if a.Unknown || strange(a) {
			n += 64
		}
		if a.External != "" {
			n += 32
		}
		if a.Text == "" && a.Kind != race.Free {
			n += 16
		}
		if !a.By.Unique {
			n += 2
		}
		if a.Atomic && !a.Sync {
			n++
		}
	}
	if frees == 2 || frees == 1 && (p.a.External != "" || p.b.External != "") {
		n += 8
	}
	if lock != "" && holds(p.a, lock) == holds(p.b, lock) {
		n += 8
	}
	if p.a.By.Name == p.b.By.Name || p.a.Pos == p.b.Pos {
		n += 4
	}
	if alternative(p.a.By, p.b.By) {
		n += 5
	}
	return n
}

// alternative reports whether two threads, neither of which leads to the other, are created in different
// functions: a client's worker, say, and a server's, of which a process may only ever run the one or the other.
// Two threads of one kind are easier to believe then, where there are several.
func alternative(a, b race.Thread) bool {
	if len(a.Path) == 0 || len(b.Path) == 0 {
		return false
	}
	x, y := a.Path[len(a.Path)-1], b.Path[len(b.Path)-1]
	return x.In != "" && y.In != "" && x.In != y.In && !slices.Contains(a.Path, y) && !slices.Contains(b.Path, x)
}

// better reports whether p tells more than q, which comes first in the report.
func better(p, q *pair) bool {
	if p.grade == q.grade && p.drawn != q.drawn {
		return p.drawn
	}
	return cmp.Or(cmp.Compare(rank(p.grade), rank(q.grade)), cmp.Compare(p.cost, q.cost),
		cmp.Compare(len(p.a.CallStack)+len(p.b.CallStack), len(q.a.CallStack)+len(q.b.CallStack)),
		p.a.Pos.Compare(q.a.Pos), p.b.Pos.Compare(q.b.Pos)) < 0
}

func holds(a *race.Access, lock string) bool {
	return slices.ContainsFunc(a.Locks, func(l race.Lock) bool { return l.Name == lock })
}

// sides are the two accesses of the best pair, in the order of follows, and of two writes the one that holds
// fewer locks first. One place that races with itself is one side, unless the locks differ.
func (c *cluster) sides() []Side {
	a, b := c.best.a, c.best.b
	if order := cmp.Or(cmp.Compare(follows(a), follows(b)), cmp.Compare(len(a.Locks), len(b.Locks))); order > 0 {
		a, b = b, a
	}
	side := func(a *race.Access) Side {
		kinds := slices.Clone(c.places[a.Pos].kinds)
		if a.Kind == race.Free {
			kinds = []race.AccessKind{race.Free}
		}
		slices.Sort(kinds)
		return Side{Access: *a, Kinds: kinds, Unsure: c.ops.taken(a) != nil}
	}
	if a.Pos == b.Pos && a.Thread == b.Thread && slices.Equal(a.Locks, b.Locks) && a.Sync == b.Sync &&
		(a.Kind == race.Free) == (b.Kind == race.Free) {
		return []Side{side(a)}
	}
	return []Side{side(a), side(b)}
}

// follows orders the sides: what ends memory comes first, then what makes or destroys a lock, then what writes.
func follows(a *race.Access) int {
	switch {
	case a.Kind == race.Free:
		return 0
	case a.Sync && !a.Atomic:
		return 1
	case a.Kind != race.Read:
		return 2
	}
	return 3
}
