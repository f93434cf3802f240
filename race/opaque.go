package race

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// That an access through a pointer of which nothing is known is not to a piece of an object of synchronisation
// (see meets) is no rule of C. So it is an assumption wherever it decides something: where no digest excludes
// the pair either.

// opaque is the access whose pair with the other one only that assumption excludes; nil if that is not what
// excludes them.
func opaque(a, b *Point) *Point {
	if a.Scalar == 0 && b.Scalar == 0 || a.Sync == b.Sync || conflict(a, b) {
		return nil
	}
	x, y := *a, *b
	x.Scalar, y.Scalar = 0, 0
	switch {
	case !conflict(&x, &y):
		return nil
	case a.Sync:
		return b
	}
	return a
}

// presume notes that a pair is excluded by that assumption alone, unless some digest excludes it.
func (p *Pass) presume(as *answers, a, b *class) {
	x := opaque(&a.Point, &b.Point)
	if x == nil || p.opaque[x.Pos] || as.of(a, b, false) != 0 {
		return
	}
	if p.opaque == nil {
		p.opaque = map[cfg.Pos]bool{}
	}
	p.opaque[x.Pos] = true
}

// presumeUnknown is presume for two accesses through unknown pointers.
func (p *Pass) presumeUnknown(a, b *class) {
	x := opaque(&a.Point, &b.Point)
	if x == nil || p.opaque[x.Pos] || p.asked.MayRun(digest.Location{Unknown: true}, a.Digest, b.Digest)&p.Excluders != 0 {
		return
	}
	if p.opaque == nil {
		p.opaque = map[cfg.Pos]bool{}
	}
	p.opaque[x.Pos] = true
}

// Assumptions are what [Pass.Run] has taken for granted, in order.
func (p *Pass) Assumptions() []Note {
	var ns []Note
	for _, pos := range slices.SortedFunc(maps.Keys(p.opaque), cfg.Pos.Compare) {
		ns = append(ns, Note{ID: "opaque-synchronisation", Pos: pos,
			Text: "a pointer of which nothing is known does not lead into the middle of a lock or the like"})
	}
	return append(ns, p.made.assumptions()...)
}
