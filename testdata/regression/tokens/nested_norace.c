// The lock is taken again and released once: it is held all the time.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static int look(void) {
	return next;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = look();
	next++;
	pthread_mutex_unlock(&m);
	cell[i] = 1; // NORACE
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
