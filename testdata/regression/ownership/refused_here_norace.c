// Put on the stack and freed in one function.
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
		int there = 0;
		pthread_mutex_lock(&m);
		if (height < N) {
			stack[height++] = j;
			there = 1;
		}
		pthread_mutex_unlock(&m);
		if (!there)
			free(j);
	}
	return unused;
}

static void *consume(void *unused) {
	for (int i = 0; i < 20; i++) {
		struct job *j = get();
		if (!j)
			continue;
		j->sum += j->id; // NORACE
		free(j);
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
