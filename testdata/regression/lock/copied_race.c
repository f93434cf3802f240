// The copy reads the mutex, too, which the other thread may be about to take.
#include <pthread.h>

struct account {
	pthread_mutex_t m;
	int sum;
};
struct account a = {PTHREAD_MUTEX_INITIALIZER}, copy;

void *worker(void *arg) {
	pthread_mutex_lock(&a.m); // RACE!
	a.sum++; // NORACE
	pthread_mutex_unlock(&a.m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&a.m);
	copy = a; // RACE!
	pthread_mutex_unlock(&a.m);
	pthread_join(t, 0);
	return copy.sum;
}
