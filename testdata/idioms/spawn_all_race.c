// The second round begins before the first one has been joined.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 32

static int input[MAX * 8];
static long sum, squares;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void spawn_all(pthread_t *threads, int n, void *(*run)(void *), void *arg) {
	for (int i = 0; i < n; i++)
		if (pthread_create(&threads[i], NULL, run, arg) != 0) {
			perror("pthread_create");
			exit(1);
		}
}

static void join_all(pthread_t *threads, int n) {
	for (int i = 0; i < n; i++)
		pthread_join(threads[i], NULL);
}

static void *add(void *arg) {
	for (int i = 0; i < MAX * 8; i++) {
		pthread_mutex_lock(&lock);
		sum += input[i]; // RACE!
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

static void *square(void *arg) {
	long scale = sum; // RACE!
	for (int i = 0; i < MAX * 8; i++) {
		pthread_mutex_lock(&lock);
		squares += scale * input[i] * input[i];
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

int main(void) {
	pthread_t first[MAX], second[MAX];
	for (int i = 0; i < MAX * 8; i++)
		input[i] = i % 7;
	spawn_all(first, 4, add, NULL);
	spawn_all(second, 8, square, NULL);
	join_all(first, 4);
	join_all(second, 8);
	printf("%ld %ld\n", sum, squares);
	return 0;
}
