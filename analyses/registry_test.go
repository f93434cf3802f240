package analyses_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/waits"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// Every digest that is registered is tested, alone with what it requires and in the product of all.
func TestDigests(t *testing.T) {
	byName := map[string]func() digest.Component{broken.Name: func() digest.Component { return digest.Erase(broken.New()) }}
	for _, r := range analyses.Digests() {
		if c := r.New(); c.Name() != r.Name || r.Doc == "" {
			t.Errorf("%s is registered as %s, %q", c.Name(), r.Name, r.Doc)
		}
		byName[r.Name] = r.New
	}
	for _, r := range analyses.Digests() {
		t.Run(r.Name, func(t *testing.T) {
			t.Parallel()
			c := digesttest.Check{New: func() []digest.Component { return closure(byName, r.Name) }, Bred: search.Times(1)}
			switch r.Name {
			case "signals": // no signals either
				c.Share = -1
			case "symlocks", "tokens", "rings", "sides", "slices", "ownership", "regions", "stamps", "halves":
				c.Share = -1 // there are no structures and arrays in small programs: they have tests of their own, with C programs
			}
			c.Run(t)
		})
	}
	t.Run("all", func(t *testing.T) {
		t.Parallel()
		digesttest.Check{New: analyses.Components, Bred: search.Times(1)}.Run(t)
	})
}

// closure makes a digest and all that it requires.
func closure(byName map[string]func() digest.Component, name string) []digest.Component {
	made := make(map[string]bool)
	var cs []digest.Component
	var visit func(name string)
	visit = func(name string) {
		if made[name] {
			return
		}
		made[name] = true
		c := byName[name]()
		for _, r := range c.Requires() {
			visit(r)
		}
		cs = append(cs, c)
	}
	visit(name)
	return cs
}

// TestWords: each digest says what reports say of it, and only the first ones say what only they know.
func TestWords(t *testing.T) {
	product, err := digest.NewProduct(analyses.Components()...)
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	var locks, phases, threads []string
	for _, d := range product.About() {
		if d.Excludes == "" && d.Name != broken.Name && d.Name != waits.Name || d.Excludes != "" && said[d.Excludes] || strings.HasSuffix(d.Excludes, ".") {
			t.Errorf("%s excludes %q", d.Name, d.Excludes)
		}
		said[d.Excludes] = true
		for _, x := range []struct {
			yes bool
			to  *[]string
		}{{d.Locks, &locks}, {d.Phases, &phases}, {d.Threads, &threads}} {
			if x.yes {
				*x.to = append(*x.to, d.Name)
			}
		}
	}
	if got := fmt.Sprint(locks, phases, threads); got != "[lockset] [threadflag] [threadid]" {
		t.Error(got)
	}
}
