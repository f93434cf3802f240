// The same, with its use under the lock.
#include <pthread.h>
#include <stddef.h>

static int next, cell[16];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int zero(void) { return 0; }
static int (*volatile reset)(void) = zero;

static void *worker(void *arg) {
	pthread_mutex_lock(&lock);
	int mine = next++;
	next = reset();
	cell[mine & 15]++; // NORACE
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
