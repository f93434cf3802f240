// The last one lets a thread of its own help.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left = 2;
static int sum;

static void *help(void *unused) {
	sum++; // RACE!
	return unused;
}

static void *work(void *unused) {
	if (atomic_fetch_sub(&left, 1) == 1) {
		pthread_t t;
		pthread_create(&t, NULL, help, NULL);
		sum++; // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&t, NULL, work, NULL);
	return 0;
}
