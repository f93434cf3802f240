package unroll_test

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// A loop that creates two threads has two edges for that, and the remainder's.
func ExampleNew() {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `#include <pthread.h>
		void *work(void *arg) { return arg; }
		int main(void) {
			pthread_t t[2];
			for (int i = 0; i < 2; i++)
				pthread_create(&t[i], 0, work, 0);
		}`}, frontend.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	u := unroll.New(p, unroll.Options{MaxPasses: 4})
	for _, f := range []*cfg.Func{p.Main, u.Func(p.Main)} {
		creates := 0
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if _, ok := e.Action.(*cfg.Create); ok {
					creates++
				}
			}
		}
		fmt.Println(creates)
	}
	// Output:
	// 1
	// 3
}
