// What is written as one number is padding of one job and the beginning of another.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int a[400];

struct job {
	int begin, pad;
};

static union {
	struct job job[THREADS];
	struct __attribute__((packed)) {
		int first;
		long two;
	} bytes;
} u;

static void *work(void *arg) {
	struct job *j = arg;
	pthread_mutex_lock(&m);
	int begin = j->begin;
	pthread_mutex_unlock(&m);
	for (int i = begin; i < begin + 10; i++)
		a[i] = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t id[THREADS];
	for (int t = 0; t < THREADS; t++) {
		u.job[t].begin = t * 10;
		pthread_create(&id[t], NULL, work, &u.job[t]);
	}
	pthread_mutex_lock(&m);
	u.bytes.two = 10;
	pthread_mutex_unlock(&m);
	for (int t = 0; t < THREADS; t++)
		pthread_join(id[t], NULL);
	return 0;
}
