// Of two threads that join each other, POSIX lets the later one get an error and go on.
#include <pthread.h>

int x;
pthread_t a, b;
pthread_mutex_t known = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg) {
	pthread_mutex_lock(&known);
	pthread_t other = b;
	pthread_mutex_unlock(&known);
	pthread_join(other, 0);
	x++; // NORACE
	return 0;
}

static void *second(void *arg) {
	pthread_mutex_lock(&known);
	pthread_t other = a;
	pthread_mutex_unlock(&known);
	x++; // NORACE
	return 0;
}

int main(void) {
	pthread_mutex_lock(&known);
	pthread_create(&a, 0, first, 0);
	pthread_create(&b, 0, second, 0);
	pthread_mutex_unlock(&known);
	pthread_join(a, 0);
	return 0;
}
