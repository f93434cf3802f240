package halves_test

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
)

// Each activation adds one to the elements between two bounds, half of them in a thread.
func ExampleNew() {
	const text = `
#include <pthread.h>
struct range { int lo, hi; };
int data[64];
void *add(void *arg) {
	struct range *r = arg;
	if (r->hi - r->lo == 1) { data[r->lo]++; return 0; }
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range left = {r->lo, mid}, right = {%s, r->hi};
	pthread_t t;
	pthread_create(&t, 0, add, &left);
	add(&right);
	pthread_join(t, 0);
	return 0;
}
int main(void) { struct range all = {0, 64}; add(&all); return data[0]; }
`
	for _, begin := range []string{"mid", "mid - 1"} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"p.c": fmt.Sprintf(text, begin)}, frontend.Options{})
		if err != nil {
			panic(err)
		}
		r, err := mayrun.Analyze(context.Background(), p, mayrun.Config{ProveOnly: true})
		if err != nil {
			panic(err)
		}
		fmt.Println(begin, r.Verdict)
	}
	// Output:
	// mid race-free
	// mid - 1 unknown
}
