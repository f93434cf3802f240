// A crew of samplers runs until it is told to stop; it may be smaller than asked for, and a function says how large it is.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct sampler {
	pthread_t id;
	unsigned seed;
	unsigned long samples, hits;
};

static struct sampler *crew;
static atomic_int done;

static void *sample(void *arg) {
	struct sampler *s = arg;
	while (!atomic_load(&done)) {
		s->seed = s->seed * 1103515245u + 12345u;
		s->samples++; // NORACE
		if ((s->seed >> 16) % 7 == 0)
			s->hits++; // NORACE
	}
	return NULL;
}

static int hire(int wanted) {
	int size = 0;
	crew = calloc((size_t)wanted, sizeof *crew);
	if (crew == NULL)
		return 0;
	for (int i = 0; i < wanted; i++) {
		crew[i].seed = (unsigned)i + 1;
		if (pthread_create(&crew[i].id, NULL, sample, &crew[i]) != 0) {
			perror("pthread_create");
			break;
		}
		size++;
	}
	return size;
}

static void dismiss(int size) {
	atomic_store(&done, 1);
	for (int i = 0; i < size; i++)
		pthread_join(crew[i].id, NULL);
}

int main(int argc, char **argv) {
	int wanted = argc > 1 ? atoi(argv[1]) : 4;
	if (wanted < 1 || wanted > 64)
		return 2;
	int size = hire(wanted);
	if (size == 0)
		return 1;
	usleep(1000);
	dismiss(size);
	unsigned long samples = 0, hits = 0;
	for (int i = 0; i < size; i++) {
		samples += crew[i].samples; // NORACE
		hits += crew[i].hits; // NORACE
	}
	printf("%lu of %lu\n", hits, samples);
	free(crew);
	return 0;
}
