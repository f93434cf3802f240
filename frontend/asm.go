package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// asm lowers an inline assembly statement.
func (f *funcBuilder) asm(a *cc.Asm) {
	u := f.u
	pos := u.pos(a)
	text := string(narrowString(a.Token3.SrcStr()))
	h := &cfg.Havoc{Text: "asm: " + text, Pos: pos}
	section, operands, memory := 0, 0, false
	var targets []*label
	for l := a.AsmArgList; l != nil; l = l.AsmArgList {
		for e := l.AsmExpressionList; e != nil; e = e.AsmExpressionList {
			n := strip(e.AssignmentExpression)
			constraint, arg := "", cc.ExpressionNode(nil)
			switch x := n.(type) {
			case *cc.PostfixExpression:
				if x.Case == cc.PostfixExpressionCall {
					if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok {
						constraint = string(narrowString(p.Token.SrcStr()))
					}
					if x.ArgumentExpressionList != nil {
						arg = x.ArgumentExpressionList.AssignmentExpression
					}
				}
			case *cc.PrimaryExpression:
				if section == 3 {
					l := f.label(x.Token.SrcStr())
					l.pos = u.pos(x)
					targets = append(targets, l)
					continue
				}
				constraint = string(narrowString(x.Token.SrcStr()))
			}
			if section == 2 && constraint == "memory" {
				memory = true
			}
			if arg == nil || section > 1 {
				continue
			}
			operands++
			f.asmOperand(h, section == 0, constraint, arg)
		}
		section++
	}
	if len(targets) > 0 {
		f.emit(h, pos)
		// Alternatives: the code goes on, or to any of the labels.
		n := f.here()
		for _, l := range targets {
			f.cur = point{open: []*cfg.Edge{f.branch(n, &cfg.Skip{}, pos)}}
			f.jump(l)
		}
		f.cur = point{open: []*cfg.Edge{f.branch(n, &cfg.Skip{}, pos)}}
		return
	}
	if operands == 0 {
		if text == "" && !memory {
			return
		}
		h.Args = nil
	}
	if text == "" && operands == 0 {
		// A compiler barrier does nothing at run time.
		return
	}
	f.emit(h, pos)
}

// asmOperand adds an operand: outputs are written, inputs are evaluated, and memory operands are reachable by their address.
func (f *funcBuilder) asmOperand(h *cfg.Havoc, output bool, constraint string, arg cc.ExpressionNode) {
	register, inout := false, false
	for _, c := range constraint {
		switch c {
		case '+':
			inout = true
		case 'm', 'o', 'V', 'Q':
		case '=', '&', '%', ',':
		default:
			register = true
		}
	}
	if f.isLvalue(arg) && (output || !register) {
		p := f.place(arg)
		if p.lv == nil {
			return
		}
		f.fix(p)
		if p.lv.BitField() == nil && !register {
			h.Args = append(h.Args, f.address(p, f.u.b.pointer(p.t)))
		}
		if output {
			if inout && p.t.isScalar() {
				h.Args = append(h.Args, f.read(place{lv: p.lv, t: p.t.unqual()}).x)
			}
			h.Outputs = append(h.Outputs, p.lv)
		}
		return
	}
	v := f.expr(arg)
	if v.x != nil && v.t.isScalar() {
		h.Args = append(h.Args, f.saved(v.x, f.u.pos(arg)))
	}
}
