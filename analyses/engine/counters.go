package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Semaphores and barriers count what all threads do. Whoever argues with the count must know of everybody who may have
// changed it: code that is not in the program has done so where the object is not the program's own, and may do so
// wherever it is given something that the object is a part of, or that leads to it.

// counter is used for a semaphore or a barrier. Digests are told of those that others may have initialised and used: in
// variables that are defined elsewhere, in memory of libraries and of the environment, and in memory that is mapped.
func (s *step) counter(x cfg.Expr) digest.Operand {
	op := s.used(x)
	var others digest.Operand
	for _, o := range op.May {
		if !s.home(value.Base(o.Base)) {
			others.May = append(others.May, o)
		}
	}
	if len(others.May) > 0 {
		s.local(&digest.Event{Kind: digest.EvUnknown, Memory: others})
	}
	return op
}

// home reports whether objects of a base are made by the program, and zero or not used before it initialises them.
func (s *step) home(b value.Base) bool {
	switch info := s.table.Info(b); info.Kind {
	case value.KindVar:
		return !info.Var.Extern
	case value.KindHeap:
		_, ok := info.Site.Action.(*cfg.Alloc) // memory that is mapped is no heap
		return ok
	}
	return false
}

// countersUsed adds to an operand the semaphores and barriers in what a function without a body may use.
func (s *step) countersUsed(b value.Base, off value.Num, size int64, op *digest.Operand) {
	if b == value.Unknown {
		op.Any = true
		return
	}
	b = s.table.Summary(b)
	for _, at := range value.Covered(s.noted(countersIn, b), off, size) {
		for _, b := range s.struck(b) {
			op.May = append(op.May, digest.Object{Base: uint32(b), Offset: at})
		}
	}
}
