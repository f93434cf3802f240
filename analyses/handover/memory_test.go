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
	inMemory, named := digest.Object{Base: 3, Offset: 8}, digest.Object{Base: 4}
	d.memory.Watch(x, inMemory, 4)
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
