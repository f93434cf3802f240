package frontend

import (
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// clientRequests are the instructions by which a program talks to Valgrind: rotations of a register that add up
// to its width, and the exchange of a register with itself. Where Valgrind does not run they do nothing.
var clientRequests = map[string]bool{
	"rolq $3, %%rdi ; rolq $13, %%rdi rolq $61, %%rdi ; rolq $51, %%rdi xchgq %%rbx,%%rbx": true,
	"roll $3, %%edi ; roll $13, %%edi roll $29, %%edi ; roll $19, %%edi xchgl %%ebx,%%ebx": true,
}

// clientRequest lowers a request to Valgrind: its result is the default value, which comes in the register of
// the result. The request may be an annotation; so it counts as one in both directions, of the object that is
// the first word after the number of the request.
func (f *funcBuilder) clientRequest(a *cc.Asm, text string, pos cfg.Pos) bool {
	if !clientRequests[strings.Join(strings.Fields(text), " ")] {
		return false
	}
	var result, request, initial cc.ExpressionNode
	for _, o := range asmList(a) {
		switch {
		case o.section == 0 && o.constraint == "=d":
			result = o.arg
		case o.section == 1 && o.constraint == "a":
			request = o.arg
		case o.section == 1 && o.constraint == "0":
			initial = o.arg
		case o.section < 2 || o.section > 2:
			return false
		}
	}
	if result == nil || request == nil || initial == nil || !f.isLvalue(result) {
		return false
	}
	b := f.u.b
	p := f.place(result)
	if p.lv == nil || !p.t.isScalar() {
		return false
	}
	f.fix(p)
	words := f.fixed(castTo(f.expr(request).x, b.pointer(b.ulong).cfgType()), pos)
	v := f.saved(castTo(f.expr(initial).x, p.t.unqual().cfgType()), pos)
	first := &cfg.PtrAdd{X: words, Index: intConst(b.intT, 1), Scale: b.ulong.size(), Typ: words.Type()}
	word := f.saved(f.read(f.deref(value{x: first, t: b.pointer(b.ulong)}, pos, a)).x, pos)
	object := castTo(word, b.voidPtr.cfgType())
	f.emit(&cfg.Annotate{Object: object, Learns: true}, pos)
	f.emit(&cfg.Annotate{Object: object}, pos)
	f.store(p, v, pos)
	return true
}
