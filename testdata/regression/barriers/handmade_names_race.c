// Who arrives counts twice, as both parameters are of one number.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;
static int generation;

static void meet(int *first, int *second) {
	pthread_mutex_lock(&m);
	int g = generation;
	++*first;
	++*second;
	if (*first == 2) {
		if (*second != 2)
			for (;;)
				;
		*first = 0;
		*second = 0;
		generation++;
		pthread_cond_broadcast(&c);
	} else {
		if (*second == 2)
			for (;;)
				;
		while (g == generation)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static int x;

static void *run(void *arg) {
	x = 1; // RACE!
	meet(&arrived, &arrived);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet(&arrived, &arrived);
	x = 2; // RACE!
	return 0;
}
