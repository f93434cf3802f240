package frontend_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/search"
)

var (
	generated = flag.Int("generated", search.Times(40), "how many programs the tests with random programs generate")
	firstSeed = flag.Int("first-seed", 0, "the first of their seeds")
)

// agree runs generated bodies as gcc compiles them and as they are lowered, and shows the first that differs.
func agree(t *testing.T, bodies []string) {
	t.Helper()
	text := program(bodies)
	want, got := compiled(t, text), interpreted(t, text, csource.LP64)
	for i := range bodies {
		if i >= len(got) || got[i] != want[i] {
			t.Fatalf("differs from gcc:\n%s\n%s", bodies[i], narrow(t, bodies[i]))
		}
	}
	t.Logf("%d programs agree with gcc's", len(bodies))
}

// operatorTypes are the types that TestOperators combines, with values at their edges.
var operatorTypes = []struct {
	name   string
	values []string
	float  bool
}{
	{"signed char", []string{"127", "-128", "-5"}, false}, {"unsigned char", []string{"255", "3"}, false},
	{"char", []string{"-1", "100"}, false},
	{"short", []string{"32767", "-32768", "-7"}, false}, {"unsigned short", []string{"65535", "9"}, false},
	{"int", []string{"2147483647", "-2147483647-1", "-1"}, false}, {"unsigned", []string{"4294967295u", "2147483648u", "11"}, false},
	{"long", []string{"9223372036854775807", "-9223372036854775807-1", "-13"}, false},
	{"unsigned long", []string{"-1ul", "1ul<<63"}, false},
	{"long long", []string{"-1", "1ll<<40"}, false}, {"unsigned long long", []string{"-2ull", "77"}, false},
	{"_Bool", []string{"1", "0"}, false},
	{"enum xe", []string{"XA", "XB"}, false}, {"enum xn", []string{"XM", "XP"}, false},
	{"__int128", []string{"-((__int128)1<<100)", "((__int128)3<<70)+5"}, false},
	{"unsigned __int128", []string{"~(unsigned __int128)0", "12"}, false},
	{"float", []string{"1.5f", "20.75f"}, true}, {"double", []string{"0.0", "3.25"}, true},
}

// TestOperators compares every operator on pairs of arithmetic types with gcc: every third, or with -generated
// of more than 100 all.
func TestOperators(t *testing.T) {
	const prelude = "enum xe { XA, XB = 7 }; enum xn { XM = -3, XP = 9 };\n" +
		"#define W(x) { __typeof__((x) + 0) w_ = (x); hash((u64)w_); hash((u64)(w_ >> (sizeof w_ * 8 - 1))); if " +
		"(sizeof w_ == 16) hash((u64)(w_ >> 32 >> 32)); hash(sizeof w_); }\n" +
		"#define D(x) { double d_ = (x); u64 u_; memcpy(&u_, &d_, 8); hash(u_); hash(sizeof(x)); }\n"
	var bodies []string
	for i, l := range operatorTypes {
		for j, r := range operatorTypes {
			if *generated <= 100 && (i+j)%3 != 0 {
				continue // all pairs take a while
			}
			var b strings.Builder
			b.WriteString(prelude)
			for i, lv := range l.values {
				rv := r.values[i%len(r.values)]
				if l.float || r.float {
					// Only what all types can hold: conversions that overflow are undefined.
					if !l.float {
						lv = []string{"0", "1", "7"}[i]
					}
					if !r.float {
						rv = []string{"1", "7", "0"}[i]
					}
					fmt.Fprintf(&b, "{ %s a = %s; %s b = %s; D(a + b); D(a - b); D(a * b); if (b) D(a / b); H(a < "+
						"b); H(a >= b); H(a == b); H(a != b); H(a && b); H(!a); H((%s)a); H((%s)b); D(1 ? a : b); "+
						"a += b; D(a); a++; D(a); --a; D(a); a = b; D(a); D(+b); }\n",
						l.name, lv, r.name, rv, r.name, l.name)
					continue
				}
				fmt.Fprintf(&b, "{ %s a = %s; %s b = %s, n = b & 7; W(a + b); W(a - b); W(a * b); if (b && "+
					"(__int128)b != -1) { W(a / b); W(a %% b); } W(a & b); W(a | b); W(a ^ b); W(a << n); W(a >> "+
					"n); H(a < b); H(a <= b); H(a > b); H(a >= b); H(a == b); H(a != b); "+
					"H(a && b); H(a || b); W(-a); W(~a); W(+a); H(!a); W((%s)a); W(1 ? a : b); ", l.name, lv, r.name, rv, r.name)
				for _, op := range []string{"+", "-", "*", "&", "|", "^"} {
					fmt.Fprintf(&b, "a %s= b; W(a); ", op)
				}
				b.WriteString("a >>= n; W(a); a = b; W(a); W(a++); W(a); W(--a); if (b && (__int128)b != -1) { a " +
					"/= b; W(a); a = 100; a %= b; W(a); } a = 3; a <<= n; W(a); }\n")
			}
			bodies = append(bodies, b.String())
		}
	}
	agree(t, bodies)
}

// TestRandomStatements compares what random statements compute with gcc.
func TestRandomStatements(t *testing.T) {
	gen := rapid.Custom(func(rt *rapid.T) string {
		g := &stmtGen{rt: rt}
		var b strings.Builder
		b.WriteString("struct { unsigned a : 3; int b : 7; unsigned long long c : 30; } f = {1, -2, 3}; int a[4] = " +
			"{1, -2, 3, 4}, *p = a; int v0 = 3; unsigned v1 = 5; long v2 = -7; unsigned char v3 = 200; int fuel = 60;\n")
		for range 6 {
			b.WriteString(g.stmt(4))
		}
		b.WriteString("out: H(v0); H(v1); H(v2); H(v3); H(f.a); H(f.b); H(f.c); H(p - a); for (int i = 0; i < 4; i++) H(a[i]);")
		return b.String()
	})
	var bodies []string
	for seed := range *generated {
		bodies = append(bodies, gen.Example(*firstSeed+seed))
	}
	agree(t, bodies)
}

type stmtGen struct {
	rt    *rapid.T
	loops int
	n     int
}

func (g *stmtGen) expr(depth int) string { return randomExpr(g.rt, depth) }

func (g *stmtGen) stmt(depth int) string {
	pick := func(xs ...string) string { return rapid.SampledFrom(xs).Draw(g.rt, "pick") }
	if depth == 0 {
		switch rapid.IntRange(0, 6).Draw(g.rt, "simple") {
		case 0:
			return pick("v0", "v1", "v2", "v3", "f.a", "f.b", "f.c", "a[3]") + pick("++", "--") + ";\n"
		case 1:
			return "p = &a[(" + g.expr(1) + ") & 3];\n"
		case 2:
			return "H(" + pick("v0++", "--v1", "(v2 += 3, v3)", "(p = a, *p++)", "({ int z = v0; z * 2; })",
				"(v0 ? v1++ : --v3)", "(v0 && v1++ || v2--)", "add(v0, v3)", "swap((struct pair){v0, v1}).a", "counter()") + ");\n"
		}
		return pick("v0", "v1", "v2", "v3", "f.a", "f.b", "f.c", "a[1]", "*p", "a[v3 & 3]") + " " +
			pick("=", "+=", "-=", "^=", "|=", "*=") + " " + g.expr(2) + ";\n"
	}
	s := func() string { return g.stmt(depth - 1) }
	cond := func() string {
		return pick("", "!") + "(" + g.expr(2) + ")" + pick("", " && v0", " || v3 > 7", " == v1")
	}
	switch rapid.IntRange(0, 8).Draw(g.rt, "stmt") {
	case 0:
		return "if (" + cond() + ") {\n" + s() + "} else {\n" + s() + "}\n"
	case 1:
		g.loops++
		defer func() { g.loops-- }()
		return pick("while (fuel-- > 0 && ("+cond()+"))", "for (int i = 0; i < 3 && fuel-- > 0; i++, v1++)",
			"for (; fuel-- > 0;)") + " {\n" + s() + s() + pick("", "if ("+cond()+") break;\n", "if (v0 & 1) continue;\n") + s() + "}\n"
	case 2:
		g.loops++
		defer func() { g.loops-- }()
		return "do {\n" + s() + pick("", "if ("+cond()+") continue;\n") + s() + "} while (fuel-- > 0 && (" + cond() + "));\n"
	case 3:
		return "switch (" + g.expr(2) + ") {\ncase 0: case 3:\n" + s() + pick("", "break;\n") + "default:\n" + s() +
			pick("", "break;\n") + "case 5 ... 9:\n" + s() + "}\n"
	case 4:
		g.n++
		return fmt.Sprintf("{ __label__ l%d; if (%s) goto l%d;\n%sl%d:;\n}\n", g.n, cond(), g.n, s(), g.n)
	case 5:
		if g.loops > 0 {
			return "if (fuel < 20) " + pick("break;", "continue;", "goto out;") + "\n" + s()
		}
		return "if (" + cond() + ") goto out;\n" + s()
	case 6:
		return "{ int q = " + g.expr(1) + "; { int v0 = q;\n" + s() + "H(v0); } }\n"
	}
	return s() + s()
}
