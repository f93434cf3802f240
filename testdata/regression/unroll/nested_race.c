// Rounds of threads: the threads of one round run on while the next round does the same cells.
#include <pthread.h>

int board[2][2];

void *worker(void *arg) {
	*(int *)arg += 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[3][2];
	for (int round = 0; round < 3; round++)
		for (int i = 0; i < 2; i++)
			if (pthread_create(&t[round][i], NULL, worker, &board[round & 1][i]))
				return 1;
	for (int round = 0; round < 3; round++)
		for (int i = 0; i < 2; i++)
			pthread_join(t[round][i], NULL);
	return board[0][0]; // NORACE
}
