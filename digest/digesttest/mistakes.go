package digesttest

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
)

// Mistakes are variants of a digest with one mistake each, by what is wrong with them. They show what the test of
// the digest can find: a mistake that somebody could make, and that is not found, wants another seed.
type Mistakes map[string]func() []digest.Component

// Found tests that [Check.Run] finds each mistake. Check says all but the digest.
func (m Mistakes) Found(t *testing.T, c Check) { m.each(t, c, Check.Fails) }

// FoundInWhole tests that [Check.Whole] finds each mistake, but for some that it is known not to find.
func (m Mistakes) FoundInWhole(t *testing.T, c Check, but ...string) {
	some := maps.Clone(m)
	for _, name := range but {
		if some[name] == nil {
			t.Errorf("there is no mistake %q", name)
		}
		delete(some, name)
	}
	some.each(t, c, Check.WholeFails)
}

func (m Mistakes) each(t *testing.T, c Check, fails func(Check, rapid.TB)) {
	for _, name := range slices.Sorted(maps.Keys(m)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := c // the check is one for all, and this runs when the loop has ended
			c.New = m[name]
			fails(c, t)
		})
	}
}
