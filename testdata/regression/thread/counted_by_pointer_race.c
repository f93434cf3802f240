// Some threads are not joined that were created into another array.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static long x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static int start(pthread_t *t, int n) {
	int i;
	for (i = 0; i < n && i < 8; i++)
		if (pthread_create(&t[i], 0, work, 0) != 0)
			break;
	return i;
}

static void stop(pthread_t *t, int n) {
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

int main(int argc, char **argv) {
	pthread_t t[8], u[8];
	int made = start(t, argc + 2);
	for (int i = 0; i < made; i++)
		pthread_join(t[i], 0);
	made = start(u, argc + 3);
	int again = start(t, 2);
	stop(u, made);
	if (again > 8)
		return 1;
	x++; // RACE!
	usleep(50000);
	return 0;
}
