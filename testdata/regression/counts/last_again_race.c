// What a thread has found when it counted first says nothing of when it counts again.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int n;
static int data;

static void *once(void *unused) {
	if (atomic_fetch_add(&n, 1) == 1)
		data++; // RACE!
	return unused;
}

static void *again(void *unused) {
	pthread_mutex_lock(&m);
	int first = atomic_fetch_add(&n, 1);
	atomic_fetch_add(&n, 1);
	pthread_mutex_unlock(&m);
	if (first == 0)
		data++; // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, again, NULL);
	pthread_create(&t, NULL, once, NULL);
	return 0;
}
