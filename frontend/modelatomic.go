package frontend

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// atomic emits an atomic step of a model.
func (r *modelRun) atomic(s models.Step) {
	f := r.f
	lv := r.atomicObject(s.Args[0])
	order := cfg.SeqCst
	if i := slices.Index(models.Orders(), s.Order); i >= 0 {
		order = cfg.MemoryOrder(i)
	}
	var args []cfg.Expr // they may be what an earlier step has loaded
	for _, a := range s.Args[1:] {
		args = append(args, castTo(r.operand(a), lv.Type))
	}
	r.loaded = f.temp(lv.Type)
	switch s.Do {
	case models.AtomicLoad:
		f.emit(&cfg.AtomicLoad{Result: lvOf(r.loaded), Source: lv, Order: order}, r.pos)
	case models.AtomicStore:
		f.emit(&cfg.AtomicStore{Target: lv, Value: args[0], Order: order}, r.pos)
	case models.AtomicUpdate:
		r.stored = f.temp(lv.Type)
		op := cfg.RMWExchange
		if s.Op != "exchange" {
			op = rmwOps[s.Op]
		}
		f.emit(&cfg.AtomicRMW{Old: lvOf(r.loaded), New: lvOf(r.stored), Target: lv, Op: op, Operand: args[0], Order: order}, r.pos)
	case models.AtomicCompare:
		r.swapped = f.temp(r.b.Int)
		failure := order
		switch order {
		case cfg.Release:
			failure = cfg.Relaxed
		case cfg.AcqRel:
			failure = cfg.Acquire
		}
		f.emit(&cfg.AtomicCAS{Success: lvOf(r.swapped), Observed: lvOf(r.loaded), Target: lv, Expected: args[0],
			Desired: args[1], Order: order, Failure: failure}, r.pos)
	}
}

// atomicObject is what a pointer points to, or the first scalar in it; of an unknown type, a long integer.
func (r *modelRun) atomicObject(a models.Arg) *cfg.LVal {
	p := r.ptr(a)
	t := p.Type().(*cfg.Pointer).Elem
	for !cfg.IsScalar(t) {
		switch x := t.(type) {
		case *cfg.Array:
			t = x.Elem
			continue
		case *cfg.Record:
			if len(x.Fields) > 0 && x.Fields[0].Width == 0 {
				t = x.Fields[0].Type
				continue
			}
		}
		t = r.b.Long
	}
	p = castTo(r.f.fixed(p, r.pos), r.b.PointerTo(t))
	return &cfg.LVal{Ptr: p, Type: t, Pos: r.pos}
}
