// It is set by the result of a function that creates them.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];
static pthread_t t1, t2;
static void *t(void *);

static int start(void) {
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	return 0;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++; // RACE!
	pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	next = start(); // RACE!
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
