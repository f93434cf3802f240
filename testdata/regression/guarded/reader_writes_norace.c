// Who writes holds the lock alone: who holds it finds one value.
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int state;
int x;

static void *writer(void *arg) {
	pthread_rwlock_wrlock(&l);
	state = 2;
	pthread_rwlock_unlock(&l);
	return arg;
}

static void *reader(void *arg) {
	pthread_rwlock_wrlock(&l);
	if (state == 0)
		if (state == 2)
			x++; // NORACE
	pthread_rwlock_unlock(&l);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, writer, NULL);
	pthread_create(&u, NULL, reader, NULL);
	x++; // NORACE
	return 0;
}
