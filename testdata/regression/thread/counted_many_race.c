// There is a constant number of threads, and fewer are joined.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

#define N 40
static pthread_t t[N];

int main(int argc, char **argv) {
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < N - 1; i++)
		pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
