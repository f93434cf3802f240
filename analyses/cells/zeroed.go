package cells

import (
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Zeroed lists the members, of those that are wanted, that lie in an object which has been made zero, as an initialiser
// and memset do it, by the type that the object goes by there.
//
//	struct shared s = { .lock = PTHREAD_MUTEX_INITIALIZER };         memset(&s, 0, sizeof s);
//
// Sound: each of them that lies in what is written has been stored for certain, as the write is to one object, of which
// there is one in the whole execution. The type says only where to look.
func Zeroed(v digest.View, w digest.Wrote, wanted func(*cfg.Field) bool) (out []Place) {
	if !facts.Zeroes(w.Edge) || w.Lo != w.Hi {
		return nil
	}
	set := w.Edge.Action.(*cfg.MemSet)
	to, pointer := cfg.Uncast(set.Dst).Type().(*cfg.Pointer)
	n, known := cfg.IsConst(set.Len)
	if !pointer || !known || n != w.Size || !cfg.InRegisters(set.Dst) {
		return nil
	}
	if at := v.Pointer(set.Dst); !at.Definite || at.May[0] != (digest.Object{Base: w.Base, Offset: w.Lo}) {
		return nil
	}
	var look func(r *cfg.Record, off int64)
	look = func(r *cfg.Record, off int64) {
		for _, f := range r.Fields {
			if inner, ok := f.Type.(*cfg.Record); ok {
				look(inner, off+f.Offset)
				continue
			}
			p := Place{Off: off + f.Offset, Size: f.Type.Size()}
			if wanted(f) && p.Off+p.Size <= w.Lo+w.Size && len(out) < Max {
				out = append(out, p)
			}
		}
	}
	if r, ok := to.Elem.(*cfg.Record); ok {
		look(r, w.Lo)
	}
	return out
}
