package solver_test

import (
	"context"
	"fmt"
	"log"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// Constant propagation for a toy language. A program is a graph of numbered points. An edge leads from one point to
// another and assigns to a variable the sum of two operands, each of which is a variable or a number, or does nothing.

type operand struct {
	variable string // or else
	number   int
}

type assignment struct {
	from, to int
	target   string // "": the edge does nothing
	a, b     operand
}

// 0: x = 1            4: x = x + 0
// 1: y = 2            5: z = z + 1, back to 2
// 2: while (…) {      3: after the loop: w = x + y
var toyProgram = []assignment{
	{0, 1, "x", operand{number: 1}, operand{number: 0}},
	{1, 2, "y", operand{number: 2}, operand{number: 0}},
	{2, 4, "", operand{}, operand{}},
	{4, 5, "x", operand{variable: "x"}, operand{number: 0}},
	{5, 2, "z", operand{variable: "z"}, operand{number: 1}},
	{2, 3, "w", operand{variable: "x"}, operand{variable: "y"}},
	{3, 6, "", operand{}, operand{}},
}

// A state is what is known of the variables at a point: a flat value for each, numbered in order. Lifting it tells
// "nobody gets here" from "nothing is known to be assigned".
type (
	constant = lattice.Flat[int]
	state    = lattice.Lifted[lattice.Map[int, constant]]
)

var (
	variables = map[string]int{"w": 0, "x": 1, "y": 2, "z": 3}
	constants = lattice.MapOf[int, constant]{Values: lattice.FlatOf[int]{}}
	states    = lattice.LiftOf[lattice.Map[int, constant]]{Values: constants}
)

func (o operand) value(s lattice.Map[int, constant]) constant {
	if o.variable == "" {
		return lattice.Exactly(o.number)
	}
	return constants.Get(s, variables[o.variable])
}

// apply is the abstract effect of an edge.
func (e assignment) apply(before state) state {
	vars, reached := before.Value()
	if !reached || e.target == "" {
		return before
	}
	sum := lattice.Anything[int]()
	a, okA := e.a.value(vars).Value()
	b, okB := e.b.value(vars).Value()
	if okA && okB {
		sum = lattice.Exactly(a + b)
	}
	return lattice.Lift(constants.Set(vars, variables[e.target], sum))
}

// A program point is a local unknown. Its right-hand side joins what comes in over all edges, asking for the
// states at their origins.
func Example_constantPropagation() {
	system := &solver.System[int, struct{}, state, state]{
		Locals:  states,
		Globals: states, // not used
		RHS: func(point int, env solver.Env[int, struct{}, state, state]) state {
			var result state
			if point == 0 { // the start: z may be anything, nothing else has been assigned
				result = lattice.Lift(constants.Set(constants.Bottom(), variables["z"], lattice.Anything[int]()))
			}
			for _, edge := range toyProgram {
				if edge.to == point {
					result = states.Join(result, edge.apply(env.Get(edge.from)))
				}
			}
			return result
		},
	}
	solution, err := solver.Solve(context.Background(), system, []int{6}, solver.Options{})
	if err != nil {
		log.Fatal(err)
	}
	if err := solver.Verify(system, solution); err != nil {
		log.Fatal(err)
	}
	end, _ := solution.Local(6)
	vars, _ := end.Value()
	for _, name := range []string{"w", "x", "y", "z"} {
		fmt.Println(name, "=", constants.Get(vars, variables[name]))
	}
	// Output:
	// w = 3
	// x = 1
	// y = 2
	// z = ⊤
}
