// The ends of a ring are moved, and read, in the order of all.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static _Atomic unsigned head, tail;

static int put(int x) {
	if (head - tail == N)
		return 0;
	cell[head % N] = x; // NORACE
	head++;
	return 1;
}

static int get(int *x) {
	if (head == tail)
		return 0;
	*x = cell[tail % N]; // NORACE
	tail = tail + 1;
	return 1;
}

static void *produce(void *arg) {
	for (int i = 0; i < 99; i++)
		while (!put(i))
			;
	return arg;
}

static void *consume(void *arg) {
	int sum = 0;
	for (int i = 0; i < 99; i++) {
		int x;
		while (!get(&x))
			;
		sum += x;
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	return 0;
}
