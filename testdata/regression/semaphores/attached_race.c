// The semaphore lies in shared memory, where another process may have given it any value.
#include <pthread.h>
#include <semaphore.h>
#include <sys/shm.h>

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
	int id = shmget(1234, sizeof *s, 0600);
	s = shmat(id, 0, 0);
	if (s == (void *)-1)
		return 1;
	pthread_create(&t, 0, f, 0);
	sem_wait(s);
	x++; // RACE!
	sem_post(s);
	return 0;
}
