// Others arrive at one of two other barriers, nobody knows which, with the same generation.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, one = 1, two = 1;
static int generation;
static int *const either[] = {&one, &two};

static void meet(int *number) {
	pthread_mutex_lock(&m);
	int g = generation;
	++*number;
	if (*number == 2) {
		*number = 0;
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
	x = 1; // RACE!
	meet(&arrived);
	return NULL;
}

static void *other(void *arg) {
	meet(either[rand() & 1]);
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, other, NULL);
	meet(&arrived);
	x = 2; // RACE!
	return 0;
}
