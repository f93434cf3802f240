package freshness_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/digest"
)

// TestFrame: a function knows of the objects that it can reach, and decides about those alone.
func TestFrame(t *testing.T) {
	d := freshness.New()
	made := func(bases ...uint32) (a freshness.Element) {
		for _, b := range bases {
			a, _ = d.Step(nil, a, &digest.Event{Kind: digest.EvAlloc, Newest: true, Memory: digest.Operand{May: []digest.Object{{Base: b}}}})
		}
		return a
	}
	gave := func(a freshness.Element) freshness.Element {
		a.Gave = true
		return a
	}
	reached := func(base uint32) bool { return base%2 == 0 }
	if got := d.Frame(gave(made(1, 2, 3, 4)), reached); got != gave(made(2, 4)) {
		t.Errorf("the function knows %v", got)
	}
	for _, c := range []struct{ caller, returned, want freshness.Element }{
		{made(1, 2, 3, 4), made(2, 4), made(1, 2, 3, 4)},
		{made(1, 2), made(), made(1)},
		{made(1), made(6), made(1, 6)},
		{made(1), made(3), made(1)},
		{made(1), gave(made()), gave(made(1))},
		{gave(made(1)), made(), made(1)},
	} {
		if got := d.Unframe(c.caller, c.returned, reached); got != c.want {
			t.Errorf("%v has called a function that returns with %v, and has %v, not %v", c.caller, c.returned, got, c.want)
		}
	}
}
