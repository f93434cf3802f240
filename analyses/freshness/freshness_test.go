package freshness_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func TestTable(t *testing.T) {
	components := func() []digest.Component { return []digest.Component{digest.Erase(freshness.New())} }
	digesttest.Table(t, components, []digesttest.Row{
		{"before escape", `mutex m main: create t as x alloc p write *p publish p G  t: fetch p G write h`, "G h x"},
		{"after escape", `main: create t as x alloc p publish p G write *p  t: fetch p G write *p`, "G heap x"},
		{"other reads later", `main: create t as x alloc p write *p share p A release  t: obtain p A acquire read *p`, "x"},
		{"relaxed write", `main: create t as x alloc p write *p share p A relaxed  t: obtain p A acquire read *p`, "heap x"},
		{"relaxed read", `main: create t as x alloc p write *p share p A release  t: obtain p A relaxed read *p`, "heap x"},
		{"site passed again", `main: create t as x loop { alloc p write *p share p A release }  t: obtain p A acquire write *p`, "heap x"},
		{"escaped on one branch", `main: create t as x alloc p choose { share p A release } { } write *p  t: obtain p A acquire read *p`, "heap x"},
	})
}
