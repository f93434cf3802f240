// What a program tells race detectors does nothing: it proves nothing.
#include <pthread.h>
#include <sanitizer/tsan_interface.h>
#include <valgrind/helgrind.h>

volatile int ready;
int x, y, z;

static void *worker(void *arg) {
	x = 1; // RACE!
	__tsan_release((void *)&x);
	y = 1; // RACE!
	ANNOTATE_HAPPENS_BEFORE(&y);
	ready = 1; // RACE!
	__tsan_mutex_post_lock(&z, 0, 0);
	z = 1; // RACE!
	__tsan_mutex_pre_unlock(&z, 0);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	while (!ready) // RACE!
		;
	__tsan_acquire((void *)&x);
	x = 2; // RACE!
	ANNOTATE_HAPPENS_AFTER(&y);
	y = 2; // RACE!
	__tsan_mutex_post_lock(&z, 0, 0);
	z = 2; // RACE!
	__tsan_mutex_pre_unlock(&z, 0);
	pthread_join(t, 0);
	return 0;
}
