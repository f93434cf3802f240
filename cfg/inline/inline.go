// Package inline puts small functions that write their results through pointers to locals of their callers into
// these callers.
//
//	void take(unsigned *ticket) { atomic(*ticket = next++); }          unsigned mine;
//	void use(void) { unsigned mine; take(&mine); cell[mine] = 1; }     atomic(mine = next++); cell[mine] = 1;
//
// Behind that, the local is a register ([cfg.Var.Register]): nothing can reach it but its name, and what digests know
// of registers holds for it, too. What a function does with other pointers to variables, such as the word that a
// compare-and-swap of the program's own works on, is then done to these by name as well.
//
// So it does with functions that only ask whether what they are given holds: see ask.go; and with those that start a
// thread with what they are given: see start.go.
//
// It is the same program. A parameter is replaced by the variable whose address it is given only if the function does
// nothing with it but follow it, as a whole and by the variable's own type, and never changes it ([outlet]): so it leads
// there in the whole activation, and what it leads to is that variable of the activation that has made the call. All
// other parameters, and all locals, of which none has its address taken, become registers of the caller, which a call
// makes anew. What is put in takes steps of the threads' own only, and no part in how frames end: no call of setjmp, no
// memory on the stack. Accesses keep their places in the source; reports say that they are made in the caller.
//
// This package may change in any release: see COMPATIBILITY.md.
package inline

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

const (
	maxSize   = 64   // nodes of a function that is put into others
	maxGrowth = 4096 // nodes that are made in all
)

// Program does so in a program that is not finished yet.
func Program(p *cfg.Program) {
	in := &inliner{seen: map[*cfg.Func]bool{}, fits: map[*cfg.Func]*callee{}, starters: map[*cfg.Func]bool{}}
	for _, f := range p.Funcs {
		in.function(f)
	}
}

// inliner works on the functions of a program, called ones first.
type inliner struct {
	seen     map[*cfg.Func]bool
	fits     map[*cfg.Func]*callee // nil: it does not
	starters map[*cfg.Func]bool    // those that start a thread with what they are given
	uses     *uses                 // of the function that is worked on
	made     int
}

// function puts into f what makes registers of its locals.
func (in *inliner) function(f *cfg.Func) {
	if in.seen[f] {
		return
	}
	in.seen[f] = true
	if !f.HasBody() {
		return
	}
	f.SortNodes() // what nothing leads to may be unfinished
	u := usesOf(f)
	for _, e := range u.calls {
		if g := direct(e); g != nil {
			in.function(g)
		}
	}
	if u.jumps {
		return
	}
	in.uses = u
	done := map[*cfg.Edge]bool{}
	for _, e := range u.calls {
		switch {
		case in.question(f, e):
			done[e] = true
			in.put(f, e, asker)
		case in.starter(f, e):
			done[e] = true
			in.put(f, e, begins)
		}
	}
	for _, vs := range [][]*cfg.Var{f.Params, f.Locals} {
		for _, v := range vs {
			calls, ok := in.contained(f, u, v)
			if !ok {
				continue
			}
			for _, e := range calls {
				if !done[e] {
					done[e] = true
					in.put(f, e, writes)
				}
			}
		}
	}
}

// contained lists the calls that the address of a variable goes to, if they are all that it is used for, and each can
// be replaced by the function that is called.
func (in *inliner) contained(f *cfg.Func, u *uses, v *cfg.Var) (calls []*cfg.Edge, ok bool) {
	if u.taken[v] == 0 || !cfg.IsScalar(v.Type) || v.Atomic {
		return nil, false
	}
	handed, growth := 0, 0
	for _, e := range u.calls {
		action := e.Action.(*cfg.Call)
		here := 0
		for i, x := range action.Args {
			if addressed(x) == v {
				if g := in.callee(direct(e)); g == nil || !g.outlets[i] || g.atomics[i] {
					return nil, false
				}
				here++
			}
		}
		if here == 0 {
			continue
		}
		g := direct(e)
		if g == f || !in.matches(g, action) {
			return nil, false
		}
		handed += here
		growth += len(g.Nodes)
		calls = append(calls, e)
	}
	return calls, handed == u.taken[v] && in.made+growth <= maxGrowth
}

// matches reports whether a call passes and returns what the function says, as it is, to a variable.
func (in *inliner) matches(g *cfg.Func, c *cfg.Call) bool {
	return in.fitting(g, c) && (c.Result == nil || c.Result.IsVariable())
}

// fitting reports whether a call passes and returns what the function says, as it is.
func (in *inliner) fitting(g *cfg.Func, c *cfg.Call) bool {
	if len(c.Args) != len(g.Params) || c.Each != nil {
		return false
	}
	for i, x := range c.Args {
		if !cfg.Identical(x.Type(), g.Params[i].Type) {
			return false
		}
	}
	return c.Result == nil || g.Result != nil && cfg.Identical(c.Result.Type, g.Result.Type)
}

// direct is the function with a body that an edge calls by its name; nil if there is none.
func direct(e *cfg.Edge) *cfg.Func {
	if c, ok := e.Action.(*cfg.Call); ok {
		if f, ok := c.Callee.(*cfg.FuncRef); ok && f.Func.HasBody() {
			return f.Func
		}
	}
	return nil
}

// addressed is the variable whose address an expression is, with the variable's own type; nil if it is something else.
func addressed(x cfg.Expr) *cfg.Var {
	a, ok := x.(*cfg.AddrOf)
	if !ok || !a.LV.IsVariable() {
		return nil
	}
	if p, ok := a.Typ.(*cfg.Pointer); !ok || !cfg.Identical(p.Elem, a.LV.Var.Type) {
		return nil
	}
	return a.LV.Var
}
