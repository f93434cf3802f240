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
	different := 0
	for range 1500 {
		old := some()
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
		programs[r.IntN(len(programs))] = p
	}
	if different < 1450 {
		t.Errorf("only %d programs were changed", different)
	}
}
