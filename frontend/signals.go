package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// signalWord is where a set of signals says which of the first 32 are in it, bit n-1 for signal n, as the C library of
// Linux does.
func (r *modelRun) signalWord(set models.Arg) *cfg.LVal {
	return &cfg.LVal{Ptr: castTo(r.ptr(set), r.b.pointer(r.b.uint).cfgType()), Type: r.b.UInt, Internal: true, Pos: r.pos}
}

// signalSet writes a set of signals, or one signal of it. Which one that is must be known, or else nothing is known of
// the set.
func (r *modelRun) signalSet(s models.Step) {
	f, b := r.f, r.b
	x := castTo(r.operand(s.Args[1]), b.UInt)
	if s.Do == models.SetSignals {
		f.emit(&cfg.Assign{LHS: r.signalWord(s.Args[0]), RHS: x}, r.pos)
		return
	}
	number, known := x.(*cfg.Const)
	known = known && number.Bits >= 1 && number.Bits <= 32
	var word cfg.Expr
	if known {
		word = f.saved(&cfg.Load{LV: r.signalWord(s.Args[0])}, r.pos)
	}
	r.bytes(models.Step{Do: models.Write, Args: s.Args[:1]})
	if !known {
		return
	}
	bit := uint64(1) << (number.Bits - 1)
	if word = binary(cfg.Or, word, intConst(b.uint, bit), b.UInt); s.Do == models.RemoveSignal {
		word = binary(cfg.Sub, word, intConst(b.uint, bit), b.UInt)
	}
	f.emit(&cfg.Assign{LHS: r.signalWord(s.Args[0]), RHS: word}, r.pos)
}

// signalMask changes which signals the thread blocks.
func (r *modelRun) signalMask(s models.Step) {
	m := &cfg.SignalMask{How: castTo(r.operand(s.Args[0]), r.b.Int)}
	if len(s.Args) > 1 {
		m.Set = &cfg.Load{LV: r.signalWord(s.Args[1])}
	}
	r.f.emit(m, r.pos)
}
