// What the mutex protects may be copied while it is held.
#include <pthread.h>

struct account {
	pthread_mutex_t m;
	int sum;
};
struct account a = {PTHREAD_MUTEX_INITIALIZER}, copy;

void *worker(void *arg) {
	pthread_mutex_lock(&a.m);
	a.sum++; // NORACE
	pthread_mutex_unlock(&a.m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&a.m);
	copy.sum = a.sum; // NORACE
	pthread_mutex_unlock(&a.m);
	pthread_join(t, 0);
	return copy.sum;
}
