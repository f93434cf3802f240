package explore

import (
	"context"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/interp"
)

// An openProgram races, or does not, depending on something that its text leaves open.
type openProgram struct {
	global, local, condition string // of two threads that increment x
}

// open has, of each fact that is varied in searches or ends enumerations, programs that depend on it.
var open = map[interp.OpenFact][]openProgram{
	interp.AddressOrder: {{"int a, b;", "", "&a < &b"}, {"int a, b;", "", "&a > &b"},
		{"", "char a; static char b;", "&a > &b"}, {"", "char a; static char b;", "&a < &b"}},
	interp.AddressBits: {{"int a;", "", "(unsigned long)&a & 4"}, {"int a;", "", "!((unsigned long)&a & 4)"},
		{"char a;", "", "(unsigned long)&a & 1"}, {"char a;", "", "!((unsigned long)&a & 1)"},
		{"", "char *p = malloc(4);", "p && !((unsigned long)p >> 36)"}},
	interp.AddressReuse:    {{"", "char *p = malloc(8); if (!p) return 0; free(p); char *q = malloc(8); if (!q) return 0;", "p != q"}},
	interp.AddressNumber:   {{"int a = 1, b;", "", "*(int *)0x10000000 == 1"}},
	interp.AddressPart:     {{"int a, *p = &a;", "", "*(unsigned char *)&p"}},
	interp.ThreadNumber:    {{"", "", "pthread_self() & 1"}, {"", "", "!(pthread_self() & 1)"}},
	interp.LiteralIdentity: {{"", "", `(void *)"a" == (void *)"a"`}},
	interp.ExternContent: {{"extern int elsewhere;", "", "elsewhere"}, {"extern int elsewhere;", "", "!elsewhere"},
		{"#include <errno.h>\n", "", "errno"}},
	interp.Unwritten: {{"", "int u;", "u"}, {"", "int u;", "!u"},
		{"", "int *p = malloc(4); if (!p) return 0;", "*p"}, {"", "struct { char c; int i; } s = { 1, 2 };", "((char *)&s)[1]"}},
	interp.Magnitude:      {{"#include <string.h>\n", "", `strcmp("b", "a") == 1`}, {"#include <ctype.h>\n", "", "isalpha('a') == 1"}},
	interp.SymbolIdentity: {{"extern int a, b;", "", "&a != &b"}},
	interp.LibraryIdentity: {
		{"#include <stdio.h>\n", "void *e = tmpfile(), *d = tmpfile(); if (!e || !d) return 0;", "e != d"},
		{"#include <stdio.h>\n", "void *e = tmpfile(), *d = tmpfile(); if (!e || !d) return 0;", "e == d"}},
	interp.AllocationSize: {{"", "int u; malloc(u & 7);", "1"}},
	interp.Participants:   {{"sem_t s;", "int u; sem_init(&s, 0, u); sem_wait(&s);", "1"}},
	interp.MutexKinds: {{"", "pthread_mutex_t *m = malloc(sizeof *m); if (!m) return 0; pthread_mutex_lock(m);", "1"},
		{"", "pthread_cond_t *c = malloc(sizeof *c); if (!c) return 0; pthread_cond_signal(c);", "1"},
		{"", "pthread_cond_t c; if (pthread_cond_init(&c, 0)) return 0; pthread_cond_destroy(&c); pthread_cond_signal(&c);", "1"}},
	interp.ThreadAttributes: {{"void *none(void *p) { return 0; }",
		"pthread_attr_t a; pthread_t t; pthread_create(&t, &a, none, 0);", "1"}},
	interp.SyncBytes:    {{"pthread_mutex_t m;", "pthread_mutex_lock(&m); int k = *(char *)&m; pthread_mutex_unlock(&m);", "k"}},
	interp.Interrupts:   {{"void none(void) {}", "atexit(none);", "1"}},
	interp.Cancellation: {{"", "pthread_cancel(pthread_self());", "1"}},
	interp.Callbacks:    {{"#include <sys/uio.h>\n", "struct iovec v[1] = { { 0, 0 } }; writev(1, v, 1);", "1"}},
}

// untested are the rows without a program, with the reason.
var untested = map[interp.OpenFact]string{
	interp.SymbolPresence: "tried: see TestWeakSymbols",
	interp.Rounding:       "definite in searches, and never a number in enumerations",
	interp.Inputs:         "chosen", interp.Resources: "chosen", interp.Wakeups: "chosen",
	interp.Annotations:  "they only order",
	interp.Instructions: "whatever is left",
}

func (o openProgram) text() string {
	return o.global + "\nint x; pthread_mutex_t n; void *f(void *arg) { " + o.local + " if (" + o.condition +
		") x++; return 0; } void *g(void *arg) { return f(arg); }\n" + start
}

// TestOpen holds searches and enumerations to the list of what executions settle: no race that depends on it is
// shown, and no program that depends on it is refuted.
func TestOpen(t *testing.T) {
	for f, row := range openFacts {
		f := interp.OpenFact(f)
		if len(open[f]) == 0 && untested[f] == "" {
			t.Errorf("%q: no program depends on it", f)
		}
		for _, o := range open[f] {
			p := load(t, o.text())
			if row.Search == Varied {
				for _, w := range p.Search(context.Background(), Options{MaxActions: 30_000, All: true}).Witnesses {
					if !w.Guessed {
						t.Errorf("%q: the race is shown of %s %s", f, o.local, o.condition)
					}
				}
			}
			switch proof, why := p.Enumerate(context.Background(), Options{MaxActions: 100_000, Syncs: true, Frees: true}); {
			case proof != nil:
				t.Errorf("%q: refuted: %s %s", f, o.local, o.condition)
			case row.Complete == interp.Ended && !strings.Contains(why, f.String()) &&
				!strings.Contains(why, interp.AddressBits.String()):
				t.Errorf("%q: the enumeration of %s %s ended for another reason: %s", f, o.local, o.condition, why)
			}
		}
	}
}

// TestAboveNumbers: an address is above the numbers below 4096, as one without sign, and nothing else is certain of it.
func TestAboveNumbers(t *testing.T) {
	for condition, want := range map[string]string{
		"&a <= (int *)1": "", "(int *)4095 >= &a": "", "&a <= (int *)4096": "order", "&a < (int *)10000": "order",
		"(long)&a < 1": "order", "&a - 1 < (int *)1": "order", "&a < (int *)-1": "order",
	} {
		p := load(t, openProgram{"int a;", "", condition}.text())
		proof, why := p.Enumerate(context.Background(), Options{MaxActions: 100_000, Syncs: true, Frees: true})
		if (proof != nil) != (want == "") || !strings.Contains(why, want) {
			t.Errorf("%s: proved: %v, %q", condition, proof != nil, why)
		}
	}
}

// TestRobust: what does not depend on anything open is shown.
func TestRobust(t *testing.T) {
	for _, o := range []openProgram{{"int a, b;", "", "&a != &b"}, {"int a[2];", "", "&a[0] < &a[1]"},
		{"int a;", "", "!((unsigned long)&a & 3)"}, {"", "char *p = malloc(4);", "!((unsigned long)p & 7)"},
		{"", "int u = 1; int *p = &u;", "*p"}, {"int a;", "", "&a > (int *)1"}, {"#include <string.h>\n", "", `strcmp("b", "a") > 0`},
		{"#include <ctype.h>\n", "", "isalpha('a')"}, {"", "", "pthread_equal(pthread_self(), pthread_self())"},
		{"", "int u, v = u;", "1"}, {"extern int elsewhere;", "int k = elsewhere;", "1"}} {
		r := load(t, o.text()).Search(context.Background(), Options{MaxActions: 100_000})
		if len(r.Witnesses) == 0 || r.Witnesses[0].Guessed {
			t.Errorf("%s %s: no race is shown", o.local, o.condition)
		}
	}
}

// TestWeakSymbols: an enumeration tries programs with and without each weak symbol, which is or is not there in
// the whole execution; searches show the races without those that are not defined, and no others.
func TestWeakSymbols(t *testing.T) {
	const lock, unlock = "if (%) pthread_mutex_lock(&n);", "if (%) pthread_mutex_unlock(&n);"
	for _, c := range []struct {
		symbol, use       string
		body              string
		proved, confirmed bool
	}{
		{"extern void opt(void) __attribute__((weak));", "opt", lock + "x++;" + unlock, false, true},
		{"extern int opt __attribute__((weak));", "&opt", lock + "x++;" + unlock, false, true},
		{"extern void opt(void) __attribute__((weak));", "!opt", lock + "x++;" + unlock, false, false},
		{"extern void opt(void) __attribute__((weak)); void missing(void);", "opt",
			"if (pthread_self() == 0) missing();" + lock + "x++;" + unlock, false, false},
		{"extern void opt(void) __attribute__((weak));", "opt", "if (%) x++;", false, false},
		{"extern void __opt(void) __attribute__((weak));", "__opt", "if (!%) x++;", false, false},
		{"extern void opt(void) __attribute__((weak)); void opt(void) {}", "opt", lock + "x++;" + unlock, true, false},
		{"extern void opt(void) __attribute__((weak));", "opt", lock + "if (%) x++;" + unlock, true, false},
		{"extern int a __attribute__((weak)), b __attribute__((weak));", "&a", "if (&a && !&b) x++;", false, false},
	} {
		text := c.symbol + "\nint x; pthread_mutex_t n; void *f(void *arg) { " +
			strings.ReplaceAll(c.body, "%", c.use) + " return 0; } void *g(void *arg) { return f(arg); }\n" + start
		p := load(t, text)
		if proof, why := p.Enumerate(context.Background(), Options{MaxActions: 100_000}); (proof != nil) != c.proved {
			t.Errorf("%s %s: proved %v, want %v (%s)", c.symbol, c.body, proof != nil, c.proved, why)
		}
		shown := false
		for _, w := range p.Search(context.Background(), Options{MaxActions: 50_000}).Witnesses {
			shown = shown || !w.Guessed
		}
		if shown != c.confirmed {
			t.Errorf("%s %s: a race is shown: %v, want %v", c.symbol, c.body, shown, c.confirmed)
		}
	}
}
