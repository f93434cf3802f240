package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// wrote notes what has been written to numbers. What is certainly there is known of all of them, since it must not
// depend on which are looked for: that becomes known by and by.
func (d *Digest) wrote(x digest.Context, v digest.View, a Element, w digest.Wrote) Element {
	named := d.zeroed(v, w)
	if to := d.target(v, w); to != (cells.Place{}) {
		named = []cells.Place{to}
	}
	watched := d.all.Written(x, w)
	for _, p := range watched {
		a = d.writes(x, v, a, digest.Object{Base: w.Base, Offset: p.Off}, w, p, true)
	}
	for _, p := range named {
		if !slices.Contains(watched, p) {
			a = d.writes(x, v, a, digest.Object{Base: w.Base, Offset: p.Off}, w, p, false)
		}
	}
	return a
}

// zeroed lists the numbers that have been made zero with an object.
func (d *Digest) zeroed(v digest.View, w digest.Wrote) []cells.Place {
	return cells.Zeroed(v, w, func(f *cfg.Field) bool { return d.program.numbers[f] })
}

// target is the one number that something is written to by its name; none if that is not so.
func (d *Digest) target(v digest.View, w digest.Wrote) cells.Place {
	if w.Edge == nil || w.Lo != w.Hi {
		return cells.Place{}
	}
	var to *cfg.LVal
	switch action := w.Edge.Action.(type) {
	case *cfg.Assign:
		to = action.LHS
	case *cfg.AtomicStore:
		to = action.Target
	case *cfg.AtomicRMW:
		to = action.Target
	}
	if !d.program.number(to) || to.Type.Size() != w.Size {
		return cells.Place{}
	}
	if at := v.Place(to); !at.Definite || at.May[0] != (digest.Object{Base: w.Base, Offset: w.Lo}) {
		return cells.Place{}
	}
	return cells.Place{Off: w.Lo, Size: w.Size}
}

// whole reports whether what is written is the whole place, or nothing of it.
func whole(p cells.Place, w digest.Wrote) bool {
	return w.Size == p.Size && w.Lo <= p.Off && p.Off <= w.Hi &&
		(w.Lo == w.Hi || w.Stride > 0 && w.Stride%p.Size == 0 && (p.Off-w.Lo)%w.Stride == 0)
}

// writes notes that the thread may have written to a number.
func (d *Digest) writes(x digest.Context, v digest.View, a Element, n digest.Object, w digest.Wrote, p cells.Place, watched bool) Element {
	lost := func() Element {
		if watched {
			d.all.lost.Add(x, n)
		}
		return a
	}
	if a.Guest || w.Edge == nil {
		return lost()
	}
	if facts.Zeroes(w.Edge) && w.Lo == w.Hi && w.Lo <= p.Off && p.Off+p.Size <= w.Lo+w.Size {
		return d.put(x, a, n, digest.Numbers{May: []int64{0}}, nil, slices.Contains(d.zeroed(v, w), p), watched, nil)
	}
	if !whole(p, w) {
		return lost()
	}
	held := d.exclusive(x)
	switch action := w.Edge.Action.(type) {
	case *cfg.Assign:
		if action.LHS.BitField() != nil {
			return lost()
		}
		if c, hows := d.step(x, v, a, n, action); len(hows) > 0 {
			return d.added(x, a, n, c, hows, true, watched, w, d.certainly(v, action.LHS, n))
		}
		return d.put(x, a, n, d.stored(v, action.LHS, action.RHS), held, d.certainly(v, action.LHS, n), watched, action.LHS.Type)
	case *cfg.AtomicStore:
		if action.Order.Releases() {
			held = digest.Insert(held, n, digest.CompareObjects)
		}
		return d.put(x, a, n, d.stored(v, action.Target, action.Value), held, d.certainly(v, action.Target, n), watched, action.Target.Type)
	case *cfg.AtomicRMW:
		if c, ok := added(action); ok {
			return d.added(x, a, n, c, digest.Insert(held, n, digest.CompareObjects), action.Order.Releases(), watched, w, d.certainly(v, action.Target, n))
		}
	}
	return lost()
}

// exclusive lists the mutexes that are held exclusively.
func (d *Digest) exclusive(x digest.Context) (out []digest.Object) {
	for _, h := range d.locks.Mutexes(d.held.Of(x)) {
		if !h.Shared {
			out = digest.Insert(out, h.Mutex, digest.CompareObjects)
		}
	}
	return out
}

// step is what an assignment adds to a number, and the mutexes that have been held exclusively since it was read. What
// is converted back to the type of the number is the same, but where the sum comes round.
func (d *Digest) step(x digest.Context, v digest.View, a Element, n digest.Object, to *cfg.Assign) (c int64, hows []digest.Object) {
	value := to.RHS
	t, ok := to.LHS.Type.(*cfg.Int)
	if !ok || t.Bool {
		return 0, nil
	}
	if k, ok := value.(*cfg.Cast); ok && cfg.Identical(k.Typ, t) {
		value = k.X
	}
	direct := false
	ks := values(value, func(lv *cfg.LVal) []Known {
		if r := lv.Register(); r != nil {
			return d.of(a, r)
		}
		if !same(lv, to.LHS) {
			return nil
		}
		direct = true
		var ks []Known
		for _, h := range d.exclusive(x) {
			k := d.reads(a, n, lv)
			k.Now = h
			ks = append(ks, k)
		}
		return ks
	}, constant(v))
	ks = slices.DeleteFunc(ks, func(k Known) bool { return k.Test || k.Of != n || k.Now == digest.Object{} })
	if len(ks) == 0 || !direct && !v.Place(to.LHS).Definite {
		return 0, nil
	}
	for _, k := range ks {
		if k.Off == ks[0].Off {
			hows = digest.Insert(hows, k.Now, digest.CompareObjects)
		}
	}
	return ks[0].Off, hows
}

// same reports whether two lvalues are one, in terms of registers that an assignment to memory leaves alone.
func same(a, b *cfg.LVal) bool {
	return a == b || cfg.InRegisters(&cfg.AddrOf{LV: a}) && cfg.SamePlace(a, b)
}

// stored is what an assignment may store.
func (d *Digest) stored(v digest.View, to *cfg.LVal, value cfg.Expr) digest.Numbers {
	registers := true
	cfg.Inspect(value, func(y cfg.Expr) {
		switch y := y.(type) {
		case *cfg.Load:
			registers = registers && y.LV.Register() != nil
		case *cfg.Nondet, *cfg.Self:
			registers = false
		}
	})
	switch {
	case registers:
		return v.Number(value)
	case cfg.InRegisters(&cfg.AddrOf{LV: to}):
		return v.Number(&cfg.Load{LV: to})
	}
	return digest.Numbers{Any: true}
}

// certainly reports whether what has been assigned is a number, and nothing else.
func (d *Digest) certainly(v digest.View, to *cfg.LVal, n digest.Object) bool {
	at := v.Place(to)
	return cfg.InRegisters(&cfg.AddrOf{LV: to}) && at.Definite && at.May[0] == n
}

// put notes that the thread may have stored one of some values in a number, in some manners.
func (d *Digest) put(x digest.Context, a Element, n digest.Object, values digest.Numbers, hows []digest.Object, certainly, watched bool, t cfg.Type) Element {
	if watched {
		a = d.stores(x, a, n, values, hows)
	}
	if d.program.lends {
		a = d.holds(x, a, n, values, certainly)
	}
	if certainly {
		a.Stored = d.objects.Learn(a.Stored, n)
		a.Seen = d.left(a.Seen, n, values, hows, t)
	}
	// What registers hold is not what is there.
	return d.moved(d.passes(a, n), func(k Known) (Known, bool) {
		if k.Of == n {
			k.Now, k.Old = digest.Object{}, true
		}
		return k, true
	})
}

// left adds to what has been seen what the thread has left there itself, as long as it holds a mutex.
func (d *Digest) left(seen digest.List[Seen], n digest.Object, values digest.Numbers, hows []digest.Object, t cfg.Type) digest.List[Seen] {
	number, ok := t.(*cfg.Int)
	if !ok || values.Any || len(values.May) != 1 {
		return seen
	}
	is := Seen{Of: n, Op: cfg.Eq, N: values.May[0], Size: number.Bytes, Stored: true}
	is.Lo, is.Hi = bounds(number)
	for _, h := range hows {
		if h == n {
			continue
		}
		seen = d.seen.learn(seen, is, h)
		if is.N != 0 {
			seen = d.seen.learn(seen, Seen{Of: n, Op: cfg.Ne, Size: is.Size, Lo: is.Lo, Hi: is.Hi, Stored: true}, h)
		}
	}
	return seen
}

// passes notes that the thread writes to a number.
func (d *Digest) passes(a Element, n digest.Object) Element {
	a.Batons = d.batons.Forget(a.Batons, func(b Baton) bool { return b.Of == n })
	return a
}

// stores tells others what the thread has stored in a number.
func (d *Digest) stores(x digest.Context, a Element, n digest.Object, values digest.Numbers, hows []digest.Object) Element {
	t := d.threads.Of(x).Thread
	all := d.objects.Learn(digest.MustSet[digest.Object]{}, hows...)
	if values.Any || slices.ContainsFunc(values.May, func(v int64) bool { return !near(v) }) {
		d.all.wild.Add(x, n)
		d.change(x, a, n, Change{Wild: true, Hows: all})
		return a
	}
	for _, value := range values.May {
		d.all.puts.Add(x, n, d.all.putLists.List(Stored{t, value, all, a.Seen}))
		d.change(x, a, n, Change{Value: value, Hows: all})
	}
	for _, value := range values.May {
		for _, h := range hows {
			a = d.has(a, Put{n, h, h != n, value})
		}
	}
	return a
}

// change tells others how the thread changes a number.
func (d *Digest) change(x digest.Context, a Element, n digest.Object, c Change) {
	c.By, c.Again = d.threads.Of(x), d.mayHaveChanged(a, n)
	c.Batons = d.batons.Forget(a.Batons, func(b Baton) bool { return b.Of != n })
	d.all.changes.Add(x, n, d.all.changeLists.List(c))
}

// moved changes what is known of registers.
func (d *Digest) moved(a Element, f func(Known) (Known, bool)) Element {
	var out digest.MustSet[Known]
	for _, k := range d.known.Items(a.Known) {
		if k, ok := f(k); ok {
			out = d.known.Learn(out, k)
		}
	}
	a.Known = out
	return a
}

// added notes that the thread has added something to a number, in some manners.
func (d *Digest) added(x digest.Context, a Element, n digest.Object, c int64, hows []digest.Object, releases, watched bool,
	w digest.Wrote, certainly bool) Element {
	if watched {
		a = d.adds(x, a, n, c, hows, releases, w)
	}
	if d.program.lends {
		a = d.lends(x, a, n, c, hows, releases, certainly)
	}
	return d.moved(d.passes(a, n), func(k Known) (Known, bool) {
		switch {
		case k.Of != n:
		case k.Now == (digest.Object{}) || k.Test || !certainly || !slices.Contains(hows, k.Now):
			k.Now, k.Old = digest.Object{}, true
		default:
			k.Off, k.Own = k.Off-c, c != 0
			return k, near(k.Off)
		}
		return k, true
	})
}

// adds tells others what the thread has added to a number.
func (d *Digest) adds(x digest.Context, a Element, n digest.Object, c int64, hows []digest.Object, releases bool, w digest.Wrote) Element {
	if !d.objects.Certain(a.Stored, n) {
		d.all.early.Add(x, n)
	}
	one := Count{Of: n, Times: 1, Up: max(c, 0), Down: max(-c, 0)}
	a.Counts = d.counted(a.Counts, Count{}, one)
	for _, h := range hows {
		one.How, one.Open = h, h != n
		a.Counts = d.counted(a.Counts, Count{}, one)
	}
	e := d.threads.Of(x)
	s := Share{Thread: e.Thread, All: d.count(a, n, digest.Object{}), Seen: a.Seen}
	if s.Loose.Of = n; !releases {
		s.Loose = s.All
	}
	d.all.shares.Add(x, n, d.all.shareLists.List(s))
	manners := d.objects.Learn(digest.MustSet[digest.Object]{}, hows...)
	d.all.hows.Add(x, n, manners)
	if !releases {
		manners = d.objects.Forget(manners, func(o digest.Object) bool { return o == n })
	}
	d.change(x, a, n, Change{Step: true, Hows: manners})
	if c < -maxStep || c > maxStep || w.Size < 4 {
		d.all.repeats.Add(x, n)
	}
	asked := d.all.dispensed.Has(x, n) || d.owed(x, n) && !overflows(w.Edge)
	if (s.All.Times == Many || !e.Set.IsEmpty()) && asked && !x.Assume(NoRepetition, w.Edge.Pos,
		"no number is counted so often that it comes round to the same numbers") {
		d.all.repeats.Add(x, n)
	}
	return a
}

// maxStep bounds by how much a number is changed at once: of 32 bits, it takes millions of steps to come round.
const maxStep = 256

// NoRepetition is the assumption that no counter goes through all numbers of its type.
const NoRepetition = "counter-repeats-not"
