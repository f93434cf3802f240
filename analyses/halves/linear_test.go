package halves

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// value is what a form is at a point, which has a one in front.
func (f form) value(point []int64) *big.Int {
	sum := new(big.Int)
	for i := range f {
		if f[i] != 0 {
			sum.Add(sum, new(big.Int).Mul(big.NewInt(f[i]), big.NewInt(point[i])))
		}
	}
	return sum
}

// drawn draws states that hold at some points.
type drawn struct {
	*rand.Rand
	space  *space
	points [][]int64
}

const numbers = 4 // how many there are; the second one has no sign

func draw(seed uint64) *drawn {
	d := &drawn{rand.New(rand.NewPCG(seed, 0)), newSpace(&limits{work: maxWork}), nil}
	for i := range numbers {
		d.space.place(i, &cfg.Int{Bytes: 4, Signed: i != 1})
	}
	for range 3 {
		p := []int64{1}
		for i := range numbers {
			x := d.Int64N(9) - 4
			if i == 1 {
				x = max(x, -x)
			}
			p = append(p, x)
		}
		d.points = append(d.points, p)
	}
	return d
}

// form draws one with coefficients up to some number.
func (d *drawn) form(most int64) form {
	f := make(form, numbers+1)
	for i := 1; i <= numbers; i++ {
		if d.IntN(2) == 0 {
			f[i] = d.Int64N(2*most+1) - most
		}
	}
	return f
}

// state is one that holds at all points of a list: of equations, only such as do.
func (d *drawn) state(points [][]int64, most int64) *state {
	s := &state{}
	for range 1 + d.IntN(4) {
		f := d.form(most)
		var least *big.Int
		same := true
		for _, p := range points {
			v := f.value(p)
			same = same && (least == nil || least.Cmp(v) == 0)
			if least == nil || v.Cmp(least) < 0 {
				least = v
			}
		}
		f[0] = -least.Int64()
		switch {
		case max(f[0], -f[0]) >= maxNumber:
		case same && d.IntN(2) == 0:
			s.equal(f)
		default:
			s.atLeast(f.add(d.Int64N(3)))
		}
	}
	return s
}

// holdsAt reports whether a state is right at a point.
func (s *state) holdsAt(p []int64) bool {
	return !slices.ContainsFunc(s.eq, func(f form) bool { return f.value(p).Sign() != 0 }) &&
		!slices.ContainsFunc(s.ge, func(f form) bool { return f.value(p).Sign() < 0 })
}

// TestSound checks, at points where states hold, that what follows from them holds there, and what is made of them; with small
// and with large coefficients.
func TestSound(t *testing.T) {
	for seed := range uint64(search.Times(4000)) {
		d := draw(seed)
		most := []int64{2, 3, 9, maxCoefficient - 1}[seed%4]
		old, now := d.state(d.points[:1], most), d.state(d.points[1:], most)
		both := append(d.points[:1:1], d.points[1:]...)
		for i, s := range []*state{old, now} {
			if !s.possible(d.space) {
				t.Fatalf("seed %d: %v is not possible", seed, s)
			}
			f := d.form(min(most, 9))
			f[0] = d.Int64N(19) - 9
			follows := s.implies(f, d.space)
			n, known := s.difference(f, form{}, d.space)
			at, to := 1+d.IntN(numbers), d.form(3)
			without, assigned, compact := s.clone(), s.clone(), s.clone()
			without.forget(at, d.space)
			assigned.assign(at, to, d.space)
			compact.compact(d.space)
			for _, p := range [][][]int64{both[:1], both[1:]}[i] {
				if follows && f.value(p).Sign() < 0 {
					t.Fatalf("seed %d: %v does not follow from %v", seed, f, s)
				}
				if known && f.value(p).Cmp(big.NewInt(n)) != 0 {
					t.Fatalf("seed %d: %v is not %d by %v", seed, f, n, s)
				}
				q := slices.Clone(p)
				if q[at] = to.value(p).Int64(); (at != 2 || q[at] >= 0) && !assigned.holdsAt(q) {
					t.Fatalf("seed %d: %d is %v, in %v: %v", seed, at, to, s, assigned)
				}
				if !compact.holdsAt(p) {
					t.Fatalf("seed %d: %v is not %v", seed, s, compact)
				}
				if q[at] = d.Int64N(99); !without.holdsAt(q) {
					t.Fatalf("seed %d: %v is left of %v without %d", seed, without, s, at)
				}
			}
		}
		for _, narrow := range []bool{false, true} {
			s := join(old, now, []form{d.form(2)}, d.space, narrow)
			for _, p := range both {
				if !s.holdsAt(p) {
					t.Fatalf("seed %d: %v is not in %v and %v", seed, s, old, now)
				}
			}
			if !s.covers(s, d.space) && most < 10 {
				t.Fatalf("seed %d: %v does not cover itself", seed, s)
			}
			if old.covers(now, d.space) && slices.ContainsFunc(both[1:], func(p []int64) bool { return !old.holdsAt(p) }) {
				t.Fatalf("seed %d: %v does not cover %v", seed, old, now)
			}
		}
	}
}

// TestFollows checks that what is needed follows.
func TestFollows(t *testing.T) {
	d := draw(0)
	x, n, y := single(1), single(2), single(3)
	for _, test := range []struct {
		name   string
		eq, ge []form
		ask    form
	}{
		{"at least what has no sign", nil, []form{x.minus(n)}, x},
		{"twice, and one less", nil, []form{x.times(2).add(1)}, x},
		{"half of it", []form{x.minus(y.times(2))}, []form{x.add(-1)}, y.add(-1)},
		{"two that are one", []form{x.minus(y)}, []form{y.add(-3)}, x.add(-2)},
		{"a sum of two", nil, []form{x.minus(y), y.minus(n).add(-1)}, x.minus(n).add(-1)},
		{"nothing is twice a number and one", []form{x.times(2).add(-1)}, nil, y},
		{"nothing is one and two", []form{x.add(-1), x.add(-2)}, nil, y},
	} {
		if s := (&state{eq: test.eq, ge: test.ge}); !s.implies(test.ask, d.space) {
			t.Errorf("%s: %v does not follow", test.name, test.ask)
		}
	}
	s := &state{eq: []form{x.times(2).minus(y.times(3)).add(1)}}
	if by, ok := s.difference(x.times(2), y.times(3), d.space); !ok || by != -1 {
		t.Errorf("less by one is less by %d", -by)
	}
}

// TestOverflow checks that what is too large is not computed.
func TestOverflow(t *testing.T) {
	x := single(1)
	for name, f := range map[string]form{
		"a number": number(maxNumber).add(1), "a coefficient": x.times(maxCoefficient).plus(x), "a factor": x.times(1 << 20).times(1 << 44),
		"a factor of a number": number(1 << 20).times(1 << 44), "a negative factor": x.times(-1 << 40),
	} {
		if f != nil {
			t.Errorf("%s: %v", name, f)
		}
	}
}
