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
		if !passes(as.Params[i], p) {
			return false
		}
	}
	return true
}

// passes reports whether an argument of one type may be found by a parameter of another one. A definition in the old style
// has parameters that are handed over as what they are promoted to (C17 6.5.2.2p6), of which its type here knows nothing;
// and a transparent union of gcc takes what any of its members does.
func passes(from, to cfg.Type) bool {
	return cfg.Passes(from, to, false) != cfg.Open || cfg.Passes(promoted(from), promoted(to), false) != cfg.Open ||
		isUnion(from) || isUnion(to)
}

// promoted is a number of a type that is at least as large as an int, or a double.
func promoted(t cfg.Type) cfg.Type {
	switch n := t.(type) {
	case *cfg.Int:
		if n.Bytes < 4 {
			return &cfg.Int{Bytes: 4, AlignN: 4, Signed: true}
		}
	case *cfg.Float:
		if n.Bytes < 8 && !n.Complex {
			return &cfg.Float{Bytes: 8, AlignN: 8}
		}
	}
	return t
}

func isUnion(t cfg.Type) bool {
	r, ok := t.(*cfg.Record)
	return ok && r.Union
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
			if !leads(p, q) && !alike(p.Elem, q.Elem) && p.Elem.Size() != 1 && q.Elem.Size() != 1 {
				return false
			}
		case isUnion(f.Params[i]) || isUnion(as.Params[i]):
		case ok != ok2, !passes(as.Params[i], f.Params[i]):
			return false
		}
	}
	return true
}

// alike reports whether two types may be compatible (C17 6.2.7), of which not all is known here: arrays whose length one
// type leaves open, functions without a prototype, enumerations and integers, and structures that several files declare.
func alike(a, b cfg.Type) bool {
	a, b = element(a), element(b)
	switch a := a.(type) {
	case *cfg.Void:
		return cfg.IsVoid(b)
	case *cfg.Int:
		b, ok := b.(*cfg.Int)
		return ok && a.Bytes == b.Bytes
	case *cfg.Float:
		b, ok := b.(*cfg.Float)
		return ok && a.Bytes == b.Bytes
	case *cfg.Pointer:
		b, ok := b.(*cfg.Pointer)
		return ok && alike(a.Elem, b.Elem)
	case *cfg.Record:
		b, ok := b.(*cfg.Record)
		return ok && a.Tag == b.Tag
	case *cfg.FuncType:
		b, ok := b.(*cfg.FuncType)
		if !ok || !alike(a.Result, b.Result) || len(a.Params) != len(b.Params) && !a.Variadic && !b.Variadic {
			return false
		}
		for i := range min(len(a.Params), len(b.Params)) {
			if !alike(promoted(a.Params[i]), promoted(b.Params[i])) {
				return false
			}
		}
		return true
	}
	return false
}

// element is what an array of arrays is made of in the end.
func element(t cfg.Type) cfg.Type {
	for {
		a, ok := t.(*cfg.Array)
		if !ok {
			return t
		}
		t = a.Elem
	}
}

// alikePointers reports whether two types of functions that are compatible in this sense have pointers to void, and to
// characters, at the same places.
func alikePointers(f, as *cfg.FuncType) bool {
	for i := range min(len(f.Params), len(as.Params)) {
		p, ok := f.Params[i].(*cfg.Pointer)
		q, ok2 := as.Params[i].(*cfg.Pointer)
		if !ok || !ok2 {
			continue
		}
		e, o := element(p.Elem), element(q.Elem)
		if cfg.IsVoid(e) != cfg.IsVoid(o) || (e.Size() == 1) != (o.Size() == 1) && !alike(e, o) {
			return false
		}
	}
	return true
}
