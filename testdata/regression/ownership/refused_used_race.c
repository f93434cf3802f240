// The job is used before anybody asks what put has returned.
#include <pthread.h>
#include <stdlib.h>

#define N 8

struct job {
	int id;
	long sum;
};

static struct job *stack[N];
static int height, refused;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int put(struct job *j) {
	pthread_mutex_lock(&m);
	if (height == N) {
		pthread_mutex_unlock(&m);
		return 0;
	}
	stack[height++] = j;
	pthread_mutex_unlock(&m);
	return 1;
}

static struct job *get(void) {
	struct job *j = NULL;
	pthread_mutex_lock(&m);
	if (height > 0)
		j = stack[--height];
	pthread_mutex_unlock(&m);
	return j;
}

static void *produce(void *unused) {
	for (int i = 0; i < 20; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			break;
		j->id = i;
		j->sum = 0;
		int rc = put(j);
		j->sum++; // RACE!
		if (!rc)
			free(j); // NORACE
	}
	return unused;
}

static void *consume(void *unused) {
	for (int i = 0; i < 20; i++) {
		struct job *j = get();
		if (!j)
			continue;
		j->sum += j->id; // RACE!
		free(j); // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, produce, NULL);
	pthread_create(&u, NULL, consume, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
