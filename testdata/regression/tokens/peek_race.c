// A thread uses the number that the next one will take.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void *u(void *unused) {
	int i = next; // RACE!
	cell[i] = 2; // RACE!
	return unused;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++; // RACE!
	pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, u, NULL);
	pthread_create(&t3, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	return 0;
}
