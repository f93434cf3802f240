// A reader takes out what another reader uses, after that has been seen to have found it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *current;
static atomic_int seen;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *unused) {
	pthread_rwlock_rdlock(&l);
	int *p = current; // NORACE
	atomic_store(&seen, 1);
	if (p)
		*p += 2; // RACE!
	pthread_rwlock_unlock(&l);
	return unused;
}

int main(void) {
	pthread_t t;
	current = calloc(1, sizeof *current); // NORACE
	pthread_create(&t, NULL, reader, NULL);
	pthread_rwlock_rdlock(&l);
	while (!atomic_load(&seen)) {
	}
	int *p = current;
	current = NULL; // NORACE
	pthread_rwlock_unlock(&l);
	if (p)
		*p = 1; // RACE!
	pthread_join(t, NULL);
	free(p);
	return 0;
}
