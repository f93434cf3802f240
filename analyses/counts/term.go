package counts

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Known is what is known of a register: it is what a number was when it was read, plus Off; or, with a Test, whether
// that compares with N like this. How it was read is as in [Seen]. While the number is what it was, but for what others
// do to it who do not mind How, Now is that.
type Known struct {
	Var     *cfg.Var
	Of, How digest.Object
	Off     int64
	Test    bool
	Op      cfg.BinaryOp
	N       int64
	Now     digest.Object
	Stored  bool
	Size    int64 // of the number
	Lo, Hi  int64 // what it may be by its type
	Own     bool  // see Seen
	Old     bool  // the thread may have written to the number since it was read
}

func compareKnown(a, b Known) int {
	return cmp.Or(cmp.Compare(a.Var.ID, b.Var.ID), digest.CompareObjects(a.Of, b.Of), digest.CompareObjects(a.How, b.How),
		cmp.Compare(a.Off, b.Off), digest.CompareBools(a.Test, b.Test), cmp.Compare(a.Op, b.Op), cmp.Compare(a.N, b.N),
		digest.CompareObjects(a.Now, b.Now), digest.CompareBools(a.Stored, b.Stored), cmp.Compare(a.Size, b.Size),
		cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi), digest.CompareBools(a.Own, b.Own), digest.CompareBools(a.Old, b.Old))
}

// maxOff bounds constants: sums of such do not leave the numbers of 64 bits.
const maxOff = 1 << 40

func near(n int64) bool { return -maxOff < n && n < maxOff }

// reader says what a load of memory, or of a register, is in terms of numbers.
type reader func(lv *cfg.LVal) []Known

// values is what an expression is in terms of numbers that have been read, however they are converted on the way: as
// they are, or compared with a constant. (Sums of signed numbers do not overflow, and of others none that are compared
// by their order are used.)
func values(x cfg.Expr, read reader, constant func(cfg.Expr) (int64, bool)) []Known {
	switch x := x.(type) {
	case *cfg.Load:
		return read(x.LV)
	case *cfg.Cast:
		return converted(values(x.X, read, constant), x.X.Type(), x.Typ)
	case *cfg.Unary:
		if x.Op == cfg.Not {
			return tested(values(x.X, read, constant), cfg.Eq, 0)
		}
	case *cfg.Binary:
		op, l, r := x.Op, x.X, x.Y
		n, ok := constant(r)
		if !ok {
			if n, ok = constant(l); !ok {
				return nil
			}
			if l, ok = r, op != cfg.Sub; !ok {
				return nil
			}
			op = op.Flipped()
		}
		if !near(n) {
			return nil
		}
		ks := values(l, read, constant)
		switch op {
		case cfg.Add:
			return shifted(ks, n)
		case cfg.Sub:
			return shifted(ks, -n)
		case cfg.Eq, cfg.Ne, cfg.Lt, cfg.Le, cfg.Gt, cfg.Ge:
			return tested(ks, op, n)
		}
	}
	return nil
}

// converted is what is known of a conversion. A truth value is whether a number is not zero.
func converted(ks []Known, from, to cfg.Type) []Known {
	t, ok := to.(*cfg.Int)
	f, number := from.(*cfg.Int)
	if !ok || !number {
		return nil
	}
	if t.Bool && !f.Bool {
		return tested(ks, cfg.Ne, 0)
	}
	out := ks[:0:0]
	for _, k := range ks {
		if k.Test || t.Bytes > f.Bytes && (t.Signed || !f.Signed) || t.Bytes == f.Bytes && t.Signed == f.Signed {
			out = append(out, k)
		}
	}
	return out
}

// shifted adds a constant to numbers.
func shifted(ks []Known, n int64) []Known {
	out := ks[:0:0]
	for _, k := range ks {
		if k.Off += n; !k.Test && near(k.Off) {
			out = append(out, k)
		}
	}
	return out
}

// tested compares with a constant. A truth value that is compared with 0 or 1 is it, or the contrary.
func tested(ks []Known, op cfg.BinaryOp, n int64) []Known {
	out := ks[:0:0]
	for _, k := range ks {
		if k.Test {
			switch {
			case op == cfg.Ne && n == 0, op == cfg.Eq && n == 1:
			case op == cfg.Eq && n == 0, op == cfg.Ne && n == 1:
				k = turned(k)
			default:
				continue
			}
			out = append(out, k)
			continue
		}
		if equality := op == cfg.Eq || op == cfg.Ne; k.Off != 0 && k.Lo == 0 && !equality || n-k.Off < k.Lo || n-k.Off > k.Hi {
			continue // the sum may have come round
		}
		k.Test, k.Op, k.N, k.Off = true, op, n-k.Off, 0
		switch op {
		case cfg.Lt:
			k.Op, k.N = cfg.Le, k.N-1
		case cfg.Gt:
			k.Op, k.N = cfg.Ge, k.N+1
		}
		out = append(out, k)
	}
	return out
}

// turned is a test that has come out as false.
func turned(k Known) Known {
	switch k.Op, _ = k.Op.Negated(); k.Op {
	case cfg.Gt:
		k.Op, k.N = cfg.Ge, k.N+1
	case cfg.Lt:
		k.Op, k.N = cfg.Le, k.N-1
	}
	return k
}

// admits reports whether some number from lo to hi passes a test.
func admits(op cfg.BinaryOp, n, lo, hi int64) bool {
	switch op {
	case cfg.Eq:
		return lo <= n && n <= hi
	case cfg.Ne:
		return lo != n || hi != n
	case cfg.Le:
		return lo <= n
	case cfg.Ge:
		return hi >= n
	}
	return true
}

// apart reports whether no number passes both of two tests.
func apart(a, b Baton) bool {
	switch {
	case a.Op == cfg.Eq:
		return !admits(b.Op, b.N, a.N, a.N)
	case b.Op == cfg.Eq:
		return !admits(a.Op, a.N, b.N, b.N)
	case a.Op == cfg.Le && b.Op == cfg.Ge:
		return a.N < b.N
	case a.Op == cfg.Ge && b.Op == cfg.Le:
		return a.N > b.N
	}
	return false
}
