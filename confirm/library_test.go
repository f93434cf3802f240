package confirm_test

import (
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/race"
)

// What library functions write, and no model computes, may be nothing that they ever write: a race behind it is
// likely at most. Data that are read are inputs, and may be anything.
func TestWhatTheLibraryWrites(t *testing.T) {
	const head = `#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
int x;
static void *f(void *p) { x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); struct timeval v = { 0 }, w; struct timespec s; char b[8]; `
	const tail = ` pthread_join(a, 0); return 0; }`
	for _, c := range []struct {
		body string
		want race.Confidence
	}{
		{"gettimeofday(&v, 0); if (v.tv_usec < 0) x++;", race.Likely},
		{"gettimeofday(&v, 0); if (v.tv_usec == 0) x++;", race.Likely},
		{"gettimeofday(&v, 0); w = v; if (w.tv_usec < 0) x++;", race.Likely},
		{"gettimeofday(&v, 0); memcpy(&w, &v, sizeof w); if (w.tv_usec < 0) x++;", race.Likely},
		{"gettimeofday(&v, 0); v.tv_usec = 0; if (v.tv_usec == 0) x++;", race.Confirmed},
		{"gettimeofday(&v, 0); memset(&v, 0, sizeof v); if (v.tv_usec == 0) x++;", race.Confirmed},
		{"gettimeofday(&v, 0); x++;", race.Confirmed},
		{"clock_gettime(CLOCK_REALTIME, &s); if (s.tv_nsec > 2000000000) x++;", race.Likely},
		{`char *r = realpath(".", 0); if (r && *r != '/') x++;`, race.Likely},
		{`char *r = getenv("HOME"); if (r && *r == 'x') x++;`, race.Likely},
		{"if (div(-7, 2).quot != -3) x++;", race.Likely},
		{"if (drand48() > 2) x++;", race.Likely},
		{"if (read(0, b, 1) == 1 && b[0] == 'q') x++;", race.Confirmed},
	} {
		r := check(t, head+c.body+tail, mayrun.Config{ConfirmBudget: 100 * time.Millisecond})
		if len(r.Races) != 1 || r.Races[0].Confidence != c.want {
			t.Errorf("%s: %v, want %v: %+v", c.body, r.Verdict, c.want, r.Races)
		}
	}
}
