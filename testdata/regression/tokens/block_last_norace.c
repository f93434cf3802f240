// The last element of a block is included.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next = 1;
static int cell[100];

static void *t(void *unused) {
	pthread_mutex_lock(&m);
	int end = next + 4;
	int i = next;
	next = end;
	pthread_mutex_unlock(&m);
	if (end > 100)
		return unused;
	for (int last = end - 1; i <= last; i++)
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
