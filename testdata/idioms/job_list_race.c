// Jobs in an array are put on a list one by one, and taken from it by several workers.
#include <pthread.h>
#include <stdio.h>

#define JOBS 40
#define WORKERS 4

struct job {
	int input;
	long result;
	struct job *next;
};

static struct job jobs[JOBS];
static struct job *head, *tail;
static int closed;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;

static void submit(struct job *j)
{
	pthread_mutex_lock(&lock);
	j->next = NULL;
	if (tail)
		tail->next = j;
	else
		head = j;
	tail = j;
	pthread_cond_signal(&ready);
	pthread_mutex_unlock(&lock);
	j->input++; // RACE!
}

static struct job *take(void)
{
	struct job *j;

	pthread_mutex_lock(&lock);
	while (!head && !closed)
		pthread_cond_wait(&ready, &lock);
	j = head;
	if (j) {
		head = j->next;
		if (!head)
			tail = NULL;
	}
	pthread_mutex_unlock(&lock);
	return j;
}

static long collatz(long n)
{
	long steps = 0;

	while (n > 1) {
		n = n % 2 ? 3 * n + 1 : n / 2;
		steps++;
	}
	return steps;
}

static void *worker(void *arg)
{
	struct job *j;

	(void)arg;
	while ((j = take()) != NULL)
		j->result = collatz(j->input); // RACE!
	return NULL;
}

int main(void)
{
	pthread_t threads[WORKERS];
	long sum = 0;
	int i;

	for (i = 0; i < WORKERS; i++)
		pthread_create(&threads[i], NULL, worker, NULL);
	for (i = 0; i < JOBS; i++) {
		jobs[i].input = i + 1;
		submit(&jobs[i]);
	}
	pthread_mutex_lock(&lock);
	closed = 1;
	pthread_cond_broadcast(&ready);
	pthread_mutex_unlock(&lock);
	for (i = 0; i < WORKERS; i++)
		pthread_join(threads[i], NULL);
	for (i = 0; i < JOBS; i++)
		sum += jobs[i].result;
	printf("%ld\n", sum);
	return 0;
}
