// One is part of one that is put there afterwards.
#include <pthread.h>
#include <unistd.h>

static long x;
static union {
	pthread_t t[8];
	int all[16];
} u;
#define t u.t
#define started (u.all + 8)

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
	}
	if (pthread_create(&t[4], 0, work, 0) != 0)
		return 1;
	pthread_join(t[4], 0);
	started[0] = started[1] = 0;
	for (int i = 0; i < 4; i++)
		if (started[i])
			pthread_join(t[i], 0);
	x++; // RACE!
	usleep(50000);
	return 0;
}
