// Workers in an allocated array are given work without their lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>

struct worker {
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
	bool busy, quit;
	int input;
	long output;
};

static void *worker_main(void *arg)
{
	struct worker *w = arg;
	pthread_mutex_lock(&w->mutex);
	for (;;) {
		while (!w->busy && !w->quit)
			pthread_cond_wait(&w->cond, &w->mutex);
		if (w->quit) break;
		w->output += (long)w->input * w->input; // RACE!
		w->busy = false;
		pthread_cond_signal(&w->cond);
	}
	pthread_mutex_unlock(&w->mutex);
	return NULL;
}

static void worker_submit(struct worker *w, int input)
{
	pthread_mutex_lock(&w->mutex);
	while (w->busy)
		pthread_cond_wait(&w->cond, &w->mutex);
	pthread_mutex_unlock(&w->mutex);
	w->input = input; // RACE!
	pthread_mutex_lock(&w->mutex);
	w->busy = true;
	pthread_cond_signal(&w->cond);
	pthread_mutex_unlock(&w->mutex);
}

static long worker_stop(struct worker *w)
{
	pthread_mutex_lock(&w->mutex);
	while (w->busy)
		pthread_cond_wait(&w->cond, &w->mutex);
	w->quit = true;
	pthread_cond_signal(&w->cond);
	pthread_mutex_unlock(&w->mutex);
	pthread_join(w->thread, NULL);
	pthread_mutex_destroy(&w->mutex);
	pthread_cond_destroy(&w->cond);
	return w->output;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4;
	struct worker *ws = malloc(n * sizeof *ws);
	for (int i = 0; i < n; i++) {
		struct worker *w = &ws[i];
		pthread_mutex_init(&w->mutex, NULL);
		pthread_cond_init(&w->cond, NULL);
		w->busy = w->quit = false;
		w->output = 0;
		pthread_create(&w->thread, NULL, worker_main, w);
	}
	for (int j = 0; j < 1000; j++)
		worker_submit(&ws[j % n], j);
	long total = 0;
	for (int i = 0; i < n; i++) total += worker_stop(&ws[i]);
	printf("%ld\n", total);
	free(ws);
	return 0;
}
