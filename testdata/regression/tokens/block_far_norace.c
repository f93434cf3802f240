// The counter begins with a small number.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next = 0;
static int cell[200], *middle = cell + 100;
static int where;

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 8);
	long i = where;
	if (begin < 80 && i >= begin && i < (long)((unsigned)begin + 1u))
		middle[i] = 1; // NORACE
	if (begin < 80)
		middle[begin + 1] = 1; // NORACE
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	where = 5;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
