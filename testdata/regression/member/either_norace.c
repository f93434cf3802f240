// Pointers into one of two arrays, each used alone.
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
	int *p = pair.b;
	p += n & 7;
	*p = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	int *p = pair.a;
	p += argc & 7;
	*p = 2; // NORACE
	pair.between = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
