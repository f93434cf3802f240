// A job is used after it has been passed on in a task.
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
	j->out = j->in * j->in; // RACE!
	free(j); // RACE!
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
		j->out = 0; // RACE!
	}
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
