package solver_test

import (
	"fmt"
	"math/bits"
	"slices"

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
type randomSystem struct {
	steps [][]step
	last  []step // what System.Settled does, if anything
}

// drawSystem draws from short lists where it can: the ranges of rapid prefer small numbers so much that
// most systems would do nothing.
func drawSystem(t *rapid.T, ops []string) *randomSystem {
	unknown := rapid.SampledFrom([]int{0, 1, 2, 3, 4, 5, 6, 7, 8})
	n := rapid.SampledFrom([]int{5, 1, 3, 4, 6, 7, 8, 9}).Draw(t, "unknowns")
	steps := rapid.SampledFrom([]int{5, 0, 2, 3, 4, 6, 7, 8})
	mask := rapid.SampledFrom([]uint8{0xff, 0xff, 0xff, 0x0f, 0xf0, 0x3c, 0xaa, 0x01})
	op := rapid.SampledFrom(ops)
	r := &randomSystem{}
	for x := range n {
		var program []step
		if rapid.Bool().Draw(t, "starts with a constant") {
			program = append(program, step{op: "const", set: 1 << (unknown.Draw(t, "set") % 8)})
		}
		for range steps.Draw(t, fmt.Sprint("steps of ", x)) {
			program = append(program, step{
				op:   op.Draw(t, "op"),
				x:    unknown.Draw(t, "unknown") % n,
				mask: mask.Draw(t, "mask"),
				set:  1 << (unknown.Draw(t, "set") % 8),
				skip: rapid.IntRange(1, 3).Draw(t, "skip"),
			})
		}
		r.steps = append(r.steps, program)
	}
	if rapid.Bool().Draw(t, "decides something in the end") {
		op := rapid.SampledFrom(slices.DeleteFunc(slices.Clone(ops), func(op string) bool {
			return op == "get" || op == "get if" || op == "demand" || op == "complement"
		}))
		for range steps.Draw(t, "steps in the end") {
			r.last = append(r.last, step{op: op.Draw(t, "op"), x: unknown.Draw(t, "unknown") % n, mask: mask.Draw(t, "mask"),
				set: 1 << (unknown.Draw(t, "set") % 8), skip: 1})
		}
	}
	return r
}

// hull is the part from the lowest of some bits to the highest.
func hull(of uint8) solver.Part {
	return solver.Part{Lo: int64(bits.TrailingZeros8(of)), Hi: int64(bits.Len8(of))}
}

// settled is the system's Settled for an interpretation of steps.
func settled[D any](r *randomSystem, run func(steps []step, e env[D]) D) func(env[D]) {
	if len(r.last) == 0 {
		return nil
	}
	return func(e env[D]) { run(r.last, e) }
}

var (
	monotoneOps = []string{"get", "effect", "global", "const", "get", "effect", "global", "demand", "get if", "effect if", "clamp",
		"part", "part"}
	nonMonotoneOps = append([]string{"get", "effect", "complement", "complement global", "complement part", "when"}, monotoneOps...)
)

// bits interprets the system over bitset.
func (r *randomSystem) bits() *system[uint8] {
	run := func(steps []step, e env[uint8]) uint8 {
		var acc uint8
		for i := 0; i < len(steps); i++ {
			switch s := steps[i]; s.op {
			case "get":
				if v := e.Get(s.x); v&s.mask != 0 {
					acc |= v & s.mask
				}
			case "global":
				acc |= e.GetGlobal(s.x) & s.mask
			case "part":
				acc |= solver.GetPart(e, s.x, hull(s.mask)) & s.mask
			case "complement part":
				acc = ^solver.GetPart(e, s.x, hull(s.mask)) & s.mask
			case "const":
				acc |= s.set
			case "clamp":
				acc &= s.mask
			case "effect":
				e.SideEffect(s.x, acc&s.mask)
			case "demand":
				if acc&s.mask != 0 {
					e.Demand(s.x)
				}
			case "get if": // monotone: more bits, more reads
				if acc&s.set != 0 {
					acc |= e.Get(s.x) & s.mask
				}
			case "effect if":
				if acc&s.set != 0 {
					e.SideEffect(s.x, s.mask)
				}
			case "when": // not monotone: more bits, fewer steps
				if acc&s.set != 0 {
					i += s.skip
				}
			case "complement":
				acc = ^e.Get(s.x) & s.mask
			case "complement global":
				acc = ^e.GetGlobal(s.x) & s.mask
			}
		}
		return acc
	}
	return &system[uint8]{Locals: bitset{}, Globals: bitset{}, Settled: settled(r, run),
		Changed: func(before, now uint8) solver.Part { return hull(before ^ now) },
		RHS:     func(x int, e env[uint8]) uint8 { return run(r.steps[x], e) }}
}

// counts interprets the system over counter: bits of the mask say how much is added.
func (r *randomSystem) counts() *system[int] {
	add := func(v int, by uint8) int { return min(v+int(by%4), infinity) }
	run := func(steps []step, e env[int]) int {
		acc := 0
		for i := 0; i < len(steps); i++ {
			switch s := steps[i]; s.op {
			case "get":
				acc = max(acc, add(e.Get(s.x), s.mask))
			case "global", "part":
				acc = max(acc, add(e.GetGlobal(s.x), s.mask))
			case "const":
				acc = max(acc, int(s.set))
			case "clamp":
				acc = min(acc, int(s.mask))
			case "effect":
				e.SideEffect(s.x, acc)
			case "demand":
				if acc > int(s.mask) {
					e.Demand(s.x)
				}
			case "get if":
				if acc > int(s.set) {
					acc = max(acc, e.Get(s.x))
				}
			case "effect if":
				if acc > int(s.set) {
					e.SideEffect(s.x, int(s.mask))
				}
			case "when":
				if acc > int(s.set) {
					i += s.skip
				}
			case "complement":
				acc = max(0, int(s.mask)-e.Get(s.x))
			case "complement global", "complement part":
				acc = max(0, int(s.mask)-e.GetGlobal(s.x))
			}
		}
		return acc
	}
	return &system[int]{Locals: counter{}, Globals: counter{}, Settled: settled(r, run),
		RHS: func(x int, e env[int]) int { return run(r.steps[x], e) }}
}

var _ lattice.Domain[uint8] = bitset{}
