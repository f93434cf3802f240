package frontend

import (
	"slices"
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// asm lowers an inline assembly statement.
func (f *funcBuilder) asm(a *cc.Asm) {
	pos := f.u.pos(a)
	text := string(narrowString(a.Token3.SrcStr()))
	list := asmList(a)
	was := f.beginTogether(asmArgs(a), func() { f.probeAsm(a) })
	defer func() { f.order = was }()
	if f.clientRequest(a, text, pos) || f.emptyAsm(a, text, pos) {
		return
	}
	s := &asmStatement{f: f, text: text, pos: pos, basic: a.AsmArgList == nil, clobbers: a.AsmArgList == nil || clobbersMemory(list)}
	var targets []*label
	for _, o := range list {
		switch {
		case o.section == 3 && o.token != nil:
			l := f.label(o.token.Token.SrcStr())
			l.pos = f.u.pos(o.token)
			targets = append(targets, l)
		case o.section < 2 && o.arg != nil:
			s.operands = append(s.operands, f.asmOperand(o))
		}
	}
	s.jumps = len(targets) > 0
	s.volatile = s.jumps || isVolatile(a) || !slices.ContainsFunc(list, func(o asmItem) bool { return o.section == 0 })
	if code, ok := parseTemplate(text, s.basic, asmNames(list)); !s.understood(code, ok) {
		f.emit(s.havoc(code, ok), pos)
	}
	if len(targets) > 0 {
		// Alternatives: the code goes on, or to any of the labels.
		n := f.here()
		for _, l := range targets {
			f.cur = point{open: []*cfg.Edge{f.branch(n, &cfg.Skip{}, pos)}}
			f.jump(l)
		}
		f.cur = point{open: []*cfg.Edge{f.branch(n, &cfg.Skip{}, pos)}}
	}
}

// isVolatile reports whether a statement says so. One without outputs, or with labels, is volatile anyway.
func isVolatile(a *cc.Asm) bool {
	for l := a.AsmQualifierList; l != nil; l = l.AsmQualifierList {
		if l.AsmQualifier != nil && l.AsmQualifier.Case == cc.AsmQualifierVolatile {
			return true
		}
	}
	return false
}

// An asmStatement is an assembly statement whose operands have been evaluated.
type asmStatement struct {
	f        *funcBuilder
	text     string
	pos      cfg.Pos
	basic    bool // without operands
	clobbers bool // memory
	volatile bool
	jumps    bool // to labels of the function
	operands []asmOp
}

// An asmOp is an operand of a statement: a place, a value, or a place and the value that it has before.
type asmOp struct {
	constraint string
	output     bool
	place      place    // without lvalue for inputs that are values
	memory     bool     // it is the place that is handed over, not its value
	value      cfg.Expr // nil for none
	t          *ctype   // of the value
}

// havoc is the statement as code that is not understood.
func (s *asmStatement) havoc(code []asmInstr, parsed bool) *cfg.Havoc {
	f, u := s.f, s.f.u
	h := &cfg.Havoc{Text: "asm: " + s.text, Pos: s.pos}
	// What it says of its operands means nothing if it goes on elsewhere. Basic assembly clobbers memory (gcc
	// manual, "Basic Asm"; since gcc 7).
	if !f.naked && parsed && !mayLeave(code) {
		h.Assembly = &cfg.Assembly{Clobbers: s.clobbers}
	}
	if f.dry == 0 {
		u.asms = append(u.asms, asmUse{h, parseAssembly(s.text, u.stopped)})
	}
	h.Args = s.surroundings()
	for _, o := range s.operands {
		if o.memory {
			if h.Assembly != nil {
				h.Assembly.Memory = append(h.Assembly.Memory, cfg.MemoryOperand{
					Arg: len(h.Args), Size: max(o.place.lv.Type.Size(), 0),
					Read: !o.output || strings.Contains(o.constraint, "+"), Write: o.output,
				})
			}
			h.Args = append(h.Args, f.address(o.place, u.b.pointer(o.place.t)))
		}
		if o.value != nil {
			h.Args = append(h.Args, o.value)
		}
		if o.output {
			h.Outputs = append(h.Outputs, o.place.lv)
		}
	}
	return h
}

// surroundings are what assembly finds without being given it.
func (s *asmStatement) surroundings() (args []cfg.Expr) {
	f, u := s.f, s.f.u
	for _, r := range append(u.registers[:len(u.registers):len(u.registers)], f.registers...) {
		if cfg.IsScalar(r.Type) {
			args = append(args, load(r)) // it is there, also if it is no operand
		}
	}
	if f.naked { // its arguments are where the caller has left them
		for _, p := range f.fn.Params {
			if p.Register() || cfg.IsScalar(p.Type) {
				args = append(args, load(p))
			} else {
				args = append(args, addressOfVar(u.b, p))
			}
		}
	}
	return args
}

func asmArgs(a *cc.Asm) (ns []cc.ExpressionNode) {
	for _, o := range asmList(a) {
		if o.arg != nil {
			ns = append(ns, o.arg)
		}
	}
	return ns
}

// probeAsm evaluates the operands of an assembly statement only.
func (f *funcBuilder) probeAsm(a *cc.Asm) {
	for _, o := range asmList(a) {
		switch {
		case o.section > 1 || o.arg == nil:
		case f.isLvalue(o.arg) && (strings.HasPrefix(o.constraint, "=") || o.inMemory() ||
			o.section == 1 && strings.ContainsAny(o.constraint, "moVQ")):
			f.place(o.arg)
		default:
			f.expr(o.arg)
		}
	}
}

// emptyAsm lowers assembly without instructions: compiler barriers, and values that are hidden from the
// optimiser. Inputs are evaluated; an output that shares its register with an input gets its value; what is
// read and written in place stays as it is. It reports whether that is all there is.
func (f *funcBuilder) emptyAsm(a *cc.Asm, text string, pos cfg.Pos) bool {
	if strings.TrimSpace(text) != "" {
		return false
	}
	list := asmList(a)
	var outputs []asmItem
	from := map[int]cc.ExpressionNode{} // of each output, the input in the same place
	for _, o := range list {
		switch {
		case o.section > 2 || o.section < 2 && o.arg == nil:
			return false
		case o.section == 0:
			if strings.HasPrefix(o.constraint, "=") && strings.ContainsAny(o.constraint, "moVQ") || !f.isLvalue(o.arg) {
				return false // what the memory holds then is anybody's guess
			}
			outputs = append(outputs, o)
		case o.section == 1:
			if n, err := strconv.Atoi(o.constraint); err == nil {
				if n < 0 || n >= len(outputs) {
					return false
				}
				from[n] = o.arg
			}
		}
	}
	type written struct {
		p place
		x cfg.Expr
	}
	var writes []written
	for i, o := range outputs {
		p := f.place(o.arg)
		if strings.HasPrefix(o.constraint, "+") || p.lv == nil {
			continue
		}
		f.fix(p)
		if !p.t.isScalar() {
			f.emit(&cfg.Havoc{Text: "asm: " + text, Outputs: []*cfg.LVal{p.lv}, Pos: pos}, pos)
			continue
		}
		x := cfg.Expr(&cfg.Nondet{Typ: p.t.unqual().cfgType(), Pos: pos, Guess: true})
		if in := from[i]; in != nil {
			if v := f.expr(in); v.x != nil && v.t.isScalar() {
				x = f.saved(castTo(v.x, p.t.unqual().cfgType()), pos)
			}
		}
		writes = append(writes, written{p, x})
	}
	for _, o := range list {
		if o.section != 1 || strings.ContainsAny(o.constraint, "0123456789") {
			continue
		}
		if strings.ContainsAny(o.constraint, "moVQ") && f.isLvalue(o.arg) {
			if p := f.place(o.arg); p.lv != nil {
				f.fix(p) // its address is computed
			}
		} else if v := f.expr(o.arg); v.x != nil {
			f.discard(v.x, pos)
		}
	}
	for _, w := range writes {
		f.store(w.p, w.x, pos)
	}
	return true
}

func clobbersMemory(list []asmItem) bool {
	return slices.ContainsFunc(list, func(o asmItem) bool { return o.section == 2 && o.constraint == "memory" })
}

// asmNames are the numbers of the operands that have names.
func asmNames(list []asmItem) map[string]int {
	named, n := map[string]int{}, 0
	for _, o := range list {
		if o.section > 1 || o.arg == nil {
			continue
		}
		if o.name != "" {
			named[o.name] = n
		}
		n++
	}
	return named
}

// asmItem is what stands between the colons of an assembly statement: outputs, inputs, clobbered registers,
// labels.
type asmItem struct {
	section    int
	constraint string
	name       string // [name] in front of an operand
	arg        cc.ExpressionNode
	token      *cc.PrimaryExpression
}

func asmList(a *cc.Asm) []asmItem {
	var out []asmItem
	section := 0
	for l := a.AsmArgList; l != nil; l = l.AsmArgList {
		for e := l.AsmExpressionList; e != nil; e = e.AsmExpressionList {
			it := asmItem{section: section}
			if e.AsmIndex != nil {
				if x, ok := strip(e.AsmIndex.ExpressionList).(*cc.PrimaryExpression); ok {
					it.name = x.Token.SrcStr()
				}
			}
			switch x := strip(e.AssignmentExpression).(type) {
			case *cc.PostfixExpression:
				if x.Case == cc.PostfixExpressionCall {
					if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok {
						it.constraint = string(narrowString(p.Token.SrcStr()))
					}
					if x.ArgumentExpressionList != nil {
						it.arg = x.ArgumentExpressionList.AssignmentExpression
					}
				}
			case *cc.PrimaryExpression:
				it.token = x
				if section < 3 {
					it.constraint = string(narrowString(x.Token.SrcStr()))
				}
			}
			out = append(out, it)
		}
		section++
	}
	return out
}

// asmOperand evaluates an operand: outputs are places, inputs are values, but for those in memory.
func (f *funcBuilder) asmOperand(o asmItem) asmOp {
	op := asmOp{constraint: o.constraint}
	if f.isLvalue(o.arg) && (o.section == 0 || o.inMemory()) {
		p := f.place(o.arg)
		if p.lv == nil {
			return op
		}
		f.fix(p)
		op.place, op.t, op.output = p, p.t.unqual(), o.section == 0
		op.memory = o.inMemory() && p.lv.BitField() == nil
		if op.output && !op.memory && strings.Contains(o.constraint, "+") && p.t.isScalar() {
			op.value = f.saved(f.read(place{lv: p.lv, t: p.t.unqual()}).x, f.u.pos(o.arg))
		}
		return op
	}
	if v := f.expr(o.arg); v.x != nil && v.t.isScalar() {
		op.value, op.t = f.saved(v.x, f.u.pos(o.arg)), v.t
	}
	return op
}

// inMemory reports whether an operand lies in memory for certain.
func (o *asmItem) inMemory() bool {
	return strings.ContainsAny(o.constraint, "moVQ") && strings.Trim(o.constraint, "moVQ=+&%,") == ""
}
