// The creator is cancelled while it joins them.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t t[64];

static void *boss(void *arg) {
	int n = *(int *)arg;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	return 0;
}

int main(int argc, char **argv) {
	static int n;
	n = argc + 2;
	pthread_t a;
	pthread_create(&a, 0, boss, &n);
	usleep(1000);
	pthread_cancel(a);
	pthread_join(a, 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
