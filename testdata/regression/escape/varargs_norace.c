// A pointer travels through a variable argument list, to a function that only its own thread calls.
#include <pthread.h>
#include <stdarg.h>

void set(int n, ...) {
	va_list ap;
	va_start(ap, n);
	*va_arg(ap, int *) = n; // NORACE
	va_end(ap);
}

void *worker(void *arg) {
	int local = 0;
	(void)arg;
	set(1, &local);
	return NULL;
}

int main(void) {
	int local = 0;
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	set(2, &local);
	pthread_join(t, NULL);
	return local; // NORACE
}
