// The count is read again.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static pthread_t t[64];

int main(int argc, char **argv) {
	int n;
	if (scanf("%d", &n) != 1 || n > 64)
		n = 3;
	for (int i = 0; i < n; i++)
		pthread_create(&t[i], 0, work, 0);
	if (scanf("%d", &n) != 1)
		n = 1;
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
