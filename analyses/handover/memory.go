package handover

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// Flags in memory are members of structures, elements, and variables whose address is taken. Such a flag is known by
// the bytes that it lies in, in an object of which there is one in the whole execution ([digest.Operand].Definite),
// and becomes one when a condition asks for it while a mutex is held, or it is read with acquire order; who writes to it is
// known then ([cells.Cells]).
//
// What is argued of flags needs a value that is not zero to have been written by one of the settings that were seen.
// Nobody sees the content of new objects, which is zero, or indeterminate. That nobody finds the latter is read off
// the values that the flag may have where it is found set: if they are few, somebody has initialised it (numbered).

// memory is what the digest knows of flags in memory.
type memory struct {
	*cells.Cells
	sources *digest.FactKind[*cfg.AtomicLoad, lattice.Flat[digest.Object]] // the flag that an acquiring load reads
}

func newMemory() *memory {
	flags := lattice.FlatOf[digest.Object]{}
	return &memory{cells.New(), digest.NewFacts[*cfg.AtomicLoad](flags.Join, flags.Leq)}
}

// memory lists the actions that may read a flag in memory.
func (p program) memory(u *uses) map[cfg.Action]bool {
	out := map[cfg.Action]bool{}
	for _, e := range u.guards {
		g := e.Action.(*cfg.Guard)
		if isZero, isSet := p.asked(g); isZero != nil || isSet != nil || p.loaded(g) != nil {
			out[g] = true
		}
	}
	for _, l := range p.loads {
		if p.inMemory(l.Source) {
			out[l] = true
		}
	}
	return out
}

// inMemory reports whether an lvalue may be a flag in memory.
func (p program) inMemory(lv *cfg.LVal) bool {
	if lv == nil || lv.BitField() != nil || lv.Var != nil && (lv.Var.Register() || lv.IsVariable() && p.flags[lv.Var]) {
		return false
	}
	_, number := lv.Type.(*cfg.Int)
	return number
}

// asked is what a condition shows to be zero, or not to be, of what is in memory. (What a register has been assigned
// lies where it did, if the register is no part of its name.)
func (p program) asked(g *cfg.Guard) (isZero, isSet *cfg.LVal) {
	isZero, isSet = zero(g.Cond, g.Truth), cfg.NonZero(g.Cond, g.Truth)
	if of := p.copied[g]; of != nil {
		for _, lv := range []**cfg.LVal{&isZero, &isSet} {
			if *lv != nil && (*lv).IsVariable() && !cfg.Reads(&cfg.AddrOf{LV: of}, (*lv).Var) {
				*lv = of
			}
		}
	}
	if !p.inMemory(isZero) {
		isZero = nil
	}
	if !p.inMemory(isSet) {
		isSet = nil
	}
	return isZero, isSet
}

// loaded is the acquiring load of something in memory that a condition shows to have read what is not zero.
func (p program) loaded(g *cfg.Guard) *cfg.AtomicLoad {
	if lv := cfg.NonZero(g.Cond, g.Truth); lv.IsVariable() {
		if l := p.loads[lv.Var]; l != nil && p.inMemory(l.Source) {
			return l
		}
	}
	return nil
}

// flagIn is the flag that an lvalue is, which is looked for from now on.
func (d *Digest) flagIn(x digest.Context, v digest.View, lv *cfg.LVal) (digest.Object, bool) {
	flag, ok := d.program.statics.Find(v, lv)
	if !ok {
		return digest.Object{}, false
	}
	return flag, len(d.memory.Watch(x, flag, lv.Type.Size())) <= cells.Max
}

// numbered reports whether few numbers are all that a flag may be, seen as bytes: it is not indeterminate.
func (d *Digest) numbered(v digest.View, lv *cfg.LVal) bool {
	as := *lv
	if t := lv.Type.(*cfg.Int); t.Bool {
		as.Type = d.program.byte // of which there are more than of truth values
	}
	return !v.Number(&cfg.Load{LV: &as}).Any
}

// asks notes which flags in memory a condition shows to be set, or not to be.
func (d *Digest) asks(x digest.Context, v digest.View, a Element, e *cfg.Edge, g *cfg.Guard) Element {
	if l := d.program.loaded(g); l != nil {
		from, _ := d.memory.sources.Of(x, l)
		flag, one := from.Value()
		_, initialised := slices.BinarySearchFunc(d.reads.Items(a.Read), read{l.Result.Var.ID, flag}, compareReads)
		if one && initialised && (l.Order != cfg.Consume || consumes(x, e.Pos)) {
			a.Seen = d.seen.List(digest.Insert(d.seen.Items(a.Seen), Seen{flag, flag}, compareSeen)...)
		}
	}
	held := d.locks.Mutexes(d.held.Of(x))
	if len(held) == 0 {
		return a
	}
	isZero, isSet := d.program.asked(g)
	if isZero != nil {
		if flag, ok := d.flagIn(x, v, isZero); ok {
			a.Unset = d.under(a.Unset, flag, held)
		}
	}
	if isSet != nil {
		if flag, ok := d.flagIn(x, v, isSet); ok && d.numbered(v, isSet) {
			a.Seen = d.under(a.Seen, flag, held)
		}
	}
	return a
}

// loads notes what an acquiring load has read. A condition asks for it later, when it may lie elsewhere, or in another
// activation of the function: so it counts only if it is one flag whenever it is read.
func (d *Digest) loads(x digest.Context, v digest.View, a Element, l *cfg.AtomicLoad) Element {
	reads := slices.DeleteFunc(slices.Clone(d.reads.Items(a.Read)), func(r read) bool { return r.result == l.Result.Var.ID })
	flag, ok := d.flagIn(x, v, l.Source)
	from := lattice.Exactly(flag)
	if !ok {
		from = lattice.Anything[digest.Object]()
	}
	d.memory.sources.Add(x, l, from)
	if ok && d.numbered(v, l.Source) {
		reads = digest.Insert(reads, read{l.Result.Var.ID, flag}, compareReads)
	}
	a.Read = d.reads.List(reads...)
	return a
}

// wrote notes which flags are set by what has been written to memory.
func (d *Digest) wrote(x digest.Context, v digest.View, a Element, w digest.Wrote) Element {
	for _, p := range d.memory.Written(x, w) {
		a = d.writes(x, v, a, digest.Object{Base: w.Base, Offset: p.Off}, w, p)
	}
	return a
}

// writes notes that the thread may have written to a flag. What it writes is the whole flag, in a way that is known, or
// else anything. What is zero sets nothing, however much of the flag it is: of a value that is not zero, the bytes
// that are not have been written by others; but for atomic accesses, which are to whole objects, or race.
func (d *Digest) writes(x digest.Context, v digest.View, a Element, flag digest.Object, w digest.Wrote, p cells.Place) Element {
	var to *cfg.LVal
	var what cfg.Expr
	order, atomic := cfg.Relaxed, false
	if w.Edge != nil {
		switch action := w.Edge.Action.(type) {
		case *cfg.Assign:
			to, what = action.LHS, action.RHS
		case *cfg.AtomicStore:
			to, what, order, atomic = action.Target, action.Value, action.Order, true
		}
	}
	whole := to != nil && to.BitField() == nil && p.Whole(w)
	n, constant := int64(0), false
	if what != nil {
		n, constant = cfg.IsConst(what)
	}
	if (w.Edge == nil || w.Edge.From.Func != d.program.init) && !(whole && constant && n != 0) {
		d.cleared.Add(x, flag)
	}
	if facts.Zeroes(w.Edge) || constant && n == 0 && to.BitField() == nil && (whole || !atomic) {
		return a
	}
	return d.set(x, a, flag, !whole, whole && constant && n != 0 && d.certainly(v, to, flag), order)
}

// certainly reports whether what has been assigned is a flag, and nothing else. Its name leads there still, if it
// holds registers only: these are not in memory.
func (d *Digest) certainly(v digest.View, to *cfg.LVal, flag digest.Object) bool {
	if to.Ptr != nil {
		if l, ok := cfg.Uncast(to.Ptr).(*cfg.Load); !ok || !l.LV.IsVariable() || !l.LV.Var.Register() {
			return false
		}
	}
	for _, s := range to.Path {
		if s.Index != nil || s.Scale != nil {
			return false
		}
	}
	at := v.Place(to)
	return at.Definite && at.May[0] == flag
}

// stray reports whether a flag is one in memory that something may write to that may write to any object.
func (m *memory) stray(x digest.Facts, flag digest.Object) bool {
	return len(m.In(x, flag.Base)) > 0 && m.Lost(x)
}
