package turns_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/digest"
)

// A thread that is created when the one before it has been joined does not run beside it.
func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(threadid.New()), digest.Erase(turns.New()))
	env := digest.Table{}
	create := &digest.Event{Kind: digest.EvCreate, Site: 1}

	main := p.Init(env)
	first := p.New(env, main, create)[0]
	left, _ := p.Step(env, main, create)
	join := &digest.Event{Kind: digest.EvJoin, Threads: digest.Threads{May: []digest.Thread{p.Thread(first)}}}
	joined, _ := p.Observe(env, left, digest.NoTuple, join)
	next := p.New(env, joined, create)
	bit := uint64(1) << p.Index(turns.Name)
	for _, pair := range [][2]digest.Tuple{{left, first}, {joined, first}, {next[1], first}, {next[1], next[1]}} {
		fmt.Println("excluded:", p.MayRun(env, digest.Location{}, pair[0], pair[1])&bit != 0)
	}
	// Output:
	// excluded: false
	// excluded: true
	// excluded: true
	// excluded: true
}
