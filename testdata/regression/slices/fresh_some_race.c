// In some passes it is the one from before.
#include <pthread.h>
#include <stdlib.h>

static long out[100];

struct arg {
	int n, number;
};

static void *work(void *p) {
	struct arg *a = p;
	for (int i = 0; i < a->n; i++) // RACE!
		out[a->number] += i; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int n = argc < 100 ? argc : 100;
	pthread_t id[100];
	struct arg *a = NULL;
	for (int i = 0; i < n; i++) {
		if (i % 2 == 0)
			a = malloc(sizeof *a);
		if (!a)
			abort();
		a->n = 10; // RACE!
		a->number = i; // RACE!
		if (pthread_create(&id[i], NULL, work, a))
			exit(1);
	}
	long sum = 0;
	for (int i = 0; i < n; i++) {
		pthread_join(id[i], NULL);
		sum += out[i]; // NORACE imprecise
	}
	return sum == 0;
}
