// It comes round, to the same elements.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint next;
static char cell[100];

static void *t(void *unused) {
	for (int k = 0; k < 5; k++) {
		unsigned i = atomic_fetch_add(&next, 4096);
		if (i % 16384 == 0)
			cell[i * 262144u + 3] = 1; // RACE!
	}
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
