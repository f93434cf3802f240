package wrong

import (
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/digest"
)

type turnE = turns.Element

func wrongTurns() []Digest {
	return []Digest{
		{"threads that some history has joined", "soundness|joins|generality|termination|canonical elements",
			func() digest.Component { return one(joinedOnSomeWay{turns.New()}) }, false},
		{"whoever is joined was the only one", "soundness", func() digest.Component { return one(joinsAll{turns.New()}) }, false},
		{"threads that nobody has waited for", "soundness", func() digest.Component { return one(blindToOverlaps{turns.New()}) }, false},
	}
}

// joinedOnSomeWay: turns that forget at a merge who may be left.
type joinedOnSomeWay struct{ *turns.Digest }

func (d joinedOnSomeWay) Join(a, b turnE) turnE {
	if d.Digest.Leq(a, b) {
		return a
	}
	return b
}

func (d joinedOnSomeWay) Leq(a, b turnE) bool { return d.Digest.Leq(b, a) }

// joinsAll: turns that take any join for one of all threads.
type joinsAll struct{ *turns.Digest }

func (d joinsAll) Observe(x digest.Context, a turnE, seen digest.Observed[turnE], ev *digest.Event) (turnE, bool) {
	if ev.Kind == digest.EvJoin {
		return turnE{}, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

// blindToOverlaps: turns that create threads as if none were left.
type blindToOverlaps struct{ *turns.Digest }

func (d blindToOverlaps) New(x digest.Context, _ turnE, ev *digest.Event) []turnE {
	return d.Digest.New(x, turnE{}, ev)
}
