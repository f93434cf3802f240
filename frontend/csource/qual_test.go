package csource_test

import (
	"strings"
	"testing"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// spellQual writes a Qual from the outside in: "A" is an atomic level, "-" another.
func spellQual(q *csource.Qual) string {
	if q == nil {
		return "-"
	}
	s := "-"
	if q.Atomic {
		s = "A"
	}
	if q.Elem != nil {
		s += spellQual(q.Elem)
	}
	return s
}

func TestDeclQual(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"#include <stdatomic.h>\natomic_int x;", "A"},
		{"_Atomic int x;", "A"},
		{"_Atomic(int) x;", "A"},
		{"int _Atomic x;", "A"},
		{"_Atomic(int) *x;", "-A"},
		{"int *_Atomic x;", "A"},
		{"_Atomic int *_Atomic x;", "AA"},
		{"_Atomic int x[3];", "-A"},
		{"_Atomic int x[3][2];", "--A"},
		{"int *_Atomic x[3];", "-A"},
		{"_Atomic(int *) x;", "A"},
		{"_Atomic int *(*x)[2];", "---A"},
		{"typedef _Atomic int T; typedef T U; U *x;", "-A"},
		{"typedef int T; _Atomic T x; ", "A"},
		{"typedef int *T; T _Atomic x;", "A"},
		{"_Atomic struct { int a; } x;", "A"},
		{"_Atomic int z; __typeof__(z) x;", "-"},
		{"_Atomic int z; __typeof__(&z) x;", "-A"},
		{"_Atomic int z; __typeof__(_Atomic int *) x;", "-A"},
		{"_Atomic int z; __auto_type x = &z;", "-A"},
		{"_Atomic int z; int x;", "-"},
		{"_Atomic int y, *x;", "-A"},
		{"const volatile _Atomic(unsigned long) x;", "A"},
		{"_Atomic int *x(void);", "--A"},
	} {
		u := load(t, c.src, csource.Options{})
		if got := spellQual(u.DeclQual(declarator(t, u, "x"))); got != c.want {
			t.Errorf("%s: %s, want %s", c.src, got, c.want)
		}
	}
}

func declarator(t testing.TB, u *csource.Unit, name string) *cc.Declarator {
	t.Helper()
	for _, n := range u.AST.Scope.Nodes[name] {
		if d, ok := n.(*cc.Declarator); ok {
			return d
		}
	}
	t.Fatalf("no declarator %s", name)
	return nil
}

// TestAtomicLvalue checks the left operands of assignments: the last word of the
// line's comment says whether they are atomic.
func TestAtomicLvalue(t *testing.T) {
	const src = `#include <stdatomic.h>
typedef struct node { atomic_int n; int plain; _Atomic(struct node *) next; struct { atomic_bool b[2]; int c; } in; } node;
atomic_int z; int y; _Atomic(int) *p; int *_Atomic q; _Atomic int a[3]; atomic_int m[2][2];
node *head; node heads[2]; _Atomic(node *) top;
atomic_int *get(void); struct node *first(int);
void f(atomic_int *pa, atomic_int arr[], int *pi, node *k) {
	z = 1;                // atomic
	y = 1;                // plain
	*p = 1;               // atomic
	p = 0;                // plain
	q = 0;                // atomic
	*q = 0;               // plain
	a[1] = 2;             // atomic
	*a = 2;               // atomic
	m[1][0] = 3;          // atomic
	*(m[1] + 1) = 3;      // atomic
	0[a] = 1;             // atomic
	head->n = 1;          // atomic
	head->plain = 1;      // plain
	head->next = 0;       // atomic
	head->next->n = 0;    // atomic
	head->in.b[1] = 0;    // atomic
	head->in.c = 0;       // plain
	heads[1].n = 0;       // atomic
	top->plain = 0;       // plain
	top = 0;              // atomic
	*pa = 1;              // atomic
	pa[2] = 1;            // atomic
	arr[2] = 1;           // atomic
	arr = 0;              // plain
	*pi = 1;              // plain
	*get() = 1;           // atomic
	first(1)->n = 1;      // atomic
	first(1)->in.c = 1;   // plain
	(z) = 1;              // atomic
	*&z = 1;              // atomic
	*(&z + 0) = 1;        // atomic
	*(atomic_int *)pi = 1; // atomic
	*(int *)pa = 1;       // plain
	(*(y ? pa : arr)) = 1; // atomic
	*(y, pa) = 1;         // atomic
	*({ pa; }) = 1;       // atomic
	k->n += 2;            // atomic
	{ int z; z = 1; }     // plain
	{ typedef atomic_int T; T w; w = 1; } // atomic
	((atomic_int[2]){1})[0] = 2; // atomic
	*pa++ = 1;            // atomic
	*(pa += 1) = 1;       // atomic
}
`
	u := load(t, src, csource.Options{})
	lines := strings.Split(src, "\n")
	seen := 0
	csource.Walk(u.AST.TranslationUnit, func(n cc.Node) bool {
		a, ok := n.(*cc.AssignmentExpression)
		if !ok || a.UnaryExpression == nil {
			return true
		}
		line := lines[u.Pos(a).Line-1]
		if strings.HasPrefix(strings.TrimSpace(line), "*(pa +=") && u.Pos(a).Column > 2 {
			return true // the assignment inside is to pa itself
		}
		seen++
		want := strings.HasSuffix(line, "atomic")
		if got := u.IsAtomicLvalue(a.UnaryExpression); got != want {
			t.Errorf("%s: atomic = %v", strings.TrimSpace(line), got)
		}
		return true
	})
	if seen != 42 {
		t.Errorf("%d assignments seen, want 42", seen)
	}
}
