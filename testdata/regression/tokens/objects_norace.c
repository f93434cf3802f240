// All count from the start of one of two arrays.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];
static int other[100];
static int *from;

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	from[i] = 1; // NORACE
	cell[i] = 2; // NORACE
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	from = cell[7] ? other : cell;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
