package frontend

import (
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

var rmwOps = map[string]cfg.RMWOp{"add": cfg.RMWAdd, "sub": cfg.RMWSub, "and": cfg.RMWAnd, "or": cfg.RMWOr,
	"xor": cfg.RMWXor, "nand": cfg.RMWNand}

// atomicBuiltin returns the lowering of one of gcc's atomic builtins, or nil.
func atomicBuiltin(name string) func(*callSite) value {
	switch name {
	case "__atomic_load_n":
		return func(c *callSite) value { return c.atomicLoad(nil, 1) }
	case "__atomic_load":
		return func(c *callSite) value { return c.atomicLoad(c.node(1), 2) }
	case "__atomic_store_n":
		return func(c *callSite) value { return c.atomicStore(false) }
	case "__atomic_store":
		return func(c *callSite) value { return c.atomicStore(true) }
	case "__atomic_exchange_n":
		return func(c *callSite) value { return c.rmw(cfg.RMWExchange, false, 2) }
	case "__atomic_exchange":
		return (*callSite).atomicExchange
	case "__atomic_compare_exchange_n":
		return func(c *callSite) value { return c.compareExchange(false) }
	case "__atomic_compare_exchange":
		return func(c *callSite) value { return c.compareExchange(true) }
	case "__atomic_test_and_set":
		return (*callSite).testAndSet
	case "__atomic_clear":
		return func(c *callSite) value { return c.clear(c.order(1)) }
	case "__atomic_thread_fence":
		return func(c *callSite) value { return c.fence(c.order(0)) }
	case "__sync_synchronize":
		return func(c *callSite) value { return c.fence(orderArg{order: cfg.SeqCst}) }
	case "__atomic_signal_fence":
		return (*callSite).nothing
	case "__atomic_is_lock_free", "__atomic_always_lock_free":
		return func(c *callSite) value { return c.lockFree(name == "__atomic_always_lock_free") }
	case "__mayrun_atomic_init":
		return (*callSite).atomicInit
	case "__sync_val_compare_and_swap":
		return func(c *callSite) value { return c.compareAndSwap(true) }
	case "__sync_bool_compare_and_swap":
		return func(c *callSite) value { return c.compareAndSwap(false) }
	case "__sync_lock_test_and_set":
		return func(c *callSite) value { return c.rmwOrder(cfg.RMWExchange, false, cfg.Acquire, false) }
	case "__sync_lock_release":
		return (*callSite).lockRelease
	}
	for _, p := range []struct {
		prefix, suffix string
		after          bool
		sync           bool
	}{{"__atomic_fetch_", "", false, false}, {"__atomic_", "_fetch", true, false},
		{"__sync_fetch_and_", "", false, true}, {"__sync_", "_and_fetch", true, true}} {
		if rest, ok := strings.CutPrefix(name, p.prefix); ok {
			if opName, ok := strings.CutSuffix(rest, p.suffix); ok {
				if op, ok := rmwOps[opName]; ok {
					if p.sync {
						return func(c *callSite) value { return c.rmwOrder(op, p.after, cfg.SeqCst, true) }
					}
					return func(c *callSite) value { return c.rmw(op, p.after, 2) }
				}
			}
		}
	}
	return nil
}

// target is the object that argument i points to.
func (c *callSite) target(i int) place { return c.object(c.arg(i)) }

// beside is the object that argument i points to, beside one of type t: a pointer to void may lead to it.
func (c *callSite) beside(i int, t *ctype) place {
	v := c.arg(i)
	if v.t.isPtrTo(kVoid) {
		v = c.f.convert(v, c.f.u.b.pointer(t))
	}
	return c.object(v)
}

func (c *callSite) object(v value) place {
	f := c.f
	if v.t.kind != kPtr || v.t.elem.incomplete() {
		f.u.fail(c.n, "argument is not a pointer to an object")
	}
	if v.t.elem.bits > 0 {
		f.u.fail(c.n, "an atomic _BitInt is not supported")
	}
	p := f.deref(v, c.pos, c.n)
	p.t = p.t.unqual()
	f.fix(p)
	return p
}

// operand evaluates argument i as a value of type t, or with indirect what it points to.
func (c *callSite) operand(i int, t *ctype, indirect bool) cfg.Expr {
	f := c.f
	if indirect {
		q := c.beside(i, t)
		return f.convertTo(f.read(q), t, c.n).x
	}
	return f.convertTo(c.arg(i), t, c.node(i)).x
}

func (c *callSite) void() value { return value{t: c.f.u.b.void} }

func (c *callSite) atomicLoad(ret cc.ExpressionNode, order int) value {
	f := c.f
	o := c.order(order)
	p := c.target(0)
	r := f.temp(p.t.cfgType())
	r.Origin = &cfg.Load{LV: p.lv}
	var q place
	if ret != nil {
		m := f.mark()
		q = c.beside(1, p.t)
		f.keepPlace(m, p)
	}
	c.inOrder(o, readOrders, func(o cfg.MemoryOrder) {
		f.emit(&cfg.AtomicLoad{Result: lvOf(r), Source: p.lv, Order: o}, c.pos)
	})
	if ret != nil {
		f.store(q, castTo2(load(r), q.t), c.pos)
		return c.void()
	}
	return value{x: load(r), t: p.t}
}

// castTo2 converts a scalar to a C type and leaves other values alone.
func castTo2(x cfg.Expr, t *ctype) cfg.Expr {
	if !t.isScalar() {
		return x
	}
	return castTo(x, t.cfgType())
}

func (c *callSite) atomicStore(indirect bool) value {
	f := c.f
	o := c.order(2)
	p := c.target(0)
	m := f.mark()
	x := c.operand(1, p.t, indirect)
	f.keepPlace(m, p)
	c.inOrder(o, writeOrders, func(o cfg.MemoryOrder) { f.emit(&cfg.AtomicStore{Target: p.lv, Value: x, Order: o}, c.pos) })
	return c.void()
}

func (c *callSite) rmw(op cfg.RMWOp, after bool, order int) value {
	return c.update(op, after, c.order(order), false)
}

// rmwOrder is a read-modify-write of a given order.
func (c *callSite) rmwOrder(op cfg.RMWOp, after bool, order cfg.MemoryOrder, barrier bool) value {
	return c.update(op, after, orderArg{order: order}, barrier)
}

func (c *callSite) update(op cfg.RMWOp, after bool, o orderArg, barrier bool) value {
	f := c.f
	p := c.target(0)
	m := f.mark()
	t := p.t
	v := c.arg(1)
	var x cfg.Expr
	if t.kind == kPtr && op != cfg.RMWExchange {
		x = castTo(v.x, f.u.b.ptrdiffT().cfgType())
	} else {
		x = f.convertTo(v, t, c.node(1)).x
	}
	f.keepPlace(m, p)
	v = value{t: t}
	var old, now *cfg.LVal
	if c.want {
		r := f.temp(t.cfgType())
		if v.x = load(r); after {
			now = lvOf(r)
		} else {
			old = lvOf(r)
		}
	}
	c.inOrder(o, allOrders, func(o cfg.MemoryOrder) {
		f.emit(&cfg.AtomicRMW{Old: old, New: now, Target: p.lv, Op: op, Operand: x, Order: o, Barrier: barrier}, c.pos)
	})
	return v
}

func (c *callSite) atomicExchange() value {
	f := c.f
	o := c.order(3)
	p := c.target(0)
	m := f.mark()
	x := c.operand(1, p.t, true)
	m2 := f.mark()
	q := c.beside(2, p.t)
	f.keepPlace(m, p)
	f.keep([]mark{m2}, &x)
	r := f.temp(p.t.cfgType())
	c.inOrder(o, allOrders, func(o cfg.MemoryOrder) {
		f.emit(&cfg.AtomicRMW{Old: lvOf(r), Target: p.lv, Op: cfg.RMWExchange, Operand: x, Order: o}, c.pos)
	})
	f.store(q, castTo2(load(r), q.t), c.pos)
	return c.void()
}

// compareExchange is compare_exchange(p, &expected, desired, weak, success, failure): expected is read, and
// written on failure.
func (c *callSite) compareExchange(indirect bool) value {
	f := c.f
	b := f.u.b
	success, failure := c.order(4), c.order(5)
	p := c.target(0)
	m := f.mark()
	e := c.beside(1, p.t)
	m2 := f.mark()
	x := c.operand(2, p.t, indirect)
	f.keepPlace(m, p)
	f.keepPlace(m2, e)
	weak, constant := f.u.constInt(c.node(3))
	ok, seen := f.temp(b.Bool), f.temp(p.t.cfgType())
	expected := castTo2(f.read(e).x, p.t)
	c.inOrder(success, allOrders, func(success cfg.MemoryOrder) {
		c.inOrder(failure, readOrders, func(failure cfg.MemoryOrder) {
			f.emit(&cfg.AtomicCAS{Success: lvOf(ok), Observed: lvOf(seen), Target: p.lv, Expected: expected, Desired: x,
				Weak: weak != 0 || !constant, Order: success, Failure: failure}, c.pos)
		})
	})
	yes, no := f.guard(load(ok), c.pos)
	f.cur = no
	f.store(e, castTo2(load(seen), e.t), c.pos)
	f.cur = f.join(yes, f.cur)
	return value{x: load(ok), t: b.boolT}
}

// compareAndSwap is __sync_…_compare_and_swap(p, old, new).
func (c *callSite) compareAndSwap(old bool) value {
	f := c.f
	b := f.u.b
	p := c.target(0)
	m := f.mark()
	e := c.operand(1, p.t, false)
	m2 := f.mark()
	x := c.operand(2, p.t, false)
	f.keepPlace(m, p)
	f.keep([]mark{m2}, &e)
	ok, seen := f.temp(b.Bool), f.temp(p.t.cfgType())
	f.emit(&cfg.AtomicCAS{Success: lvOf(ok), Observed: lvOf(seen), Target: p.lv, Expected: e, Desired: x,
		Order: cfg.SeqCst, Failure: cfg.SeqCst, Barrier: true}, c.pos)
	if old {
		return value{x: load(seen), t: p.t}
	}
	return value{x: load(ok), t: b.boolT}
}

// byteTarget is the byte that atomic flags are made of.
func (c *callSite) byteTarget() place {
	f := c.f
	v := c.arg(0)
	if v.t.kind != kPtr {
		f.u.fail(c.n, "atomic operation on something that is not a pointer")
	}
	if e := v.t.elem; e.kind == kRecord && len(e.rec.fields) == 1 && e.rec.fields[0].t.isCharLike() {
		return f.member(f.deref(v, c.pos, c.n), e.rec.fields[0].name, c.pos, c.n)
	}
	pt := f.u.b.pointer(f.u.b.uchar)
	if v.t.elem.isCharLike() {
		pt = v.t
	}
	return f.deref(f.convert(v, pt), c.pos, c.n)
}

func (c *callSite) testAndSet() value {
	f := c.f
	o := c.order(1)
	p := c.byteTarget()
	r := f.temp(p.lv.Type)
	c.inOrder(o, allOrders, func(o cfg.MemoryOrder) {
		f.emit(&cfg.AtomicRMW{Old: lvOf(r), Target: p.lv, Op: cfg.RMWExchange, Operand: constOf(p.lv.Type, 1), Order: o}, c.pos)
	})
	return value{x: castTo(load(r), f.u.b.Bool), t: f.u.b.boolT}
}

func (c *callSite) clear(o orderArg) value {
	p := c.byteTarget()
	c.inOrder(o, writeOrders, func(o cfg.MemoryOrder) {
		c.f.emit(&cfg.AtomicStore{Target: p.lv, Value: constOf(p.lv.Type, 0), Order: o}, c.pos)
	})
	return c.void()
}

func (c *callSite) lockRelease() value {
	p := c.target(0)
	c.f.emit(&cfg.AtomicStore{Target: p.lv, Value: constOf(p.lv.Type, 0), Order: cfg.Release}, c.pos)
	return c.void()
}

func (c *callSite) fence(o orderArg) value {
	c.inOrder(o, allOrders, func(o cfg.MemoryOrder) { c.f.emit(&cfg.Fence{Order: o}, c.pos) })
	return c.void()
}

// atomicInit is a plain write.
func (c *callSite) atomicInit() value {
	f := c.f
	p := c.target(0)
	m := f.mark()
	x := c.operand(1, p.t, false)
	f.keepPlace(m, p)
	f.emit(&cfg.Assign{LHS: p.lv, RHS: x}, c.pos)
	return c.void()
}
