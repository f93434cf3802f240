// Whoever takes an argument moves the list on, also one that was passed on.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

struct arguments {
	va_list list;
} *shared;
int sum;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int next(va_list list) {
	return va_arg(list, int); // RACE!
}

void *worker(void *arg) {
	va_list mine;
	va_copy(mine, shared->list); // RACE!
	vprintf("%d", shared->list); // RACE!
	next(shared->list);
	va_end(mine);
	return 0;
}

void all(int n, ...) {
	struct arguments a;
	pthread_t t;
	va_start(a.list, n);
	shared = &a;
	pthread_create(&t, 0, worker, 0);
	sum += va_arg(a.list, int); // RACE!
	pthread_join(t, 0);
	va_end(a.list);
}

int main(void) {
	all(4, 1, 2, 3, 4);
	return sum;
}
