package tokens

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// TestApart compares what is said of two accesses with all tokens that are far enough from each other.
func TestApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(lo, hi int64, what string) int64 { return rapid.Int64Range(lo, hi).Draw(t, what) }
		scale, step := n(1, 6, "scale"), n(1, 4, "step")
		r := Relative{Scale: scale, Off: n(-9, 9, "offset"), Size: n(1, 8, "size")}
		s := Relative{Scale: scale, Off: n(-9, 9, "other offset"), Size: n(1, 8, "other size")}
		meet := false
		for u := int64(-40); u <= 40; u++ {
			if x, y := r.Off, s.Off+scale*u; (u >= step || u <= -step) && x < y+s.Size && y < x+r.Size {
				meet = true
			}
		}
		if got := apart(r, s, step); got && meet || !got && !meet && r.Off == s.Off || got != apart(s, r, step) {
			t.Fatalf("apart is %t, but they meet: %t", got, meet)
		}
	})
}

// TestEither checks that what holds of either history is a least upper bound: of each register and each thing,
// it lets that be, and the one number, which one of the two lets be.
func TestEither(t *testing.T) {
	i, j, n := &cfg.Var{Name: "i", ID: 1}, &cfg.Var{Name: "j", ID: 2}, &cfg.Var{Name: "n", ID: 3}
	draw := rapid.Custom(func(t *rapid.T) []Known {
		var out []Known
		for _, v := range []*cfg.Var{i, j} {
			if rapid.Bool().Draw(t, "constant") {
				out = append(out, Known{Var: v, Else: true, Or: rapid.Int64Range(0, 2).Draw(t, "number")})
				continue
			}
			for off := range int64(2) {
				if rapid.Bool().Draw(t, "known") {
					k := Known{Var: v, Of: n, Taken: true, Scale: 1, Off: off, Else: rapid.Bool().Draw(t, "else")}
					if k.Else {
						k.Or = rapid.Int64Range(0, 2).Draw(t, "number")
					}
					out = append(out, k)
				}
			}
		}
		slices.SortFunc(out, compareKnown)
		return out
	})
	// may reports whether, by what is said of it, a register may be what a form says, and which number.
	may := func(ks []Known, v *cfg.Var, off int64) (known, form bool, numbers []int64) {
		for _, k := range ks {
			if k.Var == v && (k.constant() || k.Off == off) {
				known, form = true, !k.constant()
				if k.Else {
					numbers = append(numbers, k.Or)
				}
			}
		}
		return known, form, numbers
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := draw.Draw(t, "a"), draw.Draw(t, "b"), draw.Draw(t, "c")
		both := either(a, b)
		if !slices.Equal(both, either(b, a)) || !slices.Equal(either(a, a), a) || !slices.Equal(either(both, c), either(a, either(b, c))) {
			t.Fatal("no join")
		}
		for _, v := range []*cfg.Var{i, j} {
			for off := range int64(2) {
				x, f, ms := may(a, v, off)
				y, g, ns := may(b, v, off)
				z, h, os := may(both, v, off)
				slices.Sort(os)
				all := slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(ms), ns...))))
				if z != (x && y && len(all) <= 1) || z && (h != (f || g) || !slices.Equal(os, all)) {
					t.Fatalf("of %s: %v", v.Name, both)
				}
			}
		}
	})
}

// leads is a view in which all pointers lead to an operand.
type leads struct {
	digest.View
	to digest.Operand
}

func (v leads) Pointer(cfg.Expr) digest.Operand { return v.to }

// TestBegins checks that a pointer leads to one place only if it does so in all objects that it may lead to.
func TestBegins(t *testing.T) {
	at := func(base uint32, offset int64) digest.Object { return digest.Object{Base: base, Offset: offset} }
	for _, c := range []struct {
		to   digest.Operand
		want start
	}{
		{digest.Operand{May: []digest.Object{at(1, 4), at(2, 4)}}, start{4, true}},
		{digest.Operand{May: []digest.Object{at(1, 4), at(2, 0)}}, start{}},
		{digest.Operand{May: []digest.Object{at(1, 0), at(1, 4)}}, start{}},
		{digest.Operand{May: []digest.Object{at(1, digest.AnyOffset)}}, start{}},
		{digest.Operand{May: []digest.Object{at(1, 0)}, Any: true}, start{}},
		{digest.Operand{}, start{}},
	} {
		if got := begins(leads{to: c.to}, nil); got != c.want {
			t.Errorf("%+v: %+v, want %+v", c.to, got, c.want)
		}
	}
}
