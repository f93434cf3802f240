// The initialiser says that one is done.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

struct shared {
	long first;
	int done;
	int limit;
};

static int data;

static void *work(void *arg) {
	struct shared *s = arg;
	data = 1; // RACE!
	pthread_mutex_lock(&m);
	s->done++;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return NULL;
}

static int await(struct shared *s) {
	pthread_t t;
	if (pthread_create(&t, NULL, work, s))
		abort();
	pthread_mutex_lock(&m);
	while (s->done < 1)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	int seen = data; // RACE!
	pthread_join(t, NULL);
	return seen;
}

int main(void) {
	struct shared s = { .first = 1, .done = 1 };
	return await(&s);
}
