package models_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/race"
)

// Two results of a library function may be equal, and may differ, for each function of the bundled headers that
// returns a pointer: or testdata/identity.txt says why not. There the word "same" stands before functions whose
// results for the same arguments are never different, "other" before those whose results are never equal, and
// the reason. Whatever is listed and not so is an error, too.
func TestIdentity(t *testing.T) {
	protos := prototypes(t)
	headers := including(t, protos)
	list := identities(t)
	var all []prototype
	for _, p := range protos {
		if m := models.Builtin().Lookup(p.name); p.pointer && m != nil && !m.NoReturn && !(probe{fn: &p}).wild() {
			all = append(all, p)
		}
	}
	if len(all) < 120 {
		t.Fatalf("only %d functions", len(all))
	}
	for _, p := range all {
		equal, differ := comparison(t, headers, p)
		for kind, may := range map[string]bool{"other": equal, "same": differ} {
			switch key := kind + " " + p.name; {
			case may && list[key]:
				t.Errorf("%s is listed as %q, and is not", p.name, kind)
			case !may && !list[key]:
				t.Errorf("%s: two results are always %q: testdata/identity.txt does not say why", p.name, kind)
			}
			delete(list, kind+" "+p.name)
		}
	}
	for key := range list {
		t.Errorf("%s is listed for no reason", key)
	}
}

// comparison tells whether two results of a function may be equal, and whether they may differ.
func comparison(t *testing.T, headers func(string) string, fn prototype) (equal, differ bool) {
	t.Helper()
	p := probe{fn: &fn, param: -1}
	r := analysed(t, fmt.Sprintf(`%s
long __VERIFIER_nondet_long(void);
#define n __VERIFIER_nondet_long
int equal, differ; static char d[512] __attribute__((aligned(16)));
%s
static void *calls(void *arg)
{
	__builtin_va_list l; void *p = (void *)%[3]s, *q = (void *)%[3]s;
	if (p && q && p != (void *)-1 && q != (void *)-1) { if (p == q) equal = 1; else differ = 1; }
	return 0;
}
int main() { pthread_t t; pthread_create(&t, 0, calls, 0); equal = differ = 2; return 0; }
`, headers(fn.name+"("), p.callback(0), p.expr(0)), mayrun.Config{ProveOnly: true})
	for _, race := range r.Races {
		equal, differ = equal || race.Location == "equal", differ || race.Location == "differ"
	}
	return equal, differ
}

func analysed(t *testing.T, text string, c mayrun.Config) *race.Report {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, c)
	if err != nil || r.Incomplete != "" {
		t.Fatal(err, r.Incomplete)
	}
	return r
}

// identities reads the list: of each line, the functions before the colon.
func identities(t *testing.T) map[string]bool {
	data, err := os.ReadFile("testdata/identity.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			continue
		}
		before, reason, ok := strings.Cut(line, ": ")
		names := strings.Fields(before)
		if !ok || len(names) < 2 || strings.TrimSpace(reason) == "" {
			t.Fatalf("%q has no reason", line)
		}
		for _, n := range names[1:] {
			list[names[0]+" "+n] = true
		}
	}
	return list
}

// A race that rests on how a library names or shares its objects is reported, and no execution shows it.
func TestUnshown(t *testing.T) {
	if testing.Short() {
		t.Skip("searches executions")
	}
	for _, c := range []struct{ one, other string }{
		{"getgrnam(\"a\")", "getgrgid(0)"}, {"gethostbyname(\"a\")", "getprotobyname(\"b\")"}, {"strerror(1)", "strsignal(1)"},
		{"putc_unlocked(1, stdout)", "putc_unlocked(1, stderr)"}, {"getlogin()", "ttyname(0)"},
		{"flockfile(stdout), x = 1, funlockfile(stdout)", "flockfile(stdout), x = 2, funlockfile(stdout)"},
		{"p = tmpfile(), q = tmpfile(), p && p == q ? x = 1 : 0", "x = 2"},
		{"p = sem_open(\"a\", O_CREAT, 0600, 0), p && !sem_trywait(p) ? x = 1 : 0", "x = 2"},
		{"(p = getenv(\"A\")) && *(char *)p ? x = 1 : 0", "environ = v, x = 2"},
	} {
		text := "#define _GNU_SOURCE\n#include <fcntl.h>\n#include <grp.h>\n#include <netdb.h>\n" +
			"#include <pthread.h>\n#include <semaphore.h>\n" +
			"#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\nint x; void *p, *q; char *v[2];\n" +
			"void *run(void *a) { " + c.one + "; return a; }\n" +
			"int main(void) { pthread_t t; pthread_create(&t, 0, run, 0); " + c.other + "; pthread_join(t, 0); }\n"
		r := analysed(t, text, mayrun.Config{ConfirmBudget: time.Second / 10})
		for _, found := range r.Races {
			if found.Location != "p" && found.Location != "q" && found.Location != "environ" && found.Witness != nil {
				t.Errorf("%s and %s: a race on %s is shown", c.one, c.other, found.Location)
			}
		}
		if len(r.Races) == 0 {
			t.Errorf("%s and %s: no race", c.one, c.other)
		}
	}
}
