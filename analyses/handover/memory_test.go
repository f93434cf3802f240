package handover

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// table is a context with nothing but facts.
type table struct {
	digest.Context
	facts digest.Table
}

func (f table) Fact(id digest.FactID) digest.Fact             { return f.facts.Fact(id) }
func (f table) Contribute(id digest.FactID, fact digest.Fact) { f.facts.Contribute(id, fact) }

// What may be written to any object may set any flag in memory, but none of those that have no address.
func TestStray(t *testing.T) {
	d, x := New(), table{facts: digest.Table{}}
	d.memory.watched.Add(x, 3, d.memory.places.List(place{8, 4}))
	inMemory, named := digest.Object{Base: 3, Offset: 8}, digest.Object{Base: 4}
	if d.memory.stray(x, inMemory) {
		t.Error("nothing has been written, and a flag may be set")
	}
	d.wrote(x, nil, Element{}, digest.Wrote{})
	if !d.memory.stray(x, inMemory) {
		t.Error("something has been written anywhere, and no flag may be set")
	}
	if d.memory.stray(x, named) {
		t.Error("a flag may be set whose address nobody has")
	}
}

// TestMeets: what is written to a part of a flag, or to bytes among which it may be, may set it.
func TestMeets(t *testing.T) {
	p := place{off: 8, size: 4}
	for _, c := range []struct {
		lo, hi, size int64
		want         bool
	}{{8, 8, 4, true}, {4, 4, 4, false}, {12, 12, 4, false}, {11, 11, 1, true}, {7, 7, 2, true}, {7, 7, 1, false},
		{0, 40, 4, true}, {0, 0, 0, true}, {12, 12, 0, false}, {0, 7, 1, false}, {0, 8, 1, true}} {
		if got := p.meets(digest.Wrote{Base: 1, Lo: c.lo, Hi: c.hi, Size: c.size}); got != c.want {
			t.Errorf("%d to %d, %d bytes: %t", c.lo, c.hi, c.size, got)
		}
	}
}
