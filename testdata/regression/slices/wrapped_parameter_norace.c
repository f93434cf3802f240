// A factor is changed, whatever the caller says.
#include <pthread.h>
#include <stddef.h>

#define THREADS 4

static int a[400];

static void *work(void *arg) {
	a[(unsigned char)(long)arg] = 1; // NORACE
	return NULL;
}

static void create(int given) {
	pthread_t id;
	int factor = given > 99 ? 1 : 2;
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id, NULL, work, (void *)(long)(t * factor));
}

int main(void) {
	create(256);
	pthread_exit(NULL);
}
