// Main moves an end while there is no thread that moves it.
#include <pthread.h>
#include <stdatomic.h>

#define N 4

static int cell[N];
static atomic_uint head, tail;

static void *produce(void *arg) {
	for (int i = 0; i < 9; i++) {
		unsigned h = atomic_load(&head);
		if (h - atomic_load(&tail) == N)
			continue;
		cell[h % N] = i; // NORACE
		atomic_store(&head, h + 1);
	}
	return arg;
}

static void *consume(void *arg) {
	int sum = 0;
	for (int i = 0; i < 9; i++) {
		unsigned t = atomic_load(&tail);
		if (t == atomic_load(&head))
			continue;
		sum += cell[t % N]; // NORACE
		atomic_store(&tail, t + 1);
	}
	return sum ? arg : NULL;
}

int main(void) {
	pthread_t p, c;
	unsigned h = atomic_load(&head);
	if (h - atomic_load(&tail) == N)
		return 1;
	cell[h % N] = 5;
	atomic_store(&head, h + 1);
	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
