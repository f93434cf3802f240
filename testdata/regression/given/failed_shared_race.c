// Threads share objects with their creator, which frees one when it has started a thread for it.
#include <pthread.h>
#include <stdlib.h>

struct task {
	pthread_mutex_t lock;
	int done;
};

static void *work(void *arg)
{
	struct task *t = arg;
	pthread_mutex_lock(&t->lock); // RACE!
	t->done = 1; // RACE!
	pthread_mutex_unlock(&t->lock); // RACE!
	return NULL;
}

static struct task *start(void)
{
	pthread_t id;
	struct task *t = malloc(sizeof *t);
	if (!t)
		return NULL;
	pthread_mutex_init(&t->lock, NULL);
	t->done = 0;
	if (pthread_create(&id, NULL, work, t) == 0) {
		free(t); // RACE!
		return NULL;
	}
	return t;
}

int main(void)
{
	int done = 0;
	for (int i = 0; i < 100; i++) {
		struct task *t = start();
		if (!t)
			continue;
		pthread_mutex_lock(&t->lock);
		done += t->done;
		pthread_mutex_unlock(&t->lock);
	}
	return done;
}
