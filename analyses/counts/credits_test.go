package counts_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/counts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Programs of package small count references with what they write to the variable c, which is one more than it was, or,
// for zero, one less; and with the atomic variable a, where an exchange takes one instead. Their conditions ask whether
// the number is zero: what see and load read, and what an exchange leaves.
func crediting(text string) (*cfg.Program, error) {
	parsed, err := small.Parse(text)
	if err != nil {
		return nil, err
	}
	p, err := parsed.Build()
	if err != nil {
		return nil, err
	}
	number := func(n int64) cfg.Expr { return &cfg.Const{Typ: p.Types.Int, Bits: uint64(n)} }
	taken := map[*cfg.Var]bool{} // what an exchange has read
	each := func(f func(*cfg.Func, *cfg.Edge)) {
		for _, fn := range p.All() {
			for _, n := range slices.Clone(fn.Nodes) {
				for _, e := range n.Out {
					if fn != p.Init {
						f(fn, e)
					}
				}
			}
		}
	}
	each(func(f *cfg.Func, e *cfg.Edge) {
		switch a := e.Action.(type) {
		case *cfg.AtomicRMW:
			if a.Op == cfg.RMWExchange {
				a.Op = cfg.RMWSub
				taken[a.Old.Var] = true
			}
		case *cfg.Assign:
			if v, ok := cfg.IsConst(a.RHS); ok && a.LHS.IsVariable() && a.LHS.Var.Name == "c" {
				steps(p, f, e, a.LHS, 2*int64(v)-1)
			}
		}
	})
	each(func(_ *cfg.Func, e *cfg.Edge) {
		if a, ok := e.Action.(*cfg.Guard); ok {
			l, ok := a.Cond.(*cfg.Load)
			switch {
			case ok && taken[l.LV.Var]:
				e.Action = &cfg.Guard{Cond: &cfg.Binary{Op: cfg.Eq, X: l, Y: number(1), Typ: p.Types.Int}, Truth: !a.Truth}
			case ok && (l.LV.Var.Name == "c" || strings.HasPrefix(l.LV.Var.Name, "v")):
				e.Action = &cfg.Guard{Cond: &cfg.Binary{Op: cfg.Eq, X: l, Y: number(0), Typ: p.Types.Int}, Truth: a.Truth}
			}
		}
	})
	p.Finish()
	return p, nil
}

// credited is the text of a program in which threads have something of a number while they use an object; or not quite.
func credited(r *rand.Rand) string {
	often := func(right, wrong string) string {
		if r.IntN(8) == 0 {
			return wrong
		}
		return right
	}
	atomic := r.IntN(2) == 0
	up := func() string {
		if atomic {
			return often("add a "+[]string{"relaxed", "release"}[r.IntN(2)], "")
		}
		return often("lock m write c unlock m", "")
	}
	use := func() string { return []string{"write g", "read g", "read g", "write h", ""}[r.IntN(5)] }
	last := func() string { return []string{"write g", "write g write h", use()}[r.IntN(3)] }
	down := func() string {
		if atomic {
			return "swap a " + often("acqrel", []string{"relaxed", "release", "acquire"}[r.IntN(3)]) + " { " + last() + " }"
		}
		switch r.IntN(4) {
		case 0:
			return "lock m zero c unlock m"
		case 1:
			return "lock m zero c see c { " + last() + " } " + use() + " unlock m"
		}
		return "lock m zero c see c { unlock m " + last() + " return } unlock m"
	}
	wait := func() string {
		if atomic {
			return "load a " + often("acquire", "relaxed") + " { " + last() + " }"
		}
		return "lock m see c { unlock m " + last() + " return } unlock m"
	}
	end := func() string { return []string{down(), down(), down(), wait()}[r.IntN(4)] }
	child := 0
	var body func(depth int) string
	threads := ""
	start := func() string {
		child++
		name := fmt.Sprintf("t%d", child)
		threads += " " + name + ": " + body(child)
		return up() + " create " + name + " as h" + name
	}
	body = func(depth int) string {
		out := use()
		if depth < 3 && r.IntN(4) == 0 {
			out += " " + start() + " " + use()
		}
		return out + " " + end() + often("", " "+use())
	}
	main := ""
	text := "mutex m var z 1 " // the object that is named first has the number of an unknown one
	if n := r.IntN(3); n > 0 {
		text += fmt.Sprintf("var %s %d ", map[bool]string{true: "a", false: "c"}[atomic], n)
	} else if atomic && r.IntN(3) == 0 {
		main = "store a relaxed "
	}
	main += start() + " " + use() + " " + start() + " " + use() + " " + end() + often("", " "+use())
	return text + "main: " + main + threads
}

func generatedCredits(r *rand.Rand) *cfg.Program {
	text := credited(r)
	p, err := crediting(text)
	if err != nil {
		panic(text + ": " + err.Error())
	}
	return p
}

// TestCredits runs the digest on programs that count references.
func TestCredits(t *testing.T) {
	digesttest.Check{New: right, Generate: generatedCredits, Seeds: digesttest.Seeds(rows), Bred: 1}.Run(t)
}

// The digest with one mistake each.
type (
	giving  struct{ *counts.Digest } // creators keep what their children get
	rich    struct{ *counts.Digest } // nothing is taken
	allOf   struct{ *counts.Digest } // children have what their creators have
	forever struct{ *counts.Digest } // what was had in a section is had for good
)

func (d giving) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	if ev.Kind == digest.EvCreate {
		b.Credits = a.Credits
	}
	return b, ok
}

func (d rich) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	b := d.Digest.See(x, v, a, s)
	if less := d.Digest.Join(element{Credits: a.Credits}, element{Credits: b.Credits}); less.Credits == b.Credits {
		b.Credits = a.Credits
	}
	return b
}

func (d allOf) New(x digest.Context, a element, ev *digest.Event) []element {
	out := d.Digest.New(x, a, ev)
	for i := range out {
		out[i].Credits = a.Credits
	}
	return out
}

func (d forever) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	if ev.Kind != digest.EvCreate {
		b.Credits = a.Credits
	}
	return b, ok
}

// Each mistake in what threads have is found.
func TestMistakenCredits(t *testing.T) {
	digesttest.Mistakes{
		"children get nothing from their creators":    func() []digest.Component { return with(giving{counts.New()}) },
		"what is taken is had still":                  func() []digest.Component { return with(rich{counts.New()}) },
		"children have what their creators have":      func() []digest.Component { return with(allOf{counts.New()}) },
		"who has a number is the only one who has it": func() []digest.Component { return with(firstOf{counts.New()}) },
	}.Found(t, digesttest.Check{Seeds: digesttest.Seeds(rows), Generate: generatedCredits, Bred: 1})
}
