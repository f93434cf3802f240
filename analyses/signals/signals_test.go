package signals

import (
	"testing"

	"pgregory.net/rapid"
)

// TestJoin: of two histories, what is certainly blocked in both is blocked, and the order says so.
func TestJoin(t *testing.T) {
	d := New()
	element := rapid.Custom(func(t *rapid.T) Element {
		set := rapid.SampledFrom([]Set{0, 1, 2, 3, all})
		return Element{Blocked: set.Draw(t, "blocked"), Behind: set.Draw(t, "behind"), Others: rapid.Bool().Draw(t, "others")}
	})
	rapid.Check(t, func(t *rapid.T) {
		a, b := element.Draw(t, "a"), element.Draw(t, "b")
		j := d.Join(a, b)
		if !d.Leq(a, j) || !d.Leq(b, j) || j.Blocked&^a.Blocked != 0 || j.Behind&^b.Behind != 0 || j.Others != (a.Others || b.Others) {
			t.Errorf("%+v and %+v are joined to %+v", a, b, j)
		}
		if d.Leq(a, b) != (b.Blocked&^a.Blocked == 0 && b.Behind&^a.Behind == 0 && (b.Others || !a.Others)) {
			t.Errorf("%+v ≤ %+v: %v", a, b, d.Leq(a, b))
		}
	})
}

// TestMerge: handlers of different signals are merged to one of some signal; who runs is never forgotten.
func TestMerge(t *testing.T) {
	d := New()
	for _, a := range []Element{{Role: Handler, Signal: 1}, {Role: Handler, Signal: 2, Others: true}, {Role: Handler}, {}, {Role: Guest}} {
		for _, b := range []Element{{Role: Handler, Signal: 1, Blocked: 4}, {Role: Guest, Others: true}, {Blocked: 2}} {
			m, ok := d.Merge(a, b)
			if ok != (a.Role == b.Role) {
				t.Errorf("%+v and %+v can be merged: %t", a, b, ok)
			}
			if !ok {
				continue
			}
			if m.Role != a.Role || m.Blocked != a.Blocked&b.Blocked || m.Others != (a.Others || b.Others) ||
				m.Signal != a.Signal&b.Signal {
				t.Errorf("%+v and %+v are merged to %+v", a, b, m)
			}
		}
	}
}

func TestSet(t *testing.T) {
	for s, want := range map[Set]string{0: "{}", 1: "{1}", 1<<31 | 2: "{2, 32}", all: "{all}"} {
		if s.String() != want {
			t.Errorf("%d: %s", s, s)
		}
	}
}
