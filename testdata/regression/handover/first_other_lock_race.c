// One sets it under another lock.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int data;
static pthread_mutex_t n = PTHREAD_MUTEX_INITIALIZER;

static void *u(void *unused) {
	pthread_mutex_lock(&n);
	done = 1; // RACE!
	pthread_mutex_unlock(&n);
	return unused;
}

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	if (!done) { // RACE!
		data = 1; // RACE!
		done = 1; // RACE!
	}
	pthread_mutex_unlock(&m);
	if (data > 5) // RACE!
		return NULL;
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_create(&t3, NULL, u, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	return 0;
}
