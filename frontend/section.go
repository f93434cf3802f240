package frontend

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/cfg"
)

// gather makes one variable of the objects of a section if the program mentions the symbols by which linkers
// tell where the section begins and ends, __start_NAME and __stop_NAME: pointers that come from these reach all
// of the objects, in an order that nobody knows. The objects lie in the variable one behind the other, so that
// each is apart from the others for accesses by its own name; the two symbols lie anywhere in it. The places of
// objects, and so the distances between them and the symbols, are multiples of the smallest of their
// alignments.
func (l *linker) gather(section string, become map[*cfg.Var]*cfg.Var) {
	ends := map[*cfg.Var]bool{}
	for _, name := range []string{"__start_" + section, "__stop_" + section} {
		for _, g := range l.statics[name] {
			if v := cmp.Or(become[g.v], g.v); v.Extern {
				ends[v] = true
			}
		}
	}
	if len(ends) == 0 {
		return
	}
	whole := &cfg.Var{Name: "section " + section, Storage: cfg.Global}
	places := map[*cfg.Var]int64{}
	size, stride := int64(0), int64(16)
	for _, g := range l.sections[section] {
		v := cmp.Or(become[g.v], g.v)
		if _, ok := places[v]; ok || v.Extern || v.Storage != cfg.Global {
			continue
		}
		align := max(1, g.t.preferred())
		size, stride = roundUp(size, align), min(stride, align)
		places[v] = size
		size += v.Type.Size() + v.Extra
		whole.Pos = cmp.Or(whole.Pos, v.Pos)
	}
	if len(places) == 0 {
		return
	}
	whole.Type = &cfg.Array{Elem: l.b.Char, Len: size}
	l.stride[whole] = stride
	for _, v := range l.prog.Globals {
		final := cmp.Or(become[v], v)
		if at, ok := places[final]; ok {
			become[v], l.within[v] = whole, at
		} else if ends[final] {
			become[v], l.displaced[v] = whole, true
		}
	}
	l.prog.Globals = append(l.prog.Globals, whole)
}
