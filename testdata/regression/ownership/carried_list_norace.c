// Jobs are passed on as void *, in tasks that lie in a list; all is from the heap.
#include <pthread.h>
#include <stdlib.h>

struct job {
	int in, out;
};

struct task {
	struct task *next;
	void (*run)(void *);
	void *arg;
};

static struct task *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void submit(void (*run)(void *), void *arg) {
	struct task *t = malloc(sizeof *t);
	if (!t)
		abort();
	t->run = run;
	t->arg = arg;
	pthread_mutex_lock(&m);
	t->next = top;
	top = t;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		pthread_mutex_lock(&m);
		struct task *t = top;
		if (t)
			top = t->next;
		pthread_mutex_unlock(&m);
		if (!t)
			continue;
		t->run(t->arg);
		free(t);
	}
	return unused;
}

static void square(void *arg) {
	struct job *j = arg;
	j->out = j->in * j->in; // NORACE
	free(j);
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	for (int i = 0; i < 6; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			abort();
		j->in = i; // NORACE
		submit(square, j);
	}
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
