// A mutex of a library may be a recursive one, which a thread may lock again.
#include <pthread.h>

extern pthread_mutex_t lib_mutex;
int x;

static void *run(void *arg) {
	pthread_mutex_lock(&lib_mutex);
	pthread_mutex_lock(&lib_mutex);
	x = 1; // RACE!
	pthread_mutex_unlock(&lib_mutex);
	pthread_mutex_unlock(&lib_mutex);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
