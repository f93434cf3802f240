// It writes to what it is given twice, which is one variable.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void take(int *to, int *limit) {
	pthread_mutex_lock(&m);
	*to = next++;
	*limit = next;
	pthread_mutex_unlock(&m);
}

static void *t(void *unused) {
	int i, end;
	take(&i, &end);
	if (i >= end)
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
