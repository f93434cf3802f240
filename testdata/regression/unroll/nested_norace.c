// Rounds of threads: all of a round are joined before the next begins.
#include <pthread.h>

int board[2][2];

void *worker(void *arg) {
	*(int *)arg += 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t[2];
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 2; i++)
			if (pthread_create(&t[i], NULL, worker, &board[round & 1][i]))
				return 1;
		for (int i = 0; i < 2; i++)
			pthread_join(t[i], NULL);
		board[0][0] += board[1][1]; // NORACE
	}
	return 0;
}
