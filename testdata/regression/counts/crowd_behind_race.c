// The condition comes behind the creation, and before the increment.
#include <pthread.h>
#include <stdatomic.h>

#define N 40

static atomic_int done;
static int data[N + 1];

static void *work(void *arg) {
	*(int *)arg = 1; // RACE!
	atomic_fetch_add(&done, 1);
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0;;) {
		pthread_create(&t, NULL, work, &data[i]);
		if (i >= N)
			break;
		i++;
	}
	while (atomic_load(&done) < N)
		;
	return data[3]; // RACE!
}
