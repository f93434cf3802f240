// Workers take chunks of an image's rows from a counter, and each renders its chunk; the last chunk may be shorter.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 4
#define CHUNK 16

struct render {
	pthread_mutex_t lock;
	int next_row;
	int rows, columns;
	unsigned char *pixels;
	long done;
};

static int take_rows(struct render *r, int *end) {
	pthread_mutex_lock(&r->lock);
	int begin = r->next_row;
	r->next_row += CHUNK;
	pthread_mutex_unlock(&r->lock);
	*end = begin + CHUNK < r->rows ? begin + CHUNK : r->rows;
	return begin;
}

static void *worker(void *arg) {
	struct render *r = arg;
	for (;;) {
		int end;
		int begin = take_rows(r, &end);
		if (begin >= r->rows)
			return NULL;
		for (int y = begin; y < end; y++)
			for (int x = 0; x < r->columns; x++)
				r->pixels[y * r->columns + x] = (unsigned char)(x ^ y);
		pthread_mutex_lock(&r->lock);
		r->done += end - begin;
		pthread_mutex_unlock(&r->lock);
	}
}

int main(int argc, char **argv) {
	struct render r = {.rows = argc > 1 ? atoi(argv[1]) : 100, .columns = 64};
	pthread_t id[WORKERS];
	if (r.rows <= 0 || r.rows > 10000)
		return 1;
	r.pixels = malloc((size_t)r.rows * r.columns);
	if (r.pixels == NULL)
		return 1;
	pthread_mutex_init(&r.lock, NULL);
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&id[i], NULL, worker, &r);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(id[i], NULL);
	printf("%ld rows, %d\n", r.done, r.pixels[0]);
	free(r.pixels);
	pthread_mutex_destroy(&r.lock);
	return 0;
}
