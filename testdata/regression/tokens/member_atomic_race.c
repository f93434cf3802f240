// It is written by a union.
#include <pthread.h>
#include <stdatomic.h>

static struct {
	union {
		atomic_int next;
		char bytes[8];
	};
	int last;
} work;
static int cell[100];

static void *t(void *unused) {
	int i = atomic_fetch_add_explicit(&work.next, 3, memory_order_relaxed);
	if (i < 90) {
		cell[i] = 1; // RACE!
		cell[i + 3] = 1; // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	work.bytes[1] = 0;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
