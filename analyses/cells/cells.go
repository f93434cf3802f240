// Package cells tells digests who writes to the places in memory that they look for: flags, counters, and other numbers
// that are members of structures, elements, or variables whose address is taken.
//
// Such a place, a cell, is known by its bytes in an object of which there is one in the whole execution
// ([digest.Operand].Definite), whatever names it. A digest finds it where the program asks for it, and looks for it from
// then on ([Cells.Watch]). All that is written to memory is seen ([digest.Wrote]), so that whoever may write to these
// bytes is known; what writes to any object is remembered once and for all ([Cells.Lost]). What a new object holds is not
// seen.
//
// This package may change in any release: see COMPATIBILITY.md.
package cells

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Place is where in objects of a base a cell lies, in bytes.
type Place struct{ Off, Size int64 }

// Cells are the places that one digest looks for.
type Cells struct {
	places  digest.Interner[Place]
	watched *digest.FactKind[uint32, digest.List[Place]] // by base: where they are
	lost    digest.Marks[struct{}]                       // whether something may write to any object
}

// New returns none.
func New() *Cells {
	c := &Cells{lost: digest.NewMarks[struct{}]()}
	union := func(a, b digest.List[Place]) digest.List[Place] {
		return c.places.Union(a, b, compare)
	}
	c.watched = digest.NewFacts[uint32](union, func(a, b digest.List[Place]) bool { return union(a, b) == b })
	return c
}

func compare(a, b Place) int { return cmp.Or(cmp.Compare(a.Off, b.Off), cmp.Compare(a.Size, b.Size)) }

// Max bounds the cells that digests look for in the objects of one base.
const Max = 16

// Watch looks for a cell of so many bytes from now on. It lists all that are looked for in objects of its base: where
// these are more than [Max], it is too much to ask for.
func (c *Cells) Watch(x digest.Context, o digest.Object, size int64) []Place {
	c.watched.Add(x, o.Base, c.places.List(Place{o.Offset, size}))
	return c.In(x, o.Base)
}

// In lists the cells that are looked for in objects of a base.
func (c *Cells) In(x digest.Facts, base uint32) []Place {
	all, _ := c.watched.Of(x, base)
	return c.places.Items(all)
}

// Written lists the cells that have been written to, or some of their bytes.
func (c *Cells) Written(x digest.Context, w digest.Wrote) (hit []Place) {
	if w.Base == 0 {
		c.lost.Add(x, struct{}{})
		return nil
	}
	for _, p := range c.In(x, w.Base) {
		if p.Meets(w) {
			hit = append(hit, p)
		}
	}
	return hit
}

// Lost reports whether something may write to any object.
func (c *Cells) Lost(x digest.Facts) bool { return c.lost.Has(x, struct{}{}) }

// Meets reports whether what has been written may have bytes in common with a cell.
func (p Place) Meets(w digest.Wrote) bool {
	return w.Lo < p.Off+p.Size && (w.Size <= 0 || w.Hi > p.Off-w.Size)
}

// Whole reports whether what has been written is the cell, and nothing else may have been.
func (p Place) Whole(w digest.Wrote) bool { return w.Lo == p.Off && w.Hi == p.Off && w.Size == p.Size }

// Statics are the variables with static storage, by the bases of their objects.
type Statics struct {
	all   []*cfg.Var
	local []*cfg.Var          // those of each thread that code outside of the program may write
	bases map[uint32]*cfg.Var // when they are first asked for
}

// StaticsOf are those of a program.
func StaticsOf(p *cfg.Program) *Statics {
	s := &Statics{}
	for _, v := range p.Globals {
		switch {
		case v.Storage == cfg.Global:
			s.all = append(s.all, v)
		case foreign(v):
			s.local = append(s.local, v)
		}
	}
	return s
}

// foreign reports whether code outside of the program may write a variable.
func foreign(v *cfg.Var) bool { return v.Extern || v.Weak || v.Several }

// Find is the cell that an lvalue is: where it lies in the one object that it may lie in; false if it may lie elsewhere,
// or code outside of the program may write there.
func (s *Statics) Find(v digest.View, lv *cfg.LVal) (digest.Object, bool) {
	at := v.Place(lv)
	if !at.Definite || at.May[0].Offset == digest.AnyOffset {
		return digest.Object{}, false
	}
	is := func(g *cfg.Var) digest.Operand { return v.Place(&cfg.LVal{Var: g, Type: g.Type, Internal: true}) }
	if s.bases == nil {
		s.bases = map[uint32]*cfg.Var{}
		for _, g := range s.all {
			s.bases[is(g).May[0].Base] = g
		}
	}
	if g := s.bases[at.May[0].Base]; g != nil && foreign(g) {
		return digest.Object{}, false
	}
	for _, g := range s.local {
		if slices.ContainsFunc(is(g).May, func(o digest.Object) bool { return o.Base == at.May[0].Base }) {
			return digest.Object{}, false
		}
	}
	return at.May[0], true
}

// Var is the variable that a cell which was found lies in; nil if it has no name.
func (s *Statics) Var(cell digest.Object) *cfg.Var { return s.bases[cell.Base] }
