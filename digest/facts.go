package digest

// Facts is where the global facts of an analysis are read: a [Context] or a [RaceContext]. Digests read them by
// the kind of fact: [FactKind.Of], [Marks.Has].
type Facts interface {
	// Fact is nil if nothing has been contributed yet.
	Fact(id FactID) Fact
}

// FactID names one fact. It is comparable.
type FactID struct {
	kind *byte // of the kind of facts, which has its address to itself
	key  uint32
}

// Fact is the value of a fact, as an [Env] keeps it: it knows how it grows. Both functions are given values of
// the same fact only.
type Fact interface {
	Join(Fact) Fact // the least upper bound
	Leq(Fact) bool  // the order
}

// FactKind is a kind of global facts of one digest instance: for each key a value, which grows. Whoever has the
// kind can read and contribute to its facts, in the context of any digest. Like the digest, a kind belongs to one
// analysis and to one goroutine.
type FactKind[K comparable, T any] struct {
	join func(a, b T) T
	leq  func(a, b T) bool
	self *byte        // tells kinds apart
	keys map[K]uint32 // by key: its number, in the order of first use
}

// NewFacts is a new kind of facts, whose values grow by join. leq is the order: join(a, b) lies above both.
func NewFacts[K comparable, T any](join func(a, b T) T, leq func(a, b T) bool) *FactKind[K, T] {
	return &FactKind[K, T]{join, leq, new(byte), make(map[K]uint32)}
}

// Of is the fact of a key, if something has been contributed.
func (k *FactKind[K, T]) Of(x Facts, key K) (value T, ok bool) {
	f, ok := x.Fact(k.id(key)).(fact[K, T])
	return f.value, ok
}

// Add contributes to the fact of a key.
func (k *FactKind[K, T]) Add(x Context, key K, value T) {
	x.Contribute(k.id(key), fact[K, T]{k, value})
}

func (k *FactKind[K, T]) id(key K) FactID {
	n, ok := k.keys[key]
	if !ok {
		n = uint32(len(k.keys))
		k.keys[key] = n
	}
	return FactID{k.self, n}
}

type fact[K comparable, T any] struct {
	kind  *FactKind[K, T]
	value T
}

// Join takes o for a fact of the same kind: they have one [FactID], which holds the kind.
func (f fact[K, T]) Join(o Fact) Fact {
	f.value = f.kind.join(f.value, o.(fact[K, T]).value)
	return f
}

func (f fact[K, T]) Leq(o Fact) bool { return f.kind.leq(f.value, o.(fact[K, T]).value) }

// Marks is a kind of facts that are there or not: a set of keys that grows.
type Marks[K comparable] struct{ kind *FactKind[K, struct{}] }

// NewMarks is a new kind of marks.
func NewMarks[K comparable]() Marks[K] {
	return Marks[K]{NewFacts[K](func(a, _ struct{}) struct{} { return a }, func(_, _ struct{}) bool { return true })}
}

// Has reports whether a key is marked.
func (m Marks[K]) Has(x Facts, key K) bool {
	_, ok := m.kind.Of(x, key)
	return ok
}

// Add marks a key.
func (m Marks[K]) Add(x Context, key K) { m.kind.Add(x, key, struct{}{}) }

// ObjectMarks is a growing set of objects, as operands denote them: also of such of which only the base is known, and
// perhaps of all objects.
type ObjectMarks struct {
	some  Marks[struct{}] // whether there are any: of most programs that is all that is asked
	at    Marks[Object]
	bases Marks[uint32] // of those
	all   Marks[struct{}]
}

// NewObjectMarks is a new set.
func NewObjectMarks() ObjectMarks {
	return ObjectMarks{NewMarks[struct{}](), NewMarks[Object](), NewMarks[uint32](), NewMarks[struct{}]()}
}

// Add marks what an operand may denote.
func (m ObjectMarks) Add(x Context, op Operand) {
	if op.Any {
		m.all.Add(x, struct{}{})
	}
	if len(op.May) > 0 {
		m.some.Add(x, struct{}{})
	}
	for i, o := range op.May {
		m.at.Add(x, o)
		if i == 0 || o.Base != op.May[i-1].Base {
			m.bases.Add(x, o.Base)
		}
	}
}

// Has reports whether an object may be marked by what is known of it; see [ObjectMarks.All].
func (m ObjectMarks) Has(x Facts, o Object) bool {
	return m.some.Has(x, struct{}{}) && (m.at.Has(x, o) || m.at.Has(x, Object{Base: o.Base, Offset: AnyOffset}))
}

// HasIn reports whether an object of a base is marked, likewise.
func (m ObjectMarks) HasIn(x Facts, base uint32) bool { return m.bases.Has(x, base) }

// All reports whether all objects that have an address may be marked.
func (m ObjectMarks) All(x Facts) bool { return m.all.Has(x, struct{}{}) }

// Table is an [Env] that keeps facts in memory, for trying out digests. It grants no assumption.
type Table map[FactID]Fact

// Fact is nil if nothing has been contributed.
func (t Table) Fact(id FactID) Fact { return t[id] }

// Contribute joins a value to a fact.
func (t Table) Contribute(id FactID, f Fact) {
	if old := t[id]; old != nil {
		f = old.Join(f)
	}
	t[id] = f
}
