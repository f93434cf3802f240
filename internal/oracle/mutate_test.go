package oracle

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

type random struct{ *rand.Rand }

func (s random) Intn(n int) int { return s.IntN(n) }

const sample = `#include <pthread.h>
#define TWICE(x) \
	((x) + (x))
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; /* of x */
int a[3] = {1, 2, 3}, x; // shared
void *f(void *p) {
	int i = 0;
	pthread_mutex_lock(&m);
	if (x < a[i])
		x = TWICE(a[1]);
	else x--;
	pthread_mutex_unlock(&m);
	return p;
}
int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++) pthread_create(&t, 0, f, "a;b");
	pthread_join(t, 0);
	return x;
}
`

func TestTokens(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringOf(rapid.RuneFrom([]rune("a1\"'\\\n#/* ;(){}[]")))).Draw(t, "text")
		if got := join(tokens(text)); got != text {
			t.Fatalf("%q became %q", text, got)
		}
	})
	ts := tokens(sample)
	if got := join(ts); got != sample {
		t.Fatal(got)
	}
	var texts []string
	all, _ := statements(ts)
	for _, s := range all {
		texts = append(texts, strings.TrimSpace(join(ts[s.from:s.to])))
	}
	want := []string{
		"pthread_mutex_lock(&m);", "x = TWICE(a[1]);", "x--;", "pthread_mutex_unlock(&m);", "return p;",
		`pthread_create(&t, 0, f, "a;b");`, "pthread_join(t, 0);", "return x;",
	}
	if strings.Join(texts, "|") != strings.Join(want, "|") {
		t.Errorf("statements %q", texts)
	}
}

// TestMutate: a seed gives always the same mutant, and every mutation is met.
func TestMutate(t *testing.T) {
	met := map[string]bool{}
	different := map[string]bool{}
	for seed := range uint64(800) {
		a, what := Mutate(random{rand.New(rand.NewPCG(seed, 0))}, sample)
		b, _ := Mutate(random{rand.New(rand.NewPCG(seed, 0))}, sample)
		if a != b {
			t.Fatalf("seed %d: two mutants", seed)
		}
		different[a] = true
		for _, w := range what {
			met[w] = true
		}
	}
	for _, m := range mutations {
		if !met[m.name] {
			t.Errorf("never: %s", m.name)
		}
	}
	if len(different) < 300 {
		t.Errorf("only %d different mutants", len(different))
	}
}
