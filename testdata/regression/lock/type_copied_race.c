// The bytes of a mutex that has been made recursive make another one so.
#include <pthread.h>
#include <string.h>

int x;
pthread_mutex_t m, made;

void *worker(void *arg) {
	x++; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&made, &a);
	memcpy(&m, &made, sizeof m);
	pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x++; // RACE!
	return 0;
}
