package digest_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
)

// pieces is a digest with four elements, whose MayRun looks at the location of some pairs only: it is the table.
type pieces struct {
	phase
	decides [4][4]bool // whether the location decides
	yes     [4][4]bool // what it is otherwise
}

var elements = []string{"a", "b", "c", "d"}

func (d *pieces) New(digest.Context, string, *digest.Event) []string { return elements }

func (d *pieces) MayRun(x digest.RaceContext, a, b string) bool {
	i, j := a[0]%4, b[0]%4
	if !d.decides[i][j] {
		return d.yes[i][j]
	}
	l := x.Location()
	return l.Unknown || l.Raced || l.Base%2 == 0
}

// What is kept of pairs for all locations is what the product says of each.
func TestPairs(t *testing.T) {
	asked, decided := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		var ds []*pieces
		var cs []digest.Component
		for _, name := range []string{"p", "q", "r"} {
			d := &pieces{phase: phase{name}}
			for i := range d.yes {
				for j := range d.yes[i] {
					d.yes[i][j], d.decides[i][j] = rapid.Bool().Draw(t, "yes"), rapid.Bool().Draw(t, "decides")
				}
			}
			ds, cs = append(ds, d), append(cs, digest.Erase[string](d))
		}
		p, err := digest.NewProduct(cs...)
		if err != nil {
			t.Fatal(err)
		}
		env := digest.Table{}
		tuples := p.New(env, p.Init(env), &digest.Event{Kind: digest.EvCreate})
		pairs := p.Pairs(env)
		for range 200 {
			n := rapid.IntRange(0, len(tuples)-1)
			a, b := tuples[n.Draw(t, "a")], tuples[n.Draw(t, "b")]
			at := digest.Location{Base: rapid.Uint32Range(1, 4).Draw(t, "base"), Unknown: rapid.Bool().Draw(t, "unknown")}
			want := p.MayRun(env, at, a, b)
			if got := pairs.MayRun(at, a, b); got != want {
				t.Fatalf("%v of %d and %d at %+v: want %b, got %b", ds, a, b, at, want, got)
			}
			asked++
			if want != 0 {
				decided++
			}
		}
	})
	if decided == 0 || decided == asked {
		t.Errorf("%d of %d pairs are excluded", decided, asked)
	}
}
