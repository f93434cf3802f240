package models_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/race"
)

// sending lists calls by which the bytes of the pointer at P leave the program, or the value of the pointer V.
var sending = []string{
	"write(1, P, 8)", "pwrite(1, P, 8, 0)", "send(1, P, 8, 0)", "sendto(1, P, 8, 0, 0, 0)", "sendto(1, d, 1, 0, P, 8)",
	"fwrite(P, 8, 1, f)",
	"fwrite_unlocked(P, 8, 1, f)", "puts(P)", "fputs(P, f)", "fputs_unlocked(P, f)", "fputws(P, f)", "perror(P)",
	`printf("%s", P)`, `printf("%lx", (long)V)`, `printf("%p", V)`, `printf("%c", (int)(long)V)`, `fprintf(f, "%s", P)`,
	`dprintf(1, "%ld", (long)V)`,
	"printf(d, V)", `syslog(1, "%s", P)`, "putchar((long)V)", "putc((long)V, f)", "fputc((long)V, f)",
	"putw((long)V, f)", "ungetc((long)V, f)",
	"putc_unlocked((long)V, f)", "fputwc((long)V, f)", "setenv(P, d, 1)", "setenv(d, P, 1)",
	"pthread_setname_np(pthread_self(), P)", "prctl(15, P)",
	"ioctl(0, 1, P)", "fcntl(0, 1, P)", "syscall(1, (long)V)", "eventfd_write(0, (long)V)", "mkdir(P, 0)", "chdir(P)", "symlink(P, d)",
	"rename(d, P)", "open(P, 0)", "fopen(P, d)", "mkstemp(P)", "sethostname(P, 8)", "bind(0, P, 8)", "setsockopt(0, 0, 0, P, 8)",
	"msgsnd(0, P, 8, 0)", "mq_send(0, P, 8, 0)", "sigaltstack(P, 0)", "setitimer(0, P, 0)", "timer_settime(0, 0, P, 0)",
	"setrlimit(0, P)",
	"tcsetattr(0, 0, P)", "sigprocmask(0, P, 0)", "setlocale(0, P)", "warnx(\"%s\", P)", "psignal(1, P)", "system(P)", "gethostbyname(P)",
}

// receiving lists calls that may write to Q the bytes of a pointer that has left the program.
var receiving = []string{
	"read(0, Q, 8)", "pread(0, Q, 8, 0)", "recv(0, Q, 8, 0)", "recvfrom(0, Q, 8, 0, 0, 0)",
	"recvfrom(0, d, 8, 0, Q, &l)", "fread(Q, 8, 1, f)",
	"fread_unlocked(Q, 8, 1, f)", "fgets(Q, 8, f)", "fgets_unlocked(Q, 8, f)", "gets(Q)", `scanf("%8c", Q)`,
	`scanf("%s", Q)`, `scanf("%p", Q)`, `scanf("%lx", Q)`,
	`fscanf(f, "%ld", Q)`, `scanf("%[a-z]", Q)`, "scanf(d, Q)", "prctl(16, Q)", "ioctl(0, 1, Q)", "eventfd_read(0, Q)",
	"readlink(d, Q, 8)", "getcwd(Q, 8)",
	"gethostname(Q, 8)", "getsockname(0, Q, &l)", "accept(0, Q, &l)", "getsockopt(0, 0, 0, Q, &l)",
	"msgrcv(0, Q, 8, 0, 0)", "mq_receive(0, Q, 8, 0)",
	"sigaltstack(0, Q)", "getitimer(0, Q)", "timer_gettime(0, Q)", "getrlimit(0, Q)", "tcgetattr(0, Q)",
	"sigprocmask(0, 0, Q)", "realpath(d, Q)",
	"pthread_getname_np(pthread_self(), Q, 8)", "memcpy(Q, getenv(d), 8)", "memcpy(Q, realpath(d, 0), 8)",
	"memcpy(Q, get_current_dir_name(), 8)",
	"memcpy(Q, readdir((void *)d), 8)", "memcpy(Q, setlocale(0, 0), 8)", "memcpy(Q, gethostbyname(d), 8)",
	"getline(&line, &n, f); memcpy(Q, line, 8)", "getdelim(&line, &n, 0, f); memcpy(Q, line, 8)",
	`scanf("%ms", &line); memcpy(Q, line, 8)`,
	"memset(Q, getchar(), 8)", "memset(Q, getc(f), 8)", "memset(Q, fgetc(f), 8)", "memset(Q, getc_unlocked(f), 8)",
	"*(int *)Q = getw(f)", "*(int *)Q = fgetwc(f)",
}

// copying lists calls that make the bytes at Q of those of the pointer at P, or of its value V.
var copying = []string{
	`sprintf(Q, "%s", P)`, `snprintf(Q, 8, "%s", P)`, `snprintf(Q, 8, "%lx", (long)V)`, `sprintf(Q, "%p", V)`,
	"sprintf(Q, d, V)", `swprintf(Q, 2, L"%ls", P)`,
	`asprintf(&line, "%s", P); memcpy(Q, line, 8)`, `sscanf(P, "%8c", Q)`, `sscanf(P, "%s", Q)`, `sscanf(P, "%lx", Q)`,
	`sscanf(P, "%ms", &line); memcpy(Q, line, 8)`,
	"print(Q, d, V)", "print(Q, \"%s\", P)", "scan(P, d, Q)", "memccpy(Q, P, 0, 8)", "strcpy(Q, P)", "strncpy(Q, P, 8)",
	"stpcpy(Q, P)", "strcat(Q, P)",
	"strncat(Q, P, 8)", "strlcpy(Q, P, 8)", "strlcat(Q, P, 8)", "strxfrm(Q, P, 8)", "swab(P, Q, 8)", "wcscpy(Q, P)",
	"wcsncpy(Q, P, 2)", "wcscat(Q, P)",
	"wcsncat(Q, P, 2)", "wmemcpy(Q, P, 2)", "wmemset(Q, (long)V, 2)", "memset(Q, (long)V, 8)", "mbstowcs(Q, P, 2)",
	"wcstombs(Q, P, 8)", "mbtowc(Q, P, 8)",
	"wctomb(Q, (long)V)", "memcpy(Q, strdup(P), 8)", "memcpy(Q, strndup(P, 8), 8)", "memset(Q, toupper((long)V), 8)",
	"*(int *)Q = htonl((long)V)",
	"strftime(Q, 8, P, (void *)d)",
	`sprintf(d, "%ld", (long)V); *(long *)Q = strtol(d, 0, 10)`, `sprintf(d, "%ld", (long)V); *(long *)Q = strtoul(d, 0, 10)`,
	`sprintf(d, "%p", V); *(long *)Q = strtoll(d, 0, 16)`, `snprintf(d, 99, "%lx", (long)V); *(long *)Q = strtoull(d, 0, 16)`,
	`asprintf(&line, "%ld", (long)V); *(long *)Q = strtoimax(line, 0, 10)`, `sprintf(d + 9, "%ld", (long)V);
*(long *)Q = strtoumax(d + 9, 0, 10)`,
	`sprintf(d, "%ld", (long)V); *(long *)Q = atol(strdup(d))`, `sprintf(d, "%ld", (long)V); *(long *)Q = atoll(d)`,
	`swprintf((void *)d, 99, L"%ld", (long)V); *(long *)Q = wcstoul((void *)d, 0, 10)`,
	`sprintf(d, "%f", 0. + (long)V); *(long *)Q = atof(d)`, `sprintf(d, "%g", 0. + (long)V); *(long *)Q = strtod(d, 0)`,
	"*(long *)Q = labs((long)V)", "*(long *)Q = ldiv((long)V, 1).quot", "*(long *)Q = lldiv((long)V, 1).rem",
}

const aroundChannel = `
int a, g, *p, *q;
char d[4096];
static void print(char *to, const char *f, ...) { __builtin_va_list l; __builtin_va_start(l, f); vsprintf(to, f, l);
    __builtin_va_end(l); }
static void scan(const char *from, const char *f, ...) { __builtin_va_list l; __builtin_va_start(l, f);
    vsscanf(from, f, l); __builtin_va_end(l); }
static void *run(void *x) { a = 1; return x; }
int main(void) {
	FILE *f = tmpfile(); char *line = 0; size_t n = 0; socklen_t l = 8; pthread_t t;
	p = &a;
	%s;
	%s;
	pthread_create(&t, 0, run, 0);
	*q = 2;
}
`

// A pointer that leaves the program by any way may come back by any other, and one that is copied is in the copy.
func TestChannels(t *testing.T) {
	headers := including(t, prototypes(t))
	carried := func(out, in string) bool {
		t.Helper()
		names := strings.NewReplacer("P", "(void *)&p", "V", "(void *)p", "Q", "(void *)&q", "(d", "((void *)d", " d,",
			" (void *)d,", " d)", " (void *)d)")
		text := fmt.Sprintf(aroundChannel, names.Replace(out), names.Replace(in))
		text = headers(text) + text
		p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
		if err != nil {
			t.Fatalf("%s; %s: %v", out, in, err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true, Strict: true})
		if err != nil || r.Incomplete != "" && r.Verdict != race.Unknown {
			t.Fatal(err, r.Incomplete)
		}
		for _, f := range r.Races {
			if f.Location == "a" {
				return true
			}
		}
		return false
	}
	for _, out := range sending {
		if !carried(out, "read(0, Q, 8)") {
			t.Errorf("%s does not let a pointer out", out)
		}
	}
	for _, in := range receiving {
		if !carried("write(1, P, 8)", in) {
			t.Errorf("%s does not bring a pointer back", in)
		}
		if carried("write(1, d, 8)", in) {
			t.Errorf("%s brings back a pointer that was not sent", in)
		}
	}
	for _, c := range copying {
		if !carried("", c) {
			t.Errorf("%s does not copy a pointer", c)
		}
	}
}

// Whatever a function reads by a pointer to constant bytes leaves the program, or is in what the function writes,
// or stands in testdata/consumed.txt, where a reason follows the names of functions that keep nothing of it.
func TestBytesLeave(t *testing.T) {
	data, err := os.ReadFile("testdata/consumed.txt")
	if err != nil {
		t.Fatal(err)
	}
	consumed := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		names, reason, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "#") || names == "" {
			continue
		}
		if !ok || reason == "" {
			t.Errorf("no reason in %q", line)
		}
		for _, n := range strings.Fields(names) {
			consumed[n] = false
		}
	}
	for _, f := range prototypes(t) {
		m := models.Builtin().Lookup(f.name)
		if m == nil {
			continue
		}
		for i, q := range f.params {
			if !slices.Contains([]string{"const char *", "const void *", "const wchar_t *", "const int *"}, q.text) || q.kind != object {
				continue
			}
			arg := fmt.Sprintf("$%d", i+1)
			reads := contains(m.Steps, func(s *models.Step) bool { return s.Do == models.Read && s.Args[0] == arg })
			passes := contains(m.Steps, func(s *models.Step) bool {
				return s.From == arg || s.Do != models.Read && s.Do != models.Printf && s.Do != models.VPrintf && slices.Contains(s.Args, arg)
			})
			_, listed := consumed[f.name]
			switch {
			case reads && !passes && !listed:
				t.Errorf("%s reads %s, and it is nowhere", f.name, arg)
			case reads && !passes:
				consumed[f.name] = true
			}
		}
	}
	for n, used := range consumed {
		if !used {
			t.Errorf("testdata/consumed.txt lists %s without need", n)
		}
	}
}
