// Backwards through a block.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next = 1;
static int cell[101];

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 10);
	if (begin > 90)
		return unused;
	for (int i = begin + 9; i >= begin; i--)
		cell[i] = 1; // NORACE
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
