package threadflag_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/digest"
)

// Until a thread is created there is only one.
func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(threadflag.New()))
	env := digest.NoEnv{}
	create := &digest.Event{Kind: digest.EvCreate}

	before := p.Init(env)
	after, _ := p.Step(env, before, create)
	worker := p.New(env, before, create)[0]
	for _, main := range []digest.Tuple{before, after} {
		fmt.Println(p.Describe(main, nil)[0].Text, "excluded:", p.MayRun(env, digest.Location{}, main, worker) != 0)
	}
	// Output:
	// main, single-threaded excluded: true
	// main, multi-threaded excluded: false
}
