// The other number is greater than the block.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint next;
static int cell[64][8];

static void *t(void *unused) {
	unsigned row = atomic_fetch_add_explicit(&next, 4, memory_order_relaxed);
	if (row > 60)
		return unused;
	for (unsigned i = 0; i < 5; i++)
		for (int k = 0; k < 8; k++)
			cell[row + i][k] = 1; // RACE!
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
