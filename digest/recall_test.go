package digest_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
)

// What is done in two calls is no less than what is done in either, and an event adds what it does.
func TestDeeds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func() (d digest.Deeds) {
			for range rapid.IntRange(0, 4).Draw(t, "events") {
				o := digest.Operand{May: []digest.Object{{Base: uint32(rapid.IntRange(1, 3).Draw(t, "base"))}}, Any: rapid.IntRange(0, 9).Draw(t, "any") == 0}
				ev := &digest.Event{Kind: rapid.SampledFrom(digest.Kinds()).Draw(t, "kind"), Site: rapid.IntRange(0, 2).Draw(t, "site"),
					Own: rapid.Bool().Draw(t, "own"), Mutex: o, Memory: o}
				did := digest.DeedsOf(ev)
				if d = d.Join(did); !did.Leq(d) {
					t.Fatalf("%v is not among %v", did, d)
				}
			}
			return d
		}
		a, b := draw(), draw()
		both := a.Join(b)
		if !a.Leq(both) || !b.Leq(both) || both.IsEmpty() != (a.IsEmpty() && b.IsEmpty()) {
			t.Fatalf("%v and %v are %v", a, b, both)
		}
		if a.Leq(b) && !b.Join(a).Leq(b) {
			t.Fatalf("%v is among %v, but adds to it", a, b)
		}
		for _, c := range a.Created {
			if !both.Has(c) {
				t.Fatalf("%v is not among %v", c, both)
			}
		}
	})
}

// What releases a lock, in whatever way, is told, and so is what starts.
func TestDeedsOf(t *testing.T) {
	o := digest.Operand{May: []digest.Object{{Base: 7}}}
	for _, kind := range digest.Kinds() {
		did := digest.DeedsOf(&digest.Event{Kind: kind, Mutex: o, Memory: o})
		var releases, creates bool
		switch kind {
		case digest.EvUnlock, digest.EvMutexInit, digest.EvMutexDestroy, digest.EvAtomicEnd, digest.EvOverwrite, digest.EvUnknown:
			releases = true
		case digest.EvCreate:
			creates = true
		}
		if len(did.Released.May) > 0 != releases || len(did.Created) > 0 != creates {
			t.Errorf("%v: %v", kind, did)
		}
	}
}
