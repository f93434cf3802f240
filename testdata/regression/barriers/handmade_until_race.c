// When the number is set, it is set to another one than a moment before: one is counted as arrived.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int left = 2, total = 2;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	left--;
	if (left == 0) {
		total = 1;
		left = total;
		total = 2;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int x;

static void *run(void *arg) {
	meet();
	x = 1; // RACE!
	meet();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet();
	meet();
	x = 2; // RACE!
	return 0;
}
