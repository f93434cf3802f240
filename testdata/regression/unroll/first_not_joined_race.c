// The loop that joins begins with the second thread.
#include <pthread.h>

int x;

void *worker(void *arg) {
	if (arg)
		x = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t[3];
	int i = 0;
	while (i < 3) {
		if (pthread_create(&t[i], NULL, worker, i ? NULL : &x))
			return 1;
		i++;
	}
	while (--i > 0)
		pthread_join(t[i], NULL);
	x = 2; // RACE!
	return 0;
}
