// A thread lets others go on that it has not stopped: it never holds the lock that it releases.
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
		steps++; // RACE!
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

static void *hurry(void *unused) {
	pthread_mutex_unlock(&running);
	return unused;
}

int main(void) {
	pthread_t a, b, c;
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, tidy, NULL);
	pthread_create(&c, NULL, hurry, NULL);
	work(NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return steps; // NORACE
}
