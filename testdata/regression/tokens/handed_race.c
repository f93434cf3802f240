// A thread leaves its number to another one, and uses it still.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];
static int handed;

static void *u(void *unused) {
	pthread_mutex_lock(&m);
	int i = handed;
	pthread_mutex_unlock(&m);
	cell[i] = 2; // RACE!
	return unused;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	handed = i;
	pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, u, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
