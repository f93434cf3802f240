package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// named are the bases of the global variables that f, or any function that it calls, may name: all of them
// where a thread may be started, because then they have to be published.
func (x *engine) named(f *cfg.Func) lattice.Set[value.Base] {
	info := x.funcs[f.ID]
	if info.named == nil {
		info.named = new(lattice.Set[value.Base])
		for i, v := range x.program.Globals {
			if v.Storage == cfg.Global && (info.Spawns || info.Names(i)) {
				*info.named = info.named.Add(x.table.Var(v, digest.Thread{}))
			}
		}
	}
	return *info.named
}

// ownerKey is a function, called by one way.
type ownerKey struct {
	fn   int
	path path
}

// owned is a set of bases, chosen from those below known.
type owned struct {
	bases lattice.Set[value.Base]
	known int
}

// own is the set of the bases, of those known so far, of local variables that f or any function that it calls
// may name, and of objects that they may make when f is called by the given path.
func (x *engine) own(f *cfg.Func, path path) lattice.Set[value.Base] {
	k := ownerKey{f.ID, path}
	o := x.owned[k]
	if o == nil {
		o = &owned{}
		x.owned[k] = o
	}
	by := x.funcs[f.ID]
	for ; o.known < x.table.Len(); o.known++ {
		b := value.Base(o.known)
		switch i := x.table.Info(b); {
		case i.Kind == value.KindVar && i.Var.Func != nil && by.Reaches(i.Var.Func), i.Kind == value.KindHeap && x.makes(by, path, i):
			o.bases = o.bases.Add(b)
		}
	}
	return o.bases
}

// makes reports whether a call of f by the given path may make objects of a heap base. Either the path is part
// of the one to the allocation, or the latter begins inside the call, in a function without a path.
func (x *engine) makes(f *funcInfo, path path, i value.Info) bool {
	begins, first := x.paths.from(path, i.Path, i.Site.From.Func)
	return begins || f.Reaches(first)
}
