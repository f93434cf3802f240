// Another thread knows one of several threads, but does not wait for it.
#include <pthread.h>
#include <unistd.h>

static int x;
static pthread_t t;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

static void *wait(void *arg) {
	pthread_mutex_lock(&m);
	pthread_t u = t;
	pthread_mutex_unlock(&m);
	if (u == pthread_self())
		return arg;
	return 0;
}

int main(int argc, char **argv) {
	pthread_t w, u;
	for (int i = 0; i < argc + 1; i++) {
		pthread_create(&u, 0, work, 0);
		pthread_mutex_lock(&m);
		t = u;
		pthread_mutex_unlock(&m);
		if (i == 1)
			pthread_create(&w, 0, wait, 0);
		usleep(1000);
		pthread_join(u, 0);
		x++; // NORACE
	}
	usleep(50000);
	return 0;
}
