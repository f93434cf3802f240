package ownership

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// How places are told apart.

// link is the number of the link of a node that an lvalue is.
func (f *flow) link(lv *cfg.LVal) int {
	at := offset(lv)
	return slices.IndexFunc(f.kind(f.node(lv.Ptr.Type())).links, func(p place) bool { return p.offset == at })
}

// offset is where in its object a member lies; -1 for what is an element of an array, and so no link.
func offset(lv *cfg.LVal) (at int64) {
	for _, step := range lv.Path {
		if step.Field == nil {
			return -1
		}
		at += step.Field.Offset
	}
	return at
}

// cell is the cell that an lvalue is, or nil if it is not spelled simply enough.
func (f *flow) cell(lv *cfg.LVal) *cell {
	c := &cell{class: class(lv), lv: lv}
	var b strings.Builder
	if !c.spell(&b, lv) {
		return nil
	}
	key := b.String()
	if old := f.cells[key]; old != nil {
		return old
	}
	if f.through(lv) != nil {
		c.node = true // perhaps
	}
	if lv.Ptr != nil && f.node(lv.Ptr.Type()) != 0 {
		c.node = true
		if c.of = cfg.RegisterOf(lv.Ptr); c.of != nil {
			c.link = offset(lv)
		}
	}
	if q, tail := f.queued(lv); q != nil {
		c.queue, c.tail = q, tail
		if n := len(lv.Path); n > 0 {
			prefix := *lv
			prefix.Path = lv.Path[:n-1]
			var at strings.Builder
			(&cell{}).spell(&at, &prefix)
			c.at = at.String()
		}
	}
	f.cells[key] = c
	return c
}

// class is the member that an lvalue is, or the variable that it is an element of.
func class(lv *cfg.LVal) any {
	for _, step := range slices.Backward(lv.Path) {
		if step.Field != nil {
			return step.Field
		}
	}
	if lv.Var == nil {
		return nil // behind a pointer; see scan.lval
	}
	return lv.Var
}

// spell writes an lvalue, and reports whether it means the same wherever it is spelled so, unless the cell says
// otherwise.
func (c *cell) spell(b *strings.Builder, lv *cfg.LVal) bool {
	if lv.Volatile {
		return false
	}
	load, place := c.writers(b)
	if lv.Var != nil {
		fmt.Fprintf(b, "v%d", lv.Var.ID)
	} else {
		b.WriteString("*")
		if !cfg.Spell(b, lv.Ptr, load, place) {
			return false
		}
	}
	for _, step := range lv.Path {
		if step.Field != nil {
			fmt.Fprintf(b, ".%d:%s", step.Field.Offset, step.Field.Name)
			continue
		}
		b.WriteString("[")
		if step.Scale != nil || !cfg.SpellIndex(b, step.Index, load, place) {
			return false
		}
		b.WriteString("]")
	}
	return true
}

// writers write what an expression in an lvalue reads, and of what it takes the address.
func (c *cell) writers(b *strings.Builder) (load func(*cfg.Load) bool, place func(*cfg.LVal) bool) {
	place = func(lv *cfg.LVal) bool { return c.spell(b, lv) }
	return func(x *cfg.Load) bool {
		if v := x.LV.Register(); v != nil {
			c.regs = append(c.regs, v)
			fmt.Fprintf(b, "r%d", v.ID)
			return true
		}
		if _, pointer := x.LV.Type.(*cfg.Pointer); pointer {
			c.reads = append(c.reads, class(x.LV))
		} else {
			c.reads = append(c.reads, nil) // a number may be written by addresses
		}
		b.WriteString("(")
		ok := place(x.LV)
		b.WriteString(")")
		return ok
	}, place
}
