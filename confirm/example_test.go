package confirm_test

import (
	"context"
	"fmt"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend"
)

// What the analysis could not exclude is searched for.
func ExampleReport() {
	ctx := context.Background()
	p, err := frontend.LoadSource(ctx, map[string]string{"main.c": `#include <pthread.h>
		int counter;
		void *work(void *arg) { counter++; return arg; }
		int main(void) {
			pthread_t t;
			pthread_create(&t, 0, work, 0);
			counter++;
		}`}, frontend.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := mayrun.Analyze(ctx, p, mayrun.Config{ProveOnly: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Verdict)
	confirm.Report(ctx, p, r, confirm.Options{Budget: time.Second})
	fmt.Println(r.Verdict, r.Races[0].Location, r.Races[0].Confidence)
	// Output:
	// unknown
	// race counter confirmed
}
