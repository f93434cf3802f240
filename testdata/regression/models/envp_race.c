// The strings that getenv finds are those of the third parameter of main.
#include <pthread.h>
#include <stdlib.h>

char c, *p;

void *run(void *arg) {
	p[0] = 'x'; // RACE!
	return arg;
}

int main(int argc, char **argv, char **env) {
	pthread_t t;
	p = getenv("A");
	if (!p || !env[0])
		return 1;
	pthread_create(&t, 0, run, 0);
	c = env[0][0]; // RACE!
	return 0;
}
