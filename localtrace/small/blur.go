package small

import (
	"math/rand/v2"
	"slices"
)

// blurring is a way in which a statement uses an object that an analysis cannot name.
type blurring uint8

const (
	oneOfTwo  blurring = iota // it is one of two, either of them
	itself                    // it may be any, and is the one that was named
	someOther                 // it may be any, and is another one
	blurrings = iota
)

// Blurs returns the programs in each of which one statement of p uses an object of synchronisation by a pointer of
// which an analysis knows less: in each of the places, each of the ways. Only statements that Words names are
// changed.
func (b Breeder) Blurs(r *rand.Rand, p *Program) (out []*Program) {
	for i, s := range (&mutation{p: p}).spots(false) {
		if !slices.Contains(b.Words, s.stmt().Op) && s.stmt().Op != "unknown" {
			continue
		}
		for way := range blurring(blurrings) {
			m := &mutation{Rand: r, Breeder: b, p: p.Clone()}
			if m.blurAt(m.spots(false)[i], way) {
				out = append(out, m.p)
			}
		}
	}
	return out
}

// blur blurs some statement, mostly to be about one of two objects.
func (m *mutation) blur() bool {
	at, ok := m.spot(false)
	return ok && m.room(3) && m.blurAt(at, max(0, blurring(m.IntN(2*blurrings))-blurrings))
}

// blurAt lets a statement use what a pointer leads to.
func (m *mutation) blurAt(at spot, way blurring) bool {
	s := at.stmt()
	if len(s.Blocks) > 0 || s.Op == "wait" || isDecl(s.Op) {
		return false
	}
	used := m.p.objects()
	for i, of := range m.p.sortsOf(s.Op) {
		if i >= len(s.Args) || s.Args[i][0] == '*' {
			continue
		}
		if of == object {
			of = used.sortOf(s.Args[i])
		}
		if !slices.Contains(synchronises, of) {
			continue
		}
		old := s.Args[i]
		other, ok := m.another(used, of, old)
		if !ok {
			return false
		}
		s.Args = slices.Clone(s.Args)
		s.Args[i] = "*k"
		switch way {
		case itself:
			at.insert(stmt("guess", "k", old))
		case someOther:
			at.insert(stmt("guess", "k", other))
		default:
			at.insert(Stmt{Op: "choose", Blocks: [][]Stmt{{stmt("point", "k", old)}, {stmt("point", "k", other)}}})
		}
		return true
	}
	return false
}

// another is another object of a sort, perhaps a new one.
func (m *mutation) another(used objects, of sort, old string) (string, bool) {
	names := slices.DeleteFunc(append(slices.Clone(used[of]), pool[of]...), func(n string) bool { return n == old })
	if len(names) == 0 {
		return "", false
	}
	name := names[m.IntN(len(names))]
	if !slices.Contains(used[of], name) {
		m.declareLike(of, old, name)
	}
	return name, true
}
