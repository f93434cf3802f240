// What the library has written in a mutex is read as a number beside it in a union.
#include <pthread.h>

static union {
	pthread_mutex_t m;
	int numbers[10];
} u;
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&other);
	x++; // RACE!
	pthread_mutex_unlock(&other);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_mutex_lock(&u.m);
	if (u.numbers[2])
		x++; // RACE!
	pthread_mutex_unlock(&u.m);
	return 0;
}
