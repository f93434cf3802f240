// Blocks of a counter, the last of which is cut off.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static int cell[100];

static void *t(void *unused) {
	int i, begin, end;
	while ((begin = atomic_fetch_add(&next, 8)) < 100) {
		end = begin + 8;
		if (end > 100)
			end = 100;
		for (i = begin; i < end; i++)
			cell[i]++; // NORACE
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
