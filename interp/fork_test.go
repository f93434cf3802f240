package interp_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/interp"
)

// A fork goes on from a saved state alone: neither the machine that it comes from nor another fork sees what it does.
func TestFork(t *testing.T) {
	p := load(t, `#include <stdlib.h>
int x, y; int __VERIFIER_nondet_int(void);
int main(void) { int *h = malloc(sizeof(int)); x = 1; *h = 1; y = __VERIFIER_nondet_int(); *h += y; x += *h; return x; }`, csource.LP64)
	value := func(n uint64) func(*interp.Choice) uint64 {
		return func(c *interp.Choice) uint64 {
			if c.Kind == interp.NondetValue {
				return n
			}
			return 0
		}
	}
	m, err := interp.New(p, interp.Options{Choose: value(10)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Step(0); err != nil {
		t.Fatal(err)
	}
	saved := m.Snapshot()
	forks := []*interp.Machine{m, m.Fork(saved, interp.Options{Choose: value(20)}), m.Fork(saved, interp.Options{Choose: value(30)})}
	for more := true; more; {
		more = false
		for _, f := range forks {
			if !f.Done() {
				more = true
				if _, err := f.Step(0); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for i, f := range forks {
		if got := f.Int("x"); got != int64(2+10*(i+1)) {
			t.Errorf("fork %d: x is %d, want %d", i, got, 2+10*(i+1))
		}
		if f.Steps() != m.Steps() {
			t.Errorf("fork %d: %d steps, not %d", i, f.Steps(), m.Steps())
		}
	}
}
