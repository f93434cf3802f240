// Package symlocks is the digest of locks that are known by the expression that denotes them, not by the object: &p->lock, &table[i].lock. It separates accesses to
// elements that are each protected by a lock of their own, although nobody knows which element an access means ("Data Race Detection by Digest-Driven Abstract
// Interpretation", §7, SL; the idea of locks as parts of the accessed path is from Voung, Jhala, Lerner, "RELAY", FSE 2007, and Vojdani's "Goblint").
//
// An element holds equalities between pointer variables and addresses, and the locks that are held, as symbolic addresses ([digest.Address]). Both are must-sets,
// the lattice part of the one key. A lock is dropped whenever a lock is released that it may be equal to, and everything that mentions a variable is dropped when
// the variable is assigned or its function is left. At an access, what is kept is by how much the addresses of the locks differ from that of the access.
package symlocks

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Equality says that a variable holds an address. There may be several of one variable.
type Equality struct {
	Var   *cfg.Var
	Value digest.Address
}

// Held is a lock that is held.
type Held struct {
	Lock   digest.Address
	Shared bool
	May    digest.List[digest.Object] // the objects that it may be
	Any    bool                       // it may be any
}

// Relative is a lock that is held at an access, Delta bytes behind the address that is accessed.
type Relative struct {
	Delta                int64
	Shared               bool
	Base                 uint32
	Lo, Hi, Stride, Size int64 // where the access may be, see [digest.Access]
}

// Element is what is known. Relative is set in summaries of accesses only, and the others are not.
type Element struct {
	Equal    digest.List[Equality]
	Held     digest.List[Held]
	Relative digest.List[Relative]
	// Handler marks signal handlers: see [lockset.Element].
	Handler bool
}

// Digest is the digest of symbolic locks.
type Digest struct {
	equal    digest.Interner[Equality]
	held     digest.Interner[Held]
	relative digest.Interner[Relative]
	objects  digest.Interner[digest.Object]
	locks    digest.Typed[lockset.Element]
}

// New returns a digest of symbolic locks.
func New() *Digest { return &Digest{} }

// Name is "symlocks".
func (d *Digest) Name() string { return "symlocks" }

// Requires the lockset, which knows when a mutex breaks.
func (d *Digest) Requires() []string { return []string{"lockset"} }

// Bind takes the lockset.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.locks, err = digest.Require[lockset.Element](required[0])
	return err
}

// SeesAddresses asks for them.
func (d *Digest) SeesAddresses() {}

// Init holds nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New holds nothing, and shares no variable with its creator.
func (d *Digest) New(_ digest.Context, _ Element, ev *digest.Event) []Element {
	return []Element{{Handler: ev.Create == cfg.SignalHandler}}
}

// Observe takes locks.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvLock || a.Handler && !lockset.WaitsForItself(ev) {
		return a, true
	}
	held := d.held.Items(a.Held)
	// A thread that reads already, and asks for more, may get an error that it ignores, and read as before.
	shared := ev.Shared || slices.ContainsFunc(held, func(h Held) bool { return h.Shared && d.maybe(h, d.expand(a, ev.Addresses), ev.Mutex) })
	for _, l := range d.expand(a, ev.Addresses) {
		h := Held{l, shared, d.objects.List(ev.Mutex.May...), ev.Mutex.Any}
		if i, again := slices.BinarySearchFunc(held, h, compareHeld); again {
			held = slices.Clone(held)
			held[i] = d.either(held[i], h)
		} else {
			held = slices.Insert(slices.Clone(held), i, h)
		}
	}
	a.Held = d.held.List(held...)
	return a, true
}

// Step forgets what is released, and what mentions a variable that changes.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvAssign:
		values := d.expand(a, ev.Addresses)
		is := func(v *cfg.Var) bool { return v == ev.Assigned }
		a = d.forget(a, is)
		equal := d.equal.Items(a.Equal)
		for _, v := range values {
			if !v.Mentions(is) {
				equal = digest.Insert(equal, Equality{ev.Assigned, v}, compareEqual)
			}
		}
		a.Equal = d.equal.List(equal...)
	case digest.EvLeave:
		// By number: where loops are unrolled, a function has another representation, with the same variables.
		a = d.forget(a, func(v *cfg.Var) bool { return v.Func != nil && v.Func.ID == ev.Start.ID })
	case digest.EvUnlock, digest.EvMutexInit, digest.EvMutexDestroy:
		if locks, ok := d.locks.Digest().(interface {
			Breaks(digest.Context, lockset.Element, *digest.Event) bool
		}); !ok || locks.Breaks(x, d.locks.Element(x.Required("lockset")), ev) {
			d.breaks(x, ev.Mutex)
		}
		if !a.Held.IsEmpty() {
			at := d.expand(a, ev.Addresses)
			a.Held = d.held.List(slices.DeleteFunc(slices.Clone(d.held.Items(a.Held)), func(h Held) bool { return d.maybe(h, at, ev.Mutex) })...)
		}
	}
	return a, true
}

// maxForms bounds the ways in which an address is written.
const maxForms = 6

// expand lists addresses and what they are by the equalities. All of them are kept, because of some of them a merge may leave nothing.
func (d *Digest) expand(a Element, addresses []digest.Address) []digest.Address {
	if len(addresses) == 0 || a.Equal.IsEmpty() {
		return addresses
	}
	out := slices.Clone(addresses)
	for i := 0; i < len(out); i++ {
		for _, e := range d.equal.Items(a.Equal) {
			if more, ok := out[i].Replace(e.Var, e.Value); ok && len(out) < maxForms && !slices.Contains(out, more) {
				out = append(out, more)
			}
		}
	}
	return out
}

// forget drops what mentions some variables.
func (d *Digest) forget(a Element, is func(*cfg.Var) bool) Element {
	if !a.Equal.IsEmpty() {
		a.Equal = d.equal.List(slices.DeleteFunc(slices.Clone(d.equal.Items(a.Equal)), func(e Equality) bool { return is(e.Var) || e.Value.Mentions(is) })...)
	}
	if !a.Held.IsEmpty() {
		a.Held = d.held.List(slices.DeleteFunc(slices.Clone(d.held.Items(a.Held)), func(h Held) bool { return h.Lock.Mentions(is) })...)
	}
	return a
}

// maybe reports whether a lock that is held may be one that is released or made anew. It is another one if the addresses certainly differ, or if there
// is no object that both may be.
func (d *Digest) maybe(h Held, addresses []digest.Address, op digest.Operand) bool {
	for _, at := range addresses {
		if at.Root() == h.Lock.Root() && at.Offset != h.Lock.Offset {
			return false
		}
	}
	if h.Any || op.Any {
		return true
	}
	return slices.ContainsFunc(d.objects.Items(h.May), func(o digest.Object) bool {
		return op.Covers(o) || o.Offset == digest.AnyOffset && slices.ContainsFunc(op.May, func(m digest.Object) bool { return m.Base == o.Base })
	})
}

// either is one lock with what it may be by two histories.
func (d *Digest) either(g, h Held) Held {
	g.May = d.objects.List(digest.Union(d.objects.Items(g.May), d.objects.Items(h.May), digest.CompareObjects)...)
	g.Any = g.Any || h.Any
	return g
}

// both lists the locks that are held by two histories.
func (d *Digest) both(a, b digest.List[Held]) digest.List[Held] {
	if a == b {
		return a
	}
	var out []Held
	for _, g := range d.held.Items(a) {
		if i, ok := slices.BinarySearchFunc(d.held.Items(b), g, compareHeld); ok {
			h := d.held.Items(b)[i]
			shared := g.Shared || h.Shared
			g = d.either(g, h)
			g.Shared = shared
			out = append(out, g)
		}
	}
	return d.held.List(out...)
}

// broken is the fact that some mutex in the objects of a base is broken; anyBroken that any may be.
type (
	broken    struct{ Base uint32 }
	anyBroken struct{}
)

func (d *Digest) breaks(x digest.Context, op digest.Operand) {
	if op.Any {
		x.Contribute(anyBroken{}, true)
	}
	for _, m := range op.May {
		x.Contribute(broken{m.Base}, true)
	}
}

// Summary keeps the locks whose addresses differ from that of the access by a constant.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Handler: a.Handler}
	if a.Held.IsEmpty() || !access.Known {
		return out
	}
	var rs []Relative
	for _, at := range d.expand(a, []digest.Address{access.Address}) {
		for _, h := range d.held.Items(a.Held) {
			if h.Lock.Root() == at.Root() {
				rs = digest.Insert(rs, Relative{h.Lock.Offset - at.Offset, h.Shared, access.Base, access.Lo, access.Hi, access.Stride, access.Size}, compareRelative)
			}
		}
	}
	out.Relative = d.relative.List(rs...)
	return out
}

// MayRun is false if both threads hold a lock, one of them exclusively, that is the same one whenever the accesses touch a common byte.
//
// Sound: the thread that accesses the place at x holds the lock at x+d: it took it by an address that differed by d from that of the access, no variable that the
// two mention has changed since, and it has not released any lock that may be this one. The same for the other, at y and y+e. Let both
// touch a common byte; then they access one object, x and y are places in it, and x-y is one of the differences that [overlaps] lists, all of which are e-d: so
// x+d = y+e is one lock, and the sections exclude each other as those of [lockset.Digest.MayRun] do. No mutex of the object is broken.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Relative.IsEmpty() || b.Relative.IsEmpty() || x.Location().Unknown {
		return true
	}
	for _, r := range d.relative.Items(a.Relative) {
		if x.Fact(broken{r.Base}) != nil || x.Fact(anyBroken{}) != nil {
			return true
		}
		for _, s := range d.relative.Items(b.Relative) {
			if r.Base == s.Base && !(r.Shared && s.Shared) && same(r, s) {
				return false
			}
		}
	}
	return true
}

// maxSize bounds the accesses that are looked at, maxOffset the places: so far that no difference overflows.
const (
	maxSize   = 1 << 12
	maxOffset = 1 << 61
)

// same reports whether two locks are one whenever the accesses overlap.
func same(r, s Relative) bool {
	if r.Size <= 0 || s.Size <= 0 || r.Size > maxSize || s.Size > maxSize || min(r.Lo, s.Lo) < -maxOffset || max(r.Lo, s.Lo) > maxOffset {
		return false
	}
	step := gcd(stride(r), stride(s))
	for diff := 1 - s.Size; diff < r.Size; diff++ { // s.Lo - r.Lo modulo step, of all pairs of places that overlap: y - x
		if off := diff - (s.Lo - r.Lo); step == 0 && off != 0 || step > 0 && off%step != 0 {
			continue
		}
		if diff != r.Delta-s.Delta { // x + r.Delta = y + s.Delta
			return false
		}
	}
	return true
}

// stride is the distance of the possible places of an access; 0 if there is one.
func stride(r Relative) int64 {
	if r.Lo == r.Hi {
		return 0
	}
	return max(r.Stride, 1)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// Key is the same for all threads but handlers.
func (d *Digest) Key(a Element) Element { return Element{Handler: a.Handler} }

// Join keeps what holds on both sides.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	return Element{
		Equal:    d.equal.List(digest.Intersection(d.equal.Items(a.Equal), d.equal.Items(b.Equal), compareEqual)...),
		Held:     d.both(a.Held, b.Held),
		Relative: d.relative.List(digest.Intersection(d.relative.Items(a.Relative), d.relative.Items(b.Relative), compareRelative)...),
		Handler:  a.Handler,
	}
}

// Leq reports whether all that b says is so for a.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// JoinFact and LeqFact: a broken mutex stays broken.
func (d *Digest) JoinFact(a, _ any) any { return a }

// LeqFact is the order of [Digest.JoinFact].
func (d *Digest) LeqFact(_, _ any) bool { return true }

func compareVar(a, b *cfg.Var) int {
	id := func(v *cfg.Var) int {
		if v == nil {
			return -1
		}
		return v.ID
	}
	return cmp.Compare(id(a), id(b))
}

func compareAddress(a, b digest.Address) int {
	return cmp.Or(compareVar(a.Object, b.Object),
		compareVar(a.Terms[0].Var, b.Terms[0].Var), cmp.Compare(a.Terms[0].Scale, b.Terms[0].Scale),
		compareVar(a.Terms[1].Var, b.Terms[1].Var), cmp.Compare(a.Terms[1].Scale, b.Terms[1].Scale), cmp.Compare(a.Offset, b.Offset))
}

func compareEqual(a, b Equality) int {
	return cmp.Or(compareVar(a.Var, b.Var), compareAddress(a.Value, b.Value))
}

// compareHeld orders by the address; a lock occurs once.
func compareHeld(a, b Held) int { return compareAddress(a.Lock, b.Lock) }

func compareRelative(a, b Relative) int {
	return cmp.Or(cmp.Compare(a.Delta, b.Delta), bit(a.Shared)-bit(b.Shared), cmp.Compare(a.Base, b.Base), cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi),
		cmp.Compare(a.Stride, b.Stride), cmp.Compare(a.Size, b.Size))
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Describe prints the locks by their expressions, and those of an access by where they are.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var ss []string
	for _, h := range d.held.Items(a.Held) {
		ss = append(ss, h.Lock.String())
	}
	for _, r := range d.relative.Items(a.Relative) {
		s := fmt.Sprintf("lock at %+d", r.Delta)
		if r.Shared {
			s += " shared"
		}
		ss = append(ss, s)
	}
	return "{" + strings.Join(slices.Compact(ss), ", ") + "}"
}
