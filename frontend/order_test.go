package frontend_test

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
)

// Orders of evaluation are compared with all that C allows (an enumeration of its own, below, that knows only
// the rules of C17 6.5), and with what compilers do.

const orderAtomics = "_Atomic unsigned a = 3; unsigned at(unsigned x) { a ^= x; return x; }\n"

const orderPrelude = `unsigned g[5] = {1, 2, 3, 4, 5}; unsigned long long result[1];
unsigned f0(unsigned a) { g[0] = g[0] * 3 + a; return g[0]; }
unsigned f1(unsigned a) { g[1] += g[0] + a; return g[1] ^ 5; }
unsigned f2(unsigned a) { return g[0] * 2 + g[1] + g[2] * 7 + g[3] + a; }
unsigned f3(unsigned a) { return a + 7; }
unsigned f4(unsigned a, unsigned b) { g[2] = g[2] * 5 + a - b * 3; g[3] ^= a; return g[2]; }
`

type orderKind uint8

const (
	oConst orderKind = iota
	oLoad            // g[n]
	oCall            // fn(operands)
	oOp              // a op b
	oIndex           // g[a & 3]
	oStore           // g[n] = a
	oAdd             // g[n] += a
	oSize            // sizeof of an array of (a & 7) + 1 characters
	oCast            // b, through the type of pointers to such arrays
	oOpen            // a, beside a size of which C leaves open whether it is evaluated
)

// orderExpr is a generated expression.
type orderExpr struct {
	kind orderKind
	n    int
	op   byte
	args []*orderExpr
}

func (e *orderExpr) String() string {
	arg := func(i int) string { return e.args[i].String() }
	switch e.kind {
	case oConst:
		return fmt.Sprintf("%du", e.n)
	case oLoad:
		return fmt.Sprintf("g[%d]", e.n)
	case oCall:
		var args []string
		for i := range e.args {
			args = append(args, arg(i))
		}
		return fmt.Sprintf("f%d(%s)", e.n, strings.Join(args, ", "))
	case oIndex:
		return fmt.Sprintf("g[%s & 3]", arg(0))
	case oStore:
		return fmt.Sprintf("(g[%d] = %s)", e.n, arg(0))
	case oAdd:
		return fmt.Sprintf("(g[%d] += %s)", e.n, arg(0))
	case oSize:
		return fmt.Sprintf("(unsigned)sizeof(char[(%s & 7) + 1])", arg(0))
	case oCast:
		return fmt.Sprintf("(unsigned)(unsigned long)(char (*)[(%s & 7) + 1])(unsigned long)%s", arg(0), arg(1))
	case oOpen:
		return fmt.Sprintf("((unsigned)sizeof(char (*)[(%s & 7) + 1]) + %s)", arg(0), arg(1))
	}
	return fmt.Sprintf("(%s %c %s)", arg(0), e.op, arg(1))
}

// randomOrders draws expressions that may stand in one. Each object is assigned at most once by them, and not
// read by them otherwise, which would be undefined.
func randomOrders(rt *rapid.T) (es [2]*orderExpr) {
	assigned := map[int]bool{}
	for _, n := range []int{3, 4} {
		if rapid.Bool().Draw(rt, "assigned") {
			assigned[n] = true
		}
	}
	free := maps.Clone(assigned)
	calls, open := 0, 0
	var expr func(depth int) *orderExpr
	expr = func(depth int) *orderExpr {
		k := rapid.SampledFrom([]int{5, 4, 8, 1, 7, 6, 9, 3, 10, 11, 12}).Draw(rt, "kind")
		switch {
		case depth == 0 || k < 2:
			n := rapid.IntRange(0, 4).Draw(rt, "n")
			if n == 4 || assigned[n] {
				return &orderExpr{kind: oConst, n: n}
			}
			return &orderExpr{kind: oLoad, n: n}
		case k < 6:
			if calls++; calls > 4 {
				return &orderExpr{kind: oConst, n: 9}
			}
			e := &orderExpr{kind: oCall, n: rapid.IntRange(0, 4).Draw(rt, "function"), args: []*orderExpr{expr(depth - 1)}}
			if e.n == 4 {
				e.args = append(e.args, expr(depth-1))
			}
			return e
		case k == 6 && !assigned[3]:
			return &orderExpr{kind: oIndex, args: []*orderExpr{expr(depth - 1)}}
		case k == 7:
			for _, n := range []int{3, 4} {
				if free[n] {
					delete(free, n)
					return &orderExpr{kind: oStore + orderKind(rapid.IntRange(0, 1).Draw(rt, "add")), n: n,
						args: []*orderExpr{expr(depth - 1)}}
				}
			}
		case k == 10:
			return &orderExpr{kind: oSize, args: []*orderExpr{expr(depth - 1)}}
		case k == 11:
			return &orderExpr{kind: oCast, args: []*orderExpr{expr(depth - 1), expr(depth - 1)}}
		case k == 12 && open < 3:
			open++
			return &orderExpr{kind: oOpen, args: []*orderExpr{expr(depth - 1), expr(depth - 1)}}
		}
		return &orderExpr{kind: oOp, op: "+-*"[rapid.IntRange(0, 2).Draw(rt, "op")], args: []*orderExpr{expr(depth - 1), expr(depth - 1)}}
	}
	return [2]*orderExpr{expr(3), expr(2)}
}

// orderMemory is what the functions of the prelude work on.
type orderMemory [5]uint32

func (g *orderMemory) call(n int, a []uint32) uint32 {
	switch n {
	case 0:
		g[0] = g[0]*3 + a[0]
		return g[0]
	case 1:
		g[1] += g[0] + a[0]
		return g[1] ^ 5
	case 2:
		return g[0]*2 + g[1] + g[2]*7 + g[3] + a[0]
	case 3:
		return a[0] + 7
	}
	g[2] = g[2]*5 + a[0] - a[1]*3
	g[3] ^= a[0]
	return g[2]
}

// outcomes are all results that C allows for e.
func (e *orderExpr) outcomes() map[uint64]bool {
	found := map[uint64]bool{}
	for without := range 1 << e.opens(false) {
		e.outcomesWithout(without, found)
	}
	return found
}

// open reports whether C leaves open whether a size that e begins with is evaluated. In the operand of a
// sizeof, that of a cast does not matter for the result, either.
func (e *orderExpr) open(inSizeof bool) bool { return e.kind == oOpen || e.kind == oCast && inSizeof }

// opens is the number of such sizes in e.
func (e *orderExpr) opens(inSizeof bool) (n int) {
	for k, a := range e.args {
		n += a.opens(inSizeof || e.kind == oSize || e.kind == oOpen && k == 0)
	}
	if e.open(inSizeof) {
		n++
	}
	return n
}

// outcomesWithout adds the results if some of these sizes are not evaluated: a set of bits, in the order of the
// expressions that they stand in, outer ones first.
func (e *orderExpr) outcomesWithout(without int, found map[uint64]bool) {
	type event struct {
		run   func(g *orderMemory)
		after []int
		value *uint32
	}
	var events []event
	// A compound assignment is a single evaluation with respect to calls outside of it: first and last of its
	// events, and the one that reads.
	var wholes [][3]int
	add := func(run func(*orderMemory, *uint32), after ...int) (int, *uint32) {
		v := new(uint32)
		events = append(events, event{func(g *orderMemory) { run(g, v) }, after, v})
		return len(events) - 1, v
	}
	// Every node is an event, after those of its operands.
	var visit func(e *orderExpr, inSizeof bool) (int, *uint32)
	visit = func(e *orderExpr, inSizeof bool) (int, *uint32) {
		var after []int
		var vs []*uint32
		first := len(events)
		skip := false
		if e.open(inSizeof) {
			skip = without&1 != 0
			without >>= 1
		}
		for k, a := range e.args {
			inSizeof := inSizeof || e.kind == oSize || e.kind == oOpen && k == 0
			if k == 0 && skip {
				without >>= a.opens(inSizeof)
				continue
			}
			i, v := visit(a, inSizeof)
			after, vs = append(after, i), append(vs, v)
		}
		switch e.kind {
		case oConst:
			return add(func(_ *orderMemory, v *uint32) { *v = uint32(e.n) })
		case oLoad:
			return add(func(g *orderMemory, v *uint32) { *v = g[e.n] })
		case oCall:
			return add(func(g *orderMemory, v *uint32) {
				var args []uint32
				for _, a := range vs {
					args = append(args, *a)
				}
				*v = g.call(e.n, args)
			}, after...)
		case oIndex:
			return add(func(g *orderMemory, v *uint32) { *v = g[*vs[0]&3] }, after...)
		case oStore:
			return add(func(g *orderMemory, v *uint32) { g[e.n] = *vs[0]; *v = *vs[0] }, after...)
		case oAdd:
			i, old := add(func(g *orderMemory, v *uint32) { *v = g[e.n] })
			j, v := add(func(g *orderMemory, v *uint32) { g[e.n] = *old + *vs[0]; *v = g[e.n] }, append(after, i)...)
			wholes = append(wholes, [3]int{first, i, j})
			return j, v
		case oSize:
			return add(func(_ *orderMemory, v *uint32) { *v = *vs[0]&7 + 1 }, after...)
		case oCast:
			return add(func(_ *orderMemory, v *uint32) { *v = *vs[len(vs)-1] }, after...)
		case oOpen:
			return add(func(_ *orderMemory, v *uint32) { *v = 8 + *vs[len(vs)-1] }, after...)
		}
		return add(func(_ *orderMemory, v *uint32) {
			switch a, b := *vs[0], *vs[1]; e.op {
			case '+':
				*v = a + b
			case '-':
				*v = a - b
			default:
				*v = a * b
			}
		}, after...)
	}
	_, root := visit(e, false)
	seen := map[string]bool{}
	var go_ func(done uint64, g orderMemory)
	go_ = func(done uint64, g orderMemory) {
		if done == 1<<len(events)-1 {
			found[orderResult(*root, &g)] = true
			return
		}
		// What has been done, what memory holds, and the values that are known.
		key := fmt.Sprint(done, g)
		for i := range events {
			if done&(1<<i) != 0 {
				key += fmt.Sprint(" ", *events[i].value)
			}
		}
		if seen[key] {
			return
		}
		seen[key] = true
		values := make([]uint32, len(events))
		for i := range events {
			values[i] = *events[i].value
		}
		for i := range events {
			if slices.ContainsFunc(wholes, func(w [3]int) bool {
				return done&(1<<w[1]) != 0 && done&(1<<w[2]) == 0 &&
					(i < w[0] || i > w[2])
			}) {
				continue
			}
			if done&(1<<i) != 0 || slices.ContainsFunc(events[i].after, func(j int) bool { return done&(1<<j) == 0 }) {
				continue
			}
			h := g
			events[i].run(&h)
			go_(done|1<<i, h)
			for j := range events {
				*events[j].value = values[j]
			}
		}
	}
	go_(0, orderMemory{1, 2, 3, 4, 5})
}

func orderResult(v uint32, g *orderMemory) uint64 {
	h := uint64(v)
	for _, x := range g {
		h = h*1000003 + uint64(x)
	}
	return h
}

const orderHash = " unsigned long long h = r; for (int i = 0; i < 5; i++) h = h * 1000003 + g[i]; result[0] = h;"

// executions are the results of all executions of a program that does not depend on anything else, and whether
// it is said that there are more.
func executions(t testing.TB, text string) (map[uint64]bool, bool) {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{})
	if err != nil {
		t.Fatalf("load: %v\n%s", err, text)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatalf("check: %v\n%s", err, text)
	}
	found := map[uint64]bool{}
	var answers, limits []uint64
	for {
		asked := 0
		m, err := interp.New(p, interp.Options{Choose: func(c *interp.Choice) uint64 {
			if asked == len(answers) {
				answers, limits = append(answers, 0), append(limits, uint64(max(c.N, 1)))
			}
			asked++
			return answers[asked-1]
		}})
		if err != nil {
			t.Fatalf("interp: %v", err)
		}
		for !m.Done() {
			if _, err := m.Step(m.Enabled()[0]); err != nil {
				t.Fatalf("step: %v\n%s", err, text)
			}
		}
		if o := m.Outcome(); o.Reason != interp.Exited {
			t.Fatalf("outcome: %v\n%s", o, text)
		}
		var r uint64
		for i, b := range m.Bytes(m.GlobalNamed("result")) {
			r |= uint64(b) << (8 * i)
		}
		found[r] = true
		for len(answers) > 0 {
			k := len(answers) - 1
			if answers[k]++; answers[k] < limits[k] {
				break
			}
			answers, limits = answers[:k], limits[:k]
		}
		if len(answers) == 0 {
			return found, slices.ContainsFunc(p.Notes, func(n cfg.Note) bool { return n.ID == "evaluation-order" && n.Partial })
		}
	}
}

// TestOrders: executions have exactly the results that C allows.
func TestOrders(t *testing.T) {
	gen := rapid.Custom(randomOrders)
	several, partial := 0, 0
	for seed := range 4 * *generated {
		e := gen.Example(*firstSeed + seed)[0]
		text := orderPrelude + "int main(void) { unsigned r = " + e.String() + ";" + orderHash + " return 0; }\n"
		want := e.outcomes()
		got, some := executions(t, text)
		if len(want) > 1 {
			several++
		}
		for r := range got {
			if !want[r] {
				t.Fatalf("a result that C does not allow: %s", e)
			}
		}
		if some {
			partial++
		} else if len(got) < len(want) {
			t.Fatalf("%d results of %d that C allows: %s", len(got), len(want), e)
		}
	}
	t.Logf("%d expressions, %d with several results, of %d only some orders are followed", 4**generated, several, partial)
	if several < *generated {
		t.Errorf("only %d of %d expressions have several results", several, 4**generated)
	}
	if partial > *generated {
		t.Errorf("%d of %d expressions have too many orders", partial, 4**generated)
	}
}

// TestOneOrder: that not all orders are followed is said, with the position, where it may matter and only there.
func TestOneOrder(t *testing.T) {
	const prelude = "#include <pthread.h>\npthread_mutex_t m; int d, c; int un(void) { return " +
		"pthread_mutex_unlock(&m); } int lo(void) { return pthread_mutex_lock(&m); }\n"
	for expr, want := range map[string]string{
		"d + (un() && lo())":                               "3:25",
		"d + (c ? un() : 0)":                               "",
		"(c && un()) + (c && d)":                           "3:25",
		"d + ({ goto out; out: un(); })":                   "3:25",
		"(un(), d) + c":                                    "",
		"d && un() && d && lo()":                           "",
		"d + un() + lo()":                                  "",
		"un()+un()+un()+un()+un()+un()+un()+un()+un()":     "3:25",
		"un() && (un()+un()+un()+un()+un()+un()+un() + d)": "3:34",
	} {
		p, err := frontend.LoadSource(t.Context(),
			map[string]string{"t.c": prelude + "int main(void) { return " + expr + "; }\n"}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, n := range p.Notes {
			if n.ID == "evaluation-order" && n.Partial {
				got = fmt.Sprintf("%d:%d", n.Pos.Line, n.Pos.Column)
			}
		}
		if got != want {
			t.Errorf("%s: noted at %q, want %q", expr, got, want)
		}
	}
}
