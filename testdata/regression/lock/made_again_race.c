// A lock is destroyed, and made anew, while a thread that has said that it has left uses it once more.
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
	sem_post(&left);
	pthread_mutex_lock(&table->lock); // RACE!
	table->sum++; // RACE!
	pthread_mutex_unlock(&table->lock); // RACE!
	return 0;
}

static void *second(void *arg) {
	pthread_mutex_lock(&table->lock);
	table->sum++; // RACE!
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
	table->sum++; // RACE!
	pthread_mutex_unlock(&table->lock);
	while (sem_wait(&left))
		;
	pthread_mutex_destroy(&table->lock); // RACE!
	pthread_mutex_init(&table->lock, 0); // RACE!
	if (pthread_create(&t, 0, second, 0))
		return 1;
	pthread_mutex_lock(&table->lock);
	table->sum++; // RACE!
	pthread_mutex_unlock(&table->lock);
	return 0;
}
