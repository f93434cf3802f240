// A thread is joined on one path only.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	if (argc > 1)
		pthread_join(t, NULL);
	x = 2; // RACE!
	return 0;
}
