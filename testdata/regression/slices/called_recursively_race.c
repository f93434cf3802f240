// In the end it comes to the next one.
#include <pthread.h>
#include <stdlib.h>

struct sample {
	unsigned seed;
	long hits;
};

static struct sample sample[40];

static unsigned next(unsigned *seed) {
	*seed = *seed * 1103515245u + 12345u; // RACE!
	return *seed % 3 == 0 ? next(seed + sizeof(struct sample) / sizeof *seed) : *seed >> 16; // RACE!
}

static void *work(void *arg) {
	struct sample *s = arg;
	for (int i = 0; i < 100; i++)
		if (next(&s->seed) < next(&s->seed))
			s->hits++;
	return NULL;
}

int main(void) {
	static pthread_t id[40];
	for (unsigned i = 0; i < 40; i++) {
		sample[i].seed = i; // RACE!
		if (pthread_create(&id[i], NULL, work, &sample[i]))
			exit(1);
	}
	for (int i = 0; i < 40; i++)
		pthread_join(id[i], NULL);
	return 0;
}
