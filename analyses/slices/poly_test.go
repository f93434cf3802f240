package slices

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
)

var (
	long = &cfg.Int{Name: "long", Bytes: 8, Signed: true}
	byt  = &cfg.Int{Name: "unsigned char", Bytes: 1}
	t0   = &cfg.Var{Name: "t", ID: 1, Type: long}
	n0   = &cfg.Var{Name: "n", ID: 2, Type: long}
)

// polys draws a polynomial, together with what computes it.
func polys(depth int) *rapid.Generator[*sum] {
	return rapid.Custom(func(t *rapid.T) *sum {
		if depth == 0 || rapid.IntRange(0, 3).Draw(t, "leaf") == 0 {
			switch rapid.IntRange(0, 2).Draw(t, "which") {
			case 0:
				return &sum{variable(t0), func(of map[*cfg.Var]int64) int64 { return of[t0] }}
			case 1:
				return &sum{variable(n0), func(of map[*cfg.Var]int64) int64 { return of[n0] }}
			}
			n := rapid.Int64Range(-5, 5).Draw(t, "n")
			return &sum{constant(n), func(map[*cfg.Var]int64) int64 { return n }}
		}
		a, b := polys(depth-1).Draw(t, "a"), polys(depth-1).Draw(t, "b")
		switch rapid.IntRange(0, 4).Draw(t, "op") {
		case 0, 1:
			return &sum{a.p.plus(1, b.p), func(of map[*cfg.Var]int64) int64 { return a.at(of) + b.at(of) }}
		case 2:
			return &sum{a.p.plus(-3, b.p), func(of map[*cfg.Var]int64) int64 { return a.at(of) - 3*b.at(of) }}
		case 3:
			return &sum{a.p.times(b.p), func(of map[*cfg.Var]int64) int64 { return a.at(of) * b.at(of) }}
		}
		n := rapid.SampledFrom([]int64{-3, -2, 2, 3, 4}).Draw(t, "divisor")
		return &sum{a.p.over(constant(n)), func(of map[*cfg.Var]int64) int64 { return a.at(of) / n }}
	})
}

// sum is a polynomial and what computes it.
type sum struct {
	p  *poly
	at func(map[*cfg.Var]int64) int64
}

// value computes a polynomial by its terms.
func (p *poly) value(of map[*cfg.Var]int64) int64 {
	out := int64(0)
	for _, t := range p.terms {
		n := t.coef
		for _, a := range t.factors {
			switch {
			case a.of != nil:
				n *= of[a.of]
			case a.den != nil:
				n *= a.num.value(of) / a.den.value(of)
			}
		}
		out += n
	}
	return out
}

// TestPoly checks that polynomials are the numbers that they are computed as, and what is said of them.
func TestPoly(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := polys(3).Draw(t, "polynomial")
		if x.p == nil {
			return
		}
		n, step := rapid.Int64Range(-4, 4).Draw(t, "n"), rapid.Int64Range(1, 3).Draw(t, "step")
		next := x.p.shifted(t0, step)
		up, down := false, false
		var in interval
		s := &scope{limits: map[*cfg.Var]interval{n0: {big.NewInt(-4), big.NewInt(4)}, t0: {big.NewInt(-12), big.NewInt(12)}}}
		in = s.rangeOf(&state{}, x.p)
		for i := int64(-12); i <= 12; i++ {
			of := map[*cfg.Var]int64{t0: i, n0: n}
			v := x.at(of)
			if got := x.p.value(of); got != v {
				t.Fatalf("%s is %d, want %d", x.p.key, got, v)
			}
			if !exactly(v).within(in) {
				t.Fatalf("%s is %d, not from %v to %v", x.p.key, v, in.lo, in.hi)
			}
			of[t0] = i + step
			w := x.at(of)
			up, down = up || w > v, down || w < v
			of[t0] = i
			if next != nil && next.value(of) != w {
				t.Fatalf("%s at t + %d is %d, want %d", x.p.key, step, next.value(of), w)
			}
		}
		if x.p.steady(t0) && up && down {
			t.Fatalf("%s goes up and down", x.p.key)
		}
		if c, ok := x.p.constant(); ok && c != x.at(map[*cfg.Var]int64{t0: 3, n0: n}) {
			t.Fatalf("%s is not %d", x.p.key, c)
		}
	})
}

// TestBounds checks what holds of either of two states of one number: it holds of each.
func TestBounds(t *testing.T) {
	draw := rapid.Custom(func(t *rapid.T) fact {
		p := rapid.Custom(func(t *rapid.T) *poly {
			p := constant(rapid.Int64Range(-2, 2).Draw(t, "constant"))
			if rapid.Bool().Draw(t, "variable") {
				p = p.plus(1, variable(rapid.SampledFrom([]*cfg.Var{t0, n0}).Draw(t, "which")))
			}
			return p
		})
		if rapid.Bool().Draw(t, "equal") {
			return fact{eq: p.Draw(t, "it")}
		}
		bounds := func(what string) (out []bound) {
			for range rapid.IntRange(0, 2).Draw(t, what) {
				b := bound{by: p.Draw(t, what)}
				if rapid.Bool().Draw(t, "conditional") {
					b.unless = p.Draw(t, "unless")
				}
				out = append(out, b)
			}
			return out
		}
		return fact{lo: bounds("low"), hi: bounds("high")}
	})
	rapid.Check(t, func(t *rapid.T) {
		of := map[*cfg.Var]int64{t0: rapid.Int64Range(-4, 4).Draw(t, "t"), n0: rapid.Int64Range(-4, 4).Draw(t, "n")}
		// may reports whether the number may be i by what is said of it, and by which numbers are zero.
		may := func(f fact, i int64) bool {
			for _, b := range f.lows() {
				if i < b.by.value(of) && (b.unless == nil || i < b.unless.value(of)) {
					return false
				}
			}
			for _, b := range f.highs() {
				if i > b.by.value(of) && (b.unless == nil || b.unless.value(of) != 0) {
					return false
				}
			}
			return true
		}
		s := &scope{}
		p := place{register: t0}
		make := func(f fact) *state {
			st := &state{of: map[place]fact{p: f}}
			for _, k := range []*poly{variable(t0).plus(-1, variable(n0)), variable(n0).add(1), constant(2).plus(-1, variable(t0))} {
				if k.value(of) >= 0 && rapid.Bool().Draw(t, "known") {
					st = st.learn(k)
				}
			}
			if d := variable(t0).add(-1); d.value(of) == 0 && rapid.Bool().Draw(t, "last") {
				st.last = []*poly{d}
			}
			return st
		}
		f, g := draw.Draw(t, "f"), draw.Draw(t, "g")
		a, b := make(f), make(g)
		both, wide := s.join(a, b), s.widen(a, b, map[*cfg.Var]bool{t0: true})
		n := rapid.Int64Range(-2, 2).Draw(t, "shift")
		for i := int64(-9); i <= 9; i++ {
			if (may(f, i) || may(g, i)) && !may(both.of[p], i) {
				t.Fatalf("%d is in one, not in both", i)
			}
			if may(g, i) && !may(wide.of[p], i) {
				t.Fatalf("%d is in the next, not in the wider", i)
			}
			if may(f, i) && !may(f.shifted(n), i+n) {
				t.Fatalf("%d is not shifted by %d", i, n)
			}
		}
		for _, st := range []*state{both, wide} {
			for _, k := range st.known {
				if k.value(of) < 0 {
					t.Fatalf("%s is negative", k.key)
				}
			}
		}
	})
}

// TestInterval checks arithmetic with ranges.
func TestInterval(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(what string) (interval, int64) {
			n := rapid.Int64Range(-9, 9).Draw(t, what)
			in := exactly(n)
			if m := rapid.Int64Range(0, 5).Draw(t, "more"); m < 5 {
				in.hi = big.NewInt(n + m)
			} else {
				in.hi = nil
			}
			if m := rapid.Int64Range(0, 5).Draw(t, "less"); m < 5 {
				in.lo = big.NewInt(n - m)
			} else {
				in.lo = nil
			}
			return in, n
		}
		a, x := draw("x")
		b, y := draw("y")
		check := func(what string, n int64, in interval) {
			if !exactly(n).within(in) {
				t.Fatalf("%d %s %d is %d, not from %v to %v", x, what, y, n, in.lo, in.hi)
			}
		}
		check("+", x+y, a.plus(b))
		check("*", x*y, a.times(b))
		check("or", x, a.hull(b))
		check("or", y, a.hull(b))
		if y != 0 {
			check("/", x/y, a.over(b))
		}
		if exactly(x).within(b) {
			check("and", x, a.meet(b))
		}
		if byte := rangeOf(byt); exactly(x).within(byte) != (x >= 0) {
			t.Fatal("bytes")
		}
	})
}

// TestNoNumbers checks that arithmetic with ranges without numbers ends.
func TestNoNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(what string) interval {
			end := func(what string) *big.Int { return big.NewInt(rapid.Int64Range(-2, 2).Draw(t, what)) }
			return interval{end(what + " lo"), end(what + " hi")}
		}
		a, b := draw("a"), draw("b")
		for _, in := range []interval{a.plus(b), a.times(b), a.over(b), a.meet(b).over(b), a.over(a.meet(b))} {
			if !exactly(1).within(in.hull(exactly(1))) {
				t.Fatal("one is not in a range that has it")
			}
		}
	})
}
