// A semaphore hands data over.
#include <pthread.h>
#include <semaphore.h>

sem_t s;
int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	sem_post(&s);
	return NULL;
}

int main(void) {
	pthread_t t;
	sem_init(&s, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	sem_wait(&s);
	return x; // NORACE
}
