// A ring of pointers whose numbers are variables: the address of one is used.
#include <pthread.h>
#include <stdlib.h>

#define N 8

struct job {
	int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct job *items[N];
static int head, tail, count;

static void more(int *n) {
	*n = N;
}

static void put(struct job *j) {
	pthread_mutex_lock(&lock);
	if (count < N) {
		items[tail] = j;
		tail = (tail + 1) % N;
		count++;
	} else {
		free(j);
	}
	pthread_mutex_unlock(&lock);
}

static struct job *get(void) {
	struct job *j = NULL;
	pthread_mutex_lock(&lock);
	if (count > 0) {
		j = items[head];
		head = (head + 1) % N;
		count--;
	}
	pthread_mutex_unlock(&lock);
	return j;
}

static void *produce(void *arg) {
	for (int i = 0; i < 100; i++) {
		struct job *j = malloc(sizeof *j);
		if (!j)
			abort();
		j->value = i;
		put(j);
	}
	return arg;
}

static void *consume(void *arg) {
	for (int i = 0; i < 100; i++) {
		pthread_mutex_lock(&lock);
		more(&count);
		pthread_mutex_unlock(&lock);
		struct job *j = get();
		if (j) {
			j->value++; // RACE!
			free(j); // RACE!
		}
	}
	return arg;
}

int main(void) {
	pthread_t threads[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
