package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// A modelRun instantiates the model of a library function.
type modelRun struct {
	f        *funcBuilder
	b        *basics
	m        *models.Model
	pos      cfg.Pos
	args     []value
	t        *ctype   // of the result
	res      *cfg.Var // the register for results that depend on the path taken; nil if not wanted
	made     *cfg.Var // what the last allocation returned
	returned *cfg.Var // what the last function that was called returned
	it       *cfg.Var // of the last step call-each
	got      *cfg.Var // what &got means

	loaded, stored, swapped *cfg.Var // of the last atomic step
	// what the text is made of that has been printed, or is scanned; see [cfg.MemSet]
	printed  []cfg.Expr
	text     *printing
	loose    bool // by a format that is not known
	outside  bool // it is made of what is known outside only
	want     bool
	shortage bool       // the call fails without an effect
	given    []cfg.Expr // the arguments, for results that are computed from them
	file     []cfg.Expr // the arguments of a call that executions execute; nil: of another one
	answer   cfg.Expr   // its result
}

// model lowers a call of a function that has a model.
func (c *callSite) model(m *models.Model) value {
	f := c.f
	vs := c.args(nil)
	return f.runModel(m, vs, c.ft.result.unqual(), c.want, c.pos)
}

// runModel emits the steps of a model and returns the result.
func (f *funcBuilder) runModel(m *models.Model, args []value, t *ctype, want bool, pos cfg.Pos) value {
	r := &modelRun{f: f, b: f.u.b, m: m, pos: pos, args: args, t: t, want: want && t.kind != kVoid}
	r.fixArgs()
	if m.Verifier() && f.dry == 0 {
		f.u.verifier(m.Name, f.u.defined[m.Name] || f.u.staticDefs[m.Name])
	}
	if m.Pack != "" && f.dry == 0 {
		f.u.usesPack(m.Pack)
	}
	if m.Feature != "" && f.dry == 0 {
		f.u.uses[m.Feature] = true
	}
	// What the arguments do has been evaluated; from here on it is the library.
	before := f.guess
	f.guess = models.Computed(m.Name) || m.Pack != ""
	if !m.User() {
		switch {
		case models.Determined(m.Name), models.SignalSet(m.Name):
			r.given = r.give()
		case models.OnFiles(m.Name):
			r.file = r.give()
		}
		r.useFiles()
	}
	defer func() { f.guess = before }()
	if r.want && m.Result == "" && !m.NoReturn {
		r.res = f.temp(t.cfgType())
		if m.User() {
			r.set("any") // on ways of which the model does not say more
		}
	}
	if m.Stream && m.NoReturn {
		r.streams()
	}
	r.run(m.Steps)
	r.setsErrno()
	f.mayChangeErrno(m.Name, m.User(), pos)
	r.provided()
	if m.Stream && !m.NoReturn {
		r.streams()
	}
	if m.NoReturn {
		if f.dry == 0 {
			f.stop()
		}
		return r.unreached()
	}
	switch {
	case r.file != nil && r.answer == nil:
		return value{x: f.saved(r.limited(r.nondet()), pos), t: t} // it is executed, whether its result is used or not
	case !r.want:
		return value{t: t}
	case r.res != nil:
		return value{x: load(r.res), t: t}
	case r.given != nil || r.text != nil:
		return value{x: f.saved(r.result(m.Result), pos), t: t} // of what memory holds now
	}
	return value{x: r.result(m.Result), t: t}
}

// verifier notes that a function has a meaning to verifiers which no compiler gives it.
func (u *unit) verifier(name string, defined bool) {
	text := name + " does what the rules of SV-COMP say"
	if defined {
		text += ", beside what its definition does"
	}
	u.note(cfg.Note{Kind: cfg.Assumed, ID: "verifier-functions", Text: text})
}

// give evaluates the arguments, so that results can say what they are computed from; nil if they are no numbers.
func (r *modelRun) give() []cfg.Expr {
	xs := []cfg.Expr{}
	for i := range r.args {
		v := &r.args[i]
		if v.x == nil || !v.t.isScalar() {
			return nil
		}
		v.x = r.f.fixed(v.x, r.pos)
		xs = append(xs, v.x)
	}
	return xs
}

// computed is a value that executions may compute; see [cfg.Nondet].
func (r *modelRun) computed(t cfg.Type, what string) cfg.Expr {
	n := &cfg.Nondet{Typ: t, Pos: r.pos, Guess: true}
	switch {
	case r.text != nil:
		n.Func, n.Args = r.text.by+what, r.text.args
	case r.given != nil:
		n.Func, n.Args = r.m.Name+what, r.given
	}
	return n
}

// fixArgs evaluates the arguments that the model does not use, and saves those that it uses several times on one path.
func (r *modelRun) fixArgs() {
	uses := make([]int, len(r.args))
	count := func(a models.Arg, by []int) {
		for i := range by {
			by[i] += strings.Count(a, "$"+strconv.Itoa(i+1))
		}
	}
	var steps func(ss []models.Step, by []int)
	steps = func(ss []models.Step, by []int) {
		for _, s := range ss {
			for _, a := range s.Args {
				count(a, by)
			}
			count(s.From, by)
			steps(s.Body, by)
			if s.Do == models.Loop {
				steps(s.Body, by)
			}
			if s.Do == models.Printf || s.Do == models.Scanf || s.Do == models.Rest || s.Do == models.RestUpdate {
				// Every variable argument is looked at once.
				if n, err := strconv.Atoi(strings.TrimPrefix(s.Args[len(s.Args)-1], "$")); err == nil {
					for i := n; i < len(by); i++ {
						by[i]++
					}
				}
			}
			most := make([]int, len(by))
			for _, b := range s.Branches {
				one := make([]int, len(by))
				steps(b.Steps, one)
				count(b.Result, one)
				for i := range one {
					most[i] = max(most[i], one[i])
				}
			}
			for i := range by {
				by[i] += most[i]
			}
		}
	}
	steps(r.m.Steps, uses)
	if r.want {
		count(r.m.Result, uses)
		count(models.Limit(r.m.Name), uses)
	}
	for i := range r.args {
		v := &r.args[i]
		switch {
		case uses[i] == 0:
			r.f.discard(v.x, r.pos)
		case uses[i] > 1 && v.t.isScalar() && !r.f.stable(v.x, nil):
			v.x = r.f.fixed(v.x, r.pos)
		}
	}
}

func (r *modelRun) run(ss []models.Step) {
	for _, s := range ss {
		r.step(s)
	}
}

// set assigns a result.
func (r *modelRun) set(a models.Arg) {
	if r.res == nil || a == "" {
		return
	}
	if x := r.result(a); x != nil {
		r.f.emit(&cfg.Assign{LHS: lvOf(r.res), RHS: x}, r.pos)
	}
}

// exists reports whether a branch is possible here.
func (r *modelRun) exists(b models.Branch) bool {
	switch {
	case b.Without != "" && r.f.u.feature(b.Without):
		return false
	case b.Feature == "":
		return !b.IfUsed || r.want
	case b.IfUsed && r.want:
		return true
	}
	return r.f.u.feature(b.Feature)
}

func (r *modelRun) either(bs []models.Branch) {
	f := r.f
	var ways []models.Branch
	for _, b := range bs {
		if !r.exists(b) {
			if b.Assumption != "" && f.dry == 0 {
				f.u.note(cfg.Note{Kind: cfg.Assumed, ID: b.Assumption, Text: r.m.Name + " does not fail where its result is ignored"})
			}
			continue
		}
		if !r.want && len(b.Steps) == 0 {
			// Of several ways to do nothing one is enough.
			done := false
			for _, w := range ways {
				done = done || len(w.Steps) == 0
			}
			if done {
				continue
			}
		}
		ways = append(ways, b)
	}
	if r.file != nil && r.answered(ways) {
		return
	}
	switch len(ways) {
	case 0:
		return
	case 1:
		r.run(ways[0].Steps)
		r.set(ways[0].Result)
		return
	}
	if r.given != nil && r.want && len(ways) == 2 && ways[0].Result == "$1+?" && ways[1].Result == "null" &&
		len(ways[0].Steps)+len(ways[1].Steps) == 0 {
		r.found()
		return
	}
	from := f.here()
	var ends point
	idle := false
	for _, w := range ways {
		f.cur = point{node: from}
		before, out := len(f.edges), len(from.Out)
		guess := f.guess
		f.guess = (guess || w.Kept) && !w.Open
		r.run(w.Steps)
		r.shortage = len(w.Steps) == 0
		r.set(w.Result)
		r.shortage = false
		if len(f.edges) == before && f.cur.node == from {
			if idle { // steps that do nothing here, again
				f.guess = guess
				continue
			}
			f.emit(&cfg.Skip{}, r.pos)
			idle = true
		}
		f.separate(from, out, r.pos)
		f.guess = guess
		ends = f.join(ends, f.cur)
	}
	f.cur = ends
}

// found is the result of a search: a pointer to somewhere behind the first argument, or null.
func (r *modelRun) found() {
	f := r.f
	long := r.b.Long
	i := f.saved(r.computed(long, "+"), r.pos)
	yes, no := f.guard(binary(cfg.Ne, i, intConst(r.b.long, ^uint64(0)), r.b.Int), r.pos)
	f.cur = yes
	p := r.operand("$1")
	if !isPtr(p.Type()) {
		p = castTo(p, r.b.voidPtr.cfgType())
	}
	f.emit(&cfg.Assign{LHS: lvOf(r.res), RHS: castTo(&cfg.PtrAdd{X: p, Index: i, Scale: 1, Typ: p.Type()}, r.t.cfgType())}, r.pos)
	end := f.cur
	f.cur = no
	r.set("null")
	f.cur = f.join(f.cur, end)
}

// choose runs the first branch of a step, or its body, if x is not zero, and the second one otherwise.
func (r *modelRun) choose(x cfg.Expr, s models.Step) {
	f := r.f
	way := func(i int) {
		if i < len(s.Branches) {
			r.run(s.Branches[i].Steps)
			r.set(s.Branches[i].Result)
		} else if i == 0 {
			r.run(s.Body)
		}
	}
	if n, ok := cfg.IsConst(cfg.Uncast(x)); ok {
		if n != 0 {
			way(0)
		} else {
			way(1)
		}
		return
	}
	yes, no := f.guard(f.fixed(x, r.pos), r.pos)
	f.cur = yes
	way(0)
	end := f.cur
	f.cur = no
	way(1)
	f.cur = f.join(f.cur, end)
}

// separate gives guards among the edges that leave n from out on a node of their own: they are a pair, not two
// ways to choose from.
func (f *funcBuilder) separate(n *cfg.Node, out int, pos cfg.Pos) {
	if len(n.Out) == out {
		return
	}
	if _, ok := n.Out[out].Action.(*cfg.Guard); !ok {
		return
	}
	m := f.fn.NewNode()
	m.Out = append(m.Out, n.Out[out:]...)
	for _, e := range m.Out {
		e.From = m
	}
	n.Out = n.Out[:out:out]
	patch(f.branch(n, &cfg.Skip{}, pos), m)
}

// loop runs the body any number of times.
func (r *modelRun) loop(body []models.Step) {
	f := r.f
	head := f.head()
	n := f.saved(&cfg.Nondet{Typ: r.b.Int, Pos: r.pos, Guess: true}, r.pos)
	yes, no := f.guard(n, r.pos)
	f.cur = yes
	r.run(body)
	f.goTo(head)
	f.cur = no
}
