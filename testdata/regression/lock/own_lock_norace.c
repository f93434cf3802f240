// Who asks for a normal mutex that he holds, or for a spin lock, waits for ever.
#include <pthread.h>

int x;
pthread_mutex_t m;
pthread_spinlock_t s;

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	return arg;
}

static void *spin(void *arg) {
	pthread_spin_lock(&s);
	pthread_spin_lock(&s);
	x = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_mutex_init(&m, 0);
	pthread_spin_init(&s, 0);
	pthread_create(&t, 0, run, 0);
	pthread_create(&t, 0, spin, 0);
	x = 2; // NORACE
	return 0;
}
