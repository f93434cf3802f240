package interp

import "github.com/mayrun-dev/mayrun/cfg"

// A target is an lvalue whose address has been evaluated.
type target struct {
	lv  *cfg.LVal
	reg int32 // the register that it is, or -1
	a   int32
	f   *cfg.Field
}

// target evaluates the address of lv; nil is a target that ignores what is stored.
func (c *compiler) target(lv *cfg.LVal) target {
	if lv == nil {
		return target{reg: -1}
	}
	if v := lv.Var; v != nil && v.Register() && len(lv.Path) == 0 {
		return target{lv: lv, reg: c.slots[v]}
	}
	a, f := c.address(lv)
	return target{lv: lv, reg: -1, a: a, f: f}
}

// store writes slot s to t.
func (c *compiler) store(t target, s int32) {
	switch {
	case t.lv == nil:
	case t.reg >= 0:
		c.emit(instr{op: opMove, dst: t.reg, a: s})
	default:
		c.emit(instr{op: opStore - c.private(t.lv, opStore-opStoreP), a: t.a, b: s, x: c.access(t.lv, t.f)})
	}
}

// storeBlob writes blob b to t.
func (c *compiler) storeBlob(t target, b int32) {
	if t.lv != nil {
		c.emit(instr{op: opStoreBlob - c.private(t.lv, opStoreBlob-opStoreBlobP), a: t.a, b: b, x: c.access(t.lv, nil)})
	}
}

// aggregate evaluates an expression of record type to a blob.
func (c *compiler) aggregate(e cfg.Expr) int32 {
	b := c.newBlob()
	l, ok := e.(*cfg.Load)
	if !ok {
		c.unsupported("%s as an aggregate", e)
		return b
	}
	a, _ := c.address(l.LV)
	c.emit(instr{op: opLoadBlob - c.private(l.LV, opLoadBlob-opLoadBlobP), dst: b, a: a, x: c.access(l.LV, nil)})
	return b
}

// action translates an action that does not wait for other threads.
func (c *compiler) action(e *cfg.Edge) {
	c.edge = e
	switch a := e.Action.(type) {
	case *cfg.Skip, *cfg.SignalMask: // executions deliver no signals from outside
	case *cfg.Unregister:
		c.emit(instr{op: opUnregister})
	case *cfg.Assign:
		t := c.target(a.LHS)
		if cfg.IsScalar(a.LHS.Type) {
			c.store(t, c.expr(a.RHS))
		} else {
			c.storeBlob(t, c.aggregate(a.RHS))
		}
	case *cfg.Declare:
		c.declare(a.Var)
	case *cfg.Call:
		c.call(a)
	case *cfg.Return:
		switch {
		case a.Value == nil:
		case cfg.IsScalar(a.Value.Type()):
			c.emit(instr{op: opSetRet, a: c.expr(a.Value)})
		default:
			c.emit(instr{op: opSetRetBlob, a: c.aggregate(a.Value)})
		}
	case *cfg.Alloc:
		if a.Shared {
			c.unsupported("shared memory")
			return
		}
		s := c.expr(a.Size)
		d := c.scratch(1)
		t := c.target(a.Result)
		c.emit(instr{op: opAlloc, dst: d, a: s, x: &extra{edge: e, alloc: a, from: a.Size.Type()}})
		if a.Zero && c.p.unordered { // a write that somebody may not come behind; see [cfg.Unordered]
			zero := c.expr(&cfg.Const{Typ: c.p.Types.UChar})
			c.emit(instr{op: opFill, a: d, b: s, dst: zero, x: &extra{edge: e, known: true, write: true, size: 1}})
		}
		c.store(t, d)
	case *cfg.Free:
		c.emit(instr{op: opFree, a: c.expr(a.Ptr), x: &extra{edge: e}})
	case *cfg.MemCopy:
		c.copyBytes(a)
	case *cfg.MemSet:
		c.fill(a)
	case *cfg.Touch:
		c.touch(a)
	case *cfg.Send:
		for _, x := range a.Values {
			c.expr(x)
		}
	case *cfg.Havoc:
		c.emit(instr{op: opHavoc, sub: uint8(Unmodelled), x: &extra{edge: e, text: a.Text}})
	case *cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW, *cfg.AtomicCAS:
		c.atomic(a)
	case *cfg.VaStart:
		l, _ := c.address(a.List)
		c.passes(Write, l, a.List.Type.Size(), a.List)
		c.emit(instr{op: opVaStart, a: l, x: c.access(a.List, nil)})
	case *cfg.VaEnd:
		l, _ := c.address(a.List)
		c.passes(Write, l, a.List.Type.Size(), a.List)
	case *cfg.VaArg:
		c.vaArg(a)
	case *cfg.SetJmp:
		b := c.expr(a.Buf)
		if !a.Internal {
			c.passes(Write, b, cfg.BufferSize(a.Buf), nil)
		}
		d := c.scratch(1)
		c.emit(instr{op: opSetJmp, a: b, dst: d, x: &extra{edge: e}})
		// A jump comes back here when the scratch registers have other contents: the address is evaluated after it.
		c.store(c.target(a.Result), d)
	case *cfg.LongJmp:
		b := c.expr(a.Buf)
		if !a.Internal {
			c.passes(Read, b, cfg.BufferSize(a.Buf), nil)
		}
		c.emit(instr{op: opLongJmp, a: b, b: c.expr(a.Value), x: &extra{edge: e}})
	case *cfg.ThreadExit:
		v := c.p.constant(Value{})
		if a.Value != nil {
			v = c.expr(a.Value)
		}
		c.emit(instr{op: opLeave, sub: uint8(leavingThread), a: v, x: &extra{edge: e}})
		c.sync(alt{kind: ThreadEnd, edge: e})
	default:
		c.unsupported("action %s", a)
	}
}

func (c *compiler) declare(v *cfg.Var) {
	s, ok := c.slots[v]
	switch {
	case !ok:
		c.unsupported("declaration of %s", v.Name)
	case v.Register():
		c.emit(instr{op: opDeclReg, dst: s})
	default:
		c.emit(instr{op: opDeclObj, dst: s, x: &extra{edge: c.edge, local: &localInfo{v, s}}})
	}
}

func (c *compiler) call(a *cfg.Call) {
	callee := c.expr(a.Callee)
	info := &callInfo{}
	for _, x := range a.Args {
		p := arg{size: x.Type().Size()}
		if cfg.IsScalar(x.Type()) {
			p.slot, p.typ = c.expr(x), c.p.scalar(x.Type())
		} else {
			p.slot, p.blob = c.aggregate(x), true
		}
		info.args, info.types = append(info.args, p), append(info.types, x.Type())
	}
	var typ *scalar
	if p, ok := a.Callee.Type().(*cfg.Pointer); ok {
		if f, ok := p.Elem.(*cfg.FuncType); ok && cfg.IsScalar(f.Result) {
			typ = c.p.scalar(f.Result)
		}
	}
	c.emit(instr{op: opCall, a: callee, x: &extra{edge: c.edge, call: info, typ: typ}})
	if a.Result == nil {
		return
	}
	t := c.target(a.Result)
	if cfg.IsScalar(a.Result.Type) {
		d := c.scratch(1)
		c.emit(instr{op: opGetRet, dst: d})
		c.store(t, d)
		return
	}
	b := c.newBlob()
	c.emit(instr{op: opGetRetBlob, dst: b, x: &extra{size: a.Result.Type.Size()}})
	c.storeBlob(t, b)
}

// isString reports whether a pointer expression has the type of a string.
func isString(e cfg.Expr) bool {
	p, ok := e.Type().(*cfg.Pointer)
	if !ok {
		return false
	}
	t, ok := p.Elem.(*cfg.Int)
	return ok && t.Bytes == 1
}

func (c *compiler) copyBytes(a *cfg.MemCopy) {
	dst, src := c.expr(a.Dst), c.expr(a.Src)
	x := &extra{edge: c.edge, known: a.Len != nil, str: a.Len == nil && (a.Append || a.Wide || isString(a.Dst)),
		wide: a.Wide, upTo: (a.Text || a.Append) && a.Len != nil, append: a.Append}
	n := dst
	if a.Len != nil {
		n = c.expr(a.Len)
	}
	b := c.newBlob()
	c.emit(instr{op: opReadBytes, dst: b, a: src, b: n, x: x})
	if a.Append {
		d := c.scratch(1)
		c.emit(instr{op: opCompute, dst: d, x: &extra{edge: c.edge, text: "strlen", typ: c.p.scalar(c.p.Types.ULong),
			guess: true, call: &callInfo{args: []arg{{slot: dst}}}}})
		c.emit(instr{op: opPtrAdd, dst: d, a: dst, b: d, imm: 1})
		dst = d
	}
	c.emit(instr{op: opWriteBytes, a: dst, b: b, x: x})
}

func (c *compiler) fill(a *cfg.MemSet) {
	for _, x := range a.From {
		c.expr(x) // for the reads in it
	}
	if a.Internal && a.Func == "" {
		p := c.expr(a.Dst)
		i := instr{op: opTouch, sub: uint8(Write), a: p,
			x: &extra{edge: c.edge, internal: true, arrives: true, write: true, known: a.Len != nil, size: 1}}
		if a.Len != nil {
			i.b = c.expr(a.Len)
		}
		c.emit(i)
		return
	}
	x := &extra{edge: c.edge, known: a.Len != nil, size: 1, input: a.Received, internal: a.Internal, arrives: a.Internal}
	if a.Func != "" {
		x.text, x.call = a.Func, c.given(a.Args)
	}
	dst := c.expr(a.Dst)
	i := instr{op: opFill, a: dst, dst: -1 << 30, x: x}
	if a.Byte != nil {
		i.dst = c.expr(a.Byte)
		x.write = true // with a known byte
	}
	if a.Len != nil {
		i.b = c.expr(a.Len)
	} else if t := cfg.Pointee(a.Dst); t != nil {
		x.size = max(1, t.Size())
	}
	c.emit(i)
}

func (c *compiler) touch(a *cfg.Touch) {
	if at, ok := a.Ptr.(*cfg.AddrOf); ok && a.Internal && a.Write && at.LV.Var != nil &&
		at.LV.Var.Storage == cfg.ThreadLocal && cfg.IsScalar(at.LV.Type) {
		// errno belongs to the thread: writing it is no step that others could come before or behind.
		p, _ := c.address(at.LV)
		c.emit(instr{op: opForget, a: p, imm: at.LV.Type.Size(), x: &extra{edge: c.edge}})
		return
	}
	if a.Internal && !a.Write {
		return
	}
	x := &extra{edge: c.edge, internal: a.Internal, read: a.Read, write: a.Write, known: a.Len != nil, upTo: a.Text &&
		a.Len != nil, size: 1, str: a.Len == nil && (a.Wide || isString(a.Ptr)), wide: a.Wide}
	p := c.expr(a.Ptr)
	i := instr{a: p, op: opTouch, x: x}
	if a.Len != nil {
		i.b = c.expr(a.Len)
	} else if t := cfg.Pointee(a.Ptr); t != nil {
		x.size = max(1, t.Size())
	}
	if a.Atomic {
		x.order, x.weak = cfg.SeqCst, true
	}
	if a.Read && !a.Internal {
		i.sub = uint8(Read)
		c.emit(i)
	}
	if a.Write { // of an internal one, too: a run that is complete does not know the contents after it
		i.sub = uint8(Write)
		c.emit(i)
	}
}

// passes is an access of size bytes at p, which is no more than that; lv is what the program calls them.
func (c *compiler) passes(k Kind, p int32, size int64, lv *cfg.LVal) {
	if lv != nil && c.private(lv, 1) != 0 {
		return
	}
	n := c.p.constant(Value{Lo: uint64(size)})
	c.emit(instr{op: opTouch, a: p, b: n, sub: uint8(k),
		x: &extra{edge: c.edge, lv: lv, known: true, passes: true, size: size, read: k == Read, write: k == Write}})
}

func (c *compiler) atomic(a cfg.Action) {
	switch a := a.(type) {
	case *cfg.AtomicLoad:
		p, f := c.address(a.Source)
		t := c.target(a.Result)
		if !cfg.IsScalar(a.Source.Type) {
			b := c.newBlob()
			x := c.access(a.Source, nil)
			x.weak, x.order = true, a.Order
			c.emit(instr{op: opLoadBlob, dst: b, a: p, x: x})
			c.storeBlob(t, b)
			return
		}
		x := c.access(a.Source, f)
		x.order = a.Order
		d := c.scratch(1)
		c.emit(instr{op: opAtomicLoad, dst: d, a: p, x: x})
		c.store(t, d)
	case *cfg.AtomicStore:
		p, f := c.address(a.Target)
		if !cfg.IsScalar(a.Target.Type) {
			b := c.aggregate(a.Value)
			x := c.access(a.Target, nil)
			x.weak, x.order = true, a.Order
			c.emit(instr{op: opStoreBlob, a: p, b: b, x: x})
			return
		}
		v := c.expr(a.Value)
		x := c.access(a.Target, f)
		x.order = a.Order
		c.emit(instr{op: opAtomicStore, a: p, b: v, x: x})
	case *cfg.AtomicRMW:
		p, f := c.address(a.Target)
		v := c.expr(a.Operand)
		old, now := c.target(a.Old), c.target(a.New)
		d := c.scratch(2)
		x := c.access(a.Target, f)
		x.order, x.rmw, x.barrier = a.Order, a.Op, a.Barrier
		c.emit(instr{op: opRMW, dst: d, a: p, b: v, x: x})
		c.store(old, d)
		c.store(now, d+1)
	case *cfg.AtomicCAS:
		p, f := c.address(a.Target)
		want := c.expr(a.Expected)
		v := c.expr(a.Desired)
		ok, seen := c.target(a.Success), c.target(a.Observed)
		d := c.scratch(3)
		c.emit(instr{op: opMove, dst: d + 1, a: v})
		x := c.access(a.Target, f)
		x.order, x.fail, x.weak, x.barrier = a.Order, a.Failure, a.Weak, a.Barrier
		c.emit(instr{op: opCAS, dst: d, a: p, b: want, x: x})
		c.store(ok, d)
		c.store(seen, d+2)
	}
}

func (c *compiler) vaArg(a *cfg.VaArg) {
	l, _ := c.address(a.List)
	c.passes(Read, l, a.List.Type.Size(), a.List)
	c.passes(Write, l, a.List.Type.Size(), a.List)
	t := c.target(a.Result)
	x := c.access(a.List, nil)
	if a.Result == nil {
		c.unsupported("va_arg without a result")
		return
	}
	x.to, x.size = a.Result.Type, a.Result.Type.Size()
	if cfg.IsScalar(a.Result.Type) {
		x.typ = c.p.scalar(a.Result.Type)
		d := c.scratch(1)
		c.emit(instr{op: opVaArg, dst: d, a: l, x: x})
		c.store(t, d)
		return
	}
	x.typ = nil
	b := c.newBlob()
	c.emit(instr{op: opVaArg, dst: b, a: l, x: x})
	c.storeBlob(t, b)
}
