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

// keepers notes which libraries keep what the models of their functions do not tell, and which functions of theirs are the
// reason: what these are given may come back from any other function of the library, or be called by it. So the models
// of such a library do not count.
func keepers(l *linker) {
	called := map[*cfg.Func]bool{}
	for _, f := range l.prog.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if call, ok := e.Action.(*cfg.Call); ok {
					if r, ok := call.Callee.(*cfg.FuncRef); ok {
						called[r.Func] = true
					}
				}
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
				"the functions of %s are taken for ordinary library code, whether they have models or not, since some that have none may keep what they are given: %s",
				p.Name, strings.Join(names, ", "))})
		}
	}
}

// mayKeep reports whether a function may keep a function or data of the program of whatever type, or hand them out: as
// far as its type tells, where data that are const are only read, and records that nobody knows are the library's own.
func mayKeep(f *cfg.Func) bool {
	seen := map[*cfg.Record]bool{}
	if f.Type == nil || f.Type.Variadic || anything(f.Type.Result, seen) {
		return true
	}
	for i, p := range f.Type.Params {
		if constant := i < len(f.Readonly) && f.Readonly[i]; !(constant && isVoidPtr(p)) && anything(p, seen) {
			return true
		}
	}
	return false
}

// isVoidPtr reports whether a type is that of pointers to void.
func isVoidPtr(t cfg.Type) bool {
	p, ok := t.(*cfg.Pointer)
	if ok {
		_, ok = p.Elem.(*cfg.Void)
	}
	return ok
}

// anything reports whether values of a type lead to functions, or to objects of any type.
func anything(t cfg.Type, seen map[*cfg.Record]bool) bool {
	switch t := t.(type) {
	case *cfg.Pointer:
		switch t.Elem.(type) {
		case *cfg.Void, *cfg.FuncType:
			return true
		}
		return anything(t.Elem, seen)
	case *cfg.Array:
		return anything(t.Elem, seen)
	case *cfg.Record:
		if seen[t] {
			return false
		}
		seen[t] = true
		return slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return anything(f.Type, seen) })
	}
	return false
}
