package digest_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// marking is a context that keeps facts, and does nothing else.
type marking struct {
	digest.Context
	digest.Table
}

func (m marking) Fact(id digest.FactID) digest.Fact          { return m.Table.Fact(id) }
func (m marking) Contribute(id digest.FactID, f digest.Fact) { m.Table.Contribute(id, f) }

// TestMarkSeveral marks several objects at once: each of them is marked, and each of their bases.
func TestMarkSeveral(t *testing.T) {
	x, marks := marking{Table: digest.Table{}}, digest.NewObjectMarks()
	all := []digest.Object{{Base: 1}, {Base: 1, Offset: 8}, {Base: 2}, {Base: 3, Offset: 4}}
	marks.Add(x, digest.Operand{May: all})
	for _, o := range all {
		if !marks.Has(x, o) || !marks.HasIn(x, o.Base) {
			t.Errorf("%v is not marked", o)
		}
	}
	if marks.HasIn(x, 4) || marks.All(x) {
		t.Error("what was not marked is")
	}
}
