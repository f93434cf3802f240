// What the function leaves out is nothing that is used.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next = 50;
static int cell[100];

static void take(int *to) {
	pthread_mutex_lock(&m);
	if (next < 52)
		*to = next++;
	pthread_mutex_unlock(&m);
}

static void *t(void *unused) {
	int i = -1;
	take(&i);
	if (i < 0)
		return unused;
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
