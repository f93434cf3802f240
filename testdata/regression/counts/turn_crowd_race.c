// Many threads have one turn.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;
static int ball;

static void *player(void *unused) {
	while (atomic_load(&turn) != 0)
		;
	ball++; // RACE!
	atomic_store(&turn, 0);
	return unused;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 40; i++)
		pthread_create(&t, NULL, player, NULL);
	return 0;
}
