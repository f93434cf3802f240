// A thread releases one of several locks, nobody knows which, and has taken none of them.
#include <pthread.h>

static pthread_mutex_t running[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int steps;
static volatile int which;

static void *work(void *unused) {
	for (int i = 0; i < 10; i++) {
		pthread_mutex_lock(&running[1]);
		steps++; // RACE!
		pthread_mutex_unlock(&running[1]);
	}
	return unused;
}

static void *hurry(void *unused) {
	pthread_mutex_unlock(&running[which & 1]);
	return unused;
}

int main(int argc, char **argv) {
	pthread_t a, b;
	which = argc;
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, hurry, NULL);
	work(NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return steps; // NORACE
}
