// The number is read before the lock is taken.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;
static int data;

static void *t(void *unused) {
	int was = done; // RACE!
	pthread_mutex_lock(&m);
	switch (was) {
	case 0:
		data = 1; // RACE!
		done = 2; // RACE!
	default:
		break;
	}
	pthread_mutex_unlock(&m);
	if (data > 5) // RACE!
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
