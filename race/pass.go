package race

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// World tells the pass about objects and digests.
type World interface {
	// Shared reports whether a thread other than the one that made it may ever reach an object.
	Shared(base uint32) bool
	// Name prints a place in an object.
	Name(base uint32, b Bytes) string
	// Declared is where the object comes from.
	Declared(base uint32) cfg.Pos
	// Origin is the variable or the allocation that makes the object; both may be nil. single says that the
	// base stands for one object in the whole execution.
	Origin(base uint32) (v *cfg.Var, site *cfg.Edge, single bool)
	// Thread is who has reached an element of the product.
	Thread(t digest.Tuple) Thread
	// Locks are what is certainly held there.
	Locks(t digest.Tuple) []Lock
	// CallStack lists the functions that lead to a context, outermost first.
	CallStack(context int) []string
	// Describe prints the components of an element.
	Describe(t digest.Tuple) []DigestText
}

// Pass looks at every pair of conflicting accesses to a shared object, and reports those that no digest excludes.
type Pass struct {
	Product *digest.Product // the digests that are asked
	Facts   digest.Env      // what they may ask for
	World   World           // what the engine knows
	// Among reports whether an object is one of those that accesses with [Point].Among may be to; nil: none is.
	Among func(base uint32) bool
	// Excluders is the set of components, as bits, that may exclude pairs.
	Excluders uint64
	// Asked, if set, says of which places the report lists every conflict: see [Report].Conflicts.
	Asked func(cfg.Pos) bool
	// Births, if set, says what [Access].Births and Way are of an access.
	Births func(a *Point) ([]int, []Link)
	// Stop, if set, is asked often: a reason ends the pass early, and the report is then incomplete.
	Stop func() (reason string)
	// Alone says that the program starts no threads: what runs beside its main thread does so inside that.
	Alone bool
	// Strict takes nothing for granted that need not be: see [Pass.Assumptions].
	Strict bool
	// IgnoreFrees leaves out pairs of a free and an access that it may hit.
	IgnoreFrees bool

	reason string
	masks  map[uint64]bool // the sets of components that exclude some pair
	places map[place]*entry
	found  []*entry       // those with a finding
	looks  map[string]int // see look

	conflicts conflicts
	made      *made
	facts     digest.Env // Facts, and what is made apart
	asked     *digest.Pairs

	objects map[uint32]*object
	travels travels
	opaque  map[cfg.Pos]bool // see presume
	locks   map[digest.Tuple][]Lock
	threads map[digest.Tuple]string // their names
}

// object is an object with its accesses.
type object struct {
	base      uint32
	named     []*class
	locations []location
	entries   []*entry // of the locations
}

// Run fills in the locations and races of a report.
func (p *Pass) Run(points []Point, r *Report) {
	groups := map[uint32][]*Point{}
	var anywhere []*Point
	var bases []uint32
	for i := range points {
		a := &points[i]
		switch {
		case a.Kind == Free && p.IgnoreFrees:
		case a.Among && !p.World.Shared(a.Base):
		case a.Anywhere:
			anywhere = append(anywhere, a)
		case p.World.Shared(a.Base):
			if groups[a.Base] == nil {
				bases = append(bases, a.Base)
			}
			groups[a.Base] = append(groups[a.Base], a)
		}
	}
	p.masks, p.places, p.found = map[uint64]bool{}, map[place]*entry{}, nil
	p.looks, p.objects, p.travels = map[string]int{}, map[uint32]*object{}, travels{}
	p.locks, p.threads = map[digest.Tuple][]Lock{}, map[digest.Tuple]string{}
	p.conflicts = conflicts{here: map[*class][]*Point{}, seen: map[conflictKey]bool{}}
	slices.Sort(bases)
	unknown := classify(anywhere)
	p.made = &made{where: map[uint32][]cfg.Pos{}, asked: map[uint32]bool{}}
	p.facts = orderly{p.Facts, p.made}
	p.asked = p.Product.Pairs(p.facts)
	p.makes(groups, unknown)
	for _, base := range bases {
		if p.stopped() {
			break
		}
		o := &object{base: base, named: classify(groups[base])}
		p.objects[base] = o
		p.object(o, unknown, r)
	}
	for _, at := range p.found {
		at.builder.f = &r.Races[at.finding]
		at.builder.sort()
	}
	p.unknown(unknown, r)
	p.consequences(bases, unknown, r)
	if p.stopped() {
		r.Incomplete = p.reason
	}
	r.Conflicts = p.conflicts.sorted()
	for _, m := range slices.Sorted(maps.Keys(p.masks)) {
		r.Exclusions = append(r.Exclusions, p.names(m))
	}
	slices.SortStableFunc(r.Locations, func(a, b Location) int {
		if a.Safe != b.Safe {
			if b.Safe {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.Name, b.Name)
	})
	slices.SortStableFunc(r.Races, func(a, b Finding) int {
		return cmp.Or(a.Accesses[0].Pos.Compare(b.Accesses[0].Pos), cmp.Compare(a.Location, b.Location))
	})
}

// stopped reports whether a budget is used up.
func (p *Pass) stopped() bool {
	if p.Stop != nil && p.reason == "" {
		p.reason = p.Stop()
	}
	return p.reason != ""
}

// pairs calls f for every pair of accesses to one object that conflict: named ones, and those through unknown pointers.
// Pairs of which skip says that they tell nothing new are left out, if they conflict or not: that depends on the location,
// and on who asks ([answers.number]).
func (p *Pass) pairs(o *object, unknown []*class, as *answers, skip func(a, b *class) bool, f func(a, b *class)) {
	variable, _, _ := p.World.Origin(o.base)
	among := p.Among != nil && p.Among(o.base)
	visit := func(a, b *class) {
		switch {
		case b.Among && !among, b.Anywhere && b.Kind == Free && variable != nil:
			// Another object; or one that was not allocated, so that freeing it is undefined behaviour (C17 7.22.3.3).
		case b.Anywhere && b.Sync && !a.Sync && variable != nil && !cfg.MayHold(variable.Type, b.Bytes.Size):
		case p.conflict(&a.Point, &b.Point):
			f(a, b)
		case a.Anywhere || b.Anywhere:
			p.presume(as, a, b)
		}
	}
	// Only accesses to one location conflict.
	byLocation := make([][]*class, len(o.locations))
	for _, c := range o.named {
		byLocation[c.loc] = append(byLocation[c.loc], c)
	}
	meet := func(a *class, groups [][]*class) {
		for _, bs := range groups {
			if len(bs) > 0 && !skip(a, bs[0]) {
				for _, b := range bs {
					visit(a, b)
				}
			}
		}
	}
	others := as.groups(unknown)
	for _, group := range byLocation {
		groups := as.groups(group)
		for _, a := range group {
			if p.stopped() {
				return
			}
			meet(a, groups)
			groups[a.group] = groups[a.group][1:] // a is the first of them, and has met all others
			meet(a, others)
		}
	}
}

// object decides the pairs of accesses to one object. Of accesses through unknown pointers, each class is shown
// with one access only, since they are likely to race with everything; all of them are in the finding of their own.
func (p *Pass) object(o *object, unknown []*class, r *Report) {
	base := o.base
	o.locations = locations(o.named)
	type verdict struct {
		racing racing
		masks  map[uint64]bool // of excluded pairs: who excludes them
		last   uint64          // of them
		moves  []*class        // see travels
	}
	verdicts := make([]verdict, len(o.locations))
	as := p.answers(base)
	skip := func(a, b *class) bool {
		by, ok := as.known(a, b, false)
		return ok && by != 0 && by == verdicts[a.loc].last && p.Asked == nil
	}
	p.pairs(o, unknown, as, skip, func(a, b *class) {
		v := &verdicts[a.loc]
		by := as.of(a, b, false)
		p.conflictAt(func() string { return p.World.Name(base, o.locations[a.loc].bytes) }, a, b, by, "")
		if by == 0 {
			if w := moves(a, b); w != nil {
				v.moves = append(v.moves, w)
			}
			v.racing.show(p, a, b)
			return
		}
		if by != v.last { // mostly it is the same ones
			if v.masks == nil {
				v.masks = map[uint64]bool{}
			}
			v.masks[by], v.last = true, by
		}
	})
	held, used, places := p.held(o), p.used(o), p.where(o)
	for n, loc := range o.locations {
		v := &verdicts[n]
		name := p.World.Name(base, loc.bytes)
		variable, site, single := p.World.Origin(base)
		at := p.entry(place{name, variable, site, loc.bytes}, base, r)
		o.entries = append(o.entries, at)
		l := &r.Locations[at.location]
		l.Safe = l.Safe && len(v.racing.pairs) == 0
		l.Accesses += loc.accesses
		l.guard(at, held[n])
		l.use(at, used[n])
		l.place(at, places[n])
		maps.Copy(at.masks, v.masks)
		maps.Copy(p.masks, v.masks)
		l.Needed = p.needed(at.masks)
		if len(v.racing.pairs) == 0 {
			continue
		}
		p.masks[0] = true
		if at.finding < 0 {
			at.finding = len(r.Races)
			r.Races = append(r.Races, Finding{Location: name, Confidence: Possible,
				Object: whereIs(variable, site, loc.bytes)})
			at.builder = p.finding(nil)
			p.found = append(p.found, at)
		}
		f := &r.Races[at.finding]
		b := at.builder
		b.f = f
		for _, x := range v.racing.pairs {
			likely := single && p.likely(base, x.a, x.b)
			if likely {
				f.Confidence = Likely
			}
			b.pair(x.a, x.b, likely)
		}
		for _, w := range v.moves {
			p.travels.add(w, at)
		}
	}
}

// place is what a reader calls one location: a variable or a line that allocates may make several objects, one
// for each thread or each pass of a loop.
type place struct {
	name  string
	v     *cfg.Var
	site  *cfg.Edge
	bytes Bytes
}

// entry is what the report says of a place so far.
type entry struct {
	location, finding int // in the report; -1: no finding yet
	builder           *finding
	masks             map[uint64]bool  // of excluded pairs: who excludes them
	held              map[string]int   // how many accesses hold each lock
	used              map[string]Use   // what each thread does
	places            map[cfg.Pos]bool // where the source accesses it, and whether it writes there
}

// entry finds the entry of a place, or begins one.
func (p *Pass) entry(at place, base uint32, r *Report) *entry {
	e := p.places[at]
	if e == nil || at.v == nil && at.site == nil {
		e = &entry{location: len(r.Locations), finding: -1, masks: map[uint64]bool{}}
		r.Locations = append(r.Locations, Location{Name: at.name, Safe: true, Pos: p.World.Declared(base)})
		p.places[at] = e
	}
	return e
}

// likely reports whether a racing pair of accesses to a base that stands for one object meets the conditions of
// a must-race (Dacík and Vojnar, RacerF: Lightweight Static Data Race Detection for C Code), as far as they are
// known here: both accesses have one definite place, and no digest holds anything for possible that would order
// them.
func (p *Pass) likely(base uint32, a, b *class) bool {
	definite := func(c *class) bool {
		return !c.Anywhere && !c.Wide && !c.Choice && c.Newest == 0 && c.Bytes.Size > 0 && c.Bytes.Lo == c.Bytes.Hi
	}
	return definite(a) && definite(b) && !p.interrupts(a, b) && !p.interrupts(b, a) &&
		!p.Product.Doubts(p.facts, digest.Location{Base: base}, a.Digest, b.Digest)
}

// interrupts reports whether a is by a handler that may share with b what it does, if it interrupts the thread of b:
// that is what a signal for the whole process does where the main thread has not blocked it.
func (p *Pass) interrupts(a, b *class) bool {
	return a.Handler && a.Signal && b.Signal && (b.Handler || p.World.Thread(b.Digest).Main())
}

// whereIs says where in memory a finding is.
func whereIs(v *cfg.Var, site *cfg.Edge, bytes Bytes) Object {
	return Object{Var: v, Site: site, Bytes: bytes, Local: v != nil && (v.Storage == cfg.Local || v.Storage == cfg.Param)}
}

// UnknownMemory is the location of accesses through pointers of which nothing is known. Its finding lists all
// those that may race, also those that race with accesses to named objects only; these pairs are in the
// findings of the objects.
const UnknownMemory = "memory behind unknown pointers"

// unknown decides the pairs of accesses both of which are through unknown pointers: they may meet in memory
// that has no name here. The finding also lists those that race with accesses to named objects.
func (p *Pass) unknown(cs []*class, r *Report) {
	f := Finding{Location: UnknownMemory, Confidence: Possible, Object: Object{Unknown: true}}
	b := p.finding(&f)
	var kept racing
	var moved []*class
	as := p.answers(0)
	for i, x := range cs {
		if p.stopped() {
			break
		}
		for _, y := range cs[i:] {
			if !p.conflict(&x.Point, &y.Point) {
				p.presumeUnknown(x, y)
				continue
			}
			by := as.of(x, y, false)
			p.masks[by] = true
			p.conflictAt(func() string { return UnknownMemory }, x, y, by, "")
			if by == 0 {
				if w := moves(x, y); w != nil {
					moved = append(moved, w)
				}
				kept.add(x, y, [2]int{}) // each access is shown, which is enough: most places meet most others
			}
		}
	}
	for _, x := range kept.pairs {
		b.pair(x.a, x.b, false)
	}
	accesses := 0
	for _, c := range cs {
		accesses += len(c.points)
		if c.racy {
			b.add(c)
		}
	}
	if len(f.Accesses) > 0 {
		b.sort()
		at := &entry{location: len(r.Locations), finding: len(r.Races)}
		r.Races = append(r.Races, f)
		r.Locations = append(r.Locations, Location{Name: f.Location, Accesses: accesses})
		for _, w := range moved {
			p.travels.add(w, at)
		}
	}
}

// needed is a smallest choice of components such that every excluded pair is excluded by one of them; the first
// in the order of components.
func (p *Pass) needed(masks map[uint64]bool) []string {
	if len(masks) == 0 {
		return nil
	}
	var any uint64 // only components that exclude something count
	for m := range masks {
		any |= m
	}
	var best uint64
	for set := any & -any; set != 0; set = (set - any) & any { // the subsets of any, in ascending order
		if (best == 0 || bits.OnesCount64(set) < bits.OnesCount64(best)) && hits(set, masks) {
			best = set
		}
	}
	return p.names(best)
}

// hits reports whether a set has an element of each mask.
func hits(set uint64, masks map[uint64]bool) bool {
	for m := range masks {
		if m&set == 0 {
			return false
		}
	}
	return true
}

// names lists the components of a set.
func (p *Pass) names(set uint64) []string {
	var names []string
	for i, c := range p.Product.Components() {
		if set&(1<<i) != 0 {
			names = append(names, c.Name())
		}
	}
	return names
}
