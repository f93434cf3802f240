// When the number is set, it is set to what it was at first, which is in another variable only then.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int left = 2, total;
static int generation;

static void meet(void) {
	pthread_mutex_lock(&m);
	int g = generation;
	left--;
	if (left == 0) {
		total = 2;
		left = total;
		total = 1;
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
	x = 1; // NORACE
	meet();
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet();
	meet();
	x = 2; // NORACE
	return 0;
}
