// An index with a sign is not less than the begin of the block.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint next;
static int cell[200], *middle = cell + 100;
static int where;

static void *t(void *unused) {
	unsigned begin = atomic_fetch_add(&next, 8);
	int i = where;
	if (begin < 80 && i >= (int)begin && i < (int)begin + 8)
		middle[i] = 1; // NORACE
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	where = argc;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
