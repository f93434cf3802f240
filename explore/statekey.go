package explore

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// What a state holds of happens-before is, for each access that a later one may still be compared with, who knows
// of it: the threads in whose past it is, and the objects of synchronisation, atomic objects and the like through
// which a thread may learn of it. These are the locksets of Goldilocks (Elmas, Qadeer, Tasiran, PLDI 2007), read
// off the vector clocks. Nothing else of the clocks matters: an access is known to its own thread alone at first,
// as a thread's time goes on whenever it has passed on what it knows; from then on [Clocks] joins, copies and
// forgets whole pasts, so that who knows of an access next depends on who knows of it now; and [Detector] asks
// nothing of an access but whether the thread that comes later knows of it, what both do, and, if that is to be
// assumed of, where they stand in the source.
//
// An access that all threads know of which may go on is left out: so will all know that they create, and nothing
// is ever unordered with it.

// holderKind says where a past is kept.
type holderKind uint8

const (
	knownNow    holderKind = iota // by a thread
	knownWoken                    // by a thread that a signal has woken up, when it goes on
	knownLoaded                   // by a thread, behind its next fence that acquires
	knownFenced                   // to those that acquire from the thread's relaxed writes
	knownEnd                      // to those that join the thread
	inSection                     // in the pseudo-mutex of atomic sections
	inObject                      // in an object of synchronisation
	inValue                       // in the value of an atomic object
)

// A holder is what holds a past, in names.
type holder struct {
	kind    holderKind
	name    uint64
	offset  int64
	channel rules.Channel
}

// holding is a holder with its past.
type holding struct {
	number uint64
	clock  Clock
}

// moment is when an access happened.
type moment struct {
	thread interp.ThreadID
	time   uint32
}

// source is what the assumptions of [weakness] say of an access.
type source struct {
	edge         *cfg.Edge
	lv           *cfg.LVal
	kind         interp.Kind
	order        cfg.MemoryOrder
	offset, size int64
}

// keyWriter writes states with what they hold of happens-before.
type keyWriter struct {
	*interp.Canon
	weak   bool // assumptions may be made of atomic accesses
	fences bool // the program has fences
	locksets
}

// locksets are those of one state.
type locksets struct {
	d       *Detector
	acting  []interp.ThreadID
	holders []holding
	known   map[moment][]byte // of each access who knows of it; nil: all do
	texts   [][]byte
	numbers []uint64
}

// write makes the key of a state; ok is false if it cannot be written. What the detector knows of objects that
// nobody can come to any more, it forgets.
func (k *keyWriter) write(m *interp.Machine, d *Detector, given map[interp.ThreadID]interp.Event) (key string, ok bool) {
	k.Begin(m)
	k.given(given)
	k.Reach()
	k.Part()
	k.d = d
	k.collect(m)
	k.Objects(func(id interp.ObjectID) {
		if s := d.shadow[id]; s != nil {
			k.shadow(s, id)
		}
		if o := d.clocks.atomics[id]; o != nil {
			k.sizes(o, id)
		}
	})
	return k.Key()
}

// bytes is about how much memory the state takes that was written last, beside what it has in common with others;
// as if no objects were, but small ones.
func (k *keyWriter) bytes(m *interp.Machine) (n int64) {
	const small, cell = 1 << 10, 96
	k.Objects(func(id interp.ObjectID) {
		if o := m.Object(id); o != nil && o.Size > small {
			n += o.Size
		}
		if s := k.d.shadow[id]; s != nil && s.owner == k.d {
			n += int64(len(s.pages)) * shadowPage * cell
		}
	})
	return n + int64(len(k.holders))*cell
}

// given writes which thread identifiers were stored for threads that are not created yet.
func (k *keyWriter) given(given map[interp.ThreadID]interp.Event) {
	for _, t := range k.Live() {
		if e, ok := given[t]; ok {
			k.Num(k.Thread(t), k.Object(e.Object), uint64(e.Offset), uint64(e.Size), k.Number(e.Edge))
		}
	}
	k.Part()
}

// collect lists the holders, and forgets those that nobody can come to.
func (k *keyWriter) collect(m *interp.Machine) {
	c := &k.d.clocks
	k.holders, k.acting = k.holders[:0], k.acting[:0]
	k.known = map[moment][]byte{}
	hold := func(clock Clock, h holder) {
		if len(clock) > 0 {
			k.holders = append(k.holders, holding{k.Number(h), clock})
		}
	}
	for _, t := range k.Live() {
		c.grow(t)
		u, name := &c.threads[t], k.Thread(t)
		hold(u.now, holder{kind: knownNow, name: name})
		hold(u.woken, holder{kind: knownWoken, name: name})
		hold(u.fenced, holder{kind: knownFenced, name: name})
		if k.fences { // only they learn of what relaxed reads have read
			hold(u.loaded, holder{kind: knownLoaded, name: name})
		}
		if !m.Halted(t) {
			k.acting = append(k.acting, t)
		}
	}
	for _, t := range k.Ended() {
		if c.grow(t); !m.Joined(t) {
			hold(c.threads[t].end, holder{kind: knownEnd, name: k.Thread(t)})
		}
	}
	hold(c.section, holder{kind: inSection})
	for p, s := range c.objects {
		name := k.Named(p.object)
		if name == 0 || m.Object(p.object) == nil {
			delete(c.objects, p)
			continue
		}
		for ch := range s {
			hold(s[ch], holder{inObject, name, p.offset, rules.Channel(ch)})
		}
	}
	for id, o := range c.atomics {
		name := k.Named(id)
		if name == 0 || m.Object(id) == nil {
			delete(c.atomics, id)
			continue
		}
		for off, a := range o.cells {
			for _, h := range a.heads {
				hold(h.clock, holder{kind: inValue, name: name, offset: off})
			}
		}
	}
	for id := range k.d.shadow {
		if k.Named(id) == 0 || m.Object(id) == nil {
			delete(k.d.shadow, id)
		}
	}
}

// lockset is who knows of an access, as numbers in order; nil if all do that may go on.
func (k *keyWriter) lockset(at moment) []byte {
	text, ok := k.known[at]
	if ok {
		return text
	}
	all := true
	for _, t := range k.acting {
		all = all && k.d.clocks.threads[t].now.Knows(at.thread, at.time)
	}
	if !all {
		k.numbers = k.numbers[:0]
		for i := range k.holders {
			if h := &k.holders[i]; h.clock.Knows(at.thread, at.time) {
				k.numbers = append(k.numbers, h.number)
			}
		}
		slices.Sort(k.numbers)
		text = []byte{}
		for _, n := range slices.Compact(k.numbers) {
			text = binary.AppendUvarint(text, n)
		}
		text = append(text, 0) // no number is 0
	}
	k.known[at] = text
	return text
}

// list is what later accesses are compared with at one place.
func (k *keyWriter) list(l []past) [][]byte {
	out := k.texts[:0]
	for i := range l {
		p := &l[i]
		set := k.lockset(moment{p.thread, p.time})
		if set == nil {
			continue
		}
		text := []byte{byte(p.does.Kind) << 3, byte(p.strength)}
		if p.does.Atomic {
			text[0] |= 1
		}
		if a := p.access; k.weak && p.strength != plain {
			text = binary.AppendUvarint(text, k.Number(source{a.Edge, a.LV, a.Kind, a.Order, a.Offset, a.Size}))
		}
		out = append(out, append(text, set...))
	}
	slices.SortFunc(out, bytes.Compare)
	out = slices.CompactFunc(out, bytes.Equal)
	k.texts = out
	return out
}

// sameList reports whether two places were accessed alike.
func sameList(a, b []past) bool {
	return slices.EqualFunc(a, b, func(p, q past) bool {
		return p.access == q.access && p.thread == q.thread && p.time == q.time
	})
}

// shadow writes what is remembered of the accesses to an object.
func (k *keyWriter) shadow(s *shadow, id interp.ObjectID) {
	some := false
	put := func(list [][]byte, at ...uint64) {
		if !some {
			some = true
			k.Num(k.Named(id))
		}
		k.Num(at...)
		k.Num(uint64(len(list)))
		for _, text := range list {
			k.Text(text)
		}
	}
	for n, page := range s.pages {
		for i := 0; i < len(page); i++ {
			if len(page[i]) == 0 {
				continue
			}
			list, first := k.list(page[i]), i
			for i+1 < len(page) && sameList(page[first], page[i+1]) {
				i++
			}
			if len(list) > 0 {
				put(list, 1, uint64(n*shadowPage+first), uint64(i-first))
			}
		}
	}
	slices.SortFunc(s.syncs, func(a, b syncPast) int { return cmp.Compare(a.off, b.off) })
	for i := range s.syncs {
		o := &s.syncs[i]
		put(k.list(o.past), 2, uint64(o.off), uint64(o.size))
	}
	if some {
		k.Num(0)
		k.Part()
	}
}

// sizes writes how large the atomic objects in an object are: that decides which of their values a write of
// another size ends.
func (k *keyWriter) sizes(o *atomicClocks, id interp.ObjectID) {
	k.Num(k.Named(id), 3, uint64(o.size))
	if o.mixed {
		var offs []int64
		for off := range o.cells {
			offs = append(offs, off)
		}
		slices.Sort(offs)
		for _, off := range offs {
			k.Num(uint64(off)+1, uint64(o.cells[off].size))
		}
	}
	k.Part()
}
