// Readers hold the lock while they use what they find; it is taken out by a writer.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *current;
static atomic_int seen;
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *unused) {
	pthread_rwlock_rdlock(&l);
	int *p = current; // NORACE
	int n = p ? *p : 0; // NORACE imprecise
	seen += n;
	pthread_rwlock_unlock(&l);
	return unused;
}

int main(void) {
	pthread_t t, u;
	current = calloc(1, sizeof *current); // NORACE
	pthread_create(&t, NULL, reader, NULL);
	pthread_create(&u, NULL, reader, NULL);
	pthread_rwlock_wrlock(&l);
	int *p = current; // NORACE
	current = NULL; // NORACE
	pthread_rwlock_unlock(&l);
	if (p)
		*p = 1; // NORACE imprecise
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	free(p);
	return 0;
}
