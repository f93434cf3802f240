package report_test

import (
	"os"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

func ExampleRender() {
	at := func(line int) cfg.Pos { return cfg.Pos{File: "bank.c", Line: line, Column: 2} }
	r := &race.Report{
		Verdict: race.Unknown,
		Races: []race.Finding{{
			Location: "balance", Confidence: race.Possible,
			Accesses: []race.Access{
				{Pos: at(7), Kind: race.Write, Thread: "deposit@14", Text: "balance"},
				{Pos: at(15), Kind: race.Read, Thread: "main", Text: "balance"},
			},
			Pairs: [][2]int{{0, 1}},
		}},
	}
	if err := report.Render(os.Stdout, report.Text, r, report.Options{}); err != nil {
		panic(err)
	}
	// Output:
	// verdict: unknown (1 location may race; no schedule has confirmed it)
	// findings: 1 possible
	//
	// possible race on balance
	//   why: no lock is known that both hold
	//   fix: hold one lock at both, or make the accesses atomic
	//   bank.c:7:2: write of balance by thread deposit@14, holding no lock
	//   bank.c:15:2: read of balance by thread main, holding no lock
}
