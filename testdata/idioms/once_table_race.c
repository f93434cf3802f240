// A table of results that are computed when they are needed; pthread_once makes the table and its lock.
// What is in the table already is read without the lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 90
#define THREADS 4

static unsigned long *table;
static pthread_mutex_t table_lock;
static pthread_once_t table_once = PTHREAD_ONCE_INIT;

static void table_init(void) {
	table = calloc(SIZE, sizeof *table);
	if (!table)
		abort();
	pthread_mutex_init(&table_lock, NULL);
}

static unsigned long fibonacci(int n) {
	unsigned long result;
	pthread_once(&table_once, table_init);
	if (n < 2)
		return n;
	if (table[n] != 0) // RACE!
		return table[n]; // RACE!
	pthread_mutex_lock(&table_lock);
	result = table[n];
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
