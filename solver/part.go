package solver

// Part is a part of the value of a global unknown, such as the members of a structure from one up to another: the
// places from Lo up to Hi, without Hi, whatever a system counts as places.
type Part struct{ Lo, Hi int64 }

// overlaps reports whether a place belongs to both.
func (p Part) overlaps(q Part) bool { return p.Lo < q.Hi && q.Lo < p.Hi }

// GetPart is env.GetGlobal(g), for a right-hand side that looks at a part of the value only: where another part of it
// changes, what the right-hand side makes of it must be the same. A value that has many parts, each of which changes and
// is read by itself, then does not have all of its readers evaluated again each time.
//
// The top-down solver takes it so if [System].Changed is set; whoever else evaluates right-hand sides, as [Verify] does,
// reads all of the value.
func GetPart[L, G comparable, D, V any](env Env[L, G, D, V], g G, p Part) V {
	if x, ok := env.(*local[L, G, D, V]); ok && x.solver.sys.Changed != nil && p.Lo < p.Hi {
		return x.getPart(g, p)
	}
	return env.GetGlobal(g)
}

// getPart is [GetPart]: the part is a global unknown of its own, without a value, which changes as often as that part of
// the other one does.
func (x *local[L, G, D, V]) getPart(key G, part Part) V {
	g := x.expectedGlobal(key, part)
	if g == nil {
		g = x.solver.part(x.solver.global(key), part)
	}
	if x.mayAsk() {
		g.readers = x.depend(^g.id, g.version, &g.at, g.readers)
	}
	return g.whole.value
}

// part is the record of a part of a global unknown, a new one if necessary.
func (u *unknowns[L, G, D, V]) part(g *global[G, V], p Part) *global[G, V] {
	if id, ok := g.parts[p]; ok {
		return u.globals[id]
	}
	part := &global[G, V]{key: g.key, id: int32(len(u.globals)), whole: g, part: p}
	u.globals = append(u.globals, part)
	if g.parts == nil {
		g.parts = map[Part]int32{}
	}
	g.parts[p] = part.id
	g.partIDs = append(g.partIDs, part.id)
	return part
}

// alter gives a global unknown another value, and makes what has read that unstable, or a part in which it differs.
func (s *topDown[L, G, D, V]) alter(g *global[G, V], value V) {
	before := g.value
	g.value = value
	g.version++
	g.readers = s.destabilise(g.readers)
	if len(g.partIDs) == 0 {
		return
	}
	differs := s.sys.Changed(before, value)
	for _, id := range g.partIDs {
		if p := s.globals[id]; p.part.overlaps(differs) {
			p.version++
			p.readers = s.destabilise(p.readers)
		}
	}
}
