// One start function runs twice with objects of its own.
#include <pthread.h>

struct job { int n; };

void *worker(void *arg) {
	struct job *j = arg;
	j->n++; // NORACE
	return NULL;
}

int main(void) {
	static struct job one, two;
	pthread_t t, u;
	pthread_create(&t, NULL, worker, &one);
	pthread_create(&u, NULL, worker, &two);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
