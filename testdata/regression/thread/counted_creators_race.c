// Several threads create them.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static void *boss(void *arg) {
	pthread_t t[64];
	int n = *(int *)arg;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	static int n;
	n = argc + 2;
	pthread_t a, b;
	pthread_create(&a, 0, boss, &n);
	pthread_create(&b, 0, boss, &n);
	pthread_join(a, 0);
	pthread_join(b, 0);
	usleep(50000);
	return 0;
}
