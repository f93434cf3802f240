// What the program's own functions of a stream touch, they touch under a lock.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>

static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static ssize_t count(void *cookie, const char *text, size_t size) {
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return size;
}

static void *work(void *arg) {
	FILE *f = arg;
	fputs("a", f);
	fflush(f);
	return 0;
}

int main(void) {
	cookie_io_functions_t io = {0, count, 0, 0};
	FILE *f = fopencookie(0, "w", io);
	pthread_t t;
	if (!f)
		return 1;
	pthread_create(&t, 0, work, f);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
