package turns_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// The digest with one mistake each. Small programs have no arrays, so these are found by programs in C.
type (
	element       = turns.Element
	keepsChanged  struct{ *turns.Digest } // does not notice what is assigned to registers, but for constants and additions
	deafToWrites  struct{ *turns.Digest } // does not notice what is written to cells, and to variables that others may name
	deafToCalls   struct{ *turns.Digest } // takes all activations of a function for one
	deafToFailure struct{ *turns.Digest } // takes joins that fail for others
	keepsWaited   struct{ *turns.Digest } // takes threads that are created for such as were waited for
)

func (d keepsChanged) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Assigned); ok {
		sum, binary := s.Value.(*cfg.Binary)
		if _, constant := s.Value.(*cfg.Const); !constant && (!binary || sum.Op != cfg.Add) {
			return a
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToWrites) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	switch s := s.(type) {
	case digest.Before:
		return a
	case digest.After:
		if _, guard := s.Edge.Action.(*cfg.Guard); !guard {
			return a
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToCalls) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	switch s.(type) {
	case digest.Entered, digest.Left:
		return a
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToFailure) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvJoinFail {
		joined := *ev
		joined.Kind = digest.EvJoin
		return d.Observe(x, a, digest.Observed[element]{}, &joined)
	}
	return d.Digest.Step(x, a, ev)
}

func (d keepsWaited) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	after, ok := d.Digest.Step(x, a, ev)
	after.Left = a.Left
	return after, ok
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	for _, c := range []struct {
		program string
		wrong   digest.Component
	}{
		{"counted_parameter_race.c", digest.Erase(keepsChanged{turns.New()})},
		{"counted_written_race.c", digest.Erase(deafToWrites{turns.New()})},
		{"counted_in_call_race.c", digest.Erase(deafToWrites{turns.New()})},
		{"counted_activations_race.c", digest.Erase(deafToCalls{turns.New()})},
		{"counted_detached_race.c", digest.Erase(deafToFailure{turns.New()})},
		{"counted_joined_by_other_race.c", digest.Erase(deafToFailure{turns.New()})},
		{"counted_twice_race.c", digest.Erase(keepsWaited{turns.New()})},
	} {
		file := filepath.Join("..", "..", "testdata", "regression", "thread", c.program)
		right, wrong := verdict(t, file, digest.Erase(turns.New())), verdict(t, file, c.wrong)
		if right != race.Unknown || wrong != race.RaceFree {
			t.Errorf("%s: %s with the digest, %s with the wrong one", c.program, right, wrong)
		}
	}
}

func verdict(t *testing.T, file string, d digest.Component) race.Verdict {
	p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), d)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	return r.Verdict
}
