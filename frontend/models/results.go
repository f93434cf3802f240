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
		unlinkat unsetenv unshare setns __xstat __xstat64`},
	// -1, or a number that is not negative
	{"number", `accept accept4 copy_file_range creat dup dup2 dup3 epoll_create epoll_create1 epoll_pwait epoll_wait
		eventfd fileno getdelim getgroups getline inotify_init inotify_init1 lseek lseek64 memfd_create mkostemp
		mkostemps mkstemp mkstemp64 mkstemps mq_open mq_receive mq_timedreceive msgget msgrcv open open64 openat
		openat64 poll posix_openpt ppoll pread pread64 preadv pselect pwrite pwrite64 pwritev read readlink
		readlinkat readv recv recvfrom recvmsg select semget send sendfile sendmsg sendto shmget shm_open socket
		splice wait wait3 wait4 waitpid write writev`},
	// 0, or an error number
	{"outcome", `clock_getcpuclockid clock_nanosleep getlogin_r posix_fadvise posix_fallocate posix_madvise ptsname_r
		pthread_attr_getaffinity_np pthread_attr_setaffinity_np pthread_attr_setguardsize
		pthread_attr_setinheritsched pthread_attr_setschedparam pthread_attr_setschedpolicy pthread_attr_setscope
		pthread_attr_setsigmask_np pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setstacksize
		pthread_atfork pthread_getaffinity_np pthread_getattr_default_np pthread_getattr_np pthread_getcpuclockid
		pthread_getschedparam pthread_mutex_setprioceiling pthread_setaffinity_np pthread_setconcurrency
		pthread_setschedparam pthread_setschedprio pthread_sigqueue ttyname_r`},
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
