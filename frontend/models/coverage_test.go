package models_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/models"
)

// headers lists the functions of the standard headers that programs with threads use. What is written as macros
// in the bundled headers, or known to the compiler, is not among them: atomic operations, va_arg, assert,
// isnan.
var headers = map[string]string{
	"pthread.h": `pthread_atfork pthread_attr_destroy pthread_attr_getdetachstate pthread_attr_getguardsize
		pthread_attr_getinheritsched pthread_attr_getschedparam pthread_attr_getschedpolicy pthread_attr_getscope
		pthread_attr_getstack pthread_attr_getstacksize pthread_attr_init pthread_attr_setdetachstate
		pthread_attr_setguardsize pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy
		pthread_attr_setscope pthread_attr_setstack pthread_attr_setstacksize pthread_barrier_destroy
		pthread_barrier_init pthread_barrier_wait pthread_barrierattr_destroy pthread_barrierattr_getpshared
		pthread_barrierattr_init pthread_barrierattr_setpshared pthread_cancel pthread_cond_broadcast
		pthread_cond_clockwait pthread_cond_destroy pthread_cond_init pthread_cond_signal pthread_cond_timedwait
		pthread_cond_wait pthread_condattr_destroy pthread_condattr_getclock pthread_condattr_getpshared
		pthread_condattr_init pthread_condattr_setclock pthread_condattr_setpshared pthread_create pthread_detach
		pthread_equal pthread_exit pthread_getcpuclockid pthread_getschedparam pthread_getspecific pthread_join
		pthread_key_create pthread_key_delete pthread_mutex_clocklock pthread_mutex_consistent pthread_mutex_destroy
		pthread_mutex_getprioceiling pthread_mutex_init pthread_mutex_lock pthread_mutex_setprioceiling
		pthread_mutex_timedlock pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy
		pthread_mutexattr_getprioceiling pthread_mutexattr_getprotocol pthread_mutexattr_getpshared
		pthread_mutexattr_getrobust pthread_mutexattr_gettype pthread_mutexattr_init pthread_mutexattr_setprioceiling
		pthread_mutexattr_setprotocol pthread_mutexattr_setpshared pthread_mutexattr_setrobust
		pthread_mutexattr_settype pthread_once pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock
		pthread_rwlock_destroy pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_timedrdlock
		pthread_rwlock_timedwrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_unlock
		pthread_rwlock_wrlock pthread_rwlockattr_destroy pthread_rwlockattr_getpshared pthread_rwlockattr_init
		pthread_rwlockattr_setpshared pthread_self pthread_setcancelstate pthread_setcanceltype pthread_setschedparam
		pthread_setschedprio pthread_setspecific pthread_spin_destroy pthread_spin_init pthread_spin_lock
		pthread_spin_trylock pthread_spin_unlock pthread_testcancel pthread_tryjoin_np pthread_timedjoin_np`,
	"semaphore.h": `sem_clockwait sem_close sem_destroy sem_getvalue sem_init sem_open sem_post sem_timedwait
		sem_trywait sem_unlink sem_wait`,
	"threads.h": `call_once cnd_broadcast cnd_destroy cnd_init cnd_signal cnd_timedwait cnd_wait mtx_destroy mtx_init
		mtx_lock mtx_timedlock mtx_trylock mtx_unlock thrd_create thrd_current thrd_detach thrd_equal thrd_exit
		thrd_join thrd_sleep thrd_yield tss_create tss_delete tss_get tss_set`,
	"stdio.h": `asprintf clearerr ctermid dprintf fclose fdopen feof ferror fflush fgetc fgetpos fgets fileno
		flockfile fmemopen fopen fprintf fputc fputs fread freopen fscanf fseek fseeko fsetpos ftell ftello
		ftrylockfile funlockfile fwrite getc getc_unlocked getchar getchar_unlocked getdelim getline gets
		open_memstream pclose perror popen printf putc putc_unlocked putchar putchar_unlocked puts remove rename
		renameat rewind scanf setbuf setvbuf snprintf sprintf sscanf tempnam tmpfile tmpnam ungetc vasprintf vdprintf
		vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf`,
	"stdlib.h": `_Exit a64l abort abs aligned_alloc at_quick_exit atexit atof atoi atol atoll bsearch calloc div
		drand48 erand48 exit free getenv getsubopt grantpt initstate jrand48 l64a labs lcong48 ldiv llabs lldiv
		lrand48 malloc mblen mbstowcs mbtowc mkdtemp mkostemp mkstemp mktemp mrand48 nrand48 posix_memalign
		posix_openpt ptsname ptsname_r putenv qsort qsort_r quick_exit rand rand_r random realloc reallocarray
		realpath secure_getenv seed48 setenv setstate srand srand48 srandom strtod strtof strtol strtold strtoll
		strtoul strtoull system unlockpt unsetenv wcstombs wctomb`,
	"string.h": `bcmp bcopy bzero index memccpy memchr memcmp memcpy memmem memmove memset rindex stpcpy stpncpy
		strcasecmp strcasestr strcat strchr strcmp strcoll strcpy strcspn strdup strerror strerror_l strerror_r
		strlcat strlcpy strlen strncasecmp strncat strncmp strncpy strndup strnlen strpbrk strrchr strsep strsignal
		strspn strstr strtok strtok_r strverscmp strxfrm`,
	"unistd.h": `_exit access alarm chdir chown close confstr crypt dup dup2 dup3 execl execle execlp execv execve
		execvp faccessat fchdir fchown fchownat fdatasync fexecve fork fpathconf fsync ftruncate getcwd getegid
		getentropy geteuid getgid getgroups gethostid gethostname getlogin getlogin_r getopt getpgid getpgrp getpid
		getppid getpriority getsid getuid isatty lchown link linkat lockf lseek nice pathconf pause pipe pipe2 pread
		pwrite read readlink readlinkat rmdir setegid seteuid setgid setpgid setpgrp setregid setresgid setresuid
		setreuid setsid setuid sleep swab symlink symlinkat sync sysconf tcgetpgrp tcsetpgrp truncate ttyname
		ttyname_r unlink unlinkat usleep vfork write`,
	"time.h": `asctime asctime_r clock clock_getcpuclockid clock_getres clock_gettime clock_nanosleep clock_settime
		ctime ctime_r difftime getdate gmtime gmtime_r localtime localtime_r mktime nanosleep strftime strptime time
		timer_create timer_delete timer_getoverrun timer_gettime timer_settime timespec_get tzset`,
	"signal.h": `kill killpg psiginfo psignal pthread_kill pthread_sigmask raise sigaction sigaddset sigaltstack
		sigdelset sigemptyset sigfillset sighold sigignore siginterrupt sigismember signal sigpause sigpending
		sigprocmask sigqueue sigrelse sigset sigsuspend sigtimedwait sigwait sigwaitinfo`,
	"setjmp.h, ucontext.h": `_longjmp _setjmp getcontext longjmp makecontext setcontext setjmp siglongjmp sigsetjmp swapcontext`,
	"sys/mman.h, sys/shm.h, sys/socket.h, sys/uio.h, poll.h, mqueue.h, aio.h": `accept aio_cancel aio_error aio_fsync
		aio_read aio_return aio_suspend aio_write bind connect getpeername getsockname getsockopt lio_listio listen
		madvise mlock mmap mprotect mq_close mq_getattr mq_notify mq_open mq_receive mq_send mq_setattr
		mq_timedreceive mq_timedsend mq_unlink mremap msync munlock munmap poll ppoll pselect readv recv recvfrom
		recvmsg select send sendmsg sendto setsockopt shm_open shm_unlink shmat shmctl shmdt shmget shutdown socket
		socketpair writev`,
	"search.h, glob.h, ftw.h, dirent.h": `alphasort closedir dirfd fdopendir ftw glob globfree hcreate hdestroy
		hsearch insque lfind lsearch nftw opendir readdir readdir_r remque rewinddir scandir seekdir tdelete telldir
		tfind tsearch twalk`,
	"linux": `mutex_lock mutex_lock_interruptible mutex_trylock mutex_unlock mutex_init spin_lock spin_lock_irq
		spin_lock_irqsave spin_lock_bh spin_trylock spin_unlock spin_unlock_irq spin_unlock_irqrestore spin_unlock_bh
		read_lock read_unlock write_lock write_unlock down_read up_read down_write up_write down_read_trylock
		down_write_trylock down down_interruptible down_trylock up kmalloc kzalloc kcalloc kfree vmalloc vfree
		init_completion complete complete_all wait_for_completion schedule_work queue_work flush_work
		cancel_work_sync tasklet_init tasklet_schedule tasklet_kill add_timer mod_timer del_timer del_timer_sync
		request_irq free_irq rcu_read_lock rcu_read_unlock synchronize_rcu call_rcu kthread_run kthread_stop`,
	"glib.h": `g_mutex_init g_mutex_lock g_mutex_trylock g_mutex_unlock g_mutex_clear g_rec_mutex_init
		g_rec_mutex_lock g_rec_mutex_trylock g_rec_mutex_unlock g_rw_lock_init g_rw_lock_reader_lock
		g_rw_lock_reader_unlock g_rw_lock_writer_lock g_rw_lock_writer_unlock g_rw_lock_reader_trylock
		g_rw_lock_writer_trylock g_cond_init g_cond_wait g_cond_wait_until g_cond_signal g_cond_broadcast
		g_cond_clear g_thread_new g_thread_try_new g_thread_join g_thread_exit g_thread_unref g_thread_yield
		g_async_queue_new g_async_queue_push g_async_queue_pop g_async_queue_try_pop g_once_init_enter
		g_once_init_leave g_once_impl g_malloc g_malloc0 g_free`,
}

// unknown lists functions without a model on purpose: a call is one of ordinary library code, which calls back the
// functions among its arguments, in the same thread, and is listed. What runs them in another thread has a model.
var unknown = map[string]string{
	"insque": "links objects", "remque": "links objects",
	"tsearch": "links objects", "tfind": "calls its argument", "tdelete": "calls its argument", "twalk": "calls its argument",
	"down": "a semaphore, which any thread may release", "down_trylock": "likewise", "up": "likewise",
	"init_completion": "no digest looks at completions", "complete": "likewise", "complete_all": "likewise",
	"wait_for_completion": "likewise",
	"flush_work":          "waits, which no digest looks at", "cancel_work_sync": "likewise", "tasklet_kill": "likewise",
	"del_timer": "likewise", "del_timer_sync": "likewise", "free_irq": "likewise",
	"rcu_read_lock": "orders nothing that a digest knows", "rcu_read_unlock": "likewise",
	"synchronize_rcu":   "likewise",
	"g_async_queue_new": "makes an object of the library",
	"g_once_init_enter": "no digest looks at it", "g_once_init_leave": "likewise", "g_once_impl": "calls its argument",
}

// Every function of these headers has a model, or is unknown on purpose.
func TestHeaders(t *testing.T) {
	left := map[string]bool{}
	for name := range unknown {
		left[name] = true
	}
	for header, names := range headers {
		for _, name := range strings.Fields(names) {
			delete(left, name)
			switch known := models.Builtin().Lookup(name) != nil; {
			case known && unknown[name] != "":
				t.Errorf("%s: %s has a model, and is among the unknown functions", header, name)
			case !known && unknown[name] == "":
				t.Errorf("%s: %s has no model", header, name)
			}
		}
	}
	for name := range left {
		t.Errorf("%s is in no header", name)
	}
}
