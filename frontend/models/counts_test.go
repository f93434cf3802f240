package models_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
)

// counted lists calls that say how much of O they access: N units of so many bytes.
var counted = []struct {
	unit int
	call string
}{
	{1, "memcpy(O, d, N)"}, {1, "memcpy(d, O, N)"}, {1, "memmove(O, d, N)"}, {1, "memmove(d, O, N)"},
	{1, "mempcpy(O, d, N)"}, {1, "bcopy(O, d, N)"}, {1, "bcopy(d, O, N)"},
	{1, "memset(O, 1, N)"}, {1, "bzero(O, N)"}, {1, "explicit_bzero(O, N)"}, {1, "memcmp(O, d, N)"},
	{1, "memcmp(d, O, N)"}, {1, "bcmp(d, O, N)"},
	{1, "memchr(O, 1, N)"}, {1, "memrchr(O, 1, N)"}, {1, "memccpy(O, d, 1, N)"}, {1, "memccpy(d, O, 1, N)"},
	{1, "memmem(O, N, d, 1)"}, {1, "memmem(d, 9, O, N)"},
	{1, "strncpy(O, d, N)"}, {1, "strncpy(d, O, N)"}, {1, "stpncpy(O, d, N)"}, {1, "stpncpy(d, O, N)"},
	{1, "strncmp(O, d, N)"}, {1, "strncmp(d, O, N)"},
	{1, "strncasecmp(O, d, N)"}, {1, "strncasecmp(d, O, N)"}, {1, "strncat(d, O, N)"}, {1, "strnlen(O, N)"},
	{1, "strndup(O, N)"}, {1, "strxfrm(O, d, N)"},
	{1, "strlcpy(O, d, N)"}, {1, "strlcat(O, d, N)"}, {1, "swab(O, d, N)"}, {1, "swab(d, O, N)"},
	{4, "wcsncpy(O, d, N)"}, {4, "wcsncpy(d, O, N)"}, {4, "wcsncmp(O, d, N)"}, {4, "wcsncmp(d, O, N)"},
	{4, "wcsncat(d, O, N)"}, {4, "wcsnlen(O, N)"},
	{4, "wmemcpy(O, d, N)"}, {4, "wmemcpy(d, O, N)"}, {4, "wmemmove(O, d, N)"}, {4, "wmemset(O, 1, N)"},
	{4, "wmemcmp(O, d, N)"}, {4, "wmemcmp(d, O, N)"}, {4, "wmemchr(O, 1, N)"},
	{4, "mbstowcs(O, d, N)"}, {1, "wcstombs(O, d, N)"}, {1, "mblen(O, N)"}, {1, "mbtowc(d, O, N)"}, {1, "mbrtowc(d, O, N, s)"},
	{1, `snprintf(O, N, "%d", 1)`}, {4, `swprintf(O, N, L"%d", 1)`}, {1, `vsnprintf(O, N, "x", l)`}, {1, `strftime(O, N, "x", d)`},
	{1, "fgets(O, N, stdin)"}, {3, "fread(O, 3, N, stdin)"}, {3, "fread(O, N, 3, stdin)"},
	{3, "fwrite(O, 3, N, stdout)"}, {1, "strerror_r(1, O, N)"},
	{1, "read(0, O, N)"}, {1, "pread(0, O, N, 0)"}, {1, "write(1, O, N)"}, {1, "pwrite(1, O, N, 0)"},
	{1, "recv(0, O, N, 0)"}, {1, "send(0, O, N, 0)"},
	{1, "recvfrom(0, O, N, 0, 0, 0)"}, {1, "sendto(0, O, N, 0, 0, 0)"}, {1, "sendto(0, d, 1, 0, O, N)"},
	{1, "bind(0, O, N)"}, {1, "connect(0, O, N)"}, {1, "setsockopt(0, 0, 0, O, N)"},
	{1, "readlink(d, O, N)"}, {1, "readlinkat(0, d, O, N)"}, {1, "getcwd(O, N)"}, {1, "gethostname(O, N)"},
	{1, "sethostname(O, N)"}, {1, "confstr(0, O, N)"}, {1, "getentropy(O, N)"},
	{1, "ttyname_r(0, O, N)"}, {1, "inet_ntop(2, d, O, N)"}, {1, "mq_receive(0, O, N, 0)"},
	{1, "mq_send(0, O, N, 0)"}, {1, "pthread_getname_np(t, O, N)"}, {1, "initstate(1, O, N)"},
	{8, "poll(O, N, 0)"}, {12, "epoll_wait(0, O, N, 0)"}, {6, "semop(0, O, N)"}, {8, "getloadavg(O, N)"},
	{3, "qsort(O, N, 3, compare)"}, {3, "qsort(O, 3, N, compare)"},
	{1, "madvise(O, N, 4)"}, {1, "munmap(O, N)"},
}

// The last byte that a count includes is accessed, and the one behind it is not.
func TestCounts(t *testing.T) {
	headers := allHeaders(t)
	for _, n := range []int{1, 2, 7, 16} {
		var b strings.Builder
		b.WriteString(headers)
		b.WriteString("int __VERIFIER_nondet_int(void);\nstatic int compare(const void *a, const void *b) { return 0; }\n")
		line := func(format string, args ...any) int {
			fmt.Fprintf(&b, format+"\n", args...)
			return strings.Count(b.String(), "\n")
		}
		for k := range counted {
			line("static char inside%d[512] __attribute__((aligned(16))), behind%d[512] __attribute__((aligned(16)));", k, k)
		}
		lines := map[int]string{} // where the calls are
		line("static void *calls(void *arg) { char d[512] __attribute__((aligned(16))); __builtin_va_list l; " +
			"mbstate_t *s = (void *)d; pthread_t t = pthread_self();")
		line("switch (__VERIFIER_nondet_int()) {")
		for k, c := range counted {
			for i, name := range []string{"inside", "behind"} {
				object := fmt.Sprint(name, k)
				call := strings.NewReplacer("O", "(void *)"+object, "N", fmt.Sprint(n), "(d", "((void *)d", " d,",
					" (void *)d,", " d)", " (void *)d)").Replace(c.call)
				lines[line("case %d: (void)%s; break;", 2*k+i, call)] = object
			}
		}
		line("} return 0; }\nint main() { pthread_t t; pthread_create(&t, 0, calls, 0); switch (__VERIFIER_nondet_int()) {")
		for k, c := range counted {
			line("case %d: inside%d[%d] = 1; break;", 2*k, k, n*c.unit-1)
			line("case %d: behind%d[%d] = 1; break;", 2*k+1, k, n*c.unit)
		}
		line("} return 0; }")
		p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": b.String()}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
		if err != nil || r.Incomplete != "" {
			t.Fatal(err, r.Incomplete)
		}
		hit := map[string]bool{}
		for _, race := range r.Races {
			where, _, _ := strings.Cut(race.Location, "[")
			for _, a := range race.Accesses {
				if lines[a.Pos.Line] == where {
					hit[where] = true
				}
			}
		}
		for k, c := range counted {
			if !hit[fmt.Sprint("inside", k)] {
				t.Errorf("%s with N = %d: byte %d is not accessed", c.call, n, n*c.unit-1)
			}
			if hit[fmt.Sprint("behind", k)] {
				t.Errorf("%s with N = %d: byte %d is accessed", c.call, n, n*c.unit)
			}
		}
	}
}
