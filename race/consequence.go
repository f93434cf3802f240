package race

import (
	"cmp"
	"slices"
)

// Consequences. From its allocation until its address is stored where others find it, an object belongs to one
// thread, and digests may exclude what that thread did to it by then: whoever reads the address comes after it,
// if the store and the read are ordered. If they race, nothing orders what is behind them: the reader may find
// the object half made. So where a write of a pointer races with a read, all pairs of accesses to what it
// points to are asked for once more, with [digest.Location].Raced. What races then are consequences of that
// race. They may be writes and reads of pointers themselves, to the next objects; so this goes on until nothing
// is new.
//
// Where nothing races, no pointer travels like that, and no pair is asked for twice. The verdict is the same in
// any case.
//
// Pairs with a read suffice: a thread that has the address has read it somewhere, and if all reads that may
// find it are ordered with the writes that they may find, or synchronise with them, the digests are right about
// it.

// travels are the objects whose addresses come to other threads by a race.
type travels struct {
	cause map[uint32]*entry // by whose race
	any   *entry            // by whose race addresses of which nothing is known do
	next  []uint32          // objects that have not been looked at
}

// moves is the write of a racing pair that a read may find, if it writes addresses; once, since they travel by the first
// race that is found.
func moves(a, b *class) *class {
	if a.Kind == Read {
		a, b = b, a
	}
	if a.Kind == Write && b.Kind == Read && !a.moved && (a.CarriesAny || len(a.Carries) > 0) {
		a.moved = true
		return a
	}
	return nil
}

// add lets the addresses that w writes travel by the race of an entry. The first race that is found is named as
// the cause.
func (t *travels) add(w *class, by *entry) {
	if t.cause == nil {
		t.cause = map[uint32]*entry{}
	}
	for _, base := range w.Carries {
		if t.cause[base] == nil {
			t.cause[base] = by
			t.next = append(t.next, base)
		}
	}
	if w.CarriesAny && t.any == nil {
		t.any = by
	}
}

// effect is a consequence while it is collected.
type effect struct {
	cause, at *entry
}

// consequences finds the races that are there because others are.
func (p *Pass) consequences(bases []uint32, unknown []*class, r *Report) {
	builders := map[effect]*finding{}
	var order []effect
	for !p.stopped() {
		if t := &p.travels; t.any != nil {
			for _, base := range bases {
				if t.cause[base] == nil {
					t.cause[base] = t.any
					t.next = append(t.next, base)
				}
			}
		}
		if len(p.travels.next) == 0 {
			break
		}
		base := p.travels.next[0]
		p.travels.next = p.travels.next[1:]
		o := p.objects[base]
		if o == nil {
			continue
		}
		cause := p.travels.cause[base]
		racings := make([]racing, len(o.locations))
		as := p.answers(base)
		skip := func(a, b *class) bool {
			by, ok := as.known(a, b, false)
			if ok && by != 0 {
				by, ok = as.known(a, b, true)
				return ok && by != 0
			}
			return ok
		}
		p.pairs(o, unknown, as, skip, func(a, b *class) {
			if by := as.of(a, b, false); by != 0 && as.of(a, b, true) == 0 {
				p.conflictAt(func() string { return p.World.Name(base, o.locations[a.loc].bytes) }, a, b, by, r.Races[cause.finding].Location)
				if w := moves(a, b); w != nil {
					p.travels.add(w, cause)
				}
				racings[a.loc].show(p, a, b)
			}
		})
		for l := range o.locations {
			if len(racings[l].pairs) == 0 {
				continue
			}
			e := effect{cause, o.entries[l]}
			b := builders[e]
			if b == nil {
				at := &r.Locations[e.at.location]
				at.Safe = false
				variable, site, _ := p.World.Origin(base)
				b = p.finding(&Finding{Location: at.Name, Object: whereIs(variable, site, o.locations[l].bytes)})
				builders[e] = b
				order = append(order, e)
			}
			for _, x := range racings[l].pairs {
				b.pair(x.a, x.b, false)
			}
		}
	}
	for _, e := range order {
		b := builders[e]
		b.sort()
		f := &r.Races[e.cause.finding]
		f.Consequences = append(f.Consequences, Consequence{b.f.Location, b.f.Accesses, b.f.Pairs, b.f.Object})
	}
	for i := range r.Races {
		slices.SortStableFunc(r.Races[i].Consequences, func(a, b Consequence) int {
			return cmp.Or(cmp.Compare(a.Location, b.Location), a.Accesses[0].Pos.Compare(b.Accesses[0].Pos))
		})
	}
}
