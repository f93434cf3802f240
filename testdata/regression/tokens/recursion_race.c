// It uses one that it has been given by the caller, after a call that has changed the variable.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void fill(int depth, int i) {
	if (depth > 0) {
		pthread_mutex_lock(&m);
		int j = next++;
		pthread_mutex_unlock(&m);
		fill(depth - 1, j);
	}
	cell[i] = 1; // RACE!
}

static void *t(void *unused) {
	fill(3, 7);
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
