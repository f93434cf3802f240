// The library gets an array of semaphores, and may post each of them.
#include <pthread.h>
#include <semaphore.h>

sem_t s[2];
int x;

void post_all(sem_t *s, int n);

void *f(void *arg) {
	x = 1; // RACE!
	sem_post(&s[1]);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	post_all(s, 2);
	sem_wait(&s[1]);
	x = 2; // RACE!
	return 0;
}
