package value

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Of a large array, memory without regard to the flow keeps one element, with all that is written to any, however many
// writes there are.
func TestLargeTables(t *testing.T) {
	ts := cfg.NewTypes(cfg.LP64)
	for _, c := range []struct {
		flat bool
		n    int64
		want int // cells
	}{{true, maxTable, maxTable}, {true, maxTable + 1, 1}, {false, maxTable + 1, maxTable + 1}} {
		table := NewTable()
		table.Flat = c.flat
		b := table.Base(Info{Kind: KindVar, Var: &cfg.Var{Name: "a", Type: &cfg.Array{Elem: ts.Int, Len: c.n}, Storage: cfg.Global}})
		var content *Object
		for i := range c.n {
			content = table.Sharing().Join(content, table.table(b, (&Object{}).Write(constant(4*i), 4, Int(i), true, 4)))
		}
		if len(content.cells) != c.want {
			t.Errorf("%+v: %d cells", c, len(content.cells))
		}
		for _, i := range []int64{0, c.n - 1} {
			if got := content.readAt(4*i, 4); !Int(i).Leq(got) {
				t.Errorf("%+v: at %d there is %v", c, i, got)
			}
		}
	}
}
