package rings

import "github.com/mayrun-dev/mayrun/cfg"

// What comparisons say, whichever way they come out.

// truths is what a comparison says, by what holds if it is true.
func truths(op cfg.BinaryOp, holds func(op cfg.BinaryOp) []Bound, of Known) (out []Known) {
	not, _ := op.Negated()
	for _, way := range []struct {
		op cfg.BinaryOp
		is bool
	}{{op, true}, {not, false}} {
		for _, b := range holds(way.op) {
			out = append(out, Known{What: Truth, Of: of.Of, Own: true, If: way.is, Then: b, Calm: of.Calm, Zero: of.Zero, Late: of.Late})
		}
	}
	return out
}

// tested compares integers of a type with a constant.
func tested(ks []Known, op cfg.BinaryOp, n int64, t *cfg.Int) (out []Known) {
	for _, k := range ks {
		switch {
		case k.What == Truth:
			switch {
			case n == 0 && op == cfg.Ne, n == 1 && op == cfg.Eq:
			case n == 0 && op == cfg.Eq, n == 1 && op == cfg.Ne:
				k.If = !k.If
			default:
				continue
			}
			out = append(out, k)
		case k.What == Distance:
			out = append(out, truths(op, func(op cfg.BinaryOp) []Bound { return k.distant(op, n, t) }, k)...)
		case k.Own && !k.Some:
			out = append(out, truths(op, func(op cfg.BinaryOp) []Bound { return k.goesRound(op, n) }, k)...)
		}
	}
	return out
}

// distant is what follows where a distance compares like that with n. It is one of two things, of which it is not
// known which: how far the thread's index is behind the other one, or before it.
//
// A distance is the number that is compared, if that is exact, nothing is added, and it is taken the right way round;
// that it is not n can be seen of the sum, too, as far as the type of the indices tells.
func (k Known) distant(op cfg.BinaryOp, n int64, t *cfg.Int) (out []Bound) {
	if n == 0 && op == cfg.Gt || n == 1 && op == cfg.Ge {
		op, n = cfg.Ne, 0
	}
	for _, kind := range []Kind{Room, Items} {
		b := Bound{Kind: kind, Of: k.Of, With: k.With, Modulo: k.Modulo}
		turned := (kind == Items) != k.Minus
		not := n - k.Off
		if turned {
			not = -not
		}
		plain := !turned && k.Off == 0 && (k.Exact || t.Bytes == k.Of.Size)
		switch {
		case k.Modulo > 0 && op == cfg.Ne:
			out = append(out, b.modulo(((not%k.Modulo)+k.Modulo)%k.Modulo, k.Modulo, k.Round)...)
		case k.Modulo > 0:
		case op == cfg.Ne && (t.Bytes == k.Of.Size || plain):
			if k.Off == 0 && n == 0 {
				b.Modulo = anyhow // the two are not equal
			}
			out = append(out, b.not(not)...)
		case !plain || n < 0:
		case kind == Room && op == cfg.Lt && n > 0:
			b.Limit, b.N = unlimited, n-1
			out = append(out, b)
		case kind == Room && op == cfg.Le:
			b.Limit, b.N = unlimited, n
			out = append(out, b)
		case kind == Items && op == cfg.Gt:
			b.N = n + 1
			out = append(out, b)
		case kind == Items && (op == cfg.Ge || op == cfg.Eq) && n > 0:
			b.N = n
			out = append(out, b)
		}
	}
	return out
}

// not is what follows where the distance is not n: it is never negative, and if it is never more than n, it is less.
func (b Bound) not(n int64) []Bound {
	switch {
	case b.Kind == Items && n == 0:
		b.N = 1
	case b.Kind == Room && n > 0 && near(n):
		b.Limit, b.N = n, n-1
	default:
		return nil
	}
	return []Bound{b}
}

// modulo is what follows where the distance is not n modulo a number, if that is known of indices that go up for
// ever, too, or only of those that go round there.
func (b Bound) modulo(n, modulo int64, round bool) []Bound {
	b.Modulo = modulo
	out := b.not(n)
	if !round {
		b.Modulo = 0
		out = append(out, b.not(n)...)
	}
	return out
}

// goesRound is what follows where the thread's own index compares like that with n: whether the next one is zero.
func (k Known) goesRound(op cfg.BinaryOp, n int64) []Bound {
	switch op {
	case cfg.Gt, cfg.Le:
		n++
	}
	b := Bound{Kind: Before, Of: k.Of, Modulo: k.Modulo, N: k.Off + 1}
	if k.Modulo == 0 {
		b.Modulo, b.N = n-k.Off+1, 1
	} else if n-k.Plus != k.Modulo-1 {
		return nil
	}
	if k.Off < 0 || b.Modulo < 2 || b.Modulo+k.Off > half(k.Of) {
		return nil
	}
	if op == cfg.Eq || op == cfg.Ge || op == cfg.Gt {
		b.Kind = Last
	}
	return []Bound{b}
}

// compared compares the thread's own index with another one, as integers of a type. That one is less than the other says
// that they differ.
func compared(k, l Known, op cfg.BinaryOp, t *cfg.Int) []Known {
	late := k
	late.Late = l.Late
	return truths(op, func(op cfg.BinaryOp) []Bound {
		if op == cfg.Lt || op == cfg.Gt {
			op = cfg.Ne
		}
		return k.differs(l, op, t)
	}, late)
}

// differs is what follows where the thread's own index is not the other one.
func (k Known) differs(l Known, op cfg.BinaryOp, t *cfg.Int) (out []Bound) {
	if op != cfg.Ne || k.Plus != 0 || l.Plus != 0 {
		return nil
	}
	if k.Modulo == 0 && l.Modulo == 0 {
		if t.Bytes != k.Of.Size && !(k.Exact && l.Exact) {
			return nil
		}
		same := Known{Of: k.Of, With: l.Of, Off: k.Off - l.Off}
		return same.distant(cfg.Ne, 0, &cfg.Int{Bytes: k.Of.Size})
	}
	// What is kept modulo a number is what it is modulo that.
	n, round := max(k.Modulo, l.Modulo), k.Round || l.Round
	for _, x := range []Known{k, l} {
		switch x.Modulo {
		case n:
		case 0:
			if round = true; x.Off != 0 {
				return nil
			}
		default:
			return nil
		}
	}
	by := (((l.Off - k.Off) % n) + n) % n
	b := Bound{Of: k.Of, With: l.Of}
	for b.Kind = Room; b.Kind <= Items; b.Kind++ {
		at := by
		if b.Kind == Items {
			at = (n - by) % n
		}
		out = append(out, b.modulo(at, n, round)...)
	}
	return out
}

// shortened notes what follows where a register is not what has been read of another index: if it is between the thread's own
// index and that, it is less.
func (d *Digest) shortened(in scene, a Element, g *cfg.Guard) Element {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok || !c.Op.IsComparison() {
		return a
	}
	op := c.Op
	if !truth {
		op, _ = op.Negated()
	}
	if op == cfg.Eq || op == cfg.Le || op == cfg.Ge {
		return a
	}
	for _, side := range [][2]cfg.Expr{{c.X, c.Y}, {c.Y, c.X}} {
		l, ok := side[0].(*cfg.Load)
		if !ok || l.LV.Register() == nil || l.Type().Size() < 4 {
			continue
		}
		for _, o := range d.number(a, in, side[1]) {
			if o.What != Number || o.Own || o.Modulo != 0 || o.Off != 0 {
				continue
			}
			for _, k := range d.of(a, l.LV.Var) {
				if k.What != Number || !k.Own || k.Modulo != 0 || k.Off != 0 || k.Of == o.Of || k.Some && k.With != o.Of ||
					k.Of.Size != o.Of.Size || k.Of.Signed != o.Of.Signed || l.Type().Size() != k.Of.Size {
					continue
				}
				k.Some, k.Short, k.With, k.Late = true, true, o.Of, o.Late || k.Late
				a = d.is(a, k.Var, []Known{k})
			}
		}
	}
	return a
}
