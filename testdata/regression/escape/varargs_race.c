// A pointer travels through a variable argument list.
#include <pthread.h>
#include <stdarg.h>

int *shared;

void publish(int n, ...) {
	va_list ap;
	va_start(ap, n);
	shared = va_arg(ap, int *);
	va_end(ap);
}

void *worker(void *arg) {
	(void)arg;
	*shared = 1; // RACE!
	return NULL;
}

int main(void) {
	int local = 0;
	pthread_t t;
	publish(1, &local);
	pthread_create(&t, NULL, worker, NULL);
	local = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
