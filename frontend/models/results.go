package models

// Most functions of the system tell whether they have worked, and nothing else. Executions choose from what the
// manual pages allow, so that they show no race behind a result that there is not.
var results = []struct {
	result Arg
	of     words
}{
	// 0, or -1 with an error number
	{"status", `access acct aio_fsync aio_read aio_suspend aio_write bind chdir chmod chown chroot clock_getres
		clock_gettime clock_settime close closedir connect epoll_ctl eventfd_read eventfd_write faccessat fchdir
		fchmod fchmodat fchown fchownat fclose fdatasync fflush fgetpos flock fseek fseeko fsetpos fstat fstat64
		fstatat fstatat64 fstatfs fstatvfs fsync ftruncate ftruncate64 __fxstat __fxstat64 getdomainname getentropy
		gethostname getitimer getpeername getrlimit getrlimit64 getrusage getsockname getsockopt gettimeofday lchown
		link linkat listen lockf lstat lstat64 __lxstat __lxstat64 madvise mkdir mkdirat mkfifo mknod mlock mlockall
		mprotect mq_close mq_getattr mq_notify mq_send mq_setattr mq_timedsend mq_unlink msgsnd msync munlock
		munlockall munmap nanosleep pipe pipe2 remove rename renameat rmdir sched_getaffinity sched_getparam
		sched_setaffinity sched_setparam semop semtimedop setegid setenv seteuid setgid sethostname setitimer setpgid
		setpriority setregid setresgid setresuid setreuid setrlimit setsockopt settimeofday setuid shm_unlink shmdt
		shutdown sigaltstack socketpair stat stat64 statfs statvfs symlink symlinkat sysinfo tcdrain tcflush
		tcgetattr tcsendbreak tcsetattr timer_create timer_delete timer_gettime timer_settime truncate unlink
		unlinkat unsetenv unshare setns __xstat __xstat64
		brk close_range eaccess euidaccess fallocate fallocate64 grantpt inotify_rm_watch kill killpg lockf64
		mkfifoat mknodat mount readahead sched_yield sighold sigignore sigpending sigqueue sigrelse sync_file_range
		syncfs tcflow tcsetpgrp tgkill truncate64 umount umount2 unlockpt usleep vhangup`},
	// -1, or a number that is not negative
	{"number", `accept accept4 copy_file_range creat dup dup2 dup3 epoll_create epoll_create1 epoll_pwait epoll_wait
		eventfd fileno getdelim getgroups getline inotify_init inotify_init1 lseek lseek64 memfd_create mkostemp
		mkostemps mkstemp mkstemp64 mkstemps mq_open mq_receive mq_timedreceive msgget msgrcv open open64 openat
		openat64 poll posix_openpt ppoll pread pread64 preadv pselect pwrite pwrite64 pwritev read readlink
		readlinkat readv recv recvfrom recvmsg select semget send sendfile sendmsg sendto shmget shm_open socket
		splice wait wait3 wait4 waitpid write writev
		creat64 fputs __builtin_fputs ftell ftello getloadavg getpgid getpgrp getrandom getsid inotify_add_watch
		puts __builtin_puts sched_getcpu sched_getscheduler sched_setscheduler semctl sendfile64 setpgrp setsid
		shmctl clock sched_get_priority_max sched_get_priority_min system sigtimedwait sigwaitinfo sockatmark tcgetpgrp tcgetsid tee timer_getoverrun timerfd_create
		scanf __isoc99_scanf __isoc23_scanf __builtin_scanf fscanf __isoc99_fscanf __isoc23_fscanf
		sscanf __isoc99_sscanf __isoc23_sscanf __builtin_sscanf wscanf fwscanf swscanf vscanf vfscanf vsscanf`},
	// 0, or an error number
	{"outcome", `clock_getcpuclockid clock_nanosleep getlogin_r posix_fadvise posix_fallocate posix_madvise ptsname_r
		pthread_attr_getaffinity_np pthread_attr_setaffinity_np pthread_attr_setguardsize
		pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy pthread_attr_setscope
		pthread_attr_setsigmask_np pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setstacksize
		pthread_atfork pthread_getaffinity_np pthread_getattr_default_np pthread_getattr_np pthread_getcpuclockid
		pthread_getschedparam pthread_mutex_setprioceiling pthread_setaffinity_np pthread_setconcurrency
		pthread_setschedparam pthread_setschedprio pthread_sigqueue ttyname_r
		posix_fadvise64 posix_fallocate64 pthread_kill pthread_yield`},
	// 0 or 1
	{"flag", `isatty`},
	// numbers of processes and threads are positive, but that of a parent in another namespace is 0
	{"count", `alarm umask getpid getppid gettid fwrite __builtin_fwrite fwrite_unlocked`},
	// signals are what they wait for: they fail when one has come
	{"-1", `pause sigpause sigsuspend`},
}

// limits are arguments, or numbers, that results do not exceed: bytes that there is room for, elements that there are,
// conversions that a call of scanf has objects for. Where the manual page of Linux knows a way to more (recv with
// MSG_TRUNC, getgroups and getxattr that are asked how much there is), there is none.
var limits = []struct {
	at Arg
	of words
}{
	{"$1", "sleep"},
	{"1", "sockatmark"},
	{"511", "umask"},
	{"$2", "poll ppoll getloadavg getrandom"},
	{"$3", `read pread pread64 write pwrite pwrite64 send sendto readlink mq_receive mq_timedreceive msgrcv epoll_wait
		epoll_pwait fread fwrite __builtin_fwrite fread_unlocked fwrite_unlocked tee`},
	{"$4", "readlinkat sendfile sendfile64"},
	{"$5", "splice copy_file_range"},
	{"items:$2", "scanf __isoc99_scanf __isoc23_scanf __builtin_scanf wscanf"},
	{"items:$3", `fscanf __isoc99_fscanf __isoc23_fscanf fwscanf sscanf __isoc99_sscanf __isoc23_sscanf __builtin_sscanf
		swscanf`},
}

// Limit is what the result of a function does not exceed where it is not negative: an argument, a number, or
// items:$3, as many as there are arguments from the third on; "" if nothing is known.
func Limit(name string) Arg {
	for _, l := range limits {
		if l.of.has(name) {
			return l.at
		}
	}
	if OnFiles(name) && resultOf(name) == "status" { // executions execute it, and give what it returns as a number
		return "0"
	}
	return ""
}

// resultOf is what a function returns of which the tables say no more than that it returns something.
func resultOf(name string) Arg {
	for _, r := range results {
		if r.of.has(name) {
			return r.result
		}
	}
	return "nondet"
}
