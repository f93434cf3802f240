// A pointer into one of two arrays leads to either.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct pair {
	int a[8];
	int between;
	int b[8];
};

static struct pair pair;

static void *worker(void *arg) {
	int n = *(int *)arg;
	int *p = n & 1 ? pair.a : pair.b;
	p[n & 7] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	pair.a[1] = 2; // RACE!
	pair.b[2] = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
