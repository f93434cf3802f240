package interp_test

import (
	"context"
	"fmt"
	"log"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
)

// A counter is incremented by two threads without a lock. Letting them take turns loses an increment.
func Example() {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `
#include <pthread.h>
int counter;
void *worker(void *arg) { counter++; return 0; }
int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, worker, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
}`}, frontend.Options{})
	if err != nil {
		log.Fatal(err)
	}
	m, err := interp.New(p, interp.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for turn := 0; !m.Done(); turn++ {
		next := interp.ThreadID(0) // the main thread as long as it need not wait
		if !m.IsEnabled(next) {
			enabled := m.Enabled()
			next = enabled[turn%len(enabled)]
		}
		e, err := m.Step(next)
		if err != nil {
			log.Fatal(err)
		}
		if e.Object == m.GlobalNamed("counter") {
			fmt.Printf("thread %d: %s counter\n", e.Thread, e.Kind)
		}
	}
	fmt.Println(m.Outcome(), "with counter =", m.Int("counter"))
	// Output:
	// thread 2: read counter
	// thread 1: read counter
	// thread 2: write counter
	// thread 1: write counter
	// exited with counter = 1
}
