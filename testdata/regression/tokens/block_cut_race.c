// The blocks are taken too short.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static size_t next, total;
static int cell[100];

static size_t take(void) {
	pthread_mutex_lock(&m);
	size_t i = next;
	next += 15;
	pthread_mutex_unlock(&m);
	return i;
}

static void *t(void *unused) {
	size_t begin;
	while ((begin = take()) < total) {
		size_t end = begin + 16 < total ? begin + 16 : total;
		for (size_t i = begin; i < end; i++)
			cell[i] = 1; // RACE!
	}
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	total = argc < 100 ? argc : 100;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
