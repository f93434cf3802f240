// Where a number may end that is one of two is where the greater one does, and a row comes round.
#include <pthread.h>
#include <stdlib.h>

static char a[256], b[256];

struct job {
	int begin, end, other;
};

static void *work(void *arg)
{
	struct job *j = arg;
	for (int i = j->begin; i < j->end; i++)
		a[(unsigned char)(i * 16)] = 1; // RACE!
	for (int i = j->begin; i < j->other; i++)
		b[(unsigned char)(i * 16)] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t id[4];
	struct job jobs[4];
	for (int t = 0; t < 4; t++) {
		jobs[t].begin = t * 4;
		jobs[t].end = t == 3 ? 17 : (t + 1) * 4;
		jobs[t].other = t < 3 ? (t + 1) * 4 : 17;
		if (pthread_create(&id[t], NULL, work, &jobs[t]))
			abort();
	}
	for (int t = 0; t < 4; t++)
		pthread_join(id[t], NULL);
	return 0;
}
