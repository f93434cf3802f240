package rules_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/rules"
)

// A signal wakes up one thread, if there is one; a broadcast all.
func TestWoken(t *testing.T) {
	for n, one := range []int{0, 1, 1, 1} {
		if rules.Woken(n, false) != one || rules.Woken(n, true) != n {
			t.Errorf("of %d, a signal wakes up %d, a broadcast %d", n, rules.Woken(n, false), rules.Woken(n, true))
		}
	}
}

// TestEnables lists what lets others happen: nothing else does.
func TestEnables(t *testing.T) {
	lets := map[[2]rules.Act]bool{
		{rules.UnlockLast, rules.LockShared}:     true,
		{rules.UnlockLast, rules.LockExclusive}:  true,
		{rules.LeaveSection, rules.EnterSection}: true,
		{rules.End, rules.Join}:                  true,
	}
	for _, a := range rules.Acts() {
		for _, b := range rules.Acts() {
			if rules.Enables(a, b) != lets[[2]rules.Act{a, b}] {
				t.Errorf("%s lets %s happen: %t", a, b, rules.Enables(a, b))
			}
		}
	}
}

// Of each round of a barrier one thread that asks is the one, whenever it arrives, and no two are.
func TestSerial(t *testing.T) {
	for choices := range 1 << 6 {
		b, _ := rules.Barrier{}.Init(3)
		chosen := 0
		for i := range 3 {
			a := rules.Arrival{Asks: choices>>i&1 == 0, Serial: choices>>(3+i)&1 != 0}
			if a.Serial && !a.Asks {
				a.Serial = false
			}
			next, comes := b.Arrive(a)
			if comes == (rules.Answer{}) {
				a.Serial = !a.Serial
				if next, comes = b.Arrive(a); comes == (rules.Answer{}) {
					t.Fatalf("neither way is possible: %+v of %+v", a, b)
				}
			}
			if a.Serial {
				chosen++
			}
			if b = next; (comes.Usual == rules.Succeeds) != (i == 2) {
				t.Errorf("%d have arrived: %s", i+1, comes)
			}
		}
		if chosen > 1 || chosen == 0 && choices&7 == 0 {
			t.Errorf("%d are the one", chosen)
		}
		if !b.Passed(0) || b.Passed(1) || b.Arrived != 0 || b.Chosen {
			t.Errorf("behind the round: %+v", b)
		}
	}
}
