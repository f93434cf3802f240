package slices

import "github.com/mayrun-dev/mayrun/cfg"

// Jobs that are allocated one by one:
//
//	for (i = 0; i < n; i++) {
//		struct job *j = malloc(sizeof *j);
//		j->number = i;
//		pthread_create(&id[i], 0, work, j);
//	}
//
// What is written to the job of a pass, through registers that are known to lead to it, is what its thread finds there.
// Jobs of two passes are different objects. An allocation forgets what was known of the one before in the same pass;
// nothing is known of any at the head of the loop. A register that holds a null pointer instead leads nowhere: whatever
// is said of where it leads is so.

// freshly is the only allocation whose result a register holds, as it is, if it is not a null pointer, in the loop.
func (ps *passes) freshly(v *cfg.Var) (alloc *cfg.Edge) {
	if !v.Register() || v.Storage == cfg.Param {
		return nil
	}
	for _, e := range ps.writes[v] {
		switch a := e.Action.(type) {
		case *cfg.Declare:
			continue
		case *cfg.Alloc:
			if alloc == nil && ps.in[e.From] && ps.in[e.To] && !a.Shared && a.Offset == nil && a.Kind == cfg.Heap &&
				cfg.Identical(a.Result.Type, v.Type) && sizeOf(e) > 0 {
				alloc = e
				continue
			}
		case *cfg.Assign:
			if cfg.IsNull(a.RHS) {
				continue
			}
		}
		return nil
	}
	return alloc
}

// sizeOf is how many bytes are allocated, if that is known.
func sizeOf(alloc *cfg.Edge) int64 {
	size := alloc.Action.(*cfg.Alloc).Size
	n, ok := cfg.IsConst(size)
	if p, product := size.(*cfg.Binary); product && p.Op == cfg.Mul {
		x, known := cfg.IsConst(p.X)
		y, both := cfg.IsConst(p.Y)
		if known && both && 0 <= x && x <= maxScale && 0 <= y && y <= maxScale {
			n, ok = x*y, true
		}
	}
	if !ok || n > maxScale {
		return 0
	}
	return n
}
