// Package concolic finds inputs with which a program goes another way. A [Trace] follows the values that a run
// of package interp chooses, and collects the branches that depend on them; [Trace.Solve] finds others with
// which a branch goes the other way (concolic execution; Godefroid, Klarlund, Sen, DART, PLDI 2005; Sen and
// Agha, CUTE and jCUTE, CAV 2006). Only integers are followed, and only as whole values; whatever else is
// computed from an input counts as a constant.
//
// This package may change in any release: see COMPATIBILITY.md.
package concolic

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Trace follows one run: see [interp.Options].Follow. The zero value is ready.
type Trace struct {
	Inputs   []Input
	Branches []Branch
	Off      bool     // the run goes where it will come back from; nothing is taken note of
	Work     int64    // expressions that were computed again
	exprs    []symbol // label i is exprs[i-1]
	counts   []int    // choices of each thread
}

// An Input is a value that the program chose.
type Input struct {
	Thread interp.ThreadID
	N      int // how many choices the thread had made before
	Value  uint64
}

// A Branch is one whose condition depends on inputs.
type Branch struct {
	Edge  *cfg.Edge
	Taken bool // the condition was not zero
	cond  interp.Label
}

// symbol is an expression over inputs: an input of some type, which may be _Bool, or an operation.
type symbol struct {
	input int // its number, plus 1; 0 for an operation
	truth bool
	op    interp.Operation
	a, b  interp.Operand // without a label: a constant
}

// maxSymbols bounds the work: what comes later counts as constant.
const maxSymbols = 20_000

// Fork is a trace that goes on from the same point of a run; the two take note of nothing for each other.
func (t *Trace) Fork() *Trace {
	return &Trace{Inputs: slices.Clip(t.Inputs), Branches: slices.Clip(t.Branches), exprs: slices.Clip(t.exprs),
		counts: slices.Clone(t.counts)}
}

func (t *Trace) add(s symbol) interp.Label {
	if len(t.exprs) >= maxSymbols {
		return 0
	}
	t.exprs = append(t.exprs, s)
	return interp.Label(len(t.exprs))
}

// Chosen takes note of a choice of a value.
func (t *Trace) Chosen(c *interp.Choice, x uint64) interp.Label {
	if t.Off {
		return 0
	}
	for int(c.Thread) >= len(t.counts) {
		t.counts = append(t.counts, 0)
	}
	n := t.counts[c.Thread]
	t.counts[c.Thread]++
	i, ok := c.Type.(*cfg.Int)
	if !ok || i.Bytes > 8 || c.N != 0 {
		return 0
	}
	t.Inputs = append(t.Inputs, Input{c.Thread, n, x})
	return t.add(symbol{input: len(t.Inputs), truth: i.Bool, op: interp.Operation{Kind: interp.Conversion, Type: cfg.Arith(i)}})
}

// Computed makes an expression of an operation.
func (t *Trace) Computed(op interp.Operation, a, b interp.Operand) interp.Label {
	return t.add(symbol{op: op, a: a, b: b})
}

// Branched takes note of a branch.
func (t *Trace) Branched(e *cfg.Edge, condition interp.Operand) {
	if !t.Off {
		t.Branches = append(t.Branches, Branch{Edge: e, Taken: condition.Number != 0, cond: condition.Label})
	}
}

// eval computes a symbol for other inputs.
func (t *Trace) eval(s interp.Label, values []uint64, memo map[interp.Label]uint64) uint64 {
	if v, ok := memo[s]; ok {
		return v
	}
	t.Work++
	e := &t.exprs[s-1]
	x, y := e.a.Number, e.b.Number
	if e.input > 0 {
		x = values[e.input-1]
	}
	if e.a.Label != 0 {
		x = t.eval(e.a.Label, values, memo)
	}
	if e.b.Label != 0 {
		y = t.eval(e.b.Label, values, memo)
	}
	v := e.op.Apply(x, y)
	if e.truth {
		v = arith.Truth(v != 0)
	}
	memo[s] = v
	return v
}
