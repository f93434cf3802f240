package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// members lists the scalar members of a record, and of those inside of it, by the ways there. It is not ok if there is
// something else in it.
func members(r *cfg.Record, path []cfg.Step) (out [][]cfg.Step, ok bool) {
	if r.Union || r.Unknown {
		return nil, false
	}
	for _, f := range r.Fields {
		at := append(append([]cfg.Step{}, path...), cfg.Step{Field: f, Elem: f.Type})
		switch t := f.Type.(type) {
		case *cfg.Record:
			inner, ok := members(t, at)
			if !ok {
				return nil, false
			}
			out = append(out, inner...)
		default:
			if !cfg.IsScalar(t) || f.Width > 0 {
				return nil, false
			}
			out = append(out, at)
		}
	}
	return out, true
}

// scalars are the members of a record that holds carriers; nil if it holds none, or something else than scalars.
func (c *recast) scalars(t cfg.Type) [][]cfg.Step {
	r, ok := t.(*cfg.Record)
	if !ok {
		return nil
	}
	all, ok := members(r, nil)
	for _, path := range all {
		if ok && c.holds[path[len(path)-1].Field] != nil {
			return all
		}
	}
	return nil
}

// memberwise are the assignments of the members of a record with carriers, one after the other; none if the assignment is
// of something else, or if it is not clear that the places stay the same meanwhile.
func (c *recast) memberwise(a *cfg.Assign) (out []*cfg.Assign) {
	if a == nil {
		return nil
	}
	l, ok := a.RHS.(*cfg.Load)
	if !ok || !cfg.Identical(l.LV.Type, a.LHS.Type) {
		return nil
	}
	all := c.scalars(a.LHS.Type)
	if all == nil || !steady(a.LHS, all) || !steady(l.LV, all) {
		return nil
	}
	for _, path := range all {
		out = append(out, &cfg.Assign{LHS: within(a.LHS, path), RHS: &cfg.Load{LV: within(l.LV, path)}})
	}
	return out
}

// within is a part of what an lvalue designates.
func within(lv *cfg.LVal, path []cfg.Step) *cfg.LVal {
	out := *lv
	out.Path = append(append([]cfg.Step{}, lv.Path...), path...)
	out.Type = path[len(path)-1].Elem
	return &out
}

// steady reports whether an lvalue stays the same place while members are assigned: it is spelled with registers, and other
// members, only.
func steady(lv *cfg.LVal, members [][]cfg.Step) bool {
	ok := !lv.Volatile
	cfg.InspectLVal(lv, func(x cfg.Expr) {
		l, isLoad := x.(*cfg.Load)
		if !isLoad || l.LV.Register() != nil {
			return
		}
		n := len(l.LV.Path)
		if n == 0 && l.LV.Var != nil && cfg.IsScalar(l.LV.Var.Type) {
			return
		}
		if n == 0 || l.LV.Path[n-1].Field == nil {
			ok = false
			return
		}
		for _, path := range members {
			ok = ok && path[len(path)-1].Field != l.LV.Path[n-1].Field
		}
	})
	return ok
}

// split finds the variables of records with carriers that are used member by member, or assigned as a whole: each of their
// members is a register.
func (c *recast) split() {
	id := -1 << 20
	for _, f := range c.of.All() {
		for _, v := range f.Locals {
			all := c.scalars(v.Type)
			if all == nil || v.AddressTaken || v.Atomic || v.Storage != cfg.Local && v.Storage != cfg.Temp || !c.partwise(f, v, all) {
				continue
			}
			for _, path := range all {
				whole := within(cfg.VarLV(v), path)
				id--
				reg := &cfg.Var{Name: v.Name + "." + path[len(path)-1].Field.Name, Storage: cfg.Temp, Pos: v.Pos, ID: id,
					Type: c.carried(path[len(path)-1].Field, whole.Type)}
				c.parts[v] = append(c.parts[v], scalar{path, reg})
				c.whole[reg] = whole
			}
		}
	}
}

// partwise reports whether a function uses a variable by its members only, and in assignments of all of them.
func (c *recast) partwise(f *cfg.Func, v *cfg.Var, all [][]cfg.Step) bool {
	ok := true
	see := func(lv *cfg.LVal) {
		if lv.Var != v {
			return
		}
		found := false
		for _, path := range all {
			found = found || samePath(path, lv.Path)
		}
		ok = ok && found && !lv.Volatile && cfg.Identical(lv.Type, lv.Path[len(lv.Path)-1].Elem)
	}
	look := func(a cfg.Action) { cfg.LValues(a, see) }
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			a, _ := e.Action.(*cfg.Assign)
			if parts := c.memberwise(a); len(parts) > 0 {
				for _, b := range parts {
					look(b)
				}
				continue
			}
			look(e.Action)
		}
	}
	return ok
}
