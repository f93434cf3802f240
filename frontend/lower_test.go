package frontend_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// load lowers one file and checks the result.
func load(t testing.TB, text string) *cfg.Program {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{})
	if err != nil {
		t.Fatalf("load: %v\n%s", err, text)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatalf("check: %v\n%s", err, text)
	}
	return p
}

// actions lists the actions of a function in the order of its nodes, with where they lead unless that is the next node.
func actions(f *cfg.Func) []string {
	num := map[*cfg.Node]int{}
	for i, n := range f.Nodes {
		num[n] = i
	}
	var out []string
	for i, n := range f.Nodes {
		for _, e := range n.Out {
			s := e.Action.String()
			if len(n.Out) > 1 || e.To != f.Exit && num[e.To] != i+1 {
				to := fmt.Sprint(num[e.To])
				if e.To == f.Exit {
					to = "exit"
				}
				s = fmt.Sprintf("%d: %s -> %s", i, s, to)
			}
			out = append(out, s)
		}
	}
	return out
}

// accesses lists what a function reads (R), writes (W) and accesses atomically (A) apart from registers, with
// the column of each.
func accesses(f *cfg.Func) string {
	var out []string
	add := func(kind string, lv *cfg.LVal) {
		if lv.Var != nil && (lv.Var.Register() || strings.HasPrefix(lv.Var.Name, "$")) {
			return
		}
		out = append(out, fmt.Sprintf("%s %s@%d", kind, lv, lv.Pos.Column))
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if g, ok := e.Action.(*cfg.Guard); ok && !g.Truth {
				continue // reads what its twin reads
			}
			atomic := map[*cfg.LVal]bool{}
			switch a := e.Action.(type) {
			case *cfg.AtomicLoad:
				atomic[a.Source] = true
			case *cfg.AtomicStore:
				atomic[a.Target] = true
			case *cfg.AtomicRMW:
				atomic[a.Target] = true
			case *cfg.AtomicCAS:
				atomic[a.Target] = true
			}
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if l, ok := x.(*cfg.Load); ok {
					add("R", l.LV)
				}
			})
			cfg.Operands(e.Action, func(lv *cfg.LVal) {
				if atomic[lv] {
					add("A", lv)
				} else {
					add("W", lv)
				}
			}, nil)
		}
	}
	return strings.Join(out, ", ")
}

const prelude = `int g, h, *p, a[10], m[3][4]; int f1(int x) { return x; } int f2(int x, int y) { return x; } void vf(void);
struct s { int x; struct s *next; int arr[4]; unsigned b : 5, c : 3; } s1, s2, *sp; struct s mk(int x) { struct s r; r.x = x; return r; }
volatile int vol; char *str; unsigned char uc; long long ll; double d; float fl; _Bool bo;
`

// Each access of the source occurs once, at the column where its lvalue begins, in the order of evaluation.
func TestAccesses(t *testing.T) {
	tests := []struct{ body, want string }{
		{"g = h;", "R h@5, W g@1"},
		{"g;", "R g@1"},
		{"(void)g;", "R g@7"},
		{"&g;", ""},
		{"sizeof g;", ""},
		{"(void)sizeof(a[g]);", ""},
		{"__typeof__(g) x = 1;", ""},
		{"g++;", "R g@1, W g@1"},
		{"++g;", "R g@3, W g@3"},
		{"g += h;", "R g@1, R h@6, W g@1"},
		{"(g) = (h);", "R h@8, W g@2"},
		{"*p = 1;", "R p@2, W *p@1"},
		{"p[g] = h;", "R p@1, R g@3, R h@8, W p[g]@1"},
		{"a[1] = a[g];", "R a[g]@8, R g@10, W a[1]@1"},
		{"a[g]++;", "R g@3, R a[$1]@1, W a[$1]@1"},
		{"a[g] += h;", "R g@3, R a[$1]@1, R h@9, W a[$1]@1"},
		{"*p++ = g;", "R p@2, W p@2, R g@8, W *$1@1"},
		{"sp->x = sp->next->x;", "R sp@1, R sp->next->x@9, R sp->next@9, R sp@9, W sp->x@1"},
		{"s1.arr[g] = 2;", "R g@8, W s1.arr[g]@1"},
		{"s1 = s2;", "R s2@6, W s1@1"},
		{"s1 = *sp;", "R *sp@6, R sp@7, W s1@1"},
		{"(*sp).x = 1;", "R sp@3, W sp->x@1"},
		{"m[1][g] = 0;", "R g@6, W m[1][g]@1"},
		{"p = a;", "W p@1"},
		{"p = &a[g];", "R g@8, W p@1"},
		{"p = &sp->arr[2];", "R sp@6, W p@1"},
		{"g = &s1.arr[3] - s1.arr;", "W g@1"},
		{"g = *&h;", "R h@5, W g@1"},
		{"g = f1(h);", "R h@8, W g@1"},
		{"a[g] = f1(h);", "R g@3, R h@11, W a[$1]@1"},
		{"g = h + f1(1);", "R h@5, W g@1"},
		{"g = f1(1) + h;", "R h@13, W g@1"},
		{"f2(g, f1(h));", "R g@4, R h@10"},
		{"g = h ? a[1] : a[2];", "R h@5, R a[1]@9, R a[2]@16, W g@1"},
		{"if (g && h) vf();", "R g@5, R h@10"},
		{"if (!(g || h)) vf();", "R g@7, R h@12"},
		{"while (g) h++;", "R g@8, R h@11, W h@11"},
		{"for (g = 0; g < 3; g++) ;", "W g@6, R g@13, R g@20, W g@20"},
		{"switch (g) { case 1: h = 1; }", "R g@9, W h@22"},
		{"sp->b = 3;", "R sp@1, W sp->b@1"},
		{"s1.c++;", "R s1.c@1, W s1.c@1"},
		{"g = (h = 5);", "W h@6, W g@1"},
		{"g = h = a[0];", "R a[0]@9, W h@5, W g@1"},
		{"vol; vol = 1;", "R vol@1, W vol@6"},
		{"int x = g; x++; g = x;", "R g@9, W g@17"},
		{"int x = 1; p = &x; x++;", "W x@5, W p@12, R x@20, W x@20"},
		{"return; g = 1;", ""},
		{"g = ({ int t = h; t * 2; });", "R h@16, W g@1"},
		{"g = mk(1).arr[h];", "R h@15, W g@1"},
		{"int x[2] = {g, h};", "R g@13, W x[0]@5, R h@16, W x[1]@5"},
		{"struct s *q = &(struct s){.x = g};", "R g@32, W literal.x@16"},
		{"if (0) g = 1;", ""},
		{"if (1 || g) h = 1;", "W h@13"},
		{"g = __builtin_expect(h, 1);", "R h@22, W g@1"},
		{"p[1] = g, h = 2;", "R p@1, R g@8, W p[1]@1, W h@11"},
		{"g = str[1] == 'x';", "R str[1]@5, R str@5, W g@1"},
		{"uc += 300;", "R uc@1, W uc@1"},
		{"int n = g; int v[n]; v[1] = h;", "R g@9, R h@29, W v[1]@22"},
		{"g = a[f1(0)] + a[1];", "R a[$1]@5, R a[1]@16, W g@1"},
		{"g = h, a[3];", "R h@5, W g@1, R a[3]@8"},
		{"do { } while (g);", "R g@15"},
		{"goto l; l: g = 1;", "W g@12"},
		{"g = -h + !a[0];", "R h@6, R a[0]@11, W g@1"},
		{"d = g * 1.5 + fl;", "R g@5, R fl@15, W d@1"},
	}
	for _, tt := range tests {
		p := load(t, prelude+"void test(void) {\n"+tt.body+"\n}")
		if got := accesses(p.Func("test")); got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.body, got, tt.want)
		}
	}
}

// The shape of the graph: no needless steps, conditions as chains of guards, saved operands where a side effect
// comes in between.
func TestGraphs(t *testing.T) {
	tests := []struct{ body, want string }{
		{"if (g && h) vf();", "0: [g] -> 1; 0: [!g] -> 3; 1: [h] -> 2; 1: [!h] -> 3; vf(); return"},
		{"if (!(g || h)) vf();", "0: [g] -> 3; 0: [!g] -> 1; 1: [h] -> 3; 1: [!h] -> 2; vf(); return"},
		{"if (g ? h : a[0]) vf();", "0: [g] -> 1; 0: [!g] -> 2; 1: [h] -> 3; 1: [!h] -> 4; 2: [a[0]] -> 3; 2: [!a[0]] -> 4; vf(); return"},
		{"while (g) { if (h) break; vf(); }", "0: [g] -> 1; 0: [!g] -> 3; 1: [h] -> 3; 1: [!h] -> 2; 2: vf() -> 0; return"},
		{"while (1) { if (g) continue; vf(); }", "0: [g] -> 0; 0: [!g] -> 1; 1: vf() -> 0"},
		{"for (;;) ;", "0: skip -> 0"},
		{"while (g) ;", "0: [g] -> 0; 0: [!g] -> 1; return"},
		{"do vf(); while (0);", "vf(); return"},
		{"do { vf(); if (g) continue; h = 1; } while (f1(2) > h);",
			"vf(); 1: [g] -> 3; 1: [!g] -> 2; h = 1; $1 = f1(2); 4: [$1 > h] -> 0; 4: [!($1 > h)] -> 5; return"},
		{"switch (g) { case 1: vf(); case 2 ... 4: h = 1; break; default: h = 2; }",
			"$1 = g; 1: [$1 == 1] -> 2; 1: [!($1 == 1)] -> 3; 2: vf() -> 5; 3: [$1 >= 2] -> 4; 3: [!($1 >= 2)] -> " +
				"6; 4: [$1 <= 4] -> 5; 4: [!($1 <= 4)] -> 6; 5: h = 1 -> 7; h = 2; return"},
		{"switch (f1(1)) { case 1: for (;;) { case 2: vf(); } }",
			"$1 = f1(1); 1: [$1 == 1] -> 3; 1: [!($1 == 1)] -> 2; 2: [$1 == 2] -> 3; 2: [!($1 == 2)] -> 4; 3: vf() -> 3; return"},
		{"g = h + f1(g);", "$2 = h; $1 = f1(g); g = $2 + $1; return"},
		{"int x = g; g = x + f1(x);", "x = g; $1 = f1(x); g = x + $1; return"},
		{"int x = g; g = x + x++;", "x = g; $2 = x; $1 = x; x = $1 + 1; g = $2 + $1; return"},
		{"f2(g, h++);", "$2 = g; $1 = h; h = $1 + 1; f2($2, $1); return"},
		{"g = f1(1) + f1(2);", "$1 = f1(1); $2 = f1(2); g = $1 + $2; return"},
		{"a[g] = g++;", "$2 = g; $1 = g; g = $1 + 1; a[$2] = $1; return"},
		{"g = h && a[1];", "0: [h] -> 1; 0: [!h] -> 3; 1: [a[1]] -> 2; 1: [!a[1]] -> 3; 2: $1 = 1 -> 4; $1 = 0; g = $1; return"},
		{"g = h || f1(1);", "0: [h] -> 3; 0: [!h] -> 1; $1 = f1(1); 2: [$1] -> 3; 2: [!$1] -> 4; 3: $2 = 1 -> 5; $2 = 0; g = $2; return"},
		{"g = h ?: 4;", "$1 = h; 1: [$1] -> 2; 1: [!$1] -> 3; 2: $2 = $1 -> 4; $2 = 4; g = $2; return"},
		{"int x; { int x; x = 1; } x = 2;", "declare x; declare x; x = 1; x = 2; return"},
		{"again: vf(); if (g) goto again; goto out; vf(); out: h = 1;", "vf(); 1: [g] -> 0; 1: [!g] -> 2; h = 1; return"},
		{"void *l[2] = { &&x, &&y }; goto *l[g]; x: vf(); y: h = 1;",
			"declare l; l[0] = (void *)0x1001; l[1] = (void *)0x1002; $1 = l[g]; 4: [$1 == (void *)0x1001] -> 5; " +
				"4: [!($1 == (void *)0x1001)] -> 6; 5: vf() -> 7; 6: [$1 == (void *)0x1002] -> 7; 6: [!($1 == " +
				"(void *)0x1002)] -> 10; h = 1; return"},
		{"{ __label__ l; if (g) goto l; h = 1; l: vf(); }", "0: [g] -> 2; 0: [!g] -> 1; h = 1; vf(); return"},
		{"bo = g; bo = d; fl = ll; uc = ll;", "bo = (_Bool)g; bo = (_Bool)d; fl = (float)ll; uc = (unsigned char)ll; return"},
		{"ll = g + 1u; d = uc << 2;", "ll = (long long)(((unsigned int)g) + 1); d = (double)(((int)uc) << 2); return"},
		{"g = uc < -1; g = 1u < -1; g = sizeof(int) > g;", "g = ((int)uc) < -1; g = 1; g = 4 > ((unsigned long)g); return"},
		{"int x[4] = {[1] = g};", "declare x; set(&x, 0, 16); x[1] = g; return"},
		{"int x[2] = {1, 2};", "declare x; x[0] = 1; x[1] = 2; return"},
		{"char x[] = \"ab\", y[8] = \"c\";", "declare x; copy(&x, &\"ab\", 3); declare y; set(&y, 0, 8); copy(&y, &\"c\", 2); return"},
		{"for (int i = 0; i < 2; i++) { int x = 1; p = &x; }",
			"i = 0; 1: [i < 2] -> 2; 1: [!(i < 2)] -> 6; declare x; x = 1; p = &x; 5: i = i + 1 -> 1; return"},
	}
	for _, tt := range tests {
		p := load(t, prelude+"void test(void) {\n"+tt.body+"\n}")
		got := strings.Join(actions(p.Func("test")), "; ")
		if got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.body, got, tt.want)
		}
	}
}

func TestErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"int f(void) {\n  return x;\n}", "t.c:2:10: "},
		{"int f(void) { return 1; }\nint f(void) { return 2; }", "t.c:2:5: f is defined twice"},
		{"int x = 1;\nint x = 2;", "t.c:2:5: x is defined twice"},
		{"struct s;\nint f(struct s *p) { return p->a; }", "t.c:2:"},
		{"int f(int a);\nint g(void) {\n return f(1, 2); }", "t.c:3:9: wrong number of arguments"},
		{"void f(int n) {\n struct { char d[n]; int e; } x; }", "t.c:2:26: only the last member of a structure in a function"},
		{"void f(int n) {\n union { char d[n]; int e; } x; }", "t.c:2:15: only the last member of a structure in a function"},
		{"int n;\nstruct t { char d[n]; };", "t.c:2:17: only the last member of a structure in a function"},
		{"void f(int n) {\n struct { int a; char d[n]; } x, y; x = y; }", "t.c:2:41: assignment of a structure with a member"},
		{"void g(int, ...); void f(int n) {\n struct { int a; char d[n]; } x; g(1, x); }", "t.c:2:39: argument is a structure with"},
		{"void f(int n) {\n struct { char d[n]; } x; __auto_type y = x; }", "t.c:2:27: initialiser is a structure with"},
		{"void f(int n) {\n struct t { char d[n]; } x; ((struct t){0}); }", "t.c:2:30: the size of a compound literal"},
		{"#include <nowhere.h>\n", "t.c:1:"},
		{"int f(void) {\n  goto l;\n}", "t.c:2:"},
		{"_Static_assert(sizeof(int) == 3, \"no\");", "t.c:1:"},
		{"int f(void) { if (", "t.c:"},
		{"int x;\n_Complex long z;", "t.c:2:1: complex integers are not supported"},
		{"double x = 1 + 2i;", "t.c:1:16: complex integers are not supported"},
		{"", ""},
	}
	for _, tt := range tests {
		_, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": tt.text}, frontend.Options{})
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%q: %v", tt.text, err)
		case tt.want != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.want)):
			t.Errorf("%q\n got %v\nwant %s…", tt.text, err, tt.want)
		}
	}
	if _, err := frontend.Load(context.Background(), []string{"missing.c"}, frontend.Options{}); err == nil ||
		!strings.HasPrefix(err.Error(), "missing.c: ") {
		t.Errorf("missing file: %v", err)
	}
}

func TestDataModels(t *testing.T) {
	const text = "struct s { char c; long long n; } x; long l; int main(void) { return sizeof(long) + sizeof(void *) + sizeof x; }"
	for model, want := range map[csource.DataModel]string{csource.LP64: "return 32", csource.ILP32: "return 20"} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{DataModel: model})
		if err != nil {
			t.Fatal(err)
		}
		if got := actions(p.Main)[0]; got != want {
			t.Errorf("%s: got %s, want %s", model, got, want)
		}
	}
}

// Reports show what the source says, not the registers of the graph.
func TestSourceText(t *testing.T) {
	p := load(t, prelude+`
struct node { struct node *next; int v, a[4]; } n, *top; struct node *get(int i, struct node *q); int at(void);
_Atomic(struct node *) shared;
void test(int c) {
	get(3, &n)->v = 1; top->next->v += at(); top->a[at()]++; *(&top->a[1] + n.v) = at(); (c ? top : &n)->v = 2;
get(top->v++, top)->next->v = 3; shared->v = 4; (*&top)->next++->v = 5;
}`)
	var got []string
	for _, n := range p.Func("test").Nodes {
		for _, e := range n.Out {
			if a, ok := e.Action.(*cfg.Assign); ok && (a.LHS.Var == nil || a.LHS.Var.Storage != cfg.Temp) {
				got = append(got, a.LHS.Source())
			}
		}
	}
	want := "get(3, &n)->v, top->next->v, top->a[at()], (&top->a[1])[n.v], (… ? … : …)->v, top->v, get(top->v, " +
		"top)->next->v, shared->v, top->next, top->next->v"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
}

// The accesses of a library function that is called through a pointer stand where the program takes its address.
func TestTakenModelPosition(t *testing.T) {
	p := load(t, "#include <string.h>\nint (*compare)(const char *, const char *);\nvoid test(void) { compare =\n strcmp; }")
	body := p.Func("strcmp")
	if body == nil || !body.HasBody() {
		t.Fatal("strcmp has no body")
	}
	for _, n := range body.Nodes {
		for _, e := range n.Out {
			if e.Pos.IsValid() && e.Pos.Line != 4 {
				t.Errorf("%s stands at %s", e.Action, e.Pos)
			}
		}
	}
}

// Ten times as many else branches must not take a hundred times as long: neither the names nor the ends of the
// branches may be walked through once for each of them. The test counts what grows, not the time.
func TestElseIf(t *testing.T) {
	var b strings.Builder
	b.WriteString("int x; void test(int n) {\n")
	const count = 3000
	for i := range count {
		fmt.Fprintf(&b, "if (n == %d) x = %d; else ", i, i)
	}
	b.WriteString("x = -1; x = 7; }")
	p := load(t, b.String())
	edges := 0
	for _, n := range p.Func("test").Nodes {
		edges += len(n.Out)
	}
	if edges > 5*count {
		t.Errorf("%d edges for %d branches", edges, count)
	}
}
