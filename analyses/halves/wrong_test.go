package halves_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/halves"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

type element = halves.Element

// Wrong variants of the digest.
type (
	anywhere    struct{ *halves.Digest } // what is accessed in a tree is in a holding
	anyJoin     struct{ *halves.Digest } // whoever is joined, all roots have ended
	onAllWays   struct{ *halves.Digest } // roots count that all histories have started
	forgetful   struct{ *halves.Digest } // nobody notes which roots are started
	deafToStore struct{ *halves.Digest } // what bounds are read from stays as it is
)

func (d anywhere) Summary(a element, access digest.Access) element {
	a = d.Digest.Summary(a, access)
	if a.Family > 0 {
		a.Claims = 2
	}
	return a
}

func (d anyJoin) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvJoin {
		a.Roots = element{}.Roots
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d onAllWays) Join(a, b element) element {
	joined := d.Digest.Join(a, b)
	if a.Roots.IsEmpty() || b.Roots.IsEmpty() {
		joined.Roots = element{}.Roots
	}
	return joined
}

func (d onAllWays) Leq(a, b element) bool { return d.Join(a, b) == b }

func (d forgetful) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	b.Roots = a.Roots
	return b, ok
}

func (d deafToStore) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if _, ok := s.(digest.Wrote); ok {
		return a
	}
	return d.Digest.See(x, v, a, s)
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(halves.New()) }
	with := func(c digest.Component) []digest.Component {
		return []digest.Component{digest.Erase(threadid.New()), digest.Erase(joins.New()), digest.Erase(threadflag.New()),
			digest.Erase(broken.New()), digest.Erase(lockset.New()), c}
	}
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "halves/inclusive_race.c", Wrong: digest.Erase(anywhere{halves.New()})},
		{Program: "halves/beside_race.c", Wrong: digest.Erase(anyJoin{halves.New()})},
		{Program: "halves/beside_race.c", Wrong: digest.Erase(forgetful{halves.New()})},
		{Program: "halves/perhaps_race.c", Wrong: digest.Erase(onAllWays{halves.New()})},
		{Program: "halves/bounds_race.c", Wrong: digest.Erase(deafToStore{halves.New()})},
	})
}
