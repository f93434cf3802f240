package digesttest_test

import (
	"errors"
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/internal/wrong"
)

var (
	breed   = flag.Uint64("breed", 5, "the seed by which wrong digests are looked for")
	bredFor = flag.Int("bred", 1000, "how many programs are bred for each wrong digest")
)

// Every wrong digest is found with few programs, by the same seed each time; -breed tries other ones.
func TestWrongDigestsAreFound(t *testing.T) {
	for _, w := range wrong.Digests() {
		t.Run(w.Name, func(t *testing.T) {
			t.Parallel()
			c := digesttest.Check{New: func() []digest.Component {
				c := w.New()
				all := []digest.Component{c}
				for _, r := range []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New())} {
					if r.Name() != c.Name() && (r.Name() == broken.Name || slices.Contains(c.Requires(), r.Name())) {
						all = append(all, r)
					}
				}
				return all
			}}
			var f *digesttest.Failure
			if err := c.Find(*breed, *bredFor); !errors.As(err, &f) {
				t.Fatalf("not found: %v", err)
			}
			if !slices.Contains(strings.Split(w.Violates, "|"), f.Condition) {
				t.Errorf("found another violation than %q:\n%v", w.Violates, f)
			}
			t.Log(f)
		})
	}
}
