// The state of a generator is written when another one takes its place, and whenever it is used.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct random_data data, other;
char first[64], second[64];

void *run(void *state) {
	((char *)state)[8] = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	int32_t n;
	initstate_r(1, first, sizeof first, &other);
	initstate_r(1, second, sizeof second, &data);
	setstate_r(first, &data);
	pthread_create(&t, 0, run, first);
	random_r(&data, &n); // RACE!
	pthread_join(t, 0);
	return n;
}
