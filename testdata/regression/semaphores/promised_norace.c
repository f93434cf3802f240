// The library promises not to change the job, and gets the text beside the semaphore of another.
#include <pthread.h>
#include <semaphore.h>

struct job {
	int x;
	int text;
	sem_t done;
} job;

void print(const struct job *);
void fill(int *);

void *f(void *arg) {
	job.x = 1; // NORACE
	sem_post(&job.done);
	return arg;
}

int main(void) {
	pthread_t t;
	fill(&job.text);
	pthread_create(&t, 0, f, 0);
	sem_wait(&job.done);
	job.x = 2; // NORACE
	print(&job);
	return 0;
}
