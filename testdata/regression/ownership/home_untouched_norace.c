// Elements of an array are given away, and nothing else is done with them before.
#include <pthread.h>
#include <stdlib.h>

struct job {
	struct job *next;
	int value;
};

static struct job *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct job *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct job *pop(void) {
	pthread_mutex_lock(&m);
	struct job *n = top;
	if (n)
		top = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static void *work(void *unused) {
	struct job *n;
	while ((n = pop()))
		n->value++; // NORACE
	return unused;
}

int main(void) {
	pthread_t t[2];
	struct job *jobs = calloc(9, sizeof *jobs);
	if (!jobs)
		return 1;
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 9; i++)
		push(&jobs[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	int n = jobs[1].value; // NORACE
	free(jobs);
	return n;
}
