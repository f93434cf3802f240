// Only one thread waits for another; who waits for that one comes after both.
#include <pthread.h>
#include <unistd.h>

int x;
pthread_t worker;

static void *work(void *arg) {
	sleep(1);
	x++; // NORACE
	return 0;
}

static void *wait(void *arg) {
	pthread_join(worker, 0);
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t a;
	pthread_create(&worker, 0, work, 0);
	pthread_create(&a, 0, wait, 0);
	pthread_join(a, 0);
	x++; // NORACE
	return 0;
}
