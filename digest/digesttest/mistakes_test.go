package digesttest_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/internal/wrong"
)

// Each mistake is tested itself, though the tests run at the same time.
func TestMistakes(t *testing.T) {
	var mu sync.Mutex
	var tested []string
	m := digesttest.Mistakes{}
	for _, w := range wrong.Digests()[:3] {
		m[w.Name] = func() []digest.Component {
			mu.Lock()
			defer mu.Unlock()
			if !slices.Contains(tested, w.Name) {
				tested = append(tested, w.Name)
			}
			return []digest.Component{digest.Erase(broken.New()), digest.Erase(threadid.New()), w.New()}
		}
	}
	t.Run("all", func(t *testing.T) { m.Found(t, digesttest.Check{}) })
	if len(tested) != len(m) {
		t.Errorf("tested were %q", tested)
	}
}
