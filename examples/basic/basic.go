// Package basic is a tutorial: packages lattice and solver analyse a language that is not C. Programs of a small
// BASIC are lines such as
//
//	10 LET I = 0
//	20 IF I > 9 THEN 50
//	30 LET I = I + 1
//	40 GOTO 20
//	50 PRINT I
//
// and the question is which numbers each variable may have before each line. It takes three decisions:
//
//  1. The domain: what is known before a line. Here the variables, by name, with an interval for each: a
//     [lattice.HashMapOf] of [lattice.Intervals]. The empty map is bottom: no execution gets to the line.
//  2. The constraints: what is known before a line is the join of what the lines before it leave behind, which
//     the right-hand side asks for with Env.Get. That is all that the solver has to be told: it finds out which
//     lines there are, which depend on each other, and where loops need widening.
//  3. The doubt: [solver.Verify] looks at each constraint once more. It trusts neither the solver nor the
//     widening, and costs one evaluation of each. latticetest holds the domain against its laws. The example
//     of Verify has a widening that forgets what is new, and both find it.
//
// This file is the whole analysis.
package basic

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// Range is what is known of a variable, State of all of them, by name.
type (
	Range = lattice.Interval[float64]
	State = lattice.HashMap[string, Range]
)

// Ranges is the domain of ranges: any number, up to the infinities.
func Ranges() lattice.Intervals[float64] {
	return lattice.Intervals[float64]{Min: math.Inf(-1), Max: math.Inf(1)}
}

// States is the domain of states, with ranges of any domain.
func States(ranges lattice.Domain[Range]) lattice.HashMapOf[string, Range] {
	return lattice.HashMapOf[string, Range]{Values: ranges}
}

// System is the constraint system of a program, and the number of each line, in order: what may be before a line
// is the unknown of its number. There are no global unknowns, which carry what is not part of the flow.
func System(text string, states lattice.HashMapOf[string, Range]) (*solver.System[int, int, State, State], []int) {
	lines, order := map[int][]string{}, []int{}
	start := states.Set(State{}, "", lattice.Between(0.0, 0)) // the start is reached, with or without variables
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		n, _ := strconv.Atoi(words[0])
		if lines[n] = words[1:]; words[1] == "LET" {
			start = states.Set(start, words[2], lattice.Between(0.0, 0)) // BASIC begins with zeros
		}
		order = append(order, n)
	}
	from := map[int][]func(get func(int) State) State{order[0]: {func(func(int) State) State { return start }}}
	for i, n := range order {
		flow := func(to int, effect func(State) State) {
			from[to] = append(from[to], func(get func(int) State) State { return effect(get(n)) })
		}
		words, next := lines[n], math.MaxInt // one behind the last is nowhere
		if i+1 < len(order) {
			next = order[i+1]
		}
		same := func(s State) State { return s }
		switch words[0] {
		case "LET": // LET X = A, or X = A + B
			flow(next, func(s State) State { return states.Set(s, words[1], sum(s, words[3:])) })
		case "IF": // IF X > A THEN N: nothing gets through where X cannot be on that side
			target, _ := strconv.Atoi(words[5])
			flow(target, func(s State) State { return within(states, s, words[1], number(words[3])+1, math.Inf(1)) })
			flow(next, func(s State) State { return within(states, s, words[1], math.Inf(-1), number(words[3])) })
		case "GOTO":
			target, _ := strconv.Atoi(words[1])
			flow(target, same)
		case "PRINT":
			flow(next, same)
		}
	}
	return &solver.System[int, int, State, State]{Locals: states, Globals: states,
		RHS: func(n int, env solver.Env[int, int, State, State]) (before State) {
			for _, f := range from[n] {
				before = states.Join(before, f(env.Get))
			}
			return before
		}}, order
}

// within is s where x lies between two numbers; bottom if it cannot.
func within(states lattice.HashMapOf[string, Range], s State, x string, lo, hi float64) State {
	r, _ := s.Get(x)
	if r = lattice.MeetOf(states.Values, r, lattice.Between(lo, hi)); r.IsBottom() {
		return State{}
	}
	return s.Set(x, r)
}

// sum is the range of A, or of A + B; bottom where nothing gets.
func sum(s State, words []string) Range {
	value := func(word string) Range {
		if r, ok := s.Get(word); ok {
			return r
		}
		return lattice.Between(number(word), number(word))
	}
	if s.IsEmpty() {
		return Range{}
	}
	a := value(words[0])
	if len(words) > 1 {
		lo, hi, _ := a.Bounds()
		lo2, hi2, _ := value(words[2]).Bounds()
		a = lattice.Between(lo+lo2, hi+hi2)
	}
	return a
}

func number(word string) float64 {
	n, _ := strconv.ParseFloat(word, 64)
	return n
}

// Analyse says what may be before each line, in order; a solution that is none is an error.
func Analyse(ctx context.Context, text string, ranges lattice.Domain[Range], opts solver.Options) (string, error) {
	system, lines := System(text, States(ranges))
	solution, err := solver.Solve(ctx, system, lines, opts)
	if err != nil {
		return "", err
	}
	if err := solver.Verify(system, solution); err != nil {
		return "", err
	}
	var out strings.Builder
	for _, n := range lines {
		before, _ := solution.Local(n)
		if before = before.Delete(""); before.IsEmpty() {
			fmt.Fprintln(&out, n, "is never reached")
			continue
		}
		fmt.Fprintln(&out, n, before)
	}
	return out.String(), nil
}
