// That nobody has anything of the number is asked when it has been read behind what the thread has added.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pending, data;

static void *work(void *arg) {
	data = 1; // NORACE
	pthread_mutex_lock(&m);
	pending--;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	pending++;
	pthread_mutex_unlock(&m);
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	pthread_mutex_lock(&m);
	int left = pending;
	pthread_mutex_unlock(&m);
	if (left == 0)
		data = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
