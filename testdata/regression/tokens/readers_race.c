// They are taken by readers, of which there may be several.
#include <pthread.h>

static pthread_rwlock_t m = PTHREAD_RWLOCK_INITIALIZER;
static int next;
static int cell[100];

static void *t(void *unused) {
	pthread_rwlock_rdlock(&m);
	int i = next++; // RACE!
	pthread_rwlock_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
