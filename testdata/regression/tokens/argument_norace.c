// A number goes to a function.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void fill(int at, int what) {
	cell[at] = what; // NORACE
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	fill(i, 1);
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
