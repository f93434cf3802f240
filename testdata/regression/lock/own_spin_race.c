// Who asks for a spin lock that he holds may be told so (POSIX: EDEADLK), and go on.
#include <pthread.h>

int x;
pthread_spinlock_t s;

static void *run(void *arg) {
	pthread_spin_lock(&s);
	pthread_spin_lock(&s);
	x = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_spin_init(&s, 0);
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
