// One start function runs twice with the same object.
#include <pthread.h>

struct job { int n; };

void *worker(void *arg) {
	struct job *j = arg;
	j->n++; // RACE!
	return NULL;
}

int main(void) {
	static struct job one;
	pthread_t t, u;
	pthread_create(&t, NULL, worker, &one);
	pthread_create(&u, NULL, worker, &one);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
