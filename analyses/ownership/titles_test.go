package ownership

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// TestTitles runs random programs that move nodes between lists, and checks at each point what the flow says of the
// registers: of each node there is at most one title, and registers that are said to find nodes in the container
// find none that a register has a title to. Programs that the flow rejects say nothing: so they are grown one
// statement at a time, and what is rejected, or follows a null pointer, is left out.
func TestTitles(t *testing.T) {
	const programs = 3000
	ways, statements := map[string]int{}, 0
	for i, c := range []struct {
		links   []string
		queue   queue
		answers bool
	}{
		{[]string{"next"}, queue{}, false}, {[]string{"next", "other"}, queue{}, false}, {[]string{"next"}, queue{stale: true}, false},
		{[]string{"next"}, queue{byLink: true}, false}, {[]string{"next"}, queue{}, true}, {[]string{"next", "other"}, queue{}, true},
	} {
		w := newWorld(c.links, c.queue)
		if c.answers {
			w.answer()
		}
		rnd := rand.New(rand.NewPCG(1, uint64(i)))
		pool := [][]statement{nil}
		for range programs {
			p := w.mutate(rnd, pool[rnd.IntN(len(pool))])
			r := w.run(p, ways)
			statements += len(r.kept)
			if r.wrong != "" {
				p, wrong := w.shrink(r.kept)
				t.Fatalf("%s\n%s", wrong, print(p, ""))
			}
			if len(r.kept) > 3 && (len(pool) < 200 || rnd.IntN(10) == 0) {
				if len(pool) == 200 {
					pool = slices.Delete(pool, 1, 2)
				}
				pool = append(pool, r.kept)
			}
		}
	}
	t.Logf("%d statements; titles: %v", statements, ways)
	for _, way := range []string{"emptied", "unlinked", "kept links", "left nodes", "on one way", "in a loop", "put back",
		"appended", "found last", "ends", "freed in the container", "refused", "told", "parts", "held", "redeemed", "given back"} {
		if ways[way] < 50 {
			t.Errorf("%s: %d times", way, ways[way])
		}
	}
}

// TestCopies takes a list whose second node has been found by a copy of the link that led to it.
func TestCopies(t *testing.T) {
	w := newWorld([]string{"next", "other"}, queue{})
	next := func(v *cfg.Var) *cfg.LVal { return cfg.Member(cfg.Deref(cfg.Read(v)), "next") }
	a, b, c, d, head := w.regs[0], w.regs[1], w.regs[2], w.regs[3], cfg.VarLV(w.globals[0])
	other := cfg.Member(cfg.Deref(cfg.Read(a)), "other")
	p := []statement{
		w.alloc(a),
		assign(cfg.VarLV(b), cfg.ReadLV(head)),
		assign(other, cfg.ReadLV(next(b))),
		assign(head, cfg.Null(w.node)),
		assign(cfg.VarLV(c), cfg.ReadLV(next(b))),
		assign(cfg.VarLV(d), cfg.ReadLV(other)),
	}
	for _, lv := range []*cfg.LVal{head, other, next(b)} {
		w.lvals[w.f.cell(lv)] = lv
	}
	if r := w.run(p, map[string]int{}); r.wrong != "" || len(r.kept) != len(p) {
		t.Errorf("%s, after %d of %d statements", r.wrong, len(r.kept), len(p))
	}
}

// TestCopiesFreed frees the first node of a list of which three have been found.
func TestCopiesFreed(t *testing.T) {
	w := newWorld([]string{"next"}, queue{})
	next := func(v *cfg.Var) *cfg.LVal { return cfg.Member(cfg.Deref(cfg.Read(v)), "next") }
	a, b, c, head := w.regs[0], w.regs[1], w.regs[2], cfg.VarLV(w.globals[0])
	p := []statement{
		assign(cfg.VarLV(a), cfg.ReadLV(head)),
		assign(cfg.VarLV(b), cfg.ReadLV(next(a))),
		assign(cfg.VarLV(c), cfg.ReadLV(next(b))),
		{actions: []cfg.Action{&cfg.Free{Ptr: &cfg.Cast{X: cfg.Read(a), Typ: w.raw.Type}}}},
		assign(head, cfg.Read(b)),
	}
	for _, lv := range []*cfg.LVal{head, next(a), next(b)} {
		w.lvals[w.f.cell(lv)] = lv
	}
	if r := w.run(p, map[string]int{}); r.wrong != "" || len(r.kept) != len(p) {
		t.Errorf("%s, after %d of %d statements", r.wrong, len(r.kept), len(p))
	}
}

// world is the flow of a function whose registers and places are known, and the memory that it runs in.
type world struct {
	f       *flow
	links   []string
	regs    []*cfg.Var
	k       *cfg.Var // an index
	raw     *cfg.Var
	globals []*cfg.Var // one is an array
	node    *cfg.Pointer
	give    *cfg.Func // puts its argument in a list
	lend    *cfg.Func // uses it
	tidy    *cfg.Func // gives it new links
	offer   *cfg.Func // puts it in a list, or returns 0
	queue   *queue
	first   *cfg.Var // its places
	final   *cfg.Var
	lvals   map[*cell]*cfg.LVal
	root    *cfg.LVal // where given nodes go
	answers bool      // nodes are given back by their value
}

// statement is one step of a program: actions, or a choice between two ways, or a loop.
type statement struct {
	actions []cfg.Action
	ways    [2][]statement
	asked   cfg.Expr // the condition, or nil: chance chooses
	chosen  int      // by chance: the way, or how often a loop runs
	loop    bool     // the first way again and again
}

func newWorld(links []string, q queue) *world {
	b := cfg.NewBuilder(cfg.LP64)
	r := &cfg.Record{Tag: "struct node", AlignN: 8}
	w := &world{links: links, node: b.PointerTo(r), lvals: map[*cell]*cfg.LVal{}}
	k := kind{record: r}
	for i, l := range links {
		at := int64(i) * 8
		r.Fields = append(r.Fields, &cfg.Field{Name: l, Type: w.node, Offset: at})
		k.links = append(k.links, place{at, 1})
	}
	r.Fields = append(r.Fields, &cfg.Field{Name: "value", Type: b.Int, Offset: int64(len(links)) * 8})
	r.Bytes = int64(len(links))*8 + 8
	id := 0
	variable := func(name string, t cfg.Type, s cfg.Storage) *cfg.Var {
		id++
		return &cfg.Var{Name: name, Type: t, Storage: s, ID: id}
	}
	for _, name := range []string{"a", "b", "c", "d"} {
		w.regs = append(w.regs, variable(name, w.node, cfg.Local))
	}
	w.k, w.raw = variable("k", b.Int, cfg.Local), variable("raw", b.VoidPtr(), cfg.Local)
	w.globals = []*cfg.Var{variable("head", w.node, cfg.Global), variable("slot", w.node, cfg.Global),
		variable("array", &cfg.Array{Elem: w.node, Len: 2}, cfg.Global)}
	w.root = cfg.VarLV(w.globals[0])
	w.first, w.final = variable("first", w.node, cfg.Global), variable("last", w.node, cfg.Global)
	if w.globals = append(w.globals, w.first); q.byLink {
		w.final.Type = b.PointerTo(w.node)
	}
	w.queue = &queue{head: w.first, tail: w.final, kind: 1, byLink: q.byLink, stale: q.stale}
	w.give = &cfg.Func{Name: "give", Params: []*cfg.Var{variable("n", w.node, cfg.Param)}}
	w.lend = &cfg.Func{Name: "lend", Params: []*cfg.Var{variable("n", w.node, cfg.Param)}}
	w.tidy = &cfg.Func{Name: "tidy", Params: []*cfg.Var{variable("n", w.node, cfg.Param)}}
	w.offer = &cfg.Func{Name: "offer", Params: []*cfg.Var{variable("n", w.node, cfg.Param)}, Result: variable("r", b.Int, cfg.Local)}
	types := &types{kinds: []kind{k}, of: map[*cfg.Record]kinds{r: 1}, reach: map[*cfg.Record]kinds{r: 1}}
	s := &scan{types: types, raw: map[*cfg.Var]kinds{w.raw: 1}}
	w.f = &flow{scan: s, live: 1, cells: map[string]*cell{}, uses: map[*cfg.Edge]*use{}, queues: []*queue{w.queue}}
	w.f.loose = map[*cfg.Var]loose{}
	w.f.left = map[*cfg.Var]loose{w.lend.Params[0]: allLinks(), w.offer.Params[0]: allLinks(), w.tidy.Params[0]: {full: 1}}
	w.f.passed = map[*cfg.Var]bool{w.give.Params[0]: true, w.offer.Params[0]: true}
	w.f.fates = map[*cfg.Var]fate{w.give.Params[0]: {always: true}, w.offer.Params[0]: {gone: values{1}}}
	return w
}

// answer has nodes given back by their value: 1.
func (w *world) answer() {
	r := w.node.Elem.(*cfg.Record)
	w.answers, w.f.claims = true, newClaims()
	w.f.answers = []*answer{{kind: 1, field: r.Fields[len(r.Fields)-1], values: []int64{0, 1}, given: []int64{1}}}
	for _, fn := range []*cfg.Func{w.give, w.lend, w.tidy, w.offer} {
		w.f.claims.out[fn.Params[0]] = claim{}
	}
}

// edge is one behind which some of the registers are read.
func (w *world) edge(a cfg.Action) *cfg.Edge {
	to := &cfg.Node{}
	for _, v := range w.regs[:2] {
		to.Out = append(to.Out, &cfg.Edge{From: to, Action: &cfg.Guard{Cond: cfg.Read(v)}, To: to})
	}
	return &cfg.Edge{Action: a, To: to}
}

// result is what has come of a program.
type result struct {
	kept  []statement // those that are valid
	wrong string
}

// run runs a program, and follows it. It counts how titles are given.
func (w *world) run(p []statement, ways map[string]int) (r result) {
	s, m := newState(), w.start()
	for _, v := range w.regs {
		s.regs[v] = status{how: null}
	}
	for _, st := range p {
		after := m.clone()
		count := map[string]int{}
		next, wrong, ok := w.one(s, after, st, count, "")
		if !ok {
			continue
		}
		r.kept = append(r.kept, st)
		for way, n := range count {
			ways[way] += n
		}
		if wrong != "" {
			r.wrong = wrong
			return r
		}
		s, m = next, after
	}
	return r
}

// one runs and follows a statement. It is not ok if the statement is rejected, or follows a null pointer.
func (w *world) one(
	s state, m *memory, st statement, ways map[string]int, where string,
) (out state, wrong string, ok bool) {
	defer func() {
		if x := recover(); x != nil {
			if _, is := x.(invalid); !is {
				panic(x)
			}
			ok = false
		}
	}()
	if w.f.dropped, w.f.final = 0, true; !st.loop && len(st.actions) > 0 {
		for _, a := range st.actions {
			before := s
			if s = w.f.step(s, w.edge(a)); w.f.dropped != 0 {
				return state{}, "", false
			}
			w.count(before, s, m, a, ways, where)
			if wrong := m.meddles(before, a); wrong != "" {
				return s, wrong, true
			}
			m.do(a)
			if wrong := m.wrong(s); wrong != "" {
				return s, wrong, true
			}
		}
		return s, "", true
	}
	if st.loop {
		return w.repeat(s, m, st, ways)
	}
	way := st.chosen
	if st.asked != nil {
		for i := range st.ways {
			told := w.f.step(s, w.edge(&cfg.Guard{Cond: st.asked, Truth: i == 0}))
			if w.answers && w.f.dropped != 0 {
				return state{}, "", false
			}
			for _, v := range w.regs {
				if w.answers && s.how(v) != owned && told.how(v) == owned {
					ways["redeemed"]++
				}
				if s.how(v) == depends && told.how(v) == owned {
					ways["told"]++
				}
			}
		}
		way = 0
		if m.value(st.asked) == 0 {
			way = 1
		}
	}
	var ends [2]state
	for i, body := range st.ways {
		s := s
		if st.asked != nil {
			s = w.f.step(s, w.edge(&cfg.Guard{Cond: st.asked, Truth: i == 0}))
		}
		if ends[i], wrong, ok = w.all(s, m, body, i == way, ways, "on one way"); !ok || wrong != "" {
			return state{}, wrong, ok
		}
	}
	out = join(ends[0], ends[1])
	return out, m.wrong(out), true
}

// all follows statements, and runs them or not.
func (w *world) all(
	s state, m *memory, p []statement, runs bool, ways map[string]int, where string,
) (out state, wrong string, ok bool) {
	for _, st := range p {
		if runs {
			if s, wrong, ok = w.one(s, m, st, ways, where); !ok || wrong != "" {
				return s, wrong, ok
			}
			continue
		}
		for _, a := range st.actions {
			if s = w.f.step(s, w.edge(a)); w.f.dropped != 0 {
				return state{}, "", false
			}
		}
	}
	return s, "", true
}

// repeat follows a loop, and runs it a few times.
func (w *world) repeat(s state, m *memory, st statement, ways map[string]int) (out state, wrong string, ok bool) {
	for before := (state{}); before.regs == nil || !equal(before, s); {
		before = s
		w.f.final = false
		after, _, _ := w.all(s, nil, st.ways[0], false, nil, "")
		s = join(s, after)
	}
	w.f.final = true
	if _, _, ok := w.all(s, nil, st.ways[0], false, nil, ""); !ok {
		return state{}, "", false
	}
	for range st.chosen {
		if wrong := m.wrong(s); wrong != "" {
			return state{}, wrong, true
		}
		if _, wrong, ok = w.all(s, m, st.ways[0], true, ways, "in a loop"); !ok || wrong != "" {
			return state{}, wrong, ok
		}
	}
	return s, m.wrong(s), true
}

// count counts titles that are given to nodes.
func (w *world) count(before, after state, m *memory, a cfg.Action, ways map[string]int, where string) {
	if len(after.yielded) > len(before.yielded) {
		ways["given back"]++
	}
	for _, v := range w.regs {
		switch {
		case after.how(v) == part:
			ways["parts"]++
		case before.how(v) == part && after.how(v) == owned:
			ways["held"]++
		}
	}
	if v, ok := before.queues[w.queue]; ok && !w.queue.inOrder(v) {
		if v, ok := after.queues[w.queue]; !ok || w.queue.inOrder(v) {
			ways["ends"]++
		}
	}
	if f, ok := a.(*cfg.Free); ok {
		if st, ok := w.f.value(before, cfg.Uncast(f.Ptr)); ok && st.how == in {
			ways["freed in the container"]++
		}
	}
	for _, v := range w.regs {
		if after.how(v) == depends && before.how(v) != depends {
			ways["refused"]++
		}
	}
	assign, is := a.(*cfg.Assign)
	if !is {
		return
	}
	if l, ok := assign.LHS.Ptr.(*cfg.Load); ok && l.LV.Var == w.final && !cfg.IsNull(assign.RHS) {
		ways["appended"]++
	}
	if l, ok := assign.RHS.(*cfg.Load); ok && l.LV.Var == w.final && after.how(assign.LHS.Var) == in {
		ways["found last"]++
	}
	for _, v := range w.regs {
		if before.how(v) == owned && after.how(v) == in {
			ways["put back"]++
		}
		if before.how(v) != in || after.how(v) != owned || m.value(cfg.Read(v)) == 0 {
			continue
		}
		if where != "" {
			ways[where]++
		}
		way := "emptied"
		if !cfg.IsNull(assign.RHS) {
			way = "unlinked"
		}
		ways[way]++
		if slices.ContainsFunc(after.regs[v].links, func(l link) bool { return l.how == good }) {
			ways["kept links"]++
		}
		for _, u := range w.regs {
			if before.how(u) == in && after.how(u) == in && m.value(cfg.Read(u)) != 0 {
				ways["left nodes"]++
			}
		}
	}
}
