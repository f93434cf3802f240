// The number is less by then.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;

static void *work(void *arg) {
	*(int *)arg = 1; // RACE!
	pthread_mutex_lock(&m);
	done++;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 3;
	if (n < 1 || n > 99)
		return 1;
	int *data = calloc(n, sizeof *data);
	if (!data)
		return 1;
	for (int i = 0; i < n; i++) {
		pthread_t t;
		if (pthread_create(&t, NULL, work, &data[i]))
			abort();
	}
	n--;
	pthread_mutex_lock(&m);
	while (done != n)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return data[0]; // RACE!
}
