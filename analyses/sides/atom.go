package sides

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// atom is a number of which all who know something relative to it have found the same: see [Digest.MayRun]. It is one
// of
//   - what lies in memory (cell, with the edge 0);
//   - what an edge has left there that is passed once (cell and edge);
//   - what such an edge has left in a register (the edge alone);
//   - the result of an operation on others (args).
//
// There is one of each key in a digest.
type atom struct {
	id   int
	key  string
	name string   // for people
	typ  *cfg.Int // its numbers are of this type
	cell cell
	edge int
	args []form
	// begins: elements may be chosen from there on ([program.begins])
	begins bool
}

// form is an atom plus a number; the number alone if there is no atom.
type form struct {
	of  *atom
	off int64
}

// cell is where a number lies in memory: in an object of which there is one in the whole execution.
type cell struct {
	base uint32
	cells.Place
}

// inMemory reports whether an atom is what lies in memory, whoever has written it.
func (a *atom) inMemory() bool { return a.edge == 0 && len(a.args) == 0 }

// stored reports whether an atom is what an edge has left in memory.
func (a *atom) stored() bool { return a.edge != 0 && a.cell != cell{} }

// reads reports whether an atom depends on what lies in memory at a cell, whoever has written it.
func (a *atom) reads(c cell) bool {
	if a.inMemory() {
		return a.cell == c
	}
	for _, f := range a.args {
		if f.of != nil && f.of.reads(c) {
			return true
		}
	}
	return false
}

// maxKey bounds what is computed of atoms.
const maxKey = 160

// atom is the one with a key; nil if that is too long.
func (d *Digest) atom(a atom) *atom {
	if len(a.key) > maxKey {
		return nil
	}
	if old := d.atoms[a.key]; old != nil {
		return old
	}
	a.id = len(d.atoms) + 1
	d.atoms[a.key] = &a
	return &a
}

func (d *Digest) atomOfCell(c cell, edge int, lv *cfg.LVal) *atom {
	t := integer(lv.Type)
	return d.atom(atom{key: fmt.Sprintf("m%d.%d.%d.%d", c.base, c.Off, c.Size, edge) + typed(t), name: nameOf(lv), typ: t, cell: c, edge: edge,
		begins: member(lv) != nil || d.program.begins[lv.Var]})
}

func (d *Digest) atomOfRegister(v *cfg.Var, edge int) *atom {
	t := integer(v.Type)
	return d.atom(atom{key: fmt.Sprintf("r%d.%d", v.ID, edge) + typed(t), name: v.Name, typ: t, edge: edge, begins: d.program.begins[v]})
}

// result is that of an operation, which is named by a word, in a type. Signed results are those of numbers, or
// undefined; in any case what is computed twice of the same numbers is the same.
func (d *Digest) result(op string, t *cfg.Int, args ...form) *atom {
	var key, name strings.Builder
	key.WriteString("(" + op)
	name.WriteString("(" + op)
	begins := false
	for _, f := range args {
		if f.of != nil {
			begins = begins || f.of.begins
			key.WriteString(" " + f.of.key)
			name.WriteString(" " + f.of.name)
		}
		fmt.Fprintf(&key, "%+d", f.off)
		fmt.Fprintf(&name, "%+d", f.off)
	}
	return d.atom(atom{key: key.String() + ")" + typed(t), name: name.String() + ")", typ: t, args: args, begins: begins})
}

// typed is a type as a part of a key.
func typed(t *cfg.Int) string {
	if t.Signed {
		return fmt.Sprintf("i%d", t.Bytes)
	}
	return fmt.Sprintf("u%d", t.Bytes)
}

// compareForms orders forms.
func compareForms(a, b form) int {
	id := func(f form) int {
		if f.of == nil {
			return 0
		}
		return f.of.id
	}
	if id(a) != id(b) {
		return id(a) - id(b)
	}
	return int(max(-1, min(1, a.off-b.off)))
}

// maxDepth bounds how far it is followed from where numbers have been copied.
const maxDepth = 4

// resolve lists what an atom is equal to; nothing if it may be different for different threads.
func (d *Digest) resolve(x digest.Facts, a *atom, depth int) (out []form) {
	if !d.same(x, a) {
		return nil
	}
	out = []form{{of: a}}
	if !a.stored() || depth == 0 {
		return out
	}
	s, _ := d.stores.Of(x, a.edge)
	for _, f := range d.forms.Items(s.values) {
		if f.of == nil {
			continue
		}
		for _, g := range d.resolve(x, f.of, depth-1) {
			if g.off += f.off; near(g.off) {
				out = append(out, g)
			}
		}
	}
	return out
}

// same reports whether an atom is the same for all threads.
func (d *Digest) same(x digest.Facts, a *atom) bool {
	switch {
	case a.stored():
		return d.lasts(x, a)
	case a.inMemory():
		return !d.changing.Has(x, a.cell) && !d.memory.Lost(x)
	}
	for _, f := range a.args {
		if f.of != nil && !d.same(x, f.of) {
			return false
		}
	}
	return true
}
