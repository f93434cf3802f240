package signals_test

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// What a thread does while it blocks the signal, its handler does not interrupt.
func Example() {
	const text = `#include <signal.h>
	int shared;
	static void handler(int signal) { shared = signal; }
	int main(void) {
		sigset_t set;
		signal(SIGINT, handler);
		sigemptyset(&set);
		sigaddset(&set, %s);
		sigprocmask(SIG_BLOCK, &set, 0);
		shared++;
	}`
	for _, blocked := range []string{"SIGINT", "SIGTERM"} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"p.c": fmt.Sprintf(text, blocked)}, frontend.Options{})
		if err != nil {
			panic(err)
		}
		r, err := mayrun.Analyze(context.Background(), p, mayrun.Config{})
		if err != nil {
			panic(err)
		}
		fmt.Println(blocked, "is blocked:", r.Verdict)
	}
	// Output:
	// SIGINT is blocked: race-free
	// SIGTERM is blocked: unknown
}
