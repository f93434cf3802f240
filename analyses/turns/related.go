package turns

import "github.com/mayrun-dev/mayrun/cfg"

// name is what the text calls a number: by a variable, or as a member of some object, by the name of the
// member. Different numbers may have one name.
type name struct {
	v     *cfg.Var
	field string
}

// nameOf is the name of a number.
func nameOf(lv *cfg.LVal) name {
	if n := len(lv.Path); n > 0 && lv.Path[n-1].Field != nil {
		return name{field: lv.Path[n-1].Field.Name}
	}
	return name{v: lv.Var}
}

// related finds out which numbers may have to do with cells of arrays: those in their indices, and whatever is
// compared with or assigned to or from such a one. Only of these, facts are of use. A number that is overlooked costs
// a proof: nothing is known of it then.
type related struct {
	indices map[name]bool
	with    map[name][]name
}

func newRelated() *related { return &related{indices: map[name]bool{}, with: map[name][]name{}} }

// numbersIn are the names of the numbers that an expression reads.
func numbersIn(x cfg.Expr) (all []name) {
	if x == nil {
		return nil
	}
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && isInt(l.LV.Type) {
			all = append(all, nameOf(l.LV))
		}
	})
	return all
}

// index notes the index of a cell.
func (r *related) index(x cfg.Expr) {
	for _, n := range numbersIn(x) {
		r.indices[n] = true
	}
}

// beside notes that the numbers in an expression are computed with each other, and with one more (the zero value: no
// more).
func (r *related) beside(to name, x cfg.Expr) {
	all := numbersIn(x)
	if to != (name{}) {
		all = append(all, to)
	}
	for _, n := range all[min(1, len(all)):] {
		r.with[all[0]] = append(r.with[all[0]], n)
		r.with[n] = append(r.with[n], all[0])
	}
}

// conclude lists what has to do with indices, by any number of steps.
func (r *related) conclude() map[name]bool {
	out := map[name]bool{}
	var next []name
	add := func(n name) {
		if !out[n] {
			out[n] = true
			next = append(next, n)
		}
	}
	for n := range r.indices {
		add(n)
	}
	for len(next) > 0 {
		n := next[len(next)-1]
		next = next[:len(next)-1]
		for _, m := range r.with[n] {
			add(m)
		}
	}
	return out
}
