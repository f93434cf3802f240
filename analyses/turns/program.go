package turns

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	width     int64                     // of identifiers of threads, of which pthread_create writes one
	members   bool                      // threads are created into arrays in memory, and joined from there
	related   map[name]bool             // numbers that may have to do with the index of a cell
	counts    map[*cfg.Func][]*cfg.LVal // numbers in memory that a function increases
	linked    bool                      // threads are created into objects that cells of arrays lead to, and joined from there
	pointers  map[*cfg.Var]bool         // registers with pointers that may lead to such objects
	jobs      []cfg.Type                // the types of pointers to such objects
	leads     map[*cfg.Var]bool         // registers that get addresses of elements of arrays
	numbers   map[*cfg.Var]bool         // integers whose values are followed: nothing writes them but by their names
	class     map[*cfg.Var]*cfg.Var     // arrays of identifiers and pointers to such, with one for all that may point to the same
	shared    map[*cfg.Var]bool         // of these: other threads may name them, or one of the class
	elsewhere []*cfg.Var                // variables that code outside of the program may write
	failed    map[*cfg.Edge]cfg.Expr    // where else the identifier of a thread would have been put, if it could be created
	written   map[*cfg.Edge][]*cfg.Var  // numbers that are no registers, and pointers likewise, that an edge writes
}

// Watch looks for arrays that threads are created into, and joined from, and whose addresses go nowhere: all that is
// ever written to a cell is then written by the name of the array or pointer. (Code that is not in the program uses
// what it is given: see package digest.) Where there is setjmp, states of one activation go on in another, and
// nothing is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{}
	u := newUses()
	u.width = p.Types.ULong.Size()
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if _, ok := e.Action.(*cfg.SetJmp); ok {
					return digest.Interest{}
				}
				u.action(e)
				if c, ok := e.Action.(*cfg.Create); ok {
					u.fails(n, c)
				}
			}
		}
	}
	if d.coarse {
		u.creates, u.links.creates, u.links.given = nil, nil, nil
	}
	d.program = u.conclude()
	for _, v := range p.Globals {
		if v.Extern || v.Weak || v.Several {
			d.program.elsewhere = append(d.program.elsewhere, v)
		}
	}
	if len(d.program.class) == 0 && !d.program.members {
		return digest.Interest{}
	}
	return digest.Interest{Variables: true, Writes: d.program.members, Edges: d.program.interesting}
}

// interesting reports whether an edge is one that Before and After are about.
func (p program) interesting(e *cfg.Edge) bool {
	if len(p.written[e]) > 0 || p.failed[e] != nil {
		return true
	}
	switch a := e.Action.(type) {
	case *cfg.Guard, *cfg.Create, *cfg.Join:
		return true
	case *cfg.Assign:
		if v, _ := lvalCell(a.LHS); p.class[v] != nil || p.assigned(a.LHS) || p.relinks(a) {
			return true
		}
	case *cfg.Alloc:
		return p.allocates(a)
	case *cfg.Call:
		return p.gives(a)
	}
	return p.target(e.Action) != nil
}

// assigned reports whether what is assigned is a number in memory that may be followed. Of numbers that have nothing to
// do with cells nothing need be known; a program has many.
func (p program) assigned(lv *cfg.LVal) bool {
	_, ok := lv.Type.(*cfg.Int)
	return ok && p.members && p.related[nameOf(lv)] &&
		(lv.Var == nil || !lv.Var.Register() && !(lv.IsVariable() && p.numbers[lv.Var]))
}

// uses is what a program does with its variables.
type uses struct {
	width   int64                 // of identifiers of threads
	lost    map[*cfg.Var]bool     // something else may happen to them than is listed here
	into    map[*cfg.Var]*cfg.Var // pointers that are copied: one that stands for both
	made    map[*cfg.Var]bool     // arrays and pointers to cells that identifiers of new threads are put into
	waited  map[*cfg.Var]bool     // those to cells that are joined
	index   map[*cfg.Var]bool     // variables in the index of such a cell
	pairs   [][2]*cfg.Var         // variables that are compared, or copied
	writes  map[*cfg.Edge][]*cfg.Var
	failed  map[*cfg.Edge]cfg.Expr
	pointer map[*cfg.Var]bool // that were seen
	// Threads are created into such cells of arrays that are reached somehow, and joined from such.
	creates, joins []row
	// Registers that get addresses of elements, with these indices, and those that get what lies behind others.
	elements map[*cfg.Var][]cfg.Expr
	behind   map[*cfg.Var][]*cfg.Var
	beside   map[*cfg.Var]bool // variables that are compared with members
	related  *related
	counts   map[*cfg.Func][]*cfg.LVal
	links    links
}

func newUses() *uses {
	return &uses{lost: map[*cfg.Var]bool{}, into: map[*cfg.Var]*cfg.Var{}, made: map[*cfg.Var]bool{}, waited: map[*cfg.Var]bool{},
		index: map[*cfg.Var]bool{}, writes: map[*cfg.Edge][]*cfg.Var{}, failed: map[*cfg.Edge]cfg.Expr{}, pointer: map[*cfg.Var]bool{},
		counts: map[*cfg.Func][]*cfg.LVal{}, beside: map[*cfg.Var]bool{}, related: newRelated(),
		elements: map[*cfg.Var][]cfg.Expr{}, behind: map[*cfg.Var][]*cfg.Var{}, links: links{cells: map[*cfg.Var][]*cfg.LVal{}, copies: map[*cfg.Var][]*cfg.Var{}}}
}

// fails notes on which edges a creation fails: the others that leave its node.
func (u *uses) fails(n *cfg.Node, c *cfg.Create) {
	for _, e := range n.Out {
		if e.Action != cfg.Action(c) {
			u.failed[e] = c.Thread
		}
	}
}

// find is the variable that stands for a class. Ways to it are made shorter: long chains of copies take linear time.
func (u *uses) find(v *cfg.Var) *cfg.Var {
	for {
		to := u.into[v]
		if to == nil {
			return v
		}
		if further := u.into[to]; further != nil {
			u.into[v] = further
		}
		v = to
	}
}

// action looks at what an edge does.
func (u *uses) action(e *cfg.Edge) {
	var seen []any // operands that are looked at here
	switch a := e.Action.(type) {
	case *cfg.Assign:
		u.assign(e, a)
		return
	case *cfg.Alloc:
		if a.Result.IsVariable() {
			u.write(e, a.Result)
			seen = append(seen, a.Result)
		}
		if a.Shared {
			u.lose(a.Result.Var)
		}
	case *cfg.Free:
		if pointer(a.Ptr) != nil {
			return // whoever uses the array from now on may expect anything
		}
	case *cfg.Create:
		if lv := pointerIn(a.Arg); lv != nil && a.Kind == cfg.NewThread {
			u.links.given = append(u.links.given, a.Arg)
		}
		if v, index := addressCell(a.Thread); v != nil {
			u.cell(v, index, u.made)
			seen = append(seen, a.Thread)
		}
		if r, ok := rowAt(a.Thread); a.Kind == cfg.NewThread && a.Thread != nil {
			if ok {
				u.creates = append(u.creates, r)
			}
			u.links.behind(&u.links.creates, r)
		}
	case *cfg.Join:
		if l, ok := a.Thread.(*cfg.Load); ok {
			if v, index := lvalCell(l.LV); v != nil {
				u.cell(v, index, u.waited)
				seen = append(seen, a.Thread)
			}
			if r, ok := rowOf(l.LV); ok {
				u.joins = append(u.joins, r)
			}
			r, _ := rowOf(l.LV)
			u.links.behind(&u.links.joins, r)
		}
	case *cfg.MemSet:
		if n, ok := a.Dst.(*cfg.AddrOf); ok && n.LV.IsVariable() {
			if _, ok := n.LV.Type.(*cfg.Int); ok {
				u.write(e, n.LV)
				seen = append(seen, a.Dst)
			}
		}
	case *cfg.Call:
		if f, ok := a.Callee.(*cfg.FuncRef); ok {
			u.passed(f.Func, a.Args)
			if r := f.Func.Result; r != nil && a.Result != nil && a.Result.IsVariable() && isPointer(r.Type) {
				u.leading(a.Result.Var, &cfg.Load{LV: &cfg.LVal{Var: r, Type: r.Type}})
			}
		}
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil && isPointer(r.Type) {
			u.leading(r, a.Value)
		}
	case *cfg.Guard:
		if pointer(a.Cond) != nil {
			return
		}
		u.compared(a.Cond)
		u.related.beside(name{}, a.Cond)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if slices.Contains(seen, any(lv)) {
			return
		}
		if lv.IsVariable() {
			if _, ok := lv.Type.(*cfg.Int); ok {
				u.write(e, lv)
				return
			}
		}
		u.leaks(lv)
	}, func(x cfg.Expr) {
		if !slices.Contains(seen, any(x)) {
			u.expr(x)
		}
	})
}

// passed notes which variables are passed as which parameters.
func (u *uses) passed(f *cfg.Func, args []cfg.Expr) {
	for i, x := range args[:min(len(args), len(f.Params))] {
		u.related.beside(name{v: f.Params[i]}, x)
		u.leading(f.Params[i], x)
		if l, ok := cfg.Uncast(x).(*cfg.Load); ok && l.LV.IsVariable() {
			u.pairs = append(u.pairs, [2]*cfg.Var{f.Params[i], l.LV.Var})
		}
	}
}

// assign looks at an assignment.
func (u *uses) assign(e *cfg.Edge, a *cfg.Assign) {
	u.counted(e, a)
	u.related.beside(nameOf(a.LHS), a.RHS)
	if v, index := lvalCell(a.LHS); v != nil {
		u.cell(v, index, nil)
		u.expr(a.RHS)
		return
	}
	if !a.LHS.IsVariable() {
		if isPointer(a.LHS.Type) {
			u.links.moved(a.LHS, a.RHS)
		}
		u.leaks(a.LHS)
		u.expr(a.RHS)
		return
	}
	to := a.LHS.Var
	u.write(e, a.LHS)
	u.leading(to, a.RHS)
	if _, ok := a.LHS.Type.(*cfg.Pointer); !ok {
		u.compared(a.RHS)
		if l, ok := cfg.Uncast(a.RHS).(*cfg.Load); ok && l.LV.IsVariable() {
			u.pairs = append(u.pairs, [2]*cfg.Var{to, l.LV.Var})
		}
		u.expr(a.RHS)
		return
	}
	if n, constant := cfg.IsConst(cfg.Uncast(a.RHS)); constant && n == 0 {
		return
	}
	from := pointer(a.RHS)
	if from == nil {
		u.lose(to)
		u.expr(a.RHS)
		return
	}
	u.pointer[from], u.pointer[to] = true, true
	if f, t := u.find(from), u.find(to); f != t {
		u.into[f] = t
	}
}

// write notes that an edge writes a variable.
func (u *uses) write(e *cfg.Edge, lv *cfg.LVal) {
	if !lv.Var.Register() {
		u.writes[e] = append(u.writes[e], lv.Var)
	}
}

// lose knows nothing of a variable any more.
func (u *uses) lose(v *cfg.Var) {
	if v != nil {
		u.lost[v] = true
	}
}

// cell looks at the use of a cell, one of some kind.
func (u *uses) cell(v *cfg.Var, index cfg.Expr, kind map[*cfg.Var]bool) {
	if kind != nil {
		kind[v] = true
		u.indexed(index)
	}
	u.expr(index)
}

// indexed notes which variables the index of a cell is computed from.
func (u *uses) indexed(index cfg.Expr) {
	u.related.index(index)
	cfg.Inspect(index, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && l.LV.Var != nil {
			u.index[l.LV.Var] = true
		}
	})
}

// counted notes that a number in memory is increased.
func (u *uses) counted(e *cfg.Edge, a *cfg.Assign) {
	sum, ok := cfg.Uncast(a.RHS).(*cfg.Binary)
	if _, number := a.LHS.Type.(*cfg.Int); ok && number && sum.Op == cfg.Add && (a.LHS.Var == nil || !a.LHS.Var.Register()) {
		u.counts[e.From.Func] = append(u.counts[e.From.Func], a.LHS)
	}
}

// compared notes which variables are compared with each other.
func (u *uses) compared(x cfg.Expr) {
	var vs []*cfg.Var
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && l.LV.IsVariable() {
			vs = append(vs, l.LV.Var)
		}
	})
	if c, ok := x.(*cfg.Binary); ok && c.Op >= cfg.Eq && c.Op <= cfg.Ge && (isMember(c.X) || isMember(c.Y)) {
		for _, v := range vs {
			u.beside[v] = true
		}
	}
	for _, v := range vs {
		for _, w := range vs {
			u.pairs = append(u.pairs, [2]*cfg.Var{v, w})
		}
	}
}

// isMember reports whether an expression is a number that is no variable as a whole.
func isMember(x cfg.Expr) bool {
	l, ok := cfg.Uncast(x).(*cfg.Load)
	return ok && isInt(l.LV.Type) && !l.LV.IsVariable()
}

// leaks looks at an lvalue that is not the whole of a variable whose writes are listed.
func (u *uses) leaks(lv *cfg.LVal) {
	u.lose(lv.Var)
	if lv.Ptr != nil {
		u.expr(lv.Ptr)
	}
	for _, s := range lv.Path {
		for _, x := range []cfg.Expr{s.Index, s.Scale} {
			if x != nil {
				u.expr(x)
			}
		}
	}
}

// expr looks at an expression whose value may go anywhere.
func (u *uses) expr(x cfg.Expr) {
	switch x := x.(type) {
	case *cfg.Load:
		if v, index := lvalCell(x.LV); v != nil {
			u.cell(v, index, nil)
			return
		}
		if _, ok := x.LV.Type.(*cfg.Int); ok && x.LV.IsVariable() {
			return
		}
		u.leaks(x.LV)
		return
	case *cfg.AddrOf:
		u.leaks(x.LV)
		return
	case *cfg.Binary:
		if x.Op >= cfg.Eq && x.Op <= cfg.Ge && pointer(x.X) != nil {
			if _, null := cfg.IsConst(cfg.Uncast(x.Y)); null {
				return
			}
		}
	case *cfg.Unary:
		if x.Op == cfg.Not && pointer(x.X) != nil {
			return
		}
	}
	cfg.Subexprs(x, u.leaks, u.expr)
}

// conclude lists what is followed.
func (u *uses) conclude() program {
	p := program{numbers: map[*cfg.Var]bool{}, class: map[*cfg.Var]*cfg.Var{}, shared: map[*cfg.Var]bool{},
		failed: u.failed, written: map[*cfg.Edge][]*cfg.Var{}, width: u.width, counts: u.counts}
	lost, made, waited := map[*cfg.Var]bool{}, map[*cfg.Var]bool{}, map[*cfg.Var]bool{}
	members := map[*cfg.Var][]*cfg.Var{}
	for _, vs := range []map[*cfg.Var]bool{u.made, u.waited, u.pointer} {
		for v := range vs {
			r := u.find(v)
			members[r] = append(members[r], v)
			lost[r] = lost[r] || u.lost[v] || !u.followed(v)
			made[r], waited[r] = made[r] || u.made[v], waited[r] || u.waited[v]
		}
	}
	for r, vs := range members {
		if lost[r] || !made[r] || !waited[r] {
			continue
		}
		for _, v := range vs {
			p.class[v] = r
			p.shared[r] = p.shared[r] || v.Storage == cfg.Global
		}
	}
	creates, joins := u.cells(u.creates), u.cells(u.joins)
	p.linked = u.linked(&p)
	p.members = creates && joins || p.linked
	if len(p.class) == 0 && !p.members {
		return program{}
	}
	for v := range u.index {
		p.numbers[v] = true
	}
	if p.members {
		p.related = u.related.conclude()
		maps.Copy(p.numbers, u.beside)
	}
	beside := map[*cfg.Var][]*cfg.Var{}
	for _, pair := range u.pairs {
		beside[pair[0]] = append(beside[pair[0]], pair[1])
		beside[pair[1]] = append(beside[pair[1]], pair[0])
	}
	for next := slices.Collect(maps.Keys(p.numbers)); len(next) > 0; {
		v := next[len(next)-1]
		next = next[:len(next)-1]
		for _, w := range beside[v] {
			if !p.numbers[w] {
				p.numbers[w] = true
				next = append(next, w)
			}
		}
	}
	for v := range p.numbers {
		t, ok := v.Type.(*cfg.Int)
		if !ok || t.Bool || t.Bytes > 8 || u.lost[v] || !u.followed(v) {
			delete(p.numbers, v)
			continue
		}
		p.shared[v] = v.Storage == cfg.Global
	}
	p.leads = u.leads(p.numbers)
	for e, vs := range u.writes {
		for _, v := range vs {
			if p.numbers[v] || p.class[v] != nil {
				p.written[e] = append(p.written[e], v)
			}
		}
	}
	return p
}

// followed reports whether a variable is one that can be followed.
func (u *uses) followed(v *cfg.Var) bool {
	switch v.Storage {
	case cfg.Local, cfg.Temp:
	case cfg.Param:
		if _, ok := v.Type.(*cfg.Int); !ok {
			return false // what a pointer points to, others know
		}
	case cfg.Global:
		if v.Extern || v.Weak || v.Several {
			return false
		}
	default:
		return false
	}
	switch t := v.Type.(type) {
	case *cfg.Array:
		return u.isIdentifier(t.Elem)
	case *cfg.Pointer:
		_, void := t.Elem.(*cfg.Void)
		return (v.Register() || v.Storage == cfg.Global) && (void || u.isIdentifier(t.Elem))
	}
	return !v.Atomic
}

// isIdentifier reports whether a type is as wide as identifiers of threads.
func (u *uses) isIdentifier(t cfg.Type) bool { return isInt(t) && t.Size() == u.width }
