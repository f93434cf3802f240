package halves

import (
	"encoding/binary"
	"maps"
	"slices"
)

// form is a sum: a number, and what other numbers, which are known by their place in the list, are multiplied by.
type form []int64

// Coefficients and numbers are bounded, so that products and their sums fit. What would be greater is not computed.
const (
	maxCoefficient = 1 << 29
	maxNumber      = 1 << 32
)

// maxForms bounds what is looked at to decide whether forms contradict each other.
const maxForms = 160

func number(n int64) form { return form{n} }

func single(i int) form {
	f := make(form, i+1)
	f[i] = 1
	return f
}

func (f form) at(i int) int64 {
	if i < len(f) {
		return f[i]
	}
	return 0
}

// constant reports whether a form is a number.
func (f form) constant() bool {
	return !slices.ContainsFunc(f[min(1, len(f)):], func(n int64) bool { return n != 0 })
}

// combine is a·f + b·g; nil if that is too much.
func combine(a int64, f form, b int64, g form) form {
	if f == nil || g == nil || max(a, -a) > maxCoefficient || max(b, -b) > maxCoefficient {
		return nil
	}
	out := make(form, max(len(f), len(g), 1))
	for i := range out {
		out[i] = a*f.at(i) + b*g.at(i)
		if n := max(out[i], -out[i]); n > maxNumber || i > 0 && n > maxCoefficient {
			return nil
		}
	}
	return out
}

func (f form) plus(g form) form  { return combine(1, f, 1, g) }
func (f form) minus(g form) form { return combine(1, f, -1, g) }
func (f form) add(n int64) form  { return combine(1, f, n, number(1)) }
func (f form) times(n int64) form {
	return combine(n, f, 0, f)
}

// key is the same for forms that differ in their number only.
func (f form) key() string {
	var b []byte
	for i := 1; i < len(f); i++ {
		if f[i] != 0 {
			b = binary.AppendVarint(binary.AppendVarint(b, int64(i)), f[i])
		}
	}
	return string(b)
}

// shared is the greatest number that divides all coefficients.
func (f form) shared() (g int64) {
	for i := 1; i < len(f); i++ {
		for a, b := g, max(f[i], -f[i]); ; a, b = b, a%b {
			if b == 0 {
				g = a
				break
			}
		}
	}
	return g
}

// tight is f ≥ 0 in its smallest numbers: as all that it is made of are integers, so is f without what divides it.
func (f form) tight() form {
	g := f.shared()
	if g <= 1 {
		return f
	}
	out := make(form, len(f))
	for i := range f {
		out[i] = f[i] / g
	}
	if f[0] < 0 && f[0]%g != 0 {
		out[0]--
	}
	return out
}

// pivot is the number by which an equation is solved: that with the smallest coefficient; of these the one that is known
// last, so that what is left is in terms of what an activation begins with.
func (f form) pivot() (at int) {
	for i := 1; i < len(f); i++ {
		if n := max(f[i], -f[i]); n != 0 && (at == 0 || n <= max(f[at], -f[at])) {
			at = i
		}
	}
	return at
}

// without is f where a number has been replaced by what it is by the equation e = 0, times a positive number; nil if
// that is too much.
func (f form) without(at int, e form) form {
	n := f.at(at)
	if n == 0 {
		return f
	}
	if e[at] < 0 {
		return combine(-e[at], f, n, e)
	}
	return combine(e[at], f, -n, e)
}

// solved are equations, each solved by another number, which occurs in no other one.
func solved(eq []form) (rows []form, at []int, contradiction bool) {
	for _, e := range eq {
		for i, r := range rows {
			if e != nil {
				e = e.without(at[i], r)
			}
		}
		if e == nil {
			continue
		}
		p := e.pivot()
		if p == 0 {
			if e.at(0) != 0 {
				return nil, nil, true
			}
			continue
		}
		if g := e.shared(); e[0]%g != 0 {
			return nil, nil, true
		} else if g > 1 {
			e = slices.Clone(e)
			for i := range e {
				e[i] /= g
			}
		}
		kept := 0
		for i, r := range rows {
			if r = r.without(p, e); r != nil {
				rows[kept], at[kept] = r, at[i]
				kept++
			}
		}
		rows, at = append(rows[:kept], e), append(at[:kept], p)
	}
	return rows, at, false
}

// system is a list of equations and inequations in a form in which questions are answered: the equations are solved, and what they
// are solved by occurs in no inequation.
type system struct {
	rows  []form
	at    []int
	least []form
	no    bool // it has no solution

	natural func(int) bool
}

// systemOf is made of equations e = 0 and inequations g ≥ 0; natural says which numbers are not negative.
func systemOf(eq, ge []form, natural func(int) bool) *system {
	y := &system{natural: natural}
	if y.rows, y.at, y.no = solved(eq); y.no {
		return y
	}
	var all tightest
	occurs := map[int]bool{}
	for _, f := range slices.Concat(eq, ge) {
		for i := 1; i < len(f); i++ {
			if f[i] != 0 && natural(i) {
				occurs[i] = true
			}
		}
	}
	for _, f := range ge {
		all.put(y.reduced(f))
	}
	for _, i := range slices.Sorted(maps.Keys(occurs)) {
		all.put(y.reduced(single(i)))
	}
	y.no = all.no
	y.least = all.list()
	return y
}

// reduced is a positive multiple of f, as the equations say.
func (y *system) reduced(f form) form {
	for i, r := range y.rows {
		if f != nil {
			f = f.without(y.at[i], r)
		}
	}
	return f
}

// implies reports whether f ≥ 0 follows: it does if f ≤ -1 contradicts the rest, of which only that matters which has a number in
// common with it, or with what has one.
func (y *system) implies(f form, work *int) bool {
	f = y.reduced(f)
	switch {
	case y.no:
		return true
	case f == nil:
		return false
	case f.constant():
		return f.at(0) >= 0
	}
	f = f.tight()
	for _, g := range y.least {
		if f.at(0) >= g.at(0) && f.key() == g.key() {
			return true
		}
	}
	if f = f.times(-1).add(-1); f == nil {
		return false
	}
	var all tightest
	all.put(f)
	near := map[int]bool{}
	note := func(f form) {
		for i := 1; i < len(f); i++ {
			if f[i] != 0 {
				near[i] = true
			}
		}
	}
	note(f)
	left := slices.Clone(y.least)
	for _, i := range slices.Sorted(maps.Keys(near)) {
		if y.natural(i) {
			left = append(left, single(i))
		}
	}
	for again := true; again; {
		again = false
		left = slices.DeleteFunc(left, func(g form) bool {
			for i := 1; i < len(g); i++ {
				if g[i] != 0 && near[i] {
					note(g)
					all.put(g)
					again = true
					return true
				}
			}
			return false
		})
	}
	return all.impossible(work)
}

// impossible reports whether there are no integers of which the system holds.
func (y *system) impossible(work *int) bool {
	var all tightest
	for _, f := range y.least {
		all.put(f)
	}
	return y.no || all.impossible(work)
}

// tightest are inequations, of those that differ in their number only the one that says most.
type tightest struct {
	of   map[string]form
	keys []string
	no   bool // one of them does not hold
}

func (t *tightest) put(f form) {
	if f == nil {
		return
	}
	if f = f.tight(); f.constant() {
		t.no = t.no || f.at(0) < 0
		return
	}
	if t.of == nil {
		t.of = map[string]form{}
	}
	k := f.key()
	old, ok := t.of[k]
	if !ok {
		t.keys = append(t.keys, k)
	}
	if !ok || f[0] < old[0] {
		t.of[k] = f
	}
}

func (t *tightest) list() (out []form) {
	for _, k := range t.keys {
		out = append(out, t.of[k])
	}
	return out
}

// impossible eliminates one number after the other (Fourier and Motzkin), until one inequation does not hold. If that takes too
// much work, it is false.
//
// Sound: each step draws a consequence. To leave one out loses conclusions only.
func (t *tightest) impossible(work *int) bool {
	for !t.no && len(t.keys) > 0 && len(t.keys) <= maxForms && *work > 0 {
		best := t.cheapest()
		var up, down []form
		var next tightest
		for _, f := range t.list() {
			switch n := f.at(best); {
			case n > 0:
				up = append(up, f)
			case n < 0:
				down = append(down, f)
			default:
				next.put(f)
			}
		}
		*work -= len(up)*len(down) + len(t.keys)
		for _, f := range up {
			for _, g := range down {
				next.put(combine(-g[best], f, f[best], g))
			}
		}
		*t = next
	}
	return t.no
}

// cheapest is the number by whose elimination the fewest inequations come about.
func (t *tightest) cheapest() (best int) {
	var up, down []int
	for _, f := range t.list() {
		for len(up) < len(f) {
			up, down = append(up, 0), append(down, 0)
		}
		for i := 1; i < len(f); i++ {
			if f[i] > 0 {
				up[i]++
			} else if f[i] < 0 {
				down[i]++
			}
		}
	}
	cost := 0
	for i := 1; i < len(up); i++ {
		if c := up[i]*down[i] - up[i] - down[i]; up[i]+down[i] > 0 && (best == 0 || c < cost) {
			best, cost = i, c
		}
	}
	return best
}

// common are the equations that follow from both of two lists: what their rows, as vectors, both span (Zassenhaus).
func common(a, b []form, width int) (out []form) {
	ra, _, _ := solved(a)
	rb, _, _ := solved(b)
	var double []form
	for _, r := range ra {
		double = append(double, beside(r, r, width))
	}
	for _, r := range rb {
		double = append(double, beside(r, nil, width))
	}
	// Rows are reduced by the first half only: what is left in the second half, where the first one is zero, is common.
	var done []form
	var pivots []int
	for _, d := range double {
		for i, r := range done {
			if d != nil {
				d = d.without(pivots[i], r)
			}
		}
		if d == nil {
			continue
		}
		p := 0
		for i := 1; i <= width && p == 0; i++ {
			if d[i] != 0 {
				p = i
			}
		}
		if p > 0 {
			done, pivots = append(done, d), append(pivots, p)
			continue
		}
		if f := form(d[width+1:]); !f.constant() {
			out = append(out, f)
		}
	}
	rows, _, _ := solved(out)
	return rows
}

// beside is two forms in one, each with its number in front.
func beside(f, g form, width int) form {
	out := make(form, 2*width+1)
	for i := range width {
		out[1+i], out[1+width+i] = f.at(i), g.at(i)
	}
	return out
}

// follows reports whether f = 0 follows from equations that are solved.
func follows(f form, eq []form) bool {
	rows, at, _ := solved(eq)
	for i, r := range rows {
		if f != nil {
			f = f.without(at[i], r)
		}
	}
	return f != nil && f.constant() && f.at(0) == 0
}
