package slices

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// poly is a number as a polynomial of atoms, in its normal form: two with one key are the same number in every
// execution, whatever the atoms are. Polynomials never change.
type poly struct {
	terms []term // by their keys; none is zero
	key   string
}

// term is coef times its factors, which are sorted by their keys.
type term struct {
	coef    int64
	factors []*atom
	key     string
}

// atom is a number without a form of its own: what a variable is (see package comment: at the head of the pass, or
// ever); the quotient of two polynomials, cut towards zero as C does; or what a polynomial is when it is converted to
// a type that need not hold it.
type atom struct {
	of       *cfg.Var
	num, den *poly
	cut      *cfg.Int
	key      string
}

// maxCoef and maxTerms bound what is computed with.
const (
	maxCoef  = 1 << 40
	maxTerms = 8
)

func constant(n int64) *poly {
	if n == 0 {
		return &poly{key: "0"}
	}
	return normal([]term{{coef: n}})
}

func variable(v *cfg.Var) *poly {
	return single(&atom{of: v, key: fmt.Sprintf("v%d", v.ID)})
}

func single(a *atom) *poly { return normal([]term{{coef: 1, factors: []*atom{a}, key: a.key}}) }

// normal sums up terms; nil if the sum is out of bounds.
func normal(ts []term) *poly {
	slices.SortStableFunc(ts, func(a, b term) int { return cmp.Compare(a.key, b.key) })
	var out []term
	for _, t := range ts {
		if n := len(out); n > 0 && out[n-1].key == t.key {
			out[n-1].coef += t.coef
			continue
		}
		out = append(out, t)
	}
	out = slices.DeleteFunc(out, func(t term) bool { return t.coef == 0 })
	if len(out) > maxTerms {
		return nil
	}
	var key strings.Builder
	for _, t := range out {
		if t.coef >= maxCoef || t.coef <= -maxCoef || len(t.factors) > 4 {
			return nil
		}
		fmt.Fprintf(&key, "%+d%s", t.coef, t.key)
	}
	if len(out) == 0 {
		return &poly{key: "0"}
	}
	return &poly{out, key.String()}
}

// plus is p + n·q, or nil.
func (p *poly) plus(n int64, q *poly) *poly {
	if p == nil || q == nil {
		return nil
	}
	ts := slices.Clone(p.terms)
	for _, t := range q.terms {
		var ok bool
		if t.coef, ok = product(t.coef, n); !ok {
			return nil
		}
		ts = append(ts, t)
	}
	return normal(ts)
}

// product is a·b, if that is in bounds.
func product(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	c := a * b
	return c, c/b == a && -maxCoef < c && c < maxCoef
}

// simple reports whether p is a number, or a number and a multiple of one variable: where it lies depends on
// nothing else.
func (p *poly) simple() bool {
	if p == nil || len(p.terms) > 2 {
		return false
	}
	variables := 0
	for _, t := range p.terms {
		if len(t.factors) > 1 || len(t.factors) == 1 && t.factors[0].of == nil {
			return false
		}
		variables += len(t.factors)
	}
	return variables < 2
}

// divided is p divided by n, if that leaves no remainder; or nil.
func (p *poly) divided(n int64) *poly {
	if p == nil || n <= 0 {
		return nil
	}
	ts := slices.Clone(p.terms)
	for i := range ts {
		if ts[i].coef%n != 0 {
			return nil
		}
		ts[i].coef /= n
	}
	return normal(ts)
}

// add is p + n.
func (p *poly) add(n int64) *poly { return p.plus(1, constant(n)) }

// times is p·q, or nil.
func (p *poly) times(q *poly) *poly {
	if p == nil || q == nil {
		return nil
	}
	var ts []term
	for _, s := range p.terms {
		for _, t := range q.terms {
			c, ok := product(s.coef, t.coef)
			if !ok {
				return nil
			}
			fs := append(slices.Clone(s.factors), t.factors...)
			slices.SortFunc(fs, func(a, b *atom) int { return cmp.Compare(a.key, b.key) })
			u := term{coef: c, factors: fs}
			for _, f := range fs {
				u.key += "*" + f.key
			}
			if len(fs) == 1 {
				u.key = fs[0].key
			}
			ts = append(ts, u)
		}
	}
	return normal(ts)
}

// over is p / q, cut towards zero, or nil. (No execution goes on where q is zero.)
func (p *poly) over(q *poly) *poly {
	if p == nil || q == nil {
		return nil
	}
	if n, ok := q.constant(); ok {
		if exact := p.divided(n); exact != nil {
			return exact
		}
	}
	return bounded(&atom{num: p, den: q, key: "(" + p.key + "/" + q.key + ")"})
}

// converted is what p is in a type that may not hold it, or nil.
func (p *poly) converted(t *cfg.Int) *poly {
	return bounded(&atom{num: p, cut: t, key: fmt.Sprintf("(%s:%d%t)", p.key, t.Bytes, t.Signed)})
}

// bounded is an atom, unless it has grown too much.
func bounded(a *atom) *poly {
	if len(a.key) > 400 {
		return nil
	}
	return single(a)
}

// constant is the number that p certainly is.
func (p *poly) constant() (n int64, ok bool) {
	switch {
	case p == nil:
		return 0, false
	case len(p.terms) == 0:
		return 0, true
	case len(p.terms) == 1 && len(p.terms[0].factors) == 0:
		return p.terms[0].coef, true
	}
	return 0, false
}

// variables calls f for all variables that p depends on.
func (p *poly) variables(f func(*cfg.Var)) {
	if p == nil {
		return
	}
	for _, t := range p.terms {
		for _, a := range t.factors {
			if a.of != nil {
				f(a.of)
			}
			a.num.variables(f)
			a.den.variables(f)
		}
	}
}

// mentions reports whether p depends on a variable.
func (p *poly) mentions(v *cfg.Var) (found bool) {
	p.variables(func(w *cfg.Var) { found = found || v == w })
	return found
}

// shifted is p with v + n in the place of v, or nil.
func (p *poly) shifted(v *cfg.Var, n int64) *poly {
	out := constant(0)
	for _, t := range p.terms {
		all := constant(t.coef)
		for _, a := range t.factors {
			f := single(a)
			switch {
			case a.of == v:
				f = f.add(n)
			case a.cut != nil && a.num.mentions(v), a.den != nil && a.den.mentions(v):
				return nil
			case a.den != nil:
				f = a.num.shifted(v, n).over(a.den)
			}
			all = all.times(f)
		}
		out = out.plus(1, all)
	}
	return out
}

// linear reports whether p is a·v + b, where v is in neither a nor b.
func (p *poly) linear(v *cfg.Var) bool {
	for _, t := range p.terms {
		n := 0
		for _, a := range t.factors {
			switch {
			case a.of == v:
				n++
			case a.of == nil && single(a).mentions(v):
				return false
			}
		}
		if n > 1 {
			return false
		}
	}
	return true
}

// steady reports whether p, as a function of v, nowhere falls or nowhere rises: it is a·v + b, or (a·v + b) / c + d,
// where v is in none of a to d. (To cut towards zero is monotone, so the quotient goes the way of a/c.)
func (p *poly) steady(v *cfg.Var) bool {
	if p.linear(v) {
		return true
	}
	found := 0
	for _, t := range p.terms {
		if !normal([]term{t}).mentions(v) {
			continue
		}
		if found++; t.coef != 1 || len(t.factors) != 1 {
			return false
		}
		if a := t.factors[0]; a.den == nil || a.den.mentions(v) || !a.num.linear(v) {
			return false
		}
	}
	return found == 1
}
