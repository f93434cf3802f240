package causes_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// Of a client's threads and a server's, which a process may only ever run one kind of, two of one kind are shown,
// where there are several; those that one function creates, or one the other, are shown together.
func TestTelling(t *testing.T) {
	start := func(function, in string, line int) race.Start {
		return race.Start{Func: function, In: in, Pos: cfg.Pos{File: "p.c", Line: line}}
	}
	client, server := start("client", "run_client", 10), start("server", "run_server", 20)
	for name, c := range map[string]struct {
		a, b []race.Start
		want int // how many sides are shown
	}{
		"created apart":          {[]race.Start{client}, []race.Start{server}, 1},
		"created in one":         {[]race.Start{client}, []race.Start{start("other", "run_client", 11)}, 2},
		"one creates the other":  {[]race.Start{client}, []race.Start{client, server}, 2},
		"the other way":          {[]race.Start{server, client}, []race.Start{server}, 2},
		"creators are not known": {[]race.Start{client}, []race.Start{start("server", "", 20)}, 2},
		"main":                   {nil, []race.Start{server}, 2},
	} {
		access := func(line int, path []race.Start) race.Access {
			by := race.Thread{Name: "main", Path: path}
			if len(path) > 0 {
				by.Name = path[len(path)-1].Func
			}
			return race.Access{Pos: cfg.Pos{File: "p.c", Line: line, Column: 1}, Kind: race.Write, Text: "x", Thread: by.Name, By: by}
		}
		r := &race.Report{Races: []race.Finding{{Location: "x", Confidence: race.Possible,
			Accesses: []race.Access{access(1, c.a), access(2, c.b)}, Pairs: [][2]int{{0, 0}, {0, 1}}}}}
		if fs := causes.Of(r); len(fs) != 1 || len(fs[0].Sides) != c.want {
			t.Errorf("%s: %+v", name, fs)
		}
	}
}
