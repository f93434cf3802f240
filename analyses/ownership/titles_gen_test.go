package ownership

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// mutate changes a program in a few places.
func (w *world) mutate(rnd *rand.Rand, p []statement) []statement {
	p = slices.Clone(p)
	for range 2 + rnd.IntN(8) {
		i := rnd.IntN(len(p) + 1)
		switch n := rnd.IntN(10); {
		case n < 7 || len(p) == 0 || len(p) == i:
			if p = slices.Insert(p, i, w.random(rnd)); rnd.IntN(12) == 0 {
				p = slices.Insert(p, i, w.refuse(rnd)...)
			}
		case n < 9:
			p = slices.Delete(p, i, i+1)
		default:
			j := rnd.IntN(len(p))
			p[i], p[j] = p[j], p[i]
		}
	}
	return p[:min(len(p), 24)]
}

// random is a statement of any kind.
func (w *world) random(rnd *rand.Rand) statement {
	body := func(n int) (out []statement) {
		for range n {
			out = append(out, w.simple(rnd))
		}
		return out
	}
	if w.answers && rnd.IntN(4) == 0 {
		return w.send(rnd)
	}
	switch rnd.IntN(20) {
	case 0, 2, 3:
		st := statement{ways: [2][]statement{body(rnd.IntN(4)), body(rnd.IntN(3))}, chosen: rnd.IntN(2)}
		if rnd.IntN(4) > 0 {
			st.asked = w.condition(rnd)
		}
		return st
	case 4, 5:
		return w.push(rnd)
	case 6:
		return w.pop(rnd)
	case 7:
		return w.own(rnd)
	case 1:
		v := w.regs[rnd.IntN(len(w.regs))]
		from := w.lval(rnd, false)
		take := []statement{assign(cfg.VarLV(v), cfg.ReadLV(from)), assign(from, cfg.ReadLV(w.member(rnd, cfg.Read(v))))}
		return statement{loop: true, ways: [2][]statement{append(take, body(rnd.IntN(3))...)}, chosen: rnd.IntN(4)}
	}
	return w.simple(rnd)
}

// refuse offers a node, and asks whether it was refused.
func (w *world) refuse(rnd *rand.Rand) []statement {
	n := cfg.Read(w.regs[rnd.IntN(len(w.regs))])
	offer := &cfg.Call{Callee: &cfg.FuncRef{Func: w.offer}, Args: []cfg.Expr{n}, Result: cfg.VarLV(w.k)}
	st := statement{asked: cfg.Read(w.k), ways: [2][]statement{nil, {assign(cfg.VarLV(w.globals[rnd.IntN(2)]), n)}}}
	if rnd.IntN(8) == 0 {
		st.ways[0] = []statement{w.simple(rnd)}
	}
	return []statement{{actions: []cfg.Action{offer}}, st}
}

func assign(lv *cfg.LVal, x cfg.Expr) statement {
	return statement{actions: []cfg.Action{&cfg.Assign{LHS: lv, RHS: x}}}
}

// simple is a statement of actions.
func (w *world) simple(rnd *rand.Rand) statement {
	reg := func() *cfg.Var { return w.regs[rnd.IntN(len(w.regs))] }
	read := func() cfg.Expr { return cfg.ReadLV(w.lval(rnd, false)) }
	if w.answers && rnd.IntN(6) == 0 {
		return w.say(reg(), rnd.Int64N(2))
	}
	switch n := rnd.IntN(109); {
	case n >= 106:
		return statement{actions: []cfg.Action{&cfg.Call{Callee: &cfg.FuncRef{Func: w.offer}, Args: []cfg.Expr{cfg.Read(reg())}, Result: cfg.VarLV(w.k)}}}
	case n >= 103 && w.queue.byLink:
		at := w.member(rnd, cfg.Read(reg()))
		if rnd.IntN(2) == 0 {
			at = cfg.VarLV(w.first)
		}
		return assign(cfg.VarLV(w.final), &cfg.AddrOf{LV: at, Typ: w.final.Type})
	case n >= 100 && w.queue.byLink:
		return assign(&cfg.LVal{Ptr: cfg.Read(w.final), Type: w.node}, cfg.Read(reg()))
	case n >= 103:
		return assign(cfg.VarLV(w.final), cfg.Read(reg()))
	case n >= 100:
		return assign(w.member(rnd, cfg.Read(w.final)), cfg.Read(reg()))
	case n < 40:
		return assign(cfg.VarLV(reg()), read())
	case n < 48:
		return assign(cfg.VarLV(reg()), cfg.Read(reg()))
	case n < 62:
		return assign(w.lval(rnd, false), cfg.Null(w.node))
	case n < 74:
		return assign(w.lval(rnd, false), cfg.Read(reg()))
	case n < 88:
		return assign(w.lval(rnd, false), read())
	case n < 91:
		return assign(cfg.VarLV(w.k), cfg.Num(w.k.Type.(*cfg.Int), rnd.Int64N(2)))
	case n < 94:
		return w.alloc(reg())
	case n < 95:
		x := cfg.Expr(cfg.Read(reg()))
		if rnd.IntN(3) == 0 {
			x = read()
		}
		return statement{actions: []cfg.Action{&cfg.Free{Ptr: &cfg.Cast{X: x, Typ: w.raw.Type}}}}
	case n < 97:
		f := []*cfg.Func{w.give, w.lend, w.tidy}[rnd.IntN(3)]
		return statement{actions: []cfg.Action{&cfg.Call{Callee: &cfg.FuncRef{Func: f}, Args: []cfg.Expr{cfg.Read(reg())}}}}
	case n < 98:
		return statement{actions: []cfg.Action{&cfg.Unlock{}}}
	}
	return assign(cfg.VarLV(reg()), cfg.Null(w.node))
}

// condition asks whether something is null, or whether two pointers are equal.
func (w *world) condition(rnd *rand.Rand) cfg.Expr {
	x := cfg.ReadLV(w.lval(rnd, true))
	if w.answers && rnd.IntN(2) == 0 {
		return cfg.ReadLV(w.value(w.regs[rnd.IntN(len(w.regs))]))
	}
	switch rnd.IntN(5) {
	case 4:
		return cfg.Read(w.k)
	case 0:
		x = cfg.Read(w.regs[rnd.IntN(len(w.regs))])
	case 1:
		x = cfg.Read(w.first)
	case 2:
		if !w.queue.byLink {
			x = cfg.Read(w.final)
		}
	}
	if rnd.IntN(3) > 0 {
		return x
	}
	y := cfg.Read(w.regs[rnd.IntN(len(w.regs))])
	if rnd.IntN(2) == 0 {
		y = cfg.ReadLV(w.lval(rnd, true))
	}
	return &cfg.Binary{Op: cfg.Eq, X: x, Y: y, Typ: w.k.Type}
}

// push is most of what it takes to append a node; something may be left out.
func (w *world) push(rnd *rand.Rand) statement {
	v := w.regs[rnd.IntN(len(w.regs))]
	x, null := cfg.Read(v), cfg.Null(w.node)
	var st []statement
	add := func(s statement) {
		if rnd.IntN(10) > 0 {
			st = append(st, s)
		}
	}
	add(assign(w.member(rnd, x), null))
	if w.queue.byLink {
		add(assign(&cfg.LVal{Ptr: cfg.Read(w.final), Type: w.node}, x))
		add(assign(cfg.VarLV(w.final), &cfg.AddrOf{LV: w.member(rnd, x), Typ: w.final.Type}))
	} else {
		asked := cfg.Read(w.final)
		if rnd.IntN(2) == 0 {
			asked = cfg.Read(w.first)
		}
		ways := [2][]statement{{assign(w.member(rnd, cfg.Read(w.final)), x)}, {assign(cfg.VarLV(w.first), x)}}
		add(statement{ways: ways, asked: asked})
		add(assign(cfg.VarLV(w.final), x))
	}
	return statement{ways: [2][]statement{st, nil}}
}

// value is that of the node that a register leads to.
func (w *world) value(v *cfg.Var) *cfg.LVal { return cfg.Member(cfg.Deref(cfg.Read(v)), "value") }

// say stores it.
func (w *world) say(v *cfg.Var, n int64) statement {
	return assign(w.value(v), cfg.Num(w.k.Type.(*cfg.Int), n))
}

// send is most of what it takes to put a node away and get it back.
func (w *world) send(rnd *rand.Rand) statement {
	v, u := w.regs[rnd.IntN(len(w.regs))], w.regs[rnd.IntN(len(w.regs))]
	unlock := statement{actions: []cfg.Action{&cfg.Unlock{}}}
	var st []statement
	for _, s := range []statement{w.alloc(v), w.say(v, 0), assign(w.member(rnd, cfg.Read(v)), cfg.ReadLV(w.root)),
		assign(w.root, cfg.Read(v)), w.simple(rnd), unlock, w.simple(rnd),
		{asked: cfg.ReadLV(w.value(v)), ways: [2][]statement{{w.simple(rnd), w.say(u, 0), w.simple(rnd)}, {w.simple(rnd), w.say(u, 1)}}}} {
		if rnd.IntN(12) > 0 {
			st = append(st, s)
		}
	}
	return statement{ways: [2][]statement{st, nil}}
}

// own makes a few nodes that lead to each other, and looks at them.
func (w *world) own(rnd *rand.Rand) statement {
	var st []statement
	reg := func() *cfg.Var { return w.regs[rnd.IntN(len(w.regs))] }
	v, u := reg(), reg()
	for _, s := range []statement{w.alloc(v), w.alloc(u), assign(w.member(rnd, cfg.Read(v)), cfg.Read(u)), w.alloc(u),
		assign(w.member(rnd, cfg.ReadLV(w.member(rnd, cfg.Read(v)))), cfg.Read(u)),
		assign(cfg.VarLV(reg()), cfg.ReadLV(w.member(rnd, cfg.Read(v)))),
		assign(cfg.VarLV(u), cfg.ReadLV(w.member(rnd, cfg.Read(reg())))),
		assign(cfg.VarLV(u), cfg.ReadLV(w.member(rnd, cfg.Read(u))))} {
		if rnd.IntN(10) > 0 {
			st = append(st, s)
		}
	}
	return statement{ways: [2][]statement{st, nil}, asked: w.condition(rnd)}
}

// pop is most of what it takes to take the first node out.
func (w *world) pop(rnd *rand.Rand) statement {
	v := w.regs[rnd.IntN(len(w.regs))]
	first, final := cfg.VarLV(w.first), cfg.VarLV(w.final)
	st := []statement{assign(cfg.VarLV(v), cfg.Read(w.first)), assign(first, cfg.ReadLV(w.member(rnd, cfg.Read(v))))}
	reset := assign(final, cfg.Null(w.final.Type.(*cfg.Pointer)))
	if w.queue.byLink {
		reset = assign(final, &cfg.AddrOf{LV: first, Typ: w.final.Type})
	}
	asked := cfg.Read(w.first)
	if rnd.IntN(4) == 0 && !w.queue.byLink {
		asked = &cfg.Binary{Op: cfg.Eq, X: cfg.Read(w.final), Y: cfg.Read(v), Typ: w.k.Type}
		asked = &cfg.Unary{Op: cfg.Not, X: asked, Typ: w.k.Type}
	}
	st = append(st, statement{ways: [2][]statement{nil, {reset}}, asked: asked})
	if n := rnd.IntN(20); n < len(st) {
		st = slices.Delete(st, n, n+1)
	}
	return statement{ways: [2][]statement{st, nil}, asked: cfg.Read(w.first)}
}

// alloc makes a node.
func (w *world) alloc(v *cfg.Var) statement {
	return statement{actions: []cfg.Action{
		&cfg.Alloc{Result: cfg.VarLV(w.raw), Size: cfg.Num(w.k.Type.(*cfg.Int), 24), Zero: true},
		&cfg.Assign{LHS: cfg.VarLV(v), RHS: &cfg.Cast{X: cfg.Read(w.raw), Typ: w.node}},
	}}
}

// lval is a place: a variable, an element of the array, or a link; if it is simple, of what a register leads to.
func (w *world) lval(rnd *rand.Rand, simple bool) *cfg.LVal {
	var lv *cfg.LVal
	switch n := rnd.IntN(100); {
	case n < 40:
		if lv = cfg.VarLV(w.globals[rnd.IntN(4)]); lv.Var == w.globals[2] {
			index := cfg.Read(w.k)
			if rnd.IntN(2) == 0 {
				index = cfg.Num(w.k.Type.(*cfg.Int), rnd.Int64N(2))
			}
			lv = cfg.Element(lv, index)
		}
	case n < 46 && !w.queue.byLink:
		lv = cfg.VarLV(w.final)
	case n < 92 || simple:
		lv = w.member(rnd, cfg.Read(w.regs[rnd.IntN(len(w.regs))]))
	default:
		lv = w.member(rnd, cfg.ReadLV(w.lval(rnd, true)))
	}
	if c := w.f.cell(lv); c != nil {
		w.lvals[c] = lv
	}
	return lv
}

func (w *world) member(rnd *rand.Rand, p cfg.Expr) *cfg.LVal {
	return cfg.Member(cfg.Deref(p), w.links[rnd.IntN(len(w.links))])
}

// shrink leaves out what a program needs not to be wrong.
func (w *world) shrink(p []statement) ([]statement, string) {
	wrong := w.run(p, map[string]int{}).wrong
	for i := len(p) - 1; i >= 0; i-- {
		less := slices.Delete(slices.Clone(p), i, i+1)
		if r := w.run(less, map[string]int{}); r.wrong != "" && len(r.kept) == len(less) {
			p, wrong, i = less, r.wrong, len(less)
		}
	}
	return p, wrong
}

func print(p []statement, indent string) string {
	var b strings.Builder
	for _, st := range p {
		for _, a := range st.actions {
			fmt.Fprintf(&b, "%s%s\n", indent, a)
		}
		if st.actions == nil {
			fmt.Fprintf(&b, "%sloop %t, asks %v, chosen %d {\n%s%s} else {\n%s%s}\n", indent, st.loop, st.asked, st.chosen,
				print(st.ways[0], indent+"\t"), indent, print(st.ways[1], indent+"\t"), indent)
		}
	}
	return b.String()
}
