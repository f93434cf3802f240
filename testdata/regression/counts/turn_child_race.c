// Whose turn it is lets somebody else touch the ball.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;
static int ball;

static void *kid(void *arg) {
	ball++; // RACE!
	return arg;
}

static void *player(void *arg) {
	int me = *(int *)arg;
	for (int i = 0; i < 9; i++) {
		while (atomic_load(&turn) != me)
			;
		pthread_t t;
		pthread_create(&t, NULL, kid, NULL);
		ball++; // RACE!
		atomic_store(&turn, 1 - me);
	}
	return NULL;
}

int main(void) {
	static int zero = 0, one = 1;
	pthread_t t;
	pthread_create(&t, NULL, player, &zero);
	pthread_create(&t, NULL, player, &one);
	return 0;
}
