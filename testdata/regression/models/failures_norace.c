// To signal a condition that is there cannot fail. To post a semaphore fails where it has the greatest value there is: no execution shows that here.
#include <pthread.h>
#include <semaphore.h>

int x, y;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
sem_t s;

void *run(void *arg)
{
	if (pthread_cond_signal(&c) != 0 || pthread_cond_broadcast(&c) != 0)
		x++; // NORACE
	if (sem_post(&s) != 0)
		y++; // NORACE imprecise
	return 0;
}

int main(void)
{
	pthread_t t;
	sem_init(&s, 0, 1);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
