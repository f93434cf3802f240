// What is not the least number that it may be is greater.
#include <pthread.h>
#include <stdlib.h>

static int a[100];

struct job {
	int first;
};

static void *work(void *arg)
{
	struct job *j = arg;
	for (int i = j->first; i < j->first + 2; i++)
		a[i] = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t id[4];
	struct job jobs[4];
	int k = argc > 1 ? atoi(argv[1]) : 6;
	if (k < 5 || k > 10 || k == 5)
		return 1;
	for (int t = 0; t < 4; t++) {
		jobs[t].first = 50 + t * (k - 4);
		if (pthread_create(&id[t], NULL, work, &jobs[t]))
			abort();
	}
	for (int t = 0; t < 4; t++)
		pthread_join(id[t], NULL);
	return 0;
}
