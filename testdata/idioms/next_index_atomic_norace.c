// A dispenser of indices: a thread takes the next one by an atomic addition, and the cell is its own then.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4

struct point {
	double x, y, norm;
};

static struct point *points;
static int count = 5000;
static atomic_int next;

static void *normalize(void *unused) {
	(void)unused;
	for (;;) {
		int i = atomic_fetch_add(&next, 1);
		if (i >= count)
			return NULL;
		struct point *p = &points[i];
		p->norm = p->x * p->x + p->y * p->y;
		p->x /= p->norm;
		p->y /= p->norm;
	}
}

int main(void) {
	pthread_t threads[THREADS];
	double sum = 0;
	points = malloc(count * sizeof *points);
	if (!points)
		return 1;
	for (int i = 0; i < count; i++)
		points[i] = (struct point){i + 1, 2 * i, 0};
	for (int t = 0; t < THREADS; t++)
		pthread_create(&threads[t], NULL, normalize, NULL);
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	for (int i = 0; i < count; i++)
		sum += points[i].x + points[i].y; // NORACE
	printf("%g\n", sum);
	free(points);
	return 0;
}
