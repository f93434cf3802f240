// A spin lock protects like a mutex.
#include <pthread.h>

pthread_spinlock_t s;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_spin_lock(&s);
	x++; // NORACE
	pthread_spin_unlock(&s);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_spin_init(&s, 0);
	pthread_create(&t, NULL, worker, NULL);
	pthread_spin_lock(&s);
	x++; // NORACE
	pthread_spin_unlock(&s);
	return 0;
}
