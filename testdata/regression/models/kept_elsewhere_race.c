// Who holds a mutex is read atomically, by a thread that does not use it itself.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&lock);
	x++; // RACE!
	pthread_mutex_unlock(&lock);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	if (__atomic_load_n(&lock.__data.__owner, __ATOMIC_SEQ_CST))
		x++; // RACE!
	return 0;
}
