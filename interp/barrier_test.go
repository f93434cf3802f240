package interp_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/interp"
)

// TestSerial: one thread of each round learns that it is the one, which may be one that does not ask: whoever
// comes first, one that asks may be told or not.
func TestSerial(t *testing.T) {
	const text = header + `int ok, other; pthread_barrier_t b; void *f(void *p) { %wait return 0; }
int main(void) { pthread_t t; pthread_barrier_init(&b, 0, 2); pthread_create(&t, 0, f, 0);
    ok = pthread_barrier_wait(&b) ? 1 : 2; pthread_join(t, 0); return 0; }`
	for _, c := range []struct {
		name, other string
		next        func([]interp.ThreadID) interp.ThreadID
		told        []int64 // what main may find: 1 that it is the one, 2 that it is not
	}{
		{"the other comes first and does not ask", "pthread_barrier_wait(&b);", lastThread, []int64{1, 2}},
		{"the other comes last and does not ask", "pthread_barrier_wait(&b);", firstThread, []int64{1, 2}},
		{"both ask", "if (pthread_barrier_wait(&b)) other = 1;", lastThread, []int64{1, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := load(t, strings.Replace(text, "%wait", c.other, 1), csource.LP64)
			found := map[int64]bool{}
			for answers := range uint64(16) {
				left := answers
				m, err := interp.New(p, interp.Options{Choose: func(c *interp.Choice) uint64 {
					a := left & 1
					left >>= 1
					return min(a, uint64(max(c.N, 1)-1))
				}})
				if err != nil {
					t.Fatal(err)
				}
				run(t, m, c.next)
				found[m.Int("ok")] = true
			}
			if got := slices.Sorted(maps.Keys(found)); !slices.Equal(got, c.told) {
				t.Errorf("%v, want %v", got, c.told)
			}
		})
	}
}
