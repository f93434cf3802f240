package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// The numbers of racks: what expressions are in terms of them, what is stored there, and what conditions tell.

// number is what an expression is in terms of the numbers of a rack, as they were when it was in order.
func (f *flow) number(s state, r *rack, x cfg.Expr) (n number, ok bool) {
	switch x := x.(type) {
	case *cfg.Const:
		c, ok := cfg.IsConst(x)
		return number{rack: r, plus: c, exact: true, reduced: c >= 0 && c < r.size}, ok && c > -1<<31 && c < 1<<31
	case *cfg.Cast:
		return f.converted(s, r, x)
	case *cfg.Load:
		if v := x.LV.Register(); v != nil {
			n, ok := s.numbers[v]
			return n, ok && n.rack == r && s.racks[r].cell != nil
		}
		if on, index := f.rackOf(x.LV); on != r || index != nil || class(x.LV) == r.items {
			return number{}, false
		}
		v, ok := f.stands(s, r, x.LV)
		if !ok || v.zero != 0 {
			return number{}, false
		}
		ends := r.stack() || r.exact
		switch class(x.LV) {
		case r.tail:
			return asPlace(number{rack: r, tail: 1, plus: int64(v.tail)}, ends, v.tailWraps), true
		case r.head:
			return asPlace(number{rack: r, head: 1, plus: int64(v.took)}, ends, v.headWraps), true
		}
		return number{rack: r, count: 1, plus: int64(v.count), exact: true}, true
	case *cfg.Binary:
		return f.computed(s, r, x)
	}
	return number{}, false
}

// inNumbers is what an expression is in terms of the numbers of some rack.
func (f *flow) inNumbers(s state, x cfg.Expr) (number, bool) {
	for _, r := range f.racks {
		if n, ok := f.number(s, r, x); ok && n.head|n.tail|n.count != 0 {
			return n, true
		}
	}
	return number{}, false
}

// asPlace is head or tail as it is now.
func asPlace(n number, exact bool, w wraps) number {
	n.exact, n.reduced = exact, !exact && w == small
	if !exact && w != small {
		n.over = 1
	}
	return n
}

// converted is a number as one of another type, which holds it.
func (f *flow) converted(s state, r *rack, x *cfg.Cast) (number, bool) {
	to, ok := x.Typ.(*cfg.Int)
	from, isInt := x.X.Type().(*cfg.Int)
	if !ok || !isInt || to.Bool || from.Bytes < 4 || to.Bytes < from.Bytes {
		return number{}, false
	}
	n, ok := f.number(s, r, x.X)
	if to.Bytes != from.Bytes && r.unsigned && !r.stack() && n.head|n.tail != 0 {
		n.exact = false // the type of the numbers goes round, and the other one does not
	}
	return n, ok
}

// computed is a sum, a difference, or what is left of a number modulo N.
func (f *flow) computed(s state, r *rack, x *cfg.Binary) (number, bool) {
	a, ok := f.number(s, r, x.X)
	b, known := f.number(s, r, x.Y)
	if !ok || !known {
		return number{}, false
	}
	alone := b.head == 0 && b.tail == 0 && b.count == 0
	switch {
	case x.Op == cfg.Add:
		if a.head == 0 && a.tail == 0 && a.count == 0 {
			a, b, alone = b, a, true
		}
		switch {
		case !alone || b.plus <= 0 || !a.reduced && a.over < 1:
			a.over = -1
		default:
			a.over += int(b.plus)
		}
		a.head, a.tail, a.count, a.plus = a.head+b.head, a.tail+b.tail, a.count+b.count, a.plus+b.plus
		a.exact, a.reduced, a.less = a.exact && b.exact, false, a.less || b.less || b.plus < 0 && alone
		return a, true
	case x.Op == cfg.Sub && a.exact && b.exact:
		a.head, a.tail, a.count, a.plus = a.head-b.head, a.tail-b.tail, a.count-b.count, a.plus-b.plus
		a.reduced, a.less, a.over = false, true, -1
		return a, true
	case x.Op == cfg.Rem && alone && b.plus == r.size && !r.stack() && !a.less,
		x.Op == cfg.And && alone && b.plus == r.size-1 && !r.stack() && !a.less && r.size&(r.size-1) == 0:
		a.exact, a.reduced, a.over = false, true, 0
		return a, true
	}
	return number{}, false
}

// storeNumber follows what is stored in a number of a rack.
func (f *flow) storeNumber(s state, r *rack, lv *cfg.LVal, x cfg.Expr) {
	v, ok := f.stands(s, r, lv)
	if !ok {
		f.spoils(s, r)
		return
	}
	which := class(lv)
	if n, constant := cfg.IsConst(cfg.Uncast(x)); constant && n == 0 {
		f.becomesZero(s, r, v, which)
		return
	}
	n, ok := f.number(s, r, x)
	if !ok || v.zero != 0 || !f.becomes(s, r, &v, which, n) {
		f.spoils(s, r)
		return
	}
	s.stays(r, v)
}

// becomes follows a number that is increased or decreased by one. It reports whether that is understood.
func (f *flow) becomes(s state, r *rack, v *stand, which any, n number) bool {
	only := func(head, tail, count int) bool { return n.head == head && n.tail == tail && n.count == count }
	now := int(n.plus)
	switch {
	case r.stack():
		if !n.exact || !only(0, 1, 0) || now != v.tail+1 && now != v.tail-1 {
			return false
		}
		if v.tail = now; v.tail < v.put-v.took {
			v.owed = v.lo+int64(v.put-v.took) < 1
			v.null = false
			f.removed(s, v)
		}
		v.goesBy(s, r, v.tail > v.put-v.took)
		return true
	case which == r.count:
		if !n.exact || !only(0, 0, 1) || now != v.count+1 && now != v.count-1 {
			return false
		}
		v.count = now
		v.goesBy(s, r, r.tail == nil && v.count > v.put-v.took)
		return true
	case which == r.tail:
		if !only(0, 1, 0) || now != v.tail+1 || !v.tailWraps.goesOn(r, n) || v.tail > v.put {
			return false
		}
		v.tail = now
		v.goesBy(s, r, v.tail > v.put)
		return true
	}
	if !only(1, 0, 0) || now != v.took+1 || !v.headWraps.goesOn(r, n) || v.lo+int64(v.put-v.took) < 1 {
		return false
	}
	f.removed(s, v)
	return true
}

// goesOn reports whether a number is stored as one that is the next one.
func (w *wraps) goesOn(r *rack, n number) bool {
	switch {
	case r.exact:
		return n.exact
	case *w != small:
		return false
	case n.reduced:
	case n.over != 1:
		return false
	default:
		*w = perhaps
	}
	return true
}

// goesBy: if null was stored in the next element, it has been put in when the numbers go by that.
func (v *stand) goesBy(s state, r *rack, yes bool) {
	if yes && v.null && v.room(r) {
		v.puts(s)
	}
}

// puts: null has been put in. Another pointer may be stored there instead, as long as nothing else happens.
func (v *stand) puts(s state) {
	s.covered(v.cell)
	v.put++
	v.null, v.blank = false, true
}

// becomesZero follows a number that becomes zero: since it was N, or since all of them do, and then the rack is empty.
func (f *flow) becomesZero(s state, r *rack, v stand, which any) {
	bit, all := 0, 0
	for i, c := range []any{r.head, r.tail, r.count} {
		if c != nil {
			all |= 1 << i
		}
		if c == which {
			bit = 1 << i
		}
	}
	switch {
	case f.beginning:
		return // it is zero
	case bit == 1 && v.headWraps == certainly:
		v.headWraps = small
		s.stays(r, v)
		return
	case bit == 2 && v.tailWraps == certainly:
		v.tailWraps = small
		s.stays(r, v)
		return
	}
	s.overwritten(nil, r.items, nil)
	s.left(v.cell)
	s.leaves(r)
	if v.zero |= bit; v.zero == all {
		v = stand{cell: v.cell}
	}
	s.racks[r] = v
}

// counted follows a condition: it may tell how many titles there are.
func (f *flow) counted(s state, g *cfg.Guard) {
	if len(f.racks) == 0 {
		return
	}
	x, truth := cfg.Unnegated(g.Cond, g.Truth)
	op, y := cfg.Ne, cfg.Expr(nil)
	if b, ok := x.(*cfg.Binary); ok && b.Op.IsComparison() {
		op, x, y = b.Op, b.X, b.Y
	}
	for _, r := range f.racks {
		a, ok := f.number(s, r, x)
		b := number{rack: r, exact: true, reduced: true}
		if ok && y != nil {
			b, ok = f.number(s, r, y)
		}
		v := s.racks[r]
		if !ok || v.cell == nil || v.zero != 0 || !r.compared(&v, op, truth, a, b) {
			continue
		}
		s.racks[r] = v
	}
}

// compared is what is known when two numbers compare in some way, or do not. It reports whether anything is.
func (r *rack) compared(v *stand, op cfg.BinaryOp, truth bool, a, b number) bool {
	head, tail, count, plus := a.head-b.head, a.tail-b.tail, a.count-b.count, a.plus-b.plus
	constant := b.head == 0 && b.tail == 0 && b.count == 0
	// Is a number that was below N before it was increased N now?
	asks := constant && b.plus == r.size && (op == cfg.Eq || op == cfg.Ne || op == cfg.Ge || op == cfg.Lt)
	if asks && !r.exact && !r.stack() && !a.reduced && a.over == 1 {
		is := certainly
		if (op == cfg.Eq || op == cfg.Ge) != truth {
			is = small
		}
		switch {
		case a.tail == 1 && a.head == 0 && a.count == 0 && int(a.plus) == v.tail && v.tailWraps == perhaps:
			v.tailWraps = is
			return true
		case a.head == 1 && a.tail == 0 && a.count == 0 && int(a.plus) == v.took && v.headWraps == perhaps:
			v.headWraps = is
			return true
		}
	}
	if a.head == 0 && a.tail == 0 && a.count == 0 {
		a, b, constant = b, a, true
		head, tail, count, plus = -head, -tail, -count, -plus
		op = op.Flipped()
	}
	// a-b is sign*n + plus, if there were n titles.
	sign := int64(0)
	switch {
	case r.stack() && head == 0 && count == 0:
		sign = int64(tail)
	case !r.stack() && head == 0 && tail == 0:
		sign = int64(count)
	case !r.stack() && count == 0 && head == -tail:
		sign = int64(tail)
	}
	if sign != 1 && sign != -1 {
		return false
	}
	exact := a.exact && b.exact
	lo, hi := v.lo, v.hi
	switch {
	case op == cfg.Eq || op == cfg.Ne:
		same := (op == cfg.Eq) == truth
		if !exact && (r.stack() || !same && !(a.reduced && b.reduced)) {
			return false
		}
		first, last := -sign*plus, -sign*plus // for which they are equal
		if !exact {
			first, last = lo+modulo(first-lo, r.size), hi-modulo(hi-last, r.size)
		}
		switch {
		case same:
			lo, hi = max(lo, first), min(hi, last)
		default:
			if lo == first {
				lo++
			}
			if hi == last {
				hi--
			}
		}
	case exact && constant && sign == 1 && b.plus >= 0 && lo+a.plus >= 0:
		m := b.plus - a.plus // n OP m
		if !truth {
			op, _ = op.Negated()
		}
		switch op {
		case cfg.Lt:
			hi = min(hi, m-1)
		case cfg.Le:
			hi = min(hi, m)
		case cfg.Gt:
			lo = max(lo, m+1)
		case cfg.Ge:
			lo = max(lo, m)
		}
	default:
		return false
	}
	if lo > hi {
		return false // nobody comes here
	}
	v.lo, v.hi = lo, hi
	return true
}

func modulo(n, m int64) int64 { return ((n % m) + m) % m }
