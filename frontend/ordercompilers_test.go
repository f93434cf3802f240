package frontend_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// orderForms are statements in which operands stand, for comparison with compilers. X and Y are expressions, which
// assign to g[3] and g[4] only.
var orderForms = []string{
	"unsigned r = X - Y * 3;", "unsigned r = f4(X, Y);", "g[X % 3] = Y; unsigned r = 1;",
	"g[X % 3] += Y; unsigned r = 1;", "unsigned r = (f0(2) > 5 ? X : Y) + f1(3);",
	"unsigned v[3] = {X, Y, f1(1)}; unsigned r = v[0] * 9 + v[1] * 5 + v[2];",
	"struct { unsigned a, b; } v = {.b = X, .a = Y}; unsigned r = v.a * 3 + v.b;",
	"unsigned r = (unsigned[]){X, Y}[0] - f0(1);", "unsigned (*p)(unsigned) = f0; unsigned r = (X & 1 ? f0 : f1)(Y);",
	"unsigned r = X && Y; r += f0(X) + g[0];",
	"unsigned r = (f0(1), X) * (f1(2), Y);", "unsigned r = 0; if (X < Y) r = 4; else r = g[1] + f1(2);",
	"unsigned r = ({ unsigned t = X; t + g[0]; }) - Y;",
	"unsigned *p = g; p[f0(1) & 1] = X; unsigned r = *(p + (Y & 1)) ^ f1(1);",
	"a = X & 7; unsigned r = a * at(f0(2)) - Y;", "unsigned r = (a += X) * 3 - at(Y) * (a & 1);",
}

// twice are compound assignments of which gcc 12 computes the place twice, unlike C17 6.5.16.2p3, if it
// depends on what a call on the right side changes.
var twice = regexp.MustCompile(`^g\[.*g\[.*% 3\] \+= .*f[014]\(`)

// TestOrdersOfCompilers: what compilers do is among the executions.
func TestOrdersOfCompilers(t *testing.T) {
	gen := rapid.Custom(randomOrders)
	var texts []string
	var allowed []map[uint64]bool
	for seed := range *generated / 2 {
		form := orderForms[seed%len(orderForms)]
		e := gen.Example(*firstSeed + seed)
		form = strings.ReplaceAll(strings.ReplaceAll(form, "X", e[0].String()), "Y", e[1].String())
		prelude := orderPrelude
		if strings.Contains(form, "at(") {
			prelude += orderAtomics
		}
		if got, some := executions(t, prelude+"int main(void) { "+form+orderHash+" return 0; }\n"); !some {
			texts, allowed = append(texts, form), append(allowed, got)
		}
	}
	compilers := 0
	for _, cc := range []string{"gcc", "clang"} {
		if _, err := exec.LookPath(cc); err != nil {
			continue
		}
		for _, level := range []string{"-O0", "-O2"} {
			compilers++
			dir := t.TempDir()
			var b strings.Builder
			b.WriteString(orderPrelude + orderAtomics + "int printf(const char *, ...);\n")
			for i, s := range texts {
				fmt.Fprintf(&b, "static void t%d(void) { for (int i = 0; i < 5; i++) g[i] = i + 1; a = 3; %s %s "+
					"printf(\"%%llu\\n\", result[0]); }\n", i, s, orderHash)
			}
			b.WriteString("int main(void) {")
			for i := range texts {
				fmt.Fprintf(&b, " t%d();", i)
			}
			b.WriteString(" return 0; }\n")
			src, bin := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
			if err := os.WriteFile(src, []byte(b.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			if out, err := exec.Command(cc, "-w", level, "-o", bin, src).CombinedOutput(); err != nil {
				t.Fatalf("%s: %v\n%s", cc, err, out)
			}
			out, err := exec.Command(bin).Output()
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Fields(string(out)) {
				var r uint64
				fmt.Sscan(line, &r)
				if !allowed[i][r] && !(cc == "gcc" && twice.MatchString(texts[i])) {
					t.Errorf("%s %s computes something else: %s", cc, level, texts[i])
				}
			}
		}
	}
	if compilers == 0 {
		t.Skip("neither gcc nor clang")
	}
}
