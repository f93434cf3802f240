// Other threads get the address of a local variable, and leave it alone. By its name each thread means its own.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *last;

static void *work(void *arg) {
	(void)arg;
	int n = 0; // NORACE
	pthread_mutex_lock(&m);
	last = &n; // NORACE
	pthread_mutex_unlock(&m);
	for (int i = 0; i < 9; i++)
		n += i; // NORACE
	return n > 3 ? arg : NULL; // NORACE
}

int main(int argc, char **argv) {
	pthread_t t[64];
	(void)argv;
	for (int i = 0; i < argc && i < 64; i++)
		pthread_create(&t[i], NULL, work, NULL);
	for (int i = 0; i < argc && i < 64; i++)
		pthread_join(t[i], NULL);
	return 0;
}
