// Package variants holds variants of a program against what a digest finds of them, in tests: each is the program with some
// parts replaced, so that what makes the difference stands alone.
package variants

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A Variant is a program with some parts replaced.
type Variant struct {
	name  string
	races bool
	edits []string
}

// Races is a variant that may race, as far as the digests know; of the edits, the first of each two is replaced, everywhere, by
// the second, in turn.
func Races(name string, edits ...string) Variant { return Variant{name, true, edits} }

// Proved is one that the digests prove to be free of races.
func Proved(name string, edits ...string) Variant { return Variant{name, false, edits} }

// Check analyses variants of a program, of which each must race or be proved, as it says, with addresses of 64 and of 32 bits. The
// digests are those that are made, and those that know threads and locks.
func Check(t *testing.T, text string, vs []Variant, digests func() []digest.Component) {
	t.Helper()
	for _, v := range vs {
		t.Run(v.name, func(t *testing.T) {
			text := text
			for i := 0; i < len(v.edits); i += 2 {
				if !strings.Contains(text, v.edits[i]) {
					t.Fatalf("there is no %q", v.edits[i])
				}
				text = strings.ReplaceAll(text, v.edits[i], v.edits[i+1])
			}
			for _, model := range []csource.DataModel{csource.LP64, csource.ILP32} {
				if lines := accesses(t, text, model, digests()); len(lines) > 0 != v.races {
					t.Errorf("%v: races: %t\n%s", model, !v.races, strings.Join(lines, "\n"))
				}
			}
		})
	}
}

// accesses are the places of the accesses that may race.
func accesses(t *testing.T, text string, model csource.DataModel, digests []digest.Component) (lines []string) {
	p, err := frontend.LoadSource(t.Context(), map[string]string{"t.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(append([]digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()),
		digest.Erase(threadid.New()), digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), digest.Erase(freshness.New())},
		digests...)...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(t.Context(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if r.Incomplete != "" {
		t.Fatal(r.Incomplete)
	}
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			lines = append(lines, a.Pos.String())
		}
	}
	return lines
}
