// That nobody had anything of the number is old news when it is asked: the thread has added to it since, for another one.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int pending, data;

static void *work(void *arg) {
	data = 1; // RACE!
	pthread_mutex_lock(&m);
	pending--;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	int left = pending;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	pending++;
	pthread_mutex_unlock(&m);
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	if (left == 0)
		data = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
