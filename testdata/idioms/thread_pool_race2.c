// A thread pool: tasks wait in a list, and workers take them out one by one.
// Whoever submits a task looks at it once more, when it may have been run already.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 3
#define TASKS 20

struct task {
	int id;
	void (*run)(void *);
	void *arg;
	struct task *next;
};

struct sum {
	int n;
	long result;
};

static struct task *head, *tail;
static int closing;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t nonempty = PTHREAD_COND_INITIALIZER;

static int submit(int id, void (*run)(void *), void *arg) {
	struct task *t = malloc(sizeof *t);
	if (!t)
		abort();
	t->id = id;
	t->run = run;
	t->arg = arg;
	t->next = NULL;
	pthread_mutex_lock(&lock);
	if (tail)
		tail->next = t;
	else
		head = t;
	tail = t;
	pthread_cond_signal(&nonempty);
	pthread_mutex_unlock(&lock);
	return t->id; // RACE!
}

static struct task *take(void) {
	pthread_mutex_lock(&lock);
	while (!head && !closing)
		pthread_cond_wait(&nonempty, &lock);
	struct task *t = head;
	if (t) {
		head = t->next;
		if (!head)
			tail = NULL;
	}
	pthread_mutex_unlock(&lock);
	return t;
}

static void *worker(void *unused) {
	struct task *t;
	(void)unused;
	while ((t = take()) != NULL) {
		t->run(t->arg);
		free(t); // RACE!
	}
	return NULL;
}

static void add_up(void *arg) {
	struct sum *s = arg;
	for (int i = 1; i <= s->n; i++)
		s->result += i;
}

int main(void) {
	pthread_t workers[WORKERS];
	struct sum *sums = calloc(TASKS, sizeof *sums);
	long total = 0;
	int last = 0;
	if (!sums)
		return 1;
	for (int i = 0; i < WORKERS; i++)
		pthread_create(&workers[i], NULL, worker, NULL);
	for (int i = 0; i < TASKS; i++) {
		sums[i].n = 10 * i;
		last = submit(i, add_up, &sums[i]);
	}
	pthread_mutex_lock(&lock);
	closing = 1;
	pthread_cond_broadcast(&nonempty);
	pthread_mutex_unlock(&lock);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(workers[i], NULL);
	for (int i = 0; i < TASKS; i++)
		total += sums[i].result;
	printf("%ld, last task %d\n", total, last);
	free(sums);
	return 0;
}
