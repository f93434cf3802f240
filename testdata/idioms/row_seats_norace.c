// Seats in rows, each of which has a lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 10
#define COLS 20

static int seats[ROWS][COLS];
static pthread_mutex_t row_lock[ROWS];

static int reserve(int row, int count)
{
	int start, k, got = -1;

	pthread_mutex_lock(&row_lock[row]);
	for (start = 0; start + count <= COLS && got < 0; start++) {
		for (k = 0; k < count; k++)
			if (seats[row][start + k])
				break;
		if (k == count)
			got = start;
	}
	if (got >= 0)
		for (k = 0; k < count; k++)
			seats[row][got + k] = 1;
	pthread_mutex_unlock(&row_lock[row]);
	return got;
}

static void *agent(void *arg)
{
	unsigned seed = (unsigned)(size_t)arg;
	long sold = 0;

	for (int i = 0; i < 100; i++)
		if (reserve(rand_r(&seed) % ROWS, 1 + rand_r(&seed) % 4) >= 0)
			sold++;
	return (void *)sold;
}

int main(void)
{
	pthread_t t[4];
	void *res;
	long total = 0;

	for (int i = 0; i < ROWS; i++)
		pthread_mutex_init(&row_lock[i], NULL);
	for (size_t i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, agent, (void *)i);
	for (int i = 0; i < 4; i++) {
		pthread_join(t[i], &res);
		total += (long)res;
	}
	printf("%ld\n", total);
	return 0;
}
