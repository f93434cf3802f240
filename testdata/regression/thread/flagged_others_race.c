// They are joined by others.
#include <pthread.h>
#include <unistd.h>

static long x;
static pthread_t t[4];
static int started[4], others[4];

static void *work(void *arg) {
	usleep(10000);
	__atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); // RACE!
	return 0;
}

int main(int argc, char **argv) {
	for (int i = 0; i < 4; i++) {
		if (pthread_create(&t[i], 0, work, 0) == 0)
			started[i] = 1;
		else
			started[i] = 0;
		others[i] = 0;
	}
	for (int i = 0; i < 4; i++)
		if (others[i] && started[i])
			pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
