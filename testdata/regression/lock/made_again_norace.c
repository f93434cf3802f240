// A lock that others can reach is destroyed, and made anew, when nobody uses it.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct table {
	pthread_mutex_t lock;
	long sum;
};

static struct table *table;
static sem_t left;

static void *first(void *arg) {
	pthread_mutex_lock(&table->lock);
	table->sum++; // NORACE
	pthread_mutex_unlock(&table->lock);
	sem_post(&left);
	return 0;
}

static void *second(void *arg) {
	pthread_mutex_lock(&table->lock);
	table->sum++; // NORACE
	pthread_mutex_unlock(&table->lock);
	return 0;
}

int main(void) {
	pthread_t t;
	table = malloc(sizeof *table);
	if (!table)
		return 1;
	table->sum = 0;
	pthread_mutex_init(&table->lock, 0);
	sem_init(&left, 0, 0);
	if (pthread_create(&t, 0, first, 0))
		return 1;
	pthread_mutex_lock(&table->lock);
	table->sum++; // NORACE
	pthread_mutex_unlock(&table->lock);
	while (sem_wait(&left))
		;
	pthread_mutex_destroy(&table->lock); // NORACE
	pthread_mutex_init(&table->lock, 0); // NORACE
	if (pthread_create(&t, 0, second, 0))
		return 1;
	pthread_mutex_lock(&table->lock);
	table->sum++; // NORACE
	pthread_mutex_unlock(&table->lock);
	return 0;
}
