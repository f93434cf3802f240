package explore

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/interp"
)

// systematic executes all schedules of a program, with or without reduction, and says how many there were, what
// raced and how the executions ended.
func systematic(t testing.TB, text string, naive bool, budget int64) (executions int, found string, all bool) {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(),
		map[string]string{"main.c": "#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n" + text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	s := newSearcher(context.Background(), c, Options{All: true, MaxActions: budget, Frees: true, Syncs: true})
	// Executions go on behind races, so that each is complete; the pairs are collected.
	pairs := map[string]bool{}
	s.o.Target = func(r *Race) int {
		a, b := r.First.Pos, r.Second.Pos
		if b.Line < a.Line || a.Line == b.Line && b.Column < a.Column {
			a, b = b, a
		}
		pairs[fmt.Sprint(a, b)] = true
		return 0
	}
	s.shown[0] = true
	all = (&dpor{s: s, naive: naive}).search(budget, 10_000, 0)
	var out []string
	for r := range interp.OutOfBudget + 1 {
		if s.r.Outcomes[r] > 0 && r != interp.Running {
			out = append(out, r.String())
		}
	}
	return s.r.Executions, fmt.Sprint(pairs, out), all
}

const both = `
int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0);
    pthread_join(b, 0); return 0; }`

// small are programs of which every schedule can be executed.
var small = []string{
	`int x; void *f(void *p) { x++; return 0; } void *g(void *p) { x++; return 0; }` + both,
	`int x, y; void *f(void *p) { x = 1; y = x; return 0; } void *g(void *p) { if (x) y++; return 0; }` + both,
	`int x; pthread_mutex_t m; void *f(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { if (pthread_mutex_trylock(&m)) x = 7; else pthread_mutex_unlock(&m); return 0; }` + both,
	`int x, y; pthread_mutex_t m, n;
void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_lock(&n); x++; pthread_mutex_unlock(&n);
    pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&n); pthread_mutex_lock(&m); y++; pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&n); return 0; }` + both,
	`int x, r; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { pthread_mutex_lock(&m); r = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); if (!r) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + both,
	`int x; sem_t s; void *f(void *p) { x = 1; sem_post(&s); return 0; }
void *g(void *p) { sem_wait(&s); x = 2; sem_wait(&s); x = 3; return 0; }
int main(void) { pthread_t a, b; sem_init(&s, 0, 1); pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
    pthread_join(a, 0); return 0; }`,
	`int x; pthread_barrier_t b; void *f(void *p) { x = 1; pthread_barrier_wait(&b); return 0; }
void *g(void *p) { pthread_barrier_wait(&b); x = 2; return 0; }
int main(void) { pthread_t a, c; pthread_barrier_init(&b, 0, 2); pthread_create(&a, 0, f, 0);
    pthread_create(&c, 0, g, 0); pthread_join(a, 0); pthread_join(c, 0); return 0; }`,
	`int x, y; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
void *f(void *p) { __VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end(); y = 1; return 0; }
void *g(void *p) { __VERIFIER_atomic_begin(); int k = x; __VERIFIER_atomic_end(); if (k) y = 2; return 0; }` + both,
	`int x; pthread_rwlock_t m;
void *f(void *p) { pthread_rwlock_rdlock(&m); x = 1; pthread_rwlock_unlock(&m); return 0; }
void *g(void *p) { pthread_rwlock_rdlock(&m); x = 2; pthread_rwlock_unlock(&m); return 0; }` + both,
	`int x, *q; void *f(void *p) { if (q) *q = 1; return 0; } void *g(void *p) { q = &x; x = 2; return 0; }` + both,
	`_Atomic int r; int x; void *f(void *p) { x = 1; r = 1; return 0; } void *g(void *p) { if (r) x = 2; else x = 3; return 0; }` + both,
	`int x; pthread_once_t o; void i(void) { x = 1; } void *f(void *p) { pthread_once(&o, i); int y = x; return 0; }
void *g(void *p) { x = 2; return f(p); }` + both,
	`int x, y; pthread_t c; void *h(void *p) { y = 1; return 0; }
void *f(void *p) { x = 1; pthread_create(&c, 0, h, 0); return 0; } void *g(void *p) { x = 2; y = 2; return 0; }` + both,
	`int y; pthread_t c; void *h(void *p) { y = 1; return 0; }
void *f(void *p) { pthread_create(&c, 0, h, 0); return 0; } void *g(void *p) { y = 2; return 0; }` + both,
}

// long is a program with a hundred thousand schedules. The one behind it is short, and creates a thread in
// another one, too.
const long = 12

// TestReduction: the reduced search sees every race and every end that all schedules together show.
func TestReduction(t *testing.T) {
	for i, text := range small {
		if testing.Short() && i > 2 {
			break
		}
		if i == long && !search.Open() {
			continue
		}
		executions, found, all := systematic(t, text, true, 4_000_000)
		if !all {
			t.Errorf("program %d: not all of %d schedules executed", i, executions)
			continue
		}
		reduced, same, all := systematic(t, text, false, 4_000_000)
		if !all || found != same {
			t.Errorf("program %d: all %d: %s\nreduced %d (%v): %s\n%s", i, executions, found, reduced, all, same, text)
		}
		t.Logf("program %d: %d of %d", i, reduced, executions)
	}
}

// classics are the programs on which partial-order reductions are compared since Flanagan and Godefroid (POPL
// 2005) and Abdulla et al. (POPL 2014), for n threads; all accesses are atomic, so that nothing races.
var classics = map[string]func(n int) string{
	// Each thread writes messages into a hash table; with few threads no slots collide.
	"indexer": func(n int) string {
		return threads(n, `_Atomic int table[32];
void *f(void *p) { int tid = (int)(long)p;
    for (int m = 0; m < 2; m++) { int h = (m * 4 + tid + 1) * 7 % 32, w = m + tid * 100 + 1, free = 0;
    while (!__atomic_compare_exchange_n(&table[h], &free, w, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) { h = (h + 1) % 32;
    free = 0; } } return 0; }`)
	},
	// Each thread makes a file and looks for a free block from a place of its own.
	"filesystem": func(n int) string {
		return threads(n, `pthread_mutex_t li[4], lb[8]; int inode[4], busy[8];
void *f(void *p) { int i = (int)(long)p % 4; pthread_mutex_lock(&li[i]);
    if (!inode[i]) { int b = i * 2 % 8;
    for (;;) { pthread_mutex_lock(&lb[b]);
    if (!busy[b]) { busy[b] = 1; inode[i] = b + 1; pthread_mutex_unlock(&lb[b]); break; } pthread_mutex_unlock(&lb[b]);
    b = (b + 1) % 8; } } pthread_mutex_unlock(&li[i]); return 0; }`)
	},
	// One thread looks for the last zero while the others increment elements.
	"last-zero": func(n int) string {
		return threads(n, fmt.Sprintf(`_Atomic int a[%d];
void *f(void *p) { int i = (int)(long)p; if (i == 0) { for (int k = %d; k > 0 && a[k] != 0; k--) ; } else a[i] = a[i - 1] + 1; return 0; }`, n, n-1))
	},
	// One thread writes what the others read.
	"readers": func(n int) string {
		return threads(n, fmt.Sprintf(`_Atomic int x, seen[%d];
void *f(void *p) { int i = (int)(long)p; if (i == 0) x = 1; else seen[i] = x; return 0; }`, n))
	},
}

// threads starts f(0), …, f(n-1).
func threads(n int, text string) string {
	var b strings.Builder
	b.WriteString(text + "\nint main(void) { pthread_t t; ")
	for i := range n {
		fmt.Fprintf(&b, "pthread_create(&t, 0, f, (void *)%dL); ", i)
	}
	return b.String() + "pthread_exit(0); }"
}

// BenchmarkReduction compares how many schedules are executed with how many there are; naive enumeration stops
// at its budget.
func BenchmarkReduction(b *testing.B) {
	for _, name := range []string{"indexer", "filesystem", "last-zero", "readers"} {
		for _, n := range []int{2, 3, 4, 6} {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				text := classics[name](n)
				for range b.N {
					reduced, _, all := systematic(b, text, false, 3_000_000)
					naive, _, every := systematic(b, text, true, 3_000_000)
					b.ReportMetric(float64(reduced), "reduced")
					b.ReportMetric(float64(naive), "naive")
					b.ReportMetric(float64(naive)/float64(reduced), "factor")
					b.ReportMetric(map[bool]float64{true: 1}[all], "all")
					b.ReportMetric(map[bool]float64{true: 1}[every], "naive-all")
				}
			})
		}
	}
}

// BenchmarkActions measures visible actions per second: random walks with race detection.
func BenchmarkActions(b *testing.B) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `#include <pthread.h>
pthread_mutex_t m; int a[64];
void *f(void *p) { for (int i = 0; i < 50; i++) { pthread_mutex_lock(&m); a[i] += i; pthread_mutex_unlock(&m); }
    return 0; }
int main(void) { pthread_t t[4]; for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < 4; i++) pthread_join(t[i], 0); return 0; }`}, frontend.Options{})
	if err != nil {
		b.Fatal(err)
	}
	c, err := Prepare(p)
	if err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for range b.N {
		r := c.Search(context.Background(), Options{MaxActions: 200_000})
		b.ReportMetric(float64(r.Actions)*float64(b.N)/b.Elapsed().Seconds(), "actions/s")
	}
}
