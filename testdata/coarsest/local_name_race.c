// Other threads get the address of a local variable, and use it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t end;
static int *last;

static void *work(void *arg) {
	(void)arg;
	int n = 0; // NORACE imprecise
	pthread_mutex_lock(&m);
	if (last)
		++*last; // RACE!
	last = &n; // NORACE
	pthread_mutex_unlock(&m);
	for (int i = 0; i < 9; i++)
		n += i; // RACE!
	pthread_barrier_wait(&end);
	return NULL;
}

int main(void) {
	pthread_t t[2];
	pthread_barrier_init(&end, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, work, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
