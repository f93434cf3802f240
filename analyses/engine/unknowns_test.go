package engine

import (
	"go/ast"
	"go/token"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
)

// contents are generators of values, by type; nil is bottom of each. The facts are those of a digest, which has
// tests of its own.
func contents(x *engine, t digest.Tuple) map[string]*rapid.Generator[shared] {
	one := func(draw func(*rapid.T) shared) *rapid.Generator[shared] {
		return rapid.OneOf(rapid.Just[shared](nil), rapid.Custom(draw))
	}
	number := func(t *rapid.T) value.Value { return value.Int(rapid.Int64Range(-3, 3).Draw(t, "n")) }
	split := func(r *rapid.T) states {
		return x.domain.add(nil, t, value.State{Varargs: number(r)})
	}
	mutexes := func(r *rapid.T) (m lattice.MustSet[uint32]) {
		if rapid.Bool().Draw(r, "written") {
			m = lattice.MustOf(rapid.SliceOf(rapid.Uint32Range(0, 3)).Draw(r, "held")...)
		}
		return m
	}
	return map[string]*rapid.Generator[shared]{
		"bool":    one(func(r *rapid.T) shared { return rapid.Bool().Draw(r, "b") }),
		"states":  one(func(r *rapid.T) shared { return split(r) }),
		"spawned": one(func(r *rapid.T) shared { return spawned{split(r), rapid.Bool().Draw(r, "one")} }),
		"writers": one(func(r *rapid.T) shared {
			return writers{rapid.Uint32Range(0, 7).Draw(r, "projections"), mutexes(r)}
		}),
		"object": one(func(r *rapid.T) shared { return x.table.Sharing().Canonical(value.UniformObject(number(r))) }),
		"value":  one(func(r *rapid.T) shared { return number(r) }),
		"placement": one(func(r *rapid.T) shared {
			var p placement
			for range rapid.IntRange(0, 3).Draw(r, "ways") {
				p = append(p, rapid.SampledFrom([]value.Value{{}, number(r)}).Draw(r, "places"))
			}
			return p
		}),
		"staleness": one(func(r *rapid.T) shared { return staleness(rapid.Uint8Range(0, 3).Draw(r, "s")) }),
		"endings":   one(func(r *rapid.T) shared { return endings(rapid.Uint8Range(0, 3).Draw(r, "e")) }),
		"types": one(func(r *rapid.T) shared {
			return digest.MutexTypes(rapid.Uint8().Draw(r, "t")) & digest.AnyType
		}),
	}
}

func TestLawsOfUnknowns(t *testing.T) {
	x, _ := testEngine(t, nil)
	for name, elements := range contents(x, x.contexts.at(x.main).tuple) {
		t.Run(name, func(t *testing.T) {
			latticetest.Laws[shared]{Domain: sharedDomain{x.domain}, Elements: elements}.Check(t)
		})
	}
}

// Each function of an unknown makes keys of its own: two of them, or one for two things, are never the same.
func TestUnknownsAreDifferent(t *testing.T) {
	v, w := &cfg.Var{ID: 1}, &cfg.Var{ID: 2}
	keys := []global{
		global(entryOf(1)), global(entryOf(2)), global(spawnedIn(1)), global(spawnedIn(2)), global(writersOf(1)),
		global(writersOf(2)), global(openIn(1, 1)), global(openIn(1, 2)), global(openIn(2, 1)), global(hiddenIn(1, 1)),
		global(hiddenIn(1, 2)), global(hiddenIn(2, 1)), global(settledIn(1, 1)), global(settledIn(1, 2)),
		global(settledIn(2, 1)), global(sentOut()), global(assigned(1, 1)), global(assigned(1, 2)), global(assigned(2, 1)),
		global(variadic(&cfg.Func{ID: 1}, 1)), global(variadic(&cfg.Func{ID: 1}, 2)), global(variadic(&cfg.Func{ID: 2}, 1)), global(threadsStarted()), global(installers()),
		global(handlersOf(anyThread)), global(handlersOf(1)), global(printed()), global(writtenAnywhere()),
		global(hasEscaped(1)), global(hasEscaped(2)), global(blurred(1)),
		global(inCrowd(1)), global(inCrowd(2)), global(crowdMembers()), global(throughCrowd()), global(memberEscaped()), global(tooManyMembers()),
		global(givenAway(1)), global(givenAway(2)), global(retained(1)), global(retained(2)),
		global(stalenessOf(1)), global(stalenessOf(2)), global(madeTwice(1)), global(madeTwice(2)), global(typesIn(1)),
		global(typesIn(2)), global(resultOf(1)), global(resultOf(2)), global(endingsOf(1)), global(endingsOf(anyThread)),
		global(mayBeDetached(1)), global(mayBeDetached(anyThread)), global(mayBeJoined(1, 2)), global(mayBeJoined(2, 1)),
		global(mayBeJoined(anyThread, 1)), global(joinedBy(1, true)), global(joinedBy(1, false)),
		global(joinedBy(anyThread, false)), global(locksIn(1)), global(locksIn(2)), global(placedIn(1)), global(placedIn(2)), global(countersIn(1)), global(countersIn(2)), global(controlsIn(5)),
		global(keptIn(1)), global(keptIn(2)),
		global(controlsIn(value.Unknown)), global(longJumps()), global(jumpBuffers()), global(guestJumps(calledBack)),
		global(guestJumps(handler)), global(usedByGuests(v)), global(usedByGuests(w)), global(instancesOf(v)),
		global(instancesOf(w)), global(exitHandlers()), global(exitArguments()), global(keptFunctions()),
		global(keptWith(&cfg.Func{ID: 1})), global(keptWith(&cfg.Func{ID: 2})),
		global(keptAs(1)), global(keptAs(2)), global(askedFor(1)), global(askedFor(2)), global(visitorsOf(1)), global(visitorsOf(2)),
		global(answer(1, noFunction)), global(answer(1, noneFits)), global(answer(2, noFunction)),
		global(factNumbered(1)), global(factNumbered(2)),
	}
	seen := map[global]int{}
	for i, k := range keys {
		if j, ok := seen[k]; ok {
			t.Errorf("unknowns %d and %d have the key %v", j, i, k)
		}
		seen[k] = i
	}
	for k := range factOf + 1 {
		found := false
		for g := range seen {
			found = found || g.kind == k
		}
		if !found {
			t.Errorf("no unknown of kind %d is tried", k)
		}
	}
}

// Nothing but unknowns.go builds keys of unknowns by hand, or says what values they have.
func TestOneFileKnowsTheKeys(t *testing.T) {
	eachFile(t, func(name string, set *token.FileSet, tree *ast.File) {
		if name == "unknowns.go" {
			return
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			kind := lit.Type
			if i, ok := kind.(*ast.IndexExpr); ok {
				kind = i.X
			}
			if id, ok := kind.(*ast.Ident); ok && (id.Name == "global" || id.Name == "unknown") {
				t.Errorf("%s: a key of an unknown, made by hand", set.Position(n.Pos()))
			}
			return true
		})
	})
}

// A value of another type than its unknown has is a mistake that is noticed.
func TestForeignContent(t *testing.T) {
	x, _ := testEngine(t, nil)
	d := sharedDomain{x.domain}
	for name, f := range map[string]func(){
		"two types":       func() { d.Join(false, value.Int(1)) },
		"their order":     func() { d.Leq(true, value.Int(1)) },
		"no type of ours": func() { d.Leq("text", nil) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: not noticed", name)
				}
			}()
			f()
		}()
	}
}
