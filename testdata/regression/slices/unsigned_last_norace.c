// A number without a sign goes up to one that is greater.
#include <pthread.h>
#include <stdlib.h>

struct sample {
	unsigned seed;
	long hits;
};

static struct sample sample[256];

static unsigned next(unsigned *seed) {
	*seed = *seed * 1103515245u + 12345u; // NORACE
	return *seed >> 16; // NORACE
}

static void *work(void *arg) {
	struct sample *s = arg;
	for (int i = 0; i < 100; i++)
		if (next(&s->seed) < next(&s->seed))
			s->hits++; // NORACE
	return NULL;
}

int main(void) {
	static pthread_t id[256];
	unsigned char n = (unsigned char)rand();
	for (unsigned char i = 0; i < n; i++) {
		sample[i].seed = i; // NORACE
		if (pthread_create(&id[i], NULL, work, &sample[i]))
			exit(1);
	}
	for (int i = 0; i < n; i++)
		pthread_join(id[i], NULL);
	return 0;
}
