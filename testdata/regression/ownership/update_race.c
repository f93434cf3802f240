// Threads that hold the lock as readers change what they find.
#include <pthread.h>
#include <stdlib.h>

static int *current;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *unused) {
	pthread_rwlock_rdlock(&l);
	int *p = current; // NORACE
	if (p)
		++*p; // RACE!
	pthread_rwlock_unlock(&l);
	return unused;
}

int main(void) {
	pthread_t t, u;
	current = calloc(1, sizeof *current);
	pthread_create(&t, NULL, reader, NULL);
	pthread_create(&u, NULL, reader, NULL);
	pthread_rwlock_wrlock(&l);
	int *p = current;
	current = NULL;
	pthread_rwlock_unlock(&l);
	free(p); // NORACE imprecise
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
