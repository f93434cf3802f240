// Unknown code gets the address of a variable and is listed as unknown: what it may do to the variable counts.
#include <pthread.h>

void consult(int *answer);

int answer;

void *worker(void *arg) {
	consult(&answer); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	return answer; // RACE!
}
