package slices

import "github.com/mayrun-dev/mayrun/cfg"

// Pointers to elements, which are kept in registers:
//
//	int id = *(int *)arg;
//	struct desk *mine = &desks[id];     mine->done++ is an access as desks[id].done++ is
//
// Sound: what such a register holds is said when it is assigned, by what numbers are then, and these polynomials stay what
// they are as long as anything is known in terms of them. So the place is the same one wherever the register is used
// before it is assigned again, whatever becomes of the variables that chose the element.

// pointed is a place in a variable: unit bytes for each unit of num, if that is not nil, and off more behind its start.
type pointed struct {
	in        *cfg.Var
	num       *poly
	unit, off int64
}

// same reports whether two places are the same one; or both are nil.
func (p *pointed) same(o *pointed) bool {
	if p == nil || o == nil {
		return p == o
	}
	return p.in == o.in && p.off == o.off && p.unit == o.unit && key(p.num) == key(o.num)
}

// moved is a place so many bytes further, or nil.
func (p *pointed) moved(n int64) *pointed {
	if p == nil || n <= -maxScale || n >= maxScale {
		return nil
	}
	out := *p
	if out.off += n; out.off <= -maxScale || out.off >= maxScale {
		return nil
	}
	return &out
}

// indexed is a place further by scale bytes for each unit of a number, or nil. Of that number, what is constant goes
// into the offset, and a factor into the unit, as where an lvalue is taken apart ([threads.split]).
func (p *pointed) indexed(num *poly, scale int64) *pointed {
	if p == nil || num == nil || scale <= 0 || scale > maxScale {
		return nil
	}
	c, rest := int64(0), num
	for _, t := range num.terms {
		if len(t.factors) == 0 {
			c, rest = t.coef, num.add(-t.coef)
		}
	}
	off, ok := product(c, scale)
	if p = p.moved(off); p == nil || !ok || rest == nil || len(rest.terms) == 0 {
		return p
	}
	if n := rest.terms[0].coef; len(rest.terms) == 1 && n > 1 && n < maxScale/scale {
		rest, scale = rest.divided(n), scale*n
	}
	if p.num != nil {
		return nil
	}
	out := *p
	out.num, out.unit = rest, scale
	return &out
}

// target is where an lvalue lies in a variable, by the numbers that choose its elements, or nil.
func (s *scope) target(st *state, lv *cfg.LVal) (at *pointed) {
	if lv.Var != nil {
		at = &pointed{in: lv.Var}
	} else {
		at = s.eval(st, lv.Ptr).at
	}
	for _, step := range lv.Path {
		switch {
		case at == nil || step.Unmeasured():
			return nil
		case step.Field != nil:
			at = at.moved(step.Field.Offset)
		default:
			at = at.indexed(s.eval(st, step.Index).eq, step.Elem.Size())
		}
	}
	return at
}
