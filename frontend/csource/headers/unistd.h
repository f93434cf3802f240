#ifndef _UNISTD_H
#define _UNISTD_H
#include <features.h>
#include <stddef.h>
#include <mayrun/types.h>
#define _POSIX_VERSION 200809L
#define _POSIX_THREADS 200809L
#define _POSIX_TIMERS 200809L
#define _POSIX_BARRIERS 200809L
#define _POSIX_SPIN_LOCKS 200809L
#define _POSIX_MONOTONIC_CLOCK 0
#define _POSIX_MAPPED_FILES 200809L
#define _XOPEN_VERSION 700
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#define F_ULOCK 0
#define F_LOCK 1
#define F_TLOCK 2
#define F_TEST 3
#define _SC_ARG_MAX 0
#define _SC_CHILD_MAX 1
#define _SC_CLK_TCK 2
#define _SC_NGROUPS_MAX 3
#define _SC_OPEN_MAX 4
#define _SC_PAGESIZE 30
#define _SC_PAGE_SIZE 30
#define _SC_THREAD_STACK_MIN 75
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PHYS_PAGES 85
#define _SC_AVPHYS_PAGES 86
#define _SC_GETPW_R_SIZE_MAX 70
#define _SC_GETGR_R_SIZE_MAX 69
#define _SC_HOST_NAME_MAX 180
#define _SC_IOV_MAX 60
#define _SC_LEVEL1_DCACHE_LINESIZE 190
#define _PC_NAME_MAX 3
#define _PC_PATH_MAX 4
#define _PC_PIPE_BUF 5
typedef __INTPTR_TYPE__ intptr_t;
extern char **environ;
extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int, char *const[], const char *);
int access(const char *, int);
int faccessat(int, const char *, int, int);
unsigned int alarm(unsigned int);
useconds_t ualarm(useconds_t, useconds_t);
int brk(void *);
void *sbrk(intptr_t);
int chdir(const char *);
int fchdir(int);
int chown(const char *, uid_t, gid_t);
int fchown(int, uid_t, gid_t);
int lchown(const char *, uid_t, gid_t);
int chroot(const char *);
int close(int);
char *crypt(const char *, const char *);
int daemon(int, int);
int dup(int);
int dup2(int, int);
int dup3(int, int, int);
int execl(const char *, const char *, ...);
int execle(const char *, const char *, ...);
int execlp(const char *, const char *, ...);
int execv(const char *, char *const[]);
int execve(const char *, char *const[], char *const[]);
int execvp(const char *, char *const[]);
int execvpe(const char *, char *const[], char *const[]);
void _exit(int) __attribute__((__noreturn__));
pid_t fork(void);
pid_t vfork(void);
long fpathconf(int, int);
long pathconf(const char *, int);
long sysconf(int);
size_t confstr(int, char *, size_t);
int fsync(int);
int fdatasync(int);
void sync(void);
int ftruncate(int, off_t);
int truncate(const char *, off_t);
char *getcwd(char *, size_t);
char *getwd(char *);
char *get_current_dir_name(void);
int getdtablesize(void);
int getpagesize(void);
pid_t getpid(void);
pid_t getppid(void);
pid_t gettid(void);
pid_t getpgrp(void);
pid_t getpgid(pid_t);
pid_t getsid(pid_t);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
int getgroups(int, gid_t[]);
int setgroups(size_t, const gid_t *);
int setuid(uid_t);
int seteuid(uid_t);
int setgid(gid_t);
int setegid(gid_t);
int setreuid(uid_t, uid_t);
int setregid(gid_t, gid_t);
int setresuid(uid_t, uid_t, uid_t);
int setresgid(gid_t, gid_t, gid_t);
int setpgid(pid_t, pid_t);
int setpgrp(void);
pid_t setsid(void);
int gethostname(char *, size_t);
int sethostname(const char *, size_t);
int getdomainname(char *, size_t);
long gethostid(void);
char *getlogin(void);
int getlogin_r(char *, size_t);
char *getpass(const char *);
int isatty(int);
char *ttyname(int);
int ttyname_r(int, char *, size_t);
int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
int symlink(const char *, const char *);
int symlinkat(const char *, int, const char *);
int unlink(const char *);
int unlinkat(int, const char *, int);
int rmdir(const char *);
ssize_t readlink(const char *, char *, size_t);
ssize_t readlinkat(int, const char *, char *, size_t);
int lockf(int, int, off_t);
off_t lseek(int, off_t, int);
off64_t lseek64(int, off64_t, int);
int nice(int);
int pause(void);
int pipe(int[2]);
int pipe2(int[2], int);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t copy_file_range(int, off64_t *, int, off64_t *, size_t, unsigned int);
unsigned int sleep(unsigned int);
int usleep(useconds_t);
void swab(const void *, void *, ssize_t);
long syscall(long, ...);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
int vhangup(void);
int getentropy(void *, size_t);
#define L_SET 0
#define L_INCR 1
#define L_XTND 2
#ifdef _GNU_SOURCE
#define TEMP_FAILURE_RETRY(e) ({ long __result; do __result = (long)(e); while (__result == -1 && errno == EINTR); __result; })
#define SEEK_DATA 3
#define SEEK_HOLE 4
#define CLOSE_RANGE_UNSHARE 2U
#define CLOSE_RANGE_CLOEXEC 4U
#endif
#include <mayrun/more/unistd.h>
#endif
