// A thread lets others go on that it has not stopped. Other threads hold the lock where it is released; that one does not.
#include <pthread.h>

static pthread_mutex_t running = PTHREAD_MUTEX_INITIALIZER;
static int steps, tidied;

static void go(void) {
	pthread_mutex_unlock(&running);
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
	pthread_mutex_lock(&running);
	tidied++; // NORACE
	go();
	return unused;
}

static void *hurry(void *unused) {
	go();
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
