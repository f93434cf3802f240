// Nor does it undo what is ordered otherwise.
#include <pthread.h>
void __tsan_testonly_barrier_init(unsigned long long *, unsigned);
void __tsan_testonly_barrier_wait(unsigned long long *);

unsigned long long meeting;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *worker(void *arg) {
	__tsan_testonly_barrier_wait(&meeting);
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	__tsan_testonly_barrier_init(&meeting, 2);
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	__tsan_testonly_barrier_wait(&meeting);
	pthread_join(t, 0);
	return 0;
}
