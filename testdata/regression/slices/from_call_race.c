// The number of the first element is what a function returns, and no longer what the structure says.
#include <pthread.h>
#define THREADS 4
static int a[400];
struct job { int begin, end; };
static struct job job[THREADS];
static int given;
static int start(void) { return given; }
static void *work(void *arg) {
	struct job *j = arg;
	int i = j->begin;
	i = start();
	a[i] = 1; // RACE!
	return NULL;
}
int main(int argc, char **argv) {
	pthread_t id[THREADS];
	given = argc;
	for (int t = 0; t < THREADS; t++) {
		job[t].begin = t * 10;
		job[t].end = (t + 1) * 10;
		pthread_create(&id[t], NULL, work, &job[t]);
	}
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
