// A function is called in between that changes the count.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static int n;
static pthread_t t[64];

static int less(int n) {
	return n - 1;
}

int main(int argc, char **argv) {
	n = argc + 2;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	n = less(n);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
