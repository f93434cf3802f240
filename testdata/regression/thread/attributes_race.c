// What one thread makes with attributes, and how another one changes these.
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
	pthread_attr_setstacksize(&attr, 65536); // RACE!
	pthread_mutexattr_setprotocol(&mattr, PTHREAD_PRIO_NONE); // RACE!
	pthread_condattr_setpshared(&cattr, 0); // RACE!
	pthread_rwlockattr_init(&rattr); // RACE!
	pthread_barrierattr_destroy(&battr); // RACE!
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_attr_init(&attr);
	pthread_mutexattr_init(&mattr);
	pthread_condattr_init(&cattr);
	pthread_rwlockattr_init(&rattr);
	pthread_barrierattr_init(&battr);
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, &attr, nothing, 0); // RACE!
	pthread_mutex_init(&m, &mattr); // RACE!
	pthread_cond_init(&c, &cattr); // RACE!
	pthread_rwlock_init(&r, &rattr); // RACE!
	pthread_barrier_init(&b, &battr, 2); // RACE!
	return 0;
}
