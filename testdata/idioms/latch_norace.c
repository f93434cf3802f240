// A latch in a structure, with functions of its own.
#include <pthread.h>
#include <stdio.h>

struct latch {
	pthread_mutex_t mutex;
	pthread_cond_t zero;
	int remaining;
};

static void latch_init(struct latch *l, int n) {
	pthread_mutex_init(&l->mutex, NULL);
	pthread_cond_init(&l->zero, NULL);
	l->remaining = n;
}

static void latch_count_down(struct latch *l) {
	pthread_mutex_lock(&l->mutex);
	if (--l->remaining == 0)
		pthread_cond_broadcast(&l->zero);
	pthread_mutex_unlock(&l->mutex);
}

static void latch_wait(struct latch *l) {
	pthread_mutex_lock(&l->mutex);
	while (l->remaining != 0)
		pthread_cond_wait(&l->zero, &l->mutex);
	pthread_mutex_unlock(&l->mutex);
}

#define THREADS 5

static struct latch ready;
static double part[THREADS];

static void *run(void *arg) {
	int i = (int)(long)arg;
	double x = 0;
	for (int k = 1; k < 1000; k++)
		x += 1.0 / (i * 1000 + k);
	part[i] = x;
	latch_count_down(&ready);
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	latch_init(&ready, THREADS);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, run, (void *)(long)i);
	latch_wait(&ready);
	double sum = 0;
	for (int i = 0; i < THREADS; i++)
		sum += part[i];
	printf("%f\n", sum);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
