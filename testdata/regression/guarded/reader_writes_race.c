// Two readers hold the lock, and one of them writes: the other may find another value the second time.
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int state;
int x;

static void *writer(void *arg) {
	pthread_rwlock_rdlock(&l);
	state = 2; // RACE!
	pthread_rwlock_unlock(&l);
	return arg;
}

static void *reader(void *arg) {
	pthread_rwlock_rdlock(&l);
	if (state == 0) // RACE!
		if (state == 2) // RACE!
			x++; // RACE!
	pthread_rwlock_unlock(&l);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, writer, NULL);
	pthread_create(&u, NULL, reader, NULL);
	x++; // RACE!
	return 0;
}
