package mayrun_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// large is a program with as much code behind it that it is not small.
func large(text string) string {
	var b strings.Builder
	b.WriteString("#include <pthread.h>\nint sink;\n")
	for i := range 200 {
		fmt.Fprintf(&b, "static void pad%d(int n) { if (n > %d) sink = n; else if (n < 3) sink = 2 * n; while (n-- > 0) sink += n; }\n", i, i)
	}
	b.WriteString("static void pads(int n) {\n")
	for i := range 200 {
		fmt.Fprintf(&b, "\tpad%d(n);\n", i)
	}
	b.WriteString("}\n" + text)
	return b.String()
}

// TestSurvey: of a program that is not small the coarsest analysis comes first. What it leaves open the precise one may
// settle; and if that comes to no end, would come to none, or leaves no less open, the report is the first one.
func TestSurvey(t *testing.T) {
	t.Parallel()
	const locked = `
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *work(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return p; }
int main(void) { pthread_t t; pads(3); pthread_create(&t, 0, work, 0); work(0); return 0; }`
	const flow = `
static int x, on;
static void *work(void *p) { x++; return p; }
int main(void) {
	pthread_t t;
	on = 1;
	pads(3);
	on = 0;
	pthread_create(&t, 0, work, 0);
	if (on)
		x++;
	return 0;
}`
	var busy strings.Builder // the precise analysis takes ten times as long
	for i := range 10 {
		fmt.Fprintf(&busy, "pads(%d); ", i)
	}
	calls := strings.Replace(flow, "pads(3);", busy.String(), 1)
	const racing = `
static int x;
static void *work(void *p) { x++; return p; }
int main(void) { pthread_t t; pads(3); pthread_create(&t, 0, work, 0); x++; return 0; }`
	const typed = `
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static union { void (*a)(int); void (*b)(char *); } u;
static void one(int n) { sink = n; }
static void two(char *s) { sink = *s; }
static void *work(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return p; }
int main(void) {
	pthread_t t;
	pads(3);
	u.a = one;
	u.a(1);
	u.b = two;
	u.b("");
	if (pthread_create(&t, 0, work, 0))
		return 1;
	work(0);
	return 0;
}`
	for name, test := range map[string]struct {
		text      string
		config    mayrun.Config
		want      race.Verdict
		coarsened string
	}{
		"the first proves it":                  {locked, mayrun.Config{}, race.RaceFree, "the program is not small"},
		"the second proves it":                 {flow, mayrun.Config{}, race.RaceFree, ""},
		"the second comes to no end":           {calls, mayrun.Config{}, race.Unknown, "50000 evaluations were not enough"},
		"the second would come to no end":      {flow, mayrun.Config{CoarsenAfter: 30}, race.Unknown, "10 evaluations would not be enough"},
		"both leave it open":                   {racing, mayrun.Config{}, race.Unknown, ""},
		"it races, and the second is left out": {racing, mayrun.Config{CoarsenAfter: 30}, race.Unknown, "10 evaluations would not be enough"},
		"the second assumes less":              {typed, mayrun.Config{Strict: true}, race.RaceFree, ""},
		"what the first assumes is no problem": {typed, mayrun.Config{}, race.RaceFree, "the program is not small"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": large(test.text)}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			test.config.ProveOnly = true
			r, err := mayrun.Analyze(t.Context(), p, test.config)
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict != test.want || r.Incomplete != "" {
				t.Errorf("%s, not %s; incomplete: %q", r.Verdict, test.want, r.Incomplete)
			}
			if (r.Coarsened == "") != (test.coarsened == "") || !strings.Contains(r.Coarsened, test.coarsened) {
				t.Errorf("coarsened: %q, not %q", r.Coarsened, test.coarsened)
			}
		})
	}
}
