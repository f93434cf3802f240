package frontend

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/packs"
)

// packed is the model of a function that a header of a library declares; nil if there is none that counts.
func (u *unit) packed(name string, pos cfg.Pos) *models.Model {
	p := packs.Of(pos.File)
	if p == nil || p.Lookup(name) == nil || !p.Always(name) && u.feature(p.Keeps()) {
		return nil
	}
	return p.Lookup(name)
}

// usesPack notes that models of a library are taken for granted.
func (u *unit) usesPack(name string) {
	for _, p := range packs.All() {
		if p.Name == name {
			text := "the functions of " + name + " do what their models say, and make no addresses of bytes"
			if p.Assumes != "" {
				text += "; " + p.Assumes
			}
			u.note(cfg.Note{Kind: cfg.Assumed, ID: "library-packs", Text: text})
		}
	}
}

// keepers notes which libraries keep what the models of their functions do not tell, and which functions of theirs
// are the reason: what these are given may come back from any other function of the library, or be called by it. So
// the models of such a library do not count.
func keepers(l *linker) {
	called := map[*cfg.Func]bool{}
	for e := range l.prog.AllEdges() {
		if call, ok := e.Action.(*cfg.Call); ok {
			if r, ok := call.Callee.(*cfg.FuncRef); ok {
				called[r.Func] = true
			}
		}
	}
	of := map[*packs.Pack][]string{}
	for _, fn := range l.funcs {
		p := packs.Of(fn.pos.File)
		if p == nil || fn.model != nil || fn.cfg.HasBody() || !fn.taken && !called[fn.cfg] {
			continue
		}
		if l.has[p.Keeps()] && p.Lookup(fn.name) != nil {
			continue // it would have a model
		}
		if mayKeep(fn.cfg) {
			of[p] = append(of[p], fn.name)
			l.uses[p.Keeps()] = true
		}
	}
	for p, names := range of {
		if l.has[p.Keeps()] {
			slices.Sort(names)
			l.note(cfg.Note{Kind: cfg.Assumed, ID: "library-packs-unused", Text: fmt.Sprintf(
				"the functions of %s are taken for ordinary library code, whether they have models or not, since "+
					"some that have none may keep what they are given: %s",
				p.Name, strings.Join(names, ", "))})
		}
	}
}

// mayKeep reports whether a function may keep something in what it is given, or hand out what others keep: unless it is
// given at most one object, beside numbers and texts, and returns nothing but a number or a text. Data that are const
// are only read. What such a function does with the one object, others do not find there.
func mayKeep(f *cfg.Func) bool {
	if f.Type == nil || f.Type.Variadic || pointee(f.Type.Result) != nil {
		return true
	}
	objects := 0
	for i, p := range f.Type.Params {
		t := pointee(p)
		if t == nil || i < len(f.Readonly) && f.Readonly[i] && !leads(t, nil) {
			continue
		}
		_, void := t.(*cfg.Void)
		if objects++; void || objects > 1 || leads(t, nil) {
			return true
		}
	}
	return false
}

// pointee is the type of the object that a pointer points to; nil if it is no pointer, or one to numbers or texts, or
// to texts that are handed out.
func pointee(t cfg.Type) cfg.Type {
	p, ok := t.(*cfg.Pointer)
	if !ok {
		return nil
	}
	switch e := p.Elem.(type) {
	case *cfg.Int, *cfg.Float:
		return nil
	case *cfg.Pointer:
		if c, ok := e.Elem.(*cfg.Int); ok && c.Bytes == 1 {
			return nil
		}
	}
	return p.Elem
}

// leads reports whether objects of a type are functions, or lead to some, or to pointers to data of any type. Those
// of a type of which nothing is known are the library's own; what void is may be const.
func leads(t cfg.Type, seen []*cfg.Record) bool {
	switch t := t.(type) {
	case *cfg.FuncType:
		return true
	case *cfg.Pointer:
		_, void := t.Elem.(*cfg.Void)
		return void || leads(t.Elem, seen) || pointee(t) != nil && len(seen) == 0
	case *cfg.Array:
		return leads(t.Elem, seen)
	case *cfg.Record:
		return !slices.Contains(seen, t) &&
			slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return leads(f.Type, append(seen, t)) })
	}
	return false
}
