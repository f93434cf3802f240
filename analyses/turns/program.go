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
	flags     map[name]bool             // numbers that may say which threads could be created
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
	for e := range p.AllEdges() {
		if _, ok := e.Action.(*cfg.SetJmp); ok {
			return digest.Interest{}
		}
		u.action(e)
		u.marks.look(e)
		if c, ok := e.Action.(*cfg.Create); ok {
			u.fails(e.From, c)
		}
	}
	if d.coarse {
		u.creates, u.links.creates, u.links.given, u.marks = nil, nil, nil, marks{}
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
		if v, _ := lvalCell(a.LHS); p.class[v] != nil || p.assigned(a.LHS) || p.relinks(a) || p.flags[nameOf(a.LHS)] {
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
	p.flags = u.marks.conclude()
	p.members = p.members || len(p.flags) > 0
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
