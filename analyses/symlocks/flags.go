package symlocks

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Slots that are taken by flags:
//
//	lock(&m);                                 use(&slots[k]);
//	for (i = 0; i < N; i++)                   lock(&m);
//		if (!slots[i].used)                   slots[k].used = 0;
//			break;                            unlock(&m);
//	slots[i].used = 1; k = i;
//	unlock(&m);
//
// A flag is a number in memory, and a lock in its own right, for each value t that means it is taken. Who has seen in
// a section that it is not t, and makes it t in the same section, has taken it; who has taken it gives it back by making
// it something else. Flags are known by how their addresses are written, as the locks are, since there is one in each
// element.
//
// Sound: let each write to the flag at f while there may be other threads hold a lock, one and the same, exclusively,
// which does not break, and let it be of one of these kinds: it makes the flag t, and the thread has seen in this section
// that it is not t, or is t already; it makes it n ≠ t, and the thread has taken the flag, or has seen that it is not t
// in this section. Nothing else writes there, but the main thread while there are no others. What was seen in a
// section is forgotten at every event, as the lock may be released by each, and at every write to a place where
// somebody takes a flag; so it is so until the section's next write to f.
// Writes to f have an order then, in which each happens before the next. By induction along it: while some thread has taken
// f, it is t, and no other thread has taken it. For who takes it finds something else there, so that nobody has; and who
// makes it n ≠ t finds something else already, or has taken it, and has not from then on, or is alone with all that others
// have done before. So of two threads that take f, one gives it back before the other one takes it: what
// the one does in between comes before what the other one does.
// The same goes for two values t and t', if it holds for both: who takes f as t' makes it t' ≠ t, which he may not while
// another one has it as t. Nor can who holds the lock, and has seen that the flag is not t, do that while another one has
// it: his section lies before the one in which it was taken, or after the one in which it was given back, or he is who
// does that. A handler, which runs in between, and may hold the lock of the thread that it interrupts, breaks what it
// writes to.

// Flag is a number in memory of Size bytes, and a value: that it is, or that it was taken by. Values are those of the signed
// type of that size.
type Flag struct {
	At          Address
	Size, Value int64
}

// Flagged is a flag, by how it lies to an access, as locks do: Relative, or Parallel if that is set. Taken: the thread has
// taken it by its value; else it has that value, and has not been written to since.
type Flagged struct {
	Relative    Relative
	Parallel    Parallel
	Size, Value int64
	Taken       bool
}

// place is where in objects of a base flags are taken by a value.
type place struct {
	Lo, Hi, Stride, Size, Value int64
}

// placeOf are the places in objects of a base.
type placeOf struct {
	base uint32
	place
}

// guards are the locks that are held, exclusively, whenever flags are written to; see [sections.Section].
type guards struct {
	mutexes digest.List[digest.Object]
	beside  digest.List[Beside]
}

// flags is what the digest knows of flags of the whole program.
type flags struct {
	names   map[string]bool // of members, and of arrays, that are flags perhaps; see [Digest.flag]
	numbers digest.Interner[Flag]
	flagged digest.Interner[Flagged]
	places  digest.Interner[place]
	mutexes digest.Interner[digest.Object]
	beside  digest.Interner[Beside]
	taken   *digest.FactKind[uint32, digest.List[place]] // by base
	guarded *digest.FactKind[placeOf, guards]
	spoiled digest.Marks[placeOf]  // there are other writes
	lost    digest.Marks[struct{}] // something may write anywhere
}

// maxPlaces bounds the places of flags in objects of one base: if there are more, none is one.
const maxPlaces = 16

// watchFlags looks for flags: what is asked for and made a constant, at least once in an array or behind a pointer. The
// functions in which that happens are those in which it is of use how conditions come out.
func (d *Digest) watchFlags(p *cfg.Program, asked, set map[string]bool, deciding map[int]bool) {
	f := &d.flags
	f.names = map[string]bool{}
	for name := range set {
		if asked[name] && name != "" {
			f.names[name] = true
		}
	}
	if len(f.names) == 0 {
		return
	}
	for e := range p.AllEdges() {
		lv := d.flagOf(e)
		if lv == nil {
			continue
		}
		deciding[e.From.Func.ID] = true
		if from, _, ok := begin(lv, d.types); ok && inMemory(from) {
			d.views = true
		}
	}
	f.spoiled, f.lost = digest.NewMarks[placeOf](), digest.NewMarks[struct{}]()
	union := func(a, b digest.List[place]) digest.List[place] { return f.places.Union(a, b, comparePlaces) }
	f.taken = digest.NewFacts[uint32](union, func(a, b digest.List[place]) bool { return union(a, b) == b })
	both := func(a, b guards) guards {
		return guards{f.mutexes.Intersection(a.mutexes, b.mutexes, digest.CompareObjects),
			f.beside.Intersection(a.beside, b.beside, CompareBeside)}
	}
	f.guarded = digest.NewFacts[placeOf](both, func(a, b guards) bool { return both(a, b) == b })
}

// bytes are the bytes of a place.
func (p place) bytes() digest.Bytes {
	return digest.Bytes{Lo: p.Lo, Hi: p.Hi, Stride: p.Stride, Size: p.Size}
}

// congruent reports whether of each two ranges of bytes that may have one in common both are the same.
func congruent(a, b digest.Bytes) bool {
	if a.Size != b.Size || a.Size <= 0 {
		return false
	}
	g := gcd(step(a), step(b))
	return g == 0 && a.Lo == b.Lo || g >= a.Size && (a.Lo-b.Lo)%g == 0
}

// step is the distance of ranges of bytes; 0 if there is one.
func step(b digest.Bytes) int64 {
	if b.Lo == b.Hi {
		return 0
	}
	return max(b.Stride, 1)
}

// tested is the number in memory that a condition asks about, and what it is if the condition comes out so.
func tested(g *cfg.Guard) (lv *cfg.LVal, n int64, ok bool) {
	x, truth := g.Cond, g.Truth
	for {
		not, isNot := x.(*cfg.Unary)
		if !isNot || not.Op != cfg.Not {
			break
		}
		x, truth = not.X, !truth
	}
	if b, comparison := x.(*cfg.Binary); comparison {
		l, r := b.X, b.Y
		if _, constant := cfg.IsConst(l); constant {
			l, r = r, l
		}
		if n, ok = cfg.IsConst(r); !ok || b.Op != cfg.Eq && b.Op != cfg.Ne {
			return nil, 0, false
		}
		x, truth = l, truth == (b.Op == cfg.Ne)
	}
	for {
		c, cast := x.(*cfg.Cast)
		if !cast || !keeps(c) {
			break
		}
		x = c.X
	}
	l, load := x.(*cfg.Load)
	if !load || truth || !isFlag(l.LV) {
		return nil, 0, false
	}
	return l.LV, valueIn(l.LV, n), true
}

// valueIn is a number as the bytes of an lvalue hold it: of the signed type, as -1 and 4294967295u are one.
func valueIn(lv *cfg.LVal, n int64) int64 {
	unused := 64 - 8*lv.Type.Size()
	return n << unused >> unused
}

// isFlag reports whether an lvalue is a number in memory that may be a flag.
func isFlag(lv *cfg.LVal) bool {
	t, number := lv.Type.(*cfg.Int)
	return number && t.Bytes <= 8 && lv.Register() == nil && lv.BitField() == nil
}

// sets is the number in memory that an edge makes a constant.
func sets(e *cfg.Edge) (lv *cfg.LVal, n int64, ok bool) {
	if e == nil {
		return nil, 0, false
	}
	a, assigns := e.Action.(*cfg.Assign)
	if !assigns || !isFlag(a.LHS) || !cfg.Identical(a.RHS.Type(), a.LHS.Type) {
		return nil, 0, false
	}
	n, ok = cfg.IsConst(a.RHS)
	return a.LHS, valueIn(a.LHS, n), ok
}

// flagName is the name of the member that an lvalue is, or that of the array that it is an element of.
func flagName(lv *cfg.LVal) string {
	for i := len(lv.Path) - 1; i >= 0; i-- {
		if f := lv.Path[i].Field; f != nil {
			return "." + f.Name
		}
	}
	if lv.Var != nil {
		return lv.Var.Name
	}
	return ""
}

// setsFlag reports whether an edge makes something that may be a flag a constant.
func (d *Digest) setsFlag(e *cfg.Edge) bool {
	lv, _, ok := sets(e)
	return ok && d.flags.names[flagName(lv)]
}

// flagOf is what may be a flag that an edge makes a constant, or asks about; or nil.
func (d *Digest) flagOf(e *cfg.Edge) *cfg.LVal {
	lv, _, ok := sets(e)
	if g, asks := e.Action.(*cfg.Guard); asks {
		lv, _, ok = tested(g)
	}
	if !ok || !d.flags.names[flagName(lv)] {
		return nil
	}
	return lv
}

// placeAt is the address of an lvalue, if it has the form of one.
func (d *Digest) placeAt(v digest.View, lv *cfg.LVal) []Address {
	from, a, ok := begin(lv, d.types)
	if a, ok = d.behind(v, from, a, ok); !ok {
		return nil
	}
	return []Address{a}
}

// find is the value of a flag that is written in one of several ways.
func (d *Digest) find(in digest.List[Flag], forms []Address, size int64) (value int64, ok bool) {
	for _, f := range d.flags.numbers.Items(in) {
		if f.Size == size && slices.Contains(forms, f.At) {
			return f.Value, true
		}
	}
	return 0, false
}

// add has one more flag, which is written in several ways.
func (d *Digest) add(in digest.List[Flag], forms []Address, size, value int64) digest.List[Flag] {
	out := slices.Clone(d.flags.numbers.Items(in))
	for _, a := range forms {
		out = append(out, Flag{a, size, value})
	}
	slices.SortFunc(out, compareFlags)
	return d.flags.numbers.List(slices.Compact(out)...)
}

// names are the ways in which addresses are written, also behind pointers that lead into the same object.
func (d *Digest) names(c Case, at []Address) []Address {
	out := d.expand(c, at)
	for _, a := range out {
		for _, e := range d.equal.Items(c.Equal) {
			if isInt(e.Var.Type) || e.Value.Root() != a.Root() || len(out) >= 2*maxForms {
				continue
			}
			named := variable(e.Var)
			named.Offset = wrapped(a.Offset-e.Value.Offset, d.types)
			if !slices.Contains(out, named) {
				out = append(out, named)
			}
		}
	}
	return out
}

// learn adds what a number in memory has been seen to be.
func (d *Digest) learn(c Case, at []Address, size, n int64) Case {
	forms := d.names(c, at)
	c.Known = d.add(d.others(c, c.Known, forms, size), forms, size, n)
	return c
}

// set is what is known when the number that the operand leads to has been made n. Of what has been taken, all that it may be
// is given back: that a flag which has been taken has another value than this one had tells them apart.
func (d *Digest) set(c Case, size, n int64) Case {
	var forms []Address
	for _, f := range d.names(c, []Address{variable(d.operand)}) {
		if !f.Mentions(func(v *cfg.Var) bool { return v == d.operand }) {
			forms = append(forms, f)
		}
	}
	was, known := d.find(c.Known, forms, size)
	left := d.others(c, c.Taken, forms, size)
	if known {
		kept := slices.Clone(d.flags.numbers.Items(left))
		for _, f := range d.flags.numbers.Items(c.Taken) {
			if f.Value != was && f.Size == size && !slices.Contains(forms, f.At) {
				kept = append(kept, f)
			}
		}
		slices.SortFunc(kept, compareFlags)
		left = d.flags.numbers.List(slices.Compact(kept)...)
	}
	c.Taken, c.Known = left, d.add(d.others(c, c.Known, forms, size), forms, size, n)
	if known && was != n {
		c.Taken = d.add(c.Taken, forms, size, n)
	}
	return c
}

// others are the flags that certainly are not the one with that address.
func (d *Digest) others(c Case, in digest.List[Flag], forms []Address, size int64) digest.List[Flag] {
	return without(&d.flags.numbers, in, func(f Flag) bool {
		for _, g := range d.expand(c, []Address{f.At}) {
			if slices.ContainsFunc(forms, func(a Address) bool { return d.disjoint(c, g, f.Size, a, size) }) {
				return false
			}
		}
		return true
	})
}

// disjoint reports whether two numbers in memory have no byte in common.
func (d *Digest) disjoint(c Case, a Address, n int64, b Address, m int64) bool {
	if a.Root() == b.Root() {
		return a.Offset+n <= b.Offset || b.Offset+m <= a.Offset
	}
	if a.Object != nil && b.Object != nil && a.Object != b.Object && a.within() && b.within() {
		return true
	}
	scale := int64(0)
	for _, t := range a.Terms {
		scale = max(scale, t.Scale, -t.Scale)
	}
	return n == m && scale >= n && (a.Terms[1].Var == nil || a.Terms[0].Scale == 1 && !isInt(a.Terms[0].Var.Type)) && d.differ(c, a, b)
}

// within reports whether an address is in a variable: nothing but numbers is added to its address. What stands for an
// object may be one with a name, too.
func (a Address) within() bool {
	if _, named := baseOf(a.Object); named {
		return false
	}
	return !slices.ContainsFunc(a.Terms[:], func(t Term) bool { return t.Var != nil && !isInt(t.Var.Type) })
}

// renamed are the flags by what they are called without some variables.
func (d *Digest) renamed(c Case, in digest.List[Flag], is func(*cfg.Var) bool) digest.List[Flag] {
	fs := d.flags.numbers.Items(in)
	if !slices.ContainsFunc(fs, func(f Flag) bool { return f.At.Mentions(is) }) {
		return in
	}
	var out []Flag
	for _, f := range fs {
		for _, a := range d.names(c, []Address{f.At}) {
			if !a.Mentions(is) {
				out = append(out, Flag{a, f.Size, f.Value})
			}
		}
	}
	slices.SortFunc(out, compareFlags)
	return d.flags.numbers.List(slices.Compact(out)...)
}

// also are the flags by what else they are called, with some variables.
func (d *Digest) also(c Case, in digest.List[Flag], is func(*cfg.Var) bool) digest.List[Flag] {
	if in.IsEmpty() || is(d.operand) {
		return in
	}
	out := slices.Clone(d.flags.numbers.Items(in))
	for _, f := range d.flags.numbers.Items(in) {
		for _, a := range d.names(c, []Address{f.At}) {
			if a.Mentions(is) {
				out = append(out, Flag{a, f.Size, f.Value})
			}
		}
	}
	slices.SortFunc(out, compareFlags)
	return d.flags.numbers.List(slices.Compact(out)...)
}

// unlearn forgets what numbers have been seen to be.
func (d *Digest) unlearn(a Element) Element {
	if d.flags.taken != nil {
		a.Cases = d.each(a.Cases, func(c Case) Case { c.Known = digest.List[Flag]{}; return c })
	}
	return a
}

func compareFlags(a, b Flag) int {
	return cmp.Or(compareAddress(a.At, b.At), cmp.Compare(a.Size, b.Size), cmp.Compare(a.Value, b.Value))
}

func comparePlaces(a, b place) int {
	return cmp.Or(cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi), cmp.Compare(a.Stride, b.Stride),
		cmp.Compare(a.Size, b.Size), cmp.Compare(a.Value, b.Value))
}

// chosen reports whether an lvalue is known by registers.
func (d *Digest) chosen(lv *cfg.LVal) bool {
	from, a, ok := begin(lv, d.types)
	return ok && (from != nil || a.Terms[0].Var != nil)
}
