package mayrun_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/digest"
)

// listener is a digest that notes which acquire and release events it is told of. It excludes nothing.
type listener struct {
	sync.Mutex
	heard []string
}

func (l *listener) hear(ev *digest.Event) {
	if ev.Kind == digest.EvAcquire || ev.Kind == digest.EvRelease {
		l.Lock()
		defer l.Unlock()
		l.heard = append(l.heard, fmt.Sprintf("%s %s", ev.Kind, ev.Order))
	}
}

func (l *listener) Name() string                                 { return "listener" }
func (l *listener) Init(digest.Context) int                      { return 0 }
func (l *listener) New(digest.Context, int, *digest.Event) []int { return []int{0} }
func (l *listener) MayRun(digest.RaceContext, int, int) bool     { return true }
func (l *listener) Step(_ digest.Context, a int, ev *digest.Event) (int, bool) {
	l.hear(ev)
	return a, true
}
func (l *listener) Observe(_ digest.Context, a int, _ digest.Observed[int], ev *digest.Event) (int, bool) {
	l.hear(ev)
	return a, true
}

// TestAtomicEvents: digests are told what each atomic operation acquires and releases, and by which order, also of
// what no digest of mayrun's own heeds.
func TestAtomicEvents(t *testing.T) {
	for _, c := range []struct{ text, events string }{
		{"atomic_load_explicit(&a, memory_order_acquire)", "acquire acquire"},
		{"atomic_load_explicit(&a, memory_order_relaxed)", ""},
		{"atomic_store_explicit(&a, 1, memory_order_release)", "release release"},
		{"atomic_store_explicit(&a, 1, memory_order_relaxed)", ""},
		{"a = 1", "release seq_cst"},
		{"atomic_fetch_add_explicit(&a, 1, memory_order_release)", "release release"},
		{"atomic_fetch_add_explicit(&a, 1, memory_order_acquire)", "acquire acquire"},
		{"atomic_fetch_add_explicit(&a, 1, memory_order_acq_rel)", "acquire acq_rel, release acq_rel"},
		{"atomic_fetch_add_explicit(&a, 1, memory_order_relaxed)", ""},
		{"atomic_exchange_explicit(&a, 1, memory_order_release)", "release release"},
		{"a++", "acquire seq_cst, release seq_cst"},
		{"atomic_compare_exchange_strong_explicit(&a, &e, 1, memory_order_acq_rel, memory_order_acquire)",
			"acquire acq_rel, acquire acquire, release acq_rel"},
		{"atomic_compare_exchange_strong_explicit(&a, &e, 1, memory_order_release, memory_order_relaxed)", "release release"},
		{"atomic_compare_exchange_weak_explicit(&a, &e, 1, memory_order_relaxed, memory_order_relaxed)", ""},
		{"atomic_thread_fence(memory_order_acquire)", "acquire acquire"},
		{"atomic_thread_fence(memory_order_release)", "release release"},
		{"atomic_thread_fence(memory_order_acq_rel)", "acquire acq_rel, release acq_rel"},
	} {
		p := loaded(t, "#include <stdatomic.h>\natomic_int a;\nint main(int e, char **argv) { "+c.text+"; return 0; }\n")
		l := new(listener)
		if _, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true, Custom: []func() digest.Component{
			func() digest.Component { return digest.Erase(l) }}}); err != nil {
			t.Fatal(err)
		}
		slices.Sort(l.heard)
		if heard := strings.Join(slices.Compact(l.heard), ", "); heard != c.events {
			t.Errorf("%s: %s, want %s", c.text, heard, c.events)
		}
	}
}
