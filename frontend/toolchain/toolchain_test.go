package toolchain

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

func TestSearched(t *testing.T) {
	log := "x\n#include \"...\" search starts here:\n#include <...> search starts here:\n" +
		" /usr/lib/gcc/x/12/include\n /a/../usr/include\n /Library/F (framework directory)\nEnd of search list.\n /no\n"
	if got := searched(log); !slices.Equal(got, []string{"/usr/lib/gcc/x/12/include", "/usr/include"}) {
		t.Errorf("%q", got)
	}
	if got := defines("#define A 1\n#define __has_include(x) y\nB\n"); got != "#define A 1\n" {
		t.Errorf("%q", got)
	}
}

func TestSysroot(t *testing.T) {
	root := t.TempDir()
	for _, d := range []string{"usr/include/x86_64-linux-gnu", "usr/lib/gcc/x86_64-linux-gnu/9/include",
		"usr/lib/gcc/x86_64-linux-gnu/12/include"} {
		if err := os.MkdirAll(filepath.Join(root, d), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Sysroot(root, csource.LP64)
	if err != nil || len(s.Dirs) != 3 || !strings.HasSuffix(s.Dirs[2], "usr/include") {
		t.Errorf("%v, %v", s, err)
	}
	if _, err := Sysroot(filepath.Join(root, "nowhere"), csource.LP64); err == nil {
		t.Error("a folder that does not exist")
	}
	if _, err := Sysroot(filepath.Join(root, "usr/lib"), csource.LP64); err == nil {
		t.Error("a folder without headers")
	}
}

// A compiler sees nothing of the environment but where programs are, and of these places only those that do not
// depend on the current folder.
func TestEnvironment(t *testing.T) {
	t.Setenv("SECRET", "hunter2")
	t.Setenv("PATH", strings.Join([]string{".", "bin", t.TempDir()}, string(filepath.ListSeparator)))
	for _, e := range environment() {
		name, value, _ := strings.Cut(e, "=")
		switch {
		case name == "PATH" && filepath.IsAbs(value) && !strings.Contains(value, string(filepath.ListSeparator)),
			name == "LC_ALL", name == "SystemRoot":
		default:
			t.Errorf("%s", e)
		}
	}
}

func TestLimited(t *testing.T) {
	var l limited
	for range 16 {
		if _, err := l.Write(make([]byte, 1<<20)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := l.Write([]byte{0}); err == nil {
		t.Error("no limit")
	}
}

// headers is what programs with threads include.
var headers = strings.Fields(`aio.h alloca.h arpa/inet.h assert.h byteswap.h complex.h ctype.h dirent.h dlfcn.h
	endian.h err.h errno.h execinfo.h fcntl.h fenv.h float.h fnmatch.h getopt.h glob.h grp.h inttypes.h iso646.h
	libgen.h limits.h locale.h malloc.h math.h mqueue.h net/if.h netdb.h netinet/in.h netinet/tcp.h poll.h pthread.h
	pwd.h regex.h sched.h search.h semaphore.h setjmp.h signal.h spawn.h stdalign.h stdarg.h stdatomic.h stdbool.h
	stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h strings.h sys/epoll.h sys/eventfd.h sys/ioctl.h
	sys/ipc.h sys/mman.h sys/msg.h sys/param.h sys/prctl.h sys/resource.h sys/select.h sys/sem.h sys/shm.h
	sys/socket.h sys/stat.h sys/statvfs.h sys/syscall.h sys/sysinfo.h sys/time.h sys/times.h sys/types.h sys/uio.h
	sys/un.h sys/utsname.h sys/wait.h sysexits.h syslog.h termios.h threads.h time.h uchar.h ucontext.h unistd.h
	utime.h wchar.h wctype.h`)

const uses = `
static atomic_int n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static jmp_buf env;
static int g;
static int sum(int k, ...) {
	va_list ap;
	va_start(ap, k);
	int s = 0;
	while (k-- > 0) s += va_arg(ap, int);
	va_end(ap);
	return s;
}
static void *run(void *a) {
	atomic_fetch_add(&n, 1);
	atomic_store_explicit(&n, 1, memory_order_release);
	int old = atomic_exchange(&n, 2), want = 2;
	atomic_compare_exchange_strong(&n, &want, old);
	pthread_mutex_lock(&m);
	g += sum(2, 1, 2);
	pthread_mutex_unlock(&m);
	pthread_rwlock_rdlock(&rw);
	pthread_rwlock_unlock(&rw);
	assert(errno == 0);
	pthread_cleanup_push(free, a);
	pthread_cleanup_pop(0);
	if (setjmp(env)) longjmp(env, 1);
	fd_set s;
	FD_ZERO(&s);
	FD_SET(1, &s);
	return WIFEXITED(g) && isalpha(g) && INT64_C(3) && htons(1) ? NULL : stderr;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	run(NULL);
	pthread_join(t, NULL);
	printf("%" PRId64 " %f\n", (int64_t)g, sqrt(2.0) + offsetof(struct tm, tm_sec));
	return g;
}
`

// The headers of this machine can be read, each alone and all together, in both data models, with the macros of
// its compiler and with our own.
func TestMachineHeaders(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	for _, model := range []csource.DataModel{csource.LP64, csource.ILP32} {
		o := csource.Options{DataModel: model}
		tc, err := Detect(context.Background(), "gcc", &o)
		if err != nil {
			t.Fatal(err)
		}
		has := func(h string) bool {
			return slices.ContainsFunc(tc.Dirs, func(d string) bool { _, err := os.Stat(filepath.Join(d, h)); return err == nil })
		}
		if !has("pthread.h") || !has("sys/cdefs.h") {
			t.Skipf("no headers for %v", model)
		}
		for _, macros := range []string{tc.Macros, ""} {
			o := csource.Options{DataModel: model, NoBundledHeaders: true, SysIncludeDirs: tc.Dirs, Predefined: macros}
			dir := t.TempDir()
			var p frontend.Project
			add := func(name, text string) {
				name = filepath.Join(dir, name)
				if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
				p.Files = append(p.Files, csource.File{Name: name, Options: o})
			}
			all := "#define _GNU_SOURCE 1\n"
			for i, h := range headers {
				if has(h) {
					all += "#include <" + h + ">\n"
					add("alone"+string(rune('a'+i/26))+string(rune('a'+i%26))+".c", "#include <"+h+">\n")
				}
			}
			add("main.c", all+uses)
			l, err := p.Load(context.Background())
			if err != nil {
				t.Errorf("%v, macros %v: %v", model, macros != "", err)
				continue
			}
			if l.Program.Main == nil {
				t.Error("no main")
			}
		}
	}
}
