// Comparing a narrow number with the largest unsigned one is always possible.
#include <pthread.h>

int g;

void *worker(void *arg) {
	g = 1; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	int n = argc > 0 ? argc : 1;
	if ((unsigned long)n < 18446744073709551615ul)
		g = 2; // RACE!
	return 0;
}
