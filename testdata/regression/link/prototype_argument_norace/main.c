// A function finds the bits that its caller has passed, whatever the caller takes them for.
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void add(int n);

static void *run(void *arg) {
	add(-1); // the other file takes it for a number without a sign
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
