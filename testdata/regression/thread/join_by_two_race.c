// Of two threads that wait for a third one at a time, the C library tells the later one that it cannot, and that goes on.
#include <pthread.h>
#include <unistd.h>

int x;
pthread_t worker;

static void *work(void *arg) {
	sleep(1);
	x++; // RACE!
	return 0;
}

static void *wait(void *arg) {
	pthread_join(worker, 0);
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t a;
	pthread_create(&worker, 0, work, 0);
	pthread_create(&a, 0, wait, 0);
	pthread_join(worker, 0);
	return 0;
}
