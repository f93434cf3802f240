// A case falls through to the next one.
#include <pthread.h>

int x;

void act(int what) {
	switch (what) {
	case 1:
	case 2:
		x++; // RACE!
		break;
	default:
		break;
	}
}

void *worker(void *arg) {
	(void)arg;
	act(1);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	act(2);
	return 0;
}
