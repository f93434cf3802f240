// Another thread sets the copy of the head, to what that was some time ago.
#include <pthread.h>
#include <stdatomic.h>
#define N 8
#define LOAD(at, order) atomic_load_explicit(at, memory_order_##order)
#define STORE(at, n) atomic_store_explicit(at, n, memory_order_release)

static _Atomic unsigned head, tail;
static int cell[N], sum;
static unsigned one;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *produce(void *p) {
	for (int i = 0; i < 1000; i++) {
		unsigned h = LOAD(&head, relaxed), t = LOAD(&tail, acquire);
		if (h - t == N)
			continue;
		cell[h % N] = i; // RACE!
		STORE(&head, h + 1);
	}
	return p;
}

static void *consume(void *p) {
	for (int i = 0; i < 1000; i++) {
		unsigned t = LOAD(&tail, relaxed);
		pthread_mutex_lock(&m);
		if (t == one) {
			unsigned x = LOAD(&head, acquire);
			one = x;
			if (t == one) {
				pthread_mutex_unlock(&m);
				continue;
			}
		}
		pthread_mutex_unlock(&m);
		sum += cell[t % N]; // RACE!
		STORE(&tail, t + 1);
	}
	return p;
}

static void *look(void *p) {
	unsigned x = LOAD(&head, acquire);
	pthread_mutex_lock(&m);
	one = x; // NORACE
	pthread_mutex_unlock(&m);
	return p;
}

int main(void) {
	pthread_t a, b, c;
	pthread_create(&a, 0, produce, 0);
	pthread_create(&b, 0, consume, 0);
	pthread_create(&c, 0, look, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	pthread_join(c, 0);
	return sum;
}
