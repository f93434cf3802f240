package digesttest_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/internal/wrong"
	"github.com/mayrun-dev/mayrun/localtrace"
)

func one[E comparable](d digest.Digest[E]) []digest.Component {
	return []digest.Component{digest.Erase(d)}
}

// The thread flag, compared with a definition of its own: whoever is main has created no thread, or some.
func TestDefinition(t *testing.T) {
	digesttest.Check{
		New:  func() []digest.Component { return one(threadflag.New()) },
		Bred: search.Times(2),
		Definition: func(c digest.Component, t *localtrace.Trace) (digest.ID, bool) {
			flag := threadflag.Other
			if t.Thread == 0 {
				flag = threadflag.Single
				for ; t != nil; t = t.Prev {
					if t.Event != nil && t.Event.Kind == digest.EvCreate {
						flag = threadflag.Multi
					}
				}
			}
			return c.(digest.Typed[threadflag.Element]).ID(flag), true
		},
	}.Run(t)
}

// derived is the thread flag of the paper's Figure 4 without a predicate of its own.
type derived struct{ *threadflag.Digest }

func (d derived) MayRun(x digest.RaceContext, a, b threadflag.Element) bool {
	return digest.Derived(d, x, a, b)
}

func TestDerived(t *testing.T) {
	components := func() []digest.Component { return one(derived{threadflag.New()}) }
	digesttest.Check{New: components, Bred: search.Times(2)}.Run(t)
	digesttest.Table(t, components, []digesttest.Row{
		// Accesses before and after the first create are told apart, but that there is one main thread is for
		// the bespoke predicate to know.
		{"before the first thread", `main: write g create t as y  t: read g`, "g y"},
	})
}

// A failure shows the program, the traces and the digests along them.
func ExampleCheck_Program() {
	// never removes a mutex
	c := digesttest.Check{New: func() []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), wrong.Digests()[0].New()}
	}}
	err := c.Program(`
		mutex m
		main: create t as x  lock m  write g  unlock m
		t: write g`)
	fmt.Println(strings.TrimSpace(strings.SplitN(err.Error(), ":", 3)[1]))
	// Output:
	// access stability
}
