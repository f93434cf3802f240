// A mutex is released by an exchange in its bytes.
#include <pthread.h>

static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&other);
	x++; // RACE!
	pthread_mutex_unlock(&other);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_create(&t, 0, count, 0);
	__sync_bool_compare_and_swap(&other.__data.__lock, 1, 0);
	return 0;
}
