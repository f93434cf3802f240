package litmus

import (
	"math/bits"

	"github.com/mayrun-dev/mayrun/cfg"
)

// This is the model RC11 (Lahav, Vafeiadis, Kang, Hur, Dreyer, Repairing Sequential Consistency in C/C++11,
// PLDI 2017), by brute force: every choice of the writes that are read from (rf) and of the order of the writes
// to each location (mo) is tried. An update is one event, that reads and writes.

// event is an operation that happens.
type event struct {
	op
	thread int // -1: main
	index  int
}

// rel is a relation on events: to whom each is related, as bits.
type rel [32]uint32

func (r *rel) add(a, b int)      { r[a] |= 1 << b }
func (r *rel) has(a, b int) bool { return r[a]>>b&1 != 0 }

func (r rel) or(s rel) rel {
	for i := range r {
		r[i] |= s[i]
	}
	return r
}

// then is the composition.
func (r rel) then(s rel) (out rel) {
	for i, to := range r {
		for ; to != 0; to &= to - 1 {
			out[i] |= s[bits.TrailingZeros32(to)]
		}
	}
	return out
}

func (r rel) plus() rel {
	for {
		n := r.or(r.then(r))
		if n == r {
			return r
		}
		r = n
	}
}

// opt is the reflexive closure.
func (r rel) opt() rel {
	for i := range r {
		r.add(i, i)
	}
	return r
}

// in keeps what begins and ends with events for which the conditions hold.
func (r rel) in(from, to func(int) bool) (out rel) {
	for i := range r {
		for k := range r {
			if r.has(i, k) && from(i) && to(k) {
				out.add(i, k)
			}
		}
	}
	return out
}

func (r rel) reflexive() bool {
	for i := range r {
		if r.has(i, i) {
			return true
		}
	}
	return false
}

// verdict says which kinds of executions race.
type verdict struct {
	anyhow  bool // in some execution of RC11, with the release sequences of C++20 and C23
	surely  bool // in some execution of RC11, with those of C11 and C17, which order more
	between bool // in some sequentially consistent execution, with those of C++20
}

// judge enumerates the executions.
func judge(p program) verdict {
	x := &enumeration{program: p}
	for t, ops := range p.threads {
		x.reads(ops, t)
	}
	x.reads(p.final, -1)
	for _, reads := range x.sites {
		o := x.at(reads)
		var sources []site
		for t := range p.threads {
			for i, w := range p.threads[t] {
				if w.writes() && w.loc == o.loc && (site{t, i}) != reads {
					sources = append(sources, site{t, i})
				}
			}
		}
		x.sources = append(x.sources, append(sources, initial))
	}
	x.from = map[site]site{}
	x.choose(0)
	return x.verdict
}

// site is an operation of a thread.
type site struct{ thread, index int }

var initial = site{-2, 0}

type enumeration struct {
	program
	sites   []site
	sources [][]site
	from    map[site]site
	verdict verdict
}

func (x *enumeration) reads(ops []op, t int) {
	for i, o := range ops {
		if o.reads() {
			x.sites = append(x.sites, site{t, i})
		}
	}
}

func (x *enumeration) at(s site) op {
	if s.thread == -1 {
		return x.final[s.index]
	}
	return x.threads[s.thread][s.index]
}

func (x *enumeration) choose(n int) {
	if n == len(x.sites) {
		x.execute()
		return
	}
	for _, s := range x.sources[n] {
		x.from[x.sites[n]] = s
		x.choose(n + 1)
	}
}

// value is what a write writes; false if that depends on itself.
func (x *enumeration) value(s site, depth int) (int, bool) {
	if s == initial {
		return 0, true
	}
	o := x.at(s)
	if o.kind != add {
		return o.val, true
	}
	if depth > 32 {
		return 0, false
	}
	v, ok := x.value(x.from[s], depth+1)
	return v + 1, ok
}

// execute builds the events of the choice of sources, if it fits.
func (x *enumeration) execute() {
	var events []event
	number := map[site]int{}
	races := false
	run := func(t int, ops []op) bool {
		for i, o := range ops {
			if o.kind == expect {
				if v, ok := x.value(x.from[site{t, o.reg}], 0); !ok {
					return false
				} else if v != o.val {
					break
				}
				continue
			}
			if o.kind == both {
				races = true
				continue
			}
			number[site{t, i}] = len(events)
			events = append(events, event{o, t, i})
		}
		return true
	}
	for t, ops := range x.threads {
		if !run(t, ops) {
			return
		}
	}
	if !run(-1, x.final) {
		return
	}
	for _, s := range x.sites {
		_, happens := number[s]
		_, source := number[x.from[s]]
		if x.from[s] != initial && !(happens && source) {
			return // there is one choice for what does not happen
		}
	}
	g := &graph{events: events, races: races}
	for i := range events {
		for k := range events {
			a, b := events[i], events[k]
			if a.thread == b.thread && a.index < b.index || a.thread >= 0 && b.thread == -1 {
				g.sb.add(i, k)
			}
		}
	}
	g.source = make([]int, len(events))
	for s, n := range number {
		g.source[n] = -1
		if events[n].reads() && x.from[s] != initial {
			g.source[n] = number[x.from[s]]
			g.rf.add(g.source[n], n)
		}
	}
	if g.sb.or(g.rf).plus().reflexive() {
		return // out of thin air
	}
	var writes [4][]int
	for i, e := range events {
		if e.writes() {
			writes[e.loc] = append(writes[e.loc], i)
		}
	}
	x.order(g, writes, 0)
}

// order tries the orders of the writes to each location.
func (x *enumeration) order(g *graph, writes [4][]int, loc int) {
	if loc == len(writes) {
		x.check(g, writes)
		return
	}
	permute(writes[loc], 0, func() { x.order(g, writes, loc+1) })
}

func permute(s []int, k int, f func()) {
	if k == len(s) {
		f()
		return
	}
	for i := k; i < len(s); i++ {
		s[k], s[i] = s[i], s[k]
		permute(s, k+1, f)
		s[k], s[i] = s[i], s[k]
	}
}

// graph is an execution. Initial writes are not among its events.
type graph struct {
	events []event
	sb, rf rel
	source []int // of reads: the write, or -1 for the initial one
	races  bool
}

func (x *enumeration) check(g *graph, writes [4][]int) {
	var mo, fr rel
	place := make([]int, len(g.events))
	for _, l := range writes {
		for i, a := range l {
			place[a] = i
			for _, b := range l[i+1:] {
				mo.add(a, b)
			}
		}
	}
	for r, e := range g.events {
		if !e.reads() {
			continue
		}
		for _, w := range writes[e.loc] {
			if w != r && (g.source[r] < 0 || mo.has(g.source[r], w)) {
				fr.add(r, w)
			}
		}
		if e.writes() { // an update comes directly behind what it reads from
			before := -1
			if place[r] > 0 {
				before = writes[e.loc][place[r]-1]
			}
			if g.source[r] != before {
				return
			}
		}
	}
	for _, same := range []bool{false, true} {
		hb := g.sb.or(g.synchronises(writes, same)).plus()
		if !g.consistent(hb, mo, fr) {
			continue
		}
		if !g.races && !g.racy(hb) {
			continue
		}
		if same {
			x.verdict.surely = true
			continue
		}
		x.verdict.anyhow = true
		if !g.sb.or(g.rf).or(mo).or(fr).plus().reflexive() {
			x.verdict.between = true
		}
	}
}

func (g *graph) racy(hb rel) bool {
	for i, a := range g.events {
		for k, b := range g.events[:i] {
			if (a.kind == access || a.kind == look) && (b.kind == access || b.kind == look) &&
				(a.kind == access || b.kind == access) && !hb.has(i, k) && !hb.has(k, i) {
				return true
			}
		}
	}
	return false
}

// synchronises is the relation of that name. With same, a release sequence goes on with later writes of the
// thread that began it.
func (g *graph) synchronises(writes [4][]int, same bool) (sw rel) {
	n := len(g.events)
	// sequence: from each write to those whose readers read from its release sequence.
	var sequence rel
	for _, l := range writes {
		for i, head := range l {
			sequence.add(head, head)
			for _, w := range l[i+1:] {
				if e := g.events[w]; !e.reads() && !(same && e.thread == g.events[head].thread) {
					break
				}
				sequence.add(head, w)
			}
		}
	}
	reads := sequence.then(g.rf)
	for w := range n {
		for r := range n {
			if !reads.has(w, r) {
				continue
			}
			for a := range n {
				if !(a == w && g.events[w].order.Releases() || g.events[a].kind == fence &&
					g.events[a].order.Releases() && g.sb.has(a, w)) {
					continue
				}
				for b := range n {
					if b == r && g.events[r].order.Acquires() || g.events[b].kind == fence &&
						g.events[b].order.Acquires() && g.sb.has(r, b) {
						sw.add(a, b)
					}
				}
			}
		}
	}
	return sw
}

func (g *graph) consistent(hb, mo, fr rel) bool {
	eco := g.rf.or(mo).or(fr).plus()
	if hb.reflexive() || hb.then(eco).reflexive() || eco.reflexive() {
		return false
	}
	at := func(i int) int {
		if i < len(g.events) && g.events[i].atomic() {
			return g.events[i].loc
		}
		return -1 - i
	}
	var same, other rel // of hb, and of sb
	for i := range g.events {
		for k := range g.events {
			if hb.has(i, k) && at(i) == at(k) {
				same.add(i, k)
			}
			if g.sb.has(i, k) && at(i) != at(k) {
				other.add(i, k)
			}
		}
	}
	scb := g.sb.or(other.then(hb).then(other)).or(same).or(mo).or(fr)
	sc := func(i int) bool { return i < len(g.events) && g.events[i].order == cfg.SeqCst && g.events[i].atomic() }
	scFence := func(i int) bool {
		return i < len(g.events) && g.events[i].order == cfg.SeqCst && g.events[i].kind == fence
	}
	any := func(int) bool { return true }
	var none rel
	begin := none.opt().in(sc, any).or(hb.opt().in(scFence, any))
	end := none.opt().in(any, sc).or(hb.opt().in(any, scFence))
	psc := begin.then(scb).then(end).or(hb.or(hb.then(eco).then(hb)).in(scFence, scFence))
	return !psc.plus().reflexive()
}
