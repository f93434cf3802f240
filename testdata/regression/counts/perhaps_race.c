// A thread may have added to another number than the one that it has read.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n, k;
static int data;

static void *perhaps(void *unused) {
	int *p = rand() ? &n : &k;
	pthread_mutex_lock(&m);
	int first = n;
	*p = *p + 1;
	pthread_mutex_unlock(&m);
	if (first == 0)
		data++; // RACE!
	return unused;
}

static void *once(void *unused) {
	pthread_mutex_lock(&m);
	int now = ++n;
	pthread_mutex_unlock(&m);
	if (now == 1)
		data++; // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, perhaps, NULL);
	pthread_create(&t, NULL, once, NULL);
	return 0;
}
