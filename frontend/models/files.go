package models

import (
	"strings"
	"sync"
)

// OnFiles reports whether executions execute a call, if it is about files within the process: descriptors, pipes,
// pairs of sockets and counters of events.
func OnFiles(name string) bool { return onFiles.has(name) }

const onFiles words = `read recv write send eventfd_read eventfd_write pipe pipe2 socketpair eventfd close poll fcntl dup dup2 dup3 fileno dirfd
	socket open open64 creat openat openat64 accept accept4 epoll_create epoll_create1 inotify_init inotify_init1 memfd_create
	mkstemp mkstemp64 mkostemp mkstemps mkostemps mq_open posix_openpt shm_open`

// FileData is the argument to which such a call writes what it has got; "" if there is none.
func FileData(name string) Arg { return fileData()[name] }

var fileData = sync.OnceValue(func() map[string]Arg {
	to := map[string]Arg{}
	for arg, names := range map[Arg]string{"$1": "pipe pipe2 poll", "$2": "read recv eventfd_read", "$4": "socketpair"} {
		for _, n := range strings.Fields(names) {
			to[n] = arg
		}
	}
	return to
})

// SignalSet reports whether executions compute what a function writes, which is a set of signals, or one of a set.
func SignalSet(name string) bool { return signalSets.has(name) }

const signalSets words = `sigemptyset sigfillset sigaddset sigdelset sigwait`

// FileUse is which arguments of a call are descriptors, if it does something to files that executions do not execute:
// an execution in which one of them is that of a pipe or the like goes on by a guess. any is set if it may be about
// all files.
func FileUse(name string) (args []int, any bool) { return fileUse()[name], anyFile.has(name) }

const anyFile words = `select pselect ppoll epoll_wait epoll_pwait syscall aio_read aio_write aio_fsync aio_suspend`

var fileUse = sync.OnceValue(func() map[string][]int {
	uses := map[string][]int{}
	for _, n := range strings.Fields(`fdopen dprintf vdprintf __dprintf_chk readv writev preadv pwritev pread pread64 pwrite
		pwrite64 sendmsg recvmsg sendto recvfrom ioctl shutdown lseek lseek64 fstat fstat64 fstatvfs fstatfs
		ftruncate ftruncate64 isatty lockf flock getsockopt setsockopt getsockname getpeername bind connect listen
		accept accept4 fsync fdatasync fdopendir fpathconf`) {
		uses[n] = []int{1}
	}
	uses["splice"], uses["copy_file_range"], uses["sendfile"] = []int{1, 3}, []int{1, 3}, []int{1, 2}
	return uses
})
