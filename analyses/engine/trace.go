package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// Where pointers of which nothing is known come from. Values do not remember it; it is found when the solution is known,
// for the accesses that are reported, by going back: from the expression that is followed to what was assigned to the
// registers in it, to what was written where it reads, to the arguments and results of calls, until nothing that goes in
// is such a pointer, and what comes out is one. There it was born. So following it costs the fixpoint nothing.
//
// What goes back are facts, each of which says that some value holds such a pointer; they are the nodes of a graph, whose
// edges lead to the facts that it follows from, any of them. So an access rests on all births from which it can be
// reached. Where nothing is known of a pointer that something is written through, every object may hold what no one knows
// ([step.shared]): such writes are one fact, which follows from each of their pointers.
//
// It decides nothing. What is not followed any further is a birth that says so; beyond maxFacts nothing is.

// maxFacts bounds the facts, maxWriters how many writes to one place are gone back to.
const (
	maxFacts   = 1 << 14
	maxWriters = 256
)

// spot is an action in a context.
type spot struct {
	edge *cfg.Edge
	ctx  int32
}

// traces is what the last pass notes so that pointers can be traced.
type traces struct {
	at      map[int32]spot   // the accesses through such pointers, by the number of their points
	yields  map[spot]bool    // actions that assign such a pointer to a register
	callers map[int32][]spot // of contexts: calls that enter them, and creations that start threads there
	into    map[spot][]int32 // of calls: the contexts that they enter
	seen    map[entering]bool
	writers map[value.Base][]written
}

// entering is an action that leads into a context.
type entering struct {
	spot
	into int32
}

// written is a write of a value that holds such a pointer, or through one.
type written struct {
	spot
	lv    *cfg.LVal
	off   value.Num
	size  int64
	vague bool // of a value that holds one
}

func newTraces() *traces {
	return &traces{at: map[int32]spot{}, yields: map[spot]bool{}, callers: map[int32][]spot{}, into: map[spot][]int32{},
		seen: map[entering]bool{}, writers: map[value.Base][]written{}}
}

// vague reports whether nothing is known of some pointer that a value may be.
func vague(v value.Value) bool { return v.Holds(value.Unknown) }

// accessed notes an access; point is its number.
func (t *traces) accessed(s *step, a value.Access, point int32) {
	if t == nil {
		return
	}
	at := spot{s.edge, s.ctx}
	if a.Base == value.Unknown || a.Base == value.Crowd {
		if _, known := t.at[point]; !known {
			t.at[point] = at
		}
	}
	if a.Write && !a.Sync && (a.Base == value.Unknown || vague(a.Carries)) {
		b := s.table.Summary(a.Base)
		w := written{at, a.LV, a.Off, a.Size, vague(a.Carries)}
		if l := t.writers[b]; len(l) < maxWriters && !slices.ContainsFunc(l, func(x written) bool { return x.spot == at && x.lv == a.LV }) {
			t.writers[b] = append(l, w)
		}
	}
}

// entered notes that an action leads into a context.
func (t *traces) entered(s *step, c int32) {
	if t == nil {
		return
	}
	if s.edge == nil {
		return
	}
	at := spot{s.edge, s.ctx}
	if k := (entering{at, c}); !t.seen[k] {
		t.seen[k] = true
		t.callers[c] = append(t.callers[c], at)
		t.into[at] = append(t.into[at], c)
	}
}

// yielded notes what an action has assigned to registers.
func (t *traces) yielded(s *step) {
	if t == nil {
		return
	}
	at := spot{s.edge, s.ctx}
	if s.edge == nil || t.yields[at] {
		return
	}
	cfg.Operands(s.edge.Action, func(lv *cfg.LVal) {
		if v := lv.Register(); v != nil && vague(s.ev.Register(v)) {
			t.yields[at] = true
		}
	}, nil)
}
