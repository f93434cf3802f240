package digesttest_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// tb is a test that may fail.
type tb struct {
	*testing.T
	text   string
	failed bool
}

func (t *tb) Log(args ...any)   { t.text += fmt.Sprint(args...) }
func (t *tb) Fatal(args ...any) { t.text, t.failed = t.text+fmt.Sprint(args...), true }

// idle is a digest that excludes nothing.
type idle struct{ *threadflag.Digest }

func (idle) MayRun(digest.RaceContext, threadflag.Element, threadflag.Element) bool { return true }

// The share of what is excluded is told, and it is an error if that is next to nothing.
func TestShare(t *testing.T) {
	var right, vain, meant tb
	right.T, vain.T, meant.T = t, t, t
	digesttest.Check{New: func() []digest.Component { return one(threadflag.New()) }, Bred: 1}.Run(&right)
	if right.failed || !strings.Contains(right.text, "threadflag excluded ") {
		t.Error(right.text)
	}
	idle := func() []digest.Component { return one[threadflag.Element](idle{threadflag.New()}) }
	digesttest.Check{New: idle, Bred: 1}.Run(&vain)
	if !vain.failed || !strings.Contains(vain.text, "This tests nothing") || !strings.Contains(vain.text, "Check.Seeds") {
		t.Error(vain.text)
	}
	digesttest.Check{New: idle, Share: -1, Bred: 1}.Run(&meant)
	if meant.failed {
		t.Error(meant.text)
	}
}

// hasty is a digest that takes for granted that an operand lists an object.
type hasty struct{ *lockset.Digest }

func (h hasty) Step(x digest.Context, a lockset.Element, ev *digest.Event) (lockset.Element, bool) {
	if ev.Kind == digest.EvUnlock {
		_ = ev.Mutex.May[0]
	}
	return h.Digest.Step(x, a, ev)
}

// A panic is a violation, and a program shows it.
func TestPanic(t *testing.T) {
	c := digesttest.Check{New: func() []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), digest.Erase(hasty{lockset.New()})}
	}}
	var f *digesttest.Failure
	if err := c.Find(1, 200); !errors.As(err, &f) || f.Condition != "no panic" {
		t.Fatal(err)
	}
	for _, part := range []string{"index out of range", "hasty.Step, ", "share_test.go:", "unlock", "operands", "once more: "} {
		if !strings.Contains(f.Error(), part) {
			t.Errorf("no %q in %v", part, f)
		}
	}
	if strings.Contains(f.Error(), "digesttest.Check.simulate") {
		t.Errorf("it names the framework: %v", f)
	}
}

// blind is a digest whose Leq and Join do not look at elements: a may-set of the threads that were created.
type blind struct{ *threadflag.Digest }

func (blind) Key(threadflag.Element) threadflag.Element       { return 0 }
func (blind) Join(a, _ threadflag.Element) threadflag.Element { return a }
func (blind) Leq(_, _ threadflag.Element) bool                { return true }

// The laws of elements and of Join are checked.
func TestLaws(t *testing.T) {
	var f *digesttest.Failure
	err := digesttest.Check{New: func() []digest.Component { return one[threadflag.Element](blind{threadflag.New()}) }}.Find(1, 0)
	if !errors.As(err, &f) || f.Condition != "canonical elements" {
		t.Errorf("found %v", err)
	}
}

// A failure's mode can be given back, with its program.
func TestModeIsGivenBack(t *testing.T) {
	c := digesttest.Check{New: func() []digest.Component { return one[threadflag.Element](allMain{threadflag.New()}) }}
	var f, again *digesttest.Failure
	if err := c.Find(1, 100); !errors.As(err, &f) {
		t.Fatalf("found %v", err)
	}
	if n := f.Program.Size(); n > 4 {
		t.Errorf("%d statements are left:\n%v", n, f)
	}
	c.Modes = []digesttest.Mode{f.Mode}
	if err := c.Program(f.Program.String()); !errors.As(err, &again) || again.Error() != f.Error() {
		t.Errorf("found %v\nwant %v", err, f)
	}
}

// allMain takes every thread for the main thread.
type allMain struct{ *threadflag.Digest }

func (allMain) New(digest.Context, threadflag.Element, *digest.Event) []threadflag.Element {
	return []threadflag.Element{threadflag.Multi}
}

// Programs may be built by hand, and the digest may need them.
func TestOwnPrograms(t *testing.T) {
	prog := func() *cfg.Program {
		p, err := small.Parse(`main: create t as x write g  t: write g`)
		if err != nil {
			t.Fatal(err)
		}
		built, err := p.Build()
		if err != nil {
			t.Fatal(err)
		}
		return built
	}
	known := 0
	c := digesttest.Check{
		Programs: []*cfg.Program{prog()},
		Generate: func(*rand.Rand) *cfg.Program { return prog() },
		NewFor: func(p *cfg.Program) []digest.Component {
			if p.Main.Name == "main" {
				known++
			}
			return one(threadflag.New())
		},
	}
	if err := c.Find(1, 20); err != nil || known < 20 {
		t.Errorf("%v, %d programs", err, known)
	}
	c.NewFor = func(*cfg.Program) []digest.Component { return one[threadflag.Element](allMain{threadflag.New()}) }
	var f *digesttest.Failure
	if err := c.CFG(prog()); !errors.As(err, &f) || f.Condition != "soundness" || f.CFG == nil {
		t.Errorf("found %v", err)
	}
}
