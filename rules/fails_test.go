package rules_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// TestFailures: on which types of locks each failing path is possible, and whether only who holds the lock takes it.
func TestFailures(t *testing.T) {
	const all = rules.AnyType
	for _, c := range []struct {
		name            string
		path            cfg.LockFail
		types           rules.Types
		possible, owner bool
	}{
		{"a normal mutex", cfg.LockFail{}, rules.Normal.Set(), false, true},
		{"a recursive mutex", cfg.LockFail{}, rules.Recursive.Set(), true, true},
		{"a checking mutex", cfg.LockFail{}, rules.ErrorCheck.Set(), true, true},
		{"any mutex", cfg.LockFail{}, all, true, true},
		{"a try", cfg.LockFail{Try: true}, rules.Normal.Set(), true, false},
		{"a normal mutex, lost", cfg.LockFail{Lost: true}, rules.Normal.Set(), false, true},
		{"a robust mutex, lost", cfg.LockFail{Lost: true}, (rules.Normal | rules.Robust).Set(), true, false},
		{"no ceiling", cfg.LockFail{Ceiling: true}, (rules.ErrorCheck | rules.Robust).Set(), false, true},
		{"a ceiling", cfg.LockFail{Ceiling: true}, (rules.Normal | rules.Ceiling).Set(), true, false},
		{"to read", cfg.LockFail{Kind: cfg.RWLock, Shared: true}, 0, true, false},
		{"to write", cfg.LockFail{Kind: cfg.RWLock}, 0, true, true},
		{"spin", cfg.LockFail{Kind: cfg.Spin}, 0, true, true},
	} {
		r, errors := rules.FailureOf(&c.path)
		k := rules.Knowledge{Kind: c.path.Kind, Types: c.types}
		if k.Lock(r).May.Has(errors) != c.possible || rules.ByOwner(k.Kind, k.Types, r, errors) != c.owner {
			t.Errorf("%s: possible: %t; of who does not hold it, not: %t", c.name, k.Lock(r).May.Has(errors),
				rules.ByOwner(k.Kind, k.Types, r, errors))
		}
	}
	if r := rules.RequestOf(&cfg.Lock{Try: true, Shared: true}); r != (rules.Request{Mode: rules.Try, Shared: true}) {
		t.Errorf("%+v", r)
	}
}
