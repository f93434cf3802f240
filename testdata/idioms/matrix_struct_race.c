// Matrices with their sizes, multiplied by rows, the last of which two threads have.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
	int n;
	double *data;
} matrix;

typedef struct {
	const matrix *a, *b;
	matrix *c;
	int first_row, last_row;
} task;

static matrix *matrix_new(int n)
{
	matrix *m = malloc(sizeof *m);
	if (!m) exit(1);
	m->n = n;
	m->data = calloc((size_t)n * n, sizeof *m->data);
	if (!m->data) exit(1);
	return m;
}

static void *multiply_rows(void *arg)
{
	task *t = arg;
	int n = t->a->n;
	for (int i = t->first_row; i < t->last_row; i++)
		for (int j = 0; j < n; j++) {
			double sum = 0;
			for (int k = 0; k < n; k++)
				sum += t->a->data[i * n + k] * t->b->data[k * n + j];
			t->c->data[i * n + j] = sum; // RACE!
		}
	return NULL;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 64;
	int nthreads = argc > 2 ? atoi(argv[2]) : 4;
	if (n <= 0 || nthreads <= 0 || nthreads > 64) return 1;
	matrix *a = matrix_new(n), *b = matrix_new(n), *c = matrix_new(n);
	for (int i = 0; i < n * n; i++) {
		a->data[i] = i % 7;
		b->data[i] = i % 5;
	}
	pthread_t *threads = malloc(nthreads * sizeof *threads);
	task *tasks = malloc(nthreads * sizeof *tasks);
	int rows = n / nthreads;
	for (int t = 0; t < nthreads; t++) {
		tasks[t].a = a;
		tasks[t].b = b;
		tasks[t].c = c;
		tasks[t].first_row = t * rows;
		tasks[t].last_row = t == nthreads - 1 ? n : (t + 1) * rows + 1;
		if (pthread_create(&threads[t], NULL, multiply_rows, &tasks[t])) exit(1);
	}
	for (int t = 0; t < nthreads; t++)
		pthread_join(threads[t], NULL);
	double trace = 0;
	for (int i = 0; i < n; i++) trace += c->data[i * n + i];
	printf("%f\n", trace);
	free(threads); free(tasks);
	return 0;
}
