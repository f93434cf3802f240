package solver_test

import (
	"fmt"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// bitset is the powerset lattice of eight elements.
type bitset struct{}

func (bitset) Bottom() uint8          { return 0 }
func (bitset) Leq(a, b uint8) bool    { return a&^b == 0 }
func (bitset) Join(a, b uint8) uint8  { return a | b }
func (bitset) Widen(a, b uint8) uint8 { return a | b }
func (bitset) Equal(a, b uint8) bool  { return a == b }

// counter is the chain of integers from 0, with an infinite height and the coarsest of widenings.
type counter struct{}

const infinity = 1 << 60

func (counter) Bottom() int       { return 0 }
func (counter) Leq(a, b int) bool { return a <= b }
func (counter) Join(a, b int) int { return max(a, b) }
func (counter) Widen(a, b int) int {
	if b <= a {
		return a
	}
	return infinity
}

type (
	env[D any]    = solver.Env[int, int, D, D]
	system[D any] = solver.System[int, int, D, D]
)

// A step is a part of a random right-hand side. The accumulator starts at bottom; the result is what it is at the end.
type step struct {
	op        string
	x         int
	mask, set uint8
	skip      int
}

// A randomSystem has unknowns 0…n-1 of both kinds; anything else is bottom.
type randomSystem struct{ steps [][]step }

func drawSystem(t *rapid.T, ops []string) *randomSystem {
	n := rapid.IntRange(1, 9).Draw(t, "unknowns")
	r := &randomSystem{}
	for x := range n {
		var steps []step
		for range rapid.IntRange(0, 5).Draw(t, fmt.Sprint("steps of ", x)) {
			steps = append(steps, step{
				op:   rapid.SampledFrom(ops).Draw(t, "op"),
				x:    rapid.IntRange(0, n-1).Draw(t, "unknown"),
				mask: uint8(rapid.IntRange(0, 255).Draw(t, "mask")),
				set:  uint8(1) << rapid.IntRange(0, 7).Draw(t, "set"),
				skip: rapid.IntRange(1, 3).Draw(t, "skip"),
			})
		}
		r.steps = append(r.steps, steps)
	}
	return r
}

var (
	monotoneOps    = []string{"get", "get", "global", "const", "effect", "demand", "unless"}
	nonMonotoneOps = append([]string{"complement", "when"}, monotoneOps...)
)

// bits interprets the system over bitset.
func (r *randomSystem) bits() *system[uint8] {
	return &system[uint8]{Locals: bitset{}, Globals: bitset{}, RHS: func(x int, e env[uint8]) uint8 {
		var acc uint8
		steps := r.steps[x]
		for i := 0; i < len(steps); i++ {
			switch s := steps[i]; s.op {
			case "get":
				if v := e.Get(s.x); v&s.mask != 0 {
					acc |= v & s.mask
				}
			case "global":
				acc |= e.GetGlobal(s.x) & s.mask
			case "const":
				acc |= s.set
			case "effect":
				e.SideEffect(s.x, acc&s.mask)
			case "demand":
				if acc&s.mask != 0 {
					e.Demand(s.x)
				}
			case "unless": // monotone: more bits, more steps
				if acc&s.set == 0 {
					i += s.skip
				}
			case "when": // not monotone: more bits, fewer steps
				if acc&s.set != 0 {
					i += s.skip
				}
			case "complement":
				acc = ^e.Get(s.x) & s.mask
			}
		}
		return acc
	}}
}

// counts interprets the system over counter: bits of the mask say how much is added.
func (r *randomSystem) counts() *system[int] {
	add := func(v int, by uint8) int { return min(v+int(by%4), infinity) }
	return &system[int]{Locals: counter{}, Globals: counter{}, RHS: func(x int, e env[int]) int {
		acc := 0
		steps := r.steps[x]
		for i := 0; i < len(steps); i++ {
			switch s := steps[i]; s.op {
			case "get":
				acc = max(acc, add(e.Get(s.x), s.mask))
			case "global":
				acc = max(acc, add(e.GetGlobal(s.x), s.mask))
			case "const":
				acc = max(acc, int(s.set))
			case "effect":
				e.SideEffect(s.x, acc)
			case "demand":
				if acc > int(s.mask) {
					e.Demand(s.x)
				}
			case "unless":
				if acc < int(s.set) {
					i += s.skip
				}
			case "when":
				if acc > int(s.set) {
					i += s.skip
				}
			case "complement":
				acc = max(0, int(s.mask)-e.Get(s.x))
			}
		}
		return acc
	}}
}

var _ lattice.Domain[uint8] = bitset{}
