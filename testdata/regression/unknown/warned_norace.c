// Unknown code gets the address of a variable, and has returned when the variable is used.
#include <pthread.h>

void consult(int *answer);

int answer;

void *worker(void *arg) {
	consult(&answer); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	pthread_join(t, NULL);
	return answer; // NORACE
}
