package frontend_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
)

// The graph of a function with many computed gotos grows with their number, and with that of the labels, but
// not with the product.
func TestManyComputedGotos(t *testing.T) {
	nodes := func(n int) int {
		var b strings.Builder
		b.WriteString("int x; int main(int i, char **v) { static void *t[] = {")
		for k := range n {
			fmt.Fprintf(&b, "&&l%d,", k)
		}
		b.WriteString("};\n")
		for k := range n {
			fmt.Fprintf(&b, "l%d: x++; goto *t[i];\n", k)
		}
		b.WriteString("}")
		p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": b.String()}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		edges := 0
		for _, f := range p.All() {
			for _, n := range f.Nodes {
				edges += len(n.Out)
			}
		}
		return edges
	}
	if small, large := nodes(150), nodes(600); large > 5*small {
		t.Errorf("%d edges, of a quarter of it %d", large, small)
	}
	if few := nodes(20); few < 20*20 {
		t.Errorf("%d edges: few gotos tell where each of them leads", few)
	}
}

// They go where they should, though.
func TestManyComputedGotosExecuted(t *testing.T) {
	const labels = 150
	var b strings.Builder
	b.WriteString("int s; int main(void) { static void *t[] = {")
	for k := range labels {
		fmt.Fprintf(&b, "&&l%d,", k)
	}
	fmt.Fprintf(&b, "}; int i = 1, n = 0;\n")
	want, i := 0, 1
	for k := range labels {
		fmt.Fprintf(&b, "l%d: s += %d * (n + 1); i = (i * 7 + 3) %% %d; if (++n == 300) return 0; goto *t[i];\n", k, k, labels)
	}
	b.WriteString("}")
	for n, at := 0, 0; n < 300; n++ {
		want += at * (n + 1)
		i = (i*7 + 3) % labels
		at = i
	}
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": b.String()}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := interp.New(p, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Done() {
		if _, err := m.Step(m.Enabled()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if got := m.Int("s"); m.Outcome().Reason != interp.Exited || got != int64(want) {
		t.Errorf("%s with %d, want %d", m.Outcome(), got, want)
	}
}
