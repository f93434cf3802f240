package integer_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

func TestWidening(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := integer.Domain{Thresholds: []int64{-7, 10, 100, 1000}}
		x := drawSet(t, integer.Int64(), "start")
		increases := 0
		for range 200 {
			y := drawSet(t, integer.Int64(), "next")
			w := d.Widen(x, y)
			if !x.Leq(w) || !y.Leq(w) {
				t.Fatalf("%v ∇ %v = %v", x, y, w)
			}
			if w != x {
				increases++
			}
			if n := d.Narrow(w, w.Meet(y)); !w.Meet(y).Leq(n) || !n.Leq(w) {
				t.Fatalf("%v △ %v = %v", w, w.Meet(y), n)
			}
			x = w
		}
		if increases > 90 { // 8 sets, 4+4 thresholds, 8 built in, 64 strides
			t.Fatalf("%d increases", increases)
		}
	})
}

func TestWideningStopsAtThresholds(t *testing.T) {
	d := integer.Domain{Thresholds: []int64{-7, 100}}
	for _, c := range []struct{ old, new, want integer.Set }{
		{integer.Interval(0, 9), integer.Interval(0, 10), integer.Interval(0, 100)},
		{integer.Interval(0, 100), integer.Interval(0, 101), integer.Interval(0, 1<<31-1)},
		{integer.Interval(0, 1<<31-1), integer.Interval(0, 1<<31), integer.Interval(0, 1<<32-1)},
		{integer.Interval(0, 20), integer.Interval(-1, 20), integer.Interval(-7, 20)},
		{integer.Strided(0, 80, 8), integer.Strided(0, 88, 8), integer.Strided(0, 96, 8)},
		{integer.Interval(0, 20), integer.Interval(3, 9), integer.Interval(0, 20)},
		{integer.Of(1, 10), integer.Of(1, 100), integer.Of(1, 10, 100)},
	} {
		if got := d.Widen(c.old, c.new); got != c.want {
			t.Errorf("%v ∇ %v = %v, want %v", c.old, c.new, got, c.want)
		}
	}
}
