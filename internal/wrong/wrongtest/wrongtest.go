// Package wrongtest tells digests from such with one mistake by programs in C, where small random programs do not:
// for digests that follow arrays, structures or counters.
package wrongtest

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// A Mistake is a wrong digest, and a racing program of testdata/regression that it takes for one without races.
type Mistake struct {
	Program string
	Wrong   digest.Component
}

// Tell fails the test where a program does not tell a digest from the wrong one: one of them leaves it open, the other
// proves it. with gives the digest those that it is used with.
func Tell(t *testing.T, with func(digest.Component) []digest.Component, right func() digest.Component, mistakes []Mistake) {
	t.Helper()
	for _, m := range mistakes {
		a := Analyse(t, m.Program, false, with(right())).Verdict
		b := Analyse(t, m.Program, false, with(m.Wrong)).Verdict
		if a != race.Unknown || b != race.RaceFree {
			t.Errorf("%s: %s with the digest, %s with %s", m.Program, a, b, m.Wrong.Name())
		}
	}
}

// Analyse analyses a program of testdata/regression with some digests, as strictly as [engine.Options] says.
func Analyse(t *testing.T, program string, strict bool, ds []digest.Component) *race.Report {
	t.Helper()
	file := filepath.Join("..", "..", "testdata", "regression", filepath.FromSlash(program))
	p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(ds...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true, Strict: strict})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
