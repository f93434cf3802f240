// A table of results that are computed when they are needed; pthread_once makes the table and its lock.
// The table is made by the thread that finds none, without pthread_once.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 90
#define THREADS 4

static unsigned long *table;
static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;

static void table_init(void) {
	table = calloc(SIZE, sizeof *table); // RACE!
	if (!table) // RACE!
		abort();
}

static unsigned long fibonacci(int n) {
	unsigned long result;
	if (!table) // RACE!
		table_init();
	if (n < 2)
		return n;
	pthread_mutex_lock(&table_lock);
	result = table[n]; // RACE!
	pthread_mutex_unlock(&table_lock);
	if (result == 0) {
		result = fibonacci(n - 1) + fibonacci(n - 2);
		pthread_mutex_lock(&table_lock);
		table[n] = result; // RACE!
		pthread_mutex_unlock(&table_lock);
	}
	return result;
}

static void *work(void *arg) {
	int *n = arg;
	unsigned long sum = 0;
	for (int i = *n; i > 0; i -= 3)
		sum += fibonacci(i);
	return sum == 0 ? arg : NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	int numbers[THREADS];
	for (int i = 0; i < THREADS; i++) {
		numbers[i] = 40 + 7 * i;
		pthread_create(&threads[i], NULL, work, &numbers[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%lu\n", fibonacci(SIZE - 1));
	free(table);
	pthread_mutex_destroy(&table_lock);
	return 0;
}
