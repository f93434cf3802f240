// A number is passed on twice.
#include <pthread.h>
#include <stdlib.h>

struct task {
	struct task *next;
	void *arg;
};

static struct task *tasks;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int total;

static int put(void *arg) {
	struct task *t = malloc(sizeof *t);
	if (!t)
		return -1;
	t->arg = arg;
	pthread_mutex_lock(&m);
	t->next = tasks;
	tasks = t;
	pthread_mutex_unlock(&m);
	return 0;
}

static void *get(void) {
	void *arg = NULL;
	pthread_mutex_lock(&m);
	struct task *t = tasks;
	if (t)
		tasks = t->next;
	pthread_mutex_unlock(&m);
	if (t) {
		arg = t->arg;
		free(t);
	}
	return arg;
}

static void *work(void *unused) {
	for (int i = 0; i < 20; i++) {
		int *n = malloc(sizeof *n);
		if (!n)
			break;
		*n = i;
		put(n);
		put(n);
		n = get();
		if (n) {
			*n += 1; // RACE!
		}
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return total;
}
