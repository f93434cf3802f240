// A thread is added when it has been created.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct wait_group {
	pthread_mutex_t m;
	pthread_cond_t c;
	int count;
};

static struct wait_group wg = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 };

static void wg_add(struct wait_group *w, int n) {
	pthread_mutex_lock(&w->m);
	w->count += n;
	pthread_mutex_unlock(&w->m);
}

static void wg_done(struct wait_group *w) {
	pthread_mutex_lock(&w->m);
	w->count--;
	if (w->count == 0)
		pthread_cond_broadcast(&w->c);
	pthread_mutex_unlock(&w->m);
}

static void wg_wait(struct wait_group *w) {
	pthread_mutex_lock(&w->m);
	while (w->count > 0)
		pthread_cond_wait(&w->c, &w->m);
	pthread_mutex_unlock(&w->m);
}

#define N 8
static int values[N];

static void *compute(void *arg) {
	int *v = arg;
	*v = *v * *v + 1; // RACE!
	wg_done(&wg);
	return NULL;
}

int main(void) {
	for (int i = 0; i < N; i++) {
		values[i] = i;
		pthread_t t;
		if (pthread_create(&t, NULL, compute, &values[i]))
			abort();
		pthread_detach(t);
		wg_add(&wg, 1);
	}
	wg_wait(&wg);
	for (int i = 0; i < N; i++)
		printf("%d\n", values[i]); // RACE!
	return 0;
}
