// The limit is that of a number that was taken before.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static int cell[1000];

static void *t(void *unused) {
	int i = atomic_fetch_add(&next, 5);
	int k = atomic_fetch_add(&next, 5);
	int end = k + 5;
	k = i;
	for (; k < end; k++)
		cell[k] = i; // RACE!
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
