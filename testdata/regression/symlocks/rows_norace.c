// Each row of a table has a lock of its own.
#include <pthread.h>

static int seats[6][10];
static pthread_mutex_t rows[6];

static void take(int row, int from, int n) {
	pthread_mutex_lock(&rows[row]);
	for (int i = 0; i < n; i++)
		seats[row][from + i]++; // NORACE
	pthread_mutex_unlock(&rows[row]);
}

static void *work(void *arg) {
	for (int i = 0; i < 60; i++)
		take(i % 6, i & 3, 3);
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 6; i++)
		pthread_mutex_init(&rows[i], 0);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
