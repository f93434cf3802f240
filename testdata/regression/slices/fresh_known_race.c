// Another one does, too.
#include <pthread.h>
#include <stdlib.h>

static long out[100];

struct arg;

static struct arg *newest;

struct arg {
	int n, number;
};

static void *work(void *p) {
	struct arg *a = p;
	for (int i = 0; i < a->n; i++) // NORACE imprecise
		out[a->number] += i; // RACE!
	free(a); // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int n = argc < 100 ? argc : 100;
	pthread_t id[100];
	for (int i = 0; i < n; i++) {
		struct arg *a = malloc(sizeof *a);
		if (!a)
			abort();
		a->n = 10;
		a->number = i;
		if (newest)
			newest->number = 1; // RACE!
		newest = a;
		if (pthread_create(&id[i], NULL, work, a))
			exit(1);
	}
	long sum = 0;
	for (int i = 0; i < n; i++) {
		pthread_join(id[i], NULL);
		sum += out[i]; // RACE!
	}
	return sum == 0;
}
