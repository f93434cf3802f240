// It goes to another thread.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void *u(void *at) {
	cell[(long)at] = 2; // RACE!
	return NULL;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	pthread_t other;
	pthread_create(&other, NULL, u, (void *)(long)i);
	cell[i] = 1; // RACE!
	pthread_join(other, NULL);
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
