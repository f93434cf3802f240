package models_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// conditions say whether a call may turn out so, by the manual pages of POSIX and Linux.
var conditions = []struct {
	may       bool
	condition string
}{
	// For want of resources.
	{true, "pthread_create(&t, 0, other, 0) != 0"}, {true, "thrd_create(&th, run, 0) == thrd_nomem"},
	{false, "thrd_create(&th, run, 0) == EAGAIN"},
	{true, "pthread_mutex_init(&m2, 0) == EAGAIN"}, {true, "pthread_cond_init(&c, 0) != 0"},
	{true, "pthread_rwlock_init(&rw, 0) != 0"}, {true, "pthread_spin_init(&sp, 0) != 0"},
	{true, "pthread_barrier_init(&ba, 0, 1) != 0"}, {true, "pthread_key_create(&key, 0) != 0"},
	{true, "pthread_attr_init(&at) == ENOMEM"}, {false, "pthread_attr_init(&at) == EAGAIN"},
	{true, "pthread_mutexattr_init(&ma) == ENOMEM"}, {true, "mtx_init(&mt, mtx_plain) == thrd_error"},
	{false, "mtx_init(&mt, mtx_plain) == EAGAIN"},
	{true, "cnd_init(&cn) == thrd_nomem"}, {true, "tss_create(&key, 0) == thrd_error"}, {true, "sem_init(&se, 0, 1) != 0"},
	{true, "malloc(8) == 0"}, {true, "calloc(8, 8) == 0"}, {true, "strdup(\"x\") == 0"},
	{true, "posix_memalign(&p, 8, 8) != 0"}, {false, "posix_memalign(&p, 8, 8) < 0"},
	{true, "pthread_setname_np(pthread_self(), name) == ERANGE"},

	// What cannot happen to valid objects.
	{false, "pthread_cond_signal(&c) != 0"}, {false, "pthread_cond_broadcast(&c) != 0"},
	{false, "cnd_signal(&cn) != thrd_success"}, {false, "cnd_broadcast(&cn) != thrd_success"},
	{false, "sem_post(&se) != 0"}, {false, "sem_destroy(&se) != 0"}, {false, "sem_getvalue(&se, &v) != 0"},
	{false, "pthread_mutex_destroy(&m2) != 0"}, {false, "pthread_cond_destroy(&c) != 0"},
	{false, "pthread_rwlock_destroy(&rw) != 0"}, {false, "pthread_spin_destroy(&sp) != 0"},
	{false, "pthread_attr_destroy(&at) != 0"}, {false, "pthread_mutexattr_settype(&ma, 1) != 0"},
	{false, "pthread_attr_setdetachstate(&at, 0) != 0"}, {false, "pthread_mutexattr_destroy(&ma) != 0"},
	{false, "pthread_detach(pthread_self()) != 0"}, {false, "pthread_setcancelstate(0, 0) != 0"},
	{false, "sigemptyset(&ss) != 0"}, {false, "sigaddset(&ss, SIGINT) != 0"},
	{false, "pthread_sigmask(SIG_BLOCK, &ss, 0) != 0"}, {false, "pthread_mutex_lock(&m2) != 0"},
	{false, "pthread_mutex_trylock(&m2) != 0"}, {false, "pthread_spin_trylock(&sp) != 0"},
	{false, "pthread_mutex_unlock((pthread_mutex_lock(&m2), &m2)) != 0"}, {false, "pthread_rwlock_wrlock(&rw) != 0"},
	{false, "mtx_lock(&mt) != thrd_success"},
	{false, "(sem_init(&se, 0, 1), sem_trywait(&se)) != 0"}, {false, "(sem_init(&se, 0, 1), sem_wait(&se)) != 0"},
	{true, "(sem_init(&se, 0, 0), sem_trywait(&se)) != 0"},
	{false, "pthread_once(&once, initialise) != 0"}, {false, "(pthread_mutex_lock(&m2), pthread_cond_wait(&c, &m2)) != 0"},
	{true, "(pthread_mutex_lock(&m2), pthread_cond_timedwait(&c, &m2, &ts)) == ETIMEDOUT"},
	{false, "(pthread_mutex_lock(&m2), pthread_cond_timedwait(&c, &m2, &ts)) == EINVAL"},
	{true, "(mtx_lock(&mt), cnd_timedwait(&cn, &mt, &ts)) == thrd_timedout"},

	// Results that say whether the system has done what it was asked for.
	{true, "open(name, 0) < 0"}, {true, "open(name, 0) >= 0"}, {false, "open(name, 0) < -1"},
	{true, "close(3) == -1"}, {false, "close(3) > 0"}, {false, "unlink(name) > 0"},
	{true, "read(0, name, 4) < 0"}, {true, "read(0, name, 4) > 0"}, {false, "read(0, name, 4) < -1"},
	{true, "clock_gettime(0, &ts) != 0"}, {false, "clock_gettime(0, &ts) > 0"},
	{true, "fclose(stdin) == EOF"}, {false, "fclose(stdin) > 0"},
	{true, "pthread_setschedprio(pthread_self(), 1) != 0"}, {false, "pthread_setschedprio(pthread_self(), 1) < 0"},
	{true, "aio_cancel(3, 0) == 2"}, {false, "aio_cancel(3, 0) == 3"}, {false, "pthread_mutex_lock(&m2) == EINVAL"},
	{true, "getchar() == 255"}, {true, "getchar() == EOF"}, {true, "fgetc(stdin) == 'q'"}, {true, "isatty(0)"},
	{true, "putchar('a') == EOF"}, {true, "putchar('a' + 256) == 'a'"}, {true, "puts(name) == EOF"}, {true, "puts(name) > 0"},
	{true, "fwrite(name, 1, 4, stdout) == 4"}, {true, "fwrite(name, 1, 4, stdout) == 0"}, {true, "fread(name, 1, 4, stdin) == 4"},
	{true, "read(0, name, 4) == 4"}, {true, "write(1, name, 4) == 4"}, {true, "write(1, name, 4) < 4"},
	{true, "pread(0, name, v = -1, 0) > 4"},
	{true, "scanf(\"%d%d\", &v, &v) == 2"}, {true, "scanf(\"%d\", &v) == EOF"}, {false, "poll(fds, 2, 0) == 2"},
	{true, "usleep(1) == -1"}, {true, "random() > 1000"}, {true, "mrand48() < -1000"}, {true, "ftell(stdin) > 4"},
	{true, "sched_yield() != 0"}, {true, "thrd_sleep(&ts, 0) == -1"},
	{true, "getline(&line, &n, stdin) < 0"}, {false, "getline(&line, &n, stdin) < -1"}, {true, "asprintf(&line, \"x\") < 0"},
}

// beyond lists results that there are not: behind them nothing races.
var beyond = []string{
	"getchar() == 256", "getchar() < -1", "fgetc(stdin) == 300", "getc(stdin) == 300", "getchar_unlocked() == 300",
	"isatty(0) == 2", "isatty(0) < 0", "putchar('a') == 'b'", "putchar('a' + 256) == 'a' + 256", "ungetc('a', stdin) == 'b'",
	"fputc('a', stdout) == 256", "puts(name) < -1", "fputs(name, stdout) < -1", "fwrite(name, 1, 4, stdout) == 5",
	"fread(name, 2, 4, stdin) == 5", "read(0, name, 4) == 5", "write(1, name, 4) > 4", "pread(0, name, 4, 0) > 4",
	"scanf(\"%d%d\", &v, &v) == 3", "fscanf(stdin, \"%d\", &v) == 2", "scanf(\"x\") == 1", "poll(fds, 2, 0) == 3",
	"sleep(1) == 2", "sleep(1) > 1", "usleep(1) > 0", "sched_yield() > 0", "nanosleep(&ts, 0) > 0", "pause() == 0",
	"rand() < 0", "random() < 0", "sizeof(long) > 4 && (unsigned long)lrand48() >> 31", "sizeof(long) > 4 && mrand48() >> 30 > 1",
	"getpid() < 0", "fork() < -1", "setsid() < -1", "ftell(stdin) < -1", "thrd_sleep(&ts, 0) > 0", "close(3) > 0",
	"readlink(name, name, 4) > 4", "pthread_kill(pthread_self(), 0) < 0", "access(name, 0) > 0", "lseek(0, 0, 1) < -1",
	"dup(0) < -1", "pipe(pair) > 0", "select(0, 0, 0, 0, 0) < -1", "system(0) * 0",
}

// A race that only a failure leads to is shown where manual pages allow that failure, and only there.
func TestFailures(t *testing.T) {
	if testing.Short() {
		t.Skip("searches executions")
	}
	for _, c := range conditions {
		if shown := outcome(t, c.condition); (shown == race.Race) != c.may {
			t.Errorf("%s: the verdict is %s", c.condition, shown)
		}
	}
	for _, c := range beyond {
		if v := outcome(t, c); v != race.RaceFree {
			t.Errorf("%s: the verdict is %s", c, v)
		}
	}
}

// outcome is the verdict of a program that races if a condition holds.
func outcome(t *testing.T, condition string) race.Verdict {
	text := `#include <aio.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>
int x;
void *other(void *a) { return a; } int run(void *a) { return 0; } void initialise(void) {}
pthread_t t; thrd_t th; pthread_mutex_t m2 = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_barrier_t ba; pthread_key_t key; pthread_once_t once = PTHREAD_ONCE_INIT;
char name[8] = "name", *line; int pair[2];
void *first(void *a)
{
	pthread_spinlock_t sp; pthread_attr_t at; pthread_mutexattr_t ma; mtx_t mt; cnd_t cn; sem_t se; void *p; int v;
sigset_t ss; struct timespec ts = {1, 0}; size_t n = 0;
struct pollfd fds[2] = {{0, 1, 0}, {1, 1, 0}};
	pthread_spin_init(&sp, 0), pthread_attr_init(&at), pthread_mutexattr_init(&ma), mtx_init(&mt, mtx_plain), cnd_init(&cn), sem_init(&se, 0, 1), sigemptyset(&ss);
	if (` + condition + `)
		x = 1;
	return 0;
}
int main(void) { pthread_t t; pthread_create(&t, 0, first, 0); x = 2; pthread_join(t, 0); }
`
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ConfirmBudget: time.Second / 10})
	if err != nil {
		t.Fatal(err)
	}
	return r.Verdict
}

// extents lists calls that may use byte At of O, and whether an execution may show that: where it is up to what the
// call finds, it may not.
var extents = []struct {
	shown bool
	call  string
	at    int
}{
	{true, "read(0, O, 8)", 0}, {true, "read(0, O, 8)", 7}, {true, "fgets(O, 8, stdin)", 0},
	{false, "fgets(O, 8, stdin)", 1}, {true, "fread(O, 1, 8, stdin)", 0}, {false, "fread(O, 1, 8, stdin)", 7},
	{true, "memchr(O, 1, 8)", 0}, {false, "memchr(O, 1, 8)", 7}, {true, "getcwd(O, 8)", 0},
	{false, "getcwd(O, 8)", 7}, {true, "readlink(name, O, 8)", 0}, {false, "readlink(name, O, 8)", 7},
	{false, "gethostname(O, 8)", 7}, {false, "pthread_getname_np(t, O, 8)", 7},
	{true, "clock_gettime(0, (void *)O)", 0}, {false, "clock_gettime(99, (void *)O)", 0},
	{true, "stat(name, (void *)O)", 0}, {false, "nanosleep(&ts, (void *)O)", 0}, {false, "ioctl(0, 1, O)", 0},
	{false, "fcntl(0, F_GETFL, O)", 0}, {false, "munmap(O + 1, 4)", 2}, {false, "madvise(O + 1, 4, 4)", 2},
	{true, "memcpy(O, name, 8)", 7}, {true, "memset(O, 1, 8)", 7}, {true, "pipe((int *)O)", 0},
}

// Each is reported, and shown if it is certain.
func TestExtents(t *testing.T) {
	headers := including(t, prototypes(t))
	for _, e := range extents {
		text := headers(e.call) + fmt.Sprintf(`
char O[256], name[8] = "name";
struct timespec ts;
void *run(void *x) { pthread_t t = pthread_self(); %s; return x; }
int main(void) { pthread_t t; pthread_create(&t, 0, run, 0); %s; pthread_join(t, 0); }
`, e.call, fmt.Sprintf("O[%d] = 1", e.at))
		p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ConfirmBudget: time.Second / 10})
		switch {
		case err != nil:
			t.Fatal(err)
		case len(r.Races) == 0:
			t.Errorf("%s: byte %d is not reported", e.call, e.at)
		case e.shown != (r.Verdict == race.Race):
			t.Errorf("%s: byte %d: the verdict is %s", e.call, e.at, r.Verdict)
		}
	}
}
