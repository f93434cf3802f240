// The library gets what leads to the job, and posts the semaphore in it.
#include <pthread.h>
#include <semaphore.h>

struct job {
	int x;
	sem_t done;
} job;
struct ref {
	struct job *job;
} to = {&job};

void submit(struct ref *);

void *f(void *arg) {
	job.x = 1; // RACE!
	sem_post(&job.done);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	submit(&to); // RACE!
	sem_wait(&job.done);
	job.x = 2; // RACE!
	return 0;
}
