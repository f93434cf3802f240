package cfg

import "slices"

// Kept are the places of a program where the library keeps something of its own: members of objects of synchronisation,
// like pthread_mutex_t, and numbers that are used as such objects, like spin locks and controls of initialisations. It
// writes them without an assignment, and what it writes there is not known.
type Kept struct {
	vars   map[*Var]bool
	fields map[*Field]bool
	types  []*Record
	others []Type // of such numbers that are reached in another way than by the name of a variable or a member
}

// KeptIn finds them.
func KeptIn(p *Program) *Kept {
	k := &Kept{vars: map[*Var]bool{}, fields: map[*Field]bool{}}
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				k.note(e.Action)
			}
		}
	}
	return k
}

// note takes note of an operation on such a number.
func (k *Kept) note(a Action) {
	x, kind := SyncObject(a)
	if x == nil {
		return
	}
	if r, ok := Pointee(x).(*Record); ok && !slices.ContainsFunc(k.types, func(t *Record) bool { return Identical(t, r) }) {
		k.types = append(k.types, r)
	}
	if kind != OnceControl && !Word(a) {
		return
	}
	at, ok := x.(*AddrOf)
	switch {
	case ok && len(at.LV.Path) > 0 && at.LV.Path[len(at.LV.Path)-1].Field != nil:
		k.fields[at.LV.Path[len(at.LV.Path)-1].Field] = true
	case ok && at.LV.IsVariable():
		k.vars[at.LV.Var] = true
	default:
		if t := Pointee(x); t != nil && !slices.ContainsFunc(k.others, func(s Type) bool { return Identical(s, t) }) {
			k.others = append(k.others, t)
		}
	}
}

// Has reports whether an lvalue, other than a character, may be such a place. Who looks at such objects as characters
// sees what the program has written to them.
func (k *Kept) Has(lv *LVal) bool {
	switch {
	case lv.Type.Size() == 1 || lv.Register() != nil:
		return false
	case len(lv.Path) > 0 && within(lv, k.holds):
		return true
	case !IsScalar(lv.Type):
		return false
	case lv.Var != nil && k.vars[lv.Var], slices.ContainsFunc(k.others, func(t Type) bool { return Identical(t, lv.Type) }):
		return true
	}
	n := len(lv.Path)
	return n > 0 && lv.Path[n-1].Field != nil && k.fields[lv.Path[n-1].Field]
}

// holds reports whether a type is one of such objects, or a union that holds one beside something else.
func (k *Kept) holds(t Type) bool {
	r, ok := t.(*Record)
	return ok && (k.is(r) || r.Union && k.contains(r))
}

func (k *Kept) is(r *Record) bool {
	return slices.ContainsFunc(k.types, func(s *Record) bool { return Identical(s, r) })
}

// contains reports whether something of a type has such an object in it.
func (k *Kept) contains(t Type) bool {
	switch t := t.(type) {
	case *Array:
		return k.contains(t.Elem)
	case *Record:
		return k.is(t) || slices.ContainsFunc(t.Fields, func(f *Field) bool { return k.contains(f.Type) })
	}
	return false
}
