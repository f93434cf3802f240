// It is set by a reader of a lock.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int busy, shared;

static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;

static void *run(void *unused) {
	for (int mine = 0; !mine;) {
		pthread_rwlock_rdlock(&rw);
		if (!busy) { // RACE!
			busy = 1; // RACE!
			mine = 1;
		}
		pthread_rwlock_unlock(&rw);
	}
	shared++; // RACE!
	pthread_rwlock_wrlock(&rw);
	busy = 0;
	pthread_rwlock_unlock(&rw);
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, run, NULL);
	pthread_create(&t2, NULL, run, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
