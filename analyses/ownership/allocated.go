package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// What has been allocated is no node yet, and lies in registers of type void * until it is converted to a pointer to one,
// or stored in a member. Which registers hold nothing else is found before anything is dropped.

// allocations finds the registers that hold what has been allocated, and nothing else, until it is freed, or converted
// to a pointer to a node.
func (s *scan) allocations(p *cfg.Program) {
	s.raw, s.brings = map[*cfg.Var]kinds{}, map[*cfg.Var]*cfg.Field{}
	spoiled := map[*cfg.Var]bool{}
	carriers := map[*cfg.Var]*cfg.Var{} // what is given what they hold
	filled := map[*cfg.Var]bool{}       // bytes have been copied to what they hold
	for _, f := range p.All() {
		for _, v := range f.Params {
			spoiled[v] = true
		}
	}
	edges(p, func(e *cfg.Edge) {
		read := func(y cfg.Expr) {
			if v := cfg.RegisterOf(y); v != nil && isVoidPointer(v.Type) { // of others see texts.go
				spoiled[v] = true
			}
		}
		use := func(x cfg.Expr) { cfg.Inspect(x, read) }
		lval := func(lv *cfg.LVal) { cfg.InspectLVal(lv, read) }
		switch a := e.Action.(type) {
		case *cfg.Alloc:
			if v := a.Result.Register(); v != nil && isVoidPointer(v.Type) && a.Kind == cfg.Heap && !a.Shared {
				s.raw[v] |= 0
			} else if v != nil {
				spoiled[v] = true
			}
			use(a.Size)
			use(a.Offset)
			return
		case *cfg.Assign:
			to := a.LHS.Register()
			if r := made(a.RHS); r != nil && s.of[r] != 0 && (to != nil || s.isLink(a.LHS)) {
				lval(a.LHS)
				v := cfg.RegisterOf(a.RHS.(*cfg.Cast).X)
				if _, known := s.raw[v]; known && s.raw[v] != s.of[r] && s.raw[v] != 0 {
					spoiled[v] = true
				}
				s.raw[v] |= s.of[r]
				return
			}
			if c, v := carrier(a); c != nil {
				spoiled[v] = spoiled[v] || carriers[v] != nil && carriers[v] != c
				carriers[v] = c
				return
			}
			if v := s.brought(a); v != nil {
				f := a.LHS.Path[len(a.LHS.Path)-1].Field
				if old := s.brings[v]; old != nil && old != f {
					spoiled[v] = true
				}
				s.brings[v] = f
				lval(a.LHS)
				return
			}
			if to != nil && !cfg.IsNull(a.RHS) {
				spoiled[to] = true
			}
			use(a.RHS)
			lval(a.LHS)
			return
		case *cfg.Guard:
			if v, _ := cfg.NullTest(a); v != nil {
				return
			}
		case *cfg.Free:
			if cfg.RegisterOf(cfg.Uncast(a.Ptr)) != nil {
				return
			}
		case *cfg.MemCopy:
			if v := cfg.RegisterOf(a.Dst); v != nil {
				filled[v] = true
				use(a.Src)
				use(a.Len)
				return
			}
		}
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			if v := lv.Register(); v != nil {
				spoiled[v] = true
			}
			lval(lv)
		}, use)
	})
	s.carry(carriers, spoiled)
	for v := range s.raw {
		if spoiled[v] || s.raw[v] != 0 && (s.brings[v] != nil || filled[v]) {
			delete(s.raw, v)
		}
	}
	for v := range s.brings {
		if _, allocated := s.raw[v]; !allocated {
			delete(s.brings, v)
		}
	}
}

// isLink reports whether a place is a link of a node.
func (t *types) isLink(lv *cfg.LVal) bool {
	return lv.Ptr != nil && len(lv.Path) > 0 && t.node(lv.Ptr.Type()) != 0 && t.node(lv.Type) != 0
}

// carry says of registers that are given what others hold, which have been allocated, what those bring: only if all that
// they are given is so. What else is given what such a one holds is nothing that is followed.
func (s *scan) carry(carriers map[*cfg.Var]*cfg.Var, spoiled map[*cfg.Var]bool) {
	for v, c := range carriers {
		if _, allocated := s.raw[v]; !allocated || spoiled[v] || s.raw[v] != 0 || s.brings[v] != nil {
			spoiled[c] = true
		}
	}
	for v, c := range carriers {
		if spoiled[c] || s.brings[c] == nil {
			spoiled[v] = true
			continue
		}
		s.raw[c], s.brings[v] = 0, s.brings[c]
	}
}
