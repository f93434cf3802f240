package frontend

import (
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// initialise assigns the initialiser of an automatic variable and returns its completed type.
func (f *funcBuilder) initialise(v *cfg.Var, t *ctype, n *cc.Initializer, pos cfg.Pos) *ctype {
	if t.isScalar() {
		for n.Case == cc.InitializerInitList {
			if n.InitializerList == nil {
				f.emit(&cfg.Assign{LHS: &cfg.LVal{Var: v, Type: v.Type, Pos: pos}, RHS: castTo(intConst(f.u.b.intT, 0), t.cfgType())}, pos)
				return t
			}
			n = n.InitializerList.Initializer
		}
		f.initInto(place{lv: &cfg.LVal{Var: v, Type: v.Type, Volatile: t.volatile, Pos: pos}, t: t.unqual()}, n.AssignmentExpression)
		return t
	}
	plan, t := f.plan(t, n)
	v.Type = t.cfgType()
	f.runPlan(place{lv: &cfg.LVal{Var: v, Type: v.Type, Volatile: t.volatile, Pos: pos}, t: t}, plan)
	return t
}

// initInto stores an initial value: never atomically.
func (f *funcBuilder) initInto(p place, n cc.ExpressionNode) {
	p.t = p.t.unqual()
	f.storeExpr(p, n)
}

// runPlan emits the assignments of an initialiser of an automatic object.
func (f *funcBuilder) runPlan(p place, plan *initPlan) {
	u := f.u
	pos := p.lv.Pos
	zero := plan.partly || !plan.covers(p.t)
	if zero {
		f.emit(&cfg.MemSet{Dst: &cfg.AddrOf{LV: p.lv, Typ: u.b.pointer(p.t).cfgType()}, Byte: intConst(u.b.intT, 0),
			Len: intConst(u.b.sizeT(), uint64(p.t.size())), Pos: pos}, pos)
		for _, i := range plan.items {
			for _, path := range append([][]cfg.Step{i.path}, i.more...) {
				f.leaveOpen(p, path)
			}
		}
	}
	was := f.beginItems(plan)
	defer func() { f.order = was }()
	for k, i := range plan.items {
		if zero && k == 0 && i.data == nil && simple(i.n) && i.t.isScalar() && cfg.IsNull(u.fb.expr(i.n).x) {
			continue // { 0 }
		}
		if i.open {
			if f.order.inside && f.dry == 0 && f.acts(i.n) {
				f.oneOrder(i.n) // it may have been evaluated already
			}
			f.perhaps(i.n, func() { f.runItem(p, i) })
			continue
		}
		f.runItem(p, i)
	}
	for _, n := range plan.excess {
		f.optional(n)
	}
}

// leaveOpen gives any value to those bytes of the unions on the way to an item of an initialiser that are none of
// its member's.
// C says that the rest of an aggregate becomes zero, and a union is none (C17 6.7.9p21 and 6.2.6.1p7): gcc has
// made it zero up to version 14, and leaves it since.
func (f *funcBuilder) leaveOpen(p place, path []cfg.Step) {
	t := p.t
	for k, s := range path {
		if s.Field == nil {
			t = t.elem
			continue
		}
		m := t.rec.fields[slices.IndexFunc(t.rec.fields, func(m *field) bool { return m.cfg == s.Field })]
		begin := m.t.size()
		if m.cfg.Width > 0 {
			begin = 0
		}
		if t.rec.cfg.Union && !t.rec.cfg.Opaque() && begin < t.size() {
			bytes := f.u.b.charPtr.cfgType()
			at := castTo(f.address(f.part(p, path[:k], t), f.u.b.pointer(t)), bytes)
			f.emit(&cfg.Touch{Ptr: &cfg.PtrAdd{X: at, Index: intConst(f.u.b.ptrdiffT(), uint64(begin)), Scale: 1, Typ: bytes},
				Len: intConst(f.u.b.sizeT(), uint64(t.size()-begin)), Write: true, Internal: true, Pos: p.lv.Pos}, p.lv.Pos)
		}
		t = m.t
	}
}

func (f *funcBuilder) part(p place, path []cfg.Step, t *ctype) place {
	lv := *p.lv
	lv.Path = append(lv.Path[:len(lv.Path):len(lv.Path)], path...)
	lv.Type = t.cfgType()
	return place{lv: &lv, t: t.unqual()}
}

func (f *funcBuilder) runItem(p place, i initItem) {
	u := f.u
	pos := p.lv.Pos
	q := f.part(p, i.path, i.t)
	switch {
	case i.data != nil:
		for _, path := range append([][]cfg.Step{i.path}, i.more...) {
			f.copyString(f.part(p, path, i.t), i, pos)
		}
	case len(i.more) == 0:
		f.initInto(q, i.n)
		if n := len(i.path); n > 0 && i.path[n-1].Field != nil && i.path[n-1].Field.Name == "__kind" {
			f.mutexKind(p, i.path, f.expr(i.n).x)
		}
	default:
		v := f.convertTo(f.expr(i.n), i.t, i.n)
		v.x = f.saved(v.x, u.pos(i.n))
		f.store(q, v.x, pos)
		for _, path := range i.more {
			f.store(f.part(p, path, i.t), v.x, pos)
		}
	}
}

func (f *funcBuilder) copyString(q place, i initItem, pos cfg.Pos) {
	u := f.u
	if len(i.data) == 0 {
		return
	}
	lt := array(q.t.elem, int64(len(i.data))/q.t.elem.size())
	lit := u.literal(i.data, lt)
	elem := u.b.pointer(q.t.elem)
	f.emit(&cfg.MemCopy{Dst: f.address(q, elem), Src: &cfg.AddrOf{LV: lvOf(lit), Typ: elem.cfgType()},
		Len: intConst(u.b.sizeT(), uint64(len(i.data))), Pos: pos}, pos)
}

// covers reports whether the plan assigns every byte of an object that a program can look at.
func (p *initPlan) covers(t *ctype) bool {
	var leaves func(t *ctype) int64
	leaves = func(t *ctype) int64 {
		switch t.kind {
		case kVector:
			return t.n * leaves(t.elem)
		case kArray:
			if t.elem.isCharLike() {
				return -1 << 40
			}
			return t.n * leaves(t.elem)
		case kRecord:
			if t.rec.cfg.Union {
				return -1 << 40
			}
			var n int64
			for _, f := range t.rec.fields {
				n += leaves(f.t)
			}
			return n
		}
		return 1
	}
	if len(p.items) == 1 && len(p.items[0].path) == 0 {
		i := p.items[0]
		return i.data == nil || int64(len(i.data)) == t.size()
	}
	var n int64
	seen := map[int64]bool{}
	for _, i := range p.items {
		if i.data != nil {
			return false
		}
		for _, path := range append([][]cfg.Step{i.path}, i.more...) {
			off, _ := constOffset(path)
			if b := len(path); b > 0 && path[b-1].Field != nil {
				off = off*64 + path[b-1].Field.BitOff
			} else {
				off *= 64
			}
			if !seen[off] {
				seen[off] = true
				n += leaves(i.t)
			}
		}
	}
	return n == leaves(t)
}

// initStatic initialises an object with static storage duration: it is zero already.
func (u *unit) initStatic(g *static, n *cc.Initializer) {
	f := u.init
	if g.v.Storage == cfg.ThreadLocal {
		f = u.tls
	}
	outer := u.fb
	// Labels belong to the function that the initialiser stands in.
	f.labelIDs = map[string]*cfg.Const{}
	if outer != nil && !outer.file {
		f.labelIDs = outer.labelIDs
	}
	u.fb = f
	plan, t := f.plan(g.t, n)
	g.t = t
	g.v.Type = t.cfgType()
	for _, i := range plan.items {
		size := i.t.size()
		if i.data != nil {
			size = int64(len(i.data))
		}
		for _, path := range append([][]cfg.Step{i.path}, i.more...) {
			if off, ok := constOffset(path); ok {
				g.v.Extra = max(g.v.Extra, off+size-t.size())
			}
		}
	}
	var written footprint
	emit := func(v *cfg.Var) {
		base := place{lv: &cfg.LVal{Var: v, Type: g.v.Type, Pos: g.pos}, t: t}
		for _, i := range plan.items {
			f.staticItem(base, i, plan.jumped && written.hit(i))
			written.add(i)
		}
	}
	u.fb = outer
	if g.weak {
		// Only the linker knows whether this initialiser counts.
		g.initialise = func(v *cfg.Var) {
			f.u, u.fb = u, f
			emit(v)
		}
		return
	}
	u.fb = f
	emit(g.v)
	u.fb = outer
}

// A footprint is where the items of an initialiser have stored something.
type footprint struct {
	at  map[int64]bool // first bits of scalars
	all bool           // something else has been stored
}

func (p *footprint) keys(i initItem, visit func(int64)) {
	for _, path := range append([][]cfg.Step{i.path}, i.more...) {
		off, _ := constOffset(path)
		off *= 8
		if n := len(path); n > 0 && path[n-1].Field != nil {
			off += path[n-1].Field.BitOff
		}
		visit(off)
	}
}

func (p *footprint) add(i initItem) {
	if p.all = p.all || i.data != nil || !i.t.isScalar(); p.all {
		return
	}
	if p.at == nil {
		p.at = map[int64]bool{}
	}
	p.keys(i, func(k int64) { p.at[k] = true })
}

func (p *footprint) hit(i initItem) bool {
	found := p.all || i.data != nil || !i.t.isScalar()
	p.keys(i, func(k int64) { found = found || p.at[k] })
	return found
}

func (f *funcBuilder) staticItem(base place, i initItem, again bool) {
	paths := append([][]cfg.Step{i.path}, i.more...)
	if i.data != nil {
		for n := len(i.data); n > 0 && i.data[n-1] == 0; n-- {
			i.data = i.data[:n-1]
		}
		w := int(i.t.elem.size())
		for len(i.data)%w != 0 {
			i.data = append(i.data, 0)
		}
		for _, path := range paths {
			f.copyString(f.part(base, path, i.t), i, base.lv.Pos)
		}
		return
	}
	v := f.convertTo(f.expr(i.n), i.t, i.n)
	switch c := v.x.(type) {
	case *cfg.Const:
		if c.Bits == 0 && c.High == 0 && !again {
			return
		}
	case *cfg.FloatConst:
		if c.Bits64() == 0 && c.IsZero() && !again {
			return
		}
	}
	for _, path := range paths {
		f.store(f.part(base, path, i.t), v.x, base.lv.Pos)
		f.mutexKind(base, path, v.x)
	}
}

// mutexKind makes known that an initialiser such as PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP gives a mutex a
// kind: by a value other than zero for the member that glibc, and the bundled headers, keep it in.
func (f *funcBuilder) mutexKind(base place, path []cfg.Step, x cfg.Expr) {
	n := len(path) - 2
	if n < 0 || path[n+1].Field == nil || path[n+1].Field.Name != "__kind" || path[n].Field == nil || path[n].Field.Name != "__data" {
		return
	}
	if c, ok := cfg.IsConst(x); ok && c == 3 { // PTHREAD_MUTEX_ADAPTIVE_NP is a normal mutex that spins
		x = constOf(x.Type(), cfg.MutexNormal)
	}
	lv := *base.lv
	lv.Path = append(lv.Path[:len(lv.Path):len(lv.Path)], path[:n]...)
	if n > 0 {
		lv.Type = path[n-1].Elem
	}
	t := &cfg.Pointer{Elem: lv.Type, Bytes: f.u.b.Model.PointerSize()}
	f.emit(&cfg.MutexInit{Mutex: &cfg.AddrOf{LV: &lv, Typ: t}, Type: castTo(x, f.u.b.Int)}, base.lv.Pos)
}

// compoundLiteral is the object of (T){ … }.
func (f *funcBuilder) compoundLiteral(x *cc.PostfixExpression) place {
	u := f.u
	t := u.typeName(x.TypeName)
	n := &cc.Initializer{Case: cc.InitializerInitList, InitializerList: x.InitializerList, Token: x.Token3}
	pos := u.pos(x)
	if u.atFileScope() || f.file {
		v := &cfg.Var{Name: "literal", Storage: cfg.Global, Private: true, Pos: pos}
		g := &static{v: v, t: t, pos: pos, defined: true}
		v.Type = t.cfgType()
		if f.dry == 0 {
			u.prog.Globals = append(u.prog.Globals, v)
			u.initStatic(g, n)
		} else {
			_, g.t = f.plan(t, n)
			v.Type = g.t.cfgType()
		}
		return place{lv: &cfg.LVal{Var: v, Type: v.Type, Pos: pos}, t: g.t}
	}
	if t.tail() != nil {
		u.fail(x, "the size of a compound literal is not constant")
	}
	v := &cfg.Var{Name: "literal", Type: t.cfgType(), Storage: cfg.Local, Func: f.fn, Pos: pos}
	f.fn.Locals = append(f.fn.Locals, v)
	f.emit(&cfg.Declare{Var: v}, pos)
	t = f.initialise(v, t, n, pos)
	return place{lv: &cfg.LVal{Var: v, Type: v.Type, Pos: pos}, t: t}
}
