// The loop is in a function that is called twice.
#include <pthread.h>
#include <stdatomic.h>

#define N 40

static atomic_int done;
static int data[N];

static void *work(void *arg) {
	*(int *)arg = 1; // RACE!
	atomic_fetch_add(&done, 1);
	return NULL;
}

static void start(void) {
	pthread_t t;
	for (int i = 0; i < N; i++)
		pthread_create(&t, NULL, work, &data[i]);
}

int main(void) {
	start();
	start();
	while (atomic_load(&done) < N)
		;
	return data[3]; // RACE!
}
