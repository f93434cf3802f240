package digesttest_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/internal/wrong"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

func TestWrongDigestsAreFound(t *testing.T) {
	for _, w := range wrong.Digests() {
		t.Run(w.Name, func(t *testing.T) {
			t.Parallel()
			c := digesttest.Check{Size: 20, New: func() []digest.Component {
				c := w.New()
				all := []digest.Component{c}
				for _, r := range []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New())} {
					if r.Name() != c.Name() && (r.Name() == broken.Name || slices.Contains(c.Requires(), r.Name())) {
						all = append(all, r)
					}
				}
				return all
			}}
			seed := uint64(1)       // of a few, one that takes few programs
			switch w.New().Name() { // what its mistake is about
			case "freshness":
				seed = 3
				c.Features = []small.Feature{small.Heap, small.Atomic, small.Loop, small.Branch}
			case "handover":
				c.Features = []small.Feature{small.Flag, small.Branch}
			case "threadid", "threadflag", "joins":
				c.Features = []small.Feature{small.Join, small.Loop, small.Branch, small.Handler}
			}
			switch w.Name {
			case "readers become writers":
				c.Features = []small.Feature{small.Shared}
			case "fresh objects forgotten":
				seed = 2
			}
			var f *digesttest.Failure
			if err := c.Find(seed, 40_000); !errors.As(err, &f) {
				t.Fatalf("not found: %v", err)
			}
			if !slices.Contains(strings.Split(w.Violates, "|"), f.Condition) {
				t.Errorf("found another violation than %q:\n%v", w.Violates, f)
			}
			t.Log(f)
		})
	}
}
