// What is subtracted is added on the other side, since that comes round.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static unsigned next = 5;
static int cell[100];

static void *u(void *unused) {
	pthread_mutex_lock(&m);
	unsigned i = next;
	next += 4294967295u;
	pthread_mutex_unlock(&m);
	cell[i - 1] = 1; // RACE!
	return unused;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	unsigned i = next++;
	pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3, t4;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, u, NULL);
	pthread_create(&t3, NULL, t, NULL);
	pthread_create(&t4, NULL, u, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	pthread_join(t4, NULL);
	return 0;
}
