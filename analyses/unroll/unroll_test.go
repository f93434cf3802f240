package unroll_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/search"
)

func load(t *testing.T, text string) *cfg.Program {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{"main.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPasses counts the copies of loops.
func TestPasses(t *testing.T) {
	for _, x := range []struct {
		loop   string
		copies int
	}{
		{"for (i = 0; i < 4; i++) BODY", 4},
		{"for (i = 0; i <= N; i++) BODY", 6},
		{"for (i = 0; i < n; i++) BODY", 3},
		{"for (i = 0; i < written; i++) BODY", 0},
		{"for (i = 0; i < m; i++) BODY", 5},
		{"for (i = 7; i > 0; i -= 2) BODY", 4},
		{"for (i = 1; i < 20; i *= 2) BODY", 5},
		{"for (unsigned char c = 250; c; c++) { i = c; BODY }", 6},
		{"i = 3; while (i--) BODY", 3},
		{"i = 0; do { BODY i++; } while (i < 4);", 3}, // the remainder is the fourth pass
		{"i = 0; while (1) { if (i == 4) break; BODY i++; }", 4},
		{"i = 0; again: if (i < 3) { BODY i++; goto again; }", 3},
		{"for (i = 0; i < 4; i++) { if (argc) continue; BODY }", 4},
		{"for (i = 0; i < 4; i++) { if (argc) break; BODY }", 4},
		{"for (i = 0; i < 4; i++) { if (argc) i++; BODY }", 0}, // nobody knows what i is
		{"for (i = 0; i < 17; i++) BODY", 0},
		{"for (i = 0; i < argc; i++) BODY", 0},
		{"for (;;) BODY", 0},
		{"for (i = 0; i < 4; i++) x += i;", 0},                          // nothing to tell apart
		{"for (i = 0; i < 2; i++) for (int j = 0; j < 3; j++) BODY", 2}, // the inner loop fills one element
		{"for (i = 0; i < 2; i++) for (int j = 0; j < 3; j++) a[j] = &x;", 5},
		{"for (i = 0; i < 2; i++) { if (argc) for (int j = 0; j < i; j++) x++; BODY }", 2},
		// the first loop stays, so that nothing is known of i
		{"for (i = 0; i < 3; i++) x++; while (--i >= 0) BODY", 0},
		{"for (i = 0; i < 3; i++) BODY while (--i >= 0) BODY", 6},
		{"static int k; for (k = 0; k < 4; k++) { i = k; BODY }", 0}, // in memory
	} {
		p := load(t, `#define BODY { a[i & 15] = &x; }
#define N 5
int x, *a[16];
const int n = 3;
int written = 3;
int main(int argc, char **argv) {
	int i, m = 5;
	written = argc;
	`+x.loop+`
	return 0;
}`)
		u := unroll.New(p, unroll.Options{MaxPasses: 16})
		if u.Copies != x.copies {
			t.Errorf("%s: %d copies of %d loops, want %d copies", x.loop, u.Copies, u.Loops, x.copies)
		}
		paths(t, x.loop, p, u)
	}
}

// paths checks that the paths of the variants, with copies read as what they are copies of, are those of the
// functions: the entry is that of the function, and every node has the edges of its origin, to copies of where
// those lead.
func paths(t *testing.T, name string, p *cfg.Program, u *unroll.Program) {
	t.Helper()
	nodes, edges := map[int]bool{}, map[int]bool{}
	for _, f := range p.All() {
		g := u.Func(f)
		if g.ID != f.ID || u.Node(g.Entry) != f.Entry || u.Node(g.Exit) != f.Exit {
			t.Errorf("%s: %s begins or ends elsewhere", name, f.Name)
		}
		for _, n := range g.Nodes {
			o := u.Node(n)
			if nodes[n.ID] || n.ID >= u.Nodes() || n.Func.ID != f.ID || len(n.Out) != len(o.Out) {
				t.Fatalf("%s: node %d of %s does not fit", name, n.ID, f.Name)
			}
			nodes[n.ID] = true
			for i, e := range n.Out {
				d := o.Out[i]
				if edges[e.ID] || u.Edge(e) != d || e.Action != d.Action || e.Pos != d.Pos || e.Guess != d.Guess ||
					e.From != n || u.Node(e.To) != d.To {
					t.Errorf("%s: edge %d of %s, %s, does not fit", name, e.ID, f.Name, e.Action)
				}
				edges[e.ID] = true
			}
		}
		for _, o := range f.Nodes {
			if len(u.CopiesOf(o)) == 0 {
				t.Errorf("%s: node %d of %s has no copy", name, o.ID, f.Name)
			}
		}
	}
	if err := cfg.Check(p); err != nil {
		t.Errorf("%s: the program has changed: %v", name, err)
	}
}

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

// loop matches programs that may have a loop.
var loop = regexp.MustCompile(`\b(for|while|do|goto)\b`)

// TestPaths does so for generated programs and some of the regression tests.
func TestPaths(t *testing.T) {
	loops := 0
	try := func(name, text string) {
		p, err := frontend.LoadSource(t.Context(), map[string]string{"main.c": text}, frontend.Options{})
		if err != nil {
			return // not a program of one file
		}
		u := unroll.New(p, unroll.Options{MaxPasses: 4})
		loops += u.Loops
		paths(t, name, p, u)
	}
	for seed := range uint64(40) {
		try(fmt.Sprint("seed ", seed), oracle.GenerateLoops(source{rand.New(rand.NewPCG(seed, 0))}).Text)
	}
	files, _ := filepath.Glob("../../testdata/regression/*/*.c")
	n := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !loop.Match(text) {
			continue
		}
		if n++; n%10 == 0 || search.Open() || strings.Contains(f, "/unroll/") {
			try(f, string(text))
		}
	}
	if loops < 100 {
		t.Errorf("only %d loops are unrolled", loops)
	}
}

// TestBudget checks that a budget of nodes is kept.
func TestBudget(t *testing.T) {
	p := load(t, "int x, *a[9], *b[9]; int main(void) { for (int i = 0; i < 9; i++) a[i] = &x; for (int i = 0; i < "+
		"9; i++) b[i] = &x; return 0; }")
	for loops, nodes := range []int{20, 40, 80} {
		if u := unroll.New(p, unroll.Options{MaxPasses: 9, MaxNodes: nodes}); u.Loops != loops {
			t.Errorf("with %d nodes %d loops are unrolled, want %d", nodes, u.Loops, loops)
		}
	}
	if u := unroll.New(p, unroll.Options{}); u.Loops != 0 || len(u.All()) != len(p.All()) {
		t.Errorf("%d loops are unrolled without being asked for", u.Loops)
	}
}
