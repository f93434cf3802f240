// A spin lock is released before the access.
#include <pthread.h>

pthread_spinlock_t s;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_spin_lock(&s);
	x++; // RACE!
	pthread_spin_unlock(&s);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_spin_init(&s, 0);
	pthread_create(&t, NULL, worker, NULL);
	pthread_spin_lock(&s);
	pthread_spin_unlock(&s);
	x++; // RACE!
	return 0;
}
