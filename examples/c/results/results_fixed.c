// The results of results.c, added up when both threads have ended.
#include <pthread.h>
#include <stdio.h>

struct result { int from, to, sum; };

static void *add(void *arg) {
	struct result *r = arg;
	for (int i = r->from; i < r->to; i++) // NORACE
		r->sum += i; // NORACE
	return NULL;
}

int main(void) {
	struct result low = { 0, 50, 0 }, high = { 50, 100, 0 };
	pthread_t a, b;
	pthread_create(&a, NULL, add, &low);
	pthread_create(&b, NULL, add, &high);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	printf("%d\n", low.sum + high.sum); // NORACE
	return 0;
}
