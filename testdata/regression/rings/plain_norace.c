// Each thread reads its own end as it likes.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static unsigned head, tail;

static int put(int x) {
	if (head - __atomic_load_n(&tail, __ATOMIC_ACQUIRE) >= N)
		return 0;
	cell[head % N] = x; // NORACE
	__atomic_store_n(&head, head + 1, __ATOMIC_RELEASE);
	return 1;
}

static int get(int *x) {
	if (__atomic_load_n(&head, __ATOMIC_ACQUIRE) == tail)
		return 0;
	*x = cell[tail % N]; // NORACE
	__atomic_store_n(&tail, tail + 1, __ATOMIC_RELEASE);
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
