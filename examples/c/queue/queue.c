// Producer and consumer share a ring buffer. The producer looks at the number of elements before it takes the lock.
#include <pthread.h>
#include <stdio.h>

enum { size = 8, items = 100 };

static int ring[size];
static int count, first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void put(int value) {
	while (count == size) // RACE!
		;
	pthread_mutex_lock(&lock);
	ring[(first + count) % size] = value; // NORACE
	count++; // NORACE
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&lock);
}

static int get(void) {
	int value;
	pthread_mutex_lock(&lock);
	while (count == 0) // NORACE
		pthread_cond_wait(&changed, &lock);
	value = ring[first]; // NORACE
	first = (first + 1) % size; // NORACE
	count--; // RACE!
	pthread_mutex_unlock(&lock);
	return value;
}

static void *producer(void *arg) {
	(void)arg;
	for (int i = 0; i < items; i++)
		put(i);
	return NULL;
}

static void *consumer(void *arg) {
	int sum = 0;
	(void)arg;
	for (int i = 0; i < items; i++)
		sum += get();
	printf("%d\n", sum);
	return NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
