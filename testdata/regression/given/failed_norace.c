// Where no thread could be started, its creator has the object still.
#include <pthread.h>
#include <stdlib.h>

struct job { int id; };

void *serve(void *arg) {
	struct job *j = arg;
	j->id++; // NORACE
	return NULL;
}

static int start(struct job *j) {
	pthread_t t;
	if (pthread_create(&t, NULL, serve, j) != 0)
		return -1;
	pthread_detach(t);
	return 0;
}

int main(int argc, char **argv) {
	for (int i = 0; i < argc; i++) {
		struct job *j = malloc(sizeof *j);
		if (j == NULL)
			return 1;
		j->id = i;
		if (start(j) < 0)
			free(j); // NORACE
	}
	return 0;
}
