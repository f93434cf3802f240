package rings

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What expressions are equal to, by what is known of registers, and of indices.

// scene is where an expression is evaluated: View (nil: none) knows where pointers lead.
type scene struct {
	digest.Context
	digest.View
}

// maxOff bounds constants: sums of such do not leave the numbers of 64 bits.
const maxOff = 1 << 40

func near(n int64) bool { return -maxOff < n && n < maxOff }

// number is what an integer is.
func (d *Digest) number(a Element, in scene, x cfg.Expr) []Known {
	t, ok := x.Type().(*cfg.Int)
	if !ok {
		return nil
	}
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && n == 0 {
			return d.round(a)
		}
	case *cfg.Load:
		if r := x.LV.Register(); r != nil {
			return d.beforeRound(a, d.of(a, r))
		}
		if i, ok := d.index(in, x.LV); ok {
			return d.beforeRound(a, []Known{d.own(in, a, i)})
		}
		return d.fromCopy(in, a, x.LV)
	case *cfg.Cast:
		if from, ok := x.X.Type().(*cfg.Int); ok {
			return converted(d.number(a, in, x.X), from, t)
		}
	case *cfg.Unary:
		if from, ok := x.X.Type().(*cfg.Int); ok && x.Op == cfg.Not {
			return tested(d.number(a, in, x.X), cfg.Eq, 0, from)
		}
	case *cfg.Binary:
		if from, ok := x.X.Type().(*cfg.Int); ok {
			return d.beforeRound(a, d.binary(a, in, x, from, t))
		}
	}
	return nil
}

// own is what the thread's own index is.
func (d *Digest) own(in scene, a Element, i Index) Known {
	return Known{What: Number, Of: i, Own: true, Exact: true, Positive: true, Calm: in.Context != nil && d.single(in.Context, a)}
}

// round is zero, where an index of the thread has come to the end of the array.
func (d *Digest) round(a Element) (out []Known) {
	for _, b := range d.bounds.Items(a.Bounds) {
		if b.Kind == Last {
			out = append(out, Known{What: Number, Of: b.Of, Own: true, Round: true, Modulo: b.Modulo, Off: b.N, Calm: b.Calm})
		}
	}
	return out
}

// beforeRound adds that what is one more than an index is its successor, where that has not come to the end.
func (d *Digest) beforeRound(a Element, ks []Known) []Known {
	for _, b := range d.bounds.Items(a.Bounds) {
		if b.Kind != Before {
			continue
		}
		for _, k := range ks {
			if k.What != Number || !k.Own || k.Of != b.Of || k.Some {
				continue
			}
			if k.Modulo == 0 && k.Off == 1 && b.N == 1 || k.Modulo == b.Modulo && k.Plus == 1 && b.N == k.Off+1 {
				ks = append(ks, Known{What: Number, Of: b.Of, Own: true, Round: true, Modulo: b.Modulo, Off: b.N, Calm: b.Calm && k.Calm, Zero: k.Zero})
			}
		}
	}
	return ks
}

// binary is what an operation on integers of a type is.
func (d *Digest) binary(a Element, in scene, x *cfg.Binary, from, t *cfg.Int) (out []Known) {
	op, left, right := x.Op, x.X, x.Y
	n, constant := d.constant(in, right)
	if m, ok := cfg.IsConst(left); ok && !constant && op != cfg.Rem && op != cfg.Sub {
		op, left, right, n, constant = op.Flipped(), right, left, m, true
	}
	ks := d.number(a, in, left)
	if constant && !near(n) {
		return nil
	}
	switch {
	case constant && op == cfg.Add:
		return shifted(ks, n, t)
	case constant && op == cfg.Sub:
		return shifted(ks, -n, t)
	case constant && op == cfg.Rem:
		return reduced(ks, n, false, t)
	case constant && op == cfg.And:
		return reduced(ks, n+1, true, t)
	case constant && op.IsComparison():
		return tested(ks, op, n, from)
	case op == cfg.Sub:
		if m, ok := d.constant(in, left); ok && near(m) {
			return shifted(negated(d.number(a, in, right)), m, t)
		}
	case !op.IsComparison():
		return nil
	}
	for _, k := range ks {
		for _, l := range d.number(a, in, right) {
			switch o, swapped := op, false; {
			case k.What != Number || l.What != Number || k.Some || l.Some || k.Own == l.Own || k.Of == l.Of || k.Of.Size != l.Of.Size || k.Of.Signed != l.Of.Signed:
			case op == cfg.Sub:
				out = append(out, distance(k, l, t)...)
			default:
				if swapped = l.Own; swapped {
					k, l, o = l, k, op.Flipped()
				}
				out = append(out, compared(k, l, o, from)...)
				if swapped {
					k, l = l, k
				}
			}
		}
	}
	return out
}

// constant is the one number that an integer is: a constant, or what is read that can be nothing else, and has
// nothing to do with indices.
func (d *Digest) constant(in scene, x cfg.Expr) (int64, bool) {
	n, ok := cfg.IsConst(x)
	if _, number := x.Type().(*cfg.Int); ok || in.View == nil || !number || d.program.mentions(x) {
		return n, ok
	}
	if ns := in.Number(x); !ns.Any && len(ns.May) == 1 {
		return ns.May[0], true
	}
	return 0, false
}

// converted is what is said of an integer where it is converted.
func converted(ks []Known, from, to *cfg.Int) (out []Known) {
	if to.Bool {
		return tested(ks, cfg.Ne, 0, from)
	}
	for _, k := range ks {
		w := k.Of.Size
		switch k.What {
		case Number:
			if to.Bytes < w || k.Modulo+k.Plus > halfOf(to) {
				continue
			}
			switch {
			case k.Modulo > 0:
			case to.Bytes == w:
				k.Exact = to.Signed == k.Of.Signed
				k.Positive = k.Exact
			case from.Bytes > to.Bytes && !k.Exact:
				k.Positive = false
			}
		case Distance:
			if to.Bytes < w || k.Modulo > halfOf(to) {
				continue
			}
			k.Exact = k.Exact || to.Bytes == w
		}
		out = append(out, k)
	}
	return out
}

// halfOf is half of the numbers of a type, or so many that it makes no difference.
func halfOf(t *cfg.Int) int64 { return half(Index{Size: t.Bytes}) }

// shifted adds a constant to integers of a type.
func shifted(ks []Known, n int64, t *cfg.Int) (out []Known) {
	for _, k := range ks {
		switch {
		case k.What == Truth, k.What == Distance && k.Modulo > 0, k.Some && n != 0 && (n != 1 || !k.Short || k.Modulo > 0):
			continue
		case k.What == Number && k.Modulo > 0:
			k.Plus += n
			if k.Plus < 0 || k.Modulo+k.Plus > halfOf(t) {
				continue
			}
		case n == 0:
		case k.What == Distance:
			k.Off += n
			k.Exact = t.Bytes == k.Of.Size
		default:
			k.Off += n
			k.Positive = k.Positive && n > 0 && t.Bytes > k.Of.Size
			if k.Exact = t.Bytes == k.Of.Size && t.Signed == k.Of.Signed; k.Exact {
				k.Positive = true
			}
		}
		if k.Some && n != 0 {
			k.Off, k.Short = 0, false
		}
		if near(k.Off) {
			out = append(out, k)
		}
	}
	return out
}

// negated is what is subtracted, of distances.
func negated(ks []Known) (out []Known) {
	for _, k := range ks {
		if k.What == Distance && k.Modulo == 0 {
			k.Minus, k.Off, k.Exact = !k.Minus, -k.Off, false
			out = append(out, k)
		}
	}
	return out
}

// reduced are integers of a type modulo n, or the bits below n.
func reduced(ks []Known, n int64, bits bool, t *cfg.Int) (out []Known) {
	power := n > 0 && n&(n-1) == 0
	if n <= 0 || bits && !power {
		return nil
	}
	for _, k := range ks {
		switch {
		case k.What == Truth:
			continue
		case k.Modulo > 0:
			if k.Modulo != n || k.What != Number {
				continue
			}
			k.Off, k.Plus = k.Off+k.Plus, 0
		case k.What == Number:
			if k.Some && k.Modulo == 0 && !power {
				continue
			}
			// An index that goes up for ever comes round at a power of two; one that is reduced is no less than zero.
			if k.Round = !power || n > 2*half(k.Of) || !bits && t.Signed && !k.Positive; k.Off < 0 || n+k.Off > half(k.Of) {
				continue
			}
		default:
			if k.Round = !power || n > 2*half(k.Of) || !bits && t.Signed; k.Off < n || n+k.Off > half(k.Of) {
				continue
			}
		}
		k.Modulo, k.Exact, k.Positive = n, false, false
		out = append(out, k)
	}
	return out
}

// distance is the difference of two indices.
func distance(k, l Known, t *cfg.Int) []Known {
	if k.Modulo != 0 || l.Modulo != 0 || t.Bytes < k.Of.Size {
		return nil
	}
	out := Known{What: Distance, Of: k.Of, With: l.Of, Own: true, Off: k.Off - l.Off, Exact: t.Bytes == k.Of.Size, Calm: k.Calm, Zero: k.Zero,
		Late: k.Late || l.Late}
	if l.Own {
		out.Of, out.With, out.Minus, out.Calm, out.Zero = l.Of, k.Of, true, l.Calm, l.Zero
	}
	return []Known{out}
}
