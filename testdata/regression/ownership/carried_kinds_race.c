// Pointers of two types are passed on: one leads to what the other one points to.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job {
	int in, out;
};

struct task {
	void (*run)(void *);
	void *arg;
};

static struct {
	pthread_mutex_t m;
	pthread_cond_t more;
	struct task tasks[8];
	int head, tail, count, closed;
} q = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, { { 0, 0 } }, 0, 0, 0, 0 };

static void submit(void (*run)(void *), void *arg) {
	pthread_mutex_lock(&q.m);
	if (q.count < 8) {
		q.tasks[q.tail] = (struct task){ run, arg };
		q.tail = (q.tail + 1) % 8;
		q.count++;
		pthread_cond_signal(&q.more);
	}
	pthread_mutex_unlock(&q.m);
}

static int perform(void) {
	struct task t;
	pthread_mutex_lock(&q.m);
	while (q.count == 0 && !q.closed)
		pthread_cond_wait(&q.more, &q.m);
	if (q.count == 0) {
		pthread_mutex_unlock(&q.m);
		return 0;
	}
	t = q.tasks[q.head];
	q.head = (q.head + 1) % 8;
	q.count--;
	pthread_mutex_unlock(&q.m);
	t.run(t.arg);
	return 1;
}

static void square(void *arg) {
	struct job *j = arg;
	j->out = j->in * j->in; // RACE!
}

struct other {
	int n;
	struct job *job;
};

static struct other others[6];

static void through(void *arg) {
	struct other *o = arg;
	o->job->out++; // RACE!
}

static void *work(void *unused) {
	while (perform())
		;
	return unused;
}

static struct job jobs[6];

int main(void) {
	pthread_t t, u;
	int sum = 0;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	for (int i = 0; i < 6; i++) {
		jobs[i].in = i; // NORACE imprecise
		others[i].job = &jobs[i]; // NORACE imprecise
		submit(square, &jobs[i]);
		submit(through, &others[i]);
	}
	pthread_mutex_lock(&q.m);
	q.closed = 1;
	pthread_cond_broadcast(&q.more);
	pthread_mutex_unlock(&q.m);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	for (int i = 0; i < 6; i++)
		sum += jobs[i].out; // NORACE
	return sum;
}
