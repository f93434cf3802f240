// Two meetings by functions are two.
#include <pthread.h>

static pthread_barrier_t b;
static int x;

static void meet(void) {
	pthread_barrier_wait(&b);
}

static void again(void) {
	pthread_barrier_wait(&b);
}

static void *run(void *arg) {
	(void)arg;
	meet();
	again();
	x++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&t, NULL, run, NULL);
	pthread_barrier_wait(&b);
	pthread_barrier_wait(&b);
	x++; // RACE!
	pthread_join(t, NULL);
	return 0;
}
