// pthread_once runs its function once, before it returns to anybody.
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int value;

void setup(void) {
	value = 42; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	pthread_once(&once, setup);
	return value ? NULL : &value; // NORACE
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_once(&once, setup);
	return value; // NORACE
}
