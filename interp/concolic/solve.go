package concolic

import (
	"math/big"
	"math/bits"

	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/interp"
)

// repairs bounds how many branches that a new input has turned the wrong way are put right again, one after the other.
const repairs = 6

// Solve looks for inputs with which the run would take the other way at branch k, and the same ways before it.
// It solves the condition for one input at a time, as if it were linear in it, tries what lies beside the
// solution, and puts right what that upsets by means of other inputs; failing that, it solves all equations
// together. What it returns has been checked against all branches up to k. Values are in the order of
// [Trace].Inputs.
func (t *Trace) Solve(k int) ([]uint64, bool) {
	if values, ok := t.solveOneByOne(k); ok {
		return values, true
	}
	values := t.values()
	if !t.eliminate(k, values) || t.wrong(k, values) >= 0 {
		return nil, false
	}
	return values, true
}

// values are the inputs of the run.
func (t *Trace) values() []uint64 {
	values := make([]uint64, len(t.Inputs))
	for i, v := range t.Inputs {
		values[i] = v.Value
	}
	return values
}

func (t *Trace) solveOneByOne(k int) ([]uint64, bool) {
	values := t.values()
	fixed := map[int]bool{}
	goal := k
	for range repairs {
		v, ok := t.solveOne(goal, k, values, fixed)
		if !ok {
			return nil, false
		}
		fixed[v] = true
		if goal = t.wrong(k, values); goal < 0 {
			return values, true
		}
	}
	return nil, false
}

// holds reports whether branch i goes as it should if branch k is to go the other way.
func (t *Trace) holds(i, k int, values []uint64, memo map[interp.Label]uint64) bool {
	b := &t.Branches[i]
	return (t.eval(b.cond, values, memo) != 0) == (b.Taken != (i == k))
}

// wrong is the last branch up to k that does not go as it should, or -1. The last one, because k is what matters.
func (t *Trace) wrong(k int, values []uint64) int {
	memo := map[interp.Label]uint64{}
	for i := k; i >= 0; i-- {
		if !t.holds(i, k, values, memo) {
			return i
		}
	}
	return -1
}

// solveOne changes one input that is not fixed so that branch goal goes as it should; of several ways, one that
// upsets nothing else.
func (t *Trace) solveOne(goal, k int, values []uint64, fixed map[int]bool) (int, bool) {
	inputs := map[int]bool{}
	var order []int
	t.inputsOf(t.Branches[goal].cond, inputs, &order, map[interp.Label]bool{})
	bestInput, bestValue := -1, uint64(0)
	for _, i := range order {
		if fixed[i] {
			continue
		}
		old := values[i]
		for _, x := range t.candidates(t.Branches[goal].cond, i, values) {
			values[i] = x
			if !t.holds(goal, k, values, map[interp.Label]uint64{}) {
				continue
			}
			if t.wrong(k, values) < 0 {
				return i, true
			}
			if bestInput < 0 {
				bestInput, bestValue = i, x
			}
		}
		values[i] = old
	}
	if bestInput < 0 {
		return 0, false
	}
	values[bestInput] = bestValue
	return bestInput, true
}

// inputsOf lists the inputs that a symbol depends on.
func (t *Trace) inputsOf(s interp.Label, set map[int]bool, order *[]int, seen map[interp.Label]bool) {
	if s == 0 || seen[s] {
		return
	}
	seen[s] = true
	e := &t.exprs[s-1]
	if i := e.input - 1; i >= 0 && !set[i] {
		set[i] = true
		*order = append(*order, i)
	}
	t.inputsOf(e.a.Label, set, order, seen)
	t.inputsOf(e.b.Label, set, order, seen)
}

// candidates are values of an input that may turn a condition.
func (t *Trace) candidates(cond interp.Label, input int, values []uint64) []uint64 {
	old := values[input]
	e, _ := t.peel(cond)
	difference := func(x uint64) uint64 {
		values[input] = x
		d := t.difference(e, values)
		values[input] = old
		return d
	}
	var out []uint64
	near := func(x uint64) { out = append(out, x, x+1, x-1) }
	d0 := difference(old)
	if slope := difference(old+1) - d0; slope != 0 {
		if n, s := int64(d0), int64(slope); n%s == 0 {
			near(old - uint64(n/s))
		} else {
			near(old - uint64(n/s))
			if z := bits.TrailingZeros64(slope); bits.TrailingZeros64(d0) >= z {
				near(old - (d0>>z)*inverse(slope>>z))
			}
		}
	}
	for x := range uint64(12) {
		out = append(out, x, -x)
	}
	for x := uint64(2); x <= 64; x++ {
		out = append(out, old+x, old-x)
	}
	for i := range 32 {
		out = append(out, old^1<<i, 1<<i)
	}
	return append(out, 1<<63, 1<<63-1)
}

// peel strips what only asks whether a value is zero; not tells that it is asked the other way round.
func (t *Trace) peel(s interp.Label) (_ interp.Label, not bool) {
	for {
		e := &t.exprs[s-1]
		if k := e.op.Kind; e.a.Label == 0 || k != interp.IsZero && k != interp.IsNonzero && k != interp.Conversion {
			return s, not
		}
		not = not != (e.op.Kind == interp.IsZero)
		s = e.a.Label
	}
}

func (s *symbol) compares() bool { return s.op.Kind == interp.Binary && s.op.Op.IsComparison() }

// difference is what a condition compares with zero.
func (t *Trace) difference(s interp.Label, values []uint64) uint64 {
	memo := map[interp.Label]uint64{}
	e := &t.exprs[s-1]
	if e.compares() {
		side := func(o interp.Operand) uint64 {
			if o.Label == 0 {
				return o.Number
			}
			return t.eval(o.Label, values, memo)
		}
		return side(e.a) - side(e.b)
	}
	return t.eval(s, values, memo)
}

// maxEquations bounds the elimination.
const maxEquations = 24

// eliminate solves the equations among the branches up to k, taken as linear, by Gaussian elimination, and
// changes values to the solution that is nearest in the sense that inputs which nothing determines stay as they
// are.
func (t *Trace) eliminate(k int, values []uint64) bool {
	inputs := map[int]bool{}
	var order []int
	var equations []interp.Label
	for i := k; i >= 0 && len(equations) < maxEquations; i-- {
		s, not := t.peel(t.Branches[i].cond)
		wanted := (t.Branches[i].Taken != (i == k)) != not
		e := &t.exprs[s-1]
		op := e.op.Op
		if !e.compares() && !wanted || e.compares() && (op == arith.Eq && wanted || op == arith.Ne && !wanted) {
			equations = append(equations, s)
			t.inputsOf(s, inputs, &order, map[interp.Label]bool{})
		}
	}
	if len(equations) < 2 || len(order) > maxEquations {
		return false
	}
	// Rows: the slopes in the inputs, and what is missing to zero.
	var rows [][]*big.Rat
	for _, s := range equations {
		row := make([]*big.Rat, len(order)+1)
		d0 := t.difference(s, values)
		for j, in := range order {
			values[in]++
			row[j] = new(big.Rat).SetInt64(int64(t.difference(s, values) - d0))
			values[in]--
		}
		row[len(order)] = new(big.Rat).SetInt64(-int64(d0))
		rows = append(rows, row)
	}
	r := 0
	pivots := make([]int, 0, len(rows))
	for j := 0; j < len(order) && r < len(rows); j++ {
		p := r
		for p < len(rows) && rows[p][j].Sign() == 0 {
			p++
		}
		if p == len(rows) {
			continue
		}
		rows[r], rows[p] = rows[p], rows[r]
		inv := new(big.Rat).Inv(rows[r][j])
		for c := range rows[r] {
			rows[r][c] = new(big.Rat).Mul(rows[r][c], inv)
		}
		for q := range rows {
			if q != r && rows[q][j].Sign() != 0 {
				by := rows[q][j]
				for c := range rows[q] {
					rows[q][c] = new(big.Rat).Sub(rows[q][c], new(big.Rat).Mul(by, rows[r][c]))
				}
			}
		}
		pivots = append(pivots, j)
		r++
	}
	for i, j := range pivots {
		x := rows[i][len(order)]
		if !x.IsInt() || !x.Num().IsInt64() {
			return false
		}
		values[order[j]] += uint64(x.Num().Int64())
	}
	return true
}

// inverse is the inverse of an odd number modulo 2^64.
func inverse(x uint64) uint64 {
	y := x
	for range 6 {
		y *= 2 - x*y
	}
	return y
}
