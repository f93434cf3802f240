package counts_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// Programs of package small count if what they write to the variable c, which they do under m, is one more than it was,
// and their conditions on c and on the atomic variable a ask for some number.

// counting is a program whose variables count; number says what a condition asks for.
func counting(text string, number func() int64) (*cfg.Program, error) {
	parsed, err := small.Parse(text)
	if err != nil {
		return nil, err
	}
	p, err := parsed.Build()
	if err != nil {
		return nil, err
	}
	one := func(n int64) cfg.Expr { return &cfg.Const{Typ: p.Types.Int, Bits: uint64(n)} }
	for _, f := range p.All() {
		if f == p.Init {
			continue
		}
		for _, n := range f.Nodes[:len(f.Nodes):len(f.Nodes)] {
			asked := number()
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Assign:
					if v, ok := cfg.IsConst(a.RHS); ok && v == 1 && a.LHS.IsVariable() && a.LHS.Var.Name == "c" {
						steps(p, f, e, a.LHS, 1)
					}
				case *cfg.Guard:
					l, ok := a.Cond.(*cfg.Load)
					if ok && (l.LV.Var.Name == "c" || strings.HasPrefix(l.LV.Var.Name, "v")) {
						e.Action = &cfg.Guard{Cond: &cfg.Binary{Op: cfg.Eq, X: l, Y: one(asked), Typ: p.Types.Int}, Truth: a.Truth}
					}
				}
			}
		}
	}
	p.Finish()
	return p, nil
}

// steps lets an edge add something to a variable, by way of a register.
func steps(p *cfg.Program, f *cfg.Func, e *cfg.Edge, c *cfg.LVal, n int64) {
	r := &cfg.Var{Name: "r", Type: p.Types.Int, Storage: cfg.Temp, Func: f}
	f.Locals = append(f.Locals, r)
	lv := &cfg.LVal{Var: r, Type: r.Type}
	read := f.NewNode()
	to := e.To
	to.In = slices.DeleteFunc(to.In, func(o *cfg.Edge) bool { return o == e })
	by := &cfg.Const{Typ: p.Types.Int, Bits: uint64(n)}
	e.Action = &cfg.Assign{LHS: lv, RHS: &cfg.Binary{Op: cfg.Add, X: &cfg.Load{LV: c}, Y: by, Typ: r.Type}}
	e.To = read
	read.In = append(read.In, e)
	cfg.AddEdge(read, to, &cfg.Assign{LHS: c, RHS: &cfg.Load{LV: lv}}, e.Pos)
}

// generated is a program in which threads count what they have done, and wait for others.
func generated(r *rand.Rand) *cfg.Program {
	order := func(right string) string {
		if r.IntN(5) == 0 {
			return "relaxed"
		}
		return right
	}
	access := func() string { return []string{"write g", "read g", "write h", ""}[r.IntN(4)] }
	var body func(depth int) string
	body = func(depth int) string {
		var out []string
		for range 1 + r.IntN(3) {
			switch n := r.IntN(9); {
			case n < 2:
				out = append(out, access())
			case n < 4:
				out = append(out, "add a "+order("release"))
			case n == 4:
				out = append(out, "lock m write c "+access()+" unlock m")
			case n == 5:
				out = append(out, []string{"store a release", "clear a release", "lock m zero c unlock m"}[r.IntN(3)])
			case depth > 0:
			case n == 6:
				out = append(out, "lock m see c { unlock m "+body(1)+" return } unlock m")
			default:
				out = append(out, fmt.Sprintf("load a %s { %s }", order("acquire"), body(1)))
			}
		}
		return strings.Join(out, " ")
	}
	text := "mutex m main: "
	if r.IntN(3) == 0 {
		text = "mutex m var c 2 var a 2 main: "
	}
	text += "create t as x create u as y " + body(0) + " t: " + body(0) + " u: " + body(0)
	p, err := counting(text, func() int64 { return int64(r.IntN(3)) })
	if err != nil {
		panic(text + ": " + err.Error())
	}
	return p
}

// TestCounting runs the digest on programs that count.
func TestCounting(t *testing.T) {
	digesttest.Check{New: right, Generate: generated, Seeds: digesttest.Seeds(rows), Bred: 1}.Run(t)
}
