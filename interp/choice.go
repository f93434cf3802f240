package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/internal/floats"
)

// ChoiceKind says what is to be chosen.
type ChoiceKind uint8

const (
	NondetValue   ChoiceKind = iota // a value of Type, as bits (of a float64 for floating types); cut to the type
	Indeterminate                   // likewise, for memory or a variable that was not initialised
	LibraryValue                    // likewise, for the result of a function without a body, or what it wrote
	EdgeChoice                      // one of N edges
	WakeChoice                      // one of N waiters
	ArgCount                        // with how many arguments the program is called, below N
	ArgText                         // 8 bytes of an argument, from its Part on; it ends with a zero byte; see PackText
	BranchChoice                    // of the truth of an unknown condition; see Policy
	FailChoice                      // of whether a call fails, and how: below N; it works with 0
	InputText                       // what is read from outside: its length, and with Part, bytes of it, 8 for each part
	SignalChoice                    // of a signal that comes, below N
	SymbolChoice                    // of whether a weak symbol exists, one after the other in the order of the program
)

// A Choice asks for a decision that the program leaves open. It is valid only during the call.
type Choice struct {
	Kind   ChoiceKind
	Thread ThreadID
	Edge   *cfg.Edge // where the value is needed
	Type   cfg.Type
	N      int         // the answer must be below N, if that is positive
	Part   int         // of an ArgText
	Edges  []*cfg.Edge // what an EdgeChoice chooses from
	Wakes  []ThreadID  // what a WakeChoice chooses from
	Object ObjectID    // of an indeterminate value in memory, else 0
	// Guess marks a choice that the program does not really have; see [cfg.Nondet].
	Guess bool
}

// choose asks for a decision.
func (m *Machine) choose(c Choice) uint64 {
	if m.opt.Choose == nil {
		return 0
	}
	m.choice, m.paused = c, m.opt.Pauses
	x := m.opt.Choose(&m.choice)
	if m.opt.Follow != nil {
		m.fresh = m.opt.Follow.Chosen(&m.choice, x)
	}
	if c.N > 0 && x >= uint64(c.N) {
		x %= uint64(c.N)
	}
	return x
}

// arbitrary chooses a value of the type of x.
func (m *Machine) arbitrary(t *thread, k ChoiceKind, x *extra, o ObjectID) Value {
	fact := Inputs
	if k == Indeterminate {
		fact = Unwritten
	}
	if m.keeps(fact) {
		if k == NondetValue && x.typ.class == cBool {
			return truth(m.choose(Choice{Kind: k, Thread: t.id, Edge: x.edge, Type: x.typ.typ, N: 2, Guess: x.guess}) != 0)
		}
		if k == NondetValue && x.typ.class == cInt && x.typ.size == 1 && !x.typ.num.Signed {
			return small
		}
		return unknown
	}
	if k == Indeterminate && m.opt.StrictReads {
		t.edge = x.edge
		m.fail(t, Undefined, "use of an indeterminate value")
		return Value{}
	}
	return m.pick(t, Choice{Kind: k, Thread: t.id, Edge: x.edge, Type: x.typ.typ, Object: o, Guess: x.guess}, x.typ)
}

// pick chooses a value of a scalar type.
func (m *Machine) pick(t *thread, c Choice, s *scalar) Value {
	x := m.choose(c)
	switch s.class {
	case cFloat:
		return flv(fl(Value{Lo: x}), uint8(min(s.size, 8)))
	case cExtended:
		return ofExtended(floats.FromFloat(fl(Value{Lo: x})))
	case cComplex:
		return Value{Lo: x, Hi: x}
	case cBool:
		return truth(x != 0)
	case cPtr:
		v := Value{Lo: s.num.Cut(x)}
		if v.Lo != 0 {
			v.Prov = wild
		}
		return v
	case cWide:
		return ofWide(arith.Widen(x, s.num.Signed))
	}
	return Value{Lo: s.num.Cut(x)}
}
