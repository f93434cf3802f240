// The destructor of a key runs when a thread ends, although the value is set before (in the text) the key is made.
#include <pthread.h>

int g;
pthread_key_t key;

void destroy(void *p) {
	g = 1; // RACE!
}

void *worker(void *arg) {
	pthread_setspecific(key, &g);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_key_create(&key, destroy);
	pthread_create(&t, 0, worker, 0);
	g = 2; // RACE!
	return 0;
}
