package engine

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// factKind says what a fact is about: each says that something holds a pointer of which nothing is known.
type factKind uint8

const (
	accessFact   factKind = iota // the pointer that an access follows, at a spot; lv is what is accessed
	exprFact                     // an expression at a spot
	registerFact                 // a register before a spot
	resultFact                   // what an action assigns to an lvalue
	paramFact                    // a parameter in a context
	memoryFact                   // bytes of an object
	anywhereFact                 // all memory: something is written through such a pointer
	outsideFact                  // an object that is not the program's holds one from the beginning
	writtenFact                  // some object: see tracer.back
	cutFact                      // an object to which more is written than is traced
	crowdFact                    // the crowd, of whose members one may be meant
	callFact                     // an action that calls code behind such a pointer
	codeFact                     // the caller of functions that code behind such a pointer may call
)

// factKey is one of these; what is not needed is zero.
type factKey struct {
	kind factKind
	spot
	expr cfg.Expr
	lv   *cfg.LVal
	v    *cfg.Var
	base value.Base
	at   bytesOf
}

// madeFact is a fact with what it follows from. It is a birth if that is nothing.
type madeFact struct {
	factKey
	from  []int // others, by number
	birth int   // its number among the births; -1: none
}

// tracer goes back from accesses to births.
type tracer struct {
	*engine
	in     *Inspection
	rec    *recorder
	facts  []madeFact
	index  map[factKey]int
	births []race.Birth
	where  map[race.Birth]int
	loads  map[*cfg.LVal]cfg.Expr
	roots  map[int]traced
	// before says where each fact was come to from, in which search.
	before   []came
	searches int
}

// came is the fact that a search has come from.
type came struct{ from, in int }

// traced is what is known of an access: the births that it rests on, and the way from one of them.
type traced struct {
	births []int
	way    []race.Link
}

// traced runs the last pass once more, to note what pointers are traced by, unless it has noted that. It has the same points.
// It is nil if it has been stopped: nothing is traced by a part of that.
func (x *engine) traced(sol *solution, rec *recorder, stop func() string) *tracer {
	if rec.traces == nil {
		rec = newRecorder()
		rec.traces = newTraces()
		if _, stopped := x.recordIn(rec, sol, stop); stopped != "" {
			return nil
		}
	}
	return x.tracer(sol, rec)
}

func (x *engine) tracer(sol *solution, rec *recorder) *tracer {
	return &tracer{engine: x, in: x.inspection(sol, rec), rec: rec, index: map[factKey]int{}, where: map[race.Birth]int{},
		loads: map[*cfg.LVal]cfg.Expr{}, roots: map[int]traced{}}
}

// origin is what an access rests on.
func (t *tracer) origin(a *race.Point) ([]int, []race.Link) {
	point := a.Number
	switch {
	case a.Among:
		point = -2
	case !a.Anywhere:
		point = -1 // that of all threads which code has started that is not known
	}
	out, known := t.roots[point]
	if !known {
		if point == -2 {
			out = t.back(t.fact(t.crowdFact()))
		} else if at, ok := t.rec.traces.at[int32(point)]; ok {
			out = t.back(t.fact(factKey{kind: accessFact, spot: at, lv: t.rec.uses[point].lv}))
		} else if point < 0 && len(t.outsiders.calls) > 0 { // else nobody knows who it is
			out = t.back(t.fact(factKey{kind: codeFact}))
		}
		t.roots[point] = out
	}
	return out.births, out.way
}

// strange reports whether a thread is certainly one that code of which nothing is known has started.
func (v *view) strange(t digest.Tuple) bool {
	id := v.product.Thread(t)
	if v.strangers == nil {
		v.strangers = map[digest.Thread]bool{}
	}
	is, known := v.strangers[id]
	if !known {
		by := v.thread(id)
		starts := append(slices.Clip(by.Others), by.Path...)
		is = len(by.Others) > 0 && !slices.ContainsFunc(starts, func(s race.Start) bool { return s.Func != "" || s.Pos.IsValid() })
		v.strangers[id] = is
	}
	return is
}

// back finds the births that a fact rests on, and the shortest way from one of them. There may be none, if something is
// written through a pointer that lies where such writes may have changed it: in the solution nothing else is known of it.
// Then it rests on whatever is known of those that are stored anywhere; and if nothing is, it is not traced.
func (t *tracer) back(root int) traced {
	out := t.search(root)
	if len(out.births) > 0 {
		return out
	}
	written := t.fact(factKey{kind: writtenFact})
	t.follow(root)
	if root != written && !slices.Contains(t.facts[root].from, written) {
		t.facts[root].from = append(t.facts[root].from, written)
	}
	if out = t.search(root); len(out.births) == 0 {
		t.facts[root].birth = t.birth(root, "it is not traced further than here")
		out = t.search(root)
	}
	return out
}

// search is back in the graph as it is.
func (t *tracer) search(root int) (out traced) {
	t.searches++
	reach := func(n, from int) bool {
		if n >= len(t.before) {
			t.before = append(t.before, make([]came, len(t.facts)-len(t.before))...)
		}
		first := t.before[n].in != t.searches
		if first {
			t.before[n] = came{from, t.searches}
		}
		return first
	}
	reach(root, -1)
	nearest := -1
	for queue := []int{root}; len(queue) > 0; queue = queue[1:] {
		n := queue[0]
		t.follow(n)
		f := &t.facts[n]
		if f.birth >= 0 && !slices.Contains(out.births, f.birth) {
			out.births = append(out.births, f.birth)
			if nearest < 0 {
				nearest = n
			}
		}
		for _, m := range f.from {
			if reach(m, n) {
				queue = append(queue, m)
			}
		}
	}
	slices.Sort(out.births)
	for n := nearest; n >= 0; n = t.before[n].from {
		if l, ok := t.link(n, n == nearest); ok && (len(out.way) == 0 || out.way[len(out.way)-1] != l) {
			out.way = append(out.way, l)
		}
	}
	return out
}

// fact is the number of a fact.
func (t *tracer) fact(k factKey) int {
	n, ok := t.index[k]
	if !ok {
		n = len(t.facts)
		t.index[k] = n
		t.facts = append(t.facts, madeFact{factKey: k, birth: -2})
	}
	return n
}

// follow finds what a fact follows from.
func (t *tracer) follow(n int) {
	if t.facts[n].birth != -2 {
		return
	}
	t.facts[n].birth = -1
	var from []int
	var why string
	if len(t.facts) > maxFacts {
		why = "it is not traced further than here: there is too much of it"
	} else {
		keys, because := t.sources(t.facts[n].factKey)
		for _, k := range keys {
			if m := t.fact(k); m != n && !slices.Contains(from, m) {
				from = append(from, m)
			}
		}
		why = because
	}
	if k := t.facts[n].kind; len(from) == 0 && why == tooMany && len(t.crowded.by) > 0 && k != crowdFact {
		from = []int{t.fact(t.crowdFact())}
	}
	t.facts[n].from = from
	if len(from) == 0 {
		t.facts[n].birth = t.birth(n, why)
	}
}

// birth is the number of the birth that a fact is which follows from nothing.
func (t *tracer) birth(n int, why string) int {
	f := &t.facts[n]
	b := race.Birth{Why: why}
	b.Pos, b.Text = t.place(f.factKey)
	if fn := t.function(f.factKey); fn != nil {
		b.Func = fn.Name
	}
	k, ok := t.where[b]
	if !ok {
		k = len(t.births)
		t.where[b] = k
		t.births = append(t.births, b)
	}
	return k
}

// function is the one that a fact is in, or nil.
func (t *tracer) function(k factKey) *cfg.Func {
	switch {
	case k.kind == paramFact:
		return t.funcs[t.contexts.at(k.ctx).fn].Func.Func
	case k.edge != nil:
		return k.edge.From.Func
	}
	return nil
}

// place is where a fact is, and what the source says there.
func (t *tracer) place(k factKey) (cfg.Pos, string) {
	switch k.kind {
	case accessFact:
		if k.lv != nil {
			return k.lv.Pos, k.lv.Source()
		}
		return k.edge.Pos, said(k.edge.Action)
	case exprFact:
		return posOf(k.expr, k.edge.Pos), cfg.SourceOf(k.expr)
	case registerFact:
		return k.v.Pos, k.v.Name
	case paramFact:
		return k.v.Pos, k.v.Name
	case resultFact, crowdFact, callFact:
		if k.edge == nil {
			return cfg.Pos{}, ""
		}
		return k.edge.Pos, said(k.edge.Action)
	case memoryFact, outsideFact:
		return t.declared(k.base), t.nameOf(k)
	case codeFact:
		return cfg.Pos{}, ""
	}
	return cfg.Pos{}, ""
}

func (t *tracer) declared(b value.Base) cfg.Pos { return (&view{engine: t.engine}).Declared(uint32(b)) }

// nameOf is what C calls the bytes that a fact is about.
func (t *tracer) nameOf(k factKey) string {
	if k.base == value.Crowd {
		return "some of many objects"
	}
	b := race.Bytes{Lo: k.at.lo, Hi: k.at.lo, Size: k.at.hi - k.at.lo}
	if k.at.hi < k.at.lo {
		b = race.Bytes{}
	}
	return (&view{engine: t.engine}).Name(uint32(k.base), b)
}

// said is an action as the source says it; empty if that takes names which are not in the source.
func said(a cfg.Action) string {
	s := ""
	switch a := a.(type) {
	case *cfg.Call:
		s = cfg.SourceOf(a.Callee) + "()"
	case *cfg.Assign:
		s = cfg.SourceOf(a.RHS)
	case *cfg.Return:
		if a.Value != nil {
			s = cfg.SourceOf(a.Value)
		}
	case *cfg.VaArg:
		s = "va_arg(" + a.List.Source() + ")"
	case *cfg.Havoc:
		s = a.Text
	default:
		s = a.String()
	}
	if strings.Contains(s, "$") {
		return ""
	}
	return s
}

// crowdFact is the fact that an object may be meant which is one of many. It is said to come from where most of them have
// become members of the crowd.
func (t *tracer) crowdFact() factKey {
	k := factKey{kind: crowdFact}
	if by := t.crowded.by; len(by) > 0 {
		k.edge = slices.MaxFunc(by, func(a, b enrolment) int { return cmp.Compare(a.n, b.n) }).edge
	}
	return k
}

// posOf is where an expression is, as far as it says so.
func posOf(x cfg.Expr, or cfg.Pos) cfg.Pos {
	switch x := x.(type) {
	case *cfg.Nondet:
		if x.Pos.IsValid() {
			return x.Pos
		}
	case *cfg.Load:
		if x.LV.Pos.IsValid() {
			return x.LV.Pos
		}
	case *cfg.Cast:
		return posOf(x.X, or)
	case *cfg.PtrAdd:
		return posOf(x.X, or)
	}
	return or
}

// link is a step on the way from a birth; some say nothing that the next one does not say.
func (t *tracer) link(n int, first bool) (race.Link, bool) {
	f := &t.facts[n]
	pos, text := t.place(f.factKey)
	l := race.Link{Pos: pos}
	switch f.kind {
	case accessFact:
		l.Text = fmt.Sprintf("`%s` is accessed through it", text)
	case exprFact:
		if _, load := f.expr.(*cfg.Load); load && !first && cfg.RegisterOf(f.expr) == nil {
			l.Text = fmt.Sprintf("`%s` is read", text)
		} else if first {
			l.Text = fmt.Sprintf("`%s`", text)
		}
	case registerFact:
		return l, false
	case paramFact:
		l.Text = fmt.Sprintf("it is passed as `%s`", text)
		if fn := t.function(f.factKey); fn != nil {
			l.Text += " of " + fn.Name
		}
	case resultFact:
		l.Text = fmt.Sprintf("`%s`", text)
	case memoryFact, outsideFact:
		l.Text = fmt.Sprintf("`%s` holds it", text)
	case anywhereFact:
		l.Text = "something is written through such a pointer: any object may hold anything from then on"
	case crowdFact:
		l.Text = "pointers to more objects meet than are told apart: it may be one to any of them"
	case callFact:
		l.Text = fmt.Sprintf("`%s` calls code behind such a pointer, which may call any function", text)
	case codeFact, writtenFact, cutFact:
		return l, false
	}
	return l, l.Text != ""
}
