// The loop writes the object when its thread has started.
#include <pthread.h>
#include <stdlib.h>

struct job { int id; long sum; };

extern int next_request(void);

void *serve(void *arg) {
	struct job *j = arg;
	j->sum += j->id; // RACE!
	return NULL;
}

int main(void) {
	int id;
	while ((id = next_request()) >= 0) {
		struct job *j = malloc(sizeof *j);
		if (j == NULL)
			continue;
		j->id = id;
		j->sum = 0;
		pthread_t t;
		if (pthread_create(&t, NULL, serve, j) != 0) {
			free(j); // NORACE
			continue;
		}
		pthread_detach(t);
		j->sum = 0; // RACE!
	}
	return 0;
}
