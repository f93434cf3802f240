package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// orderArg is a memory order argument: a constant, or what a register holds.
type orderArg struct {
	order cfg.MemoryOrder
	in    *cfg.Var
}

// The orders that operations may have, besides relaxed.
var (
	readOrders  = []cfg.MemoryOrder{cfg.SeqCst, cfg.Acquire, cfg.Consume}
	writeOrders = []cfg.MemoryOrder{cfg.SeqCst, cfg.Release}
	allOrders   = []cfg.MemoryOrder{cfg.SeqCst, cfg.AcqRel, cfg.Release, cfg.Acquire, cfg.Consume}
)

// order is a memory order argument, evaluated now. An order that does not exist is undefined behaviour, and
// taken to be the weakest.
func (c *callSite) order(i int) orderArg {
	f := c.f
	if i >= len(c.nodes) {
		return orderArg{order: cfg.SeqCst}
	}
	n, ok := f.u.constInt(c.nodes[i])
	if !ok {
		t := f.u.b.Int
		r := f.temp(t)
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: castTo(c.arg(i).x, t)}, c.pos)
		return orderArg{in: r}
	}
	if n &= 0xff; n < 0 || n > int64(cfg.SeqCst) {
		n = int64(cfg.Relaxed)
	}
	return orderArg{order: cfg.MemoryOrder(n)}
}

// inOrder emits an operation in the order that an argument asks for: one way for each that it may have, if that
// is not known.
func (c *callSite) inOrder(o orderArg, possible []cfg.MemoryOrder, emit func(cfg.MemoryOrder)) {
	f := c.f
	if o.in == nil {
		emit(o.order)
		return
	}
	var ends point
	for _, order := range possible {
		t := f.u.b.Int
		is, not := f.guard(&cfg.Binary{Op: cfg.Eq, X: load(o.in), Y: constOf(t, uint64(order)), Typ: t}, c.pos)
		f.cur = is
		emit(order)
		ends, f.cur = f.join(ends, f.cur), not
	}
	emit(cfg.Relaxed)
	f.cur = f.join(ends, f.cur)
}
