// The barrier of the ThreadSanitizer runtime lets threads meet and orders nothing.
#include <pthread.h>
#include <sanitizer/tsan_interface.h>
void __tsan_testonly_barrier_init(unsigned long long *, unsigned);
void __tsan_testonly_barrier_wait(unsigned long long *);

unsigned long long meeting;
int x;

static void *worker(void *arg) {
	__tsan_testonly_barrier_wait(&meeting);
	x = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	__tsan_testonly_barrier_init(&meeting, 2);
	pthread_create(&t, 0, worker, 0);
	x = 2; // RACE!
	__tsan_testonly_barrier_wait(&meeting);
	pthread_join(t, 0);
	return 0;
}
