package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	gotypes "go/types"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// contributions are an environment that remembers what it is given, and answers with it.
type contributions struct {
	domain   sharedDomain
	globals  map[global]shared
	demanded []point
}

func (c *contributions) Get(point) states          { return nil }
func (c *contributions) GetGlobal(g global) shared { return c.globals[g] }
func (c *contributions) Demand(p point)            { c.demanded = append(c.demanded, p) }
func (c *contributions) SideEffect(g global, v shared) {
	c.globals[g] = c.domain.Join(c.globals[g], v)
}

// testEngine is an engine with all digests for a program that build adds to.
func testEngine(t testing.TB, build func(b *cfg.Builder, main *cfg.FuncBuilder)) (*engine, *contributions) {
	t.Helper()
	b := cfg.NewBuilder(cfg.LP64)
	main := b.Func("main", b.Int)
	if build != nil {
		build(b, main)
	}
	p, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(analyses.Components()...)
	if err != nil {
		t.Fatal(err)
	}
	x := newEngine(p, product, Options{})
	x.main = x.enter(p.Main, product.Init(nil), "", notGuest, -1, nil)
	return x, &contributions{domain: sharedDomain{x.domain}, globals: map[global]shared{}}
}

// testStep is a step of the main thread, at no edge.
func testStep(x *engine, e env) *step {
	s := &step{engine: x, env: e, ctx: x.main}
	s.tuple = x.product.Init(s)
	s.init(value.State{})
	return s
}

// A branch leaves nothing behind but what it has emitted and contributed.
func TestBranchPutsBack(t *testing.T) {
	var v, m, n *cfg.Var
	x, env := testEngine(t, func(b *cfg.Builder, main *cfg.FuncBuilder) {
		v, m, n = main.Local("v", b.Int), b.Mutex("m"), b.Mutex("n")
	})
	s := testStep(x, env)
	b := x.table.Var(v, s.ev.Thread)
	lock := digest.Operand{May: []digest.Object{{Base: uint32(x.table.Var(m, digest.Thread{}))}}, Definite: true}
	blank := digest.Object{Base: uint32(x.table.Var(n, digest.Thread{}))}
	s.escapes, s.overwrites, s.relaxed = []value.Base{b, b}, []digest.Object{blank}, true
	s.ev.Assigned = []*cfg.Var{v}
	tuple, st := s.tuple, s.ev.St
	for way := range 2 {
		s.branch(func() {
			if !slices.Equal(s.escapes, []value.Base{b, b}) || !slices.Equal(s.overwrites, []digest.Object{blank}) || !s.relaxed {
				t.Errorf("way %d begins with %+v pending", way, s.pending)
			}
			if !slices.Equal(s.ev.Assigned, []*cfg.Var{v}) {
				t.Errorf("way %d begins with %v assigned", way, s.ev.Assigned)
			}
			s.ev.St.Mem = s.ev.St.Mem.Set(b, value.ZeroObject())
			s.ev.Thread = digest.Thread{Key: 99}
			s.observing(&digest.Event{Kind: digest.EvLock, Mutex: lock, MutexType: digest.Normal})
			s.relaxed = false
			if s.tuple == tuple || len(s.escapes)+len(s.overwrites) > 0 {
				t.Errorf("way %d: nothing has happened", way)
			}
		})
		if s.tuple != tuple || !s.ev.St.Equal(st) || s.ev.Thread != x.product.Thread(tuple) {
			t.Errorf("after way %d the digest or the state is another one", way)
		}
	}
	if len(s.out) != 1 || s.out[0].tuple == tuple {
		t.Errorf("%d elements are emitted, not one with the lock", len(s.out))
	}
}

// What is emitted aside is dropped, what is contributed stays.
func TestAsideEmitsNothing(t *testing.T) {
	x, env := testEngine(t, nil)
	s := testStep(x, env)
	s.emit()
	before := s.out
	s.aside(func() {
		if s.out != nil {
			t.Error("it begins with what has been emitted before")
		}
		writtenAnywhere().add(s.env, true)
		s.ev.St.Varargs = value.Int(5)
		s.emit()
	})
	if !x.domain.Equal(s.out, before) {
		t.Errorf("%d elements are emitted, not %d", len(s.out), len(before))
	}
	if !writtenAnywhere().get(env) {
		t.Error("a contribution is lost")
	}
}

// The digests are told what has escaped before whatever happens next, whichever kind of event that is.
func TestEscapesAreToldFirst(t *testing.T) {
	for _, tell := range []struct {
		name string
		by   func(*step) bool
	}{
		{"local", func(s *step) bool { return s.local(&digest.Event{Kind: digest.EvAtomicEnd}) }},
		{"observe", func(s *step) bool { return s.observe(&digest.Event{Kind: digest.EvAtomicBegin}) }},
	} {
		x, env := testEngine(t, nil)
		s := testStep(x, env)
		s.escapes = []value.Base{x.table.Env("something")}
		if !tell.by(s) || s.escapes != nil {
			t.Errorf("%s: %v are still to be told", tell.name, s.escapes)
		}
	}
}

// Recording is off in the parts of an action that are no accesses, whatever is asked for within them.
func TestUnrecorded(t *testing.T) {
	x, env := testEngine(t, nil)
	s := testStep(x, env)
	s.ev.Recording = true
	s.unrecorded(func() {
		s.recordedIf(true, func() {
			if s.ev.Recording {
				t.Error("accesses are recorded in what is not")
			}
		})
	})
	s.recordedIf(true, func() {
		if !s.ev.Recording {
			t.Error("accesses are not recorded")
		}
	})
	if !s.ev.Recording {
		t.Error("nothing is recorded any more")
	}
}

// The digest and the state of a step, and whether it records, are put back by branch.go alone; a step becomes what an
// event makes of it in become.
func TestOneFilePutsBack(t *testing.T) {
	eachFile(t, func(name string, set *token.FileSet, tree *ast.File) {
		if name == "branch.go" {
			return
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Name.Name == "become" {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				a, ok := n.(*ast.AssignStmt)
				if !ok {
					return true
				}
				for _, to := range a.Lhs {
					text := gotypes.ExprString(to)
					if slices.Contains([]string{"s.tuple", "s.ev.St", "ev.St", "s.ev.Recording", "ev.Recording"}, text) {
						t.Errorf("%s: %s is assigned by hand", set.Position(n.Pos()), text)
					}
				}
				return true
			})
		}
	})
}

// eachFile reads the files of this package, but for its tests.
func eachFile(t *testing.T, look func(name string, set *token.FileSet, tree *ast.File)) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, f := range files {
		name := f.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		look(name, set, tree)
	}
}
