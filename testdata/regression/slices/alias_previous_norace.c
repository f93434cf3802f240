// A pointer leads to the job of the pass.
#include <pthread.h>
#include <stdlib.h>

struct worker {
	pthread_t id;
	int number;
	long result;
};

static struct worker worker[99];

static void *work(void *arg) {
	struct worker *w = arg;
	for (int i = 0; i < w->number; i++)
		w->result += i; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	int n = argc < 99 ? argc : 99;
	for (int i = 0; i < n; i++) {
		struct worker *w = &worker[i];
		w->number = i; // NORACE
		if (pthread_create(&w->id, NULL, work, w))
			exit(1);
	}
	long sum = 0;
	for (int i = 0; i < n; i++) {
		struct worker *w = &worker[i];
		pthread_join(w->id, NULL);
		sum += w->result; // NORACE
	}
	return sum == 0;
}
