// One function stops others and lets them go on, by what it is given. Kept without regard to the flow, it is given both
// in either call; no thread releases what it does not hold.
#include <pthread.h>

enum what { STOP, GO };

static pthread_mutex_t running = PTHREAD_MUTEX_INITIALIZER;
static int steps, tidied;

static void others(enum what w) {
	switch (w) {
	case STOP:
		pthread_mutex_lock(&running);
		break;
	case GO:
		pthread_mutex_unlock(&running);
		break;
	}
}

static void *work(void *unused) {
	for (int i = 0; i < 10; i++) {
		pthread_mutex_lock(&running);
		steps++; // NORACE
		pthread_mutex_unlock(&running);
	}
	return unused;
}

static void *tidy(void *unused) {
	others(STOP);
	tidied++; // NORACE
	others(GO);
	return unused;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, tidy, NULL);
	work(NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return steps; // NORACE
}
