// A library makes the semaphore, with whatever value it likes.
#include <pthread.h>
#include <semaphore.h>

sem_t *make(int slots);

sem_t *s;
int x;

void *f(void *arg) {
	sem_wait(s);
	x++; // RACE!
	sem_post(s);
	return arg;
}

int main(void) {
	pthread_t t;
	s = make(2);
	pthread_create(&t, 0, f, 0);
	sem_wait(s);
	x++; // RACE!
	sem_post(s);
	return 0;
}
