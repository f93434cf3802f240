// Each thread takes a case of its own.
#include <pthread.h>

int x, y;

void act(int what) {
	switch (what) {
	case 1:
		x++; // NORACE
		break;
	case 2:
		y++; // NORACE
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
