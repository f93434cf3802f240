// Attributes may be read by several threads, and changed when there is one.
#include <pthread.h>

pthread_attr_t attr;
pthread_mutexattr_t mattr;
pthread_condattr_t cattr;
pthread_rwlockattr_t rattr;
pthread_barrierattr_t battr;
pthread_mutex_t m;
pthread_cond_t c;
pthread_rwlock_t r;
pthread_barrier_t b;

void *nothing(void *arg) {
	return arg;
}

void *worker(void *arg) {
	int n;
	size_t size;
	pthread_attr_getstacksize(&attr, &size);  // NORACE
	pthread_mutexattr_getprotocol(&mattr, &n); // NORACE
	pthread_condattr_getpshared(&cattr, &n);   // NORACE
	pthread_rwlockattr_getpshared(&rattr, &n); // NORACE
	pthread_barrierattr_getpshared(&battr, &n); // NORACE
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_attr_init(&attr);
	pthread_mutexattr_init(&mattr);
	pthread_condattr_init(&cattr);
	pthread_rwlockattr_init(&rattr);
	pthread_barrierattr_init(&battr);
	pthread_attr_setstacksize(&attr, 65536); // NORACE
	pthread_mutexattr_setprotocol(&mattr, PTHREAD_PRIO_NONE); // NORACE
	pthread_condattr_setpshared(&cattr, 0); // NORACE
	pthread_rwlockattr_init(&rattr); // NORACE
	pthread_barrierattr_destroy(&battr); // NORACE
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, &attr, nothing, 0); // NORACE
	pthread_mutex_init(&m, &mattr); // NORACE
	pthread_cond_init(&c, &cattr); // NORACE
	pthread_rwlock_init(&r, &rattr); // NORACE
	pthread_barrier_init(&b, &battr, 2); // NORACE
	return 0;
}
