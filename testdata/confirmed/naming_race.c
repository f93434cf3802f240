// Threads that get names, and what else only sets something up or asks for what does not change.
#define _GNU_SOURCE
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

static int n;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *number) {
	char name[16];
	sigset_t none;
	snprintf(name, sizeof name, "worker %ld", (long)number);
	if (pthread_setname_np(pthread_self(), name) || prctl(PR_SET_NAME, name))
		return 0;
	if (sigemptyset(&none) || sigprocmask(SIG_SETMASK, &none, 0))
		return 0;
	if (getpid() != getpid() || sysconf(_SC_PAGESIZE) != getpagesize() || sysconf(_SC_NPROCESSORS_ONLN) < 1)
		pthread_mutex_lock(&m);
	n++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a, b;
	setlocale(LC_ALL, "");
	setvbuf(stdout, 0, _IONBF, 0);
	nice(1);
	umask(022);
	pthread_create(&a, 0, work, (void *)1);
	pthread_create(&b, 0, work, (void *)2);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
