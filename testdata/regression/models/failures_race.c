// Whatever may fail for want of resources may do so now.
#include <pthread.h>
#include <semaphore.h>

int x;

void *run(void *arg)
{
	pthread_cond_t c;
	sem_t s;
	if (pthread_cond_init(&c, 0) != 0 || sem_init(&s, 0, 1) != 0)
		x++; // RACE!
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
