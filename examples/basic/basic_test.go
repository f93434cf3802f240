package basic_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/examples/basic"
	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
	"github.com/mayrun-dev/mayrun/solver"
)

const count = `10 LET I = 0
20 IF I > 9 THEN 60
30 LET I = I + 1
40 LET S = S + I
50 GOTO 20
60 PRINT S
70 GOTO 90
80 LET S = 1
90 PRINT I
`

func ExampleAnalyse() {
	text, err := basic.Analyse(context.Background(), count, basic.Ranges(), solver.Options{})
	fmt.Print(text)
	fmt.Println(err)
	// Output:
	// 10 {I: [0, 0], S: [0, 0]}
	// 20 {I: [0, 10], S: [0, +Inf]}
	// 30 {I: [0, 9], S: [0, +Inf]}
	// 40 {I: [1, 10], S: [0, +Inf]}
	// 50 {I: [1, 10], S: [1, +Inf]}
	// 60 {I: [10, 10], S: [0, +Inf]}
	// 70 {I: [10, 10], S: [0, +Inf]}
	// 80 is never reached
	// 90 {I: [10, 10], S: [0, +Inf]}
	// <nil>
}

// forgetful is a domain with a mistake: its widening forgets what is new.
type forgetful struct{ lattice.Intervals[float64] }

func (forgetful) Widen(old, _ basic.Range) basic.Range { return old }

// With a widening that is none, the solver stops too early (with narrowing it would not stop at all, which a
// context or Options.MaxEvaluations ends). Verify sees that what it returns is no solution.
func ExampleAnalyse_verify() {
	_, err := basic.Analyse(context.Background(), count, forgetful{basic.Ranges()}, solver.Options{Narrowings: -1})
	fmt.Println(strings.ReplaceAll(err.Error(), ", which", ",\nwhich"))
	// Output:
	// not a solution: at 20: its right-hand side is {: [0, 0], I: [0, 1], S: [0, 1]},
	// which is not below its value {: [0, 0], I: [0, 0], S: [0, 0]}
}

func ranges() *rapid.Generator[basic.Range] {
	return rapid.Custom(func(t *rapid.T) basic.Range {
		lo := rapid.IntRange(-5, 5).Draw(t, "lo")
		return lattice.Between(float64(lo), float64(lo+rapid.IntRange(-1, 5).Draw(t, "size")))
	})
}

// The laws find the same mistake without a program.
func TestLaws(t *testing.T) {
	grow := func(r basic.Range) basic.Range {
		lo, hi, ok := r.Bounds()
		if !ok {
			return lattice.Between(0.0, 0)
		}
		return lattice.Between(lo-1, hi+1)
	}
	latticetest.Laws[basic.Range]{Domain: basic.Ranges(), Elements: ranges(), Grow: grow}.Check(t)
	wrong := latticetest.Laws[basic.Range]{Domain: forgetful{basic.Ranges()}, Elements: ranges()}
	if err := wrong.Counterexample(100); !latticetest.IsBroken(err, "widening covers both operands") {
		t.Error(err)
	}
}
