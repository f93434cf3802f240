package confirm

import (
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/scene"
)

// A stage is a program that begins where two threads do: its first thread sets up memory as the analysis knows it there,
// and starts the two.
//
// What the analysis knows are bounds of what holds there in some execution; the stage needs one state. It is that of a
// program that has got through its beginning by the shortest way, with all threads but the first still to begin:
//
//   - What the first thread never writes while it is alone is as initialised, if it is a global variable.
//   - What may be one number only is that; so is what is written in the beginning with one constant, by statements of
//     which some is passed on each way to the creation of a thread.
//   - A pointer that the first thread sets, or that a thread is given, leads to an object that it may lead to, and is not
//     null. Of what stands for several objects, each pointer leads to one of its own, and so does one
//     that may lead to several objects, or places in one: that two threads share such a thing is not known.
//   - All else, and whatever is written later by anybody where one of the two functions is not what a thread begins with, is
//     chosen, in the first thread; that a race does not depend on that is looked at later.
//
// No lock is held. If the two entries do not agree on what a cell may hold, they are not passed at a time, and there is
// no stage.
type stage struct {
	program *cfg.Program
	origins map[*cfg.Edge]*scene.Object // of the objects that it allocates
	many    map[*cfg.Edge]bool          // of these, those that stand for several
	later   map[place]bool              // the cells that are set as the first thread does later
	// Cells that hold one of several things, and what is computed from them is not followed: pointers, and numbers of which
	// parts are accessed. Their sizes.
	open map[place]int64
	// What is known of the cells, and of what comes before the threads that begin here.
	known   map[place]known
	befores *before
	first   *beginning
	asked   bool // somebody has asked for one of the entries, in whatever state
	late    bool // library code calls one of them back, at any time
}

// known is a cell with what it may hold.
type known struct {
	cell  *scene.Cell
	value scene.Value
	late  bool // its object is written when there are threads only

	chosen bool // it is a number that the stage chooses
}

// place is a cell of a variable, or of what an edge of a stage allocates.
type place struct {
	v      *cfg.Var
	site   *cfg.Edge
	offset int64
}

// Bounds of what is set up.
const (
	mostObjects = 200
	deepest     = 3 // pointers to follow to objects that stand for several
)

// builder makes a stage.
type builder struct {
	*stage
	scene   *scene.Scene
	memory  [][]scene.Value // of the two entries at once
	main    *cfg.Func
	at      *cfg.Node
	shared  map[int]*cfg.Var // the address of an object that there is once
	objects int
	busy    bool // the first thread has gone on
	todo    []filling
}

// filling is an object whose cells are to be written.
type filling struct {
	object  int
	address cfg.Expr
	site    *cfg.Edge // that allocates it; nil: a variable
	depth   int
}

// newStage makes the stage of two entries; nil if there is none. On a busy one, the first thread has done more: the pointers
// that it sets later lead somewhere, too, as to a job that waits.
func newStage(p *cfg.Program, s *scene.Scene, entries [2]*scene.Entry, first *beginning, busy bool) *stage {
	q := *p
	q.Funcs = slices.Clone(p.Funcs)
	q.Globals = slices.Clone(p.Globals)
	empty := &stage{&q, map[*cfg.Edge]*scene.Object{}, map[*cfg.Edge]bool{}, map[place]bool{}, map[place]int64{},
		map[place]known{}, first.before(entries), first, entries[0].Kind == scene.Asked || entries[1].Kind == scene.Asked,
		entries[0].Kind != scene.Starts || entries[1].Kind != scene.Starts}
	b := &builder{stage: empty, scene: s, shared: map[int]*cfg.Var{}, busy: busy}
	b.main = q.NewFunc("start", &cfg.FuncType{Result: p.Types.Void}, cfg.Pos{})
	b.at = b.main.Entry
	q.Main = b.main
	if b.befores.apart || !b.agree(entries) {
		return nil
	}
	for i := range s.Objects {
		if o := &s.Objects[i]; o.Var != nil && o.Var.Storage == cfg.Global {
			b.fill(filling{i, &cfg.AddrOf{LV: cfg.VarLV(o.Var), Typ: p.Types.VoidPtr()}, nil, 0})
		}
	}
	var starts []*cfg.Create
	for _, e := range entries {
		c := b.start(e)
		if c == nil {
			return nil
		}
		starts = append(starts, c)
	}
	for len(b.todo) > 0 {
		f := b.todo[0]
		b.todo = b.todo[1:]
		b.fill(f)
	}
	for _, c := range starts {
		b.do(c, c.Pos)
	}
	cfg.AddEdge(b.at, b.main.Exit, &cfg.ThreadExit{}, cfg.Pos{})
	return b.stage
}

// do appends an action.
func (b *builder) do(a cfg.Action, pos cfg.Pos) *cfg.Edge {
	to := b.main.NewNode()
	e := cfg.AddEdge(b.at, to, a, pos)
	b.at = to
	return e
}

// register makes a register of the first thread.
func (b *builder) register(t cfg.Type) *cfg.Var {
	v := &cfg.Var{Name: "$start", Type: t, Storage: cfg.Temp, Func: b.main}
	b.main.Locals = append(b.main.Locals, v)
	return v
}

// agree computes what memory may hold at both entries.
func (b *builder) agree(entries [2]*scene.Entry) bool {
	for i := range b.scene.Objects {
		var row []scene.Value
		for j := range b.scene.Objects[i].Cells {
			v, ok := meet(entries[0].Memory[i][j], entries[1].Memory[i][j])
			if !ok {
				return false
			}
			row = append(row, v)
		}
		b.memory = append(b.memory, row)
	}
	return true
}

// meet is what a cell may hold by two bounds. Where one says nothing at all, the thread cannot reach the cell.
func meet(v, w scene.Value) (scene.Value, bool) {
	switch {
	case v.None():
		return w, true
	case w.None():
		return v, true
	}
	var out scene.Value
	for _, n := range v.Numbers {
		if mayBe(w, n) {
			out.Numbers = append(out.Numbers, n)
		}
	}
	for _, n := range w.Numbers {
		if v.Many && mayBe(v, n) {
			out.Numbers = append(out.Numbers, n)
		}
	}
	if v.Many && w.Many {
		out.Lo, out.Hi = max(v.Lo, w.Lo), min(v.Hi, w.Hi)
		out.Many = out.Lo <= out.Hi
	}
	for _, t := range v.To {
		if w.Vague || slices.Contains(w.To, t) {
			out.To = append(out.To, t)
		}
	}
	for _, t := range w.To {
		if v.Vague && !slices.Contains(out.To, t) {
			out.To = append(out.To, t)
		}
	}
	for _, f := range v.Code {
		if w.Vague || slices.Contains(w.Code, f) {
			out.Code = append(out.Code, f)
		}
	}
	for _, f := range w.Code {
		if v.Vague && !slices.Contains(out.Code, f) {
			out.Code = append(out.Code, f)
		}
	}
	out.Vague = v.Vague && w.Vague
	return out, !out.None()
}

// only is a pointer without the functions, or with nothing else, that it may lead to.
func only(v scene.Value, code bool) scene.Value {
	if code {
		v.To = nil
	} else {
		v.Code = nil
	}
	return v
}

func isCode(p *cfg.Pointer) bool {
	_, ok := p.Elem.(*cfg.FuncType)
	return ok
}

func mayBe(v scene.Value, n int64) bool {
	return slices.Contains(v.Numbers, n) || v.Many && v.Lo <= n && n <= v.Hi
}

// start says how a function is started; nil if it takes what cannot be made up.
func (b *builder) start(e *scene.Entry) *cfg.Create {
	var args []cfg.Expr
	for i, v := range e.Args {
		t := e.Func.Params[i].Type
		if !cfg.IsScalar(t) {
			return nil
		}
		if p, ok := t.(*cfg.Pointer); ok {
			v = only(v, isCode(p))
		}
		x := b.value(v, t, 0)
		if x == nil {
			x = &cfg.Nondet{Typ: t}
		}
		args = append(args, x)
	}
	ptr := b.program.Types.VoidPtr()
	if len(args) == 1 && cfg.Identical(e.Func.Params[0].Type, ptr) {
		r := b.register(ptr)
		b.do(&cfg.Assign{LHS: cfg.VarLV(r), RHS: args[0]}, e.Pos)
		return &cfg.Create{Start: &cfg.FuncRef{Func: e.Func, Typ: ptr}, Arg: cfg.Read(r), Pos: e.Pos}
	}
	if len(args) == 0 {
		return &cfg.Create{Start: &cfg.FuncRef{Func: e.Func, Typ: ptr}, Pos: e.Pos}
	}
	// It takes other parameters than a thread gets: a function that calls it.
	f := b.program.NewFunc(e.Func.Name, &cfg.FuncType{Result: b.program.Types.Void}, e.Func.Pos)
	call := &cfg.Call{Callee: &cfg.FuncRef{Func: e.Func, Typ: b.pointerTo(e.Func.Type)}}
	for i, x := range args {
		v := &cfg.Var{Name: "$argument", Type: e.Func.Params[i].Type, Storage: cfg.Global}
		b.program.Globals = append(b.program.Globals, v)
		lv := &cfg.LVal{Var: v, Type: v.Type, Internal: true}
		b.do(&cfg.Assign{LHS: lv, RHS: x}, e.Pos)
		call.Args = append(call.Args, &cfg.Load{LV: lv})
	}
	called := f.NewNode()
	cfg.AddEdge(f.Entry, called, call, e.Func.Pos)
	cfg.AddEdge(called, f.Exit, &cfg.Return{}, e.Func.Pos)
	return &cfg.Create{Start: &cfg.FuncRef{Func: f, Typ: ptr}, Pos: e.Pos}
}

// fill writes the cells of an object.
func (b *builder) fill(f filling) {
	o := &b.scene.Objects[f.object]
	for i := range o.Cells {
		c := &o.Cells[i]
		v := b.memory[f.object][i]
		k := place{site: f.site, offset: c.Offset}
		if f.site == nil {
			k.v = o.Var
		}
		b.known[k] = known{cell: c, value: v, late: o.Late}
		later := len(c.Early) == 0 && (f.site == nil || !o.Late)
		if b.late && later || later && c.Main && b.busy && c.Pointer && !c.Code && len(v.To) > 0 {
			b.later[k] = true
		}
		_, constant := v.Constant()
		switch {
		case c.Torn && !constant:
			b.open[k] = c.Size // what a part of it is computed from is not followed
			continue
		case b.late && !constant && !c.Pointer: // it may be anything that was ever written by now
		case !c.Main, later && (!b.busy || !c.Pointer || c.Code || len(v.To) == 0):
			continue
		}
		var t cfg.Type = b.integer(c.Size)
		switch {
		case constant:
		case c.Pointer && c.Size == b.program.Types.VoidPtr().Size():
			v = only(v, c.Code)
			if v.Vague || v.Many || len(v.To)+len(v.Code) != 1 || len(v.Numbers) > 0 && !b.busy && !b.first.set(c) {
				b.open[k] = c.Size
			}
			if t = b.program.Types.VoidPtr(); len(v.To) == 0 && len(v.Code) == 0 && !v.Vague {
				continue
			}
		default:
			if len(v.To) > 0 || len(v.Code) > 0 || v.Vague {
				v = scene.Value{Many: true, Lo: math.MinInt64, Hi: math.MaxInt64}
			}
			if n, ok := b.first.constant(c); ok && !b.late && mayBe(v, n) {
				v = scene.Value{Numbers: []int64{n}}
			} else {
				b.known[k] = known{c, b.memory[f.object][i], o.Late, true}
			}
		}
		if x := b.value(v, t, f.depth+1); x != nil {
			at := &cfg.PtrAdd{X: f.address, Index: cfg.Num(b.program.Types.Long, c.Offset), Scale: 1, Typ: b.pointerTo(t)}
			b.do(&cfg.Assign{LHS: &cfg.LVal{Ptr: at, Type: t, Internal: true}, RHS: x}, cfg.Pos{})
		}
	}
}

func (b *builder) pointerTo(t cfg.Type) *cfg.Pointer {
	return &cfg.Pointer{Elem: t, Bytes: b.program.Types.VoidPtr().Size()}
}

func (b *builder) integer(size int64) *cfg.Int {
	ts := b.program.Types
	return map[int64]*cfg.Int{1: ts.UChar, 2: ts.UShort, 4: ts.UInt, 8: ts.ULLong}[size]
}

// value is an expression for a value; nil if there is none. What is left open is chosen.
func (b *builder) value(v scene.Value, t cfg.Type, depth int) cfg.Expr {
	if n, ok := v.Constant(); ok {
		if _, float := t.(*cfg.Float); float {
			return nil
		}
		return cfg.Convert(cfg.Num(b.program.Types.LLong, n), t)
	}
	switch {
	case len(v.To) > 0:
		return cfg.Convert(b.pointer(v.To, depth), t)
	case len(v.Code) > 0:
		return cfg.Convert(&cfg.FuncRef{Func: v.Code[0], Typ: b.pointerTo(v.Code[0].Type)}, t)
	}
	i, ok := t.(*cfg.Int)
	if _, pointer := t.(*cfg.Pointer); pointer && v.Vague {
		// Not null; but what it leads to is not known, so that nobody is to follow it: an object without bytes.
		return cfg.Convert(b.allocate(0, false, cfg.Pos{}, nil), t)
	}
	if !ok {
		if v.None() {
			return nil
		}
		return &cfg.Nondet{Typ: t}
	}
	wide := b.program.Types.ULLong
	chosen := cfg.Expr(&cfg.Nondet{Typ: wide})
	switch {
	case v.None():
		return nil
	case len(v.Numbers) > 1 && !v.Many && !v.Vague:
		return cfg.Convert(b.oneOf(v.Numbers), i)
	case v.Many && !v.Vague && uint64(v.Hi-v.Lo)+1 != 0 && len(v.Numbers) == 0:
		chosen = cfg.Op(cfg.Add, cfg.Num(wide, v.Lo), cfg.Op(cfg.Rem, chosen, &cfg.Const{Typ: wide, Bits: uint64(v.Hi-v.Lo) + 1}))
	}
	return cfg.Convert(chosen, i)
}

// oneOf chooses one of a few numbers, so that what depends on the choice is seen to.
func (b *builder) oneOf(ns []int64) cfg.Expr {
	wide := b.program.Types.ULLong
	r := b.register(wide)
	b.do(&cfg.Assign{LHS: cfg.VarLV(r), RHS: cfg.Op(cfg.Rem, &cfg.Nondet{Typ: wide}, cfg.Num(wide, int64(len(ns))))}, cfg.Pos{})
	sum := cfg.Num(wide, ns[0])
	for i, n := range ns[1:] {
		is := cfg.Convert(cfg.Op(cfg.Eq, cfg.Read(r), cfg.Num(wide, int64(i+1))), wide)
		sum = cfg.Op(cfg.Add, sum, cfg.Op(cfg.Mul, is, cfg.Num(wide, n-ns[0])))
	}
	return sum
}

// pointer is a pointer to one of some targets.
func (b *builder) pointer(to []scene.Target, depth int) cfg.Expr {
	ptr := b.program.Types.VoidPtr()
	several := func(t scene.Target) bool { return len(to) > 1 || t.Loose || b.scene.Objects[t.Object].Many }
	best := to[0]
	o := &b.scene.Objects[best.Object]
	var base cfg.Expr
	switch {
	case o.Var != nil && o.Var.Storage == cfg.Global && !several(best):
		base = &cfg.AddrOf{LV: cfg.VarLV(o.Var), Typ: ptr}
	case !several(best) && b.shared[best.Object] != nil:
		base = cfg.Read(b.shared[best.Object])
	case b.objects == mostObjects || several(best) && depth > deepest:
		return cfg.Null(ptr)
	default:
		pos := cfg.Pos{}
		if o.Site != nil {
			pos = o.Site.Pos
		}
		var e *cfg.Edge
		base = b.allocate(max(o.Size, 1), several(best), pos, &e)
		b.origins[e], b.many[e] = o, several(best)
		if !several(best) {
			b.shared[best.Object] = e.Action.(*cfg.Alloc).Result.Var
		}
		b.todo = append(b.todo, filling{best.Object, base, e, depth})
	}
	return &cfg.PtrAdd{X: base, Index: cfg.Num(b.program.Types.Long, best.Offset), Scale: 1, Typ: ptr}
}

// allocate allocates an object, and says by which edge if that is wanted. What one of several holds where it is not set up is
// left open: no race may depend on that.
func (b *builder) allocate(size int64, several bool, pos cfg.Pos, by **cfg.Edge) cfg.Expr {
	b.objects++
	r := b.register(b.program.Types.VoidPtr())
	e := b.do(&cfg.Alloc{Result: cfg.VarLV(r), Size: cfg.Num(b.program.Types.ULong, size), Zero: !several, Name: "malloc"}, pos)
	if by != nil {
		*by = e
	}
	return cfg.Read(r)
}
