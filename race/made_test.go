package race

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// held is a digest of the locks that are held, as bits by the number of the object that they lie in: a lock excludes
// what holds it on both sides, if all that makes it is apart from its uses. Negative elements are ordered with all.
type held struct{}

func (held) Name() string            { return "held" }
func (held) Init(digest.Context) int { return 0 }
func (held) Step(_ digest.Context, _ int, ev *digest.Event) (int, bool) {
	return ev.Site, true
}
func (held) Observe(_ digest.Context, a int, _ digest.Observed[int], _ *digest.Event) (int, bool) {
	return a, true
}
func (held) New(digest.Context, int, *digest.Event) []int { return []int{0} }
func (held) MayRun(x digest.RaceContext, a, b int) bool {
	if a < 0 || b < 0 {
		return false
	}
	for base := range uint32(8) {
		if a&b&(1<<base) != 0 && digest.MadeApart(x, base) {
			return false
		}
	}
	return true
}

// TestMadeApart: a lock counts where it is made apart from its uses, which other such locks may see to.
func TestMadeApart(t *testing.T) {
	const ordered = -1
	type access struct {
		line, holds int
		base        uint32
		sync, use   bool
		anywhere    bool
	}
	data := []access{{line: 1, base: 0, holds: 1<<1 | 1<<3 | 1<<6}, {line: 2, base: 0, holds: 1<<1 | 1<<4 | 1<<7}}
	makes := func(line int, base uint32, holds int) access { return access{line, holds, base, true, false, false} }
	uses := func(line int, base uint32, holds int) access { return access{line, holds, base, true, true, false} }
	before := []access{makes(3, 1, ordered), uses(4, 1, 0)}
	nested := []access{makes(3, 1, 1<<2), uses(4, 1, 1<<2)}
	for _, c := range []struct {
		name    string
		more    []access
		strict  bool
		safe    bool // the data
		assumed int
	}{
		{name: "before all uses", more: before, safe: true, assumed: 1},
		{name: "before several uses", more: append(before[:2:2], uses(5, 1, 0)), safe: true, assumed: 1},
		{name: "beside a use", more: []access{makes(3, 1, 0), uses(4, 1, 0)}},
		{name: "beside another", more: []access{makes(3, 1, 0), makes(4, 1, 0)}},
		{name: "beside a use of any lock", more: []access{makes(3, 1, 1<<5), makes(5, 3, ordered), makes(6, 4, ordered),
			makes(7, 5, ordered), {4, 1<<3 | 1<<4, 0, true, true, true}}, assumed: 3},
		{name: "by unknown pointers, beside a use by one", more: []access{makes(3, 1, ordered), makes(5, 3, ordered),
			makes(6, 4, ordered), makes(7, 6, ordered), makes(8, 7, ordered), {9, 1<<3 | 1<<4, 0, true, true, true},
			{10, 1<<6 | 1<<7, 0, true, false, true}}},
		{name: "under another lock", more: append(nested[:2:2], makes(5, 2, ordered)), safe: true, assumed: 2},
		{name: "under another lock that is made beside its uses", more: append(nested[:2:2], makes(5, 2, 0), uses(6, 2, 0))},
		{name: "each under the other", more: append(nested[:2:2], makes(5, 2, 1<<1), uses(6, 2, 1<<1)), safe: true,
			assumed: 2},
		{name: "strictly", more: before, strict: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			product, err := digest.NewProduct(digest.Erase(held{}))
			if err != nil {
				t.Fatal(err)
			}
			start := product.Init(digest.NoEnv{})
			var points []Point
			for _, a := range append(data[:2:2], c.more...) {
				p := point(a.line, a.base, Write, at(0))
				p.Sync, p.Atomic, p.Anywhere = a.sync, a.use, a.anywhere
				p.Digest, _ = product.Step(digest.NoEnv{}, start, &digest.Event{Kind: digest.EvSignal, Site: a.holds})
				points = append(points, p)
			}
			pass := &Pass{Product: product, Facts: digest.NoEnv{}, World: world{}, Excluders: ^uint64(0), Strict: c.strict}
			var r Report
			pass.Run(points, &r)
			safe := true
			for _, l := range r.Locations {
				safe = safe && (l.Name != "a" || l.Safe)
			}
			var lines []int
			for _, n := range pass.Assumptions() {
				lines = append(lines, n.Pos.Line)
			}
			if safe != c.safe || len(lines) != c.assumed {
				t.Errorf("the data are safe: %v, want %v; assumed at lines %v, want %d", safe, c.safe, lines, c.assumed)
			}
			if c.safe && lines[0] != 3 {
				t.Errorf("assumed at lines %v", lines)
			}
		})
	}
}
