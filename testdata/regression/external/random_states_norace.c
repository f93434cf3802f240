// Each thread has a generator of its own.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct random_data data;
char first[64];

void *run(void *arg) {
	struct random_data own = {0};
	char state[64];
	int32_t n;
	initstate_r(2, state, sizeof state, &own);
	setstate_r(state, &own);
	random_r(&own, &n);
	return arg;
}

int main(void) {
	pthread_t t;
	int32_t n;
	pthread_create(&t, 0, run, 0);
	initstate_r(1, first, sizeof first, &data);
	random_r(&data, &n); // NORACE
	pthread_join(t, 0);
	return n;
}
