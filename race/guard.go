package race

// The lock that guards a location, for people: most of its accesses hold it, which is counted here whatever the
// digests conclude from it.

// held counts for each location of an object how many of its accesses hold each lock.
func (p *Pass) held(o *object) []map[string]int {
	out := make([]map[string]int, len(o.locations))
	for _, c := range o.named {
		locks, ok := p.locks[c.Digest]
		if !ok {
			locks = p.World.Locks(c.Digest)
			p.locks[c.Digest] = locks
		}
		for i, x := range locks {
			if i > 0 && locks[i-1].Name == x.Name {
				continue // as a reader, too
			}
			if out[c.loc] == nil {
				out[c.loc] = map[string]int{}
			}
			out[c.loc][x.Name] += len(c.points)
		}
	}
	return out
}

// guard adds what accesses to one of the objects of a location hold.
func (l *Location) guard(at *entry, held map[string]int) {
	for name, n := range held {
		if at.held == nil {
			at.held = map[string]int{}
		}
		at.held[name] += n
	}
	l.Guard, l.Guarded = "", 0
	for name, n := range at.held {
		if n > l.Guarded || n == l.Guarded && name < l.Guard {
			l.Guard, l.Guarded = name, n
		}
	}
}
