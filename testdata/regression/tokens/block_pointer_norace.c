// A pointer to the beginning of a block.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static long cell[100];

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 10);
	if (begin > 90)
		return unused;
	long *p = cell + begin;
	for (int i = 0; i < 10; i++)
		p[i] = i; // NORACE
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
