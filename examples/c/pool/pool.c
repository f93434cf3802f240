// A thread pool: workers take jobs from a list on the heap. The flag that ends them is set without the lock.
#include <pthread.h>
#include <stdlib.h>

struct job { void (*run)(int); int arg; struct job *next; };

static struct job *jobs;
static int stop, sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;

static void add(int n) {
	pthread_mutex_lock(&lock);
	sum += n; // NORACE
	pthread_mutex_unlock(&lock);
}

static void submit(void (*run)(int), int arg) {
	struct job *j = malloc(sizeof *j);
	if (!j)
		exit(1);
	j->run = run; // NORACE
	j->arg = arg; // NORACE
	pthread_mutex_lock(&lock);
	j->next = jobs; // NORACE
	jobs = j; // NORACE
	pthread_cond_signal(&more);
	pthread_mutex_unlock(&lock);
}

static void *worker(void *arg) {
	(void)arg;
	for (;;) {
		struct job *j;
		pthread_mutex_lock(&lock);
		while (!jobs && !stop) // RACE!
			pthread_cond_wait(&more, &lock);
		j = jobs; // NORACE
		if (j)
			jobs = j->next; // NORACE
		pthread_mutex_unlock(&lock);
		if (!j)
			return NULL;
		j->run(j->arg); // NORACE
		free(j); // NORACE
	}
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	for (int i = 0; i < 10; i++)
		submit(add, i);
	stop = 1; // RACE!
	pthread_cond_broadcast(&more);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return sum; // NORACE
}
