// Another activation of a function joins another number.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static void run(int n, int join) {
	static pthread_t t[64];
	if (!join) {
		for (int i = 0; i < n; i++)
			pthread_create(&t[i], 0, work, 0);
	} else {
		for (int i = 0; i < n; i++)
			pthread_join(t[i], 0);
	}
}

int main(int argc, char **argv) {
	run(argc + 2, 0);
	run(0, 1);
	x++; // RACE!
	usleep(50000);
	return 0;
}
