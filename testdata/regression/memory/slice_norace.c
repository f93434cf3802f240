// The same copy of an array that points elsewhere.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct element {
	int *p;
	long tag;
} source[64];

struct moved {
	long tag;
	int *p;
};

int g, other;

void *worker(void *arg) {
	g++; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 64; i++) {
		source[i].p = &other;
		source[i].tag = i;
	}
	struct moved d;
	int i = random() % 60;
	memcpy(&d, &source[i].tag, sizeof d);
	pthread_create(&t, 0, worker, 0);
	if (d.p)
		*d.p = 1; // NORACE
	return 0;
}
