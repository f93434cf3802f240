package small_test

import (
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// What is bred can be printed, read, built and run.
func TestBred(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	var programs []*small.Program
	for _, c := range small.Constellations() {
		p, err := small.Parse(c.Text)
		if err != nil {
			t.Fatal(err)
		}
		programs = append(programs, p)
	}
	some := func() *small.Program { return programs[r.IntN(len(programs))] }
	b := small.Breeder{Words: []string{"post", "take"}}
	different, mixed := 0, 0
	for i := range 1500 {
		old := some()
		b.Mixed = i%2 == 0
		text := b.Mutate(r, old, some()).String()
		if text != old.String() {
			different++
		}
		p, err := small.Parse(text)
		if err != nil {
			t.Fatalf("%v\nfrom\n%s\n%s", err, old, text)
		}
		if p.String() != text {
			t.Errorf("%s became\n%s", text, p)
		}
		prog, err := p.Build()
		if err != nil {
			t.Fatalf("%v\nfrom\n%s\n%s", err, old, text)
		}
		if err := cfg.Check(prog); err != nil {
			t.Fatalf("%v\nfrom\n%s\n%s", err, old, text)
		}
		if _, err := localtrace.Explore(prog, localtrace.Bounds{States: 100}); err != nil {
			t.Fatalf("%v\nfrom\n%s\n%s", err, old, text)
		}
		if used := plainly(p); used && !plainly(old) {
			mixed++
		}
		if !plainly(p) { // so that each that is mixed is made so
			programs[r.IntN(len(programs))] = p
		}
	}
	if different < 1450 {
		t.Errorf("only %d programs were changed", different)
	}
	if t.Logf("%d atomic variables got plain accesses", mixed); mixed < 3 {
		t.Error("that is too few")
	}
}

// plainly reports whether a plain statement uses a variable that an atomic one uses.
func plainly(p *small.Program) bool {
	atomic, plain := make(map[string]bool), make(map[string]bool)
	var visit func(ss []small.Stmt)
	visit = func(ss []small.Stmt) {
		for _, s := range ss {
			switch s.Op {
			case "store", "clear", "add", "load", "swap", "cas", "seize":
				atomic[s.Args[0]] = true
			case "read", "write", "zero", "see":
				plain[s.Args[0]] = true
			}
			for _, b := range s.Blocks {
				visit(b)
			}
		}
	}
	for _, t := range p.Threads {
		visit(t.Body)
	}
	for v := range plain {
		if atomic[v] {
			return true
		}
	}
	return false
}
