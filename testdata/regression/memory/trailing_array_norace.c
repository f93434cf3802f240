#include <pthread.h>
#include <stdlib.h>

// Arrays that are not the last thing in their memory stay within their bounds.
struct message {
	char title[8];
	int n;
	char text[8];
};

static void *writer(void *arg) {
	struct message *m = arg;
	m[0].n = 1;       // NORACE
	m[1].title[0] = 1; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t;
	struct message *m = malloc(2 * sizeof *m);
	if (!m)
		return 1;
	pthread_create(&t, 0, writer, m);
	m->title[argc] = 2;  // NORACE
	m[1].text[argc] = 2; // NORACE
	pthread_join(t, 0);
	free(m);
	return 0;
}
