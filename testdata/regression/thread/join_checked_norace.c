// Whoever is told that a join has succeeded has waited, though the thread may have been detached.
#include <pthread.h>

static int x;

static void *work(void *arg) {
	x = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	if (argc > 1)
		pthread_detach(t);
	if (pthread_join(t, NULL) == 0)
		x = 2; // NORACE
	return 0;
}
