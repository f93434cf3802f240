// What was done first is done once.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int data;

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	if (!done) {
		done = 1;
		data = 1; // NORACE
	}
	pthread_mutex_unlock(&m);
	if (data > 5) // NORACE
		return NULL;
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
