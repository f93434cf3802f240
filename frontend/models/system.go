package models

import "strings"

// system lists calls of the operating system: <unistd.h>, <time.h>, <fcntl.h>, <sys/…>.
func system() []Model {
	return []Model{
		{Name: "sleep", Type: "int", Steps: steps(either(way("0"), Branch{Result: "count", Feature: Handlers},
			Branch{Result: "count", Without: Handlers, Kept: true}))},
		{Name: "usleep sched_yield pause alarm getpid getppid gettid getuid geteuid getgid getegid getpgrp " +
			"getpgid getsid setsid setuid setgid seteuid setegid setpgid setreuid setregid isatty close dup dup2 " +
			"dup3 fsync fdatasync ftruncate ftruncate64 nice getpagesize sync lseek lseek64 shutdown listen socket " +
			"umask fchmod fchown getdtablesize sched_get_priority_max sched_get_priority_min sched_getcpu " +
			"epoll_create epoll_create1 eventfd inotify_init inotify_init1 flock lockf fchdir ualarm vhangup " +
			"tcflush tcdrain tcsendbreak posix_fadvise personality getpriority setpriority mlock munlock mlockall " +
			"munlockall msync mprotect timer_delete timer_getoverrun setns unshare syncfs vfork setfsuid setfsgid " +
			"sched_getscheduler sockatmark", Type: "int", Result: "nondet"},
		{Name: "fork", Type: "int", Steps: forking("number")},
		{Name: "daemon", Type: "int", Steps: forking("status")},
		{Name: "sysconf fpathconf clock", Type: "long", Result: "nondet"},
		{Name: "pathconf", Type: "long", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "ioctl fcntl fcntl64", Type: "int", Steps: request("$3"), Result: "nondet"},
		{Name: "prctl", Type: "int", Steps: naming(request("$2"))},
		{Name: "syscall", Type: "long", Steps: append(masked("14", "126", "135", "175"), futex()...), Result: "nondet"},
		{Name: "times", Type: "long", Steps: steps(do(Write, "$1")), Result: "nondet"},
		{Name: "read", Type: "long", Steps: steps(do(Receive, "$2", "$3")), Result: "nondet"},
		{Name: "pread pread64 recv", Type: "long", Steps: steps(do(Receive, "$2", "$3")), Result: "nondet"},
		{Name: "mq_receive mq_timedreceive", Type: "long",
			Steps: steps(do(Receive, "$2", "$3"), do(Write, "$4", "size:$4"), do(Read, "$5", "size:$5")), Result: "nondet"},
		{Name: "mq_send mq_timedsend", Type: "int", Steps: steps(do(Send, "$2", "$3"), do(Read, "$5", "size:$5")), Result: "nondet"},
		{Name: "msgsnd", Type: "int", Steps: steps(do(Send, "$2")), Result: "nondet"},
		{Name: "msgrcv", Type: "long", Steps: steps(do(Receive, "$2")), Result: "nondet"},
		{Name: "write pwrite pwrite64 send", Type: "long", Steps: steps(do(Send, "$2", "$3")), Result: "nondet"},
		{Name: "readv recvmsg preadv", Type: "long", Steps: steps(Step{Do: Receive, Args: []Arg{"$2"}, Deep: true}), Result: "nondet"},
		// CMSG_NXTHDR looks for the next header in the buffer that the last one is in.
		{Name: "__cmsg_nxthdr", Type: "ptr", Steps: steps(do(Read, "$1"), do(Read, "$2"),
			either(way("$2+?", do(Read, "$2+?", "size:$2")), way("null")))},
		{Name: "writev sendmsg pwritev", Type: "long", Steps: steps(Step{Do: Send, Args: []Arg{"$2"}, Deep: true}), Result: "nondet"},
		{Name: "recvfrom", Type: "long", Steps: steps(do(Receive, "$2", "$3"), do(Receive, "$5"),
			do(Update, "$6", "size:$6")), Result: "nondet"},
		{Name: "sendto", Type: "long", Steps: steps(do(Send, "$2", "$3"), do(Send, "$5", "$6")), Result: "nondet"},
		{Name: "sendfile", Type: "long", Steps: steps(do(Update, "$3", "size:$3")), Result: "nondet"},
		{Name: "splice copy_file_range", Type: "long",
			Steps: steps(do(Update, "$2", "size:$2"), do(Update, "$4", "size:$4")), Result: "nondet"},
		{Name: "open open64 creat access chdir chmod chown lchown mkdir mkfifo mknod truncate acct chroot",
			Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "openat openat64 mkdirat fchmodat unlinkat faccessat", Type: "int", Steps: steps(name("$2")), Result: "nondet"},
		{Name: "pipe", Type: "int", Steps: steps(do(Write, "$1", "8")), Result: "nondet"},
		{Name: "pipe2", Type: "int", Steps: steps(do(Write, "$1", "8")), Result: "nondet"},
		{Name: "socketpair", Type: "int", Steps: steps(do(Write, "$4", "8")), Result: "nondet"},
		{Name: "execv execve execvp execvpe fexecve", Type: "int",
			Steps: steps(name("$1"), lookUp(), Step{Do: Send, Args: []Arg{"$2"}, Deep: true},
				Step{Do: Send, Args: []Arg{"$3"}, Deep: true}), Result: "-1"},
		{Name: "execl execlp execle", Type: "int", Steps: steps(lookUp(), Step{Do: Rest, Args: []Arg{"$1"}, Deep: true}), Result: "-1"},
		{Name: "getcwd", Type: "ptr", Steps: steps(Step{Do: IfSet, Args: []Arg{"$1"}, Branches: []Branch{
			{Steps: line("$1", "$2")},
			way("new", Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "getcwd"}, made(do(Receive, "new")))}})},
		{Name: "get_current_dir_name", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "getcwd"},
			made(do(Receive, "new"))), Result: "new"},
		{Name: "gethostname getdomainname", Type: "int", Steps: steps(do(Receive, "$1", "$2")), Result: "nondet"},
		{Name: "getlogin ttyname", Type: "ptr", Steps: steps(shared("login", func(o Arg) Branch {
			return Branch{Steps: steps(do(Write, o), either(way(o), way("null")))}
		}))},
		{Name: "ctermid", Type: "ptr", Steps: steps(Step{Do: IfSet, Args: []Arg{"$1"}, Branches: []Branch{
			way("$1", do(Write, "$1")),
			way("&file:ctermid", do(Write, "&file:ctermid"))}})},
		{Name: "ttyname_r ptsname_r", Type: "int", Steps: steps(do(Write, "$2", "$3")), Result: "nondet"},
		{Name: "ptsname", Type: "ptr", Steps: steps(do(Write, "&file:ptsname"), either(way("&file:ptsname"), way("null")))},
		{Name: "readlink", Type: "long", Steps: steps(name("$1"), do(Receive, "$2", "$3")), Result: "nondet"},
		{Name: "stat lstat stat64 lstat64", Type: "int", Steps: steps(name("$1"), do(Write, "$2")), Result: "nondet"},
		{Name: "__xstat __lxstat __xstat64 __lxstat64", Type: "int", Steps: steps(do(Read, "$2"), do(Write, "$3")), Result: "nondet"},
		{Name: "fstat fstat64 fstatvfs fstatfs getrlimit getrlimit64 getrusage uname_ getitimer sched_getparam getgroups",
			Type: "int", Steps: steps(do(Receive, "$2")), Result: "nondet"},
		{Name: "__fxstat __fxstat64", Type: "int", Steps: steps(do(Write, "$3")), Result: "nondet"},
		{Name: "statvfs statfs", Type: "int", Steps: steps(do(Read, "$1"), do(Write, "$2")), Result: "nondet"},
		{Name: "uname sysinfo", Type: "int", Steps: steps(do(Receive, "$1")), Result: "nondet"},
		{Name: "setrlimit sched_setparam", Type: "int", Steps: steps(do(Send, "$2")), Result: "nondet"},
		{Name: "sched_setaffinity", Type: "int", Steps: steps(do(Send, "$3", "$2")), Result: "nondet"},
		{Name: "sched_getaffinity", Type: "int", Steps: steps(do(Receive, "$3", "$2")), Result: "nondet"},
		{Name: "sched_setscheduler", Type: "int", Steps: steps(do(Send, "$3")), Result: "nondet"},
		{Name: "__sched_cpualloc", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"nondet"}, Name: "CPU_ALLOC"}), Result: "new"},
		{Name: "__sched_cpufree", Type: "void", Steps: steps(do(Free, "$1"))},
		{Name: "__sched_cpucount", Type: "int", Steps: steps(do(Read, "$2", "$1")), Result: "nondet"},
		{Name: "setitimer", Type: "int", Steps: steps(do(Send, "$2"), do(Receive, "$3")), Result: "nondet"},
		{Name: "select", Type: "int", Steps: steps(do(Update, "$2"), do(Update, "$3"), do(Update, "$4"),
			do(Update, "$5")), Result: "nondet"},
		{Name: "poll", Type: "int", Steps: steps(do(Read, "$1", "$2*size:$1"), do(Write, "$1", "$2*size:$1")), Result: "nondet"},
		{Name: "ppoll", Type: "int", Steps: interruptible(do(Update, "$1", "$2*size:$1"), do(Read, "$3", "size:$3"),
			do(Read, "$4")), Result: "nondet"},
		{Name: "pselect", Type: "int", Steps: interruptible(do(Update, "$2"), do(Update, "$3"), do(Update, "$4"),
			do(Read, "$5", "size:$5"), do(Read, "$6")), Result: "nondet"},
		{Name: "readdir_r", Type: "int", Steps: steps(do(Read, "$1", "4"), do(Update, "$1+16", "4080"), do(Receive, "$2"),
			either(way("", do(Store, "$3", "$2")), way("", do(Store, "$3", "null")))), Result: "nondet"},
		{Name: "alphasort versionsort", Type: "int",
			Steps: steps(Step{Do: Read, Args: []Arg{"$1"}, Deep: true}, Step{Do: Read, Args: []Arg{"$2"}, Deep: true}), Result: "nondet"},
		{Name: "dlclose", Type: "int", Steps: steps(foreign("destructors of what dlclose unloads")), Result: "nondet"},
		{Name: "posix_fallocate fallocate readahead posix_madvise setresuid setresgid setpgrp gethostid tcgetpgrp tcsetpgrp brk tgkill",
			Type: "int", Result: "nondet"},
		{Name: "timer_gettime", Type: "int", Steps: steps(do(Receive, "$2")), Result: "nondet"},
		{Name: "confstr", Type: "size", Steps: steps(do(Write, "$2", "$3")), Result: "nondet"},
		{Name: "getlogin_r getentropy", Type: "int", Steps: steps(do(Write, "$1", "$2")), Result: "nondet"},
		{Name: "sethostname", Type: "int", Steps: steps(do(Send, "$1", "$2")), Result: "nondet"},
		{Name: "linkat renameat", Type: "int", Steps: steps(name("$2"), name("$4")), Result: "nondet"},
		{Name: "symlinkat", Type: "int", Steps: steps(name("$1"), name("$3")), Result: "nondet"},
		{Name: "readlinkat", Type: "long", Steps: steps(name("$2"), do(Receive, "$3", "$4")), Result: "nondet"},
		{Name: "fstatat fstatat64", Type: "int", Steps: steps(name("$2"), do(Write, "$3")), Result: "nondet"},
		{Name: "fchownat", Type: "int", Steps: steps(name("$2")), Result: "nondet"},
		{Name: "timelocal", Type: "long", Steps: steps(do(Update, "$1", "size:$1"), zone()), Result: "nondet"},
		{Name: "clock_getcpuclockid", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "getdate", Type: "ptr", Steps: steps(do(Read, "$1"), do(Update, "&file:getdate"),
			either(way("&file:getdate"), way("null")))},
		{Name: "eventfd_read", Type: "int", Steps: steps(do(Receive, "$2", "size:$2")), Result: "nondet"},
		{Name: "eventfd_write", Type: "int", Steps: steps(do(SendAll, "$2")), Result: "nondet"},
		{Name: "getwd", Type: "ptr", Steps: steps(do(Receive, "$1"), either(way("$1"), way("null")))},
		{Name: "sbrk", Type: "ptr", Steps: steps(either(way("new",
			Step{Do: Map, Args: []Arg{"nondet", "nondet"}, Name: "sbrk"}), way("-1")))},
		{Name: "epoll_ctl", Type: "int", Steps: steps(do(Send, "$4")), Result: "nondet"},
		{Name: "epoll_wait", Type: "int", Steps: steps(do(Receive, "$2", "$3*size:$2")), Result: "nondet"},
		{Name: "epoll_pwait", Type: "int", Steps: interruptible(do(Receive, "$2", "$3*size:$2"), do(Read, "$5")), Result: "nondet"},
		{Name: "bind connect", Type: "int", Steps: steps(do(Send, "$2", "$3")), Result: "nondet"},
		{Name: "accept getsockname getpeername accept4", Type: "int",
			Steps: steps(do(Receive, "$2"), do(Update, "$3", "size:$3")), Result: "nondet"},
		{Name: "setsockopt", Type: "int", Steps: steps(do(Send, "$4", "$5")), Result: "nondet"},
		{Name: "getsockopt", Type: "int", Steps: steps(do(Receive, "$4"), do(Update, "$5", "size:$5")), Result: "nondet"},
		{Name: "inet_pton", Type: "int", Steps: steps(do(Read, "$2"), do(Write, "$3")), Result: "nondet"},
		{Name: "inet_ntop", Type: "ptr", Steps: steps(do(Read, "$2"), do(Write, "$3", "$4"), either(way("$3"), way("null")))},
		{Name: "inet_addr", Type: "int", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "inet_aton", Type: "int", Steps: steps(do(Read, "$1"), do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "inet_ntoa", Type: "ptr", Steps: steps(do(Write, "&file:inet_ntoa")), Result: "&file:inet_ntoa"},
		{Name: "htons htonl ntohs ntohl bswap_16 bswap_32 bswap_64", Type: "int", Result: "part:$1"},
		{Name: "gethostbyname gethostbyname2 getnetbyname getprotobyname", Type: "ptr", Steps: entry("hostent", name("$1"))},
		{Name: "gethostbyaddr", Type: "ptr", Steps: entry("hostent", do(Send, "$1", "$2"))},
		{Name: "gethostent", Type: "ptr", Steps: entry("hostent")},
		{Name: "getnetbyaddr getnetent", Type: "ptr", Steps: entry("hostent")},
		{Name: "getprotobynumber getprotoent", Type: "ptr", Steps: entry("hostent")},
		{Name: "getservent", Type: "ptr", Steps: entry("servent")},
		{Name: "sethostent endhostent setnetent endnetent setprotoent endprotoent", Type: "void",
			Steps: steps(do(Update, "&file:hostent"))},
		{Name: "setservent endservent", Type: "void", Steps: steps(do(Update, "&file:servent"))},
		{Name: "setpwent endpwent", Type: "void", Steps: steps(do(Update, "&file:passwd"))},
		{Name: "setgrent endgrent", Type: "void", Steps: steps(do(Update, "&file:group"))},
		{Name: "getservbyname", Type: "ptr", Steps: entry("servent", name("$1"), name("$2"))},
		{Name: "getservbyport", Type: "ptr", Steps: entry("servent", name("$2"))},
		{Name: "mmap mmap64", Type: "ptr", Steps: mapping()},
		{Name: "madvise", Type: "int", Steps: steps(Step{Do: If, Args: []Arg{"$3==4"},
			Branches: []Branch{{Steps: steps(either(way("-1"),
				Branch{Result: "0", Kept: true, Steps: steps(do(Write, "$1", "$2"))}))}, way("nondet")}})},
		// What is gone must not be in use.
		{Name: "munmap", Type: "int", Steps: steps(do(Write, "$1", "$2")), Result: "nondet", Feature: Unmappings},
		{Name: "mremap", Type: "ptr",
			Steps: steps(either(way("$1"), way("new", do(Realloc, "$1", "$3")), moved(), way("-1"))), Feature: Unmappings},
		{Name: "shmat", Type: "ptr", Steps: steps(either(way("new", Step{Do: Map, Args: []Arg{"nondet", "0"}, Name: "shmat"}), way("-1")))},
		{Name: "shmctl", Type: "int", Steps: steps(do(Update, "$3")), Result: "nondet"},
		{Name: "shmdt", Type: "int", Result: "nondet"},
		{Name: "waitpid", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "wait", Type: "int", Steps: steps(do(Write, "$1", "size:$1")), Result: "nondet"},
		{Name: "wait3", Type: "int", Steps: steps(do(Write, "$1", "size:$1"), do(Write, "$3", "size:$3")), Result: "nondet"},
		{Name: "wait4", Type: "int", Steps: steps(do(Write, "$2", "size:$2"), do(Write, "$4", "size:$4")), Result: "nondet"},
		{Name: "opendir", Type: "ptr", Steps: steps(name("$1"),
			Step{Do: Alloc, Args: []Arg{"4096"}, Zero: true, Name: "opendir"}), Result: "new"},
		{Name: "fdopendir", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"4096"}, Zero: true, Name: "opendir"}), Result: "new"},
		{Name: "readdir readdir64", Type: "ptr", Steps: steps(do(Read, "$1", "4"), do(Update, "$1+16", "4080"),
			hidden(do(Receive, "$1+16", "4080")), either(way("$1+?"), way("null")))},
		{Name: "closedir", Type: "int", Steps: steps(do(Free, "$1")), Result: "nondet"},
		// The number of the file comes first in a DIR, and does not change.
		{Name: "dirfd", Type: "int", Steps: steps(do(Read, "$1", "4")), Result: "nondet"},
		{Name: "rewinddir seekdir", Type: "void", Steps: steps(do(Read, "$1", "4"), do(Update, "$1+16", "4080"))},
		{Name: "telldir", Type: "long", Steps: steps(do(Read, "$1+16", "4080")), Result: "nondet"},
		// For no file the handle is that of the program.
		{Name: "dlopen", Type: "ptr", Steps: steps(Step{Do: IfSet, Args: []Arg{"$1"}, Branches: []Branch{
			way("", name("$1"), foreign("constructors of what dlopen loads"), either(way("&file:library"), way("null"))),
			way("&file:program")}})},
		{Name: "dlsym", Type: "ptr", Steps: steps(name("$2"), do(Lookup, "$1", "$2"))},
		{Name: "dlvsym", Type: "ptr", Steps: steps(name("$2"), name("$3"), do(Lookup, "$1", "$2"))},
		{Name: "dlerror", Type: "ptr", Steps: steps(hidden(do(Receive, "&file:dlerror")), either(way("&file:dlerror"), way("null")))},
		{Name: "time", Type: "long", Steps: steps(do(Store, "$1", "nondet")), Result: "nondet"},
		{Name: "gettimeofday", Type: "int", Steps: steps(do(Write, "$1", "size:$1"), do(Write, "$2", "8")), Result: "nondet"},
		{Name: "settimeofday", Type: "int", Steps: steps(do(Read, "$1", "size:$1"), do(Read, "$2", "size:$2")), Result: "nondet"},
		{Name: "clock_gettime clock_getres", Type: "int", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "clock_settime", Type: "int", Steps: steps(do(Read, "$2", "size:$2")), Result: "nondet"},
		{Name: "clock_nanosleep", Type: "int", Steps: steps(do(Read, "$3", "size:$3"),
			either(way("outcome"), interrupted("4", do(Write, "$4", "size:$4"))))},
		{Name: "nanosleep", Type: "int", Steps: steps(do(Read, "$1", "size:$1"),
			either(way("0"), way("-1"), interrupted("-1", do(Write, "$2", "size:$2"))))},
		{Name: "timespec_get", Type: "int", Steps: steps(do(Write, "$1", "size:$1")), Result: "nondet"},
		{Name: "difftime", Type: "double", Result: "nondet"},
		{Name: "mktime timegm", Type: "long", Steps: steps(do(Update, "$1", "size:$1"), zone()), Result: "nondet"},
		{Name: "asctime", Type: "ptr", Steps: steps(do(Read, "$1", "size:$1"), do(Write, "&file:time", "26"),
			zone(), either(way("&file:time"), checked("null")))},
		// It is asctime(localtime($1)), by C17 7.27.3.2.
		{Name: "ctime", Type: "ptr", Steps: steps(do(Read, "$1", "size:$1"), do(Write, "&file:tm"), do(Write, "&file:time", "26"),
			zone(), either(way("&file:time"), checked("null")))},
		{Name: "ctime_r asctime_r", Type: "ptr", Steps: steps(do(Read, "$1", "size:$1"), do(Write, "$2", "26"),
			zone(), either(way("$2"), checked("null")))},
		{Name: "localtime gmtime", Type: "ptr", Steps: steps(do(Read, "$1", "size:$1"), do(Write, "&file:tm"), zone(),
			either(way("&file:tm"), checked("null")))},
		{Name: "localtime_r gmtime_r", Type: "ptr",
			Steps: steps(do(Read, "$1", "size:$1"), do(Write, "$2", "size:$2"), zone(), either(way("$2"), checked("null")))},
		{Name: "strftime", Type: "size", Steps: steps(do(Read, "$3"), Step{Do: Read, Args: []Arg{"$4"}, Deep: true},
			of("$3", do(Write, "$1", "$2")), zone()), Result: "nondet"},
		{Name: "strptime", Type: "ptr", Steps: steps(do(Read, "$1"), do(Read, "$2"), do(Write, "$3", "size:$3"),
			either(way("$1+?"), way("null")))},
		{Name: "tzset", Type: "void", Steps: steps(zone())},
		{Name: "getpwnam", Type: "ptr", Steps: entry("passwd", name("$1"))},
		{Name: "getpwuid getpwent", Type: "ptr", Steps: entry("passwd")},
		{Name: "getgrnam", Type: "ptr", Steps: entry("group", name("$1"))},
		{Name: "getgrgid getgrent", Type: "ptr", Steps: entry("group")},
		{Name: "tcgetattr", Type: "int", Steps: steps(do(Receive, "$2")), Result: "nondet"},
		{Name: "cfgetispeed cfgetospeed", Type: "int", Steps: steps(do(Read, "$1", "size:$1")), Result: "nondet"},
		{Name: "tcsetattr", Type: "int", Steps: steps(do(Send, "$3")), Result: "nondet"},
		{Name: "sigqueue", Type: "int", Steps: steps(do(SendAll, "$3")), Result: "nondet"},
		{Name: "timer_create", Type: "int", Steps: append(steps(do(Send, "$2"), do(Write, "$3", "size:$3")),
			notified("$2")...), Result: "nondet"},
		{Name: "timer_settime", Type: "int", Steps: steps(do(Send, "$3", "size:$3"), do(Receive, "$4", "size:$4")), Result: "nondet"},
		{Name: "shm_open shm_unlink memfd_create mq_unlink", Type: "int", Steps: steps(name("$1")), Result: "nondet"},
		{Name: "mq_open", Type: "int", Steps: steps(name("$1"), do(Read, "$4")), Result: "nondet"},
		{Name: "mq_close", Type: "int", Result: "nondet"},
		{Name: "mq_getattr", Type: "int", Steps: steps(do(Write, "$2")), Result: "nondet"},
		{Name: "mq_setattr", Type: "int", Steps: steps(do(Read, "$2"), do(Write, "$3")), Result: "nondet"},
		{Name: "mq_notify", Type: "int", Steps: append(steps(do(Send, "$2")), notified("$2")...), Result: "nondet"},
		{Name: "aio_read", Type: "int", Steps: transfer("read"), Result: "nondet"},
		{Name: "aio_write", Type: "int", Steps: transfer("write"), Result: "nondet"},
		{Name: "aio_fsync", Type: "int", Steps: append(steps(do(Send, "$2")), notifiedBy("$2", "aio_sigevent.")...), Result: "nondet"},
		{Name: "lio_listio", Type: "int", Steps: append(steps(do(Read, "$2", "$3*size:$2"), Step{Do: Loop, Body: steps(Step{Do: IfSet,
			Args: []Arg{"$2[?]"}, Body: append(transferOf("$2[?]", "read"), transferOf("$2[?]", "write")...)})}), notified("$4")...),
			Result: "nondet"},
		{Name: "aio_error", Type: "int", Steps: steps(do(Read, "$1", "size:$1")), Result: "nondet"},
		{Name: "aio_return", Type: "long", Steps: steps(do(Read, "$1", "size:$1")), Result: "nondet"},
		{Name: "aio_suspend", Type: "int", Steps: steps(do(Read, "$1", "$2*size:$1"),
			Step{Do: IfSet, Args: []Arg{"$1[?]"}, Body: steps(do(Read, "$1[?]"))}, do(Read, "$3", "size:$3")), Result: "nondet"},
		{Name: "aio_cancel", Type: "int", // AIO_CANCELED, AIO_NOTCANCELED, AIO_ALLDONE
			Steps: steps(do(Read, "$2", "size:$2"), either(way("0"), checked("1"), checked("2"), checked("-1")))},
		// A transfer may have failed, or be over where the program has asked for its state.
		{Name: "__mayrun_aio_read", Type: "void", Steps: steps(either(way(""), Branch{Kept: true, Steps: steps(do(Receive, "$1"))}))},
		{Name: "__mayrun_aio_write", Type: "void", Steps: steps(either(way(""), Branch{Kept: true, Steps: steps(do(Send, "$1"))}))},
		{Name: "semop semtimedop", Type: "int", Steps: steps(do(Read, "$2", "$3*size:$2"), do(Read, "$4", "size:$4")), Result: "nondet"},
		{Name: "semget msgget", Type: "int", Result: "nondet"},
		{Name: "semctl", Type: "int", Steps: steps(Step{Do: RestUpdate, Args: []Arg{"$4"}, Deep: true, Outside: true}), Result: "nondet"},
		{Name: "shmget", Type: "int", Result: "nondet"},
	}
}

// foreign is code that may run, or not, and is listed as unknown. Executions go on without it.
func foreign(what string) Step {
	return either(Branch{Kept: true, Steps: steps(Step{Do: Unknown, Name: what})}, way(""))
}

// forking is what fork does: what pthread_atfork has been given runs in the thread that calls it, before and
// after that. The child is another process, and has one thread.
func forking(result Arg) []Step {
	return steps(either(way(result), Branch{Feature: ForkHandlers, Steps: steps(handlers("prepare"),
		either(way(result, handlers("parent")), way("0", handlers("child"))))}))
}

// spawning is the start of another process by a function that may do it by fork, or not.
func spawning() Step {
	return either(way(""), Branch{Feature: ForkHandlers, Kept: true, Steps: steps(handlers("prepare"), handlers("parent"))})
}

// handlers calls what pthread_atfork has been given.
func handlers(when string) Step {
	f := "*file:atfork-" + when
	return Step{Do: Loop, Body: steps(Step{Do: IfSet, Args: []Arg{f}, Body: steps(do(Call, f))})}
}

// handler remembers a function for fork. Those before it run, too.
func handler(when, f Arg) Step { return either(way("", do(Store, "&file:atfork-"+when, f)), way("")) }

// entry looks something up in a database and puts it into an object of the library, which the functions for
// that database may share.
func entry(object string, first ...Step) []Step {
	return append(first, shared(object, func(o Arg) Branch {
		return Branch{Steps: steps(do(Update, o), hidden(do(Receive, o)), either(way(o), way("null")))}
	}))
}

// request is a call of which a number says what it does to the arguments from first on: perhaps nothing.
func request(first Arg) []Step {
	return steps(either(way(""), Branch{Kept: true, Steps: steps(Step{Do: RestUpdate, Args: []Arg{first}, Deep: true, Outside: true})}))
}

// futex is what syscall does: it reads and writes all that it is given, but for futex (202 on x86, 98 on ARM). That looks at the
// word at $2 and at the one at $6 as atomic accesses do, and changes them if it locks them (FUTEX_LOCK_PI, …) or is told
// to (FUTEX_WAKE_OP): the numbers of such operations have one of the bits of 12. A time is only read. On other processors the
// numbers are those of accept and getrusage, which write at $3 and $4.
func futex() []Step {
	word := func(do Verb, at Arg) Step { return Step{Do: do, Args: []Arg{at, "4"}, Atomic: true} }
	call := steps(Step{Do: If, Args: []Arg{"$3&12"}, Branches: []Branch{
		way("", word(Update, "$2"), word(Update, "$6")), way("", word(Read, "$2"), word(Read, "$6"))}},
		do(Read, "$5", "16"), either(way(""), Branch{Kept: true, Steps: steps(do(Write, "$3"), do(Update, "$4"))}))
	return steps(Step{Do: If, Args: []Arg{"$1==202"}, Branches: []Branch{way("", call...),
		way("", Step{Do: If, Args: []Arg{"$1==98"}, Branches: []Branch{way("", call...), way("", request("$2")...)}})}})
}

// naming is what prctl does: a thread gets a name (PR_SET_NAME), or something else.
func naming(other []Step) []Step {
	return steps(Step{Do: If, Args: []Arg{"$1==15"}, Branches: []Branch{
		{Steps: steps(name("$2"), either(working("0"), kept("-1")))},
		{Steps: other, Result: "nondet"}}})
}

// interrupted is the way of a function that a handler has interrupted. No execution has that.
func interrupted(result Arg, s ...Step) Branch { return Branch{Result: result, Kept: true, Steps: s} }

// zone sets the variables of the time zone, under a lock of the library.
func zone() Step {
	var s []Step
	for _, v := range []Arg{"&var:tzname", "&var:timezone", "&var:daylight"} {
		s = append(s, Step{Do: Update, Args: []Arg{v}, Atomic: true})
	}
	return either(Branch{Steps: append(s, lookUp())})
}

// mapping is what mmap does. Mappings of one file share its content; what is mapped over something else has its
// address.
func mapping() []Step {
	const fixed, anonymous, shared = "$4&1048592", "$4&32", "$4&1"
	private := Step{Do: Alloc, Args: []Arg{"$2"}, Zero: true, Sure: true, Name: "mmap"}
	ofFile := Step{Do: If, Args: []Arg{shared}, Branches: []Branch{
		way("new", Step{Do: Map, Args: []Arg{"$2", "$6"}, Name: "mmap"}),
		way("new", private, do(Receive, "new", "$2"))}}
	anywhere := Step{Do: If, Args: []Arg{anonymous}, Branches: []Branch{way("new", private), {Steps: steps(ofFile)}}}
	// Where the address that is wished for is free, the mapping is there.
	wished := either(Branch{Steps: steps(anywhere)}, Branch{Result: "$1", Steps: steps(do(Receive, "$1", "$2")),
		Kept: true, Feature: Unmappings})
	return steps(either(
		Branch{Steps: steps(Step{Do: If, Args: []Arg{fixed}, Branches: []Branch{
			{Steps: steps(do(Receive, "$1", "$2"), either(way("$1"), way("new", Step{Do: Map, Args: []Arg{"$2", "$6"}, Name: "mmap"})))},
			{Steps: steps(Step{Do: IfSet, Args: []Arg{"$1"}, Branches: []Branch{{Steps: steps(wished)}, {Steps: steps(anywhere)}}})}}})},
		way("-1")))
}

// moved is what mremap does with MREMAP_FIXED, where it gets an address: what is there has the content then.
func moved() Branch {
	return Branch{Steps: steps(Step{Do: If, Args: []Arg{"$4&2"}, Branches: []Branch{
		{Steps: steps(Step{Do: IfSet, Args: []Arg{"$5"}, Branches: []Branch{way("$5", do(Copy, "$5", "$1", "$2")), way("-1")}})},
		way("-1")}})}
}

// notified are the threads that a sigevent structure may ask for.
func notified(event Arg) []Step { return notifiedBy(event, "") }

func notifiedBy(arg Arg, member string) []Step {
	const thread = "2" // SIGEV_THREAD
	fn := arg + "->" + member + "sigev_notify_function|" + member + "__fields.__thread_info.__function|" + member +
		"_sigev_un._sigev_thread._function"
	value := "*" + arg
	if member != "" {
		value += "->" + strings.TrimSuffix(member, ".")
	}
	return steps(Step{Do: IfSet, Args: []Arg{arg}, Body: steps(
		Step{Do: If, Args: []Arg{arg + "->" + member + "sigev_notify==" + thread}, Branches: []Branch{
			way("", Step{Do: Loop, Body: steps(do(Create, "null", "null", fn, value))}),
			way("")}})})
}

// transfer is an asynchronous input or output: it uses the buffer at any later time.
func transfer(what string) []Step { return transferOf("$1", what) }

func transferOf(control Arg, what string) []Step {
	s := steps(do(Send, control), do(Create, "null", "null", Arg("&model:__mayrun_aio_"+what), control+"->aio_buf"))
	return append(append(s, notifiedBy(control, "aio_sigevent.")...), do(Update, control, "size:"+control))
}

// signals lists the functions of <signal.h>.
func signals() []Model {
	const noDefer = "1073741824" // SA_NODEFER
	installed := either(
		Branch{Steps: steps(do(OldHandler, "$1"), do(Handler, "$2", "$1"))},
		checked("1", do(Handler, "$2", "$1")), // it was ignored when the program was started
		kept("-1"))
	return []Model{
		// The signal may end the process, by what is set for it and which thread gets it.
		{Name: "raise kill killpg pthread_kill tgkill", Type: "int",
			Steps: steps(either(way("", Step{Do: Exit, Name: "signal", Quick: true}), way(""))), Result: "nondet"},
		{Name: "signal bsd_signal ssignal", Type: "ptr", Steps: steps(installed), Feature: Handlers},
		{Name: "sigset __sysv_signal", Type: "ptr", Steps: steps(installed, do(Mask, "nondet")), Feature: Handlers},
		{Name: "sigaction __sigaction", Type: "int", Steps: sure(
			do(OldHandler, "$1", "$3"),
			Step{Do: IfSet, Args: []Arg{"$2"}, Body: steps(do(Read, "$2"),
				Step{Do: If, Args: []Arg{"$2->sa_flags&" + noDefer}, Branches: []Branch{way("", do(Mask, "nondet")), way("")}},
				do(Handler, "*$2", "$1"))}), Feature: Handlers},
		{Name: "sigemptyset", Type: "int", Steps: sure(do(Write, "$1"), do(SetSignals, "$1", "0"))},
		{Name: "sigfillset", Type: "int", Steps: sure(do(Write, "$1"), do(SetSignals, "$1", "-1"))},
		{Name: "sigaddset", Type: "int", Steps: sure(do(Read, "$1"), do(AddSignal, "$1", "$2"))},
		{Name: "sigdelset", Type: "int", Steps: sure(do(Read, "$1"), do(RemoveSignal, "$1", "$2"))},
		{Name: "sigismember", Type: "int", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "sigprocmask", Type: "int", Steps: steps(do(Send, "$2"), do(Receive, "$3"), either(masking("$1", "$2"), kept("-1")))},
		{Name: "sigpending", Type: "int", Steps: steps(do(Write, "$1")), Result: "nondet"},
		{Name: "sigsuspend", Type: "int", Steps: interruptible(do(Read, "$1")), Result: "nondet"},
		// A signal may come from another process, at any time.
		{Name: "sigwait", Type: "int", Steps: steps(do(Read, "$1"), do(Write, "$2", "size:$2"), either(working("0"), kept("error")))},
		{Name: "sigwaitinfo sigtimedwait", Type: "int",
			Steps: steps(do(Read, "$1"), do(Receive, "$2"), do(Read, "$3", "size:$3")), Result: "nondet"},
		{Name: "sigaltstack", Type: "int", Steps: steps(do(Send, "$1"), do(Receive, "$2")), Result: "nondet"},
		{Name: "sigandset sigorset", Type: "int", Steps: steps(do(Write, "$1"), do(Read, "$2"), do(Read, "$3")), Result: "nondet"},
		{Name: "sigisemptyset", Type: "int", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: "psignal", Type: "void", Steps: steps(name("$2")), Stream: true},
		{Name: "psiginfo", Type: "void", Steps: steps(do(Read, "$1"), name("$2")), Stream: true},
		{Name: "siginterrupt sigignore", Type: "int", Result: "nondet"},
		{Name: "sigpause sighold sigrelse sigblock sigsetmask", Type: "int", Steps: steps(do(Mask, "nondet")), Result: "nondet"},
	}
}

// verifier lists the functions with a fixed meaning in SV-COMP programs.
func verifier() []Model {
	return []Model{
		{Name: "__VERIFIER_atomic_begin", Type: "void", Steps: steps(do(AtomicBegin)), Override: true},
		{Name: "__VERIFIER_atomic_end", Type: "void", Steps: steps(do(AtomicEnd)), Override: true},
		{Name: "__VERIFIER_assume", Type: "void", Steps: steps(do(Assume, "$1")), Override: true},
		{Name: "__VERIFIER_error", Type: "void", Steps: steps(Step{Do: Exit, Name: "__VERIFIER_error", Quick: true}),
			NoReturn: true, Override: true},
		{Name: "reach_error", Type: "void", Steps: steps(Step{Do: Exit, Name: "reach_error", Quick: true}), NoReturn: true},
		{Name: "__VERIFIER_assert", Type: "void"},
		{Name: "__VERIFIER_nondet_int __VERIFIER_nondet_uint __VERIFIER_nondet_bool __VERIFIER_nondet__Bool " +
			"__VERIFIER_nondet_char __VERIFIER_nondet_uchar __VERIFIER_nondet_short __VERIFIER_nondet_ushort " +
			"__VERIFIER_nondet_unsigned __VERIFIER_nondet_u8 __VERIFIER_nondet_u16 __VERIFIER_nondet_u32 " +
			"__VERIFIER_nondet_int128 __VERIFIER_nondet_uint128", Type: "int", Result: "nondet", Override: true},
		{Name: "__VERIFIER_nondet_long __VERIFIER_nondet_ulong __VERIFIER_nondet_longlong " +
			"__VERIFIER_nondet_ulonglong __VERIFIER_nondet_loff_t __VERIFIER_nondet_size_t " +
			"__VERIFIER_nondet_unsigned_long __VERIFIER_nondet_sector_t __VERIFIER_nondet_u64", Type: "long", Result: "nondet", Override: true},
		{Name: "__VERIFIER_nondet_float __VERIFIER_nondet_double", Type: "double", Result: "nondet", Override: true},
		{Name: "__VERIFIER_nondet_pointer __VERIFIER_nondet_pchar", Type: "ptr", Result: "nondet"},
		{Name: "__goblint_check __goblint_assert __goblint_split_begin __goblint_split_end __goblint_bounded", Type: "void"},
		{Name: "__goblint_assume", Type: "void", Steps: steps(do(Assume, "$1"))},
		{Name: "assume", Type: "void", Steps: steps(do(Assume, "$1"))},
	}
}
