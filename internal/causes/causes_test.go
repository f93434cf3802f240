package causes_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

func analyse(t *testing.T, name, text string, budget bool) *race.Report {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{name: text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: !budget})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lines are findings as the tests write them: grade and title, the places of the sides, why, and what would
// mend it.
func lines(r *race.Report) (out []string) {
	for _, f := range causes.Of(r) {
		out = append(out, fmt.Sprintf("%s %s", f.Grade, f.Title()))
		if len(f.Also) > 0 {
			out = append(out, "also "+strings.Join(f.Also, ", "))
		}
		var sides []string
		for _, s := range f.Sides {
			sides = append(sides, fmt.Sprint(s.Pos.Line))
		}
		out = append(out, "at "+strings.Join(sides, ", "), "why: "+f.Why)
		if f.Fix != "" {
			out = append(out, "fix: "+f.Fix)
		}
	}
	return out
}

// TestExamples: what is said of the examples is what their authors know to be wrong with them.
func TestExamples(t *testing.T) {
	for name, want := range map[string][]string{
		"bank": {"confirmed race on balance", "at 21, 13",
			"why: `lock` is held at bank.c:13, but not at bank.c:21 (its function takes the lock only below, at bank.c:22)",
			"fix: hold `lock` at bank.c:21, too"},
		"cache": {"confirmed race on hits", "at 16, 16", "why: both hold `lock`, but as readers, which does not keep them apart",
			"fix: hold it for writing at cache.c:16"},
		"lazy": {"confirmed race on ready", "also size", "at 12, 8",
			"why: `lock` is held at lazy.c:12, but not at lazy.c:8 (its function takes the lock only below, at lazy.c:9)",
			"fix: hold `lock` at lazy.c:8, too"},
		"queue": {"confirmed race on count", "at 29, 13",
			"why: `lock` is held at queue.c:29, but not at queue.c:13 (its function takes the lock only below, at queue.c:15)",
			"fix: hold `lock` at queue.c:13, too"},
		"results": {"confirmed race on high.sum", "at 10, 20",
			"why: they hold no lock, and `add` may still run when main comes to results.c:20: it is joined later, at results.c:21",
			"fix: do that behind the join at results.c:21"},
		"pool": {"confirmed race on stop", "at 55, 36", "why: `lock` is held at pool.c:36, but not at pool.c:55",
			"fix: hold `lock` at pool.c:55, too"},
	} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("..", "..", "examples", "c", name, name+".c"))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, lines(analyse(t, name+".c", string(text), true))); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// TestReasons has a small program for each kind of cause.
func TestReasons(t *testing.T) {
	const head = "#include <pthread.h>\n#include <stdlib.h>\n#include <stdatomic.h>\n" +
		"pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;\n"
	const start = "int main(void) {\n\tpthread_t t;\n\tpthread_create(&t, 0, f, 0);\n"
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"two locks": {
			"int x;\nvoid *f(void *a) {\n\tpthread_mutex_lock(&n); x = 1; pthread_mutex_unlock(&n);\n\treturn a;\n}\n" + start +
				"\tpthread_mutex_lock(&m); x = 2; pthread_mutex_unlock(&m);\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 7, 13", "why: no lock is common: p.c:7 holds `n`, p.c:13 holds `m`",
				"fix: hold the same lock at both"},
		},
		"most hold the lock": {
			"int x;\nvoid *f(void *a) {\n\tpthread_mutex_lock(&m);\n\tx = 1;\n\tx = 2;\n\tx = 3;\n" +
				"\tpthread_mutex_unlock(&m);\n\treturn a;\n}\n" + start +
				"\tx = 4;\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 17, 8", "why: 3 of the 4 places that race hold `m`, p.c:17 does not",
				"fix: hold `m` at p.c:17, too"},
		},
		"all writes hold the lock": {
			"int x;\nvoid *f(void *a) {\n\tpthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);\n\treturn a;\n}\n" + start +
				"\tint y = x;\n\ty += x;\n\treturn y;\n}\n",
			[]string{"likely race on x", "at 7, 13",
				"why: every write that races holds `m`, but the reads at p.c:13 and 1 more place do not; " +
					"nothing shows that `f` has ended when main comes to p.c:13: nothing joins it",
				"fix: hold `m` at p.c:13, too, or wait for `f` (join it) before p.c:13"},
		},
		"released too early": {
			"int x;\nvoid *f(void *a) {\n\tpthread_mutex_lock(&m);\n\tx++;\n\tpthread_mutex_unlock(&m);\n\tx++;\n\treturn a;\n}\n" + start +
				"\tf(0);\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 10, 8",
				"why: `m` is held at p.c:8, but not at p.c:10 (its function releases the lock above, at p.c:9)",
				"fix: hold `m` at p.c:10, too"},
		},
		"written in the loop that creates": {
			"int x;\nvoid *f(void *a) {\n\treturn x ? a : 0;\n}\nint main(void) {\n\tpthread_t t;\n\tfor (int i = 0; i < 100; i++) {\n" +
				"\t\tx = i;\n\t\tpthread_create(&t, 0, f, 0);\n\t}\n\tpthread_join(t, 0);\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 12, 7",
				"why: they hold no lock, and a thread `f` that is created at p.c:13 may run when main comes to p.c:12",
				"fix: hold one lock at both, or make the accesses atomic"},
		},
		"one of several locks": {
			"int x;\npthread_mutex_t ms[50];\npthread_cond_t c;\nvoid *f(void *a) {\n\tint i = rand() % 50;\n" +
				"\tpthread_mutex_lock(&ms[i]);\n" +
				"\tpthread_cond_wait(&c, &ms[i]);\n\tx = 1;\n\tpthread_mutex_unlock(&ms[i]);\n\treturn a;\n}\n" + start + "\treturn x;\n}\n",
			[]string{"likely race on x", "at 12, 19",
				"why: `ms[i]` is taken above p.c:12, at p.c:11, but no lock is known to be held at p.c:19",
				"fix: hold the same lock at p.c:19, too"},
		},
		"a lock in a structure": {
			"struct q { pthread_mutex_t guard; int n; } *q;\nvoid *f(void *a) {\n\tstruct q *p = a;\n" +
				"\tpthread_mutex_lock(&p->guard);\n\tp->n++;\n" +
				"\tpthread_mutex_unlock(&p->guard);\n\treturn a;\n}\nint main(void) {\n\tpthread_t t;\n" +
				"\tif (!(q = malloc(sizeof *q)))\n\t\treturn 1;\n" +
				"\tpthread_mutex_init(&q->guard, 0);\n\tq->n = 0;\n\tpthread_create(&t, 0, f, q);\n\treturn q->n;\n}\n",
			[]string{"likely race on p->n (allocated at p.c:15)", "at 9, 20",
				"why: `p->guard` is held at p.c:9, but not at p.c:20; nothing shows that `f` has ended when main comes to p.c:20: nothing joins it",
				"fix: hold `p->guard` at p.c:20, too, or wait for `f` (join it) before p.c:20"},
		},
		"a handler of signals": {
			"#include <signal.h>\nvolatile sig_atomic_t x;\nvoid f(int s) {\n\tx = s;\n}\nvoid *g(void *a) {\n" +
				"\treturn x ? a : 0;\n}\nint main(void) {\n\tpthread_t t;\n" +
				"\tsignal(SIGINT, f);\n\tpthread_create(&t, 0, g, 0);\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 8, 11",
				"why: the handler `f` may run at any time, in any thread that does not block the signal",
				"fix: let handlers of signals touch lock-free atomic objects only"},
		},
		"a handler and the main thread": {
			"#include <signal.h>\nvolatile sig_atomic_t x;\nvoid f(int s) {\n\tx = s;\n}\nvoid *g(void *a) {\n" +
				"\treturn a;\n}\nint main(void) {\n\tpthread_t t;\n" +
				"\tsignal(SIGINT, f);\n\tpthread_create(&t, 0, g, 0);\n\treturn x;\n}\n",
			[]string{"possible race on x", "at 8, 17",
				"why: the handler `f` may run at any time, in any thread that does not block the signal",
				"fix: let handlers of signals touch lock-free atomic objects only"},
		},
		"one side is atomic": {
			"_Atomic int x;\nvoid *f(void *a) {\n\tx = 1;\n\treturn a;\n}\n" + start + "\treturn *(int *)&x;\n}\n",
			[]string{"likely race on x", "at 7, 13", "why: it is atomic at p.c:7, but not at p.c:13",
				"fix: make the access at p.c:13 atomic, too"},
		},
		"members of one structure": {
			"struct { int a, b, c; } s;\nvoid *f(void *p) {\n\ts.a = s.b = s.c = 1;\n\treturn p;\n}\n" + start +
				"\treturn s.a + s.b + s.c;\n}\n",
			[]string{"likely race on s.a", "also s.b, s.c", "at 7, 13",
				"why: they hold no lock, and nothing shows that `f` has ended when main comes to p.c:13: nothing joins it",
				"fix: wait for `f` (join it) before p.c:13, or hold one lock at both, or make the accesses atomic"},
		},
		"elements": {
			"int x[50], k;\nvoid *f(void *a) {\n\tint i = k % 50;\n\tx[i] = 1;\n\treturn a;\n}\n" +
				"int main(int argc, char **argv) {\n\tpthread_t t, u;\n\tk = argc;\n\tpthread_create(&t, 0, f, 0);\n\tpthread_create(&u, 0, f, 0);\n\treturn 0;\n}\n",
			[]string{"possible race on x[*]", "at 8, 8",
				"why: they hold no lock, and nothing shows that `x[i]` is another element in each thread",
				"fix: give each thread elements of its own, or hold a lock there"},
		},
		"one object for two threads": {
			"struct r { int n; } r;\nvoid *f(void *a) {\n\tstruct r *p = a;\n\tp->n = 1;\n\treturn a;\n}\n" +
				"int main(void) {\n\tpthread_t t, u;\n\tpthread_create(&t, 0, f, &r);\n\tpthread_create(&u, 0, f, &r);\n\treturn 0;\n}\n",
			[]string{"likely race on r.n", "at 8, 8", "why: they hold no lock",
				"fix: give each thread an object of its own, or hold a lock there"},
		},
		"a variable of the loop that creates": {
			"void *f(void *a) {\n\treturn *(int *)a ? a : 0;\n}\nint main(void) {\n\tpthread_t t;\n\tint i;\n" +
				"\tfor (i = 0; i < 100; i++)\n\t\tpthread_create(&t, 0, f, &i);\n\treturn 0;\n}\n",
			[]string{"likely race on i", "at 11, 6",
				"why: they hold no lock, and a thread `f` that is created at p.c:12 may run when main comes to p.c:11",
				"fix: give each thread an object of its own, or hold one lock at both"},
		},
		"one side waits for others": {
			"_Atomic int go;\nint x;\nvoid *f(void *a) {\n\twhile (!go)\n\t\t;\n\tx = 1;\n\treturn a;\n}\n" + start + "\tgo = 1;\n\tx = 2;\n\treturn 0;\n}\n",
			[]string{"possible race on x", "at 10, 17", "why: they hold no lock, and nothing shows that `f` has ended when main comes to p.c:17: " +
				"nothing joins it; before `f` comes to p.c:10, it reads atomically at p.c:8, which may order them",
				"fix: wait for `f` (join it) before p.c:17, or hold one lock at both, or make the accesses atomic"},
		},
		"both wait for others": {
			"_Atomic int go;\nint x;\nvoid *f(void *a) {\n\twhile (!go)\n\t\t;\n\tx = 1;\n\treturn a;\n}\n" +
				"int main(void) {\n\tpthread_t t, u;\n\tpthread_create(&t, 0, f, 0);\n\tpthread_create(&u, 0, f, 0);\n\tgo = 1;\n\treturn 0;\n}\n",
			[]string{"possible race on x", "at 10, 10",
				"why: they hold no lock; each of them reads atomically at p.c:8 before, which may order them",
				"fix: hold a lock there, or make the access atomic"},
		},
		"one of many threads": {
			"int x, id[9];\nvoid *f(void *a) {\n\tif (*(int *)a == 0)\n\t\tx++;\n\treturn a;\n}\n" +
				"int main(int argc, char **argv) {\n\tpthread_t t;\n\tfor (int i = 0; i < argc; i++) {\n\t\tid[i % 9] = i;\n" +
				"\t\tpthread_create(&t, 0, f, &id[i % 9]);\n\t}\n\treturn 0;\n}\n",
			[]string{"possible race on id[*]", "at 14, 7",
				"why: they hold no lock, and a thread `f` that is created at p.c:15 may run when main comes to p.c:14",
				"fix: give each thread an object of its own, or hold one lock at both",
				"possible race on x", "at 8, 8", "why: they hold no lock; each of them is chosen at p.c:7 by what it was given, " +
					"which may be true of one thread only",
				"fix: hold a lock there, or make the access atomic"},
		},
		"a barrier is missing": {
			"pthread_barrier_t b;\nint x;\nvoid *f(void *a) {\n\tpthread_barrier_wait(&b);\n\tx++;\n\treturn a;\n}\n" +
				"int main(void) {\n\tpthread_t t, u;\n\tpthread_barrier_init(&b, 0, 2);\n\tpthread_create(&t, 0, f, 0);\n" +
				"\tpthread_create(&u, 0, f, 0);\n\treturn 0;\n}\n",
			[]string{"likely race on x", "at 9, 9",
				"why: they hold no lock, and nothing shows that the threads meet at a barrier between the two",
				"fix: let them meet at a barrier between the two, or hold a lock there"},
		},
		"a thread that is meant to run on": {
			"int x;\nvoid *f(void *a) {\n\tx = 1;\n\treturn a;\n}\nvoid begin(void) {\n\tpthread_t t;\n\tpthread_create(&t, 0, f, 0);\n}\n" +
				"int main(void) {\n\tbegin();\n\treturn x;\n}\n",
			[]string{"likely race on x", "at 7, 16",
				"why: they hold no lock, and nothing shows that `f` has ended when main comes to p.c:16: nothing joins it",
				"fix: do that when `f` has been joined, or hold one lock at both, or make the accesses atomic"},
		},
		"a semaphore is missing": {
			"#include <semaphore.h>\nsem_t s;\nint x;\nvoid *f(void *a) {\n\tsem_post(&s);\n\tx = 1;\n\treturn a;\n}\n" +
				"int main(void) {\n\tpthread_t t;\n\tsem_init(&s, 0, 0);\n\tpthread_create(&t, 0, f, 0);\n\tsem_wait(&s);\n\treturn x;\n}\n",
			[]string{"likely race on x", "at 10, 18",
				"why: they hold no lock, and nothing shows that the semaphores which their threads use order them",
				"fix: post a semaphore behind the one and wait for it before the other, or hold one lock at both"},
		},
		"a lock that others release": {
			"int x;\nvoid *g(void *a) {\n\tpthread_mutex_unlock(&m);\n\treturn a;\n}\n" +
				"void *f(void *a) {\n\tpthread_mutex_lock(&m);\n\tx++;\n\tpthread_mutex_unlock(&m);\n\treturn a;\n}\n" +
				"int main(void) {\n\tpthread_t t, u, v;\n\tpthread_create(&t, 0, f, 0);\n\tpthread_create(&u, 0, f, 0);\n" +
				"\tpthread_create(&v, 0, g, 0);\n\treturn 0;\n}\n",
			[]string{"possible race on x", "at 12, 12", "why: both hold {m}, but who does not hold it may release it, or make it anew",
				"fix: release it only where it is held, and make it once, before there are threads"},
		},
		"the lock of another object": {
			"struct s { pthread_mutex_t lock; int n; } s[20];\nint k;\nvoid *f(void *a) {\n\tstruct s *from = s + k % 20, *to = s + k / 2 % 20;\n" +
				"\tpthread_mutex_lock(&from->lock);\n\tto->n++;\n\tpthread_mutex_unlock(&from->lock);\n\treturn a;\n}\n" +
				"int main(int argc, char **argv) {\n\tpthread_t t, u;\n\tk = argc;\n\tpthread_create(&t, 0, f, 0);\n\tpthread_create(&u, 0, f, 0);\n\treturn 0;\n}\n",
			[]string{"possible race on s[*].n", "at 10, 10",
				"why: `from->lock` is taken above, at p.c:9, but `to->n` is not known to be beside that lock: `to->lock` may be another one",
				"fix: hold `to->lock` at p.c:10"},
		},
		"read under no lock before the join": {
			"int x;\nvoid *f(void *a) {\n\tpthread_mutex_lock(&m);\n\tx++;\n\tpthread_mutex_unlock(&m);\n\treturn a;\n}\n" + start +
				"\tint y = x;\n\tpthread_join(t, 0);\n\treturn y;\n}\n",
			[]string{"likely race on x", "at 8, 15", "why: `m` is held at p.c:8, but not at p.c:15; `f` may still run when main comes to p.c:15: " +
				"it is joined later, at p.c:16", "fix: hold `m` at p.c:15, too, or do that behind the join at p.c:16"},
		},
		"a join that does not wait for all": {
			"int x;\nvoid *f(void *a) {\n\treturn x ? a : 0;\n}\nint main(void) {\n\tpthread_t t;\n" +
				"\tfor (int i = 0; i < 100; i++)\n\t\tpthread_create(&t, 0, f, 0);\n\tpthread_join(t, 0);\n\tx = 1;\n\treturn 0;\n}\n",
			[]string{"possible race on x", "at 14, 7", "why: they hold no lock, and nothing shows that `f` has ended when main comes to p.c:14: " +
				"the join at p.c:13 is not known to wait for that thread",
				"fix: hold one lock at both, or make the accesses atomic"},
		},
		"used after it is handed to who frees it": {
			"void *f(void *a) {\n\tfree(a);\n\treturn 0;\n}\nint main(void) {\n\tpthread_t t;\n\tint *p = calloc(1, 4);\n" +
				"\tpthread_create(&t, 0, f, p);\n\treturn *p;\n}\n",
			[]string{"possible race on the memory from calloc at p.c:11, which may be freed while it is in use", "at 6, 13",
				"why: main uses it at p.c:13, after it has created `f` at p.c:12, which ends it at p.c:6",
				"fix: use it before `f` is created, or end it when `f` has been joined"},
		},
		"what the library keeps": {
			"void *f(void *a) {\n\treturn rand() ? a : 0;\n}\n" + start + "\treturn rand();\n}\n",
			[]string{"possible race on <rand>, which the library keeps", "at 11, 6", "why: they hold no lock, and nothing shows that `f` has ended " +
				"when main comes to p.c:11: nothing joins it",
				"fix: hold one lock at both calls, or use a function that is safe in threads, such as one whose name ends in _r"},
		},
		"freed too early": {
			"int *p;\nvoid *f(void *a) {\n\treturn *p ? a : 0;\n}\nint main(void) {\n\tpthread_t t;\n" +
				"\tif (!(p = calloc(1, 4)))\n\t\treturn 1;\n" +
				"\tpthread_create(&t, 0, f, 0);\n\tfree(p);\n\treturn 0;\n}\n",
			[]string{"possible race on the memory from calloc at p.c:11, which may be freed while it is in use", "at 14, 7",
				"why: main ends it at p.c:14, and nothing shows that `f` has ended by then: nothing joins it",
				"fix: wait for `f` (join it) before p.c:14"},
		},
		"destroyed too early": {
			"void *f(void *a) {\n\tpthread_mutex_lock(&m); pthread_mutex_unlock(&m);\n\treturn a;\n}\n" + start +
				"\tpthread_mutex_destroy(&m);\n\treturn 0;\n}\n",
			[]string{"likely race on m, which may be destroyed while it is in use", "at 12, 6",
				"why: main comes to `destroy mutex(&m)` at p.c:12, and nothing shows that `f` has ended by then: nothing joins it",
				"fix: wait for `f` (join it) before p.c:12"},
		},
		"a function that is not known": {
			"int x, y;\nvoid work(int *, int *);\nvoid *f(void *a) {\n\twork(&x, &y);\n\treturn a;\n}\n" + start + "\treturn x + y;\n}\n",
			[]string{"possible race of work, of which nothing is known, on 2 objects", "at 8, 14",
				"why: `work` has neither a body nor a model: it may access whatever its arguments lead to",
				"fix: say in a model file what `work` does (--model FILE; mayrun models suggest writes one to begin with)"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, lines(analyse(t, "p.c", head+c.text, false))); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// TestWitness: the pair that an execution shows is the one that is shown, and nothing else is confirmed by it.
func TestWitness(t *testing.T) {
	at := func(line int) cfg.Pos { return cfg.Pos{File: "p.c", Line: line, Column: 1} }
	access := func(line int, k race.AccessKind, text string) race.Access {
		return race.Access{Pos: at(line), Kind: k, Text: text, Thread: "t", By: race.Thread{Unique: true}}
	}
	r := &race.Report{Races: []race.Finding{{
		Location: "s", Confidence: race.Confirmed,
		Accesses: []race.Access{access(1, race.Write, "s.a"), access(2, race.Read, "s.a"),
			access(3, race.Write, "p->b"), access(4, race.Read, "q->b")},
		Pairs:   [][2]int{{0, 1}, {2, 3}},
		Witness: &race.Witness{First: race.Side{Pos: at(4), Operation: "read"}, Second: race.Side{Pos: at(3), Operation: "write"}},
	}}}
	fs := causes.Of(r)
	if len(fs) != 1 || fs[0].Name != "s.b" || fs[0].Grade != race.Confirmed || fs[0].Sides[0].Pos.Line != 3 || fs[0].Sides[1].Pos.Line != 4 ||
		!slices.Equal(fs[0].Also, []string{"s.a"}) {
		t.Errorf("got %+v", fs)
	}
	r.Races[0].Accesses[0].Thread, r.Races[0].Accesses[0].Locks = "other", []race.Lock{{Name: "m"}}
	if fs = causes.Of(r); len(fs) != 2 || fs[0].Name != "s.b" || fs[1].Name != "s.a" || fs[1].Grade != race.Possible {
		t.Errorf("with another reason: got %+v", fs)
	}
}

// TestComplete: every race has part in a finding that is as sure as the race is, whatever the report says of
// it.
func TestComplete(t *testing.T) {
	for i, f := range []race.Finding{
		{Accesses: []race.Access{{Kind: race.Write}}},
		{Accesses: []race.Access{{Kind: race.Write}, {Kind: race.Free}}, Pairs: [][2]int{{0, 7}, {-1, 0}, {0, 1}}},
		{Accesses: []race.Access{{Kind: race.Write}}, Pairs: [][2]int{{0, 7}}},
		{Accesses: []race.Access{{Kind: race.Write, External: "f"}, {Kind: race.Read, Unknown: true}}, Pairs: [][2]int{{0, 1}}},
		{Accesses: []race.Access{{Kind: race.Write}, {Kind: race.Read, Unknown: true}}, Pairs: [][2]int{{0, 1}},
			Object: race.Object{Unknown: true}},
		{Accesses: []race.Access{{Kind: race.Write, Sync: true},
			{Kind: race.Write, By: race.Thread{Others: []race.Start{{}}}}}, Pairs: [][2]int{{0, 1}}},
	} {
		for _, c := range []race.Confidence{race.Possible, race.Likely, race.Confirmed} {
			f.Confidence = c
			fs := causes.Of(&race.Report{Races: []race.Finding{{Confidence: race.Possible, Accesses: []race.Access{{}}}, f}})
			if !slices.ContainsFunc(fs, func(x causes.Finding) bool { return slices.Contains(x.Races, 1) && x.Grade == c && len(x.Sides) > 0 }) {
				t.Errorf("race %d, %s, is lost: %+v", i, c, fs)
			}
		}
	}
	if fs := causes.Of(&race.Report{Races: []race.Finding{{}}}); len(fs) != 0 {
		t.Errorf("a race without accesses: %+v", fs)
	}
}
