package ownership_test

import (
	"path/filepath"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/ownership"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

func TestDigest(t *testing.T) {
	digesttest.Check{
		Share: -1, // there are no lists in small programs, so that it excludes nothing: the test below is about that
		New: func() []digest.Component {
			return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadflag.New()),
				digest.Erase(ownership.New())}
		},
	}.Run(t)
}

// The digest with one mistake each.
type (
	element     = ownership.Element
	deafToMoves struct{ *ownership.Digest } // does not notice copies of bytes
	unguarded   struct{ *ownership.Digest } // believes in everything
	anyVisitor  struct{ *ownership.Digest } // takes visitors for owners
	anyUse      struct{ *ownership.Digest } // takes whoever is no owner for a visitor
)

func (d deafToMoves) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if _, ok := s.(digest.Wrote); ok {
		return a
	}
	return d.Digest.See(x, v, a, s)
}

type noFacts struct{ digest.RaceContext }

func (noFacts) Fact(digest.FactID) digest.Fact { return nil }

func (d unguarded) MayRun(x digest.RaceContext, a, b element) bool {
	return d.Digest.MayRun(noFacts{x}, a, b)
}

func (d anyVisitor) Summary(a element, access digest.Access) element {
	out := d.Digest.Summary(a, access)
	if out.Class == ownership.Visitor {
		out.Class = ownership.Owner
	}
	return out
}

func (d anyUse) Summary(a element, access digest.Access) element {
	out := d.Digest.Summary(a, access)
	if out.Class == ownership.Stranger {
		out = element{Class: ownership.Visitor, Base: access.Base}
	}
	return out
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	for _, c := range []struct {
		program string
		wrong   func() digest.Component
	}{
		{"moved_race.c", func() digest.Component { return digest.Erase(deafToMoves{ownership.New()}) }},
		{"member_race.c", func() digest.Component { return digest.Erase(unguarded{ownership.New()}) }},
		{"initial_race.c", func() digest.Component { return digest.Erase(unguarded{ownership.New()}) }},
		{"update_race.c", func() digest.Component { return digest.Erase(anyVisitor{ownership.New()}) }},
		{"stays_race.c", func() digest.Component { return digest.Erase(anyUse{ownership.New()}) }},
	} {
		file := filepath.Join("..", "..", "testdata", "regression", "ownership", c.program)
		right, wrong := verdict(t, file, digest.Erase(ownership.New())), verdict(t, file, c.wrong())
		if right != race.Unknown || wrong != race.RaceFree {
			t.Errorf("%s: %s with the digest, %s with the wrong one", c.program, right, wrong)
		}
	}
}

func verdict(t *testing.T, file string, c digest.Component) race.Verdict {
	p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	cs := []digest.Component{c}
	for _, other := range analyses.Components() {
		if other.Name() != c.Name() {
			cs = append(cs, other)
		}
	}
	product, err := digest.NewProduct(cs...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(t.Context(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	return r.Verdict
}
