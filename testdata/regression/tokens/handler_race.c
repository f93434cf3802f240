// A handler takes numbers, in between what its thread does.
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void handle(int s) {
	int i = next++; // RACE!
	cell[i] = s; // RACE!
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int i = next++; // RACE!
	pthread_mutex_unlock(&m);
	cell[i] = 1; // RACE!
	raise(SIGUSR1);
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
