package frontend

import (
	"fmt"
	"runtime/debug"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/misspelt"
)

// Lowering gives up by a panic: fail with an *csource.Error. Each statement and each external declaration
// catches it, notes the error and goes on behind itself, so that a unit tells all its errors at once. What has
// been lowered by then is only good for finding more errors: no program is made of it.

// maxErrors bounds the errors of one unit.
const maxErrors = 50

// A consequence is the panic of an error that only follows from one that has been noted.
type consequence struct{}

// stopped reports whether the context has ended. Whatever has come of the unit by then is thrown away with it (see
// [assembly.lowerOnce]): there is no program of which a part is missing.
func (u *unit) stopped() bool { return u.ended != nil && u.ended() != nil }

// poll gives up when the context has ended.
func (u *unit) poll() {
	if u.stopped() {
		panic(consequence{})
	}
}

// fail gives up with an error at a node.
func (u *unit) fail(n cc.Node, format string, args ...any) {
	if n == nil {
		u.failAt(cfg.Pos{}, format, args...)
	}
	e := errorAt(u.pos(n), format, args...)
	e.From = u.src.From(n)
	panic(e)
}

func (u *unit) failAt(p cfg.Pos, format string, args ...any) {
	panic(errorAt(p, format, args...))
}

func errorAt(p cfg.Pos, format string, args ...any) *csource.Error {
	at := csource.Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: p.PhysicalFile, PhysicalLine: p.PhysicalLine}
	if at.PhysicalFile == "" {
		at.PhysicalFile, at.PhysicalLine = at.File, at.Line
	}
	return &csource.Error{Pos: at, Msg: fmt.Sprintf(format, args...)}
}

// guarded runs g; it reports false, and notes the error, if that fails. n is what g is about.
func (u *unit) guarded(n cc.Node, g func()) (ok bool) {
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		ok = false
		u.gaveUp++
		switch e := p.(type) {
		case consequence:
		case *csource.Error:
			u.noteError(e)
		default:
			if len(u.errs) > 0 {
				return // the state is not to be trusted any more
			}
			pos := cfg.Pos{File: u.src.File}
			if n != nil {
				pos = u.pos(n)
			}
			u.noteError(errorAt(pos, "internal error: %v\n%s", p, debug.Stack()))
		}
	}()
	g()
	return true
}

func (u *unit) noteError(e *csource.Error) {
	if u.seen[*e] || len(u.errs) > maxErrors {
		return
	}
	if u.seen == nil {
		u.seen = map[csource.Error]bool{}
	}
	u.seen[*e] = true
	if len(u.errs) == maxErrors {
		e = &csource.Error{Pos: e.Pos, Msg: "too many errors"}
	}
	u.errs = append(u.errs, e)
}

// recovering runs g, which lowers a statement or a declaration of a function; after an error the function goes
// on behind it.
func (f *funcBuilder) recovering(i *cc.BlockItem, g func()) {
	u := f.u
	fb, scope, dry, expr0 := u.fb, u.scope, f.dry, f.expr0
	breaks, conts, switches := len(f.breaks), len(f.conts), len(f.switches)
	if u.guarded(i, g) {
		return
	}
	u.fb, u.scope, f.dry, f.expr0 = fb, scope, dry, expr0
	f.breaks, f.conts, f.switches = f.breaks[:min(breaks, len(f.breaks))], f.conts[:min(conts, len(f.conts))],
		f.switches[:min(switches, len(f.switches))]
	if i.Case == cc.BlockItemDecl {
		u.doubt(i.Declaration)
	}
}

// doubt declares the names of a declaration that failed, so that nobody complains about them.
func (u *unit) doubt(d *cc.Declaration) {
	name := func(d *cc.Declarator) {
		if d == nil || d.Name() == "" {
			return
		}
		if _, ok := u.scope.symbols[d.Name()]; !ok {
			u.scope.declare(&symbol{name: d.Name(), doubtful: true})
		}
	}
	name(d.Declarator)
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		if l.InitDeclarator != nil {
			name(l.InitDeclarator.Declarator)
		}
	}
}

// undeclared complains about a name, once for each function.
func (u *unit) undeclared(x *cc.PrimaryExpression, name string) {
	s := u.scope
	for s.outer != nil && s.outer.outer != nil {
		s = s.outer
	}
	hint := ""
	if like := u.similar(name); like != "" {
		hint = "did you mean " + like + "?"
	} else if header := csource.DeclaringHeader(name); header != "" {
		hint = "#include <" + header + "> declares it"
	}
	s.declare(&symbol{name: name, doubtful: true})
	e := errorAt(u.pos(x), "undeclared identifier %s", name)
	e.From, e.Hint = u.src.From(x), hint
	panic(e)
}

// similar is the name in scope that is a misspelling away from another: one letter too many, too few, or wrong, or two
// that have changed places. Of several, it is the first in the alphabet; short names are like too many.
func (u *unit) similar(name string) string {
	best := ""
	for s := u.scope; s != nil && len(name) > 3; s = s.outer {
		for known := range s.symbols {
			if !s.symbols[known].doubtful && !strings.HasPrefix(known, "__") && misspelt.Is(name, known) && (best == "" || known < best) {
				best = known
			}
		}
	}
	return best
}

// noMember complains about the name of a member that a type has not.
func (u *unit) noMember(at cc.Node, t *ctype, name string) {
	e := errorAt(u.pos(at), "%s has no member %s", t.cfgType(), name)
	e.From = u.src.From(at)
	if t.kind == kRecord && len(name) > 3 {
		for _, f := range t.rec.fields {
			if misspelt.Is(name, f.name) {
				e.Hint = "did you mean " + f.name + "?"
				break
			}
		}
	}
	panic(e)
}
