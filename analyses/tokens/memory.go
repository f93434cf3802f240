package tokens

import (
	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Counters in memory are members of structures: see package cells for what is known of them. What a new object holds is
// not seen: it is zero, or nobody may read it.
//
// To the rest of the digest, such a counter is a variable, which stands for it. So are members that numbers are compared
// with.

// cell is where a counter lies.
type cell struct {
	base uint32
	cells.Place
}

// memory is what the digest knows of counters in memory.
type memory struct {
	*cells.Cells
	stands map[cell]*cfg.Var
	all    map[*cfg.Var]bool // the variables that stand for some
}

func newMemory() memory { return memory{cells.New(), map[cell]*cfg.Var{}, map[*cfg.Var]bool{}} }

// stray reports whether a counter is one in memory that something may write to that may write to any object.
func (m *memory) stray(x digest.Facts, counter *cfg.Var) bool {
	return m.all[counter] && m.Lost(x)
}

// counter is the counter that an lvalue is, or nil.
func (d *Digest) counter(in scene, lv *cfg.LVal) *cfg.Var {
	if v := d.cell(in, lv); v != nil && (d.program.counters[v] || d.memory.all[v]) {
		return v
	}
	return nil
}

// limit is what an lvalue is that is not written where other threads may act, or nil.
func (d *Digest) limit(in scene, lv *cfg.LVal) *cfg.Var {
	v := d.cell(in, lv)
	if v == nil || lv.Volatile || d.changing.Has(in, v) || d.memory.stray(in, v) || !d.memory.all[v] && !d.program.limits[v] {
		return nil
	}
	return v
}

// cell is the variable that an lvalue is, or that stands for it, if it may be a counter, or a limit; or nil.
func (d *Digest) cell(in scene, lv *cfg.LVal) *cfg.Var {
	if v := lv.Var; lv.IsVariable() {
		if (d.program.counters[v] || d.program.limits[v]) && cfg.Identical(lv.Type, v.Type) {
			return v
		}
		return nil
	}
	if in.Context == nil || in.View == nil || lv.BitField() != nil || !d.program.members[member(lv)] {
		return nil
	}
	at, ok := d.program.statics.Find(in.View, lv)
	if !ok || len(d.memory.Watch(in, at, lv.Type.Size())) > cells.Max {
		return nil
	}
	c := cell{at.Base, cells.Place{Off: at.Offset, Size: lv.Type.Size()}}
	v := d.memory.stands[c]
	if v == nil {
		v = &cfg.Var{Name: member(lv).Name, ID: firstCell + len(d.memory.stands), Type: lv.Type, Storage: cfg.Global}
		d.memory.stands[c], d.memory.all[v] = v, true
	}
	if !cfg.Identical(v.Type, lv.Type) {
		return nil
	}
	return v
}

// firstCell is a number that no variable of a program has.
const firstCell = 1 << 40

// member is the member of a structure that an lvalue is, or nil.
func member(lv *cfg.LVal) *cfg.Field {
	if n := len(lv.Path); n > 0 {
		return lv.Path[n-1].Field
	}
	return nil
}

// wrote sees what has been written to memory.
func (d *Digest) wrote(in scene, a Element, w digest.Wrote) Element {
	for _, p := range d.memory.Written(in, w) {
		a = d.wroteTo(in, a, cell{w.Base, p}, w)
	}
	return a
}

// wroteTo sees what has been written to a counter, or to some of its bytes. The action has written one number there, if
// what it writes is a whole counter where its name leads: the name leads there still, unless numbers are read as
// pointers, which lead nowhere that is known.
func (d *Digest) wroteTo(in scene, a Element, c cell, w digest.Wrote) Element {
	counter := d.memory.stands[c]
	if counter == nil {
		return a // nobody has asked for it
	}
	a = d.changed(in, a, counter)
	if c.Whole(w) && w.Edge != nil {
		switch action := w.Edge.Action.(type) {
		case *cfg.Assign:
			if d.cell(in, action.LHS) == counter {
				return d.assigns(in, a, w.Edge, counter, action.RHS)
			}
		case *cfg.AtomicStore:
			if d.cell(in, action.Target) == counter {
				return d.set(in, a, counter, action.Value)
			}
		case *cfg.AtomicRMW:
			step, ok := added(action)
			if ok && d.cell(in, action.Target) == counter && inRegister(action.Old) && inRegister(action.New) {
				return d.adds(in, a, w.Edge, counter, step)
			}
		}
	}
	if facts.Zeroes(w.Edge) {
		return d.set(in, a, counter, &cfg.Const{Typ: counter.Type})
	}
	return d.set(in, a, counter, nil)
}

// inRegister reports whether a result goes to a register, or nowhere.
func inRegister(lv *cfg.LVal) bool { return lv == nil || lv.Register() != nil }

// names reports whether where an lvalue lies depends on a register.
func names(lv, register *cfg.LVal) bool {
	return register != nil && cfg.Reads(&cfg.AddrOf{LV: lv}, register.Var)
}
