package causes

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// cluster is a set of racing pairs with one cause, before clusters are folded.
type cluster struct {
	key
	grade  race.Confidence
	main   int   // the race of the best pair
	races  []int // all, in order
	pairs  []pair
	places map[cfg.Pos]*place
	best   pair
	ops    *operations
	named  []named // see each
}

// key is what pairs of one cluster have in common.
type key struct {
	kind   Kind
	root   string // the object, or the function of which nothing is known
	member string // of the object; "" if that is not known
	at     cfg.Pos
	class  int // see [Split]
}

// pair is one racing pair of a report.
type pair struct {
	race  int // index
	a, b  *race.Access
	grade race.Confidence
	cost  int  // how much stands against showing it: see cost
	drawn bool // the report has a schedule for it
}

// place is a place in the source where a cluster's accesses are.
type place struct {
	function string
	kinds    []race.AccessKind
	locks    map[string]int // how many of the accesses hold each lock
	accesses int
}

// sorted sorts all pairs of a report into clusters.
func sorted(r *race.Report, class func(*race.Finding, *race.Access, *race.Access) int) []*cluster {
	b, ops := blamesOf(r), operationsOf(r)
	index := map[key]*cluster{}
	var out []*cluster
	for i := range r.Races {
		f := &r.Races[i]
		b.look(f)
		ps := pairs(i, f)
		if class != nil {
			ps = append(ps, crossing(i, f, class)...)
		}
		for _, p := range ps {
			k := b.key(f, p)
			if class != nil {
				k.class = class(f, p.a, p.b)
			}
			c := index[k]
			if c == nil {
				c = &cluster{key: k, grade: race.Possible, places: map[cfg.Pos]*place{}, ops: ops}
				index[k] = c
				out = append(out, c)
			}
			c.add(p)
		}
	}
	return out
}

// pairs lists the pairs of a race with their grades. Where the report does not say which of them is as sure as
// the race, each may be.
func pairs(n int, f *race.Finding) []pair {
	all := f.Pairs
	if len(all) == 0 {
		all = [][2]int{{0, min(1, len(f.Accesses)-1)}}
	}
	likely := map[[2]int]bool{}
	for _, p := range f.Likely {
		likely[p] = true
	}
	var out []pair
	sure := false
	for _, p := range all {
		if min(p[0], p[1]) < 0 || max(p[0], p[1]) >= len(f.Accesses) {
			continue
		}
		x := pair{race: n, a: &f.Accesses[p[0]], b: &f.Accesses[p[1]], grade: race.Possible}
		switch {
		case f.Witness != nil && shows(f.Witness, x), f.Confidence == race.Confirmed && seen(f.Runs, p):
			x.grade = race.Confirmed
		case likely[p]:
			x.grade = race.Likely
		}
		x.drawn = f.Assumed != nil && (f.Assumed.Places == [2]cfg.Pos{x.a.Pos, x.b.Pos} || f.Assumed.Places == [2]cfg.Pos{x.b.Pos, x.a.Pos})
		sure = sure || x.grade == f.Confidence
		out = append(out, x)
	}
	if len(out) == 0 && len(f.Accesses) > 0 {
		out = append(out, pair{race: n, a: &f.Accesses[0], b: &f.Accesses[0]})
	}
	for i := range out {
		if !sure {
			out[i].grade = f.Confidence
		}
	}
	return out
}

// crossing lists pairs of class 0 of sets of which the report has some pairs only, where some accesses are of another
// class: these may be those that all of the listed pairs have. A pair has the class of one of its accesses.
func crossing(n int, f *race.Finding, class func(*race.Finding, *race.Access, *race.Access) int) (out []pair) {
	open := func(set []int) (out []int) {
		for _, i := range set {
			if a := &f.Accesses[i]; class(f, a, a) == 0 {
				out = append(out, i)
			}
		}
		return out
	}
	seen := map[pair]bool{}
	for _, x := range f.Crossed {
		as, bs := open(x.A), open(x.B)
		if len(as) == len(x.A) && len(bs) == len(x.B) || len(as) == 0 || len(bs) == 0 {
			continue
		}
		grade := race.Possible
		if x.Likely {
			grade = race.Likely
		}
		add := func(i, j int) {
			p := pair{race: n, a: &f.Accesses[min(i, j)], b: &f.Accesses[max(i, j)], grade: grade}
			if !seen[p] {
				seen[p] = true
				out = append(out, p)
			}
		}
		for _, i := range as {
			add(i, bs[0])
		}
		for _, j := range bs {
			add(as[0], j)
		}
	}
	return out
}

// seen reports whether a run has shown a pair.
func seen(runs []race.Run, p [2]int) bool {
	return slices.ContainsFunc(runs, func(r race.Run) bool { return r.Accesses == p || r.Accesses == [2]int{p[1], p[0]} })
}

// shows reports whether a witness is an execution of a pair.
func shows(w *race.Witness, p pair) bool {
	is := func(s race.Side, a *race.Access) bool {
		return s.Pos == a.Pos && (s.Operation != string(race.Read) || a.Kind == race.Read) &&
			(s.Operation != string(race.Write) || a.Kind != race.Read)
	}
	return is(w.First, p.a) && is(w.Second, p.b) || is(w.First, p.b) && is(w.Second, p.a)
}

func (c *cluster) add(p pair) {
	c.pairs = append(c.pairs, p)
	if AtLeast(p.grade, c.grade) {
		c.grade = p.grade
	}
	if n := len(c.races); n == 0 || c.races[n-1] != p.race {
		c.races = append(c.races, p.race)
	}
}

// key says which cluster a pair belongs to.
func (b *blames) key(f *race.Finding, p pair) key {
	unsure := p.grade != race.Confirmed
	ended := cmp.Or(ends(p.a), ends(p.b))
	wide, ok := b.widest(p)
	switch {
	case unsure && (p.a.External != "" || p.b.External != ""):
		return key{kind: UnknownFunction, root: b.culprit(p)}
	case p.grade == race.Possible && (b.of[p.a].unknown || b.of[p.b].unknown):
		return key{kind: UnknownCode}
	case unsure && (p.a.Unknown || p.b.Unknown):
		return key{kind: UnknownPointer}
	case unsure && ok:
		return key{kind: ManyObjects, root: wide.Text, at: wide.Pos}
	case ended != nil:
		return key{kind: Ended, root: rootOf(f.Location), at: ended.Pos}
	case p.a.Sync || p.b.Sync:
		return key{kind: Made, root: rootOf(f.Location)}
	}
	m := member(p.a.Text)
	if m == "" || p.a.Kind == race.Read && member(p.b.Text) != "" {
		m = cmp.Or(member(p.b.Text), m)
	}
	return key{kind: Data, root: f.Location, member: m}
}

// ends is the access if it ends the object, else nil.
func ends(a *race.Access) *race.Access {
	if a.Kind == race.Free {
		return a
	}
	return nil
}

// strange reports whether code of which nothing is known may have started the thread of an access. Of a handler of signals
// nobody says where the thread begins that it interrupts.
func strange(a *race.Access) bool { return !a.Handler && unknownThread(a.By) }

// unknownThread reports whether a thread may have been started by code of which nothing is known.
func unknownThread(t race.Thread) bool {
	unknown := func(s race.Start) bool { return s.Func == "" && !s.Pos.IsValid() }
	return slices.ContainsFunc(t.Path, unknown) || slices.ContainsFunc(t.Others, unknown)
}

// blames say what has part in how many races.
type blames struct {
	externals map[string]int               // pairs of functions without a body
	objects   map[spot]map[string]struct{} // the objects that an access may be to
	of        map[*race.Access]blame       // of the accesses of the race that is looked at
}

// blame is what an access has to do with it.
type blame struct {
	objects int  // how many it may be to
	unknown bool // code of which nothing is known may have started its thread
}

// look finds out about the accesses of a race, each of which takes part in many pairs.
func (b *blames) look(f *race.Finding) {
	b.of = make(map[*race.Access]blame, len(f.Accesses))
	for i := range f.Accesses {
		a := &f.Accesses[i]
		b.of[a] = blame{len(b.objects[spot{a.Pos, a.Text}]), strange(a)}
	}
}

// spot is an access as the source says it.
type spot struct {
	pos  cfg.Pos
	text string
}

// many is the number of objects from which on an access is taken for one that races because it is not known
// which of them it is to.
const many = 6

func blamesOf(r *race.Report) *blames {
	b := &blames{externals: map[string]int{}, objects: map[spot]map[string]struct{}{}}
	for i := range r.Races {
		f := &r.Races[i]
		root := rootOf(f.Location)
		for _, a := range f.Accesses {
			if a.Kind == race.Free || a.Sync || f.Object.Unknown {
				continue
			}
			at := spot{a.Pos, a.Text}
			if b.objects[at] == nil {
				b.objects[at] = map[string]struct{}{}
			}
			b.objects[at][root] = struct{}{}
		}
		for _, p := range f.Pairs {
			for _, n := range p {
				if n >= 0 && n < len(f.Accesses) && f.Accesses[n].External != "" {
					b.externals[f.Accesses[n].External]++
				}
			}
		}
	}
	return b
}

// culprit is the function without a body that a pair is attributed to: of two, the one with more pairs.
func (b *blames) culprit(p pair) string {
	x, y := p.a.External, p.b.External
	if x == "" || y != "" && (b.externals[y] > b.externals[x] || b.externals[y] == b.externals[x] && y < x) {
		return y
	}
	return x
}

// widest is the access of a pair that may be to many objects; of two, the one that may be to more.
func (b *blames) widest(p pair) (*race.Access, bool) {
	var out *race.Access
	most := 0
	for _, a := range []*race.Access{p.a, p.b} {
		if n := b.of[a].objects; a.Kind != race.Free && !a.Sync && n >= many && n > most {
			out, most = a, n
		}
	}
	return out, out != nil
}

// look gathers what the cluster's accesses are, place by place.
func (c *cluster) look() {
	seen := map[*race.Access]bool{}
	for _, p := range c.pairs {
		for _, a := range []*race.Access{p.a, p.b} {
			if seen[a] {
				continue
			}
			seen[a] = true
			at := c.places[a.Pos]
			if at == nil {
				at = &place{function: functionOf(a), locks: map[string]int{}}
				c.places[a.Pos] = at
			}
			at.accesses++
			if !slices.Contains(at.kinds, a.Kind) {
				at.kinds = append(at.kinds, a.Kind)
			}
			for _, l := range a.Locks {
				at.locks[l.Name]++
			}
		}
	}
}

// functionOf is the function that makes an access.
func functionOf(a *race.Access) string {
	if n := len(a.CallStack); n > 0 {
		return a.CallStack[n-1]
	}
	return ""
}
