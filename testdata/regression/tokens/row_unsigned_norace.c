// Rows in a block, with numbers without a sign.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static size_t next;
static char cell[64 * 20];

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	size_t begin = next;
	next += 4;
	pthread_mutex_unlock(&m);
	if (begin >= 16)
		return unused;
	for (size_t y = begin; y < begin + 4; y++)
		for (unsigned x = 0; x < 64; x++)
			cell[x + 64 * y] = 1; // NORACE
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
