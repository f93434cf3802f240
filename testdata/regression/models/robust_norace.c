// With a lock whose owner has died the mutex is held; when it cannot be repaired, it is not.
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m, plain;
int g, h;

void change(int n) {
	int r = pthread_mutex_lock(&m);
	if (r == EOWNERDEAD)
		pthread_mutex_consistent(&m);
	else if (r != 0)
		return;
	g = n; // NORACE
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&plain);
	h = n; // NORACE
	pthread_mutex_unlock(&plain);
}

void *run(void *p) {
	change(1);
	return 0;
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_t t;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_NORMAL);
	pthread_mutex_init(&m, &a);
	pthread_mutex_init(&plain, 0);
	pthread_create(&t, 0, run, 0);
	change(2);
	return 0;
}
