package slices

import "github.com/mayrun-dev/mayrun/cfg"

// What is known of sums, and of numbers that are rounded up and chosen.

// increased is what is known of the number plus one that lies somewhere, beside something else.
func (f fact) increased(by interval, out fact) fact {
	if end := (interval{by.lo, by.lo}); by.lo != nil && end.within(steps) {
		out.lo = added(out.lo, f.shifted(by.lo.Int64()).lows())
	}
	if end := (interval{by.hi, by.hi}); by.hi != nil && end.within(steps) {
		out.hi = added(out.hi, f.shifted(by.hi.Int64()).highs())
	}
	return out
}

// steps are the numbers by which bounds are moved: not those at the ends of types.
var steps = interval{exactly(-1 << 20).lo, exactly(1 << 20).hi}

// roundedUp is what is known of (X + p + c) / p * p, where p is a register whose value is positive: it is not less than
// X + c + 1.
//
// Sound: let N be X + p + c. If N is not negative, what is cut off is less than p, and N - (p - 1) = X + c + 1; if it is
// negative, the quotient is not less than N / p, and the product not less than N, which is not less than X + c + 1.
// The arithmetic is that of signed numbers of one type, exact or undefined.
func (s *scope) roundedUp(st *state, product *cfg.Binary) fact {
	x, y := product.X, product.Y
	if cfg.RegisterOf(x) != nil {
		x, y = y, x
	}
	quotient, ok := x.(*cfg.Binary)
	p := cfg.RegisterOf(y)
	if !ok || quotient.Op != cfg.Div || p == nil || cfg.RegisterOf(quotient.Y) != p ||
		!cfg.Identical(quotient.Typ, product.Typ) || !cfg.Identical(p.Type, product.Typ) {
		return fact{}
	}
	if in := s.rangeOfFact(st, s.eval(st, y), p.Type); in.lo == nil || in.lo.Sign() <= 0 {
		return fact{}
	}
	var rest cfg.Expr
	found, c := 0, int64(0)
	for _, term := range summands(quotient.X, product.Typ, 1, nil) {
		n, constant := cfg.IsConst(term.x)
		switch {
		case constant && -maxScale < n && n < maxScale:
			c += term.sign * n
		case term.sign > 0 && cfg.RegisterOf(term.x) == p:
			found++
		case term.sign > 0 && rest == nil:
			rest = term.x
		default:
			return fact{}
		}
	}
	if found != 1 || rest == nil || !cfg.Identical(rest.Type(), product.Typ) {
		return fact{}
	}
	return fact{lo: s.eval(st, rest).shifted(c + 1).lows()}
}

// summand is a part of a sum, or a difference.
type summand struct {
	x    cfg.Expr
	sign int64
}

// summands takes a sum of numbers of a type apart.
func summands(x cfg.Expr, t cfg.Type, sign int64, all []summand) []summand {
	if b, ok := x.(*cfg.Binary); ok && (b.Op == cfg.Add || b.Op == cfg.Sub) && cfg.Identical(b.Typ, t) && len(all) < maxBounds {
		all = summands(b.X, t, sign, all)
		if b.Op == cfg.Sub {
			sign = -sign
		}
		return summands(b.Y, t, sign, all)
	}
	return append(all, summand{x, sign})
}

// chosen is what is known of what is assigned right behind the only condition that leads there, which has compared it with
// a number, as in if (x < y) x = y: it is more than what that number was, or less.
//
// Sound: both are computed from registers, so neither changes between the condition and the assignment.
func (s *scope) chosen(st *state, e *cfg.Edge, value cfg.Expr) (out fact) {
	if len(e.From.In) != 1 {
		return fact{}
	}
	g, ok := e.From.In[0].Action.(*cfg.Guard)
	if !ok {
		return fact{}
	}
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok || !ofRegisters(c) {
		return fact{}
	}
	if _, ok := integer(c.X.Type()); !ok {
		return fact{}
	}
	less, more, n := c.X, c.Y, int64(0)
	switch {
	case c.Op == cfg.Lt && truth, c.Op == cfg.Ge && !truth:
		n = 1
	case c.Op == cfg.Gt && truth, c.Op == cfg.Le && !truth:
		less, more, n = more, less, 1
	case c.Op == cfg.Le && truth, c.Op == cfg.Gt && !truth:
	case c.Op == cfg.Ge && truth, c.Op == cfg.Lt && !truth:
		less, more = more, less
	default:
		return fact{}
	}
	if cfg.SameExpr(value, more) {
		out.lo = s.eval(st, less).shifted(n).lows()
	}
	if cfg.SameExpr(value, less) {
		out.hi = s.eval(st, more).shifted(-n).highs()
	}
	return out
}

// ofRegisters reports whether an expression is computed from nothing but registers and constants.
func ofRegisters(x cfg.Expr) bool {
	ok := true
	cfg.Inspect(x, func(y cfg.Expr) {
		switch y := y.(type) {
		case *cfg.Load:
			ok = ok && y.LV.Register() != nil
		case *cfg.Const, *cfg.Binary, *cfg.Unary, *cfg.Cast:
		default:
			ok = false
		}
	})
	return ok
}
