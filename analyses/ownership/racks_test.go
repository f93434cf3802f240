package ownership

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// TestRacks runs random programs that put nodes in rings and stacks, and take them out, mostly as it is done, and checks at each
// point what the flow says of registers and numbers. Programs that the flow rejects, or that leave the array, say nothing.
func TestRacks(t *testing.T) {
	programs := search.Times(600)
	for name, shape := range map[string]rackShape{
		"stack":                {stack: true},
		"ring with a count":    {tail: true, count: true},
		"ring":                 {tail: true},
		"ring by head, count":  {count: true},
		"endless":              {tail: true, exact: true, unsigned: true},
		"endless with a count": {tail: true, count: true, exact: true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newRackWorld(shape)
			rnd := rand.New(rand.NewPCG(1, 2))
			took, put := 0, 0
			for range programs {
				var p []rackStep
				for range 1 + rnd.IntN(12) {
					p = append(p, w.random(rnd)...)
				}
				kept, wrong := w.run(rnd, p)
				if wrong != "" {
					for i := 0; i < len(p); i++ {
						for range 30 { // what others do is chance
							if less := slices.Delete(slices.Clone(p), i, i+1); func() bool { _, x := w.run(rnd, less); return x != "" }() {
								_, wrong = w.run(rnd, less)
								p, i = less, -1
								break
							}
						}
					}
					t.Fatalf("%s\n%s", wrong, printRack(p, ""))
				}
				took, put = took+kept.took, put+kept.put
			}
			t.Logf("%d taken, %d put", took, put)
			if took < 100 || put < 100 {
				t.Errorf("%d nodes have been taken, and %d put in", took, put)
			}
		})
	}
}

// rackShape says which numbers a rack has.
type rackShape struct{ stack, tail, count, exact, unsigned bool }

const rackSize = 4

// rackWorld is the flow of a function that uses a rack.
type rackWorld struct {
	f                 *flow
	r                 *rack
	int               *cfg.Int
	node              *cfg.Pointer
	items             *cfg.Var
	head, tail, count *cfg.Var
	a, b, i, raw      *cfg.Var
	regs              []*cfg.Var
}

// rackStep is an action, or a choice.
type rackStep struct {
	action cfg.Action
	asked  cfg.Expr
	ways   [2][]rackStep
}

func newRackWorld(shape rackShape) *rackWorld {
	b := cfg.NewBuilder(cfg.LP64)
	rec := &cfg.Record{Tag: "struct node", AlignN: 8, Bytes: 8}
	rec.Fields = []*cfg.Field{{Name: "value", Type: b.Int}}
	w := &rackWorld{node: b.PointerTo(rec), int: b.Int}
	if shape.unsigned {
		w.int = b.UInt
	}
	id := 0
	variable := func(name string, t cfg.Type, s cfg.Storage) *cfg.Var {
		id++
		return &cfg.Var{Name: name, Type: t, Storage: s, ID: id}
	}
	w.items = variable("items", &cfg.Array{Elem: w.node, Len: rackSize}, cfg.Global)
	w.r = &rack{items: w.items, in: w.items, kind: 1, size: rackSize, exact: shape.exact, unsigned: shape.unsigned}
	if !shape.stack {
		w.head = variable("head", w.int, cfg.Global)
		w.r.head = w.head
	}
	if shape.stack || shape.tail {
		w.tail = variable("tail", w.int, cfg.Global)
		w.r.tail = w.tail
	}
	if shape.count {
		w.count = variable("count", w.int, cfg.Global)
		w.r.count = w.count
	}
	w.a, w.b, w.i = variable("a", w.node, cfg.Local), variable("b", w.node, cfg.Local), variable("i", w.int, cfg.Local)
	w.raw = variable("raw", b.VoidPtr(), cfg.Local)
	w.regs = []*cfg.Var{w.a, w.b}
	types := &types{kinds: []kind{{record: rec}}, of: map[*cfg.Record]kinds{rec: 1}, reach: map[*cfg.Record]kinds{rec: 1}}
	s := &scan{types: types, raw: map[*cfg.Var]kinds{w.raw: 1}}
	w.f = &flow{scan: s, live: 1, cells: map[string]*cell{}, uses: map[*cfg.Edge]*use{}, racks: []*rack{w.r}, final: true}
	w.f.loose, w.f.left, w.f.passed = map[*cfg.Var]loose{}, map[*cfg.Var]loose{}, map[*cfg.Var]bool{}
	return w
}

func (w *rackWorld) num(n int64) cfg.Expr { return cfg.Num(w.int, n) }
func (w *rackWorld) op(x cfg.Expr, o cfg.BinaryOp, y cfg.Expr) cfg.Expr {
	return &cfg.Binary{Op: o, X: x, Y: y, Typ: w.int}
}

// next is an expression plus one, perhaps modulo the size.
func (w *rackWorld) next(x cfg.Expr, rnd *rand.Rand) cfg.Expr {
	x = w.op(x, cfg.Add, w.num(1))
	if !w.r.exact && rnd.IntN(8) > 0 {
		return w.op(x, cfg.Rem, w.num(rackSize))
	}
	return x
}

func (w *rackWorld) set(v *cfg.Var, x cfg.Expr) rackStep {
	return rackStep{action: &cfg.Assign{LHS: cfg.VarLV(v), RHS: x}}
}

func (w *rackWorld) element(x cfg.Expr, rnd *rand.Rand) *cfg.LVal {
	if !w.isStack() && (w.r.exact || rnd.IntN(4) == 0) && rnd.IntN(20) > 0 {
		x = w.op(x, cfg.Rem, w.num(rackSize))
	}
	return cfg.Element(cfg.VarLV(w.items), x)
}

func (w *rackWorld) isStack() bool { return w.head == nil }

// random is what a program does next: puts in, takes out, or something else.
func (w *rackWorld) random(rnd *rand.Rand) (out []rackStep) {
	reg := w.regs[rnd.IntN(2)]
	numbers := []*cfg.Var{w.head, w.tail, w.count, w.i}
	number := func() *cfg.Var {
		for {
			if v := numbers[rnd.IntN(4)]; v != nil {
				return v
			}
		}
	}
	taking := false
	switch rnd.IntN(22) {
	case 0:
		return []rackStep{{action: &cfg.Unlock{}}}
	case 1, 2:
		return w.alloc(reg)
	case 3:
		return []rackStep{w.set(reg, cfg.Null(w.node))}
	case 4:
		return []rackStep{w.set(w.a, cfg.Read(w.b))}
	case 5:
		return []rackStep{w.set(reg, cfg.ReadLV(w.element(cfg.Read(number()), rnd)))}
	case 6:
		return []rackStep{{action: &cfg.Assign{LHS: w.element(cfg.Read(number()), rnd), RHS: cfg.Null(w.node)}}}
	case 7:
		return []rackStep{w.set(number(), w.num(0))}
	case 8:
		return []rackStep{w.set(number(), w.op(cfg.Read(number()), []cfg.BinaryOp{cfg.Add, cfg.Sub}[rnd.IntN(2)], w.num(1)))}
	case 9:
		return []rackStep{{asked: w.condition(rnd), ways: [2][]rackStep{w.random(rnd), nil}}}
	case 10:
		return []rackStep{{action: &cfg.Free{Ptr: &cfg.Cast{X: cfg.Read(reg), Typ: w.raw.Type}}}}
	case 11:
		for _, v := range numbers[:3] {
			if v != nil && rnd.IntN(8) > 0 {
				out = append(out, w.set(v, w.num(0)))
			}
		}
		return out
	case 12, 13, 14, 15, 16:
		out = w.puts(reg, rnd)
	default:
		out, taking = w.takes(reg, rnd), true
	}
	if rnd.IntN(4) == 0 {
		i := rnd.IntN(len(out))
		out = slices.Delete(out, i, i+1)
	}
	if len(out) > 1 && rnd.IntN(4) == 0 {
		i := rnd.IntN(len(out) - 1)
		out[i], out[i+1] = out[i+1], out[i]
	}
	if rnd.IntN(12) == 0 {
		return out
	}
	asked := w.condition(rnd)
	if rnd.IntN(3) > 0 {
		asked = w.room(taking, rnd)
	}
	out = []rackStep{{asked: asked, ways: [2][]rackStep{out, nil}}}
	if !taking && rnd.IntN(3) > 0 {
		out = append(w.alloc(reg), out...)
	}
	return out
}

// room asks whether there is something to take, or room for something.
func (w *rackWorld) room(taking bool, rnd *rand.Rand) cfg.Expr {
	n, x := cfg.Expr(nil), w.num(0)
	if !taking {
		x = w.num(rackSize)
	}
	switch {
	case w.isStack():
		n = cfg.Read(w.tail)
	case w.count != nil:
		n = cfg.Read(w.count)
	case w.r.exact && rnd.IntN(2) == 0:
		n = w.op(cfg.Read(w.tail), cfg.Sub, cfg.Read(w.head))
	case taking:
		n, x = cfg.Read(w.tail), cfg.Read(w.head)
	case w.r.exact:
		n = w.op(cfg.Read(w.tail), cfg.Sub, cfg.Read(w.head))
	default:
		n, x = w.next(cfg.Read(w.tail), rnd), cfg.Read(w.head)
	}
	return w.op(n, cfg.Ne, x)
}

// alloc makes a node.
func (w *rackWorld) alloc(reg *cfg.Var) []rackStep {
	return []rackStep{
		{action: &cfg.Alloc{Result: cfg.VarLV(w.raw), Size: w.num(8), Zero: true}},
		{action: &cfg.Assign{LHS: cfg.VarLV(reg), RHS: &cfg.Cast{X: cfg.Read(w.raw), Typ: w.node}}}}
}

// advance makes a number the next one.
func (w *rackWorld) advance(v *cfg.Var, x cfg.Expr, rnd *rand.Rand) []rackStep {
	if w.r.exact || rnd.IntN(3) > 0 || w.isStack() {
		return []rackStep{w.set(v, w.next(x, rnd))}
	}
	return []rackStep{w.set(v, w.op(x, cfg.Add, w.num(1))),
		{asked: w.op(cfg.Read(v), cfg.Eq, w.num(rackSize-min(1, int64(rnd.IntN(20)))+1)), ways: [2][]rackStep{{w.set(v, w.num(0))}, nil}}}
}

// puts puts a node in.
func (w *rackWorld) puts(reg *cfg.Var, rnd *rand.Rand) (out []rackStep) {
	store := func(x cfg.Expr) rackStep {
		return rackStep{action: &cfg.Assign{LHS: w.element(x, rnd), RHS: cfg.Read(reg)}}
	}
	switch {
	case w.tail == nil:
		x := w.op(w.op(cfg.Read(w.head), cfg.Add, cfg.Read(w.count)), cfg.Rem, w.num(rackSize))
		out = append(out, store(x))
	case rnd.IntN(2) == 0:
		out = append(out, w.set(w.i, cfg.Read(w.tail)))
		if w.isStack() {
			out = append(out, w.set(w.tail, w.op(cfg.Read(w.i), cfg.Add, w.num(1))))
		} else {
			out = append(out, w.advance(w.tail, cfg.Read(w.i), rnd)...)
		}
		out = append(out, store(cfg.Read(w.i)))
	case w.isStack():
		out = append(out, store(cfg.Read(w.tail)), w.set(w.tail, w.op(cfg.Read(w.tail), cfg.Add, w.num(1))))
	default:
		out = append(append(out, store(cfg.Read(w.tail))), w.advance(w.tail, cfg.Read(w.tail), rnd)...)
	}
	if w.count != nil {
		out = append(out, w.set(w.count, w.op(cfg.Read(w.count), cfg.Add, w.num(1))))
	}
	return out
}

// takes takes a node out.
func (w *rackWorld) takes(reg *cfg.Var, rnd *rand.Rand) (out []rackStep) {
	load := func(x cfg.Expr) rackStep { return w.set(reg, cfg.ReadLV(w.element(x, rnd))) }
	less := func(v *cfg.Var) cfg.Expr { return w.op(cfg.Read(v), cfg.Sub, w.num(1)) }
	switch {
	case w.isStack() && rnd.IntN(2) == 0:
		out = append(out, w.set(w.i, less(w.tail)), w.set(w.tail, cfg.Read(w.i)), load(cfg.Read(w.i)))
	case w.isStack():
		out = append(out, load(less(w.tail)), w.set(w.tail, less(w.tail)))
	case rnd.IntN(2) == 0:
		out = append(append(append(out, w.set(w.i, cfg.Read(w.head))), w.advance(w.head, cfg.Read(w.i), rnd)...), load(cfg.Read(w.i)))
	default:
		out = append(append(out, load(cfg.Read(w.head))), w.advance(w.head, cfg.Read(w.head), rnd)...)
	}
	if w.count != nil {
		out = append(out, w.set(w.count, less(w.count)))
	}
	return out
}

// condition asks how many nodes there are.
func (w *rackWorld) condition(rnd *rand.Rand) cfg.Expr {
	ops := []cfg.BinaryOp{cfg.Eq, cfg.Ne, cfg.Lt, cfg.Le, cfg.Gt, cfg.Ge}
	op := ops[rnd.IntN(len(ops))]
	bound := w.num(int64([]int{0, 0, 1, rackSize - 1, rackSize, rackSize, rackSize + 1}[rnd.IntN(7)]))
	var x, y cfg.Expr
	switch {
	case w.isStack():
		x, y = cfg.Read(w.tail), bound
	case w.count != nil && (w.tail == nil || rnd.IntN(3) > 0):
		x, y = cfg.Read(w.count), bound
	case w.r.exact && rnd.IntN(2) == 0:
		x, y = w.op(cfg.Read(w.tail), cfg.Sub, cfg.Read(w.head)), bound
	case rnd.IntN(2) == 0:
		x, y = cfg.Read(w.tail), cfg.Read(w.head)
	default:
		x, y = w.next(cfg.Read(w.tail), rnd), cfg.Read(w.head)
	}
	if rnd.IntN(3) == 0 {
		x, y = y, x
	}
	return w.op(x, op, y)
}

func printRack(p []rackStep, indent string) string {
	var b strings.Builder
	for _, st := range p {
		if st.action != nil {
			fmt.Fprintf(&b, "%s%s\n", indent, st.action)
			continue
		}
		fmt.Fprintf(&b, "%sif (%s) {\n%s%s}\n", indent, st.asked, printRack(st.ways[0], indent+"\t"), indent)
	}
	return b.String()
}
