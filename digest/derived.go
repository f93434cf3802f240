package digest

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Derived is the generic MayRun of an admissible, access-stable digest ("Data Race Detection by Digest-Driven
// Abstract Interpretation", Definition 4 and Proposition 2). Two accesses to g can be unordered but for g's
// atomicity mutex m_g only if both orders of the access sequences lock(m_g); access; unlock(m_g) are possible:
// the second one then observes the unlock of the first. As the sequences leave the digests unchanged, that
// means that the history a can observe b's unlock of m_g, and b can observe a's.
//
//	func (d *MyDigest) MayRun(x digest.RaceContext, a, b Element) bool { return digest.Derived(d, x, a, b) }
func Derived[E comparable](d Digest[E], x RaceContext, a, b E) bool {
	lock, _ := AccessEvents(x.Location().Base)
	_, first := d.Observe(frozen{x, false}, a, Observed[E]{b, true}, &lock)
	_, second := d.Observe(frozen{x, true}, b, Observed[E]{a, true}, &lock)
	return first && second
}

// AtomicSection is the pseudo-mutex that all atomic sections share.
func AtomicSection() Object { return Object{Base: math.MaxUint32} }

// AtomicityMutex is the imaginary mutex m_g that encloses every access to the object g with that base.
func AtomicityMutex(base uint32) Object { return Object{Base: base, Offset: AnyOffset + 1} }

// IsAtomicityMutex reports whether an operand is such an imaginary mutex. It has no address: no other operand
// denotes it.
func (p Operand) IsAtomicityMutex() bool {
	return !p.Any && len(p.May) == 1 && p.May[0].Offset == AnyOffset+1 && p.May[0].Base != AtomicSection().Base
}

// AccessEvents are the events before and after an access to the object with that base. The access itself is not
// an event.
func AccessEvents(base uint32) (lock, unlock Event) {
	m := Operand{May: []Object{AtomicityMutex(base)}, Definite: true}
	return Event{Kind: EvLock, Mutex: m, MutexType: Normal, Lock: cfg.Mutex}, Event{Kind: EvUnlock, Mutex: m, Lock: cfg.Mutex}
}

// frozen is the Context of an operation that is only tried out, after the solution is known.
type frozen struct {
	RaceContext
	second bool
}

func (x frozen) Required(name string) ID {
	a, b := x.RaceContext.Required(name)
	if x.second {
		return b
	}
	return a
}

func (x frozen) After(name string) ID { return x.Required(name) }

func (x frozen) Contribute(FactID, Fact)                         {}
func (x frozen) Assume(id string, pos cfg.Pos, text string) bool { return false }

// Predicate makes a component of a MayRun that looks at several other components at once: the reduced product
// of "Data Race Detection by Digest-Driven Abstract Interpretation", §5.3. It needs a soundness argument of its
// own.
func Predicate(name string, requires []string, mayRun func(x RaceContext, required []Component) bool) Component {
	return Erase(&predicate{name: name, requires: requires, mayRun: mayRun})
}

// predicate is a digest with one element.
type predicate struct {
	name     string
	requires []string
	required []Component
	mayRun   func(x RaceContext, required []Component) bool
}

type unit struct{}

func (p *predicate) Name() string                                               { return p.name }
func (p *predicate) Requires() []string                                         { return p.requires }
func (p *predicate) Bind(required []Component) error                            { p.required = required; return nil }
func (p *predicate) Init(Context) unit                                          { return unit{} }
func (p *predicate) Step(Context, unit, *Event) (unit, bool)                    { return unit{}, true }
func (p *predicate) Observe(Context, unit, Observed[unit], *Event) (unit, bool) { return unit{}, true }
func (p *predicate) New(Context, unit, *Event) []unit                           { return []unit{{}} }
func (p *predicate) MayRun(x RaceContext, _, _ unit) bool                       { return p.mayRun(x, p.required) }
func (p *predicate) Describe(unit, func(Object) string) string                  { return "" }
