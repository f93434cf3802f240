package digest

// MayRun asks every component whether two accesses to a location, reached with a and b, may run in parallel,
// and returns the set of those that exclude it, as bits. If it is zero, the accesses may race.
func (p *Product) MayRun(env Env, loc Location, a, b Tuple) (excluders uint64) {
	excluders, _ = p.mayRun(env, nil, loc, a, b, ^uint64(0))
	return excluders
}

// mayRun is MayRun of some components, as bits. It tells which of them have looked at the location. What is settled may
// be nil.
func (p *Product) mayRun(env Env, s *settled, loc Location, a, b Tuple, of uint64) (excluders, located uint64) {
	x := &raceContext{p: p, env: env, settled: s, loc: loc, a: p.tuples[a], b: p.tuples[b]}
	for i, c := range p.components {
		if of>>i&1 == 0 {
			continue
		}
		x.component, x.located = i, false
		if !c.MayRun(x, x.a[i], x.b[i]) {
			excluders |= 1 << i
		}
		if x.located {
			located |= 1 << i
		}
	}
	return excluders, located
}

// Pairs asks a product about many pairs of accesses, where the global facts do not change any more: whether two may run in
// parallel depends on nothing but the elements, the facts, and the location. Most components do not look at that, and
// are asked once for all locations. Like the product, it belongs to one goroutine.
type Pairs struct {
	product *Product
	env     Env
	known   map[[2]Tuple]answer
	settled settled
}

// answer is what is known of a pair wherever it meets: which components exclude it, and which have to be asked again.
type answer struct{ excluders, located uint64 }

// maxPairs bounds what is kept, 32 bytes each.
const maxPairs = 1 << 20

// Pairs asks the product under facts that stay as they are.
func (p *Product) Pairs(env Env) *Pairs {
	return &Pairs{product: p, env: env, known: make(map[[2]Tuple]answer),
		settled: settled{make(map[FactID]Fact), make(map[conclusion]any)}}
}

// MayRun is [Product.MayRun].
func (q *Pairs) MayRun(loc Location, a, b Tuple) (excluders uint64) {
	pair := [2]Tuple{a, b}
	old, ok := q.known[pair]
	if ok && old.located == 0 {
		return old.excluders
	}
	of := ^uint64(0)
	if ok {
		of = old.located
	}
	excluders, located := q.product.mayRun(q.env, &q.settled, loc, a, b, of)
	if len(q.known) >= maxPairs {
		clear(q.known)
	}
	// Whether a component looks at a location may depend on what it finds there: one that has looked once is always asked.
	located |= old.located
	q.known[pair] = answer{(excluders | old.excluders) &^ located, located}
	return excluders | old.excluders
}

// settled is what need not be asked for again where the facts stay as they are.
type settled struct {
	facts       map[FactID]Fact
	conclusions map[conclusion]any
}

// conclusion says who has drawn a conclusion, of what.
type conclusion struct {
	component int
	key       any
}

// fact is a fact, which is asked for once.
func (s *settled) fact(env Env, id FactID) Fact {
	f, known := s.facts[id]
	if !known {
		f = env.Fact(id)
		s.facts[id] = f
	}
	return f
}

// Concluded is what a digest concludes of a key from facts alone: f, which must depend on nothing else but the key. Where
// the facts do not change any more, as when a pass asks about many pairs of accesses, it is called once for each key, and
// component of the product; elsewhere, always. K should be a type of the digest's own.
func Concluded[K comparable, V any](x Facts, key K, f func() V) V {
	r, ok := x.(*raceContext)
	if !ok || r.settled == nil {
		return f()
	}
	k := conclusion{r.component, key}
	if v, known := r.settled.conclusions[k]; known {
		return v.(V)
	}
	v := f()
	r.settled.conclusions[k] = v
	return v
}
