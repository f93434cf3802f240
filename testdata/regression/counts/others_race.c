// Others count, too, and nobody knows how many there are.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int n;
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_fetch_add(&n, 1);
	return unused;
}

static void *other(void *unused) {
	atomic_fetch_add(&n, 1);
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (argv[--argc])
		pthread_create(&t, NULL, other, NULL);
	while (atomic_load(&n) < 3)
		;
	return data; // RACE!
}
