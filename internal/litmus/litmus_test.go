package litmus

import (
	"flag"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/race"
)

var (
	all   = flag.Bool("all", search.Open(), "try all orders of each shape, not a few")
	count = flag.Int("programs", search.Times(40), "how many random programs to try")
	seed  = flag.Uint64("seed", 1, "where random programs begin")
)

// shapes are the tests of the literature (Alglave, Maranget, Tautschnig, Herding Cats, TOPLAS 2014), and some
// for fences and release sequences.
var shapes = map[string]string{
	"SB":                  `x=1 ?y ==0 d | y=1 ?x ==0 d`,
	"SB, observed":        `x=1 ?y ==0 z=1 | y=1 ?x ==0 ?z ==1 d | r`,
	"SB with fences":      `x=1 F ?y ==0 d | y=1 F ?x ==0 d`,
	"SB with exchanges":   `x:=1 ?y ==0 d | y:=1 ?x ==0 d`,
	"SB of updates":       `x=1 y++ ==0 d | y=1 x++ ==0 d`,
	"MP":                  `d x=1 | ?x ==1 d`,
	"MP, two":             `x=1 y=1 | ?y ?x ==0 ==1@0 d | r`,
	"MP with fences":      `d F x=1 | ?x ==1 F d`,
	"MP by update":        `d x++ | x++ ==1 d`,
	"MP with fences, two": `x=1 F y=1 | ?y F ?x ==0 ==1@0 d | r`,
	"LB":                  `?x y=1 ==1@0 d | ?y x=1 ==1@0 d`,
	"LB of updates":       `x++ y=1 ==1@0 d | y++ x=1 ==1@0 d`,
	"LB with dependency":  `?x ==1 y=1 d | ?y ==1 x=1 d`,
	"IRIW":                `x=1 | y=1 | ?x ?y ==0 ==1@0 d | ?y ?x ==0 ==1@0 d`,
	"IRIW with fences":    `x=1 | y=1 | ?x F ?y ==0 ==1@0 d | ?y F ?x ==0 ==1@0 d`,
	"WRC":                 `x=1 | ?x y=1 ==1@0 z=1 | ?y ?x ==0 ==1@0 ?z ==1 d | r`,
	"WRC with data":       `d x=1 | ?x ==1 y=1 | ?y ==1 d`,
	"RWC":                 `x=1 | ?x ?y ==0 ==1@0 d | y=1 ?x ==0 r`,
	"W+RWC":               `x=1 z=1 | ?z ?y ==0 ==1@0 d | y=1 ?x ==0 r`,
	"ISA2":                `d x=1 | ?x y=1 ==1@0 | ?y ==1 d`,
	"2+2W":                `x=1 y=2 | y=1 x=2 || ?x ==1 ?y ==1 !`,
	"S":                   `x=2 y=1 | ?y x=1 ==1@0 z=1 || ?x ==2 ?z ==1 !`,
	"R":                   `x=1 y=1 | y=2 ?x ==0 z=1 || ?y ==2 ?z ==1 !`,
	"Z6":                  `x=1 y=1 | y=2 z=1 | ?z ?x ==0 ==1@0 w=1 || ?y ==2 ?w ==1 !`,
	"CoRR":                `x=1 x=2 | ?x ?x ==1 ==2@0 d | r`,
	"CoRR, two":           `x=1 | x=2 | ?x ?x ==2 ==1@0 d | ?x ?x ==1 ==2@0 d`,
	"CoWW":                `x=1 x=2 || ?x ==1 !`,
	"CoRW":                `?x x=1 ==1@0 d | r`,
	"CoRW, two":           `?x x=2 ==1@0 z=1 | x=1 || ?x ==1 ?z ==1 !`,
	"CoWR":                `x=1 ?x ==2 z=1 | x=2 || ?x ==1 ?z ==1 !`,
	"relay":               `d x=1 | x++ | ?x ==2 d`,
	"relay by exchange":   `d x=1 | x:=2 | ?x ==2 d`,
	"own sequence":        `d x=1 x=2 | ?x ==2 d`,
	"own sequence, relay": `d x=1 x=2 | x++ | ?x ==3 d`,
	"broken sequence":     `d x=1 | x=2 | ?x ==2 d`,
	"sequence of a fence": `d F x=1 x=2 | ?x ==2 d`,
	"two in a sequence":   `d x=1 x=3 | x++ | ?x ==4 d`,
	"turns":               `x++ ==0 d | x++ ==0 d`,
	"a lock":              `x:=1 ==0 d x=0 | x:=1 ==0 d x=0`,
	"final":               `x++ | x++ || ?x ==1 !`,
	"decided by nothing":  `x++ ?x d y=1 | x++ ?y ==1 d`,
}

// TestShapes tries some choices of orders for each shape, or all.
func TestShapes(t *testing.T) {
	t.Parallel()
	for name, text := range shapes {
		t.Run(name, func(t *testing.T) {
			p := parse(text)
			slots, n := slotsOf(p), 1
			for _, s := range slots {
				n *= len(s.orders())
			}
			step := max(1, n/5)
			if *all {
				step = 1
			}
			// A step that is coprime to the numbers of orders meets all orders of all operations.
			for step > 1 && (step%2 == 0 || step%3 == 0 || step%5 == 0) {
				step--
			}
			for i := 0; i < n; i += step {
				k := i
				for _, s := range slots {
					o := s.orders()
					s.order = o[k%len(o)]
					k /= len(o)
				}
				check(t, p)
			}
		})
	}
}

func slotsOf(p program) (out []*op) {
	for _, ops := range append(p.threads, p.final) {
		for i := range ops {
			if len(ops[i].orders()) > 0 {
				out = append(out, &ops[i])
			}
		}
	}
	return out
}

// TestRandom tries random programs of few accesses.
func TestRandom(t *testing.T) {
	t.Parallel()
	for i := 0; i < *count; {
		p := random(rand.New(rand.NewPCG(*seed, uint64(i))))
		if i++; choices(p) <= 5000 {
			check(t, p)
		}
	}
}

func random(r *rand.Rand) (p program) {
	n := 2 + r.IntN(5)/4 + r.IntN(8)/7
	locs := 1 + r.IntN(3)
	for range n {
		var ops []op
		last := -1
		for range 2 + r.IntN(3) {
			o := op{kind: []kind{load, load, store, store, add, swap, fence}[r.IntN(7)], loc: r.IntN(locs), val: 1 + r.IntN(2)}
			orders := o.orders()
			o.order = orders[r.IntN(len(orders))]
			if o.reads() {
				last = len(ops)
			}
			ops = append(ops, o)
			if last >= 0 && r.IntN(2) == 0 {
				ops = append(ops, op{kind: expect, val: r.IntN(3), reg: last})
			}
		}
		at := len(ops)
		if r.IntN(3) == 0 {
			at = 0
		}
		ops = append(ops[:at:at], append([]op{{kind: access}}, ops[at:]...)...)
		if at == 0 {
			for i := range ops {
				if ops[i].kind == expect {
					ops[i].reg++
				}
			}
		}
		p.threads = append(p.threads, ops)
	}
	return p
}

// choices is how many ways there are to choose what is read.
func choices(p program) int {
	var writes [4]int
	for _, ops := range p.threads {
		for _, o := range ops {
			if o.writes() {
				writes[o.loc]++
			}
		}
	}
	n := 1
	for _, ops := range p.threads {
		for _, o := range ops {
			if o.reads() && n < 1<<20 {
				n *= writes[o.loc] + 1
			}
		}
	}
	return n
}

const assumption = "sequential-consistency"

// check compares what the analysis says of a program with what the model does.
func check(t *testing.T, p program) {
	t.Helper()
	want := judge(p)
	for _, strict := range []bool{false, true} {
		r := analyze(t, p, strict)
		assumed := false
		for _, n := range r.Assumptions {
			assumed = assumed || n.ID == assumption
		}
		free := r.Verdict == race.RaceFree
		switch {
		case r.Incomplete != "" && !strict:
			t.Errorf("%s\n%s", r.Incomplete, p.c())
		case want.between && free:
			t.Errorf("a sequentially consistent execution races, and the program is called race-free, strict %v:\n%s", strict, p.c())
		case want.anyhow && free && strict:
			t.Errorf("an execution of RC11 races, and the program is called race-free:\n%s", p.c())
		case want.anyhow && free && !assumed:
			t.Errorf("an execution of RC11 races, and the program is called race-free without an assumption:\n%s", p.c())
		case !want.surely && r.Verdict == race.Race:
			t.Errorf("no execution of RC11 races, but one is shown:\n%s", p.c())
		}
	}
}

func analyze(t *testing.T, p program, strict bool) *race.Report {
	t.Helper()
	l, err := frontend.LoadSource(t.Context(), map[string]string{"main.c": p.c()}, frontend.Options{})
	if err != nil {
		t.Fatal(err, p.c())
	}
	r, err := mayrun.Analyze(t.Context(), l, mayrun.Config{Strict: strict, ConfirmBudget: 30 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestModel holds the oracle against what the literature says of it.
func TestModel(t *testing.T) {
	sc := func(text string) program {
		p := parse(text)
		for _, s := range slotsOf(p) {
			s.order = cfg.SeqCst
		}
		return p
	}
	for _, c := range []struct {
		p    program
		want verdict
	}{
		{parse(shapes["SB"]), verdict{anyhow: true, surely: true}},
		{parse(`x=1.rel ?y.acq ==0 d | y=1.rel ?x.acq ==0 d`), verdict{anyhow: true, surely: true}},
		{sc(shapes["SB"]), verdict{}},
		{parse(`x=1 F.sc ?y ==0 d | y=1 F.sc ?x ==0 d`), verdict{}},
		{parse(`x=1 F.ar ?y ==0 d | y=1 F.ar ?x ==0 d`), verdict{anyhow: true, surely: true}},
		{parse(`d x=1.rel | ?x.acq ==1 d`), verdict{}},
		{parse(shapes["MP"]), verdict{true, true, true}},
		{parse(`x=1.rlx y=1.rel | ?y.acq ?x ==0 ==1@0 d | r`), verdict{}},
		{parse(shapes["MP, two"]), verdict{anyhow: true, surely: true}},
		{parse(shapes["LB"]), verdict{}}, // C11 permits it, RC11 does not
		{parse(`x=1.rel | y=1.rel | ?x.acq ?y.acq ==0 ==1@0 d | ?y.acq ?x.acq ==0 ==1@0 d`), verdict{anyhow: true, surely: true}},
		{sc(shapes["IRIW"]), verdict{}},
		{parse(`x=1 | y=1 | ?x F.sc ?y ==0 ==1@0 d | ?y F.sc ?x ==0 ==1@0 d`), verdict{}},
		{parse(shapes["CoRR"]), verdict{}},
		{parse(shapes["CoWW"]), verdict{}},
		{parse(shapes["CoRW"]), verdict{}},
		{parse(shapes["CoWR"]), verdict{}},
		{parse(shapes["2+2W"]), verdict{anyhow: true, surely: true}},
		{sc(shapes["2+2W"]), verdict{}},
		{parse(`d x=1.rel x=2 | ?x.acq ==2 d`), verdict{anyhow: true, between: true}},
		{parse(`d F.rel x=1 x=2 | ?x.acq ==2 d`), verdict{}}, // the fence publishes with each of them
		{parse(`d x=1.rel | x++ | ?x.acq ==2 d`), verdict{}},
		{parse(`d x=1.rel | x=2 | ?x.acq ==2 d`), verdict{true, true, true}},
		{parse(shapes["turns"]), verdict{}},
		{parse(`x:=1.acq ==0 d x=0.rel | x:=1.acq ==0 d x=0.rel`), verdict{}},
		{parse(`x:=1.acq ==0 d x=0.rlx | x:=1.acq ==0 d x=0.rel`), verdict{true, true, true}},
	} {
		if got := judge(c.p); got != c.want {
			t.Errorf("%+v instead of %+v:\n%s", got, c.want, c.p.c())
		}
	}
}
