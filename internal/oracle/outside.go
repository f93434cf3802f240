package oracle

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// outside reports whether an access chooses an element that an array within a structure has not, and so gets at another
// member. That is undefined (C17 6.5.6p8), whatever it races with; the analysis takes for granted that it does not happen
// (member-arrays). It is only told where the lvalue begins with the object, or with a variable.
func outside(m *interp.Machine, e *interp.Event) bool {
	if e.LV == nil {
		return false
	}
	var within cfg.Type
	switch o := m.Object(e.Object); {
	case e.LV.Var != nil:
		within = e.LV.Var.Type
	case o != nil && e.LV.Ptr != nil:
		if p, ok := e.LV.Ptr.Type().(*cfg.Pointer); ok && p.Elem.Size() == o.Size {
			within = p.Elem
		}
	}
	off := int64(0)
	for _, s := range e.LV.Path {
		if s.Field != nil {
			off += s.Field.Offset
			within = s.Field.Type
			continue
		}
		a, ok := within.(*cfg.Array)
		return ok && a.Len > 0 && (e.Offset < off || e.Offset+e.Size > off+a.Size())
	}
	return false
}
