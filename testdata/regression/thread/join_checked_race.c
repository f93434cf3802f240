// A join of a thread that may have been detached fails, and the program goes on as if it had not.
#include <pthread.h>

static int x;

static void *work(void *arg) {
	x = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	if (argc > 1)
		pthread_detach(t);
	if (pthread_join(t, NULL) >= 0)
		x = 2; // RACE!
	return 0;
}
