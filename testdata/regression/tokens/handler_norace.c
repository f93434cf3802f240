// A handler does not touch the counter.
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void handle(int s) {
	(void)s;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	cell[i] = 1; // NORACE
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	signal(SIGUSR1, handle);
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
