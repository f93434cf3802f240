// Something else is written to it on one way.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	if (i > 3)
		i = 0;
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3, t4, t5, t6;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_create(&t3, NULL, t, NULL);
	pthread_create(&t4, NULL, t, NULL);
	pthread_create(&t5, NULL, t, NULL);
	pthread_create(&t6, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	pthread_join(t4, NULL);
	pthread_join(t5, NULL);
	pthread_join(t6, NULL);
	return 0;
}
