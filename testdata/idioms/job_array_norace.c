// Jobs stand in an array, and each thread gets the address of one.
#include <pthread.h>
#include <stdio.h>

#define JOBS 6

enum state { PENDING, DONE };

struct job {
	unsigned long from, to;
	unsigned long primes;
	enum state state;
};

static int is_prime(unsigned long n) {
	if (n < 2)
		return 0;
	for (unsigned long d = 2; d * d <= n; d++)
		if (n % d == 0)
			return 0;
	return 1;
}

static void *run(void *arg) {
	struct job *job = arg;
	for (unsigned long n = job->from; n < job->to; n++)
		if (is_prime(n))
			job->primes++; // NORACE
	job->state = DONE; // NORACE
	return NULL;
}

static unsigned long evaluate(const struct job *jobs, int n) {
	unsigned long sum = 0;
	for (int i = 0; i < n; i++)
		if (jobs[i].state == DONE) // NORACE
			sum += jobs[i].primes; // NORACE
	return sum;
}

int main(void) {
	struct job jobs[JOBS];
	pthread_t threads[JOBS];
	for (int i = 0; i < JOBS; i++) {
		jobs[i].from = 1000 * i;
		jobs[i].to = 1000 * (i + 1);
		jobs[i].primes = 0;
		jobs[i].state = PENDING;
	}
	for (int i = 0; i < JOBS; i++)
		pthread_create(&threads[i], NULL, run, &jobs[i]);
	for (int i = 0; i < JOBS; i++)
		pthread_join(threads[i], NULL);
	printf("%lu\n", evaluate(jobs, JOBS));
	return 0;
}
