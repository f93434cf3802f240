package race

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What of a location's accesses is for people: the lock that most of them hold, which is counted here whatever the
// digests conclude from it, what threads do, and where.

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

// used counts for each location of an object what threads do to it.
func (p *Pass) used(o *object) []map[string]Use {
	out := make([]map[string]Use, len(o.locations))
	for _, c := range o.named {
		name, ok := p.threads[c.Digest]
		if !ok {
			name = p.World.Thread(c.Digest).Name
			p.threads[c.Digest] = name
		}
		if out[c.loc] == nil {
			out[c.loc] = map[string]Use{}
		}
		u := out[c.loc][name]
		u.Thread = name
		n := len(c.points)
		switch {
		case c.Sync:
			u.Syncs += n
		case c.Kind == Read:
			u.Reads += n
		case c.Kind == Write:
			u.Writes += n
		case c.Kind == Free:
			u.Ends += n
		}
		if c.Atomic && !c.Sync {
			u.Atomic += n
		}
		out[c.loc][name] = u
	}
	return out
}

// use adds what threads do to one of the objects of a location.
func (l *Location) use(at *entry, used map[string]Use) {
	if at.used == nil {
		at.used = map[string]Use{}
	}
	for name, u := range used {
		x := at.used[name]
		at.used[name] = Use{name, x.Reads + u.Reads, x.Writes + u.Writes, x.Ends + u.Ends, x.Syncs + u.Syncs, x.Atomic + u.Atomic}
	}
	l.Uses = nil
	for _, name := range slices.Sorted(maps.Keys(at.used)) {
		l.Uses = append(l.Uses, at.used[name])
	}
}

// where lists for each location of an object where the source accesses it.
func (p *Pass) where(o *object) []map[cfg.Pos]bool {
	out := make([]map[cfg.Pos]bool, len(o.locations))
	for _, c := range o.named {
		for _, a := range c.points {
			if _, known := out[c.loc][a.Pos]; !known && len(out[c.loc]) >= MaxPlaces {
				continue
			}
			if out[c.loc] == nil {
				out[c.loc] = map[cfg.Pos]bool{}
			}
			out[c.loc][a.Pos] = out[c.loc][a.Pos] || c.Kind != Read
		}
	}
	return out
}

// place adds where one of the objects of a location is accessed.
func (l *Location) place(at *entry, places map[cfg.Pos]bool) {
	if at.places == nil {
		at.places = map[cfg.Pos]bool{}
	}
	for pos, writes := range places {
		at.places[pos] = at.places[pos] || writes
	}
	l.Places = make([]Place, 0, len(at.places))
	for pos, writes := range at.places {
		if pos.IsValid() {
			l.Places = append(l.Places, Place{pos, writes})
		}
	}
	slices.SortFunc(l.Places, func(a, b Place) int { return a.Pos.Compare(b.Pos) })
	l.Places = l.Places[:min(len(l.Places), MaxPlaces)]
}
