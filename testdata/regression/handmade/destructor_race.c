// What runs at the end of a thread leaves a lock that the thread does not hold.
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int count;
pthread_key_t key;

void leave(void *lock) {
	atomic_store((atomic_int *)lock, 0);
}

void *worker(void *arg) {
	pthread_setspecific(key, &l);
	while (atomic_exchange(&l, 1) != 0)
		;
	count++; // RACE!
	atomic_store(&l, 0);
	return arg;
}

int main(void) {
	pthread_t t, u, v;
	pthread_key_create(&key, leave);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, worker, NULL);
	pthread_create(&v, NULL, worker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	return count;
}
