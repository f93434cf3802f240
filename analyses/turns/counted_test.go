package turns_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

// with is the digest, or a wrong one, with those that it requires.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), d}
}

// The digest with one mistake each. Small programs have no arrays, so these are found by programs in C.
type (
	element       = turns.Element
	keepsChanged  struct{ *turns.Digest } // does not notice what is assigned to registers, but for constants and additions
	deafToWrites  struct{ *turns.Digest } // does not notice what is written to cells, and to variables that others may name
	deafToCalls   struct{ *turns.Digest } // takes all activations of a function for one
	deafToFailure struct{ *turns.Digest } // takes joins that fail for others
	keepsPointers struct{ *turns.Digest } // does not notice what is assigned to pointers, but for addresses of elements
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

func (d keepsPointers) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Assigned); ok {
		if _, ok := s.Var.Type.(*cfg.Pointer); ok && turns.Cell(s.Value) == nil {
			return a
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToWrites) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	switch s := s.(type) {
	case digest.Before:
		a.At = d.Digest.See(x, v, a, s).At
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
	right := func() digest.Component { return digest.Erase(turns.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "thread/counted_parameter_race.c", Wrong: digest.Erase(keepsChanged{turns.New()})},
		{Program: "thread/counted_through_moved_race.c", Wrong: digest.Erase(keepsPointers{turns.New()})},
		{Program: "thread/counted_written_race.c", Wrong: digest.Erase(deafToWrites{turns.New()})},
		{Program: "thread/counted_in_call_race.c", Wrong: digest.Erase(deafToWrites{turns.New()})},
		{Program: "thread/counted_activations_race.c", Wrong: digest.Erase(deafToCalls{turns.New()})},
		{Program: "thread/counted_detached_race.c", Wrong: digest.Erase(deafToFailure{turns.New()})},
		{Program: "thread/counted_joined_by_other_race.c", Wrong: digest.Erase(deafToFailure{turns.New()})},
		{Program: "thread/counted_twice_race.c", Wrong: digest.Erase(keepsWaited{turns.New()})},
	})
}
