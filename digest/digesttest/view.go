package digesttest

import (
	"math/rand/v2"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// see shows the digests what is to be seen of the program, as the thread finds its registers behind a trace.
func (s *simulation) see(sights []digest.Sight, at *localtrace.Trace, ts []digest.Tuple) []digest.Tuple {
	for _, what := range sights {
		if w, ok := what.(digest.Wrote); ok {
			w.Base = s.operand(digest.Operand{May: []digest.Object{{Base: w.Base}}}).May[0].Base
			what = w
		}
		next := make([]digest.Tuple, len(ts))
		for i, t := range ts {
			next[i] = s.p.See(env{s}, view{s, at}, t, what)
			s.looks = s.looks || next[i] != t
			if again := s.p.See(env{s}, view{s, at}, t, what); again != next[i] {
				s.fail("determinism", 0, []*localtrace.Trace{at}, "See gives different answers to the same question")
			}
		}
		ts = next
	}
	return ts
}

// view is what digests see of a thread's variables behind a trace, coarsened as events are.
type view struct {
	s  *simulation
	at *localtrace.Trace
}

func (v view) Place(lv *cfg.LVal) digest.Operand {
	o, ok := v.at.Place(lv)
	if !ok {
		return digest.Operand{Any: true}
	}
	op := v.s.operand(digest.Operand{May: []digest.Object{o}})
	if lv.Var != nil && lv.Var.Storage == cfg.Global && len(lv.Path) == 0 {
		return op // it is named
	}
	return v.coarser(op)
}

func (v view) Pointer(x cfg.Expr) digest.Operand {
	p, ok := v.at.Value(x)
	if !ok || p.Kind != localtrace.Pointer {
		return digest.Operand{Any: true}
	}
	return v.coarser(v.s.operand(digest.Operand{May: []digest.Object{{Base: uint32(p.N), Offset: p.Offset}}}))
}

func (v view) Number(x cfg.Expr) digest.Numbers {
	n, ok := v.at.Value(x)
	if !ok || n.Kind != localtrace.Integer || v.s.mode.Coarsen%3 == 1 {
		return digest.Numbers{Any: true}
	}
	return digest.Numbers{May: []int64{n.N}}
}

func (v view) coarser(op digest.Operand) digest.Operand {
	if v.s.mode.Coarsen == 0 {
		return op
	}
	return v.s.coarser(op, rand.New(rand.NewPCG(v.s.mode.Coarsen, uint64(v.at.Point)+1<<40)))
}

// summarized is what digests may know of an access.
func (s *simulation) summarized(t *localtrace.Trace) digest.Access {
	a := digest.Access{Base: s.abstract(t.Access.Cell).Base, LV: t.Access.LV, View: view{s, t}}
	if a.LV != nil {
		a.Lo, a.Hi, a.Size = t.Access.Cell.Offset, t.Access.Cell.Offset, a.LV.Type.Size()
	}
	return a
}
