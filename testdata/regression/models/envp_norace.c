// They are none of its arguments.
#include <pthread.h>
#include <stdlib.h>

char c, *p;

void *run(void *arg) {
	p[0] = 'x'; // NORACE
	return arg;
}

int main(int argc, char **argv, char **env) {
	pthread_t t;
	p = getenv("A");
	if (!p || !argv[0])
		return 1;
	pthread_create(&t, 0, run, 0);
	c = argv[0][0]; // NORACE
	return 0;
}
