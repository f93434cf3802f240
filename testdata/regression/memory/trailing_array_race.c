#include <pthread.h>
#include <stdlib.h>

// The last array of a record goes on behind it if the memory does.
struct message {
	int n;
	char text[4];
};

static void *writer(void *arg) {
	struct message *m = arg;
	m->text[12] = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	struct message *m = malloc(sizeof *m + 16);
	if (!m)
		return 1;
	pthread_create(&t, 0, writer, m);
	for (int i = 0; i < 16; i++)
		m->text[i] = 2; // RACE!
	pthread_join(t, 0);
	free(m);
	return 0;
}
