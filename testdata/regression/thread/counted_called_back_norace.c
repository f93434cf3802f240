// A function is called back that uses the count.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // NORACE
	return 0;
}

extern void other(int (*f)(void));

static int n;
static pthread_t t[64];

static int use(void) {
	return n;
}

int main(int argc, char **argv) {
	n = argc + 2;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	other(use);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // NORACE
	usleep(50000);
	return 0;
}
