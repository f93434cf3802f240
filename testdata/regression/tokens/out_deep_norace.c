// The variable of the first call is that of an activation which goes on in another one.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void take(int *to, int deep) {
	int own;
	pthread_mutex_lock(&m);
	*to = next++;
	pthread_mutex_unlock(&m);
	if (deep)
		take(&own, deep - 1);
}

static void *t(void *unused) {
	int i;
	take(&i, 2);
	cell[i] = 1; // NORACE imprecise
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
