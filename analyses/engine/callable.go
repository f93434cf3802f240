package engine

import "github.com/mayrun-dev/mayrun/cfg"

// alikeResults reports whether a result of type f may stand where one of type as is expected: both are none,
// or pointers, or what is expected is part of what there is.
func alikeResults(f, as cfg.Type) bool {
	_, p := f.(*cfg.Pointer)
	_, q := as.(*cfg.Pointer)
	return p == q && cfg.IsVoid(f) == cfg.IsVoid(as) && (cfg.IsVoid(f) || cfg.Passes(f, as, false) != cfg.Open)
}

// callable reports whether a function of type f may be called as one of type as.
func callable(f, as *cfg.FuncType) bool {
	if f == nil || as == nil || as.Variadic || f.Variadic {
		return true
	}
	if len(f.Params) != len(as.Params) {
		return false
	}
	for i, p := range f.Params {
		if cfg.Passes(as.Params[i], p, false) == cfg.Open {
			return false
		}
	}
	return true
}

// compatible reports whether a function of type f may be called as one of type as without that being undefined (C17
// 6.5.2.2p9), or nearly so: pointers to void and to characters go for others.
func compatible(f, as *cfg.FuncType) bool {
	n := min(len(f.Params), len(as.Params))
	if len(f.Params) > n && !as.Variadic || len(as.Params) > n && !f.Variadic {
		return false
	}
	for i := range n {
		p, ok := f.Params[i].(*cfg.Pointer)
		q, ok2 := as.Params[i].(*cfg.Pointer)
		switch {
		case ok && ok2:
			if !leads(p, q) && p.Elem.Size() != 1 && q.Elem.Size() != 1 {
				return false
			}
		case ok != ok2, cfg.Passes(as.Params[i], f.Params[i], false) == cfg.Open:
			return false
		}
	}
	return true
}

// alikePointers reports whether two types of functions that are compatible in this sense have pointers to void, and to
// characters, at the same places.
func alikePointers(f, as *cfg.FuncType) bool {
	for i := range min(len(f.Params), len(as.Params)) {
		p, ok := f.Params[i].(*cfg.Pointer)
		q, ok2 := as.Params[i].(*cfg.Pointer)
		if ok && ok2 && (cfg.IsVoid(p.Elem) != cfg.IsVoid(q.Elem) || (p.Elem.Size() == 1) != (q.Elem.Size() == 1)) {
			return false
		}
	}
	return true
}
