package report_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// TestSummaryNamesTheOrder: C permits executions that are not sequentially consistent. Where others were not tried, and
// that matters, the line with the verdict says so.
func TestSummaryNamesTheOrder(t *testing.T) {
	for id, want := range map[string]string{
		"library-models":         "no execution races",
		"sequential-consistency": "no sequentially consistent execution races",
	} {
		r := &race.Report{Verdict: race.RaceFree, Refuted: &race.Refutation{Executions: 2}, Assumptions: []race.Note{{ID: id}}}
		if got := report.Summary(r); !strings.Contains(got, want) {
			t.Errorf("under %s: %s", id, got)
		}
	}
}
