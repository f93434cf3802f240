package once_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/once"
	"github.com/mayrun-dev/mayrun/digest"
)

// What an initialisation does comes before everything behind a call that has waited for its end.
func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(once.New()))
	env := digest.NoEnv{}
	control := digest.Operand{May: []digest.Object{{Base: 1}}, Definite: true}

	start := p.Init(env)
	inside, _ := p.Step(env, start, &digest.Event{Kind: digest.EvOnceBegin, Memory: control})
	behind, _ := p.Observe(env, start, digest.NoTuple, &digest.Event{Kind: digest.EvOnceWait, Memory: control})
	for _, other := range []digest.Tuple{start, behind} {
		fmt.Println("excluded:", p.MayRun(env, digest.Location{}, inside, other) != 0)
	}
	// Output:
	// excluded: false
	// excluded: true
}
