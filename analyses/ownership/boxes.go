package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Numbers that are allocated one by one may be passed on as void *, too:
//
//	int *n = malloc(sizeof *n); *n = 1; put(&queue, n);      int *n = get(&queue); use(*n); free(n);
//
// Places of type int * are followed as those of type void * are (carriers.go). A class of places is one of *boxes* if what
// is stored there is null, what has just been allocated, or what another one of the class holds, and what is read from
// there goes to such places, is compared, freed, or followed at once, to the number that it points to. Then the program
// does what one does in which the number is the only member of a record, and all these places are of the type of
// pointers to it: which is what the digest looks at. Each class has a record of its own.
//
// Sound, as for carriers: no address of a variable, of an element of an array, or of a member comes in, nothing is added to
// what is there, and the number's own address is not taken: so what such a place holds is a pointer to what has been
// allocated for it, which nobody gets at in another way. A class without a place of type void * is left as it is: it may
// be of what belongs to nodes.

// boxed is the type of numbers that a pointer to them is to, if they may be in boxes; else nil. Pointers to characters are
// texts.
func boxed(t cfg.Type) cfg.Type {
	n := numbersAt(t)
	if i, ok := n.(*cfg.Int); ok && (i.Bytes == 1 || i.Bool) {
		return nil
	}
	return n
}

// carries reports whether places of a type may be carriers.
func carries(t cfg.Type) bool { return isVoidPointer(t) || boxed(t) != nil }

// newBox is a record with a number of a type in it.
func newBox(t cfg.Type) *cfg.Record {
	return &cfg.Record{Tag: "a number", Fields: []*cfg.Field{{Name: "it", Type: t}}, Bytes: t.Size()}
}

// opened is the place that holds the pointer by which an lvalue is the number in a box, if it may be one; or nil.
func opened(lv *cfg.LVal) *cfg.LVal {
	if lv.Ptr == nil || len(lv.Path) > 0 || lv.Volatile || boxed(lv.Ptr.Type()) == nil || !cfg.Identical(boxed(lv.Ptr.Type()), lv.Type) {
		return nil
	}
	return held(lv.Ptr)
}

// held is the place that an expression reads, but for conversions between pointers to numbers and void *; or nil.
func held(x cfg.Expr) *cfg.LVal {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || !carries(c.Typ) || !carries(c.X.Type()) || boxed(c.Typ) != nil && boxed(c.X.Type()) != nil && !cfg.Identical(c.Typ, c.X.Type()) {
			break
		}
		x = c.X
	}
	if l, ok := x.(*cfg.Load); ok && carries(l.LV.Type) {
		return l.LV
	}
	return nil
}

// raws are the registers of type void * that hold what has been allocated, or null, and nothing else.
func raws(p *cfg.Program) map[*cfg.Var]bool {
	out, spoiled := map[*cfg.Var]bool{}, map[*cfg.Var]bool{}
	for _, f := range p.All() {
		for _, v := range f.Params {
			spoiled[v] = true
		}
	}
	edges(p, func(e *cfg.Edge) {
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			v := lv.Register()
			if v == nil || !isVoidPointer(v.Type) {
				return
			}
			a, alloc := e.Action.(*cfg.Alloc)
			b, assign := e.Action.(*cfg.Assign)
			switch {
			case alloc && a.Kind == cfg.Heap && !a.Shared:
				out[v] = true
			case !assign || !cfg.IsNull(b.RHS):
				spoiled[v] = true
			}
		}, nil)
	})
	for v := range spoiled {
		delete(out, v)
	}
	return out
}

// holdsNumber notes that what a place holds is followed to a number.
func (c *carriers) holdsNumber(k any, t cfg.Type) {
	if k == nil {
		return
	}
	k = c.top(k)
	if c.numbers[k] != nil && !cfg.Identical(c.numbers[k], t) {
		c.spoiled[k] = true
	}
	c.numbers[k] = t
}

// opens follows an lvalue that may be the number in a box. It is false if it is none.
func (c *carriers) opens(lv *cfg.LVal) bool {
	from := opened(lv)
	if from == nil {
		return false
	}
	k, _ := carrying(from)
	c.place(from)
	c.holdsNumber(k, lv.Type)
	return k != nil
}

// storesNumber follows a pointer to a number, or what may be one, that goes to a place. It is false if it is none.
func (c *carriers) storesNumber(k any, x cfg.Expr) bool {
	y, ok := x.(*cfg.Cast)
	if !ok || k == nil || cfg.IsNull(x) {
		return false
	}
	if v := cfg.RegisterOf(y.X); c.raw[v] && boxed(y.Typ) != nil {
		c.holdsNumber(k, boxed(y.Typ))
		c.fed[c.top(k)] = true
		return true
	}
	from := held(x)
	if from == nil {
		return false
	}
	l, _ := carrying(from)
	if l == nil {
		return false
	}
	c.place(from)
	for _, t := range []cfg.Type{y.Typ, from.Type} {
		if boxed(t) != nil {
			c.holdsNumber(k, boxed(t))
		}
	}
	c.unite(k, l)
	return true
}

// findBoxes adds the records of boxes to what carriers carry.
func (c *carriers) findBoxes(holds map[any]*cfg.Record) map[*cfg.Record]cfg.Type {
	void := map[any]bool{}
	for k := range c.parent {
		if isVoidPointer(elementsOf(typeOf(k))) {
			void[c.top(k)] = true
		}
	}
	tops, boxes := map[any]*cfg.Record{}, map[*cfg.Record]cfg.Type{}
	for k := range c.parent {
		top := c.top(k)
		if t := c.numbers[top]; t != nil && void[top] && c.fed[top] && !c.spoiled[top] && c.as[top] == nil {
			if tops[top] == nil {
				tops[top] = newBox(t)
				boxes[tops[top]] = t
			}
			holds[k] = tops[top]
		}
	}
	return boxes
}

// box is the record of boxes that a type is pointers to, or nil.
func (c *recast) box(t cfg.Type) *cfg.Record {
	if p, ok := t.(*cfg.Pointer); ok {
		if r, ok := p.Elem.(*cfg.Record); ok && c.boxes[r] != nil {
			return r
		}
	}
	return nil
}

// boxAt is the record of the box that an lvalue is the number in, or nil.
func (c *recast) boxAt(lv *cfg.LVal) *cfg.Record {
	from := opened(lv)
	if from == nil {
		return nil
	}
	if k, ok := carrying(from); ok && k != nil && c.boxes[c.holds[k]] != nil {
		return c.holds[k]
	}
	return nil
}

// intoBox is a pointer that goes to a place of pointers to boxes.
func (c *recast) intoBox(x cfg.Expr, to cfg.Type) cfg.Expr {
	if from := held(x); from != nil && !c.raw[from.Register()] {
		return &cfg.Load{LV: c.lval(from)}
	}
	for {
		k, ok := x.(*cfg.Cast)
		if !ok {
			break
		}
		x = k.X
	}
	if k, ok := x.(*cfg.Const); ok {
		null := *k
		null.Typ = to
		return &null
	}
	return &cfg.Cast{X: c.copy(x).(cfg.Expr), Typ: to}
}
