package frontend

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/rewrite"
)

// What functions know of errno. Whoever asks for it may find whatever functions of the library have left there before,
// and so the model of that (__errno_location) puts any number there each time. But what
//
//	errno = pthread_mutex_trylock(&m);
//	if (errno) …
//
// finds is what it has put there: between the two, nothing is called that may set errno. So as long as errno is what a
// function has assigned to it, a register holds that as well, which the function reads instead: it is known where memory
// is kept without regard to the flow, too.
//
// Sound: errno is an object of the thread. If its address is used for nothing but to read or write it at once, which is
// asked first, nobody changes it but the thread: where the program says so, in functions of the library, and in those of
// the program that are called, of which both the places are known here; in assembly, and in what is not known here by its
// kind; where control comes by longjmp, to a place that is known; and in handlers of signals: a program that has such is
// left as it is. (Functions without a body are taken to install none that leave errno changed.)

// mayChangeErrno notes, behind what stands for a call of a function of the library, or of one that a user has described, that
// it may have set errno, where that matters.
func (f *funcBuilder) mayChangeErrno(name string, user bool, pos cfg.Pos) {
	if f.dry == 0 && f.cur.reachable() && (user || !errnoKept(name)) && f.asksErrno() {
		f.u.errnoSet[f.emit(&cfg.Skip{}, pos)] = true
	}
}

// asksErrno reports whether the function's body mentions errno.
func (f *funcBuilder) asksErrno() bool {
	if f.errno == nil {
		asks := f.body == nil
		visit := func(n cc.Node) {
			p, ok := n.(*cc.PrimaryExpression)
			asks = asks || ok && p.Case == cc.PrimaryExpressionIdent && strings.HasSuffix(p.Token.SrcStr(), "errno_location") ||
				ok && p.Case == cc.PrimaryExpressionIdent && strings.HasSuffix(p.Token.SrcStr(), "__errno")
		}
		if f.body != nil {
			w := walker{visit: visit, nested: visit}
			w.compound(f.body)
		}
		f.errno = &asks
	}
	return *f.errno
}

// errnoKept reports whether a function certainly leaves errno alone, whether it fails or not: those that lock and
// unlock, which enter the kernel by themselves, and those that have no reason to fail.
func errnoKept(name string) bool {
	if cutBefore(name, "__atomic_", "__sync_", "atomic_", "pthread_mutex_", "pthread_rwlock_", "pthread_spin_", "pthread_cond_",
		"__errno", "___errno") {
		return true
	}
	switch name {
	case "pthread_self", "pthread_equal", "__builtin_expect", "__builtin_constant_p", "__builtin_unreachable":
		return true
	}
	return false
}

func cutBefore(name string, families ...string) bool {
	return slices.ContainsFunc(families, func(f string) bool { return strings.HasPrefix(name, f) })
}

// settleErrno lets functions rely on what they know of errno.
func (l *linker) settleErrno() {
	if l.uses[models.Handlers] || l.has[models.Handlers] || l.objects[errnoName] == nil {
		return
	}
	asking := map[*cfg.Func]bool{}
	for e := range l.prog.AllEdges() {
		if keepsErrno(e.Action) {
			return
		}
		if asksForErrno(e.Action) {
			asking[e.From.Func] = true
		}
	}
	for _, f := range l.prog.Funcs {
		if asking[f] {
			(&errnoRun{l: l, f: f}).run()
		}
	}
}

// isErrno reports whether an lvalue is errno, all of it.
func isErrno(lv *cfg.LVal) bool {
	return lv != nil && lv.Var != nil && lv.Var.Name == errnoName && len(lv.Path) == 0
}

// asksForErrno reports whether an action is that of the function that returns the address.
func asksForErrno(a cfg.Action) bool {
	t, ok := a.(*cfg.Touch)
	if !ok || !t.Internal || !t.Write {
		return false
	}
	found := false
	cfg.Inspect(t.Ptr, func(x cfg.Expr) {
		at, ok := x.(*cfg.AddrOf)
		found = found || ok && isErrno(at.LV)
	})
	return found
}

// errnoRun is the data flow in a function.
type errnoRun struct {
	l     *linker
	f     *cfg.Func
	nodes []*cfg.Node        // those that are reached
	held  map[*cfg.Node]bool // whether errno is what the function has assigned, whatever the way there
}

func (r *errnoRun) run() {
	r.flow()
	var assigned, reads []*cfg.Edge
	for _, n := range r.nodes {
		for _, e := range n.Out {
			if writesErrno(e.Action) {
				assigned = append(assigned, e)
			}
			switch {
			case !r.held[n]:
			case asksForErrno(e.Action):
				e.Action = &cfg.Skip{}
			case readsErrno(e.Action):
				reads = append(reads, e)
			}
		}
	}
	if len(reads) > 0 {
		r.keep(assigned, reads)
	}
}

// flow finds where it is held: the greatest solution.
func (r *errnoRun) flow() {
	r.held = map[*cfg.Node]bool{r.f.Entry: false}
	for todo := []*cfg.Node{r.f.Entry}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, e := range n.Out {
			held := r.behind(e, r.held[n])
			if was, ok := r.held[e.To]; !ok || was && !held {
				r.held[e.To] = held
				todo = append(todo, e.To)
			}
		}
	}
	for _, n := range r.f.Nodes {
		if _, ok := r.held[n]; ok {
			r.nodes = append(r.nodes, n)
		}
	}
}

// behind reports whether it is held behind an edge, if it is held before, or not.
func (r *errnoRun) behind(e *cfg.Edge, held bool) bool {
	switch a := e.Action.(type) {
	case *cfg.Skip:
		return held && !r.l.errnoSet[e]
	case *cfg.Touch:
		return held && !a.Calls
	case *cfg.Assign, *cfg.Call:
		if writesErrno(a) {
			return true // the last that the action does
		}
		_, calls := a.(*cfg.Call)
		return held && !calls
	case *cfg.Guard, *cfg.Declare, *cfg.Return, *cfg.Alloc, *cfg.Free, *cfg.MemCopy, *cfg.MemSet, *cfg.Send,
		*cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.CondWait, *cfg.CondSignal,
		*cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW, *cfg.AtomicCAS, *cfg.Fence, *cfg.AtomicBegin, *cfg.AtomicEnd:
		return held && mentionsErrno(a) == readingErrno(a)
	}
	return false
}

// writesErrno reports whether an assignment or a call writes to errno.
func writesErrno(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Assign:
		return isErrno(a.LHS)
	case *cfg.Call:
		return isErrno(a.Result)
	}
	return false
}

func readsErrno(a cfg.Action) bool { return readingErrno(a) > 0 }

// readingErrno is how often an action reads errno.
func readingErrno(a cfg.Action) (n int) {
	cfg.InspectAction(a, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && isErrno(l.LV) {
			n++
		}
	})
	return n
}

// mentionsErrno is how often an action reads or writes it.
func mentionsErrno(a cfg.Action) (n int) {
	cfg.LValues(a, func(lv *cfg.LVal) {
		if lv.Var != nil && lv.Var.Name == errnoName {
			n++
		}
	})
	return n
}

// keep puts what is assigned to errno into a register first, and has it read there.
func (r *errnoRun) keep(assigned, reads []*cfg.Edge) {
	t := r.l.objects[errnoName].Type
	held := &cfg.Var{Name: "$errno", Type: t, Storage: cfg.Temp, Func: r.f, Origin: "errno"}
	r.f.Locals = append(r.f.Locals, held)
	shared := map[any]any{} // two ways have one condition
	for _, e := range reads {
		e.Action = rewrite.Copy(e.Action, func(x any) (any, bool) {
			switch x := x.(type) {
			case *cfg.Var, cfg.Type, *cfg.Field, *cfg.Func:
				return x, true
			case *cfg.Load:
				if isErrno(x.LV) {
					return load(held), true
				}
			}
			return nil, false
		}, shared)
	}
	for _, e := range assigned {
		var to *cfg.LVal
		switch a := e.Action.(type) {
		case *cfg.Assign:
			to, a.LHS = a.LHS, lvOf(held)
		case *cfg.Call:
			to, a.Result = a.Result, lvOf(held)
		}
		mid := r.f.NewNode()
		target := e.To
		target.In = slices.DeleteFunc(target.In, func(in *cfg.Edge) bool { return in == e })
		patch(e, mid)
		cfg.AddEdge(mid, target, &cfg.Assign{LHS: to, RHS: load(held)}, e.Pos).Guess = e.Guess
	}
}
