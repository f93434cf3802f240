// A number from an earlier pass is still the thread's own.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void *t(void *unused) {
	int last = -1;
	for (int k = 0; k < 3; k++) {
		if (last >= 0)
			cell[last]++; // NORACE
		pthread_mutex_lock(&m);
		last = next++;
		pthread_mutex_unlock(&m);
		cell[last] = 1; // NORACE
	}
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
