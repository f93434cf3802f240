package freshness_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/digest"
)

// From its allocation until its address escapes, an object belongs to one thread.
func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(freshness.New()))
	env := digest.NoEnv{}
	job := digest.Operand{May: []digest.Object{{Base: 1}}}

	start := p.Init(env)
	fresh, _ := p.Step(env, start, &digest.Event{Kind: digest.EvAlloc, Memory: job, Newest: true})
	queued, _ := p.Step(env, fresh, &digest.Event{Kind: digest.EvEscape, Memory: job})
	name := func(digest.Object) string { return "job" }
	for _, maker := range []digest.Tuple{fresh, queued} {
		fmt.Println(p.Describe(maker, name)[0].Text, "excluded:", p.MayRun(env, digest.Location{Base: 1}, maker, start) != 0)
	}
	// Output:
	// {job} excluded: true
	// {} excluded: false
}
