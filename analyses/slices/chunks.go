package slices

import "github.com/mayrun-dev/mayrun/cfg"

// chunk is a constant number of bytes that a library function reads or writes where a pointer leads to, as rand_r does
// with the state that it is given. In an access it is an lvalue, each time another one, behind the same expression.
type chunk struct {
	at   cfg.Expr
	size int64
}

// library calls f for what an edge has a library function access, as lvalues.
func (t *threads) library(e *cfg.Edge, f func(*cfg.LVal)) {
	look := func(at, size cfg.Expr) {
		n, ok := cfg.IsConst(size)
		if !ok || n <= 0 || n > maxScale || at == nil {
			return
		}
		c := chunk{at, n}
		if t.chunks[c] == nil {
			t.chunks[c] = &cfg.LVal{Ptr: at, Type: &cfg.Array{Elem: &cfg.Int{Bytes: 1}, Len: n}, Internal: true}
		}
		f(t.chunks[c])
	}
	switch a := e.Action.(type) {
	case *cfg.Touch:
		look(a.Ptr, a.Len)
	case *cfg.MemSet:
		look(a.Dst, a.Len)
	case *cfg.MemCopy:
		look(a.Dst, a.Len)
		look(a.Src, a.Len)
	}
}
