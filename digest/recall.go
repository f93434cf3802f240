package digest

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Recalling is implemented by a digest whose elements say something that stays so until the thread itself does certain
// things. A function may be entered with an element that stands for those of many callers, and so is what it returns
// with. But what a caller has known before still holds if the function has done nothing about it.
type Recalling[E comparable] interface {
	// Recall is what a caller goes on with, whose element was caller before the call: the function has returned with
	// an element, which stands for the caller's history, too, and did says what may have been done in between. The
	// more that is, or the less either element says, the less does the result.
	Recall(caller, returned E, did Deeds) E
}

// Deeds are what a thread may have done while a function ran, and the functions that it called.
type Deeds struct {
	// Created are the creations, sorted.
	Created []Deed
	// Released is whatever it may not hold any more: what was unlocked, made anew, overwritten, or used by unknown code.
	Released Operand
}

// Deed is a creation: its site and what starts, or that it is of something that runs when the thread ends ([Event].Own).
type Deed struct {
	Site  int       // see [Event]
	Start *cfg.Func // nil if that is not known
	Own   bool      // then nothing else is said of it
}

// CompareDeeds orders creations.
func CompareDeeds(a, b Deed) int {
	id := func(d Deed) int {
		if d.Start == nil {
			return -1
		}
		return d.Start.ID
	}
	own := func(d Deed) int {
		if d.Own {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(a.Site, b.Site), cmp.Compare(id(a), id(b)), cmp.Compare(own(a), own(b)))
}

// DeedsOf are those of an event.
func DeedsOf(ev *Event) Deeds {
	switch ev.Kind {
	case EvCreate:
		if ev.Own {
			return Deeds{Created: []Deed{{Own: true}}}
		}
		return Deeds{Created: []Deed{{Site: ev.Site, Start: ev.Start}}}
	case EvUnlock, EvMutexInit, EvMutexDestroy:
		return Deeds{Released: ev.Mutex}
	case EvAtomicEnd:
		return Deeds{Released: Operand{May: []Object{AtomicSection()}}}
	case EvOverwrite, EvUnknown:
		return Deeds{Released: ev.Memory}
	}
	return Deeds{}
}

// IsEmpty reports whether nothing was done that anybody asks for.
func (d Deeds) IsEmpty() bool {
	return len(d.Created) == 0 && len(d.Released.May) == 0 && !d.Released.Any
}

// Has reports whether a creation is among them.
func (d Deeds) Has(c Deed) bool {
	_, found := slices.BinarySearchFunc(d.Created, c, CompareDeeds)
	return found
}

// Join is what is done in both.
func (d Deeds) Join(e Deeds) Deeds {
	return Deeds{
		Created: Union(d.Created, e.Created, CompareDeeds),
		Released: Operand{
			May: Union(d.Released.May, e.Released.May, CompareObjects),
			Any: d.Released.Any || e.Released.Any,
		},
	}
}

// Leq reports whether e are all that d are.
func (d Deeds) Leq(e Deeds) bool {
	return (!d.Released.Any || e.Released.Any) && Subset(d.Created, e.Created, CompareDeeds) &&
		Subset(d.Released.May, e.Released.May, CompareObjects)
}

type recaller interface {
	recalls() bool // the others are asked only if so
	recall(caller, returned ID, did Deeds) ID
}

func (c *erased[E]) recalls() bool {
	_, ok := c.d.(Recalling[E])
	return ok
}

func (c *erased[E]) recall(caller, returned ID, did Deeds) ID {
	return c.changed(returned, c.d.(Recalling[E]).Recall(c.elems[caller], c.elems[returned], did))
}

// Recall is what a caller goes on with: see [Recalling].
func (p *Product) Recall(caller, returned Tuple, did Deeds) Tuple {
	if caller == returned {
		return returned
	}
	return p.changing(returned, p.recalling, func(c Component, i int) ID {
		return c.(recaller).recall(p.tuples[caller][i], p.tuples[returned][i], did)
	})
}
