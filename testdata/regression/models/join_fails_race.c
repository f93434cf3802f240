// A join that fails has not waited.
#include <pthread.h>

int g, failed;

void *run(void *p) {
	g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&u, 0, run, 0);
	pthread_create(&t, 0, run, 0);
	if (pthread_join(t, 0) != 0)
		failed = 1;
	if (pthread_join(u, 0) != 0)
		failed = 1;
	g = 2; // RACE!
	return 0;
}
