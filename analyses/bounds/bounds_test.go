package bounds_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
)

func Example() {
	i := bounds.At(0)
	end := i.Plus(0, 16)
	fmt.Println(end.Compared(cfg.Lt).Above(), end.Compared(cfg.Lt).Hi)
	// Output: true 15
}

// reach is how far numbers of the tests are away.
const reach = 40

func drawBounds(t *rapid.T) bounds.Bounds {
	b := bounds.Any()
	if rapid.Bool().Draw(t, "below") {
		b.Lo = rapid.Int64Range(-9, 9).Draw(t, "lo")
	}
	if rapid.Bool().Draw(t, "above") {
		b.Hi = rapid.Int64Range(max(b.Lo, -9), 18).Draw(t, "hi")
	}
	return b
}

func holds(b bounds.Bounds, n int64) bool {
	return (!b.Below() || n >= b.Lo) && (!b.Above() || n <= b.Hi)
}

// TestBounds compares what is said of numbers with all small ones.
func TestBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, c := drawBounds(t), drawBounds(t)
		lo := rapid.Int64Range(-3, 3).Draw(t, "from")
		hi := rapid.Int64Range(lo, 3).Draw(t, "to")
		near, some := b.Near(rapid.Int64Range(1, 12).Draw(t, "reach"))
		if some != (near.Below() || near.Above()) {
			t.Fatalf("%v has a bound: %t", near, some)
		}
		both, any := b.Both(c)
		found := false
		for n := int64(-reach); n <= reach; n++ {
			inB, inC := holds(b, n), holds(c, n)
			found = found || inB && inC
			switch {
			case any && holds(both, n) != (inB && inC):
				t.Fatalf("%d in %v and %v: %v", n, b, c, both)
			case (inB || inC) && !holds(b.Either(c), n):
				t.Fatalf("%d in %v or %v: %v", n, b, c, b.Either(c))
			case !inB:
				continue
			case !holds(near, n) || !holds(b.Stepping(lo), n):
				t.Fatalf("%d in %v is not in %v and %v", n, b, near, b.Stepping(lo))
			case b.Exact() && b != bounds.At(n):
				t.Fatalf("%d is %v", n, b)
			case !holds(b.Times(3), 3*n):
				t.Fatalf("3 times %d: %v", n, b.Times(3))
			}
			for m := lo; m <= hi; m++ {
				if !holds(b.Plus(lo, hi), n+m) {
					t.Fatalf("%d + %d: %v", n, m, b.Plus(lo, hi))
				}
			}
			for m := n - 3; m <= n+3; m++ {
				for op, is := range map[cfg.BinaryOp]bool{cfg.Lt: m < n, cfg.Le: m <= n, cfg.Gt: m > n, cfg.Ge: m >= n, cfg.Eq: m == n, cfg.Ne: m != n} {
					if is && !holds(b.Compared(op), m) {
						t.Fatalf("%d %v %d: %v", m, op, n, b.Compared(op))
					}
				}
			}
		}
		if any != found {
			t.Fatalf("%v and %v have some in common: %t", b, c, any)
		}
	})
}

// TestUsed: bounds are not given up without need.
func TestUsed(t *testing.T) {
	b := bounds.Bounds{Lo: -2, Hi: 5}
	for what, got := range map[string]bounds.Bounds{
		"near": func() bounds.Bounds { b, _ := b.Near(6); return b }(), "either": b.Either(bounds.At(0)), "plus": b.Plus(1, -1).Plus(-1, 1),
		"still": b.Stepping(0), "equal": b.Compared(cfg.Eq),
	} {
		if got != b {
			t.Errorf("%s: %v", what, got)
		}
	}
	for op, want := range map[cfg.BinaryOp]bounds.Bounds{cfg.Lt: {Lo: -bounds.None, Hi: 4}, cfg.Le: {Lo: -bounds.None, Hi: 5},
		cfg.Gt: {Lo: -1, Hi: bounds.None}, cfg.Ge: {Lo: -2, Hi: bounds.None}} {
		if got := b.Compared(op); got != want {
			t.Errorf("%v: %v", op, got)
		}
	}
}
