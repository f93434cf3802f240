// No unsigned number is above the largest one.
#include <pthread.h>

int g;

void *worker(void *arg) {
	g = 1; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	unsigned long n = argc;
	if (n > 18446744073709551615ul)
		g = 2; // NORACE
	return 0;
}
