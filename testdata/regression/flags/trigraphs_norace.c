// Standards of ISO have trigraphs, and one may splice a line.
// flags: -std=gnu99
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *run(void *arg) {
	int n = 1; // why??/
	n = 0;
	if (n == 0)
		pthread_mutex_lock(&m);
	x++; // NORACE
	if (n == 0)
		pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
