package confirm

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// TestPromising: a finding with many pairs keeps out none of the others, and the surest come first.
func TestPromising(t *testing.T) {
	many := race.Finding{Pairs: make([][2]int, 2*mostPairs)}
	for i := range many.Pairs {
		many.Pairs[i] = [2]int{i, i + 1}
	}
	variable := race.Finding{Pairs: [][2]int{{0, 1}}, Object: race.Object{Var: &cfg.Var{Name: "x"}}}
	likely := race.Finding{Confidence: race.Likely, Pairs: [][2]int{{0, 0}, {0, 1}}, Likely: [][2]int{{0, 1}}}
	done := race.Finding{Confidence: race.Confirmed, Pairs: [][2]int{{0, 0}}}
	shown := race.Finding{Confidence: race.Likely, Pairs: [][2]int{{0, 0}}, Schedule: make([]race.Step, 1)}
	unknown := race.Finding{Pairs: [][2]int{{0, 0}}, Object: race.Object{Unknown: true}}
	c := &confirmer{r: &race.Report{Races: []race.Finding{many, variable, done, likely, shown, unknown}}}
	var got []promised
	for p := range c.promising() {
		got = append(got, p)
	}
	want := []promised{
		{3, [2]int{0, 1}}, {1, [2]int{0, 1}}, {0, [2]int{0, 1}},
		{3, [2]int{0, 0}}, {0, [2]int{1, 2}},
		{3, [2]int{0, 1}}, {0, [2]int{2, 3}},
		{0, [2]int{3, 4}},
	}
	if len(got) != mostPairs+4 || !slices.Equal(got[:len(want)], want) {
		t.Errorf("%d: %v", len(got), got[:min(len(got), len(want))])
	}
}
