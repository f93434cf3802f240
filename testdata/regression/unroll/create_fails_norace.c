// A thread that could not be started leaves its slot alone, and is not joined.
#include <pthread.h>

int x;

void *worker(void *arg) {
	if (arg)
		x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[3];
	int started[3] = {0};
	for (int i = 0; i < 3; i++)
		started[i] = !pthread_create(&t[i], NULL, worker, i == 2 ? &x : NULL);
	for (int i = 0; i < 3; i++)
		if (started[i])
			pthread_join(t[i], NULL);
	x = 2; // NORACE
	return 0;
}
