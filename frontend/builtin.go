package frontend

import (
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// builtin returns the lowering of a function that the compiler itself knows, or nil.
func builtin(name string) func(*callSite) value {
	switch name {
	case "__mayrun_va_start":
		return (*callSite).vaStart
	case "__mayrun_va_end":
		return (*callSite).vaEnd
	case "__builtin_prefetch", "__builtin___clear_cache", "__builtin_cpu_init", "__builtin_ia32_pause":
		return (*callSite).nothing
	case "__builtin_ia32_mfence", "__builtin_ia32_lfence", "__builtin_ia32_sfence":
		return func(c *callSite) value { return c.fence(orderArg{order: cfg.SeqCst}) }
	case "__mayrun_va_arg":
		return (*callSite).vaArg
	case "__builtin_expect", "__builtin_expect_with_probability":
		return (*callSite).expect
	case "__builtin_unreachable":
		return (*callSite).unreachable
	case "__builtin_constant_p":
		return (*callSite).constantP
	case "__builtin_classify_type":
		return (*callSite).classifyType
	case "__builtin_choose_expr":
		return (*callSite).chooseExpr
	case "__ccgo__types_compatible_p":
		return (*callSite).typesCompatible
	case "__builtin_shuffle":
		return (*callSite).shuffle
	case "__builtin_shufflevector":
		return (*callSite).shuffleVector
	case "__mayrun_convertvector":
		return (*callSite).convertVector
	case "__builtin_object_size", "__builtin_dynamic_object_size":
		return (*callSite).objectSize
	case "__builtin_thread_pointer", "__builtin_return_address", "__builtin_frame_address",
		"__builtin_extract_return_addr", "__builtin_ia32_rdtsc",
		"__builtin_cpu_supports", "__builtin_eh_return_data_regno", "__builtin_va_arg_pack_len":
		return (*callSite).arbitrary
	case "ffs", "ffsl", "ffsll":
		return bitBuiltin("__builtin_" + name)
	}
	if strings.HasPrefix(name, "__") {
		if b := atomicBuiltin(name); b != nil {
			return b
		}
		if b := bitBuiltin(name); b != nil {
			return b
		}
	}
	return absBuiltin(name)
}

// arbitrary evaluates the arguments and yields any value.
func (c *callSite) arbitrary() value {
	for _, n := range c.nodes {
		c.f.effect(n)
	}
	t := c.ft.result.unqual()
	if t.kind == kVoid {
		return c.void()
	}
	return value{x: &cfg.Nondet{Typ: t.cfgType(), Pos: c.pos, Guess: true}, t: t}
}

// node is one argument as it is written.
func (c *callSite) node(i int) cc.ExpressionNode {
	if i >= len(c.nodes) {
		c.f.u.fail(c.n, "too few arguments")
	}
	return c.nodes[i]
}

// arg evaluates one argument.
func (c *callSite) arg(i int) value { return c.f.expr(c.node(i)) }

// nothing evaluates the arguments only.
func (c *callSite) nothing() value {
	for _, n := range c.nodes {
		if u, ok := strip(n).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
			continue
		}
		c.f.effect(n)
	}
	return value{t: c.f.u.b.void}
}

// list is the va_list that &ap points to.
func (c *callSite) list() *cfg.LVal {
	v := c.arg(0)
	if v.t.kind != kPtr {
		c.f.u.fail(c.n, "argument is not a va_list")
	}
	return c.f.deref(v, c.pos, c.n).lv
}

func (c *callSite) vaStart() value {
	c.f.emit(&cfg.VaStart{List: c.list()}, c.pos)
	return value{t: c.f.u.b.void}
}

func (c *callSite) vaEnd() value {
	c.f.emit(&cfg.VaEnd{List: c.list()}, c.pos)
	return value{t: c.f.u.b.void}
}

func (c *callSite) vaArg() value {
	t := c.ft.result.unqual()
	if t.incomplete() {
		c.f.u.fail(c.n, "va_arg of an incomplete type")
	}
	r := c.f.temp(t.cfgType())
	c.f.emit(&cfg.VaArg{Result: lvOf(r), List: c.list()}, c.pos)
	return value{x: load(r), t: t}
}

func (c *callSite) expect() value {
	v := c.f.scalar(c.node(0))
	return c.f.convert(v, c.f.u.b.long)
}

func (c *callSite) unreachable() value {
	if c.f.dry == 0 {
		c.f.stop()
	}
	return value{t: c.f.u.b.void}
}

// constantP is 1 for constants. For anything else it depends on the optimiser, which may find out what the value is.
func (c *callSite) constantP() value {
	n := uint64(0)
	sizes := c.f.sizesIn(func() {
		switch x := c.arg(0).x.(type) {
		case *cfg.Const, *cfg.FloatConst:
			n = 1
		case *cfg.AddrOf:
			if isLiteral(x) {
				n = 1
			}
		}
	})
	for _, n := range sizes {
		c.f.openSize(n) // clang evaluates them, gcc does not
	}
	if n == 0 && c.f.dry == 0 && !c.f.file {
		b := &cfg.Nondet{Typ: c.f.u.b.boolT.cfgType(), Pos: c.pos, Guess: true}
		return value{x: castTo(b, c.f.u.b.intT.cfgType()), t: c.f.u.b.intT}
	}
	return value{x: intConst(c.f.u.b.intT, n), t: c.f.u.b.intT}
}

// classifyType is a number for the type of the argument, which is not evaluated.
func (c *callSite) classifyType() value {
	c.f.unevaluated(func() { c.arg(0) })
	return value{x: &cfg.Nondet{Typ: c.f.u.b.Int, Pos: c.pos, Guess: true}, t: c.f.u.b.intT}
}

func (c *callSite) chooseExpr() value {
	if len(c.nodes) != 3 {
		c.f.u.fail(c.n, "__builtin_choose_expr takes three arguments")
	}
	n, ok := c.f.u.constInt(c.node(0))
	if !ok {
		c.f.u.fail(c.node(0), "first argument is not a constant")
	}
	if n != 0 {
		return c.f.expr(c.node(1))
	}
	return c.f.expr(c.node(2))
}

func (c *callSite) typesCompatible() value {
	u := c.f.u
	if len(c.nodes) != 2 {
		u.fail(c.n, "__builtin_types_compatible_p takes two types")
	}
	var ts [2]*ctype
	for i, n := range c.nodes {
		if p, ok := strip(n).(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionComplit {
			ts[i] = u.unevaluatedType(p.TypeName).unqual()
		} else {
			c.f.unevaluated(func() { ts[i], _ = c.f.typeOf(n) })
			ts[i] = ts[i].unqual()
		}
	}
	return value{x: intConst(u.b.intT, arith.Truth(compatible(ts[0], ts[1], true))), t: u.b.intT}
}

// objectSize is the size of the object as far as the optimiser sees it.
func (c *callSite) objectSize() value {
	n, _ := c.f.u.constInt(c.node(1))
	if t := c.f.u.b.sizeT(); c.f.dry == 0 && !c.f.file {
		return value{x: &cfg.Nondet{Typ: t.cfgType(), Pos: c.pos, Guess: true}, t: t}
	}
	x := uint64(0)
	if n < 2 {
		x = ^uint64(0)
	}
	return value{x: intConst(c.f.u.b.sizeT(), x), t: c.f.u.b.sizeT()}
}
