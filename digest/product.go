package digest

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/fault"
)

// MaxComponents is the largest number of components of a product: [Product.MayRun] tells them apart by the bits
// of a word.
const MaxComponents = 64

// A Product combines components; its elements are tuples with one element of each. All operations are given
// pointwise, and MayRun is the meet: two accesses are excluded if any component excludes them ("Data Race
// Detection by Digest-Driven Abstract Interpretation", §5.3). A predicate that looks at several components at
// once (a reduced product) is a component too: see [Predicate].
//
// Tuples are numbered in the order of their first occurrence. A product belongs to one analysis and to one goroutine.
type Product struct {
	components []Component
	index      map[string]int
	naming     ThreadNaming
	phases     Phases
	namer      int
	phaser     int
	holders    []int // the components that know which mutexes are held
	framed     []int // those that are [Framed]
	recalling  []int // those that are [Recalling]
	barring    []int // those that are [Impossible]

	watchers          []watching           // see Watch
	edges             map[*cfg.Edge]uint64 // which watchers want to see them, as bits
	variables, writes uint64               // likewise: which want to see what happens to variables, and what is written
	summaries         []int                // the components that are asked for summaries

	tuples  [][]ID
	paths   [][]uint32            // by tuple: the numbers of its prefixes
	keys    []Tuple               // by tuple: its key, or NoTuple if that was not asked for yet
	numbers []map[prefixed]uint32 // by component: (number of the prefix, element) to number of the longer prefix
	merged  map[[2]Tuple]merged   // what Merge has said

	projections []Tuple           // by tuple: what Projection has said, or NoTuple
	locks       map[uint32]*Event // by base: the lock of its atomicity mutex
}

type prefixed struct {
	prefix uint32
	last   ID
}

// NewProduct combines components, in an order in which each comes after those that it requires. It binds them.
func NewProduct(cs ...Component) (product *Product, err error) {
	defer fault.Recover(&err, "digest")
	if slices.Contains(cs, nil) {
		return nil, errors.New("digest: one of the components is nil")
	}
	if len(cs) > MaxComponents {
		return nil, fmt.Errorf("digest: %d components are more than %d", len(cs), MaxComponents)
	}
	sorted, err := order(cs)
	if err != nil {
		return nil, err
	}
	p := &Product{components: sorted, index: make(map[string]int), namer: -1, phaser: -1, numbers: make([]map[prefixed]uint32, len(sorted)),
		merged: make(map[[2]Tuple]merged), locks: make(map[uint32]*Event)}
	for i, c := range sorted {
		p.index[c.Name()] = i
		p.numbers[i] = make(map[prefixed]uint32)
		if n, ok := c.(ThreadNaming); ok && p.namer < 0 {
			p.naming, p.namer = n, i
		}
		if f, ok := c.(Phases); ok && p.phaser < 0 {
			p.phases, p.phaser = f, i
		}
		if holds(c) {
			p.holders = append(p.holders, i)
		}
		if f, ok := c.(framer); ok && f.frames() {
			p.framed = append(p.framed, i)
		}
		if r, ok := c.(recaller); ok && r.recalls() {
			p.recalling = append(p.recalling, i)
		}
		if b, ok := c.(impossible); ok && b.bars() {
			p.barring = append(p.barring, i)
		}
		var required []Component
		for _, name := range c.Requires() {
			required = append(required, sorted[p.index[name]])
		}
		if err := c.Bind(required); err != nil {
			return nil, err
		}
	}
	p.summaries = p.summarizers()
	return p, nil
}

// order sorts components by their requirements, otherwise keeping the given order.
func order(cs []Component) ([]Component, error) {
	byName := make(map[string]Component)
	for _, c := range cs {
		if byName[c.Name()] != nil {
			return nil, fmt.Errorf("digest: two components are called %q", c.Name())
		}
		byName[c.Name()] = c
	}
	const (
		open = 1 + iota
		done
	)
	state := make(map[string]int)
	var sorted []Component
	var visit func(c Component, path []string) error
	visit = func(c Component, path []string) error {
		path = append(path, c.Name())
		switch state[c.Name()] {
		case done:
			return nil
		case open:
			return fmt.Errorf("digest: cyclic requirement: %s", strings.Join(path, " requires "))
		}
		state[c.Name()] = open
		for _, name := range c.Requires() {
			r := byName[name]
			if r == nil {
				return fmt.Errorf("digest: %s requires %s, which is not in the product", c.Name(), name)
			}
			if err := visit(r, path); err != nil {
				return err
			}
		}
		state[c.Name()] = done
		sorted = append(sorted, c)
		return nil
	}
	for _, c := range cs {
		if err := visit(c, nil); err != nil {
			return nil, err
		}
	}
	return sorted, nil
}

// Components returns the components in the product's order.
func (p *Product) Components() []Component { return p.components }

// Index is the position of a component, or -1.
func (p *Product) Index(name string) int {
	if i, ok := p.index[name]; ok {
		return i
	}
	return -1
}

// Element is the element of component i.
func (p *Product) Element(t Tuple, i int) ID { return p.tuples[t][i] }

func (p *Product) tuple(ids []ID) Tuple { return p.extend(0, nil, ids) }

// similar is the tuple of ids that begin as those of t do, for the most part: it does not look up what they share.
func (p *Product) similar(t Tuple, ids []ID) Tuple {
	i := 0
	for old := p.tuples[t]; i < len(ids) && ids[i] == old[i]; i++ {
	}
	if i == len(ids) {
		return t
	}
	return p.extend(i, p.paths[t], ids)
}

// extend is the tuple of ids, of which the prefixes below a length have the numbers of path.
func (p *Product) extend(from int, path []uint32, ids []ID) Tuple {
	var n uint32
	if from > 0 {
		n = path[from-1]
	}
	last := len(ids) - 1
	for i := from; i <= last; i++ {
		k := prefixed{n, ids[i]}
		m, ok := p.numbers[i][k]
		if !ok {
			if i == last {
				m = uint32(len(p.tuples))
				p.tuples = append(p.tuples, slices.Clone(ids))
				p.paths = append(p.paths, p.path(ids))
			} else {
				m = uint32(len(p.numbers[i]))
			}
			p.numbers[i][k] = m
		}
		n = m
	}
	if last < 0 && len(p.tuples) == 0 { // the empty product has one element
		p.tuples = append(p.tuples, nil)
	}
	return Tuple(n)
}

// path are the numbers of the prefixes of ids but for the whole.
func (p *Product) path(ids []ID) []uint32 {
	path := make([]uint32, len(ids)-1)
	var n uint32
	for i := range path {
		n = p.numbers[i][prefixed{n, ids[i]}]
		path[i] = n
	}
	return path
}

// Init is the digest of the program's start.
func (p *Product) Init(env Env) Tuple {
	ids := make([]ID, len(p.components))
	for i, c := range p.components {
		ids[i] = c.Init(&context{p, env, i, ids, ids})
	}
	return p.tuple(ids)
}

// Step extends a history by a local, observable or creating event, if it can take it.
func (p *Product) Step(env Env, t Tuple, ev *Event) (Tuple, bool) {
	return p.pointwise(t, env, func(x *context, c Component, i int) (ID, bool) {
		return c.Step(x, x.ids[i], ev)
	})
}

// Observe extends a history by an observing event. observed is the history that it observes, or NoTuple for all
// that are possible.
func (p *Product) Observe(env Env, t, observed Tuple, ev *Event) (Tuple, bool) {
	return p.pointwise(t, env, func(x *context, c Component, i int) (ID, bool) {
		seen := None
		if observed != NoTuple {
			seen = p.tuples[observed][i]
		}
		return c.Observe(x, x.ids[i], seen, ev)
	})
}

func (p *Product) pointwise(t Tuple, env Env, f func(x *context, c Component, i int) (ID, bool)) (Tuple, bool) {
	x := &context{p: p, env: env, ids: p.tuples[t], after: p.tuples[t]}
	changed := false
	for i, c := range p.components {
		x.component = i
		id, ok := f(x, c, i)
		if !ok {
			return NoTuple, false
		}
		if id != x.ids[i] {
			if !changed {
				x.after = slices.Clone(x.ids)
				changed = true
			}
			x.after[i] = id
		}
	}
	if !changed {
		return t, true
	}
	return p.similar(t, x.after), true
}

// New gives the first digests of a thread that t creates: every combination of the components' answers, in a
// fixed order, without duplicates.
func (p *Product) New(env Env, t Tuple, ev *Event) []Tuple {
	x := &context{p: p, env: env, ids: p.tuples[t], after: p.tuples[t]}
	rows := [][]ID{make([]ID, 0, len(p.components))}
	for i, c := range p.components {
		x.component = i
		ids := c.New(x, x.ids[i], ev)
		next := make([][]ID, 0, len(rows)*len(ids))
		for _, row := range rows {
			for _, id := range ids {
				next = append(next, append(slices.Clone(row), id))
			}
		}
		rows = next
	}
	var ts []Tuple
	for _, row := range rows {
		if t := p.tuple(row); !slices.Contains(ts, t) {
			ts = append(ts, t)
		}
	}
	return ts
}

// Key returns the tuple of the components' keys. Tuples with one key may be joined.
func (p *Product) Key(t Tuple) Tuple {
	for len(p.keys) <= int(t) {
		p.keys = append(p.keys, NoTuple)
	}
	if p.keys[t] == NoTuple {
		k := p.combine(t, t, func(c Component, a, _ ID) ID { return c.Key(a) })
		p.keys[t] = k
	}
	return p.keys[t]
}

// Join is the least upper bound of two tuples with one key.
func (p *Product) Join(a, b Tuple) Tuple {
	if a == b {
		return a
	}
	return p.combine(a, b, func(c Component, a, b ID) ID { return c.Join(a, b) })
}

func (p *Product) combine(a, b Tuple, f func(c Component, a, b ID) ID) Tuple {
	ids := make([]ID, len(p.components))
	for i, c := range p.components {
		ids[i] = f(c, p.tuples[a][i], p.tuples[b][i])
	}
	return p.similar(b, ids)
}

// Leq reports whether b stands for every history that a stands for. Tuples with different keys are not comparable.
func (p *Product) Leq(a, b Tuple) bool {
	if a == b {
		return true
	}
	for i, c := range p.components {
		if x, y := p.tuples[a][i], p.tuples[b][i]; x != y && (c.Key(x) != c.Key(y) || !c.Leq(x, y)) {
			return false
		}
	}
	return true
}

// Merge returns a tuple that stands for every history of a and of b, if every component has one. It is for
// tuples with different keys when a budget is exhausted; commutative and associative.
func (p *Product) Merge(a, b Tuple) (Tuple, bool) {
	pair := [2]Tuple{a, b}
	m, known := p.merged[pair]
	if !known {
		if len(p.merged) == maxMerged {
			clear(p.merged)
		}
		m.tuple, m.ok = p.merge(a, b)
		p.merged[pair] = m
	}
	return m.tuple, m.ok
}

// maxMerged bounds what is remembered of [Product.Merge], which is asked for the same tuples over and over.
const maxMerged = 1 << 16

// merged is an answer of Merge.
type merged struct {
	tuple Tuple
	ok    bool
}

func (p *Product) merge(a, b Tuple) (Tuple, bool) {
	ids := make([]ID, len(p.components))
	for i, c := range p.components {
		x, y := p.tuples[a][i], p.tuples[b][i]
		switch m, ok := c.(Merger); {
		case x == y:
			ids[i] = x
		case ok:
			if ids[i], ok = m.Merge(x, y); !ok {
				return NoTuple, false
			}
		case c.Key(x) == c.Key(y):
			ids[i] = c.Join(x, y)
		default:
			return NoTuple, false
		}
	}
	return p.tuple(ids), true
}

// Compare orders tuples by the content of their elements, as far as the components do; see [Comparer].
func (p *Product) Compare(a, b Tuple) int {
	for i, c := range p.components {
		x, y := p.tuples[a][i], p.tuples[b][i]
		if x == y {
			continue
		}
		if o, ok := c.(interface{ Compare(a, b ID) int }); ok {
			if r := o.Compare(x, y); r != 0 {
				return r
			}
		}
	}
	return cmp.Compare(a, b)
}
