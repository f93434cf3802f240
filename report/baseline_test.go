package report_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/annotest"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// known is a program with four causes of races: a lock that is missing, no lock at all, memory that is freed too
// early, and a function of which nothing is known. Beside them are two functions without races.
const known = `#include <pthread.h>
#include <stdlib.h>
struct queue { pthread_mutex_t lock; int n; };
int total, seen, safe, hits, misses;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void elsewhere(int *);
static void add(int n) {
	pthread_mutex_lock(&lock);
	total += n;
	safe++;
	pthread_mutex_unlock(&lock);
}
static void more(void) {
	pthread_mutex_lock(&lock);
	safe = 2;
	pthread_mutex_unlock(&lock);
}
static void count(int *p) { *p += 2; }
static void *work(void *arg) {
	struct queue *q = arg;
	count(&hits);
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
	count(&hits);
	more();
	free(q);
	return 0;
}
`

func analysed(t *testing.T, name, text string) *race.Report {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{name: text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func document(t *testing.T, r *race.Report, o report.Options) *report.Document {
	t.Helper()
	var out bytes.Buffer
	if err := report.Render(&out, report.JSON, r, o); err != nil {
		t.Fatal(err)
	}
	d, err := report.Read(&out)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestBaseline: what a baseline has is known wherever its code goes, and whatever races beside it is new.
func TestBaseline(t *testing.T) {
	edit := func(pairs ...string) string { return annotest.Edit(t, known, pairs...) }
	all := func(from, to string) string { return strings.ReplaceAll(known, from, to) }
	base := document(t, analysed(t, "p.c", known), report.Options{Limit: 1000})
	if len(base.Findings) != 4 {
		t.Fatalf("%d findings, want 4", len(base.Findings))
	}
	for _, c := range []struct {
		what, file, text string
		fresh, gone      int
	}{
		{"nothing", "p.c", known, 0, 0},
		{"the file is renamed", "q.c", known, 0, 0},
		{"the file is moved", "src/lib/p.c", known, 0, 0},
		{"lines come before", "p.c", "\n\n/* a licence */\n" + known, 0, 0},
		{"lines come between", "p.c", edit("\ttotal += n;", "\n\t// add it\n\ttotal += n;\n"), 0, 0},
		{"the text is indented anew", "p.c", all("\t", "        "), 0, 0},
		{"lines are put together", "p.c", edit("\ttotal = 7;\n\tseen++;\n", "\ttotal = 7; seen++;\n"), 0, 0},
		{"lines are split", "p.c", edit("total += n;", "total\n\t\t+=\n\t\tn;"), 0, 0},
		{"blanks come into expressions", "p.c", edit("q->n++", "q -> n ++"), 0, 0},
		{"brackets move", "p.c", edit("int main(void) {", "int main(void)\n{"), 0, 0},
		{"ends of lines are those of Windows", "p.c", all("\n", "\r\n"), 0, 0},
		{"a line directive is written", "p.c", "#line 100 \"gen.y\"\n" + known, 0, 0},
		{"comments change", "p.c", edit("total = 7;", "total = 7; // once"), 0, 0},
		{"functions change places", "p.c", edit("static void add(int n) {", "static void more(void);\nstatic void add(int n) {",
			"static void more(void) {\n\tpthread_mutex_lock(&lock);\n\tsafe = 2;\n\tpthread_mutex_unlock(&lock);\n}\n", "",
			"\tfree(q);\n\treturn 0;\n}\n", "\tfree(q);\n\treturn 0;\n}\nstatic void more(void) {\n"+
				"\tpthread_mutex_lock(&lock);\n\tsafe = 2;\n\tpthread_mutex_unlock(&lock);\n}\n"), 0, 0},
		{"the function is renamed", "p.c", all("add(", "increase("), 0, 0},
		{"the thread's function is renamed", "p.c", all("work", "labour"), 0, 0},
		{"two functions are renamed", "p.c", strings.ReplaceAll(all("work", "labour"), "add(", "increase("), 0, 0},
		{"a function and the file are renamed", "other.c", all("add(", "increase("), 0, 0},
		{"a renamed function moves", "p.c", "\n\n" + all("add(", "increase("), 0, 0},
		{"a parameter is renamed", "p.c", edit("add(int n)", "add(int by)", "total += n", "total += by"), 0, 0},
		{"a variable is added", "p.c", edit("int total,", "int before; int total,"), 0, 0},
		{"a member is added", "p.c", edit("int n; };", "int n; int m; };"), 0, 0},
		{"safe accesses are added", "p.c", edit("\tpthread_t t;", "\tpthread_t t;\n\ttotal = 3;"), 0, 0},
		{"a function is called by another one", "p.c", edit("\tadd(1);", "\tmore();\n\tadd(1);"), 0, 0},
		{"an access comes into a macro", "p.c", edit("int total,", "#define ADD(x, y) ((x) += (y))\nint total,", "total += n;", "ADD(total, n);"), 0, 0},
		{"a lock comes into macros", "p.c", edit("int total,", "#define LOCK() pthread_mutex_lock(&lock)\n#define UNLOCK() pthread_mutex_unlock(&lock)\nint total,",
			"\tpthread_mutex_lock(&lock);\n\ttotal += n;\n\tsafe++;\n\tpthread_mutex_unlock(&lock);", "\tLOCK();\n\ttotal += n;\n\tsafe++;\n\tUNLOCK();"), 0, 0},
		{"a statement gets braces", "p.c", edit("\ttotal = 7;", "\tdo {\n\t\ttotal = 7;\n\t} while (0);"), 0, 0},
		{"a variable of a function is renamed", "p.c", edit("struct queue *q = arg;", "struct queue *queue = arg;", "q->n++", "queue->n++"), 0, 0},
		{"it is formatted as GNU does", "p.c", edit("static void add(int n) {\n\tpthread_mutex_lock(&lock);\n\ttotal += n;\n\tsafe++;\n\tpthread_mutex_unlock(&lock);\n}\n",
			"static void\nadd (int n)\n{\n  pthread_mutex_lock (&lock);\n  total += n;\n  safe++;\n  pthread_mutex_unlock (&lock);\n}\n\n",
			"pthread_create(&t, 0, work, q);", "pthread_create (\n      &t, 0, work,\n      q);"), 0, 0},
		{"it is included", "p.c", edit("static void count(int *p) { *p += 2; }\n", "#line 7 \"count.h\"\nstatic void count(int *p) { *p += 2; }\n#line 18 \"p.c\"\n"), 0, 0},
		{"parentheses are written", "p.c", edit("total += n;", "(total) += (n);"), 0, 0},
		{"the type is renamed", "p.c", all("struct queue", "struct jobs"), 0, 0},
		{"one is mended", "p.c", edit("\ttotal = 7;", "\tpthread_mutex_lock(&lock);\n\ttotal = 7;\n\tpthread_mutex_unlock(&lock);"), 0, 1},
		{"all are mended", "p.c", edit("work, q);", "work, q);\n\tpthread_join(t, 0);"), 0, 4},

		{"the lock is another one", "p.c", strings.ReplaceAll(strings.ReplaceAll(known, "&lock", "&guard"), "pthread_mutex_t lock =", "pthread_mutex_t guard ="), 1, 1},
		{"another variable races", "p.c", edit("\tadd(1);", "\tadd(1);\n\tlate = 1;", "int total,",
			"int late, total,", "\tseen++;", "\tseen++;\n\tlate++;"), 1, 0},
		{"what was safe races", "p.c", edit("\tsafe = 2;", "\tpthread_mutex_unlock(&lock);\n\tsafe = 2;\n\tpthread_mutex_lock(&lock);"), 1, 0},
		{"one access more, in the same function", "p.c", edit("\ttotal = 7;", "\ttotal = 7;\n\ttotal++;"), 1, 0},
		{"the same access once more", "p.c", edit("\ttotal = 7;", "\ttotal = 7;\n\ttotal = 7;"), 1, 0},
		{"one access more, in another function", "p.c",
			edit("\tsafe = 2;\n\tpthread_mutex_unlock(&lock);", "\tsafe = 2;\n\tpthread_mutex_unlock(&lock);\n\ttotal = 7;"), 1, 0},
		{"one access more, in a new function", "p.c",
			edit("int main", "static void set(void) { total = 7; }\nint main", "\tmore();", "\tmore();\n\tset();"), 1, 0},
		{"a lock is lost", "p.c", edit("\tpthread_mutex_lock(&lock);\n\ttotal += n;", "\ttotal += n;\n\tpthread_mutex_lock(&lock);"), 1, 0},
		{"one is mended, and its like races elsewhere", "p.c",
			edit("\ttotal = 7;", "\tpthread_mutex_lock(&lock);\n\ttotal = 7;\n\tpthread_mutex_unlock(&lock);",
				"\tsafe = 2;\n\tpthread_mutex_unlock(&lock);", "\tsafe = 2;\n\tpthread_mutex_unlock(&lock);\n\ttotal = 7;"), 1, 0},
		{"the same line, on another object", "p.c",
			edit("\tcount(&hits);", "\tcount(&hits);\n\tcount(&misses);", "\tmore();", "\tmore();\n\tcount(&misses);"), 1, 0},
		{"another variable of the function, on the same object", "p.c", edit("\tq->n++;", "\tq->n++;\n\tstruct queue *same = q;\n\tsame->n++;"), 1, 0},
		{"another member", "p.c", edit("int n; };", "int n, m; };", "\tq->n++;", "\tq->n++;\n\tq->m++;"), 1, 0},
		{"a function that was safe takes the place of one that is gone", "p.c",
			edit("static void add(int n) {\n\tpthread_mutex_lock(&lock);\n\ttotal += n;\n\tsafe++;\n\tpthread_mutex_unlock(&lock);\n}\n", "",
				"\tadd(1);", "\tmore();", "\tsafe = 2;", "\tint n = 2;\n\ttotal += n;\n\tsafe = 2;"), 1, 0},
		{"another function that is not known", "p.c",
			edit("void elsewhere(int *);", "void elsewhere(int *), nowhere(int *);", "int total,", "int gone, total,",
				"\tadd(1);", "\tadd(1);\n\tnowhere(&gone);", "\tseen++;", "\tseen++;\n\tgone++;"), 1, 0},
	} {
		t.Run(c.what, func(t *testing.T) {
			r := analysed(t, c.file, c.text)
			o := report.Options{Limit: 1000, Baseline: base, BaselineName: "base.json"}
			d := document(t, r, o)
			if b := d.Baseline; b.New != c.fresh || b.Known+b.New != len(d.Findings) || c.gone > 0 && b.Gone != c.gone {
				var text bytes.Buffer
				o.Verbose = true
				_ = report.Render(&text, report.Text, r, o)
				t.Errorf("%+v, want %d new and %d gone\n%s", *b, c.fresh, c.gone, text.String())
			}
			if n := report.Counting(r, o, race.Possible); n != c.fresh {
				t.Errorf("%d count, want %d", n, c.fresh)
			}
		})
	}
}

// TestBaselineGrade: a finding that the baseline has counts if it is surer now than was asked about then.
func TestBaselineGrade(t *testing.T) {
	r := analysed(t, "p.c", known)
	base := document(t, r, report.Options{})
	surer := 0
	for i := range r.Races {
		if r.Races[i].Confidence == race.Likely {
			r.Races[i].Confidence = race.Confirmed
			surer++
		}
	}
	o := report.Options{Baseline: base}
	if n := report.Counting(r, o, race.Confirmed); n == 0 || surer == 0 {
		t.Errorf("%d of %d races that are confirmed now count where confirmed ones do", n, surer)
	}
	if n := report.Counting(r, o, race.Likely); n != 0 {
		t.Errorf("%d races count that were likely where likely ones do", n)
	}
}

// TestBaselineOfAnything: a baseline that says nothing knows nothing, and one that was cut does not know more.
func TestBaselineOfAnything(t *testing.T) {
	r := analysed(t, "p.c", known)
	for name, d := range map[string]*report.Document{
		"empty":              {},
		"without accesses":   {Findings: []report.Finding{{Grade: race.Likely}, {Parts: []report.Part{{}}}}},
		"cut":                document(t, r, report.Options{Limit: 1}),
		"of another program": document(t, analysed(t, "q.c", strings.ReplaceAll(known, "total", "sum")), report.Options{}),
		"of names of anybody": {Functions: []string{"", "x"},
			Findings: []report.Finding{{Parts: []report.Part{{Function: "x", Names: []string{"", "-2"}}}}}},
	} {
		if n := report.Counting(r, report.Options{Baseline: d}, race.Possible); n == 0 {
			t.Errorf("%s: everything is known", name)
		}
	}
}

// FuzzBaseline compares a report with any baseline: each format is printed, and every finding is there, new or not.
func FuzzBaseline(f *testing.F) {
	p, err := frontend.LoadSource(f.Context(), map[string]string{"p.c": known}, frontend.Options{})
	if err != nil {
		f.Fatal(err)
	}
	r, err := mayrun.Analyze(f.Context(), p, mayrun.Config{ProveOnly: true})
	if err != nil {
		f.Fatal(err)
	}
	render := func(t testing.TB, format report.Format, o report.Options) []byte {
		var out bytes.Buffer
		if err := report.Render(&out, format, r, o); err != nil {
			t.Fatal(format, err)
		}
		return out.Bytes()
	}
	seed := render(f, report.JSON, report.Options{})
	all, err := report.Read(bytes.NewReader(seed))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(seed)
	f.Add(bytes.ReplaceAll(seed, []byte(`"findings"`), []byte(`"found"`)))
	f.Add([]byte(`{"tool":"mayrun","verdict":"unknown","findings":[{},{"fingerprint":"x","parts":[{}]}],"functions":[""]}`))
	f.Add([]byte(strings.Repeat("[", 100_000)))
	f.Fuzz(func(t *testing.T, data []byte) {
		limittest.Within(t, limittest.Limits, func(context.Context) {
			d, err := report.Read(bytes.NewReader(data))
			if err != nil {
				return
			}
			for _, format := range report.Formats() {
				out := render(t, format, report.Options{Baseline: d, BaselineName: "base.json"})
				if format != report.JSON {
					continue
				}
				got, err := report.Read(bytes.NewReader(out))
				if err != nil {
					t.Fatal(err)
				}
				if b := got.Baseline; b == nil || b.New+b.Known != len(all.Findings) || len(got.Findings) != len(all.Findings) {
					t.Errorf("%d findings, of which %+v are new and known; without a baseline %d", len(got.Findings), b, len(all.Findings))
				}
			}
		})
	})
}
