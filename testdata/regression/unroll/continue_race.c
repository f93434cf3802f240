// One pass of the loop that joins does nothing.
#include <pthread.h>

int cell[3];

void *worker(void *arg) {
	*(int *)arg = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		if (pthread_create(&t[i], NULL, worker, &cell[i]))
			return 1;
	for (int i = 0; i < 3; i++) {
		if (i == 1)
			continue;
		pthread_join(t[i], NULL);
	}
	cell[0] = 2; // NORACE
	cell[1] = 2; // RACE!
	return 0;
}
