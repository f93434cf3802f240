package causes_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/annotest"
	"github.com/mayrun-dev/mayrun/internal/causes"
)

// moving is a program with three causes of races: a lock that is missing, memory that is freed too early, and a
// function that is not known.
const moving = `#include <pthread.h>
#include <stdlib.h>
struct queue { pthread_mutex_t lock; int n; };
int total, seen;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void elsewhere(int *);
static void add(int n) {
	pthread_mutex_lock(&lock);
	total += n;
	pthread_mutex_unlock(&lock);
}
static void *work(void *arg) {
	struct queue *q = arg;
	add(1);
	elsewhere(&seen);
	q->n++;
	return arg;
}
int main(void) {
	pthread_t t;
	struct queue *q = malloc(sizeof *q);
	if (!q)
		return 1;
	pthread_create(&t, 0, work, q);
	total = 7;
	seen++;
	free(q);
	return 0;
}
`

func prints(t *testing.T, name, text string) []string {
	t.Helper()
	var out []string
	for _, f := range causes.Of(analyse(t, name, text, false)) {
		out = append(out, f.Fingerprint)
	}
	slices.Sort(out)
	return out
}

// TestFingerprint: a finding keeps its fingerprint wherever it goes, and a new one has another.
func TestFingerprint(t *testing.T) {
	edit := func(pairs ...string) string { return annotest.Edit(t, moving, pairs...) }
	before := prints(t, "p.c", moving)
	if len(before) != 3 || len(slices.Compact(slices.Clone(before))) != 3 {
		t.Fatalf("got %q, want three findings", before)
	}
	for name, c := range map[string]struct{ file, text string }{
		"the file is renamed":       {"src/other.c", moving},
		"lines come before":         {"p.c", "\n\n/* a licence */\n" + moving},
		"lines come between":        {"p.c", edit("\ttotal += n;", "\n\t// add it\n\ttotal += n;\n")},
		"the text is indented anew": {"p.c", strings.ReplaceAll(moving, "\t", "        ")},
		"lines are put together":    {"p.c", edit("\ttotal = 7;\n\tseen++;\n", "\ttotal = 7; seen++;\n")},
		"brackets move":             {"p.c", edit("int main(void) {", "int main(void)\n{")},
		"blanks go":                 {"p.c", edit("total += n", "total+=n", "total = 7", "total=7")},
		"functions change places": {"p.c",
			edit("static void *work(void *arg) {", "static void *work(void *);\nstatic void *work(void *arg) {")},
		"a function is added":            {"p.c", edit("int main", "int unused(void) { return total; }\nint main")},
		"a variable is added":            {"p.c", edit("int total, seen;", "int before;\nint total, seen;\nint after;")},
		"a member is added":              {"p.c", edit("int n; };", "int n; int m; };")},
		"safe accesses are added":        {"p.c", edit("\tpthread_t t;", "\tpthread_t t;\n\ttotal = 3;")},
		"a comment is changed":           {"p.c", edit("total = 7;", "total = 7; // once")},
		"a function is renamed":          {"p.c", strings.ReplaceAll(moving, "add(", "increase(")},
		"a thread's function is renamed": {"p.c", strings.ReplaceAll(moving, "work", "labour")},
		"a variable is renamed":          {"p.c", edit("struct queue *q = arg;", "struct queue *queue = arg;", "q->n++", "queue->n++")},
		"a parameter is renamed":         {"p.c", edit("add(int n)", "add(int by)", "total += n", "total += by")},
		"an access comes into a macro":   {"p.c", edit("int total,", "#define ADD(x, y) ((x) += (y))\nint total,", "total += n;", "ADD(total, n);")},
		"locks come into macros": {"p.c", edit("int total,", "#define LOCK() pthread_mutex_lock(&lock)\nint total,",
			"\tpthread_mutex_lock(&lock);", "\tLOCK();")},
		"it is formatted as GNU does": {"p.c", edit("static void add(int n) {", "static void\nadd (int n)\n{", "\ttotal += n;", "  total += n;",
			"pthread_create(&t, 0, work, q);", "pthread_create (\n      &t, 0, work,\n      q);")},
		"a statement gets braces":     {"p.c", edit("\ttotal = 7;", "\tdo {\n\t\ttotal = 7;\n\t} while (0);")},
		"a line directive is written": {"p.c", "#line 100 \"gen.y\"\n" + moving},
	} {
		if after := prints(t, c.file, c.text); !slices.Equal(after, before) {
			t.Errorf("%s: got %q, want %q", name, after, before)
		}
	}
	for name, c := range map[string]struct {
		text  string
		fresh int // findings
	}{
		"another variable": {edit("int total, seen;", "int total, seen, late;", "\tadd(1);",
			"\tadd(1);\n\tlate = 1;", "\tseen++;", "\tseen++;\n\tlate++;"), 1},
		"another object is freed": {edit("\tadd(1);", "\tadd(1);\n\tif (hold) *hold = 1;", "int total, seen;",
			"int total, seen, *hold;", "\tpthread_create", "\thold = malloc(4);\n\tpthread_create", "\tfree(q);",
			"\tfree(q);\n\t{ void free2(void); free2(); }", "int main", "void free2(void) { free(hold); }\nint main"), 1},
		"another function unknown": {edit("void elsewhere(int *);", "void elsewhere(int *), nowhere(int *);",
			"int total, seen;", "int total, seen, gone;", "\tadd(1);", "\tadd(1);\n\tnowhere(&gone);", "\tseen++;", "\tseen++;\n\tgone++;"), 1},
	} {
		after := prints(t, "p.c", c.text)
		fresh := 0
		for _, p := range after {
			if !slices.Contains(before, p) {
				fresh++
			}
		}
		if fresh < c.fresh || len(after)-fresh < len(before)-1 {
			t.Errorf("%s: %d new findings, want %d: %q, before %q", name, fresh, c.fresh, after, before)
		}
	}
}

// TestFingerprintBeside: what races as an old finding does, in another function, takes no name that the old one had: a
// suppression of that is not one of this.
func TestFingerprintBeside(t *testing.T) {
	const one = `#include <pthread.h>
#include <stdlib.h>
void *f(void *a) {
	*(int *)a = 1;
	return 0;
}
int main(void) {
	pthread_t t, u;
	int *p = malloc(sizeof *p);
	pthread_create(&t, 0, f, p);
	pthread_create(&u, 0, f, p);
	return 0;
}
`
	two := annotest.Edit(t, one, "void *f(", "void *e(void *a) {\n\t*(int *)a = 1;\n\treturn 0;\n}\nvoid *f(",
		"\tpthread_create(&t, 0, f, p);", "\tint *q = malloc(sizeof *q);\n\tpthread_create(&t, 0, e, q);\n"+
			"\tpthread_create(&u, 0, e, q);\n\tpthread_create(&t, 0, f, p);")
	before, after := prints(t, "p.c", one), prints(t, "p.c", two)
	if len(before) != 1 || len(after) != 2 || after[0] == after[1] || slices.Contains(after, before[0]) {
		t.Errorf("before %q, then %q", before, after)
	}
}
