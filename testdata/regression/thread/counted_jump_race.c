// A function is left by a jump, into another activation, before it joins.
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>

static int x;

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

static jmp_buf back;

static void run(int n) {
	static pthread_t t[64];
	if (n == 0) {
		if (!setjmp(back))
			run(3);
	} else {
		for (int i = 0; i < n; i++)
			pthread_create(&t[i], 0, work, 0);
		longjmp(back, 1);
	}
	for (int i = 0; i < n; i++)
		pthread_join(t[i], 0);
}

int main(int argc, char **argv) {
	run(0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
